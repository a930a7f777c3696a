"""Long work in the event loop, a slice at a time: others are served between two slices, and short work goes first."""

from __future__ import annotations

import asyncio
import heapq
import time
from asyncio import AbstractEventLoop
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from weakref import WeakKeyDictionary

SLICE_S = 0.002
"""How long one slice lasts; the part of the work that is being done when it ends is finished first."""
PAUSE_S = 0.001
"""Pause between two slices, whosever they are, so that other threads have their turn too."""


class Slices:
    """The slices of one event loop: one at a time, the next one for the work that has had the least time so far."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._arrivals = count()

    async def work(self, parts: Iterator[object]) -> None:
        """Do work to its end; `parts` does a part of it, which should take far less than a slice, with each turn."""
        spent, is_done = 0.0, False
        while not is_done:
            await self._take(spent)
            began = time.perf_counter()
            try:
                is_done = _advance(parts, began + SLICE_S)
            finally:
                spent += time.perf_counter() - began
                asyncio.get_running_loop().call_later(PAUSE_S, self._give)

    async def _take(self, spent: float) -> None:
        """Wait for the next slice."""
        if not self._is_taken:
            self._is_taken = True
            return
        given = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (spent, next(self._arrivals), given))
        try:
            await given
        except asyncio.CancelledError:
            if given.done() and not given.cancelled():  # the slice was given in the same moment
                self._give()
            raise

    def _give(self) -> None:
        """Give the slice that has ended to the next that waits."""
        while self._waiting:
            _, _, given = heapq.heappop(self._waiting)
            if not given.done():
                given.set_result(None)
                return
        self._is_taken = False


_OF_LOOP: WeakKeyDictionary[AbstractEventLoop, Slices] = WeakKeyDictionary()


async def in_slices(parts: Iterator[object]) -> None:
    """Do work to its end in slices of the running event loop."""
    await _OF_LOOP.setdefault(asyncio.get_running_loop(), Slices()).work(parts)


def _advance(parts: Iterator[object], until: float) -> bool:
    """Do parts of work until a time; True if it is done."""
    with suppress(StopIteration):
        while time.perf_counter() < until:
            next(parts)
        return False
    return True
