"""The tables of this process: loaded on first use, refreshed when another process changes them, unloaded when idle."""

from __future__ import annotations

import asyncio
import time

import structlog
from litestar.exceptions import NotFoundException

from coeurdelion.core import AnyGame, Seat
from coeurdelion.match.live import LiveMatch
from coeurdelion.server import metrics
from coeurdelion.server.bots.pool import Advice, BotPool, Judgement
from coeurdelion.server.cluster.bus import Bus
from coeurdelion.server.cluster.leases import Leases
from coeurdelion.server.cluster.presence import Presence
from coeurdelion.server.logs import run_logged
from coeurdelion.server.sanitizer import is_match_id
from coeurdelion.server.settings import Limits
from coeurdelion.server.store import Store, StoredMatch, rematch_of
from coeurdelion.server.table.bot_tables import BotTables
from coeurdelion.server.table.bot_tasks import Choose
from coeurdelion.server.table.coaching import Judge
from coeurdelion.server.table.table import Advise, Table

POLL_INTERVAL_S = 1.5
"""Time between two polls of the database for what other processes changed, in case the bus did not say so."""
POLL_MAX_SHARE = 1 / 20
"""Polling takes at most this share of the time: after a slow poll the next one waits longer."""
MAX_TABLES = 1000
IDLE_TIMEOUT_S = 60.0
"""Idle timeout: a table that nobody has needed for this long is unloaded."""
CROWDED_IDLE_TIMEOUT_S = 3.0
"""Idle timeout once more than MAX_TABLES are loaded."""
DEFAULT_LIMITS = Limits()
logger = structlog.get_logger()


