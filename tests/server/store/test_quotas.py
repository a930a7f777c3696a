"""A guest's quota holds however many requests come at once, in one process or two."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from coeurdelion.core import Refused
from coeurdelion.server.store import IMPORT, OVER, PLAYING, Quota, Seated, Store, StoredMatch, StoredSeat
from tests.server.harness import store_at, stored

BOT_TABLES = Quota("bot-tables", 3)


def table(number: int, kinds: str = "aB", **terms: Any) -> StoredMatch:
    return stored(kinds, match=f"m{number}", **terms)


async def outcomes(*requests: Any) -> list[str]:
    """The reason for which each of some concurrent requests was refused, empty if it was not."""
    answers = await asyncio.gather(*requests, return_exceptions=True)
    assert all(answer is None or isinstance(answer, Refused | bool | str) for answer in answers), answers
    return [answer.reason if isinstance(answer, Refused) else "" for answer in answers]


async def test_concurrent_requests_do_not_slip_through(address: str) -> None:
    async with store_at(address) as store, store_at(address) as other:
        await store.add_guest("a", "Ada", 0)
        stores = (store, other) if address.startswith("postgresql") else (store, store)
        said = await outcomes(*(stores[n % 2].add_match(table(n), 0, quota=BOT_TABLES) for n in range(60)))
        assert sorted(said) == [""] * 3 + ["too-many-bot-tables"] * 57


async def test_only_unfinished_tables_of_the_owner_with_bots_count(store: Store) -> None:
    await store.add_match(table(1, state=PLAYING), 0)
    await store.add_match(table(2), 0)
    await store.add_match(table(3, "ab"), 0)
    await store.add_match(table(4, state=OVER), 0)
    await store.add_match(table(5)._replace(owner="b"), 0)
    await store.add_match(table(6), 0, quota=BOT_TABLES)
    with pytest.raises(Refused) as refused:
        await store.add_match(table(7), 0, quota=BOT_TABLES)
    assert (refused.value.reason, refused.value.params) == ("too-many-bot-tables", {"count": 3})
    assert await store.match("m7") is None


async def test_starting_with_bots_counts_and_a_table_that_had_one_starts(store: Store) -> None:
    for number in range(3):
        await store.add_match(table(number), 0)
    await store.add_match(table(3, "a-"), 0)

    def with_bot(seats: tuple[StoredSeat, ...]) -> Seated:
        return Seated(tuple(seat if seat.guest else seat._replace(kind="bot", level="random") for seat in seats))

    assert await outcomes(store.start_match("m3", with_bot, BOT_TABLES)) == ["too-many-bot-tables"]
    unchanged = await store.match("m3")
    assert unchanged
    assert (unchanged.state, unchanged.seats[1].kind) == ("open", "person")
    assert await store.start_match("m2", with_bot, BOT_TABLES)


async def test_a_rematch_with_bots_counts_unless_one_waits_already(store: Store) -> None:
    origin = {"kind": "rematch", "match": "m0"}
    await store.add_match(table(0, state=OVER), 0)
    for number in (1, 2):
        await store.add_match(table(number), 0)
    assert await store.add_rematch(table(3, origin=origin), 0, BOT_TABLES) == "m3"
    assert await store.add_rematch(table(4, origin=origin), 0, BOT_TABLES) == "m3"
    await store.start_match("m3", Seated)
    assert await outcomes(store.add_rematch(table(5, origin=origin), 0, BOT_TABLES)) == ["too-many-bot-tables"]


async def test_imports_are_counted_finished_as_they_are(address: str) -> None:
    quota = Quota("imports", 2)
    async with store_at(address) as store:
        await store.add_match(table(0, "ab", state=OVER), 0)
        imports = [table(n, "ab", state=OVER, origin={"kind": IMPORT, "seedless": True}) for n in range(1, 9)]
        said = await outcomes(*(store.add_match(match, 0, quota=quota) for match in imports))
        assert sorted(said) == [""] * 2 + ["too-many-imports"] * 6


async def test_the_lobby_lists_a_few_of_each_owner_everyones_newest_first(address: str) -> None:
    async with store_at(address) as store:
        for number in range(60):
            await store.add_match(table(number, "a-", public=True), 100 + number)
        await store.add_match(table(90, "b-", public=True)._replace(owner="b"), 1)
        listed = [match.id for match in await store.open_matches(50, 3)]
        assert listed == ["m59", "m90", "m58", "m57"]
        assert [match.id for match in await store.open_matches(2, 3)] == ["m59", "m90"], "nobody is pushed out"
