"""Bots think in processes of their own, from what their seat may see and nothing else, and for a limited time."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

import msgspec
import structlog

from coeurdelion.bots import levels_of
from coeurdelion.core import AnyGame, Refused, Seat
from coeurdelion.match.live import LiveMatch
from coeurdelion.server import metrics
from coeurdelion.server.bots.process import Asked, Thought

LIMIT = 10.0
"""Seconds within which a bot has to answer; the first time its process has to start too."""
PROGRAM = (sys.executable, "-m", "coeurdelion.server.bots.process")
LONGEST = 1 << 20
"""Bytes that an answer may have."""
logger = structlog.get_logger()


class Advice(NamedTuple):
    """What a bot would do, and why: keys of sentences with what they need."""

    line: str
    reasons: Sequence[tuple[str, dict[str, Any]]] = ()


class Failed(Exception):  # noqa: N818 - what a bot did, not an error of the program
    """A bot did not answer; its process is gone."""


class Workers:
    """A few processes in which bots choose; each starts when it is needed, and again when it was lost."""

    def __init__(self, count: int = 1, limit: float = LIMIT, program: Sequence[str] = PROGRAM) -> None:
        self._limit = limit
        self._all = [_Worker(program) for _ in range(count)]
        self._free: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def choose(self, game: AnyGame, level: str, live: LiveMatch, seat: Seat) -> str:
        """What a bot does at its seat."""
        return (await self.advise(game, level, live, seat)).line

    async def advise(self, game: AnyGame, level: str, live: LiveMatch, seat: Seat) -> Advice:
        """What a bot would do and why; if it fails or takes too long, the next simpler level decides in its place."""
        question = live.question(seat, Random())
        legal = [str(action) for action in question.legal]
        shown, log = game.show(question.view), [(entry.seat, entry.action) for entry in question.log]
        for simpler in _levels_from(game, level):
            try:
                advice = await self._think(Asked(game.id, simpler, shown, legal, log, question.legal.open_verbs))
                game.apply(live.state, seat, game.parse(advice.line))
                return advice
            except (Failed, TimeoutError, Refused) as failure:
                cause = "overran" if isinstance(failure, TimeoutError) else "failed"
                metrics.STAND_INS.labels(simpler, cause).inc()
                logger.warning("bot-replaced", game=game.id, level=simpler, cause=cause, detail=_kind(failure))
        return Advice(Random().choice(legal))

    async def _think(self, asked: Asked) -> Advice:
        """The answer of a free worker."""
        worker = await self._free.get()
        try:
            with metrics.THOUGHTS.labels(asked.level).time():
                async with asyncio.timeout(self._limit):
                    thought = await worker.think(asked)
        except BaseException:
            await worker.end()
            raise
        finally:
            self._free.put_nowait(worker)
        if thought.error:
            raise Failed(thought.error)
        return Advice(thought.line, [(key, params) for key, params in thought.reasons])

    async def start(self) -> None:
        """Start the processes before they are needed."""
        await asyncio.gather(*(worker.start() for worker in self._all))

    async def close(self) -> None:
        """End the processes."""
        await asyncio.gather(*(worker.end() for worker in self._all))


class _Worker:
    """One process; it ends by itself when the server does, because its input ends then."""

    def __init__(self, program: Sequence[str]) -> None:
        self._program = program
        self._started: asyncio.Task[Process] | None = None

    async def start(self) -> Process:
        """The process, started if there is none: one for all who ask for it, also if who asked first no longer waits."""
        if self._started is None or _has_ended(self._started):
            self._started = asyncio.create_task(self._spawned())
        return await asyncio.shield(self._started)

    async def _spawned(self) -> Process:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("COEURDELION_")}
        return await asyncio.create_subprocess_exec(
            *self._program, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST, env=environment
        )

    async def think(self, asked: Asked) -> Thought:
        """The answer to a question."""
        try:
            process = await self.start()
            assert process.stdin
            assert process.stdout
            process.stdin.write(msgspec.json.encode(asked) + b"\n")
            await process.stdin.drain()
            return msgspec.json.decode(await process.stdout.readline(), type=Thought)
        except (OSError, ValueError) as error:  # it died, or said nothing that can be read
            raise Failed(type(error).__name__) from None

    async def end(self) -> None:
        """End the process, whatever it does."""
        started, self._started = self._started, None
        if started is None or _has_ended(started):
            return
        with suppress(OSError):  # it could not be started, or has ended this moment
            process = await started
            process.kill()
            await process.wait()


def _has_ended(started: asyncio.Task[Process]) -> bool:
    """Whether a process was never there, or is no longer."""
    return started.done() and (
        started.cancelled() or started.exception() is not None or started.result().returncode is not None
    )


def _kind(failure: Exception) -> str:
    """What went wrong, without what the bot knew or wanted."""
    return failure.reason if isinstance(failure, Refused) else str(failure)


def _levels_from(game: AnyGame, level: str) -> Iterator[str]:
    """A level and those below it, the simplest last."""
    levels = list(levels_of(game))
    yield from reversed(levels[: levels.index(level) + 1])
