"""A worker process that is gone is told as one that failed, at whatever moment it went."""

from __future__ import annotations

import asyncio
import sys

import pytest

from coeurdelion.server.workers.process import WorkerFailed, WorkerProcess

ANSWERS_ONCE = "import sys, time; print(sys.stdin.readline(), end='', flush=True); time.sleep(60)"


async def test_one_whose_pipe_is_closed_has_failed() -> None:
    worker = WorkerProcess((sys.executable, "-c", ANSWERS_ONCE))
    assert await worker.exchange(b"one") == b"one"
    process = await worker.start()
    assert process.stdin
    process.stdin.transport.abort()  # as it is between the death of a process and the news of it
    await asyncio.sleep(0.05)
    assert process.returncode is None
    with pytest.raises(WorkerFailed):
        await worker.exchange(b"two")
    await worker.close()
