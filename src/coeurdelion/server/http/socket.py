"""One WebSocket for each screen at a table: it hears one message at a time and sends what is due, never a growing queue."""

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
from litestar.exceptions import NotAuthorizedException, NotFoundException, PermissionDeniedException, WebSocketDisconnect
from litestar.params import FromPath

from coeurdelion.core import Refused, Seat
from coeurdelion.server import wire
from coeurdelion.server.http.accounts import known
from coeurdelion.server.http.security import address_of, is_same_origin
from coeurdelion.server.http.websocket import Line, line_of
from coeurdelion.server.metrics import WATCHERS
from coeurdelion.server.people.sessions import COOKIE, Caller
from coeurdelion.server.table import messages
from coeurdelion.server.table.table import Table
from coeurdelion.server.table.watcher import Watcher

CLOSED: dict[type[Exception], int] = {
    NotAuthorizedException: 4401,
    PermissionDeniedException: 4403,
    NotFoundException: 4404,
    Refused: 4409,
}
"""Why a socket is closed at once: no guest, another site, no table, a table that cannot be opened."""
TOO_MANY = 4429
"""Why a socket is closed at once, too: its guest has too many."""
NOT_READ, FAILED, NOT_NOW = 4408, 4500, 4503
"""Why a socket is closed that may come again: nobody reads, something went wrong here, the database is out of reach."""
LARGEST = 4096
"""Bytes that one message may have."""
PATIENCE = 60
"""Seconds that someone may take to read a message."""
PAUSE = 0.05
"""Seconds that whoever asks too often is not heard, again and again."""
CHAT_COST = 40
"""Something said counts as so many messages."""
MOST_SOCKETS = 40
"""So many sockets a guest may have open."""

DECODE = msgspec.json.Decoder(wire.FromBrowser).decode
ENCODE = msgspec.json.Encoder().encode
AnySocket = WebSocket[Any, Any, Any]
logger = structlog.get_logger()


@websocket("/ws/{match:str}")
async def watch(socket: AnySocket, match: FromPath[str]) -> None:
    """Watch a table and play at it."""
    await socket.accept()
    try:
        caller = await _admitted(socket)
        table: Table = await socket.app.state.tables.get(match)
    except (NotAuthorizedException, PermissionDeniedException, NotFoundException, Refused) as error:
        await socket.close(code=_reason(error))
        return
    WATCHERS.inc()
    try:
        await Screen(socket, line_of(socket), table, caller).run()
    finally:
        WATCHERS.dec()


def _reason(error: Exception) -> int:
    """The code with which a socket is closed that cannot be served."""
    return NOT_NOW if isinstance(error, Refused) and error.rule == "store" else CLOSED[type(error)]


async def _admitted(socket: AnySocket) -> Caller:
    """Who opens a socket; a cookie counts only if the browser says that it is a page of ours."""
    caller = await known(socket)
    if caller.kind == COOKIE and not is_same_origin(socket, socket.app.state.public_url):
        raise PermissionDeniedException("another site")
    return caller


class Screen:
    """A socket at a table: a reader that stops while answers wait, and a writer that puts messages together as it sends."""

    def __init__(self, socket: AnySocket, line: Line, table: Table, caller: Caller) -> None:
        self._socket = socket
        self._line = line
        self._table = table
        self._due = asyncio.Event()
        self._sent = asyncio.Event()
        self._sending_since = math.inf
        self._counted = f"guest {caller.guest}", f"address {address_of(socket)}"
        self._watcher = Watcher(caller.guest, (), None, self._due.set, caller.name)

    async def run(self) -> None:
        """Until the socket is closed by either side."""
        if sum(other.guest == self._watcher.guest for other in self._table.watchers) >= MOST_SOCKETS:
            await self._line.close(TOO_MANY)
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
        await self._close(FAILED if self._failed(ends) else NOT_READ)

    def _failed(self, ends: Iterable[BaseException | None]) -> bool:
        """Whether reading or writing ended by something that should not happen; it is written down."""
        failures = [end for end in ends if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect | OSError)]
        for failure in failures:
            logger.error("socket-failed", match=self._table.stored.id, error=type(failure).__name__, exc_info=failure)
        return bool(failures)

    async def _until_one_ends(self, *tasks: asyncio.Task[None]) -> None:
        """Until the socket is closed, or its other side has not read for too long."""
        done: set[asyncio.Task[None]] = set()
        while not done and time.monotonic() - self._sending_since < PATIENCE:
            done, _ = await asyncio.wait(tasks, timeout=PATIENCE / 4, return_when=asyncio.FIRST_COMPLETED)

    async def _close(self, code: int) -> None:
        with suppress(RuntimeError, WebSocketDisconnect, OSError):  # the other side may have been quicker
            await self._line.close(code)

    async def _write(self) -> None:
        """Send what is due, as it is then."""
        while True:
            await self._due.wait()
            self._due.clear()
            self._sending_since = time.monotonic()
            if messages := self._table.collect(self._watcher):
                await self._line.say([ENCODE(message) for message in messages])
            self._sending_since = math.inf
            self._sent.set()

    async def _read(self) -> None:
        """Hear one message after the other."""
        try:
            while True:
                data = await self._line.hear()
                await self._quiet()
                await self._answer(data)
        except WebSocketDisconnect:
            pass

    async def _quiet(self) -> None:
        """Wait until the answers before are read and it is not too soon; nothing more is read from the network meanwhile."""
        while self._watcher.is_full:
            self._sent.clear()
            await self._sent.wait()
        while not self._is_allowed():
            await asyncio.sleep(PAUSE)

    def _is_allowed(self) -> bool:
        rates = self._socket.app.state.message_rates
        guest, address = self._counted
        return bool(rates.allow(guest) and rates.allow(address, 0.1))

    async def _answer(self, data: str | bytes) -> None:
        """Answer one message; a wrong one is refused and nothing changes."""
        number: int | None = None
        question: int | None = None
        try:
            if len(data if isinstance(data, bytes) else data.encode()) > LARGEST:
                raise Refused("protocol", "too-large", count=LARGEST)
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
        """Say something, not too often; it is in no log that the other processes read, so they are told."""
        if not self._socket.app.state.message_rates.allow(f"chat {self._watcher.guest}", CHAT_COST):
            raise Refused("table", "too-fast")
        await self._table.say(self._watcher, message.text)
        self._socket.app.state.tables.changed(self._table.stored.id)


async def handle(table: Table, watcher: Watcher, message: wire.FromBrowser) -> None:
    """Do what a message asks; everyone is shown what has changed after it was acknowledged."""
    match message:
        case wire.Sit(seat=seat):
            table.sit(watcher, seat)
        case wire.Say(text=text):
            await table.say(watcher, text)
        case wire.Ledger(id=number, seat=seat):
            watcher.answer(messages.ledger(table.journal, number, seat))
        case wire.Log(id=number, since=since):
            watcher.answer(messages.log(table.journal, number, watcher.sits, since))
        case _:
            _check_sits(watcher, message.seat)
            await _handle_of_seat(table, watcher, message)


async def _handle_of_seat(
    table: Table,
    watcher: Watcher,
    message: wire.Act | wire.TakeBack | wire.Resign | wire.Offer | wire.Consent | wire.Preview | wire.Why | wire.Hint,
) -> None:
    """Do what a seat asks that sits at this screen."""
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
    """Only the seat that sits at this screen acts from it."""
    if seat not in watcher.mine or seat != watcher.sits:
        raise Refused("table", "not-your-seat", number=seat)
