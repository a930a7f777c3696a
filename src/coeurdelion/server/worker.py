"""Bots think in a process of their own, from what their seat may see and nothing else."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random
from threading import Thread
from typing import Any

from coeurdelion.bots import bot_named
from coeurdelion.bots.levels import Question
from coeurdelion.core import AnyGame, Choices, Entry, Seat
from coeurdelion.games import game_named
from coeurdelion.live import LiveMatch


class Workers:
    """A few processes in which bots choose."""

    def __init__(self, count: int = 1) -> None:
        self._count = count
        self._pool = self._fresh_pool()

    async def choose(self, game: AnyGame, level: str, live: LiveMatch, seat: Seat) -> str:
        """What a bot does at its seat."""
        question = live.question(seat, Random())
        shown, legal = game.show(question.view), [str(action) for action in question.legal]
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, choose, game.id, level, shown, legal, question.log)
        except BrokenProcessPool:
            self._pool = self._fresh_pool()
            return await loop.run_in_executor(self._pool, choose, game.id, level, shown, legal, question.log)

    def _fresh_pool(self) -> ProcessPoolExecutor:
        """Processes that are spawned: forked ones would keep the server's sockets open."""
        return ProcessPoolExecutor(self._count, get_context("spawn"), initializer=_end_with, initargs=(os.getpid(),))

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _end_with(parent: int) -> None:
    """Let this process end when its server does, even if that is killed."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    Thread(target=watch, daemon=True).start()


def choose(game_id: str, level: str, shown: Mapping[str, Any], legal: list[str], log: Sequence[Entry]) -> str:
    """A bot's choice, in the worker process."""
    game = game_named(game_id)
    actions = Choices(tuple(game.parse(line) for line in legal))
    question = Question(game.read_view(shown), log, actions, Random())
    return str(bot_named(game, level)(question).action)
