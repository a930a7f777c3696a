"""How a match begins: once nothing is waited for, with seats as they were set or drawn from the seed, whatever the game."""

from __future__ import annotations

import pytest

from coeurdelion.core import AnyGame
from coeurdelion.games import GAMES
from coeurdelion.match.chance import draw_seating
from coeurdelion.match.verify import Answer, verify
from coeurdelion.server.store import Store, StoredSeat
from coeurdelion.server.table.start import draw_seats, seat_bots, seat_everyone
from coeurdelion.server.table.table import Table
from tests.server.harness import SEED, at_random, new_table, stored

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


@EVERY_GAME
async def test_drawn_seats_go_to_everyone_in_turn(game: AnyGame, store: Store) -> None:
    """In Lionheart each seat has its own colour, elsewhere people keep theirs."""
    orders = set()
    for number in range(8):
        match = stored("ab", {}, game, match=f"m{number}", seating="random")
        match = match._replace(seats=(match.seats[0]._replace(nonce=f"n{number}"), match.seats[1]))
        await store.add_match(match, 0)
        table = await Table.load(match, store, at_random)
        assert table.live
        assert verify(table.live.record()).answer is Answer.VERIFIED
        seats = table.stored.seats
        assert {seat.guest for seat in seats} == {"a", "b"}
        assert table.stored.places == " ".join(str("ab".index(str(seat.guest))) for seat in seats)
        orders.add(tuple((seat.guest, seat.colour) for seat in seats))
    first, second = game.colours[:2]
    swapped = (first, second) if game.id == "lionheart" else (second, first)
    assert orders == {(("a", first), ("b", second)), (("b", swapped[0]), ("a", swapped[1]))}


def seats_of(kinds: str, *, nonce_due: bool = False) -> tuple[StoredSeat, ...]:
    """Seats as the harness makes them, each with its letter as nonce."""
    return tuple(seat._replace(nonce=seat.guest or "", nonce_due=nonce_due) for seat in stored(kinds, {}).seats)


def test_seats_are_drawn_as_anyone_can_derive() -> None:
    seats = seats_of("abc")
    drawn = draw_seats(seats, SEED, colours_free=True)
    places = draw_seating(SEED, ("a", "b", "c"))
    assert drawn.places == " ".join(map(str, places))
    assert drawn.seats == tuple(seats[place]._replace(seat=seat) for seat, place in enumerate(places))
    kept = draw_seats(seats, SEED, colours_free=False)
    assert [seat.colour for seat in kept.seats] == [seat.colour for seat in seats]
    assert [seat.guest for seat in kept.seats] == [seat.guest for seat in drawn.seats]


def test_a_match_starts_only_when_nothing_is_waited_for() -> None:
    match = stored("ab")
    assert seat_everyone(match, seats_of("ab")) == (seats_of("ab"), "")
    assert seat_everyone(match, seats_of("a-")) is None
    assert seat_everyone(match, seats_of("ab", nonce_due=True)) is None
    started = seat_bots(match, "random", seats_of("a-", nonce_due=True))
    assert started
    assert [(seat.guest, seat.kind, seat.nonce_due) for seat in started.seats] == [
        ("a", "person", False),
        (None, "bot", False),
    ]


async def loaded(store: Store) -> Table:
    """The table as the store has it now."""
    found = await store.match("m")
    assert found
    return await Table.load(found, store, at_random)


async def test_a_match_waits_for_a_nonce_also_after_a_reload(store: Store) -> None:
    match = stored("aB")
    await store.add_match(match._replace(seats=(match.seats[0]._replace(nonce_due=True), match.seats[1])), 0)
    for _ in range(2):
        assert (await loaded(store)).live is None
    assert await store.add_nonce("m", "a", "share")
    table = await loaded(store)
    assert table.live
    assert table.live.nonces == ("share", "")


async def test_a_match_that_cannot_start_after_all_does_not_begin(store: Store) -> None:
    """Someone left in another process between reading and starting."""
    table = await new_table(store, "a-")
    taken = table.stored.seats[1]._replace(guest="z")
    assert await store.take_seat("m", taken)
    await table.journal.catch_up()
    assert await store.leave_seat("m", 1, "z")
    await table.begin()
    assert table.live is None
