"""The bounds of connections that all of them share: how many there may be, and the timeouts that are due."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from coeurdelion.server.metrics import CONNECTIONS
from coeurdelion.server.network_address import address_key
from coeurdelion.server.people.quotas import Quotas
from coeurdelion.server.settings import Limits

CHECK_INTERVAL_S = 0.5
"""Seconds between two looks at the timeouts of all connections: one timer for all costs less than one for each."""
CLOSING_TIMEOUT_S = 10.0
"""Seconds that a closed connection has to send what is left; one that is not read would stay open for ever."""
IN_ALL, OF_ADDRESS = "connections", "connections-per-address"


class Bounded(Protocol):
    """A connection whose timeouts are looked at."""

    transport: asyncio.Transport

    def check_timeouts(self, now: float, /) -> None:
        """Close the connection if one of its timeouts is over."""


class Bounds:
    """Counts the connections of a server and lets each look at its timeouts."""

    def __init__(self, limits: Limits, connections: int, is_proxy: Callable[[str], bool]) -> None:
        self.limits = limits
        self._quotas = Quotas({IN_ALL: connections, OF_ADDRESS: limits.connections_per_address})
        self._is_proxy = is_proxy
        self._closing: dict[Bounded, float] = {}
        self._open: dict[Bounded, dict[str, str]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def open(self, connection: Bounded, host: str) -> bool:
        """Count a connection from an address; False if there are too many."""
        owners = {IN_ALL: ""} if self._is_proxy(host) else {IN_ALL: "", OF_ADDRESS: address_key(host)}
        if self._quotas.take(owners):
            return False
        self._open[connection] = owners
        CONNECTIONS.inc()
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(CHECK_INTERVAL_S, self._check)
        return True

    def close(self, connection: Bounded) -> None:
        """Count a connection no longer; nothing if it was not counted."""
        self._closing.pop(connection, None)
        if owners := self._open.pop(connection, None):
            self._quotas.give_back(owners)
            CONNECTIONS.dec()

    def _check(self) -> None:
        """Let every connection look at its timeouts; abort those that were closed and are still not gone."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        for connection in list(self._open):
            connection.check_timeouts(now)
            if connection.transport.is_closing() and now > self._closing.setdefault(connection, now + CLOSING_TIMEOUT_S):
                connection.transport.abort()
        self._timer = loop.call_later(CHECK_INTERVAL_S, self._check) if self._open else None