class TableRegistry:
    """The tables loaded in this process, each by the task that loads it."""

    def __init__(
        self,
        store: Store,
        pool: BotPool,
        bus: Bus,
        leases: Leases,
        presence: Presence | None = None,
        limits: Limits = DEFAULT_LIMITS,
    ) -> None:
        self.store = store
        self.pool = pool
        self.limits = limits
        self.bot_tables = BotTables(store, limits)
        self._bus = bus
        self._leases = leases
        self._presence = presence
        self._tables: dict[str, asyncio.Task[Table]] = {}
        self._last_used: dict[str, float] = {}
        self._due: set[str] = set()
        self._any_due = asyncio.Event()

    def __len__(self) -> int:
        """How many tables are loaded or being loaded."""
        return len(self._tables)

    def loaded(self, name: str) -> Table | None:
        """The table of a match if it is loaded here."""
        task = self._tables.get(name)
        return task.result() if task and _is_loaded(task) else None

    async def get(self, name: str) -> Table:
        """The table of a match; not found if there is none."""
        if not is_match_id(name):
            raise NotFoundException(name)
        self._last_used[name] = time.monotonic()
        loading = self._tables.get(name)
        if loading is None:
            loading = self._tables[name] = asyncio.create_task(self._load(name))
            metrics.TABLES.set(len(self._tables))
        try:
            return await asyncio.shield(loading)
        except Exception:
            if self._tables.get(name) is loading:
                self._forget(name)
            raise

    async def _load(self, name: str) -> Table:
        stored = await self.store.match(name)
        if stored is None:
            raise NotFoundException(name)
        self.store.touch_opened(stored)
        bots = self._chooser(name), self._adviser(name), self._presence, self._judge(name)
        table = await Table.load(stored, self.store, *bots)
        table.journal.on_stored = table.on_moved = lambda: self._bus.publish(name)
        return table

    def _forget(self, name: str) -> None:
        del self._tables[name]
        self._last_used.pop(name, None)
        metrics.TABLES.set(len(self._tables))

    def _chooser(self, name: str) -> Choose:
        """How the bots of a table choose: only in the process that holds its lease; others wait."""

        async def choose(game: AnyGame, level: str, _live: LiveMatch, seat: Seat) -> Advice:
            journal = (await self.get(name)).journal
            question = journal.question(seat)
            while not await self._leases.take(name):
                await asyncio.sleep(POLL_INTERVAL_S)
                if journal.question(seat) != question:
                    return Advice("")
            stored = journal.stored
            character = stored.seats[seat].character  # a bot that stands in for a person has none
            return await self.pool.advise(game, level, journal.begun(), seat, stored.owner or name, character)

        return choose

    def _adviser(self, name: str) -> Advise:
        """How a hint at a table is thought of: in the turn of the guest who asks for it."""

        async def advise(game: AnyGame, level: str, live: LiveMatch, seat: Seat) -> Advice:
            guest = (await self.get(name)).stored.seats[seat].guest
            return await self.pool.hint(game, level, live, seat, guest or name)

        return advise

    def _judge(self, name: str) -> Judge:
        """How the coach thinks about a line at a table: in the turn of the guest who asks."""

        async def judge(game: AnyGame, live: LiveMatch, seat: Seat, line: str) -> Judgement:
            guest = (await self.get(name)).stored.seats[seat].guest
            return await self.pool.judge(game, live, seat, line, guest or name)

        return judge

    def changed(self, name: str) -> None:
        """Publish on the bus that a table has changed in what its log does not say: seats, chat."""
        self._bus.publish(name)

    def reseated(self, match: StoredMatch) -> None:
        """Publish that seats of a match were taken or left; everyone at the match that it is a rematch of is told too."""
        self.changed(match.id)
        if before := rematch_of(match.origin):
            self.mark_changed(before)
            self.changed(before)

    def mark_changed(self, name: str) -> None:
        """Mark a match to be refreshed: another process, or its rematch, has changed it."""
        if name in self._tables:
            self._due.add(name)
            self._any_due.set()

    async def refresh(self) -> None:
        """Refresh the tables that were marked, as soon as one is."""
        await self._any_due.wait()
        self._any_due.clear()
        due, self._due = self._due, set()
        for name in due & set(self._tables):
            await run_logged("refresh", self._refresh(name))

    async def _refresh(self, name: str) -> None:
        table = await self.get(name)
        await table.refresh()
        if table.is_gone and name in self._tables:
            self._forget(name)
            await table.close()

    async def poll(self) -> None:
        """Poll the revisions of loaded matches, to see changes of other processes that the bus did not report."""
        began = time.monotonic()
        loaded = {name: task.result() for name, task in self._tables.items() if _is_loaded(task)}
        revisions = await self.store.revisions(list(loaded))
        for name, table in loaded.items():
            revision, journal = revisions.get(name), table.journal
            if revision is None or (revision > journal.stored.revision and not journal.is_busy):
                self.mark_changed(name)
        await asyncio.sleep(max(0.0, (time.monotonic() - began) / POLL_MAX_SHARE - POLL_INTERVAL_S))

    async def renew_leases(self) -> None:
        """Renew this process's leases and presence heartbeat, and take over tables whose lease has expired."""
        await self._leases.renew()
        if self._presence:
            await self._presence.beat()
            if await self._presence.has_lost_process():
                self._mark_shared()
        for name in await self._leases.orphans():
            if await self._leases.take(name):
                logger.info("table-taken-over", match=name)
                await run_logged("take-over", self._load_by_name(name))

    def _mark_shared(self) -> None:
        """Mark the tables to be refreshed that have guests in other processes: some of them are gone."""
        for name, task in self._tables.items():
            if _is_loaded(task) and task.result().has_guests_elsewhere:
                self.mark_changed(name)

    async def _load_by_name(self, name: str) -> None:
        await self.get(name)

    async def unload_idle(self) -> None:
        """Unload tables after their idle timeout, those unused for longest first."""
        now, surplus = time.monotonic(), len(self._tables) - MAX_TABLES
        for name in sorted(self._tables, key=lambda name: self._last_used.get(name, 0.0)):
            task, unused = self._tables.get(name), now - self._last_used.get(name, 0.0)
            if (
                task
                and _is_loaded(task)
                and task.result().idle
                and unused > (IDLE_TIMEOUT_S if surplus <= 0 else CROWDED_IDLE_TIMEOUT_S)
            ):
                surplus -= 1
                self._forget(name)
                await task.result().close()
                await self._leases.release(name)

    async def compact(self) -> None:
        """Drop old positions of matches in which nothing happened since the last call."""
        for task in list(self._tables.values()):
            if _is_loaded(task):
                task.result().journal.compact_if_idle()

    async def close(self) -> None:
        """Stop the bots of all tables, and whatever still loads."""
        for task in self._tables.values():
            if _is_loaded(task):
                await task.result().close()
            else:
                task.cancel()


def _is_loaded(task: asyncio.Task[Table]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None
