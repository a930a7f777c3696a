"""Bots think in a process of their own, from what their seat may see and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

from coeurdelion.bots import bot_named
from coeurdelion.bots.levels import Question
from coeurdelion.core import AnyGame, Choices, Entry, Seat
from coeurdelion.games import game_named
from coeurdelion.live import LiveMatch


class Workers:
    """A few processes in which bots choose."""

    def __init__(self, count: int = 1) -> None:
        self._pool = ProcessPoolExecutor(max_workers=count)

    async def choose(self, game: AnyGame, level: str, live: LiveMatch, seat: Seat) -> str:
        """What a bot does at its seat."""
        view = game.show(game.redact(live.state, seat))
        legal = [str(action) for action in game.legal(live.state, seat)]
        log = [game.redact_entry(step.before, step.entry, seat) for step in live.steps]
        return await asyncio.get_running_loop().run_in_executor(self._pool, choose, game.id, level, view, legal, log)

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def choose(game_id: str, level: str, shown: Mapping[str, Any], legal: list[str], log: list[Entry]) -> str:
    """A bot's choice, in the worker process."""
    game = game_named(game_id)
    actions = Choices(tuple(game.parse(line) for line in legal))
    question = Question(game.read_view(shown), log, actions, Random())
    return str(bot_named(game, level)(question).action)
