"""Turns go round among owners, whoever waits too long comes first, and nobody's turn is lost."""

from __future__ import annotations

import asyncio

import pytest

from coeurdelion.core import Refused
from coeurdelion.server.fair_queue import FairQueue

pytestmark = pytest.mark.anyio


async def take(queue: FairQueue, owner: str, order: list[str]) -> None:
    async with queue.turn(owner):
        order.append(owner)
        await asyncio.sleep(0)


async def order_of(queue: FairQueue, owners: str) -> str:
    """The order in which owners get turns who ask in this order while a turn is taken."""
    order: list[str] = []
    async with queue.turn("first"):
        tasks = [asyncio.create_task(take(queue, owner, order)) for owner in owners]
        await asyncio.sleep(0.01)
        assert not order
    await asyncio.gather(*tasks)
    return "".join(order)


async def test_owners_have_turns_in_rotation() -> None:
    assert await order_of(FairQueue(1), "aaaaabc") == "abcaaaa"


async def test_who_has_waited_too_long_comes_first() -> None:
    assert await order_of(FairQueue(1, max_wait_s=0), "aaabc") == "aaabc"


async def test_too_many_waiters_of_one_owner_are_refused_and_others_are_not() -> None:
    queue = FairQueue(1, max_waiting=2)
    order: list[str] = []
    async with queue.turn("first"):
        tasks = [asyncio.create_task(take(queue, "a", order)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too-busy"):
            await take(queue, "a", order)
        tasks.append(asyncio.create_task(take(queue, "b", order)))
        await asyncio.sleep(0)
        assert len(queue) == 3
    await asyncio.gather(*tasks)
    assert order == ["a", "b", "a"]


@pytest.mark.parametrize("when", ["waiting", "given"])
async def test_a_cancelled_waiter_keeps_no_turn(when: str) -> None:
    queue = FairQueue(1)
    order: list[str] = []
    async with queue.turn("first"):
        given_up = asyncio.create_task(take(queue, "a", order))
        other = asyncio.create_task(take(queue, "b", order))
        await asyncio.sleep(0)
        if when == "waiting":
            given_up.cancel()
            await asyncio.sleep(0)
    given_up.cancel()
    await asyncio.gather(given_up, other, return_exceptions=True)
    assert order == ["b"]
    await asyncio.wait_for(take(queue, "c", order), 1)
