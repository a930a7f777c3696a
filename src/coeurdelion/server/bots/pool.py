"""A worker pool for bots: each decision runs in a separate process, with a timeout and simpler levels as fallback."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import structlog

from coeurdelion.bots import levels_of, reads_log
from coeurdelion.core import AnyGame, Refused, Seat
from coeurdelion.match.live import LiveMatch
from coeurdelion.server import metrics
from coeurdelion.server.bots.process import ProcessReply, ProcessRequest
from coeurdelion.server.workers.process import WorkerFailed, WorkerProcess

THINK_TIMEOUT_S = 10.0
"""Timeout of one decision in seconds; the first decision of a process includes its start."""
PROGRAM = (sys.executable, "-m", "coeurdelion.server.bots.process")
"""The command that starts a bot process."""
logger = structlog.get_logger()


class Advice(NamedTuple):
    """What a bot would do, and why: keys of sentences with what they need."""

    line: str
    reasons: Sequence[tuple[str, dict[str, Any]]] = ()


class BotPool:
    """A fixed number of bot processes; each is started when it is first needed, and again after it was lost."""

    def __init__(self, count: int = 1, think_timeout_s: float = THINK_TIMEOUT_S, program: Sequence[str] = PROGRAM) -> None:
        self._think_timeout_s = think_timeout_s
        self._processes = [WorkerProcess(program) for _ in range(count)]
        self._free: asyncio.Queue[WorkerProcess] = asyncio.Queue()
        for process in self._processes:
            self._free.put_nowait(process)

    async def choose(self, game: AnyGame, level: str, live: LiveMatch, seat: Seat) -> str:
        """What a bot does at its seat."""
        return (await self.advise(game, level, live, seat)).line

    async def advise(self, game: AnyGame, level: str, live: LiveMatch, seat: Seat) -> Advice:
        """What a bot would do and why; if it fails or times out, the next simpler level decides in its place."""
        requests = _requests(game, level, live, seat)
        for request in requests:
            try:
                advice = await self._ask(request)
                game.apply(live.state, seat, game.parse(advice.line))
                return advice
            except (WorkerFailed, TimeoutError, Refused) as failure:
                cause = "overran" if isinstance(failure, TimeoutError) else "failed"
                metrics.STAND_INS.labels(request.level, cause).inc()
                logger.warning("bot-replaced", game=game.id, level=request.level, cause=cause, detail=_kind(failure))
        return Advice(Random().choice(requests[0].legal))

    async def _ask(self, request: ProcessRequest) -> Advice:
        """The answer of the next free process; one that fails or times out is killed."""
        process = await self._free.get()
        try:
            with metrics.THINK_SECONDS.labels(request.level).time():
                async with asyncio.timeout(self._think_timeout_s):
                    reply = await process.ask(request, ProcessReply)
        except BaseException:
            await process.kill()
            raise
        finally:
            self._free.put_nowait(process)
        if reply.error:
            raise WorkerFailed(reply.error)
        return Advice(reply.line, [(key, params) for key, params in reply.reasons])

    async def start(self) -> None:
        """Start all processes before they are needed."""
        await asyncio.gather(*(process.start() for process in self._processes))

    async def close(self) -> None:
        """Kill all processes; none is started after this."""
        await asyncio.gather(*(process.close() for process in self._processes))


def _requests(game: AnyGame, level: str, live: LiveMatch, seat: Seat) -> list[ProcessRequest]:
    """The same decision for a level and each simpler one as its fallback; only levels that read the log are sent it."""
    levels = _levels_down_from(game, level)
    with_log = [reads_log(game, one) for one in levels]
    question = live.bot_request(seat, Random(), with_log=any(with_log))
    view, legal = game.show(question.view), [str(action) for action in question.legal]
    log = [(entry.seat, entry.action) for entry in question.log]
    return [
        ProcessRequest(game.id, one, view, legal, log if reads else [], question.legal.open_verbs)
        for one, reads in zip(levels, with_log, strict=True)
    ]


def _kind(failure: Exception) -> str:
    """What went wrong, without what the bot knew or wanted."""
    return failure.reason if isinstance(failure, Refused) else str(failure)


def _levels_down_from(game: AnyGame, level: str) -> list[str]:
    """A level and those below it, the simplest last."""
    levels = list(levels_of(game))
    return levels[levels.index(level) :: -1]
