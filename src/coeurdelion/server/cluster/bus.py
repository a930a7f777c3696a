"""The bus between processes: it says which matches have changed; tables are polled too, so losing it only delays."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress

import structlog
from litestar.channels import ChannelsBackend

from coeurdelion.core import Refused
from coeurdelion.server import metrics
from coeurdelion.server.settings import Settings
from coeurdelion.server.store.address import is_sqlite, parse_database, parse_url, postgres_dsn

CHANNEL = "coeurdelion"
"""The channel that all processes publish to and subscribe."""
HEARTBEAT_S = 1.0
"""Seconds without a change after which a process publishes a heartbeat; also the delay before a reconnect."""
MIN_PUBLISH_INTERVAL_S = 0.02
"""Seconds between two messages; what changes meanwhile shares one, because each takes PostgreSQL a connection."""
SILENCE_TIMEOUT_S = 3.0
"""Seconds without any message, its own included, after which a process reconnects; also the timeout of each operation."""
MAX_MATCHES_PER_MESSAGE = 200
"""Match ids in one message: they stay below the 8,000 bytes of a PostgreSQL notification."""
OnChanged = Callable[[str], None]
BackendContext = AbstractAsyncContextManager[ChannelsBackend]
"""A backend that is not connected yet."""
logger = structlog.get_logger()


def bus_address(settings: Settings) -> str:
    """The address of the bus as set, else PostgreSQL itself; empty for SQLite, which only one process serves."""
    if settings.bus:
        return settings.bus
    url = parse_database(settings.database)
    return "" if is_sqlite(url) else postgres_dsn(url)


class Bus:
    """The connection of this process to the others; without an address there are none."""

    def __init__(self, address: str = "") -> None:
        self._make_backend = _backend_factory(address) if address else None
        self._sender = secrets.token_hex(4)
        self._unpublished: set[str] = set()
        self._has_unpublished = asyncio.Event()
        self._last_message_at = 0.0
        metrics.BUS_UP.set(0)

    def publish(self, match: str) -> None:
        """Tell the others soon that a match has changed."""
        if self._make_backend:
            self._unpublished.add(match)
            self._has_unpublished.set()

    async def run(self, on_changed: OnChanged) -> None:
        """Publish and listen until cancelled, and reconnect after every failure; `on_changed` gets what others changed."""
        if self._make_backend is None:
            return
        while True:
            try:
                async with _connected(self._make_backend()) as backend:
                    await self._run_connected(backend, on_changed)
            except Exception as error:  # whatever it is, tables are polled meanwhile
                logger.warning("bus-lost", detail=_kind(error))
            metrics.BUS_UP.set(0)
            await asyncio.sleep(HEARTBEAT_S)

    async def _run_connected(self, backend: ChannelsBackend, on_changed: OnChanged) -> None:
        self._last_message_at = time.monotonic()
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._listen(backend, on_changed))
            tasks.create_task(self._publish(backend))
            tasks.create_task(self._watch_for_silence())

    async def _listen(self, backend: ChannelsBackend, on_changed: OnChanged) -> None:
        async for _, message in backend.stream_events():
            self._last_message_at = time.monotonic()
            metrics.BUS_UP.set(1)
            sender, *changed = message.decode().split(" ")
            if sender != self._sender:
                for match in changed:
                    on_changed(match)

    async def _publish(self, backend: ChannelsBackend) -> None:
        """Publish all changes together, or as a heartbeat the sender alone."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(HEARTBEAT_S):
                    await self._has_unpublished.wait()
            self._has_unpublished.clear()
            batch = sorted(self._unpublished)[:MAX_MATCHES_PER_MESSAGE]
            self._unpublished.difference_update(batch)  # a match that changes from here on is published once more
            try:
                async with asyncio.timeout(SILENCE_TIMEOUT_S):
                    await backend.publish(" ".join([self._sender, *batch]).encode(), [CHANNEL])
            except BaseException:
                self._unpublished.update(batch)
                raise
            if self._unpublished:
                self._has_unpublished.set()
            await asyncio.sleep(MIN_PUBLISH_INTERVAL_S)

    async def _watch_for_silence(self) -> None:
        while time.monotonic() - self._last_message_at < SILENCE_TIMEOUT_S:
            await asyncio.sleep(HEARTBEAT_S / 2)
        raise TimeoutError


@asynccontextmanager
async def _connected(context: BackendContext) -> AsyncIterator[ChannelsBackend]:
    """A backend that is connected and subscribed; its shutdown has a timeout, because the connection may be dead."""
    async with context as backend:
        async with asyncio.timeout(SILENCE_TIMEOUT_S):
            await backend.on_startup()
            await backend.subscribe([CHANNEL])
        try:
            yield backend
        finally:
            with suppress(Exception):
                async with asyncio.timeout(HEARTBEAT_S):
                    await backend.on_shutdown()


def _backend_factory(address: str) -> Callable[[], BackendContext]:
    """How to connect to a bus; refused if we do not support its kind."""
    url = parse_url(address, "bad-bus")
    match url.get_backend_name():
        case "postgresql":
            from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

            dsn = postgres_dsn(url)
            return lambda: nullcontext(AsyncPgChannelsBackend(dsn))
        case "redis" | "rediss":
            return lambda: _redis(address)
        case kind:
            raise Refused("store", "bad-bus", text=kind[:80])


@asynccontextmanager
async def _redis(address: str) -> AsyncIterator[ChannelsBackend]:
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    async with Redis.from_url(address) as client:
        yield RedisChannelsPubSubBackend(redis=client)


def _kind(error: BaseException) -> str:
    """The class of a failure; its message could hold an address with a password."""
    return type(error.exceptions[0] if isinstance(error, BaseExceptionGroup) else error).__name__
