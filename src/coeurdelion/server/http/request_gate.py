"""Turns of HTTP requests: a few are answered at a time, fairly among addresses, and among the sessions of each address."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from litestar.types import Scope

from coeurdelion.server.fair_queue import FairQueue

_HELD = "turn"
"""Where the state of a request has the turn that it holds."""


class OwnTurns:
    """For each owner turns of its own, `at_once` of them at the same time, given fairly to those who share them."""

    def __init__(self, at_once: int, max_waiting: int) -> None:
        self._at_once = at_once
        self._max_waiting = max_waiting
        self._queues: dict[str, FairQueue] = {}
        self._users: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, owner: str, sharer: str = "") -> AsyncIterator[None]:
        """Wait for a turn of an owner and hold it; refused if too many of the same sharer wait already."""
        queue = self._queues.setdefault(owner, FairQueue(self._at_once, max_waiting=self._max_waiting))
        self._users[owner] += 1
        try:
            async with queue.turn(sharer):
                yield
        finally:
            self._users[owner] -= 1
            if not self._users[owner]:
                del self._users[owner], self._queues[owner]


class RequestGate:
    """Lets `at_once` requests through at a time, of one address at most half of them.

    Whoever makes up sessions gains nothing by it: the sessions of an address share the turns of their address.
    """

    def __init__(self, at_once: int, waiting_per_session: int) -> None:
        self._of_all = FairQueue(at_once)
        self._of_addresses = OwnTurns(max(1, at_once // 2), waiting_per_session)

    @asynccontextmanager
    async def turn(self, address: str, session: str) -> AsyncIterator[None]:
        """Wait for a turn and hold it; refused if too many requests of the session wait already."""
        async with self._of_addresses.turn(address, session), self._of_all.turn(address):
            yield


def hold_turn(scope: Scope, turn: AsyncExitStack) -> None:
    """Note the turn that a request holds."""
    scope["state"][_HELD] = turn


async def end_turn(scope: Scope) -> None:
    """End the turn of a request that goes on to wait for another process, lest others wait for it too."""
    turn: AsyncExitStack | None = scope["state"].get(_HELD)
    if turn:
        await turn.aclose()
