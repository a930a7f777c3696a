"""A queue that is fair to those who wait: each owner has the next turn after every other owner, however many wait for it."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from coeurdelion.core import Refused


class FairQueue:
    """Turns of which `capacity` are taken at once, given round-robin to owners, and to each owner's waiters in order.

    A waiter beyond `max_waiting` of its owner is refused. One that has waited for `max_wait_s` comes before all others.
    """

    def __init__(self, capacity: int, *, max_waiting: int = 1000, max_wait_s: float = float("inf")) -> None:
        self._free = capacity
        self._max_waiting = max_waiting
        self._max_wait_s = max_wait_s
        self._waiting: OrderedDict[str, deque[tuple[float, asyncio.Future[None]]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        """Wait for a turn of this owner, and hold it."""
        await self._take(owner)
        try:
            yield
        finally:
            self._free += 1
            self._give_turns()

    async def _take(self, owner: str) -> None:
        waiting = self._waiting.get(owner, ())
        if len(waiting) >= self._max_waiting:
            raise Refused("table", "too-busy")
        if self._free and not self._waiting:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append((time.monotonic(), turn))
        self._give_turns()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # the turn was given in the same moment
                self._free += 1
            self._forget(owner, turn)
            self._give_turns()
            raise

    def _forget(self, owner: str, turn: asyncio.Future[None]) -> None:
        if waiting := self._waiting.get(owner):
            self._waiting[owner] = deque(one for one in waiting if one[1] is not turn)
            if not self._waiting[owner]:
                del self._waiting[owner]

    def _give_turns(self) -> None:
        while self._free and self._waiting:
            owner = self._next_owner()
            _, turn = self._waiting[owner].popleft()
            if self._waiting[owner]:
                self._waiting.move_to_end(owner)
            else:
                del self._waiting[owner]
            if not turn.done():
                self._free -= 1
                turn.set_result(None)

    def _next_owner(self) -> str:
        """Whoever has waited too long, longest first; else the owner whose last turn is longest ago."""
        oldest = min(self._waiting, key=lambda owner: self._waiting[owner][0][0])
        if time.monotonic() - self._waiting[oldest][0][0] > self._max_wait_s:
            return oldest
        return next(iter(self._waiting))
