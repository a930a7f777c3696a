"""The bots of a table: each that is asked thinks until it has answered its question, and answers like anyone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import chain, repeat
from random import uniform

import structlog

from coeurdelion.bots import RANDOM
from coeurdelion.core import AnyGame, Refused, Seat
from coeurdelion.match.live import LiveMatch
from coeurdelion.server import wire
from coeurdelion.server.bots.pool import Advice
from coeurdelion.server.store import OVER
from coeurdelion.server.table.bot_phrases import phrase_with
from coeurdelion.server.table.journal import Journal
from coeurdelion.server.table.seats import bots_to_act, occupants

logger = structlog.get_logger()
RETRY_DELAYS_S = (0.0, 1.0, 2.0, 5.0, 10.0)
"""Backoff: the delay before each of the first attempts of a bot to act."""
MAX_RETRY_DELAY_S = 15.0
"""The delay before each later attempt, for as long as the bot is asked."""
RETRY_JITTER = 0.2
"""Each delay is longer or shorter by up to this share, so that not all bots come back to a database at once."""
SayPhrase = Callable[[Seat, str, int], Awaitable[None]]
"""A bot at its seat says a phrase with its entry of this number."""
Choose = Callable[[AnyGame, str, LiveMatch, Seat], Awaitable[Advice]]
"""What a bot of a level does at its seat, and why."""


class _GivenBack(Exception):  # noqa: N818 - not an error: the person has come back
    """The seat of a bot was given back to its person."""


class BotTasks:
    """What the bots of one table are thinking about; `acted` is called when one of them has acted or is no longer asked.

    What one says with what it did is given to `say_phrase`.
    """

    def __init__(
        self, journal: Journal, choose: Choose, acted: Callable[[], None], say_phrase: SayPhrase | None = None
    ) -> None:
        self._journal = journal
        self._choose = choose
        self._acted = acted
        self._say_phrase = say_phrase
        self._tasks: dict[tuple[Seat, int], asyncio.Task[None]] = {}
        self._is_stopped = False

    def wake(self) -> None:
        """Let every bot that is asked think, once for each question."""
        live = self._journal.live
        if self._is_stopped or live is None or self._journal.stored.state == OVER:
            return
        for seat in bots_to_act(self._journal.stored, live):
            key = seat, self._journal.question(seat)
            if key not in self._tasks:
                self._tasks[key] = asyncio.create_task(self._think(*key))
                self._tasks[key].add_done_callback(self._finished)

    @property
    def is_busy(self) -> bool:
        """Whether a bot thinks, or waits for its next attempt."""
        return bool(self._tasks)

    def _finished(self, done: asyncio.Task[None]) -> None:
        """A bot has answered or is no longer asked; or it was told to stop."""
        self._tasks = {asked: task for asked, task in self._tasks.items() if task is not done}
        if not done.cancelled():
            self._acted()

    async def _think(self, seat: Seat, question: int) -> None:
        """A bot answers its question; if that fails it tries again, for as long as it is asked."""
        failed = ""
        for delay in chain(RETRY_DELAYS_S, repeat(MAX_RETRY_DELAY_S)):
            await asyncio.sleep(delay * uniform(1 - RETRY_JITTER, 1 + RETRY_JITTER))
            if not self._is_asked(seat, question):
                return
            try:
                await self._answer(seat, question)
            except Exception as error:  # nobody else would notice that a bot has stopped
                if self._is_asked(seat, question):
                    failed = self._note_failure(seat, error, failed)
            else:
                break
        if failed:
            logger.info("bot-acts-again", match=self._journal.stored.id, seat=seat)

    def _note_failure(self, seat: Seat, error: Exception, before: str) -> str:
        """What kept a bot from acting; logged only if it is not what did so before, however often the bot has tried."""
        cause = error.reason if isinstance(error, Refused) else type(error).__name__
        if cause != before:
            # a refusal says everything by its name; anything else is a fault that someone has to look for
            exc_info = None if isinstance(error, Refused) else error
            match = self._journal.stored.id
            logger.warning("bot-waits", match=match, seat=seat, cause=cause, exc_info=exc_info)
        return cause

    def _is_asked(self, seat: Seat, question: int) -> bool:
        """Whether a seat still has to answer a question."""
        return not self._journal.begun().result and self._journal.question(seat) == question

    async def _answer(self, seat: Seat, question: int) -> None:
        """What the bot chooses, unless its seat was given back meanwhile."""
        live = self._journal.begun()
        level = self._level(seat)
        if not level:
            return
        advice = await self._choose(self._journal.game, level, live, seat)
        reasons = () if level == RANDOM else advice.reasons  # one who chooses by chance has none worth keeping
        with suppress(_GivenBack):
            answered = await self._journal.act(seat, question, advice.line, lambda live: self._check(seat, level), reasons)
            if isinstance(answered, wire.Done):
                await self._say(seat, answered.first)

    async def _say(self, seat: Seat, entry: int) -> None:
        """What the bot says with what it did, once that is shown."""
        phrase = phrase_with(self._journal.begun(), entry)
        if phrase and self._say_phrase:
            self._acted()
            await self._say_phrase(seat, phrase, entry)

    def _check(self, seat: Seat, level: str) -> None:
        """Refuses what a bot chose whose seat was given back meanwhile, here or in another process."""
        if self._level(seat) != level:
            raise _GivenBack

    def _level(self, seat: Seat) -> str:
        return occupants(self._journal.stored, self._journal.live)[seat].level

    async def stop(self) -> None:
        """Stop the bots that think, wait until they have, and let none think again."""
        self._is_stopped = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
