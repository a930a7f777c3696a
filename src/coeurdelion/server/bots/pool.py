"""A worker pool for bots: each decision runs in a separate process, with a timeout and simpler levels as fallback.

Free processes go to owners in rotation, and to each owner's decisions in order: a table has few of them at a time.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from random import Random
from typing import Any, NamedTuple

import msgspec
import structlog

from coeurdelion.bots import levels_of, reads_log
from coeurdelion.core import AnyGame, Refused, Seat
from coeurdelion.match.live import LiveMatch
from coeurdelion.server import metrics
from coeurdelion.server.bots.process import ProcessReply, ProcessRequest
from coeurdelion.server.fair_queue import FairQueue

THINK_TIMEOUT_S = 10.0
"""Timeout of one decision in seconds; the first decision of a process includes its start."""
MAX_ANSWER_BYTES = 1 << 20
"""A longer answer of a bot process counts as a failure."""
PROGRAM = (sys.executable, "-m", "coeurdelion.server.bots.process")
"""The command that starts a bot process."""
logger = structlog.get_logger()


class Advice(NamedTuple):
    """What a bot would do, and why: keys of sentences with what they need."""

    line: str
    reasons: Sequence[tuple[str, dict[str, Any]]] = ()


class BotFailed(Exception):  # noqa: N818 - what a bot did, not an error of the program
    """A bot process gave no usable answer, and was killed."""


class BotPool:
    """A fixed number of bot processes; each is started when it is first needed, and again after it was lost."""

    def __init__(
        self,
        count: int = 1,
        think_timeout_s: float = THINK_TIMEOUT_S,
        program: Sequence[str] = PROGRAM,
        max_wait_s: float = float("inf"),
    ) -> None:
        self._think_timeout_s = think_timeout_s
        self._processes = [BotProcess(program) for _ in range(count)]
        self._free = deque(self._processes)
        self._queue = FairQueue(count, max_wait_s=max_wait_s)

    async def choose(self, game: AnyGame, level: str, live: LiveMatch, seat: Seat, owner: str = "") -> str:
        """What a bot does at its seat, at a table of this owner."""
        return (await self.advise(game, level, live, seat, owner)).line

    async def advise(self, game: AnyGame, level: str, live: LiveMatch, seat: Seat, owner: str = "") -> Advice:
        """What a bot would do and why; if it fails or times out, the next simpler level decides in its place."""
        requests = _requests(game, level, live, seat)
        for request in requests:
            try:
                advice = await self._ask(request, owner)
                _check_legal(game, live, seat, advice.line)
                return advice
            except (BotFailed, TimeoutError) as failure:
                cause = "overran" if isinstance(failure, TimeoutError) else "failed"
                metrics.STAND_INS.labels(request.level, cause).inc()
                logger.warning("bot-replaced", game=game.id, level=request.level, cause=cause, detail=str(failure))
        return Advice(Random().choice(requests[0].legal))

    async def _ask(self, request: ProcessRequest, owner: str) -> Advice:
        """The answer of the next process that is free for this owner; one that fails or times out is killed."""
        async with self._free_process(owner) as process:
            try:
                with metrics.THINK_SECONDS.labels(request.level).time():
                    async with asyncio.timeout(self._think_timeout_s):
                        reply = await process.ask(request)
            except BaseException:
                await process.kill()
                raise
        if reply.error:
            raise BotFailed(reply.error)
        return Advice(reply.line, [(key, params) for key, params in reply.reasons])

    @asynccontextmanager
    async def _free_process(self, owner: str) -> AsyncIterator[BotProcess]:
        """Wait until it is this owner's turn, and hold a process."""
        async with AsyncExitStack() as held:
            with metrics.BOTS_WAITING.track_inprogress(), metrics.BOT_WAIT_SECONDS.time():
                await held.enter_async_context(self._queue.turn(owner))
            process = self._free.popleft()
            try:
                yield process
            finally:
                self._free.append(process)

    async def start(self) -> None:
        """Start all processes before they are needed."""
        await asyncio.gather(*(process.start() for process in self._processes))

    async def close(self) -> None:
        """Kill all processes; none is started after this."""
        await asyncio.gather(*(process.close() for process in self._processes))


class BotProcess:
    """One process of the pool; it ends by itself when the server does, because its stdin ends then."""

    def __init__(self, program: Sequence[str]) -> None:
        self._program = program
        self._started: asyncio.Task[Process] | None = None
        self._is_closed = False

    async def start(self) -> Process:
        """The running process, started if there is none; all concurrent callers share one start, which no cancel stops."""
        if self._is_closed:
            raise RuntimeError("the bot pool is closed")  # no failure of the bot: no simpler level answers in its place
        if self._started is None or _has_ended(self._started):
            self._started = asyncio.create_task(self._spawn())
        return await asyncio.shield(self._started)

    async def _spawn(self) -> Process:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("COEURDELION_")}
        return await asyncio.create_subprocess_exec(
            *self._program, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=MAX_ANSWER_BYTES, env=environment
        )

    async def ask(self, request: ProcessRequest) -> ProcessReply:
        """The reply to a request."""
        try:
            process = await self.start()
            assert process.stdin
            assert process.stdout
            process.stdin.write(msgspec.json.encode(request) + b"\n")
            await process.stdin.drain()
            return msgspec.json.decode(await process.stdout.readline(), type=ProcessReply)
        except (OSError, ValueError) as error:  # the process died, or its answer is not valid
            raise BotFailed(type(error).__name__) from None

    async def close(self) -> None:
        """Kill the process, and start none again: an event loop cannot be closed while one of its processes runs."""
        self._is_closed = True
        await self.kill()

    async def kill(self) -> None:
        """Kill the process if it runs, and wait until it has ended."""
        started, self._started = self._started, None
        if started is None or _has_ended(started):
            return
        with suppress(OSError):  # it could not be started, or has ended this moment
            process = await started
            process.kill()
            await process.wait()


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


def _has_ended(started: asyncio.Task[Process]) -> bool:
    """Whether a process could not be started, or has ended."""
    return started.done() and (
        started.cancelled() or started.exception() is not None or started.result().returncode is not None
    )


def _check_legal(game: AnyGame, live: LiveMatch, seat: Seat, line: str) -> None:
    """A bot fails that chose what its seat may not do; only the reason is told, not what the bot knew or wanted."""
    try:
        game.apply(live.state, seat, game.parse(line))
    except Refused as refused:
        raise BotFailed(refused.reason) from None


def _levels_down_from(game: AnyGame, level: str) -> list[str]:
    """A level and those below it, the simplest last."""
    levels = list(levels_of(game))
    return levels[levels.index(level) :: -1]
