"""All tables of this process: loaded when someone comes, woken when others change them, let go when nobody needs them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

import structlog
from litestar.exceptions import NotFoundException

from coeurdelion.core import AnyGame, Refused, Seat
from coeurdelion.match.live import LiveMatch
from coeurdelion.server import metrics
from coeurdelion.server.bots.pool import Workers
from coeurdelion.server.cluster.bus import Bus
from coeurdelion.server.cluster.leases import TERM, Leases
from coeurdelion.server.cluster.presence import Presence
from coeurdelion.server.sanitizer import is_match_id
from coeurdelion.server.settings import Settings
from coeurdelion.server.store import Store, StoredMatch, rematch_of
from coeurdelion.server.table.table import Table

LOOK = 1.5
"""Seconds between two looks at what other processes did, if the bus does not say it before."""
SHARE = 20
"""A look may take one part in so many of the time."""
IDLE = 60.0
"""Seconds that a table stays in memory after it was last needed."""
BRIEFLY, MOST = 3.0, 1000
"""So few seconds if there are more tables than so many."""
SWEEP = 2.0
REST = 30.0
"""Seconds after which a match that stands still forgets its old positions."""
PAUSE = 3.0
TIDY = 3600.0
DAY = 24 * 3600
logger = structlog.get_logger()


class Tables:
    """The tables in memory, each by the task that loads it."""

    def __init__(self, store: Store, workers: Workers, bus: Bus, leases: Leases, presence: Presence | None = None) -> None:
        self.store = store
        self.workers = workers
        self._bus = bus
        self._leases = leases
        self._presence = presence
        self._tables: dict[str, asyncio.Task[Table]] = {}
        self._needed: dict[str, float] = {}
        self._due: set[str] = set()
        self._something = asyncio.Event()

    async def get(self, name: str) -> Table:
        """The table of a match; not found if there is none."""
        if not is_match_id(name):
            raise NotFoundException(name)
        self._needed[name] = time.monotonic()
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
        table = await Table.load(stored, self.store, self._chooser(name), self.workers.advise, self._presence)
        table.journal.on_stored = table.on_moved = lambda: self._bus.publish(name)
        return table

    def _forget(self, name: str) -> None:
        del self._tables[name]
        self._needed.pop(name, None)
        metrics.TABLES.set(len(self._tables))

    def _chooser(self, name: str) -> Callable[[AnyGame, str, LiveMatch, Seat], Awaitable[str]]:
        """How the bots of a table choose: in the process that has its lease; in others the question passes by."""

        async def choose(game: AnyGame, level: str, _live: LiveMatch, seat: Seat) -> str:
            journal = (await self.get(name)).journal
            question = journal.question(seat)
            while not await self._leases.take(name):
                await asyncio.sleep(LOOK)
                if journal.question(seat) != question:
                    return ""
            return await self.workers.choose(game, level, journal.begun(), seat)

        return choose

    def changed(self, name: str) -> None:
        """Something at a table has changed that its log does not say: seats, chat. Other processes are told."""
        self._bus.publish(name)

    def reseated(self, match: StoredMatch) -> None:
        """Other seats are taken than before: other processes are told, and everyone at the match this is a rematch of."""
        self.changed(match.id)
        if before := rematch_of(match.origin):
            self.woken(before)
            self.changed(before)

    def woken(self, name: str) -> None:
        """A match has changed, in another process or with its rematch."""
        if name in self._tables:
            self._due.add(name)
            self._something.set()

    async def refresh(self) -> None:
        """Show what other processes have changed as soon as they say so."""
        await self._something.wait()
        self._something.clear()
        due, self._due = self._due, set()
        for name in due & set(self._tables):
            await _survive("refresh", self._refresh(name))

    async def _refresh(self, name: str) -> None:
        await (await self.get(name)).refresh()

    async def look(self) -> None:
        """Look whether other processes have changed something without the bus saying so; never too often."""
        began = time.monotonic()
        loaded = {name: task.result() for name, task in self._tables.items() if _is_loaded(task)}
        for name, revision in (await self.store.revisions(list(loaded))).items():
            journal = loaded[name].journal
            if revision > journal.stored.revision and not journal.is_busy:
                self.woken(name)
        await asyncio.sleep(max(0.0, (time.monotonic() - began) * SHARE - LOOK))

    async def hold(self) -> None:
        """Renew the leases of this process, and take over tables whose holder is gone."""
        await self._leases.renew()
        if self._presence:
            await self._presence.beat()
        for name in await self._leases.orphans():
            if await self._leases.take(name):
                logger.info("table-taken-over", match=name)
                await _survive("take-over", self._load_again(name))

    async def _load_again(self, name: str) -> None:
        await self.get(name)

    async def sweep(self) -> None:
        """Let go of the tables that nobody needs."""
        now, surplus = time.monotonic(), len(self._tables) - MOST
        for name in sorted(self._tables, key=lambda name: self._needed.get(name, 0.0)):
            task, unneeded = self._tables.get(name), now - self._needed.get(name, 0.0)
            if task and _is_loaded(task) and task.result().idle and unneeded > (IDLE if surplus <= 0 else BRIEFLY):
                surplus -= 1
                self._forget(name)
                await task.result().close()
                await self._leases.release(name)

    async def rest(self) -> None:
        """Let matches that stand still forget their old positions."""
        for task in list(self._tables.values()):
            if _is_loaded(task):
                task.result().journal.rest()

    async def close(self) -> None:
        """Stop everything that still thinks."""
        for task in self._tables.values():
            if _is_loaded(task):
                await task.result().close()
            else:
                task.cancel()


def _is_loaded(task: asyncio.Task[Table]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None


@asynccontextmanager
async def open_tables(settings: Settings) -> AsyncIterator[Tables]:
    """The tables of a process with everything that keeps them going, until it ends."""
    store = Store.at(settings.database)
    await store.open()
    workers, bus, leases = Workers(settings.workers), Bus(settings.bus_address), Leases(store)
    presence = Presence(store) if settings.bus_address else None  # without a bus there is no other process
    tables = Tables(store, workers, bus, leases, presence)
    running = [
        asyncio.create_task(work)
        for work in (
            _soon(workers.start),
            bus.run(tables.woken),
            _every("refresh", 0.0, tables.refresh),
            _every("look", LOOK, tables.look),
            _every("hold", TERM / 3, tables.hold),
            _every("sweep", SWEEP, tables.sweep),
            _every("rest", REST, tables.rest),
            _every("tidy", TIDY, partial(_tidy, store, settings.tidy_days)),
        )
    ]
    try:
        yield tables
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await tables.close()
        await _closed(leases, presence, workers, store)


async def _soon(start: Callable[[], Awaitable[None]]) -> None:
    """Start what will be needed, once those who were waiting for the server have been served."""
    await asyncio.sleep(PAUSE)
    await start()


async def _closed(leases: Leases, presence: Presence | None, workers: Workers, store: Store) -> None:
    try:
        await leases.close()
        if presence:
            await presence.close()
    except Refused as refused:  # the database is gone: the leases end by themselves
        logger.warning("not-released", detail=str(refused))
    await workers.close()
    await store.close()


async def _tidy(store: Store, days: int) -> None:
    """Tables that nobody began go after some days."""
    if gone := await store.tidy(int(time.time()) - days * DAY):
        logger.info("tidied", matches=gone)


async def _every(name: str, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again; a failure is written down, and it goes on."""
    while True:
        well = await _survive(name, work())
        await asyncio.sleep(seconds if well else max(seconds, LOOK))


async def _survive(name: str, work: Awaitable[None]) -> bool:
    """Do something; a failure is written down, and nothing else stops."""
    try:
        await work
    except Exception as error:
        logger.warning("work-failed", work=name, error=type(error).__name__, detail=str(error)[:200])
        return False
    return True
