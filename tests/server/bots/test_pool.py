"""Bots think in processes that die with the server; one that fails or overruns is replaced by a simpler level."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest

from coeurdelion.core import Match, Refused
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.scenario import read_position
from coeurdelion.server.bots.pool import PROGRAM, BotPool
from coeurdelion.server.bots.process import ProcessRequest
from tests.server.harness import GAME, SEED

HANGS_AS_SQUIRE = """
import json, sys, time
for line in sys.stdin:
    game, level, view, legal, *_ = json.loads(line)
    if level == "squire":
        time.sleep(60)
    print(json.dumps([legal[-1], [], ""]), flush=True)
"""
DIES = "import sys; sys.stdin.readline()"
LIES = """
import sys
for line in sys.stdin:
    print('["fly to the moon"]', flush=True)
"""

CARDS = """
game = "lowenherz-2003"
[position]
players = ["red", "blue"]
to_act = "red"
deck = ["A.K1", "A.K1", "A.K1", "A.K1"]
board = \"\"\"
+---+---+---+---+---+---+
|.RC V   V  |.   .   .  |
+   +   +   +   +   +   +
|.   F   V   .   .   .  |
+---+   +   +   +   +   +
|.   .   .   .   .   .BC|
+   +   +   +   +   +   +
|.   .   .   .   .   .  |
+---+---+---+---+---+---+
\"\"\"
[position.red]
hand = ["A.B3"]
ducats = 9
[position.blue]
hand = ["A.K1", "A.K1"]
ducats = 9
"""
"""Three borders close red's corner with three villages."""


def live() -> LiveMatch:
    match = LiveMatch(Match(GAME, GAME.colours[:2], ("", ""), {"first": 0}), SEED)
    match.roll_all()
    return match


@pytest.fixture
async def pool_of() -> AsyncIterator[Callable[..., BotPool]]:
    """Makes pools of bot processes; they are closed with the test."""
    made: list[BotPool] = []

    def make(*settings: Any) -> BotPool:
        made.append(BotPool(*settings))
        return made[-1]

    yield make
    for pool in made:
        await pool.close()


async def test_a_squire_thinks_in_another_process_and_says_why(pool_of: Callable[..., BotPool]) -> None:
    asked = live()
    advice = await pool_of().advise(GAME, "squire", asked, 0)
    assert advice.line in [str(action) for action in GAME.legal(asked.state, 0)]
    assert all(key.startswith("reason-") for key, _ in advice.reasons)


async def test_a_hint_has_plans_that_begin_with_its_line(pool_of: Callable[..., BotPool]) -> None:
    asked, pool = live(), pool_of()
    hint = await pool.hint(GAME, "squire", asked, 0)
    assert 1 < len(hint.plans) <= 3
    assert hint.plans[0].standing == "first"
    assert hint.plans[0].steps[0][0] == hint.line
    assert hint.reasons
    legal = [str(action) for action in GAME.legal(asked.state, 0)]
    for plan in hint.plans:
        assert plan.steps[0][0] in legal
        assert plan.steps[0][1]
        assert plan.tells
        assert plan.cells


async def test_a_hint_goes_on_with_the_plan_that_is_followed(pool_of: Callable[..., BotPool]) -> None:
    """What the seat has done in its turn is told to the process, and nothing else is remembered."""
    asked, pool = LiveMatch(read_position(CARDS)), pool_of()
    steps = (await pool.hint(GAME, "squire", asked, 0)).plans[0].steps
    assert len(steps) > 2
    asked.do(0, steps[0][0])
    assert (await pool_of().hint(GAME, "squire", asked, 0)).plans[0].steps == steps[1:]
    asked.do(0, steps[1][0])
    assert (await pool.hint(GAME, "squire", asked, 0)).plans[0].steps == steps[2:]


async def test_a_hint_of_a_process_that_fails_is_what_a_simpler_bot_does(pool_of: Callable[..., BotPool]) -> None:
    hint = await pool_of(1, 0.5, (sys.executable, "-c", HANGS_AS_SQUIRE)).hint(GAME, "squire", live(), 0)
    assert hint.line
    assert not hint.plans


