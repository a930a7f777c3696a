"""The replay pool: jobs about finished matches, uploaded files, positions, examples and rulebooks, in their own processes.

They have so much time and memory. Turns go round-robin by address, what waits is bounded, and an answer about a finished
match, an example or a rulebook is computed once for all askers.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Hashable, Sequence

import msgspec
import structlog

from coeurdelion.core import Refused
from coeurdelion.server import metrics, wire
from coeurdelion.server.fair_queue import FairQueue
from coeurdelion.server.replays.cache import AnswerCache
from coeurdelion.server.replays.jobs import (
    DONE,
    AboutMatch,
    Job,
    ReadFile,
    ReadStart,
    RenderBook,
    ShowExample,
    TellBook,
    TryLines,
)
from coeurdelion.server.replays.trial_types import Try
from coeurdelion.server.settings import Limits
from coeurdelion.server.store import Store, StoredMatch
from coeurdelion.server.workers.process import WorkerFailed, WorkerProcess

PROGRAM = (sys.executable, "-m", "coeurdelion.server.replays.process")
"""The command that starts a replay process, without its memory limit."""
MAX_ANSWER_BYTES = 64 << 20
"""A longer answer counts as too long."""
MIB = 1 << 20
Key = tuple[Hashable, ...]
Request = Callable[[], Awaitable[bytes]]
"""What puts a request to a process together."""
logger = structlog.get_logger()


class ReplayPool:
    """A fixed number of replay processes; each is started when it is first needed, and again after it was killed."""

    def __init__(self, limits: Limits, program: Sequence[str] = PROGRAM) -> None:
        self._limits = limits
        self._turns = FairQueue(limits.replay_processes, max_waiting=limits.replays_waiting_per_address)
        command = (*program, str(limits.replay_memory_mib))
        self._free = [WorkerProcess(command, MAX_ANSWER_BYTES) for _ in range(limits.replay_processes)]
        self._processes = tuple(self._free)
        self._cache = AnswerCache(limits.replay_cache_mib * MIB)
        self._computed: dict[Key, asyncio.Task[bytes]] = {}

    async def about(self, store: Store, match: StoredMatch, owner: str, job: str, *numbers: int) -> bytes:
        """The JSON that answers a job about a match that is over; `owner` is whose turn it takes, the address that asks."""
        return await self._once((match.id, job, numbers), job, owner, lambda: _about_match(store, match, job, numbers))

    async def read_file(self, text: str, owner: str) -> bytes:
        """An uploaded file as it is stored, as JSON of `Imported`; a wrong one is refused."""
        return await self._run("import", owner, _encoding(ReadFile(text)))

    async def read_start(self, position: str, owner: str) -> bytes:
        """A position that a match shall begin from, as JSON of `Start`; a wrong one is refused."""
        return await self._run("start", owner, _encoding(ReadStart(position)))

    async def show_example(self, game: str, name: str, owner: str) -> bytes:
        """A packaged example, as JSON of `Example`; an unknown one is refused."""
        return await self._once((game, "example", name), "example", owner, _encoding(ShowExample(game, name)))

    async def try_lines(self, asked: Try, owner: str) -> bytes:
        """What lines lead to in a packaged position, as JSON of `Tried`; an unknown position is refused."""
        return await self._run("trial", owner, _encoding(TryLines(asked)))

    async def render_book(self, game: str, language: str, way: str, owner: str) -> bytes:
        """The page of a game's rulebook, as JSON of `BookPage`; without a game that of all books, as JSON of `ShelfPage`."""
        key = (game, "book", language, way)
        return await self._once(key, "book", owner, _encoding(RenderBook(game, language, way)))

    async def tell_book(self, game: str, owner: str) -> bytes:
        """What the rulebook of a game is made of, as JSON of `RuleBook`."""
        return await self._once((game, "book"), "book", owner, _encoding(TellBook(game)))

    async def _once(self, key: Key, job: str, owner: str, request: Request) -> bytes:
        """The answer to a request that is always answered alike: computed once for all askers, and kept."""
        if known := self._cache.get(key):
            return known
        if key not in self._computed:
            self._computed[key] = asyncio.create_task(self._compute(key, job, owner, request))
            self._computed[key].add_done_callback(lambda done: self._finished(key, done))
        return await asyncio.shield(self._computed[key])

    async def close(self) -> None:
        """Kill all processes; none is started after this."""
        for task in self._computed.values():
            task.cancel()
        await asyncio.gather(*self._computed.values(), return_exceptions=True)
        await asyncio.gather(*(process.close() for process in self._processes))

    async def _compute(self, key: Key, job: str, owner: str, request: Request) -> bytes:
        answer = await self._run(job, owner, request)
        self._cache.keep(key, answer)
        return answer

    def _finished(self, key: Key, done: asyncio.Task[bytes]) -> None:
        del self._computed[key]
        if not done.cancelled():
            done.exception()  # those who asked may all be gone: then nobody else looks at it

    async def _run(self, job: str, owner: str, request: Request) -> bytes:
        """The answer to a request, which is put together when its turn has come."""
        if len(self._turns) >= self._limits.replays_waiting:
            raise Refused("table", "too-busy")
        async with self._turns.turn(owner):
            line = await request()
            process = self._free.pop()
            try:
                with metrics.REPLAY_SECONDS.labels(job).time():
                    answer = await self._exchange(process, line, job)
            finally:
                self._free.append(process)
        if answer.startswith(DONE):
            return answer[1:]
        raise _refused(msgspec.json.decode(answer[1:], type=wire.Refusal))

    async def _exchange(self, process: WorkerProcess, line: bytes, job: str) -> bytes:
        """The answer of a process; one that fails or takes too long is killed."""
        try:
            async with asyncio.timeout(self._limits.replay_seconds):
                return await process.exchange(line)
        except (WorkerFailed, TimeoutError) as failure:
            await process.kill()
            metrics.REPLAYS_KILLED.labels(job).inc()
            logger.warning("worker-killed", job=job, detail=str(failure) or "timeout")
            raise Refused("match", "too-long") from None
        except BaseException:
            await process.kill()
            raise


def _encoding(job: Job) -> Request:
    """The request of a job that is complete."""

    async def encode() -> bytes:
        return msgspec.json.encode(job)

    return encode


async def _about_match(store: Store, match: StoredMatch, job: str, numbers: tuple[int, ...]) -> bytes:
    """The request of a job about a match, with its log from the store, encoded page by page."""
    pages, last = [], ""
    async for page in store.entry_pages(match.id):
        pages.append(msgspec.json.encode([one.entry for one in page])[1:-1])
        last = page[-1].digest if page else last
    log = msgspec.Raw(b"[" + b",".join(filter(None, pages)) + b"]")
    plain = match._replace(options=dict(match.options), origin=dict(match.origin))
    return msgspec.json.encode(AboutMatch(job, plain, log, last, numbers))


def _refused(refusal: wire.Refusal) -> Exception:
    """A refusal of a process as it is raised here; an unexpected exception there is one here."""
    if not refusal.rule:
        return RuntimeError(f"a replay process failed: {refusal.reason}")
    return Refused(refusal.rule, refusal.reason, **refusal.params)
