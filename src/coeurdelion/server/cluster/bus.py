"""The bus between processes: it says which tables have changed, so that others look; losing it delays, never loses."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress

import structlog
from litestar.channels import ChannelsBackend
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from coeurdelion.core import Refused
from coeurdelion.server import metrics

CHANNEL = "coeurdelion"
BEAT = 1.0
"""Seconds after which a process says something even if there is nothing to say."""
LULL = 0.02
"""Seconds between two messages; what changes meanwhile goes into one, because each takes PostgreSQL a connection."""
DEAF = 3.0
"""Seconds of silence, its own voice included, after which a process connects anew."""
MANY = 200
"""So many tables are named in one message; PostgreSQL takes no more than 8,000 bytes."""
Woken = Callable[[str], None]
Made = AbstractAsyncContextManager[ChannelsBackend]
"""A backend that is not connected yet."""
logger = structlog.get_logger()


class Bus:
    """What connects this process with the others; with no address, nothing does."""

    def __init__(self, address: str = "") -> None:
        self._make = _backend(address) if address else None
        self._name = secrets.token_hex(4)
        self._changed: set[str] = set()
        self._something = asyncio.Event()
        self._heard = 0.0
        metrics.BUS_UP.set(0)

    def publish(self, match: str) -> None:
        """Tell the others that a match has changed, very soon."""
        if self._make:
            self._changed.add(match)
            self._something.set()

    async def run(self, woken: Woken) -> None:
        """Carry messages for as long as this runs, and come back after every failure; `woken` gets what others changed."""
        if self._make is None:
            return
        while True:
            try:
                async with _opened(self._make()) as backend:
                    await self._carry(backend, woken)
            except Exception as error:  # whatever it is, tables are polled meanwhile
                logger.warning("bus-lost", detail=_kind(error))
            metrics.BUS_UP.set(0)
            await asyncio.sleep(BEAT)

    async def _carry(self, backend: ChannelsBackend, woken: Woken) -> None:
        self._heard = time.monotonic()
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._listen(backend, woken))
            tasks.create_task(self._speak(backend))
            tasks.create_task(self._listen_for_silence())

    async def _listen(self, backend: ChannelsBackend, woken: Woken) -> None:
        async for _, message in backend.stream_events():
            self._heard = time.monotonic()
            metrics.BUS_UP.set(1)
            name, *changed = message.decode().split(" ")
            if name != self._name:
                for match in changed:
                    woken(match)

    async def _speak(self, backend: ChannelsBackend) -> None:
        """Name what has changed, all of it together; the name of this process alone is a sign of life."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._something.wait()
            self._something.clear()
            some = sorted(self._changed)[:MANY]
            async with asyncio.timeout(DEAF):
                await backend.publish(" ".join([self._name, *some]).encode(), [CHANNEL])
            self._changed.difference_update(some)
            if self._changed:
                self._something.set()
            await asyncio.sleep(LULL)

    async def _listen_for_silence(self) -> None:
        while time.monotonic() - self._heard < DEAF:
            await asyncio.sleep(BEAT / 2)
        raise TimeoutError


@asynccontextmanager
async def _opened(made: Made) -> AsyncIterator[ChannelsBackend]:
    """A backend that listens; let go without waiting long for a connection that may be dead."""
    async with made as backend:
        async with asyncio.timeout(DEAF):
            await backend.on_startup()
            await backend.subscribe([CHANNEL])
        try:
            yield backend
        finally:
            with suppress(Exception):
                async with asyncio.timeout(BEAT):
                    await backend.on_shutdown()


def _backend(address: str) -> Callable[[], Made]:
    """How to connect to a bus; refused if it is of no kind that we know."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise Refused("store", "bad-bus", text=address.partition(":")[0][:80]) from None
    match url.get_backend_name():
        case "postgresql":
            from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

            dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
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


def default_for(database: URL) -> str:
    """The bus that needs nothing more than the database: PostgreSQL itself."""
    if database.get_backend_name() == "sqlite":
        return ""
    return database.set(drivername="postgresql").render_as_string(hide_password=False)


def _kind(error: BaseException) -> str:
    """What kind of failure it was; its words could hold an address with a password."""
    return type(error.exceptions[0] if isinstance(error, BaseExceptionGroup) else error).__name__
