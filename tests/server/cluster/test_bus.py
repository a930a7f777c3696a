"""The bus tells other processes what changed, comes back after a cut, and is never waited for."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import pytest
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from coeurdelion.core import Refused
from coeurdelion.server.cluster.bus import Bus
from tests.server.harness import DEADLINE_S, eventually, measured
from tests.server.postgres import Postgres, free_port, program
from tests.server.relay import Relay


@contextmanager
def redis(folder: Path) -> Iterator[int]:
    """A Redis of its own; its port."""
    port = free_port()
    words = [program("redis-server"), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    with subprocess.Popen(words, stdout=subprocess.DEVNULL) as server:
        try:
            yield port
        finally:
            server.terminate()


@pytest.fixture(params=["postgresql", "redis"])
def wire(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Relay, str]]:
    """A relay to a bus of each kind, and the address through it."""
    if request.param == "redis":
        with redis(tmp_path) as port, Relay(port) as relay:
            yield relay, relay.through(f"redis://x@127.0.0.1:{port}").replace("x@", "")
    else:
        server: Postgres = request.getfixturevalue("postgres")
        with Relay(server.port) as relay:
            yield relay, relay.through(server.new_database())


@asynccontextmanager
async def running(bus: Bus) -> AsyncIterator[asyncio.Queue[str]]:
    """A bus that runs; what it hears of others."""
    heard: asyncio.Queue[str] = asyncio.Queue()
    task = asyncio.create_task(bus.run(heard.put_nowait))
    try:
        yield heard
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def arrives(bus: Bus, match: str, heard: asyncio.Queue[str]) -> None:
    """Say something until it is heard; a bus that comes back may lose what is said meanwhile."""
    async with asyncio.timeout(DEADLINE_S):
        while True:
            bus.publish(match)
            with suppress(TimeoutError):
                async with asyncio.timeout(0.2):
                    while await heard.get() != match:
                        pass
                    return


async def is_down() -> bool:
    """Whether this process has noticed that its bus is gone."""
    return measured("coeurdelion_bus_up") == 0


async def test_others_hear_what_changed_and_again_after_a_cut(wire: tuple[Relay, str]) -> None:
    relay, address = wire
    first, second = Bus(address), Bus(address)
    async with running(first) as own, running(second) as heard:
        await arrives(first, "one", heard)
        relay.cut()
        first.publish("lost")
        await eventually(is_down)
        relay.mend()
        await arrives(first, "two", heard)
    assert own.empty()


async def test_what_changes_while_it_is_published_is_published_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.new_database()
    one, other = Bus(address), Bus(address)
    publish = AsyncPgChannelsBackend.publish
    changed_meanwhile: list[str] = []

    async def publish_slowly(self: AsyncPgChannelsBackend, data: bytes, channels: Iterable[str]) -> None:
        await publish(self, data, channels)
        if b"match" in data and not changed_meanwhile:
            changed_meanwhile.append("match")
            one.publish("match")

    async with running(one), running(other) as heard:
        await arrives(one, "hello", heard)
        monkeypatch.setattr(AsyncPgChannelsBackend, "publish", publish_slowly)
        one.publish("match")
        async with asyncio.timeout(DEADLINE_S):
            for _ in range(2):
                while await heard.get() != "match":
                    pass


async def test_without_an_address_there_is_nobody_to_tell() -> None:
    bus = Bus()
    bus.publish("m")
    await bus.run(lambda match: None)


def test_a_bus_of_no_kind_we_know_is_refused() -> None:
    for address in ("amqp://x", "nonsense"):
        with pytest.raises(Refused, match="bad-bus"):
            Bus(address)
