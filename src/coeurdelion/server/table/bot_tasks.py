"""The bots of a table: each that is asked thinks once for each question, and answers like anyone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from coeurdelion.core import CHANCE, AnyGame, Seat
from coeurdelion.match.live import LiveMatch
from coeurdelion.server.store import OVER
from coeurdelion.server.table.journal import Journal
from coeurdelion.server.table.seats import occupants

logger = logging.getLogger(__name__)
RETRY_DELAYS_S = (0, 1, 5, 20)
"""Backoff: the delay before each attempt of a bot to act."""
Choose = Callable[[AnyGame, str, LiveMatch, Seat], Awaitable[str]]
"""What a bot of a level does at its seat."""


class BotTasks:
    """What the bots of one table are thinking about; `acted` is called when one of them has acted or given up."""

    def __init__(self, journal: Journal, choose: Choose, acted: Callable[[], None]) -> None:
        self._journal = journal
        self._choose = choose
        self._acted = acted
        self._tasks: dict[tuple[Seat, int], asyncio.Task[None]] = {}
        self._is_stopped = False

    def wake(self) -> None:
        """Let every bot that is asked think, once for each question."""
        live = self._journal.live
        if self._is_stopped or live is None or self._journal.stored.state == OVER:
            return
        asked = [seat for seat in live.to_act() if seat != CHANCE]
        playing = occupants(self._journal.stored, live) if asked else []
        for seat in asked:
            key = seat, self._journal.question(seat)
            if playing[seat].level and key not in self._tasks:
                self._tasks[key] = asyncio.create_task(self._think(*key))
                self._tasks[key].add_done_callback(self._finished)

    @property
    def is_busy(self) -> bool:
        """Whether a bot thinks."""
        return bool(self._tasks)

    def _finished(self, done: asyncio.Task[None]) -> None:
        """A bot has answered, or was told to stop."""
        self._tasks = {asked: task for asked, task in self._tasks.items() if task is not done}

    async def _think(self, seat: Seat, question: int) -> None:
        """A bot answers its question; if that fails it tries again a little later, as long as it is asked."""
        for delay in RETRY_DELAYS_S:
            await asyncio.sleep(delay)
            if not self._is_asked(seat, question):
                break
            try:
                await self._answer(seat, question)
            except Exception:  # nobody else would notice that a bot has stopped
                if self._is_asked(seat, question):
                    logger.exception("a bot at %s could not act", self._journal.stored.id)
            else:
                break
        asyncio.get_running_loop().call_soon(self._acted)

    def _is_asked(self, seat: Seat, question: int) -> bool:
        """Whether a seat still has to answer a question."""
        return not self._journal.begun().result and self._journal.question(seat) == question

    async def _answer(self, seat: Seat, question: int) -> None:
        """What the bot chooses, unless its seat was given back meanwhile."""
        live = self._journal.begun()
        level = self._level(seat)
        line = await self._choose(self._journal.game, level, live, seat) if level else ""
        if level and level == self._level(seat):
            await self._journal.act(seat, question, line)

    def _level(self, seat: Seat) -> str:
        return occupants(self._journal.stored, self._journal.live)[seat].level

    async def stop(self) -> None:
        """Stop the bots that think, wait until they have, and let none think again."""
        self._is_stopped = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
