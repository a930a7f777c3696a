"""A bot process is sent the log of the match only if the bot of its level reads it."""

from __future__ import annotations

import sys

import pytest

from coeurdelion.core import AnyGame
from coeurdelion.match.live import LiveMatch
from coeurdelion.server.bots import pool
from coeurdelion.server.bots.pool import BotPool
from tests.server.bots.test_pool import live
from tests.server.harness import GAME

COUNTS = """
import json, sys
for line in sys.stdin:
    game, level, view, legal, log, *_ = json.loads(line)
    print(json.dumps([legal[0] if level == "random" else "", [["reason-log", {"entries": len(log)}]], ""]), flush=True)
"""
"""Fails as a squire, and as the fallback says how many entries it was sent."""


async def entries_sent(monkeypatch: pytest.MonkeyPatch, *readers: str) -> int:
    """How many entries of a log the level `random` gets as the fallback of a squire, if these levels read the log."""

    def reads_log(_game: AnyGame, level: str) -> bool:
        return level in readers

    monkeypatch.setattr(pool, "reads_log", reads_log)
    bots = BotPool(1, program=(sys.executable, "-c", COUNTS))
    try:
        advice = await bots.advise(GAME, "squire", live(), 0)
    finally:
        await bots.close()
    ((_, params),) = advice.reasons
    return int(params["entries"])


async def test_only_levels_that_read_the_log_are_sent_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await entries_sent(monkeypatch, "random") == len(live().log) > 0
    assert await entries_sent(monkeypatch, "squire") == 0


async def test_a_log_that_nobody_reads_is_not_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LiveMatch, "log_seen_by", None)
    assert await entries_sent(monkeypatch) == 0
