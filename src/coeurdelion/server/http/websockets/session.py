"""The WebSocket of a session at a table: it reads one message at a time and sends what has changed, without a growing queue.

The heartbeat is uvicorn's: it pings each WebSocket and closes one that does not answer (`ws_ping_interval`).
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import websocket
from litestar.connection import WebSocket
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException, NotFoundException, PermissionDeniedException, WebSocketDisconnect
from litestar.params import FromPath

from coeurdelion.core import Refused, Seat
from coeurdelion.server import wire
from coeurdelion.server.http.dependencies import Services, authenticated, caller_of
from coeurdelion.server.http.security import address_of, is_same_origin
from coeurdelion.server.http.websockets.channel import Channel, channel_of
from coeurdelion.server.metrics import WATCHERS
from coeurdelion.server.people.sessions import COOKIE, Caller
from coeurdelion.server.table import messages
from coeurdelion.server.table.table import Table
from coeurdelion.server.table.watcher import Watcher

CLOSE_CODES: dict[type[Exception], int] = {
    NotAuthorizedException: 4401,
    PermissionDeniedException: 4403,
    NotFoundException: 4404,
    Refused: 4409,
}
"""Close codes of a WebSocket that is not admitted: no known guest, not same-origin, no such table, table not loaded."""
TOO_MANY_SOCKETS = 4429
"""Close code for a guest with more than MAX_SOCKETS_PER_GUEST."""
SEND_TIMED_OUT, INTERNAL_ERROR, STORE_UNAVAILABLE = 4408, 4500, 4503
"""Close codes after which a client may retry: it did not read, an error of the server, the database is out of reach."""
MAX_MESSAGE_BYTES = 4096
"""Size limit of one message from a client."""
SEND_TIMEOUT_S = 60
"""Seconds that a client may take to read what is sent to it."""
RATE_LIMIT_RECHECK_S = 0.05
"""Delay between rate-limit checks while a client is over the limit; nothing more is read from it meanwhile."""
ADDRESS_COST = 0.1
"""What a message costs of the rate limit of its address, which many guests may share; it costs its guest 1."""
CHAT_COST = 40
"""What a chat message costs of the rate limit of chat."""
MAX_SOCKETS_PER_GUEST = 40
"""WebSockets that one guest may have open at one table."""

DECODE = msgspec.json.Decoder(wire.FromBrowser).decode
ENCODE = msgspec.json.Encoder().encode
AnySocket = WebSocket[Any, Any, Any]
OfSeat = wire.Act | wire.TakeBack | wire.Resign | wire.Offer | wire.Consent | wire.Preview | wire.Why | wire.Hint
"""What is sent for the seat that plays through a WebSocket."""
logger = structlog.get_logger()


@websocket("/ws/{match:str}")
async def watch(socket: AnySocket, match: FromPath[str], services: NamedDependency[Services]) -> None:
    """Watch a table and play at it."""
    await socket.accept()
    try:
        caller = await _admit(socket, services)
        table = await services.registry.get(match)
    except (NotAuthorizedException, PermissionDeniedException, NotFoundException, Refused) as error:
        await socket.close(code=_close_code(error))
        return
    WATCHERS.inc()
    try:
        await SocketSession(channel_of(socket), table, caller, services, address_of(socket)).run()
    finally:
        WATCHERS.dec()


def _close_code(error: Exception) -> int:
    """The close code of a WebSocket that is not admitted."""
    return STORE_UNAVAILABLE if isinstance(error, Refused) and error.rule == "store" else CLOSE_CODES[type(error)]


async def _admit(socket: AnySocket, services: Services) -> Caller:
    """The guest who opens a WebSocket; a cookie counts only from a page of the same origin (CSRF)."""
    caller = authenticated(await caller_of(socket, services.registry.store))
    if caller.kind == COOKIE and not is_same_origin(socket, services.public_url):
        raise PermissionDeniedException("another site")
    return caller


class SocketSession:
    """A WebSocket at a table: a reader that pauses while answers wait, a writer that builds messages as it sends them."""

    def __init__(self, channel: Channel, table: Table, caller: Caller, services: Services, address: str = "") -> None:
        self._channel = channel
        self._table = table
        self._services = services
        self._due = asyncio.Event()
        self._sent = asyncio.Event()
        self._sending_since = math.inf
        self._rate_limit_keys = f"guest {caller.guest}", f"address {address}"
        self._watcher = Watcher(caller.guest, (), None, self._due.set, caller.name)

    async def run(self) -> None:
        """Read and write until either side closes the WebSocket or an error ends it."""
        if sum(other.guest == self._watcher.guest for other in self._table.watchers) >= MAX_SOCKETS_PER_GUEST:
            await self._channel.close(TOO_MANY_SOCKETS)
            return
        tasks = asyncio.create_task(self._read()), asyncio.create_task(self._write())
        try:
            await self._table.enter(self._watcher)
            await self._until_one_ends(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
            await self._table.leave(self._watcher)
        await self._close(INTERNAL_ERROR if self._log_failures(ends) else SEND_TIMED_OUT)

    def _log_failures(self, ends: Iterable[BaseException | None]) -> bool:
        """Whether reading or writing ended with an unexpected exception; it is logged."""
        failures = [end for end in ends if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect | OSError)]
        for failure in failures:
            logger.error("socket-failed", match=self._table.stored.id, error=type(failure).__name__, exc_info=failure)
        return bool(failures)

    async def _until_one_ends(self, *tasks: asyncio.Task[None]) -> None:
        """Wait until the WebSocket is closed or the send timeout is over."""
        done: set[asyncio.Task[None]] = set()
        while not done and time.monotonic() - self._sending_since < SEND_TIMEOUT_S:
            done, _ = await asyncio.wait(tasks, timeout=SEND_TIMEOUT_S / 4, return_when=asyncio.FIRST_COMPLETED)

    async def _close(self, code: int) -> None:
        with suppress(RuntimeError, WebSocketDisconnect, OSError):  # the client may have closed it first
            await self._channel.close(code)

    async def _write(self) -> None:
        """Send answers and changes, each message built at the moment of sending."""
        while True:
            await self._due.wait()
            self._due.clear()
            self._sending_since = time.monotonic()
            if messages := self._table.collect(self._watcher):
                await self._channel.send([ENCODE(message) for message in messages])
            self._sending_since = math.inf
            self._sent.set()

    async def _read(self) -> None:
        """Receive and answer one message after the other."""
        try:
            while True:
                data = await self._channel.receive()
                await self._wait_for_turn()
                await self._answer(data)
        except WebSocketDisconnect:
            pass

    async def _wait_for_turn(self) -> None:
        """Wait for room among the unsent answers and for the rate limit; nothing more is read from the network meanwhile."""
        while self._watcher.is_full:
            self._sent.clear()
            await self._sent.wait()
        while not self._is_allowed():
            await asyncio.sleep(RATE_LIMIT_RECHECK_S)

    def _is_allowed(self) -> bool:
        limiter = self._services.message_limiter
        guest, address = self._rate_limit_keys
        return limiter.allow(guest) and limiter.allow(address, ADDRESS_COST)

    async def _answer(self, data: str | bytes) -> None:
        """Answer one message; an invalid one is refused and changes nothing."""
        number: int | None = None
        question: int | None = None
        try:
            if len(data if isinstance(data, bytes) else data.encode()) > MAX_MESSAGE_BYTES:
                raise Refused("protocol", "too-large", count=MAX_MESSAGE_BYTES)
            message = DECODE(data)
            number, question = getattr(message, "id", None), getattr(message, "question", None)
            if isinstance(message, wire.Say):
                await self._say(message)
            else:
                await handle(self._table, self._watcher, message)
        except Refused as refused:
            self._watcher.answer(wire.No(refused.rule, refused.reason, dict(refused.params), number, question))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._watcher.answer(wire.No("protocol", "no-request", {"text": str(error)[:200]}))

    async def _say(self, message: wire.Say) -> None:
        """Add a chat message within the rate limit; chat is not in the log that other processes read, so they are told."""
        if not self._services.message_limiter.allow(f"chat {self._watcher.guest}", CHAT_COST):
            raise Refused("table", "too-fast")
        await self._table.say(self._watcher, message.text)
        self._services.registry.changed(self._table.stored.id)


async def handle(table: Table, watcher: Watcher, message: wire.Sit | wire.Ledger | wire.Log | OfSeat) -> None:
    """Do what a message asks; watchers are shown what has changed after it was acknowledged."""
    match message:
        case wire.Sit(seat=seat):
            table.sit(watcher, seat)
        case wire.Ledger(id=number, seat=seat):
            await table.journal.restore_steps()
            watcher.answer(messages.ledger(table.journal, number, seat))
        case wire.Log(id=number, since=since):
            await table.journal.restore_steps()
            watcher.answer(messages.log(table.journal, number, watcher.sits, since))
        case _:
            _check_sits(watcher, message.seat)
            await _handle_of_seat(table, watcher, message)


async def _handle_of_seat(table: Table, watcher: Watcher, message: OfSeat) -> None:
    """Do what a message asks for the seat that plays through this WebSocket."""
    match message:
        case wire.Preview(id=number, seat=seat, line=line):
            watcher.answer(messages.preview(table.journal, number, seat, line))
            return
        case wire.Why(id=number, seat=seat, line=line):
            watcher.answer(messages.why(table.journal, number, seat, line))
            return
        case wire.Act(seat=seat, question=question, line=line, ask=ask):
            watcher.answer(await table.act(seat, question, line, ask=ask))
        case wire.Hint(id=number, seat=seat):
            watcher.answer(await table.hint(seat, number))
        case wire.TakeBack(seat=seat):
            await table.take_back(seat)
        case wire.Resign(seat=seat):
            await table.resign(seat)
        case wire.Offer(seat=seat, what=what, about=about):
            await table.offer(seat, what, about)
        case wire.Consent(seat=seat, offer=offer, agrees=agrees):
            await table.consent(seat, offer, agrees)
    table.broadcast()


def _check_sits(watcher: Watcher, seat: Seat) -> None:
    """Refuse a message for any other seat than the one that plays through this WebSocket."""
    if seat not in watcher.mine or seat != watcher.sits:
        raise Refused("table", "not-your-seat", number=seat)
