"""The registry of a process together with its periodic tasks: polling, leases, unloading, clean-up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

import structlog

from coeurdelion.core import Refused
from coeurdelion.server.bots.pool import BotPool
from coeurdelion.server.cluster.bus import Bus, bus_address
from coeurdelion.server.cluster.leases import LEASE_DURATION_S, Leases
from coeurdelion.server.cluster.presence import Presence
from coeurdelion.server.logs import run_logged
from coeurdelion.server.settings import Settings
from coeurdelion.server.store import Store
from coeurdelion.server.store.absence import MARK_INTERVAL_S
from coeurdelion.server.table.bot_sweep import SWEEP_INTERVAL_S, BotSweep
from coeurdelion.server.table.registry import POLL_INTERVAL_S, TableRegistry
from coeurdelion.server.table.retention import delete_unused

UNLOAD_INTERVAL_S = 2.0
COMPACT_INTERVAL_S = 30.0
"""A match in which nothing happened for this long drops its old positions from memory."""
POOL_START_DELAY_S = 3.0
CLEANUP_INTERVAL_S = 3600.0
MIN_RETRY_DELAY_S = POLL_INTERVAL_S
"""Delay before periodic work that failed is retried, where its own interval is shorter."""
logger = structlog.get_logger()


@asynccontextmanager
async def open_registry(settings: Settings) -> AsyncIterator[TableRegistry]:
    """The registry of this process with its periodic tasks, until the process ends."""
    store = Store.at(settings.database)
    await store.open()
    await store.count_uptime(begins=True)
    address = bus_address(settings)
    pool = BotPool(settings.workers, max_wait_s=settings.limits.bot_wait_s)
    bus, leases = Bus(address), Leases(store)
    presence = Presence(store) if address else None  # without a bus there is no other process
    tables = TableRegistry(store, pool, bus, leases, presence, settings.limits)
    running = [
        asyncio.create_task(work)
        for work in (
            _start_later(pool.start),
            bus.run(tables.mark_changed),
            _run_every("refresh", 0.0, tables.refresh),
            _run_every("poll", POLL_INTERVAL_S, tables.poll),
            _run_every("renew-leases", LEASE_DURATION_S / 3, tables.renew_leases),
            _run_every("count-uptime", MARK_INTERVAL_S, store.count_uptime),
            _run_every("wake-bots", SWEEP_INTERVAL_S, BotSweep(store, tables, leases).run),
            _run_every("unload-idle", UNLOAD_INTERVAL_S, tables.unload_idle),
            _run_every("compact", COMPACT_INTERVAL_S, tables.compact),
            _run_every("forget-bot-tables", CLEANUP_INTERVAL_S, tables.bot_tables.forget_finished),
            _run_every("clean-up", CLEANUP_INTERVAL_S, partial(delete_unused, store, settings)),
        )
    ]
    try:
        yield tables
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await tables.close()
        await _close_all(leases, presence, pool, store)


async def _start_later(start: Callable[[], Awaitable[None]]) -> None:
    """Start the bot pool, a little after those who were waiting for the server to start have been served."""
    await asyncio.sleep(POOL_START_DELAY_S)
    await start()


async def _close_all(leases: Leases, presence: Presence | None, pool: BotPool, store: Store) -> None:
    try:
        await leases.close()
        if presence:
            await presence.close()
    except Refused as refused:  # the database is gone: the leases end by themselves
        logger.warning("not-released", detail=str(refused))
    await pool.close()
    await store.close()


async def _run_every(name: str, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Run periodic work; a failure is logged, and the work is retried after the interval."""
    while True:
        well = await run_logged(name, work())
        await asyncio.sleep(seconds if well else max(seconds, MIN_RETRY_DELAY_S))
