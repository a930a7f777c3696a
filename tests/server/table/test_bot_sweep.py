"""Bots that nobody would wake are found: after a crash, at tables never loaded, and when the clock was set back."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from structlog.testing import capture_logs

from coeurdelion.core import AnyGame, Refused, Seat
from coeurdelion.match.live import LiveMatch
from coeurdelion.server.bots.pool import Advice, BotPool
from coeurdelion.server.cluster.bus import Bus
from coeurdelion.server.cluster.leases import Leases
from coeurdelion.server.settings import Settings
from coeurdelion.server.store import Seated, Store, clock, leases, schema
from coeurdelion.server.table import bot_sweep
from coeurdelion.server.table.bot_sweep import BotSweep
from coeurdelion.server.table.periodic import open_registry
from coeurdelion.server.table.registry import TableRegistry
from coeurdelion.server.table.table import Table
from tests.server.harness import eventually, store_at, stored
from tests.server.process import Socket, Visitor, serving

HOUR_S = 3600


async def think_forever(_game: AnyGame, _level: str, _live: LiveMatch, _seat: Seat) -> Advice:
    await asyncio.Event().wait()
    return Advice("")


async def leave_bot_asked(store: Store, match: str = "m") -> int:
    """A match in which a bot is to act and whose process has died; how many entries it has."""
    await store.add_match(stored("BB", match=match), 0)
    found = await store.match(match)
    assert found
    table = await Table.load(found, store, think_forever)
    await table.close()
    return len(await store.entries(match))


async def grows(store: Store, entries: int, match: str = "m") -> None:
    async def grown() -> bool:
        return len(await store.entries(match)) > entries

    await eventually(grown)


class Sweep:
    """A sweep in a process whose bots never act, and its tables."""

    def __init__(self, store: Store) -> None:
        leases = Leases(store)
        self.tables = TableRegistry(store, BotPool(0), Bus(), leases)
        self.run = BotSweep(store, self.tables, leases).run

    def loaded(self, *names: str) -> list[str]:
        return [name for name in names if self.tables.loaded(name)]


async def sweep_of(store: Store, body: Callable[[Sweep], Awaitable[None]]) -> None:
    sweep = Sweep(store)
    try:
        await body(sweep)
    finally:
        await sweep.tables.close()


async def test_a_bot_acts_at_a_table_that_nobody_has_loaded(address: str) -> None:
    async with store_at(address) as store:
        before = await leave_bot_asked(store)
        async with open_registry(Settings(address)):
            await grows(store, before)


async def test_a_match_begins_whose_process_died_when_it_had_just_started(address: str) -> None:
    async with store_at(address) as store:
        await store.add_match(stored("aB"), int(time.time()))
        await store.start_match("m", Seated)
        async with open_registry(Settings(address)):
            await grows(store, 0)


async def test_a_bot_acts_though_the_clock_was_set_back(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that had the lease died before the clock was set back: for an hour the lease seems to be valid."""
    async with store_at(address) as store:
        before = await leave_bot_asked(store)
        assert await Leases(store).take("m")
        monkeypatch.setattr(leases, "database_time", lambda dialect: clock.database_time(dialect) - HOUR_S)
        async with open_registry(Settings(address)):
            await grows(store, before)


async def test_a_table_is_loaded_only_where_its_lease_is(address: str) -> None:
    async with store_at(address) as store:
        await leave_bot_asked(store)
        first, second = Sweep(store), Sweep(store)
        await asyncio.gather(first.run(), second.run())
        assert len(first.loaded("m") + second.loaded("m")) == 1
        await asyncio.gather(first.tables.close(), second.tables.close())


async def test_a_sweep_loads_so_many_and_the_next_goes_on(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_sweep, "MAX_LOADS", 2)
    names = [f"m{number}" for number in range(5)]
    for name in names:
        await leave_bot_asked(store, name)

    async def check(sweep: Sweep) -> None:
        for count in (2, 4, 5, 5):
            await sweep.run()
            assert len(sweep.loaded(*names)) == count

    await sweep_of(store, check)


async def test_no_sweep_loads_more_tables_than_there_may_be(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_sweep, "MAX_TABLES", 1)
    for name in ("m0", "m1"):
        await leave_bot_asked(store, name)

    async def check(sweep: Sweep) -> None:
        await sweep.run()
        assert len(sweep.tables) == 1

    await sweep_of(store, check)


async def test_a_match_marked_by_mistake_is_looked_at_once(address: str) -> None:
    async with store_at(address) as store:
        await store.add_match(stored("aB"), 0)
        sweep = Sweep(store)
        table = await sweep.tables.get("m")
        assert table.journal.begun().to_act() == (0,)
        await sweep.tables.close()
        marked = update(schema.matches).values(bots_due=True)
        await store.writer.submit(lambda connection: connection.execute(marked))

        async def check(sweep: Sweep) -> None:
            await sweep.run()
            assert not await store.matches_with_bots_due("", 10)

        await sweep_of(store, check)


class Broken:
    """Reads no log, and counts how often one was asked for."""

    def __init__(self) -> None:
        self.attempts = 0

    async def __call__(self, *_arguments: Any) -> None:
        self.attempts += 1
        raise Refused("table", "diverged")


async def test_a_table_that_cannot_be_loaded_is_tried_again_later(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await leave_bot_asked(store)
    monkeypatch.setattr(bot_sweep, "RETRY_DELAY_S", 0.0)
    broken = Broken()

    async def check(sweep: Sweep) -> None:
        with monkeypatch.context() as patched, capture_logs() as logs:
            patched.setattr(store, "entries", broken)
            for _ in range(3):
                await sweep.run()
        assert broken.attempts == 3
        assert [line["event"] for line in logs] == ["bots-wait"], "a change is logged, not every attempt"
        assert not await store.is_leased_by_other("m", "another process"), "which may be able to load it"
        await sweep.run()
        assert sweep.loaded("m")

    await sweep_of(store, check)


async def test_the_delay_before_a_broken_table_is_tried_again_grows(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await leave_bot_asked(store)
    broken = Broken()

    async def check(sweep: Sweep) -> None:
        monkeypatch.setattr(store, "entries", broken)
        for _ in range(3):
            await sweep.run()
        assert broken.attempts == 1

    await sweep_of(store, check)


def test_a_bot_acts_after_a_crash_though_nobody_watches(tmp_path: Path) -> None:
    """The process is killed when an action has been stored, before it has taken the lease of the table for its bot."""
    database = tmp_path / "tables.db"
    with serving(database) as server:
        ada = Visitor(server, "Ada")
        match = ada.make("me", "bot", first=0)["id"]
        act_until_the_bot_is_asked(ada.watch(match))
        server.kill()
        with sqlite3.connect(database) as connection:
            connection.execute("DELETE FROM leases")
        before = entries_of(database, match)
        server.restart()

        async def grown() -> bool:
            return entries_of(database, match) > before

        asyncio.run(eventually(grown))


def act_until_the_bot_is_asked(screen: Socket) -> None:
    """The action after which a bot is to act has just been acknowledged."""
    update = screen.next("update")
    while question := update["question"]:
        screen.send(type="act", seat=0, question=question["number"], line=question["legal"][0])
        screen.next("done")
        update = screen.next("update")


def entries_of(database: Path, match: str) -> int:
    with sqlite3.connect(database) as connection:
        (count,) = connection.execute("SELECT count(*) FROM entries WHERE match = ?", (match,)).fetchone()
        return int(count)
