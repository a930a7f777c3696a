"""Turns of HTTP requests: a few are answered at a time, fairly among addresses, and among the sessions of each address."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from coeurdelion.server.fair_queue import FairQueue


class RequestGate:
    """Lets `at_once` requests through at a time, of one address at most half of them.

    Whoever makes up sessions gains nothing by it: the sessions of an address share the turns of their address.
    """

    def __init__(self, at_once: int, waiting_per_session: int) -> None:
        self._of_all = FairQueue(at_once)
        self._at_once = max(1, at_once // 2)
        self._waiting_per_session = waiting_per_session
        self._of_address: dict[str, FairQueue] = {}
        self._users: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, address: str, session: str) -> AsyncIterator[None]:
        """Wait for a turn and hold it; refused if too many requests of the session wait already."""
        queue = self._of_address.setdefault(address, FairQueue(self._at_once, max_waiting=self._waiting_per_session))
        self._users[address] += 1
        try:
            async with queue.turn(session), self._of_all.turn(address):
                yield
        finally:
            self._users[address] -= 1
            if not self._users[address]:
                del self._users[address], self._of_address[address]
