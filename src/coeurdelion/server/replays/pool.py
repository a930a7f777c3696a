"""The replay pool: jobs about finished matches and uploaded files run in processes of their own, within time and memory.

Turns go round-robin by address, what waits is bounded, and an answer about a finished match is computed once for all askers.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import structlog

from coeurdelion.core import Refused
from coeurdelion.server import metrics
from coeurdelion.server.fair_queue import FairQueue
from coeurdelion.server.replays.cache import AnswerCache
from coeurdelion.server.replays.jobs import DONE, AboutMatch, ReadFile, Refusal
from coeurdelion.server.settings import Limits
from coeurdelion.server.store import Store, StoredMatch
from coeurdelion.server.workers.process import WorkerFailed, WorkerProcess

PROGRAM = (sys.executable, "-m", "coeurdelion.server.replays.process")
"""The command that starts a replay process, without its memory limit."""
MAX_ANSWER_BYTES = 64 << 20
"""A longer answer counts as too long."""
MIB = 1 << 20
Key = tuple[str, str, tuple[int, ...]]
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
        key = match.id, job, numbers
        if known := self._cache.get(key):
            return known
        if key not in self._computed:
            self._computed[key] = asyncio.create_task(self._compute(store, match, owner, key))
            self._computed[key].add_done_callback(lambda done: self._finished(key, done))
        return await asyncio.shield(self._computed[key])

    async def read_file(self, text: str, owner: str) -> bytes:
        """An uploaded file as it is stored, as JSON of `Imported`; a wrong one is refused."""

        async def encoded() -> bytes:
            return msgspec.json.encode(ReadFile(text))

        return await self._run("import", owner, encoded)

    async def close(self) -> None:
        """Kill all processes; none is started after this."""
        for task in self._computed.values():
            task.cancel()
        await asyncio.gather(*self._computed.values(), return_exceptions=True)
        await asyncio.gather(*(process.close() for process in self._processes))

    async def _compute(self, store: Store, match: StoredMatch, owner: str, key: Key) -> bytes:
        _, job, numbers = key
        answer = await self._run(job, owner, lambda: _about_match(store, match, job, numbers))
        self._cache.keep(key, answer)
        return answer

    def _finished(self, key: Key, done: asyncio.Task[bytes]) -> None:
        del self._computed[key]
        if not done.cancelled():
            done.exception()  # those who asked may all be gone: then nobody else looks at it

    async def _run(self, job: str, owner: str, request: Callable[[], Awaitable[bytes]]) -> bytes:
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
        raise _refused(msgspec.json.decode(answer[1:], type=Refusal))

    async def _exchange(self, process: WorkerProcess, line: bytes, job: str) -> bytes:
        """The answer of a process; one that fails or takes too long is killed."""
        try:
            async with asyncio.timeout(self._limits.replay_seconds):
                return await process.exchange(line)
        except (WorkerFailed, TimeoutError) as failure:
            await process.kill()
            metrics.REPLAYS_KILLED.labels(job).inc()
            logger.warning("replay-killed", job=job, detail=str(failure) or "timeout")
            raise Refused("match", "too-long") from None
        except BaseException:
            await process.kill()
            raise


async def _about_match(store: Store, match: StoredMatch, job: str, numbers: tuple[int, ...]) -> bytes:
    """The request of a job about a match, with its log from the store, encoded page by page."""
    pages, last = [], ""
    async for page in store.entry_pages(match.id):
        pages.append(msgspec.json.encode([one.entry for one in page])[1:-1])
        last = page[-1].digest if page else last
    log = msgspec.Raw(b"[" + b",".join(filter(None, pages)) + b"]")
    plain = match._replace(options=dict(match.options), origin=dict(match.origin))
    return msgspec.json.encode(AboutMatch(job, plain, log, last, numbers))


def _refused(refusal: Refusal) -> Exception:
    """A refusal of a process as it is raised here; an unexpected exception there is one here."""
    if not refusal.rule:
        return RuntimeError(f"a replay process failed: {refusal.reason}")
    return Refused(refusal.rule, refusal.reason, **refusal.params)
