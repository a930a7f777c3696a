"""One worker process as the server sees it: started when it is needed, asked one request at a time, killed at will."""

from __future__ import annotations

import asyncio
import os
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import TypeVar

import msgspec

MAX_ANSWER_BYTES = 1 << 20
"""A longer answer of a worker process counts as a failure, unless its pool says otherwise."""
Reply = TypeVar("Reply")


class WorkerFailed(Exception):  # noqa: N818 - what a worker process did, not an error of the program
    """A worker process gave no usable answer."""


class WorkerProcess:
    """One process of a pool; it ends by itself when the server does, because its stdin ends then."""

    def __init__(self, program: Sequence[str], max_answer_bytes: int = MAX_ANSWER_BYTES) -> None:
        self._program = program
        self._max_answer_bytes = max_answer_bytes
        self._started: asyncio.Task[Process] | None = None
        self._is_closed = False
        self._killing = asyncio.Lock()

    async def start(self) -> Process:
        """The running process, started if there is none; all concurrent callers share one start, which no cancel stops."""
        if self._is_closed:
            raise RuntimeError("the pool is closed")  # no failure of the worker: nothing else answers in its place
        if self._started is None or _has_ended(self._started):
            self._started = asyncio.create_task(self._spawn())
        return await asyncio.shield(self._started)

    @property
    def pid(self) -> int | None:
        """The id of the process, None if there is none."""
        started = self._started
        return started.result().pid if started and started.done() and not _has_ended(started) else None

    async def _spawn(self) -> Process:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("COEURDELION_")}
        return await asyncio.create_subprocess_exec(
            *self._program, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=self._max_answer_bytes, env=environment
        )

    async def ask(self, request: object, reply: type[Reply]) -> Reply:
        """The reply to a request, each one line of JSON."""
        try:
            return msgspec.json.decode(await self.exchange(msgspec.json.encode(request)), type=reply)
        except ValueError as error:
            raise WorkerFailed(type(error).__name__) from None

    async def exchange(self, line: bytes) -> bytes:
        """The line with which the process answers one line."""
        try:
            process = await self.start()
            assert process.stdin
            assert process.stdout
            if process.stdin.is_closing():  # the process died, and nobody was told of its end yet
                raise WorkerFailed("died")
            process.stdin.write(line + b"\n")
            await process.stdin.drain()
            answer = await process.stdout.readline()
        except (OSError, ValueError) as error:  # the process died, or its answer is too long
            raise WorkerFailed(type(error).__name__) from None
        if not answer.endswith(b"\n"):
            raise WorkerFailed("died")
        return answer[:-1]

    async def close(self) -> None:
        """Kill the process, and start none again: an event loop cannot be closed while one of its processes runs."""
        self._is_closed = True
        await self.kill()

    async def kill(self) -> None:
        """Kill the process if it runs, and wait until it has ended."""
        async with self._killing:  # whoever closes waits for one that is being killed already
            started, self._started = self._started, None
            if started is None or _has_ended(started):
                return
            with suppress(OSError):  # it could not be started, or has ended this moment
                process = await started
                process.kill()
                await process.wait()


def _has_ended(started: asyncio.Task[Process]) -> bool:
    """Whether a process could not be started, or has ended."""
    return started.done() and (
        started.cancelled() or started.exception() is not None or started.result().returncode is not None
    )
