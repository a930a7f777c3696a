"""A seat that was confirmed to a person stays theirs, in two processes on one database too."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from coeurdelion.server.store import PLAYING, Seated, Store, StoredSeat
from tests.server.harness import store_at, stored

TRIES = 200


@pytest.fixture
async def stores(address: str) -> AsyncIterator[tuple[Store, Store]]:
    """Two stores on one database, as two processes have them."""
    async with store_at(address) as first, store_at(address) as second:
        yield first, second


def with_bots(seats: tuple[StoredSeat, ...]) -> Seated:
    """The seats with a bot in each that is free."""
    return Seated(tuple(seat if seat.guest else seat._replace(kind="bot", level="random") for seat in seats))


async def test_a_seat_that_was_taken_is_never_given_to_a_bot(stores: tuple[Store, Store]) -> None:
    first, second = stores
    outcomes = set()
    for number in range(TRIES):
        made = stored("a-", match=f"m{number}")
        await first.add_match(made, 1)
        grace = made.seats[1]._replace(guest="grace", name="Grace")
        one, two = (first, second) if number % 2 else (second, first)
        taken, started = await asyncio.gather(one.take_seat(made.id, grace), two.start_match(made.id, with_bots))
        assert started
        found = await first.match(made.id)
        assert found
        assert (found.state, found.seats[1].guest) == (PLAYING, "grace" if taken else None)
        assert (found.seats[1].kind == "bot") == (not taken)
        outcomes.add(taken)
    assert outcomes == {True, False}, "neither was always first"


async def test_a_seat_is_left_before_the_start_or_not_at_all(stores: tuple[Store, Store]) -> None:
    first, second = stores
    for number in range(TRIES // 4):
        made = stored("ab", match=f"m{number}")
        await first.add_match(made, 1)
        left, started = await asyncio.gather(
            first.leave_seat(made.id, 1, "b"),
            second.start_match(made.id, lambda seats: Seated(seats) if all(seat.guest for seat in seats) else None),
        )
        assert left != started
        found = await first.match(made.id)
        assert found
        assert found.seats[1].guest == (None if left else "b")


async def test_a_table_that_is_cleared_away_confirms_no_seat(stores: tuple[Store, Store]) -> None:
    first, second = stores
    for number in range(TRIES // 4):
        made = stored("a-", match=f"m{number}")
        await first.add_match(made, 1)
        grace = made.seats[1]._replace(guest="grace", name="Grace")
        dropped, started, _ = await asyncio.gather(
            first.drop_match(made.id), second.start_match(made.id, with_bots), second.take_seat(made.id, grace)
        )
        assert dropped != started
        assert (await first.match(made.id) is None) == dropped
