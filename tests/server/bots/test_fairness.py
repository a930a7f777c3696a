"""Bot processes are shared fairly: an owner with many tables delays nobody else, and nobody waits without bound."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable

import pytest

from coeurdelion.core import Refused
from coeurdelion.server import fair_queue
from coeurdelion.server.bots.pool import BotPool
from tests.server.bots.test_pool import live
from tests.server.harness import GAME, measured

ANSWERS = """
import json, sys
for line in sys.stdin:
    game, level, view, legal, *_ = json.loads(line)
    print(json.dumps([legal[0], [], ""]), flush=True)
"""
PROGRAM = (sys.executable, "-c", ANSWERS)


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    bots = BotPool(1, program=PROGRAM)
    yield bots
    await bots.close()


async def order_of(pool: BotPool, owners: list[str]) -> list[str]:
    """Whose decisions are made in which order, if all ask in this order while a process starts."""
    made: list[str] = []
    asked = live()

    async def decide(owner: str) -> None:
        await pool.advise(GAME, "random", asked, 0, owner)
        made.append(owner)

    await asyncio.gather(*(decide(owner) for owner in owners))
    return made


async def test_a_stranger_comes_next_however_many_decisions_an_owner_waits_for(pool: BotPool) -> None:
    made = await order_of(pool, ["owner"] * 60 + ["stranger"])
    assert len(made) == 61
    assert made.index("stranger") <= 2, "one is being made, one may have been given its turn"


async def test_whoever_has_waited_too_long_comes_first() -> None:
    bots = BotPool(1, program=PROGRAM, max_wait_s=0.0)
    try:
        asked = ["owner"] * 10 + ["stranger"]
        assert await order_of(bots, asked) == asked
    finally:
        await bots.close()


async def test_how_many_wait_and_how_long_is_measured(pool: BotPool) -> None:
    before = measured("coeurdelion_bot_wait_seconds_count")
    deciding = asyncio.create_task(order_of(pool, ["owner"] * 5))
    await wait_until(lambda: measured("coeurdelion_bots_waiting") == 4)
    await deciding
    assert measured("coeurdelion_bots_waiting") == 0
    assert measured("coeurdelion_bot_wait_seconds_count") == before + 5


async def wait_until(reached: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not reached():
            await asyncio.sleep(0)


async def test_a_decision_that_finds_no_place_to_wait_is_not_made_by_a_simpler_level(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_queue: fair_queue.FairQueue, _owner: str) -> None:
        raise Refused("table", "too-busy")

    monkeypatch.setattr(fair_queue.FairQueue, "_take", full)
    with pytest.raises(Refused, match="too-busy"):
        await pool.advise(GAME, "squire", live(), 0, "owner")
