"""How long the event loop was held: the processor time that its thread took between two of its turns."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class LoopProbe:
    """What the event loop did while it was watched; waiting for the processor or the disk does not count."""

    def __init__(self) -> None:
        self.longest_s = 0.0
        self.turns = 0

    async def watch(self) -> None:
        """Take a turn of the loop again and again."""
        while True:
            before = time.thread_time()
            await asyncio.sleep(0.001)
            self.longest_s = max(self.longest_s, time.thread_time() - before)
            self.turns += 1


@asynccontextmanager
async def probing() -> AsyncIterator[LoopProbe]:
    """A probe that watches for as long as it is needed; as in a server, garbage collection passes over what was there."""
    gc.collect()
    gc.freeze()
    probe = LoopProbe()
    task = asyncio.create_task(probe.watch())
    await asyncio.sleep(0)
    try:
        yield probe
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        gc.unfreeze()
