"""A worker pool for bots: each decision runs in a separate process, with a timeout and simpler levels as fallback.

Free processes go to owners in rotation, and to each owner's decisions in order: a table has few of them at a time.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import deque
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any, NamedTuple

import msgspec
import structlog

from coeurdelion.bots import levels_of, ms_of, reads_log, usual_level
from coeurdelion.bots.hints import course_of
from coeurdelion.core import AnyGame, Refused, Seat
from coeurdelion.match.live import LiveMatch
from coeurdelion.server import metrics
from coeurdelion.server.bots.process import ProcessReply, ProcessRequest, ToldPlan, ToldReason
from coeurdelion.server.fair_queue import FairQueue
from coeurdelion.server.workers.process import WorkerFailed, WorkerProcess

THINK_TIMEOUT_S = 10.0
"""Timeout of one decision in seconds; the first decision of a process includes its start."""
MIN_SHARED_MS = 50
"""The milliseconds that a bot is told to think at least, however many decisions wait for a process."""
PROGRAM = (sys.executable, "-m", "coeurdelion.server.bots.process")
"""The command that starts a bot process."""
COACH = "coach"
"""What thinking about a line of someone is measured as, beside the levels of bots."""
HINT = "hint"
"""What thinking about a hint is measured as."""
JUDGE_MS = 700
"""The milliseconds that the coach may take for a line once it is its turn."""
JUDGE_TIMEOUT_S = 1.5
"""Seconds after which nobody waits for the coach any longer, the wait for a free process included."""
logger = structlog.get_logger()


class Advice(NamedTuple):
    """What a bot would do, and why: keys of sentences with what they need; for a hint also the plans."""

    line: str
    reasons: Sequence[ToldReason] = ()
    plans: Sequence[ToldPlan] = ()


class Judgement(NamedTuple):
    """What a line loses, whether that is grave, and what is lost; `better` is None if the line is good enough."""

    loss: float
    is_grave: bool
    better: Advice | None
    lost: Sequence[ToldReason]


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
        self._processes = [WorkerProcess(program) for _ in range(count)]
        self._free = deque(self._processes)
        self._queue = FairQueue(count, max_wait_s=max_wait_s)
        self._judging: set[asyncio.Task[ProcessReply]] = set()

    async def advise(
        self, game: AnyGame, level: str, live: LiveMatch, seat: Seat, owner: str = "", character: str = ""
    ) -> Advice:
        """What a bot does at its seat, at a table of this owner, and why; it may appear as a character.

        If it fails or times out, the next simpler level decides in its place.
        """
        return await self._advised(game, live, seat, _requests(game, level, live, seat, character), owner)

    async def hint(self, game: AnyGame, level: str, live: LiveMatch, seat: Seat, owner: str = "") -> Advice:
        """What a seat may set out to do, the plan that it follows first; in a game without plans what a bot does."""
        first, *simpler = _requests(game, level, live, seat)
        planned = msgspec.structs.replace(first, hint=True, course=_course(game, live, seat))
        return await self._advised(game, live, seat, [planned, *simpler], owner)

    async def _advised(
        self, game: AnyGame, live: LiveMatch, seat: Seat, requests: Sequence[ProcessRequest], owner: str
    ) -> Advice:
        """The first answer that comes, and that is legal."""
        for request in requests:
            try:
                reply = await self._ask(request, owner)
                for line in (reply.line, *(plan.steps[0][0] for plan in reply.plans)):
                    _check_legal(game, live, seat, line)
                return Advice(reply.line, reply.reasons, reply.plans)
            except (WorkerFailed, TimeoutError) as failure:
                cause = "overran" if isinstance(failure, TimeoutError) else "failed"
                metrics.STAND_INS.labels(request.level, cause).inc()
                logger.warning("bot-replaced", game=game.id, level=request.level, cause=cause, detail=str(failure))
        return Advice(Random().choice(requests[0].legal))

    async def judge(self, game: AnyGame, live: LiveMatch, seat: Seat, line: str, owner: str = "") -> Judgement:
        """What the coach says of a line; refused if it does not answer in time, and then nobody waits for it."""
        asked = _requests(game, usual_level(game), live, seat)[0]
        request = msgspec.structs.replace(asked, judged=line, ms=JUDGE_MS, course=_course(game, live, seat))
        task = asyncio.create_task(self._ask(request, owner, time.monotonic() + JUDGE_TIMEOUT_S))
        self._judging.add(task)
        task.add_done_callback(self._judged)
        await asyncio.wait([task], timeout=JUDGE_TIMEOUT_S)
        try:
            return _judgement(game, live, seat, task.result())
        except (WorkerFailed, TimeoutError, asyncio.InvalidStateError):
            raise Refused("table", "coach-busy") from None

    def _judged(self, asked: asyncio.Task[ProcessReply]) -> None:
        """The coach has answered or failed, perhaps when nobody waited for it any longer."""
        self._judging.discard(asked)
        if not asked.cancelled():
            asked.exception()

    async def _ask(self, request: ProcessRequest, owner: str, until: float = float("inf")) -> ProcessReply:
        """The answer of the next process that is free for this owner; one that fails or times out is killed.

        If none is free `until` then, nobody is asked.
        """
        async with self._free_process(owner) as process:
            if time.monotonic() > until:
                raise WorkerFailed("late")
            try:
                with metrics.THINK_SECONDS.labels(_measured_as(request)).time():
                    async with asyncio.timeout(self._think_timeout_s):
                        reply = await process.ask(self._sharing(request), ProcessReply)
            except BaseException:
                await process.kill()
                raise
        if reply.error:
            raise WorkerFailed(reply.error)
        return reply

    def _sharing(self, request: ProcessRequest) -> ProcessRequest:
        """What a process is asked: while others wait a bot has less time, so that all look less far and none waits long."""
        if request.judged:
            return request
        count = len(self._processes)
        shared = request.ms * count // (count + len(self._queue))
        return msgspec.structs.replace(request, ms=max(shared, min(request.ms, MIN_SHARED_MS)))

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that have been started."""
        return [process.pid for process in self._processes if process.pid is not None]

    @asynccontextmanager
    async def _free_process(self, owner: str) -> AsyncIterator[WorkerProcess]:
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
        await asyncio.gather(*self._judging, return_exceptions=True)


