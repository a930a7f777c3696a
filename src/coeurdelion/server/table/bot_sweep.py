"""A sweep for bots that nobody would wake: their table was never loaded here, could not be, or its process has died."""

from __future__ import annotations

import time
from dataclasses import dataclass

import structlog

from coeurdelion.core import Refused
from coeurdelion.server.cluster.leases import Leases
from coeurdelion.server.store import Store
from coeurdelion.server.table.registry import MAX_TABLES, TableRegistry
from coeurdelion.server.table.seats import bots_to_act
from coeurdelion.server.table.table import Table

SWEEP_INTERVAL_S = 4.0
"""Time between two sweeps."""
MAX_LOADS = 25
"""Tables that one sweep loads; the next one goes on, with the matches that have waited longest first."""
RETRY_DELAY_S = 15.0
MAX_RETRY_DELAY_S = 3600.0
"""Backoff: the delay before a table that could not be loaded is tried again, doubled each time up to the greatest."""
logger = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class _Failure:
    """A table that could not be loaded: when it is tried again, after which delay, and what it failed for."""

    retry_at: float
    delay_s: float
    cause: str


class BotSweep:
    """Finds the matches in which a bot is to act and that no process looks after."""

    def __init__(self, store: Store, tables: TableRegistry, leases: Leases) -> None:
        self._store = store
        self._tables = tables
        self._leases = leases
        self._failed: dict[str, _Failure] = {}

    async def run(self) -> None:
        """Load the tables of such matches, so that their bots think; correct those whose mark is wrong."""
        limit = len(self._tables) + len(self._failed) + MAX_LOADS  # those loaded here may be among them
        due = await self._leases.unattended(limit)
        self._failed = {name: failure for name, failure in self._failed.items() if name in due}
        for name in due:
            if table := self._tables.loaded(name):
                await self._wake(table)
        for name in [name for name in due if self._is_to_be_loaded(name)][:MAX_LOADS]:
            if len(self._tables) < MAX_TABLES:
                await self._load(name)

    def _is_to_be_loaded(self, name: str) -> bool:
        failure = self._failed.get(name)
        return self._tables.loaded(name) is None and (failure is None or failure.retry_at <= time.monotonic())

    async def _load(self, name: str) -> None:
        """Load a table in the process that has its lease; one that cannot be loaded is tried again later."""
        if not await self._leases.take(name):
            return
        try:
            table = await self._tables.get(name)
        except Exception as error:  # whatever is wrong with one table, the others are loaded
            self._note_failure(name, error)
            await self._leases.release(name)
            return
        self._failed.pop(name, None)
        logger.info("bots-woken", match=name)
        await self._wake(table)

    async def _wake(self, table: Table) -> None:
        """Let the bots of a table think; if none is to act, correct the mark that says so."""
        table.wake_bots()
        stored, live = table.stored, table.live
        if stored.bots_due and not (live and bots_to_act(stored, live)):
            await self._store.clear_bots_due(stored.id, stored.revision)

    def _note_failure(self, name: str, error: Exception) -> None:
        """Note that a table could not be loaded; logged only if the cause is not that of the attempt before."""
        before = self._failed.get(name)
        delay = min(before.delay_s * 2, MAX_RETRY_DELAY_S) if before else RETRY_DELAY_S
        cause = error.reason if isinstance(error, Refused) else type(error).__name__
        self._failed[name] = _Failure(time.monotonic() + delay, delay, cause)
        if before is None or before.cause != cause:
            logger.warning("bots-wait", match=name, cause=cause)
