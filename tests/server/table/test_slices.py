"""Long work in slices: others have their turn, short work goes first, and an interrupted one blocks nobody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest

from coeurdelion.server.table.slices import Slices


def busy(parts: int, done: list[str], name: str) -> Iterator[None]:
    """Work of so many parts, each of about a millisecond."""
    for _ in range(parts):
        until = time.perf_counter() + 0.001
        while time.perf_counter() < until:
            pass
        yield
    done.append(name)


async def test_short_work_does_not_wait_for_long_work() -> None:
    slices, done = Slices(), list[str]()
    long = [asyncio.create_task(slices.work(busy(100, done, f"long {number}"))) for number in range(3)]
    await asyncio.sleep(0.01)
    await slices.work(busy(2, done, "short"))
    assert done == ["short"]
    await asyncio.gather(*long)
    assert len(done) == 4


async def test_what_is_cancelled_or_fails_gives_its_slice_to_others() -> None:
    slices, done = Slices(), list[str]()

    def failing() -> Iterator[None]:
        yield
        raise ValueError

    tasks = [asyncio.create_task(slices.work(busy(50, done, "cancelled"))) for _ in range(3)]
    await asyncio.sleep(0.005)
    for task in tasks:
        task.cancel()
    with pytest.raises(ValueError):  # noqa: PT011
        await slices.work(failing())
    async with asyncio.timeout(30):
        await slices.work(busy(2, done, "last"))
    await asyncio.gather(*tasks, return_exceptions=True)
    assert done == ["last"]
