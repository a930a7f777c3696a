"""The bus tells other processes what changed, comes back after a cut, and is never waited for."""

from __future__ import annotations

import asyncio
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from coeurdelion.core import Refused
from coeurdelion.server.cluster.bus import Bus
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
async def running(bus: Bus, heard: list[str]) -> AsyncIterator[None]:
    task = asyncio.create_task(bus.run(heard.append))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def arrives(bus: Bus, match: str, heard: list[str]) -> None:
    """Say something until it is heard; a bus that comes back may lose what is said meanwhile."""
    until = time.monotonic() + 20
    while match not in heard:
        assert time.monotonic() < until
        bus.publish(match)
        await asyncio.sleep(0.1)


def test_others_hear_what_changed_and_again_after_a_cut(wire: tuple[Relay, str]) -> None:
    relay, address = wire

    async def scene() -> None:
        first, second = Bus(address), Bus(address)
        heard: list[str] = []
        own: list[str] = []
        async with running(first, own), running(second, heard):
            await arrives(first, "one", heard)
            relay.cut()
            first.publish("lost")
            await asyncio.sleep(0.5)
            relay.mend()
            await arrives(first, "two", heard)
        assert own == []

    asyncio.run(scene())


def test_without_an_address_there_is_nobody_to_tell() -> None:
    async def scene() -> None:
        bus = Bus()
        bus.publish("m")
        await bus.run(lambda match: None)

    asyncio.run(scene())


def test_a_bus_of_no_kind_we_know_is_refused() -> None:
    for address in ("amqp://x", "nonsense"):
        with pytest.raises(Refused, match="bad-bus"):
            Bus(address)