def _measured_as(request: ProcessRequest) -> str:
    """What the time of a request is measured as."""
    return COACH if request.judged else HINT if request.hint else request.level


def _requests(game: AnyGame, level: str, live: LiveMatch, seat: Seat, character: str = "") -> list[ProcessRequest]:
    """The same decision for a level and each simpler one as its fallback; only levels that read the log are sent it."""
    levels = _levels_down_from(game, level)
    with_log = [reads_log(game, one) for one in levels]
    question = live.bot_request(seat, Random(), with_log=any(with_log))
    view, legal = game.show(question.view), [str(action) for action in question.legal]
    log = [(entry.seat, entry.action) for entry in question.log]
    return [
        ProcessRequest(
            *(game.id, one, view, legal, log if reads else [], question.legal.open_verbs),
            ms=ms_of(one),
            character=character,
        )
        for one, reads in zip(levels, with_log, strict=True)
    ]


def _course(game: AnyGame, live: LiveMatch, seat: Seat) -> list[tuple[Mapping[str, Any], str, bool]]:
    """What a seat has seen and done in its turn, and in the one before."""
    return [(game.show(view), str(action), acts_on) for view, action, acts_on in course_of(live, seat)]


def _judgement(game: AnyGame, live: LiveMatch, seat: Seat, reply: ProcessReply) -> Judgement:
    """What a process says of a line, with the better one if there is one."""
    if reply.line:
        _check_legal(game, live, seat, reply.line)
    better = Advice(reply.line, reply.reasons, reply.plans) if reply.line else None
    return Judgement(reply.loss, reply.is_grave, better, reply.lost)


def _check_legal(game: AnyGame, live: LiveMatch, seat: Seat, line: str) -> None:
    """A bot fails that chose what its seat may not do; only the reason is told, not what the bot knew or wanted."""
    try:
        game.apply(live.state, seat, game.parse(line))
    except Refused as refused:
        raise WorkerFailed(refused.reason) from None


def _levels_down_from(game: AnyGame, level: str) -> list[str]:
    """A level and those below it, the simplest last."""
    levels = list(levels_of(game))
    return levels[levels.index(level) :: -1]
