"""A budget for each turn of the event loop: what does not fit waits for the next turn, fairly among its owners."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque


class LoopBudget:
    """Lets work of `capacity` begin in each turn of the event loop, so that whatever else is due comes in between.

    What does not fit waits, and begins in a later turn: round-robin among owners, in order for each owner.
    """

    def __init__(self, capacity: float) -> None:
        self._capacity = capacity
        self._left = capacity
        self._is_counting = False
        self._waiting: OrderedDict[str, deque[tuple[float, asyncio.Future[None]]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def begin(self, cost: float) -> bool:
        """Whether work of this cost may begin now, in this turn of the loop; if so, it is charged."""
        if self._left <= 0 or self._waiting:
            return False
        self._left -= cost
        if not self._is_counting:
            self._is_counting = True
            asyncio.get_running_loop().call_soon(self._next_turn)
        return True

    async def turn(self, owner: str, cost: float) -> None:
        """Wait until work of this owner and cost may begin."""
        if self.begin(cost):
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append((cost, turn))
        await turn  # if cancelled, it is passed over when its turn comes

    def _next_turn(self) -> None:
        """A turn of the loop begins: the budget is full again, and is given to those who wait."""
        self._left = self._capacity
        while self._left > 0 and self._waiting:
            owner, waiting = self._waiting.popitem(last=False)
            cost, turn = waiting.popleft()
            if waiting:
                self._waiting[owner] = waiting
            if not turn.done():
                self._left -= cost
                turn.set_result(None)
        self._is_counting = self._left < self._capacity
        if self._is_counting:
            asyncio.get_running_loop().call_soon(self._next_turn)