async def test_the_coach_thinks_there_too(pool_of: Callable[..., BotPool], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coeurdelion.server.bots.pool.JUDGE_TIMEOUT_S", 30.0)
    asked, pool = live(), pool_of()
    legal = [str(action) for action in GAME.legal(asked.state, 0)]
    said = [await pool.judge(GAME, asked, 0, line) for line in legal[::20]]
    assert any(one.better for one in said)
    assert all((one.better is None) == (not one.lost) for one in said)
    best = (await pool.advise(GAME, "squire", asked, 0)).line
    assert (await pool.judge(GAME, asked, 0, best)).better is None


def test_a_request_is_read_that_an_older_or_a_newer_server_wrote() -> None:
    """One without what came later, and one with what this version does not know."""
    old = ["lionheart", "squire", {}, ["end"], [], [], ""]
    read = msgspec.json.decode(msgspec.json.encode(old), type=ProcessRequest)
    assert (read.ms, read.character) == (1000, "")
    newer = msgspec.json.decode(msgspec.json.encode([*old, 300, "raven", False, [], "unheard of"]), type=ProcessRequest)
    assert (newer.ms, newer.character) == (300, "raven")


@pytest.mark.parametrize("program", [HANGS_AS_SQUIRE, DIES, "raise SystemExit(1)"])
async def test_nobody_waits_for_a_coach_that_does_not_answer(program: str, pool_of: Callable[..., BotPool]) -> None:
    asked, pool = live(), pool_of(1, 2.0, (sys.executable, "-c", program))
    line = str(GAME.legal(asked.state, 0)[0])
    began = time.monotonic()
    with pytest.raises(Refused, match="coach-busy"):
        await pool.judge(GAME, asked, 0, line)
    assert time.monotonic() - began < 10
    assert (await pool.advise(GAME, "random", asked, 0)).line  # the bots have a process again


async def test_whoever_asks_meanwhile_and_whoever_gives_up_leave_no_process_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two ask for a process at the same moment, and both stop waiting: there is one, and it ends with the others."""
    spawned: list[asyncio.subprocess.Process] = []
    spawn, begun = asyncio.create_subprocess_exec, asyncio.Event()

    async def noted(*program: str, **settings: Any) -> asyncio.subprocess.Process:
        begun.set()
        spawned.append(await spawn(*program, **settings))
        return spawned[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    workers = BotPool(1)
    asking = [asyncio.create_task(workers.start()) for _ in range(2)]
    await begun.wait()
    for task in asking:
        task.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    await workers.close()
    assert [process.returncode for process in spawned] == [-signal.SIGKILL]


async def test_a_closed_pool_starts_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """An event loop could not be closed while a process of it runs that nobody ends."""

    async def never(*_program: str, **_settings: Any) -> None:
        raise AssertionError("a process was started")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", never)
    workers = BotPool(1)
    await workers.close()
    with pytest.raises(RuntimeError, match="closed"):
        await workers.advise(GAME, "squire", live(), 0)


@pytest.mark.parametrize("program", [HANGS_AS_SQUIRE, DIES, LIES, "raise SystemExit(1)"])
async def test_one_that_hangs_dies_or_lies_is_replaced_for_that_move(program: str, pool_of: Callable[..., BotPool]) -> None:
    asked = live()
    legal = [str(action) for action in GAME.legal(asked.state, 0)]
    began = time.monotonic()
    advice = await pool_of(1, 2.0, (sys.executable, "-c", program)).advise(GAME, "squire", asked, 0)
    assert advice.line in legal
    assert time.monotonic() - began < 15


def test_a_thinking_process_ends_when_its_server_is_killed() -> None:
    script = f"import subprocess, time; p = subprocess.Popen({list(PROGRAM)!r}, stdin=subprocess.PIPE); "
    script += "print(p.pid, flush=True); time.sleep(60)"
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout
        child = int(parent.stdout.readline())
        process = os.pidfd_open(child)
        os.kill(parent.pid, signal.SIGKILL)
    try:
        ended, _, _ = select.select([process], [], [], 10)
    finally:
        os.close(process)
    assert ended
