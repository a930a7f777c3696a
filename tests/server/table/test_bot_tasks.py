"""A bot acts in the end: it tries again for as long as its seat is asked, whatever fails, whoever watches."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from coeurdelion.core import AnyGame, Refused, Seat
from coeurdelion.core.table_action import SeatBot, SeatPlayer
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.table_state import SaidBy
from coeurdelion.server.bots.pool import Advice
from coeurdelion.server.cluster.leases import Leases
from coeurdelion.server.settings import Settings
from coeurdelion.server.store import Store, sqlite_address
from coeurdelion.server.store.database import Transactions
from coeurdelion.server.table import registry
from coeurdelion.server.table.journal import Journal
from coeurdelion.server.table.periodic import open_registry
from coeurdelion.server.table.registry import TableRegistry
from coeurdelion.server.table.table import Table
from tests.server.harness import DEADLINE_S, Client, at_random, eventually, store_at, stored
from tests.server.postgres import Postgres
from tests.server.relay import Relay

FAILURES = 30
"""More than there are delays before the backoff is at its cap."""


@pytest.fixture(autouse=True)
def short_delays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coeurdelion.server.table.bot_tasks.RETRY_DELAYS_S", (0, 0.001, 0.001))
    monkeypatch.setattr("coeurdelion.server.table.bot_tasks.MAX_RETRY_DELAY_S", 0.01)


class Unsteady:
    """A bot that fails for some time; `failed` is set when it has done so for longer than all delays."""

    def __init__(self, error: Exception) -> None:
        self.error: Exception | None = error
        self.failures = 0
        self.failed = asyncio.Event()

    async def choose(self, game: AnyGame, level: str, live: LiveMatch, seat: Seat) -> Advice:
        if self.error is None:
            return await at_random(game, level, live, seat)
        self.failures += 1
        if self.failures > FAILURES:
            self.failed.set()
        raise self.error


async def table_with(store: Store, bot: Unsteady, kinds: str = "BB") -> Table:
    match = stored(kinds)
    await store.add_match(match, 0)
    return await Table.load(match, store, bot.choose)


async def test_a_bot_tries_again_for_as_long_as_it_is_asked(store: Store) -> None:
    bot = Unsteady(OSError("no memory"))
    table = await table_with(store, bot)
    await within_deadline(bot.failed)
    assert not table.idle, "a table whose bot waits is not unloaded"
    begun = len(table.journal.begun().log)
    bot.error = None

    async def acted() -> bool:
        return len(table.journal.begun().log) > begun + 3

    await eventually(acted)
    await table.close()
    assert table.idle


async def test_only_a_change_is_logged_not_every_attempt(store: Store) -> None:
    bot = Unsteady(Refused("store", "not-read"))
    with capture_logs() as logs:
        table = await table_with(store, bot)
        await within_deadline(bot.failed)
        assert [(line["event"], line["cause"]) for line in logs] == [("bot-waits", "not-read")]
        bot.error, bot.failures = OSError("no memory"), 0
        bot.failed.clear()
        await within_deadline(bot.failed)
        assert [line["cause"] for line in logs] == ["not-read", "OSError"]
        bot.error = None
        await eventually(lambda: said(logs, "bot-acts-again"))
        await table.close()
    assert len([line for line in logs if line["event"] == "bot-waits"]) == 2


async def said(logs: list[Any], event: str) -> bool:
    return any(line["event"] == event for line in logs)


async def test_a_bot_whose_seat_is_given_back_stops_trying(store: Store) -> None:
    bot = Unsteady(OSError("no memory"))
    table = await table_with(store, bot, "ab")
    await table.journal.change(lambda live: live.note(SeatBot(0, "random"), SaidBy.TABLE))
    table.broadcast()
    await within_deadline(bot.failed)
    ada = await Client(table, "a").enter()
    await table.leave(ada.watcher)

    async def idle() -> bool:
        return table.idle

    await eventually(idle)


async def test_a_bot_does_not_act_once_another_process_has_given_its_seat_back(store: Store) -> None:
    has_chosen = asyncio.Event()

    async def choose(game: AnyGame, level: str, live: LiveMatch, seat: Seat) -> Advice:
        elsewhere = await Journal.load(stored("ab"), store)
        await elsewhere.change(lambda live: live.note(SeatPlayer(seat), SaidBy.TABLE))
        has_chosen.set()
        return await at_random(game, level, live, seat)

    await store.add_match(stored("ab"), 0)
    table = await Table.load(stored("ab"), store, choose)
    await table.journal.change(lambda live: live.note(SeatBot(0, "random"), SaidBy.TABLE))
    table.broadcast()
    await within_deadline(has_chosen)

    async def idle() -> bool:
        return table.idle

    await eventually(idle)
    assert [str(entry.action) for entry in table.journal.begun().log[-2:]] == ["seat 0 bot:random", "seat 0 player"]


async def within_deadline(event: asyncio.Event) -> None:
    async with asyncio.timeout(DEADLINE_S):
        await event.wait()


@pytest.fixture
def relay(postgres: Postgres) -> Iterator[Relay]:
    with Relay(postgres.port) as opened:
        yield opened


async def test_bots_act_after_the_database_was_away_though_nobody_watches(
    postgres: Postgres, relay: Relay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "IDLE_TIMEOUT_S", -1.0)
    attempts = count_calls(monkeypatch, Leases, "take")
    address = postgres.new_database()
    async with store_at(address) as store, open_registry(Settings(relay.through(address))) as tables:
        await store.add_match(stored("BB"), int(time.time()))
        await tables.get("m")
        relay.cut()
        await away(tables, attempts)
        relay.mend()
        await goes_on(store)


async def test_bots_act_after_the_disk_was_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "IDLE_TIMEOUT_S", -1.0)
    attempts = count_calls(monkeypatch, Leases, "take")
    address = sqlite_address(tmp_path / "tables.db")
    async with store_at(address) as store, open_registry(Settings(address)) as tables:
        await store.add_match(stored("BB"), int(time.time()))
        await tables.get("m")
        with monkeypatch.context() as disk:
            disk.setattr(Transactions, "run", disk_is_full)
            await away(tables, attempts)
        await goes_on(store)


async def disk_is_full(_transactions: Transactions, _work: object) -> None:
    raise OperationalError("INSERT", {}, Exception("database or disk is full"))


def count_calls(monkeypatch: pytest.MonkeyPatch, owner: type, name: str) -> list[None]:
    """A list that grows with every call of a method."""
    calls: list[None] = []
    original = getattr(owner, name)

    async def counted(*arguments: Any) -> Any:
        calls.append(None)
        return await original(*arguments)

    monkeypatch.setattr(owner, name, counted)
    return calls


async def away(tables: TableRegistry, attempts: list[None]) -> None:
    """Until the bots have tried more often than there are delays; their table is not unloaded meanwhile."""
    before = len(attempts)

    async def tried() -> bool:
        return len(attempts) > before + FAILURES

    await eventually(tried)
    await tables.unload_idle()
    assert tables.loaded("m")


async def goes_on(store: Store) -> None:
    """Until a match has more entries."""
    before = len(await store.entries("m"))

    async def grown() -> bool:
        return len(await store.entries("m")) > before

    await eventually(grown)
