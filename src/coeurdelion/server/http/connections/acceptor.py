"""Accepting connections: a few in each turn of the event loop, and on again after the system had no descriptors left.

An event loop that accepts by itself closes the listening socket for good when descriptors run out (uvloop), or logs every
attempt (asyncio).
"""

from __future__ import annotations

import asyncio
import errno
import socket
import time
from collections.abc import Callable

import structlog

from coeurdelion.server.metrics import FAILED_ACCEPTS

BACKLOG = 1024
"""Connections that the system keeps until they are accepted."""
ACCEPTED_PER_TURN = 16
"""Connections that are accepted in one turn of the event loop."""
RETRY_DELAY_S = 0.2
"""Seconds without accepting after it failed; connections wait in the backlog meanwhile."""
LOG_INTERVAL_S = 10.0
"""Seconds between two lines about failures to accept."""
EXHAUSTED = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}
"""Errors that say that the system has nothing left for another connection."""
GONE = (BlockingIOError, InterruptedError, ConnectionAbortedError)
"""What accepting raises when nothing waits any more."""
logger = structlog.get_logger()


class Acceptor:
    """Accepts connections of a listening socket and makes a protocol for each."""

    def __init__(self, listening: socket.socket, make_protocol: Callable[[], asyncio.Protocol]) -> None:
        self._listening = listening
        self._make_protocol = make_protocol
        self._loop = asyncio.get_running_loop()
        self._connecting: set[asyncio.Task[None]] = set()
        self._retry: asyncio.TimerHandle | None = None
        self._failures = 0
        self._logged = -LOG_INTERVAL_S

    def start(self) -> None:
        """Begin to accept."""
        self._listening.setblocking(False)
        self._listening.listen(BACKLOG)
        self._resume()

    def stop(self) -> None:
        """Accept nothing more, and close the listening socket."""
        if self._retry:
            self._retry.cancel()
        self._loop.remove_reader(self._listening)
        self._listening.close()

    def _resume(self) -> None:
        self._retry = None
        self._loop.add_reader(self._listening, self._accept)

    def _accept(self) -> None:
        """Accept what waits, up to ACCEPTED_PER_TURN."""
        for _ in range(ACCEPTED_PER_TURN):
            try:
                accepted, _ = self._listening.accept()
            except GONE:
                return
            except OSError as error:
                self._pause(error)
                return
            task = self._loop.create_task(self._connect(accepted))
            self._connecting.add(task)
            task.add_done_callback(self._connecting.discard)

    async def _connect(self, accepted: socket.socket) -> None:
        try:
            accepted.setblocking(False)
            await self._loop.connect_accepted_socket(self._make_protocol, accepted)
        except OSError as error:  # its peer may be gone already
            accepted.close()
            if error.errno in EXHAUSTED:
                self._pause(error)

    def _pause(self, error: OSError) -> None:
        """Accept nothing for RETRY_DELAY_S; logged at most once in LOG_INTERVAL_S, with the number of failures since."""
        FAILED_ACCEPTS.inc()
        self._failures += 1
        if time.monotonic() - self._logged >= LOG_INTERVAL_S:
            logger.error("accept-failed", error=errno.errorcode.get(error.errno or 0, ""), count=self._failures)
            self._logged, self._failures = time.monotonic(), 0
        if self._retry is None:
            self._loop.remove_reader(self._listening)
            self._retry = self._loop.call_later(RETRY_DELAY_S, self._resume)
