"""The tables of a process: loaded when someone comes, let go when nobody needs them, their bots run by one process only."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import NotFoundException

from coeurdelion.server.bots.pool import BotPool
from coeurdelion.server.cluster import leases
from coeurdelion.server.cluster.bus import Bus
from coeurdelion.server.cluster.leases import Leases
from coeurdelion.server.settings import Settings
from coeurdelion.server.store import Store
from coeurdelion.server.store.address import sqlite_address
from coeurdelion.server.table import registry
from coeurdelion.server.table.registry import Tables, open_tables
from tests.server.harness import stored


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = Store.at(address)
    await store.upgrade()
    try:
        yield store
    finally:
        await store.close()


def play(address: str, scene: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with opened(address) as store:
            await scene(store)

    asyncio.run(run())


def new_tables(store: Store) -> Tables:
    return Tables(store, BotPool(), Bus(), Leases(store))


def test_a_table_is_loaded_once_for_all_who_come_together(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        await store.add_match(stored("ab"), 0)
        kept = new_tables(store)
        found = await asyncio.gather(*(kept.get("m") for _ in range(5)))
        assert len({id(table) for table in found}) == 1
        for _ in range(2):
            with pytest.raises(NotFoundException):
                await kept.get("nowhere")

    play(sqlite_address(tmp_path / "tables.db"), scene)


def test_a_table_that_nobody_needs_leaves_and_comes_back_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(store: Store) -> None:
        await store.add_match(stored("ab"), 0)
        kept = new_tables(store)
        table = await kept.get("m")
        await kept.unload_idle()
        assert await kept.get("m") is table
        monkeypatch.setattr(registry, "IDLE", -1.0)
        await kept.unload_idle()
        again = await kept.get("m")
        assert again is not table
        assert again.live
        assert table.live
        assert again.live.log == table.live.log

    play(sqlite_address(tmp_path / "tables.db"), scene)


def test_tables_that_were_touched_and_left_take_no_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "IDLE", -1.0)

    async def scene(store: Store) -> None:
        kept = new_tables(store)
        for number in range(100):
            await store.add_match(stored("ab")._replace(id=f"m{number}"), 0)
        await _touch(kept)
        before = resident_kib()
        for _ in range(3):
            await _touch(kept)
        assert not kept._tables
        assert resident_kib() - before < 30_000

    async def _touch(kept: Tables) -> None:
        for number in range(100):
            await kept.get(f"m{number}")
        await kept.unload_idle()

    play(sqlite_address(tmp_path / "tables.db"), scene)


def resident_kib() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


def test_a_lease_has_one_holder_until_it_ends(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LEASE_DURATION_S", 1.0)

    async def scene(store: Store) -> None:
        await store.add_match(stored("aB"), 0)
        first, second = Leases(store), Leases(store)
        taken = await asyncio.gather(first.take("m"), second.take("m"))
        assert sorted(taken) == [False, True]
        holder, other = (first, second) if taken[0] else (second, first)
        assert not await other.take("m")
        await asyncio.sleep(0.6)
        await holder.renew()
        await asyncio.sleep(0.6)
        assert holder.holds("m")
        assert not await other.orphans()
        await asyncio.sleep(0.6)
        assert not holder.holds("m")
        assert await other.orphans() == ["m"]
        assert await other.take("m")
        await holder.renew()
        assert not holder.holds("m")
        await other.release("m")
        assert await holder.take("m")
        await holder.close()
        assert await other.take("m")

    play(address, scene)


def test_a_match_of_bots_goes_on_by_itself_after_a_restart(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LEASE_DURATION_S", 1.0)
    settings = Settings(address)

    async def scene() -> None:
        async with opened(address) as store:
            await store.add_match(stored("BB"), int(time.time()))
            async with open_tables(settings) as kept:
                await kept.get("m")
                await _until(store, 12)
            stopped = len(await store.entries("m"))
            async with open_tables(settings):
                await _until(store, stopped + 3)

    asyncio.run(scene())


async def _until(store: Store, count: int) -> None:
    until = time.monotonic() + 30
    while len(await store.entries("m")) < count:
        assert time.monotonic() < until
        await asyncio.sleep(0.05)
