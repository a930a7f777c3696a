"""Bot processes are shared fairly: an owner with many tables delays nobody else, and nobody waits without bound."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from coeurdelion.bots import levels_of, ms_of
from coeurdelion.core import Match, Refused
from coeurdelion.games import lionheart
from coeurdelion.match.live import LiveMatch
from coeurdelion.server import fair_queue
from coeurdelion.server.bots.pool import MIN_SHARED_MS, BotPool
from coeurdelion.server.cluster.bus import Bus
from coeurdelion.server.cluster.leases import Leases
from coeurdelion.server.store import Store
from coeurdelion.server.table.registry import TableRegistry
from tests.server.bots.test_pool import live
from tests.server.harness import DEADLINE_S, GAME, SEED, Client, measured, stored

ANSWERS = """
import json, sys
for line in sys.stdin:
    game, level, view, legal, *_ = json.loads(line)
    print(json.dumps([legal[0], [], ""]), flush=True)
"""
PROGRAM = (sys.executable, "-c", ANSWERS)
TELLS_MS = """
import json, sys
for line in sys.stdin:
    game, level, view, legal, log, verbs, judged, ms, character, *_ = json.loads(line)
    print(json.dumps([legal[0], [["ms", {"ms": ms, "character": character}]], ""]), flush=True)
"""
THINKS_FOR_EVER = """
import sys, time
sys.stdin.readline()
time.sleep(600)
"""


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


async def test_each_level_is_told_its_time_and_a_crowd_shares_it() -> None:
    """Alone a bot has all of it; while others wait less, but never nothing."""
    game, bots = lionheart, BotPool(1, program=(sys.executable, "-c", TELLS_MS))
    match = LiveMatch(Match(game, game.colours, ("", ""), {}), SEED)
    match.roll_all()
    (seat,) = match.to_act()

    async def told(level: str, owner: str = "", character: str = "") -> dict[str, Any]:
        return (await bots.advise(game, level, match, seat, owner, character)).reasons[0][1]

    try:
        alone = {level: await told(level) for level in levels_of(game)}
        assert alone == {level: {"ms": ms_of(level), "character": ""} for level in alone}
        assert ms_of("page") <= ms_of("squire") <= ms_of("knight") < ms_of("prince")
        assert (await told("squire", character="raven"))["character"] == "raven"
        crowd = [one["ms"] for one in await asyncio.gather(*(told("prince", f"owner {n}") for n in range(40)))]
        assert min(crowd) == MIN_SHARED_MS
        assert sum(crowd) < 6 * ms_of("prince")
        assert crowd[-1] == ms_of("prince"), "nobody waits behind the last"
    finally:
        await bots.close()


async def test_two_matches_that_think_delay_nobody_at_a_third(store: Store) -> None:
    """Its people act, and their actions are stored and shown, while all processes are taken by the bots of the others."""
    bots = BotPool(2, program=(sys.executable, "-c", THINKS_FOR_EVER))
    tables = TableRegistry(store, bots, Bus(), Leases(store))
    for match, kinds in (("one", "BB"), ("two", "BB"), ("three", "ab")):
        await store.add_match(stored(kinds, match=match), 0)
    busy = [await tables.get(name) for name in ("one", "two")]
    for table in busy:
        table.wake_bots()
    await wait_until(lambda: len(bots.pids) == 2)
    third = await tables.get("three")
    ada = await Client(third, "a").enter()
    async with asyncio.timeout(DEADLINE_S):
        while (live := third.journal.begun()).to_act() == (0,):
            await third.act(0, third.journal.question(0), str(GAME.legal(live.state, 0)[0]))
    assert ada.update["entry"] == len(third.journal.begun().log) - 1
    assert all(not [entry for entry in table.journal.begun().log if entry.seat >= 0] for table in busy)
    await tables.close()
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
