"""Retention: tables, imports, sessions and guests that nobody has used for some days are deleted."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog

from coeurdelion.server import metrics
from coeurdelion.server.settings import Settings
from coeurdelion.server.store import Store

DAY_S = 24 * 3600
MAX_MATCHES, MAX_PEOPLE = 20, 200
"""Matches, which have long logs, and sessions or guests that one transaction deletes."""
PAUSE_S = 0.05
"""Seconds between two such transactions, for the writes of players."""
Drop = Callable[[int, int], Awaitable[int]]
"""Deletes what was last used before a time, at most so many; how many there were."""
logger = structlog.get_logger()


async def delete_unused(store: Store, settings: Settings) -> None:
    """Delete what the settings say is kept no longer; finished matches of this server are always kept."""
    await _delete("table", store.drop_unstarted, settings.tidy_days, MAX_MATCHES)
    await _delete("import", store.drop_imports, settings.import_days, MAX_MATCHES)
    await _delete("session", store.drop_sessions, settings.guest_days, MAX_PEOPLE)
    await _delete("guest", store.drop_guests, settings.guest_days, MAX_PEOPLE)


async def _delete(kind: str, drop: Drop, days: int, limit: int) -> None:
    before, gone = int(time.time()) - days * DAY_S, 0
    while dropped := await drop(before, limit):
        metrics.DELETED.labels(kind).inc(dropped)
        gone += dropped
        await asyncio.sleep(PAUSE_S)
    if gone:
        logger.info("deleted", kind=kind, count=gone)
