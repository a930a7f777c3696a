"""The tables of a process: loaded when someone comes, let go when nobody needs them, their bots run by one process only."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import pytest
from litestar.exceptions import NotFoundException

from coeurdelion.core import AnyGame, Seat
from coeurdelion.match.live import LiveMatch
from coeurdelion.server.bots.pool import Advice, BotPool
from coeurdelion.server.cluster import leases
from coeurdelion.server.cluster.bus import Bus
from coeurdelion.server.cluster.leases import Leases
from coeurdelion.server.settings import Settings
from coeurdelion.server.store import Store
from coeurdelion.server.table import registry
from coeurdelion.server.table.periodic import open_registry
from coeurdelion.server.table.registry import TableRegistry
from tests.server.harness import eventually, measured, store_at, stored


def new_tables(store: Store) -> TableRegistry:
    return TableRegistry(store, BotPool(), Bus(), Leases(store))


async def test_a_table_is_loaded_once_for_all_who_come_together(store: Store) -> None:
    await store.add_match(stored("ab"), 0)
    kept = new_tables(store)
    found = await asyncio.gather(*(kept.get("m") for _ in range(5)))
    assert len({id(table) for table in found}) == 1
    for _ in range(2):
        with pytest.raises(NotFoundException):
            await kept.get("nowhere")


async def test_a_table_that_nobody_needs_leaves_and_comes_back_as_it_was(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.add_match(stored("ab"), 0)
    kept = new_tables(store)
    table = await kept.get("m")
    await kept.unload_idle()
    assert await kept.get("m") is table
    monkeypatch.setattr(registry, "IDLE_TIMEOUT_S", -1.0)
    await kept.unload_idle()
    again = await kept.get("m")
    assert again is not table
    assert again.live
    assert table.live
    assert again.live.log == table.live.log


async def test_tables_that_were_touched_and_left_take_no_memory(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "IDLE_TIMEOUT_S", -1.0)

    async def touch(kept: TableRegistry) -> None:
        for number in range(100):
            await kept.get(f"m{number}")
        assert measured("coeurdelion_tables") == 100
        await kept.unload_idle()

    kept = new_tables(store)
    for number in range(100):
        await store.add_match(stored("ab", match=f"m{number}"), 0)
    await touch(kept)
    before = resident_kib()
    for _ in range(3):
        await touch(kept)
    assert measured("coeurdelion_tables") == 0
    assert resident_kib() - before < 30_000


def resident_kib() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


async def test_a_match_of_bots_goes_on_by_itself_after_a_restart(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LEASE_DURATION_S", 1.0)
    settings = Settings(address)
    async with store_at(address) as store:
        await store.add_match(stored("BB"), int(time.time()))
        async with open_registry(settings) as kept:
            await kept.get("m")
            await stored_entries(store, 12)
        stopped = len(await store.entries("m"))
        async with open_registry(settings):
            await stored_entries(store, stopped + 3)


async def stored_entries(store: Store, count: int) -> None:
    """Until a match has so many entries, whoever adds them."""

    async def reached() -> bool:
        return len(await store.entries("m")) >= count

    assert await eventually(reached)


class NotingPool(BotPool):
    """A pool that notes for whom it is asked and as whom a bot appears, and whose bots choose the first legal line."""

    def __init__(self) -> None:
        super().__init__(0)
        self.owners: list[str] = []
        self.characters: list[str] = []

    async def advise(
        self, game: AnyGame, level: str, live: LiveMatch, seat: Seat, owner: str = "", character: str = ""
    ) -> Advice:
        self.owners.append(owner)
        self.characters.append(character)
        return Advice(str(game.legal(live.state, seat)[0]))

    hint = advise


@pytest.mark.parametrize("owner", ["ada", ""])
async def test_bots_think_in_the_turn_of_the_owner_and_hints_in_that_of_who_asks(store: Store, owner: str) -> None:
    match = stored("bB", hints=True)._replace(owner=owner)
    match = match._replace(seats=(match.seats[0], match.seats[1]._replace(character="aubry")))
    await store.add_match(match, 0)
    pool = NotingPool()
    kept = TableRegistry(store, pool, Bus(), Leases(store))
    table = await kept.get("m")
    live = table.journal.begun()
    assert live.to_act() == (0,)
    await table.hint(0, 1)
    assert pool.owners == ["b"]
    while table.journal.begun().to_act() == (0,):
        line = str(table.game.legal(table.journal.begun().state, 0)[0])
        await table.act(0, table.journal.question(0), line)
    table.wake_bots()

    async def asked() -> bool:
        return len(pool.owners) > 1

    await eventually(asked)
    assert pool.owners[1] == (owner or "m")
    assert pool.characters[:2] == ["", "aubry"]
    await kept.close()
