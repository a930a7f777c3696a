"""The WebSocket of a session at a table: it reads one message at a time and sends what has changed, without a growing queue.

The heartbeat is uvicorn's: it pings each WebSocket and closes one that does not answer (`ws_ping_interval`).
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Iterable
from contextlib import suppress

import msgspec
import structlog
from litestar.exceptions import WebSocketDisconnect

from coeurdelion.core import Refused, Seat
from coeurdelion.server import wire
from coeurdelion.server.http.dependencies import Services
from coeurdelion.server.http.websockets.channel import Channel
from coeurdelion.server.metrics import LIMITED, WATCHERS
from coeurdelion.server.people.rate_limits import RateLimiter
from coeurdelion.server.people.sessions import Caller
from coeurdelion.server.table import messages
from coeurdelion.server.table.explanations import MAX_EXPLAINED
from coeurdelion.server.table.moments import MAX_MOMENTS
from coeurdelion.server.table.table import Table
from coeurdelion.server.table.watcher import Watcher

TABLE_CLOSED = 4410
"""Close code for everyone at a table that its owner has closed before the match began."""
SEND_TIMED_OUT, INTERNAL_ERROR = 4408, 4500
"""Close codes after which a client may retry: it did not read, an error of the server."""
MAX_MESSAGE_BYTES = 4096
"""Size limit of one message from a client; a longer one closes its WebSocket."""
MIN_RATE_LIMIT_WAIT_S, MAX_RATE_LIMIT_WAIT_S = 0.05, 1.0
"""Bounds of the delay between rate-limit checks while a client is over the limit; nothing more is read from it meanwhile."""
DEFAULT_COST = 1
COSTS: dict[type, int] = {
    wire.Offer: 5,
    wire.Consent: 5,
    wire.Sit: 5,
    wire.Ledger: 10,
    wire.Log: 10,
    wire.Preview: 10,
    wire.Why: 10,
    wire.Hint: 40,
    wire.Coach: 20,
    wire.Views: 10,
    wire.Reach: 10,
}
"""What messages cost of the rate limits of their guest and address: one unit is about a tenth of a millisecond."""
MOMENT_COST, EXPLANATION_COST = 3, 30
"""What each entry costs in addition that is asked for by `views` or `explain`."""
UPDATE_COST = 3
"""What sending changes costs of the work that begins in one turn of the event loop."""

DECODE = msgspec.json.Decoder(wire.FromBrowser).decode
ENCODE = msgspec.json.Encoder().encode
OfSeat = (
    wire.Act | wire.TakeBack | wire.Resign | wire.Offer | wire.Consent | wire.Preview | wire.Why | wire.Hint | wire.Coach
)
"""What is sent for the seat that plays through a WebSocket."""
OfAnyone = wire.Sit | wire.Ledger | wire.Log | wire.Views | wire.Explain | wire.Reach
"""What everyone at a table may send, spectators too."""
logger = structlog.get_logger()


class SocketSession:
    """A WebSocket at a table: a reader that pauses while answers wait, a writer that builds messages as it sends them."""

    def __init__(self, channel: Channel, table: Table, caller: Caller, services: Services, address: str = "") -> None:
        self._channel = channel
        self._table = table
        self._services = services
        self._due = asyncio.Event()
        self._sent = asyncio.Event()
        self._sending_since = math.inf
        self._address = address
        self._watcher = Watcher(caller.guest, (), None, self._due.set, caller.name, program=caller.is_program)

    async def run(self) -> None:
        """Read and write until either side closes the WebSocket or an error ends it."""
        WATCHERS.inc()
        tasks: tuple[asyncio.Task[None], ...] = ()
        try:
            async with self._services.openings.turn(self._watcher.guest):
                tasks = asyncio.create_task(self._read()), asyncio.create_task(self._write())
                await self._table.enter(self._watcher)
            await self._until_one_ends(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
            WATCHERS.dec()
            await self._table.leave(self._watcher)
        ended = TABLE_CLOSED if self._watcher.is_dismissed else SEND_TIMED_OUT
        await self._close(INTERNAL_ERROR if self._log_failures(ends) else ended)

    def _log_failures(self, ends: Iterable[BaseException | None]) -> bool:
        """Whether reading or writing ended with an unexpected exception; it is logged."""
        failures = [end for end in ends if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect | OSError)]
        for failure in failures:
            logger.error("socket-failed", match=self._table.stored.id, error=type(failure).__name__, exc_info=failure)
        return bool(failures)

    async def _until_one_ends(self, *tasks: asyncio.Task[None]) -> None:
        """Wait until the WebSocket is closed or the send timeout is over."""
        done: set[asyncio.Task[None]] = set()
        longest = self._services.limits.send_timeout_s
        while not done and time.monotonic() - self._sending_since < longest:
            done, _ = await asyncio.wait(tasks, timeout=longest / 4, return_when=asyncio.FIRST_COMPLETED)

    async def _close(self, code: int) -> None:
        with suppress(RuntimeError, WebSocketDisconnect, OSError):  # the client may have closed it first
            await self._channel.close(code)

    async def _write(self) -> None:
        """Send answers and changes, each message built at the moment of sending, until the table is no more."""
        while not self._watcher.is_dismissed:
            await self._due.wait()
            self._due.clear()
            if not self._services.budget.begin(UPDATE_COST):
                await self._services.budget.turn(self._watcher.guest, UPDATE_COST)
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
                message = _decode(data)
                await self._wait_for_turn(cost_of(message))
                await self._answer(message)
        except WebSocketDisconnect:
            pass

    async def _wait_for_turn(self, cost: int) -> None:
        """Wait for room among the unsent answers, the rate limits and the event loop; nothing more is read meanwhile."""
        while self._watcher.is_full:
            self._sent.clear()
            await self._sent.wait()
        rates, guest = self._services.rates, self._watcher.guest
        if not rates.guest_messages.allow(guest, cost):
            await _wait_for_rate(rates.guest_messages, guest, cost, "message-rate-per-guest")
        if not rates.address_messages.allow(self._address, cost):
            await _wait_for_rate(rates.address_messages, self._address, cost, "message-rate-per-address")
        if not self._services.budget.begin(cost):
            await self._services.budget.turn(guest, cost)

    async def _answer(self, message: wire.FromBrowser | Refused) -> None:
        """Answer one message; an invalid one is refused and changes nothing."""
        try:
            match message:
                case Refused():
                    raise message
                case wire.Say():
                    await self._say(message)
                case _:
                    await handle(self._table, self._watcher, message)
        except Refused as refused:
            number, question = getattr(message, "id", None), getattr(message, "question", None)
            self._watcher.answer(wire.No(*wire.refusal_told(refused), number, question))

    async def _say(self, message: wire.Say) -> None:
        """Add a chat message within the rate limit; chat is not in the log that other processes read, so they are told."""
        rates = self._services.rates
        if not (rates.guest_chat.allow(self._watcher.guest) and rates.address_chat.allow(self._address)):
            raise Refused("table", "too-fast")
        await self._table.say(self._watcher, message)
        self._services.registry.changed(self._table.stored.id)


def cost_of(message: wire.FromBrowser | Refused) -> int:
    """What a message costs; of one that asks for some entries, as many as it can be answered with."""
    cost = COSTS.get(type(message), DEFAULT_COST)
    match message:
        case wire.Views(since=since, until=until):
            return cost + MOMENT_COST * _entries_between(since, until, MAX_MOMENTS)
        case wire.Explain(since=since, until=until):
            return cost + EXPLANATION_COST * _entries_between(since, until, MAX_EXPLAINED)
        case _:
            return cost


def _entries_between(since: int, until: int, most: int) -> int:
    return max(0, min(until - max(0, since) + 1, most))


def _decode(data: str | bytes) -> wire.FromBrowser | Refused:
    """A message of a client, or why it is none."""
    try:
        if len(data if isinstance(data, bytes) else data.encode()) > MAX_MESSAGE_BYTES:
            return Refused("protocol", "too-large", count=MAX_MESSAGE_BYTES)
        message: wire.FromBrowser = DECODE(data)
        return message
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return Refused("protocol", "no-request", text=str(error)[:200])


async def _wait_for_rate(limiter: RateLimiter, key: str, cost: int, name: str) -> None:
    """Wait until a rate limit allows a message, and charge it; counted once as held back."""
    LIMITED.labels(name).inc()
    is_allowed = False
    while not is_allowed:
        await asyncio.sleep(min(MAX_RATE_LIMIT_WAIT_S, max(MIN_RATE_LIMIT_WAIT_S, limiter.wait_s(key, cost))))
        is_allowed = limiter.allow(key, cost)


async def handle(table: Table, watcher: Watcher, message: OfAnyone | OfSeat) -> None:
    """Do what a message asks; watchers are shown what has changed after it was acknowledged."""
    match message:
        case wire.Sit(seat=seat):
            table.sit(watcher, seat)
        case wire.Ledger(id=number, seat=seat):
            await table.journal.restore_steps()
            watcher.answer(messages.ledger(table.journal, number, seat))
        case wire.Log(id=number, since=since):
            await table.journal.recall(since, messages.LOG_PAGE_ENTRIES)
            watcher.answer(messages.log(table.journal, number, watcher.sits, since))
        case wire.Views():
            watcher.answer(await table.views(watcher, message))
        case wire.Explain():
            watcher.answer(await table.explain(watcher, message))
        case wire.Reach(id=number, place=place):
            watcher.answer(messages.reached(table.journal, number, watcher.sits, place))
        case _:
            _check_sits(watcher, message.seat)
            await _handle_of_seat(table, watcher, message)


async def _handle_of_seat(table: Table, watcher: Watcher, message: OfSeat) -> None:
    """Do what a message asks for the seat that plays through this WebSocket."""
    match message:
        case wire.Preview(id=number, seat=seat, line=line, outcomes=outcomes):
            watcher.answer(messages.preview(table.journal, number, seat, line, outcomes=outcomes))
            return
        case wire.Why(id=number, seat=seat, line=line):
            watcher.answer(messages.why(table.journal, number, seat, line))
            return
        case wire.Coach():
            watcher.answer(await table.coach(message))
            return
        case wire.Act(seat=seat, question=question, line=line, ask=ask):
            before = _log_length(table)
            watcher.answer(await table.act(seat, question, line, ask=ask))
            if _log_length(table) == before:  # a stale or repeated answer: there is nothing to show
                return
            table.broadcast()
            if watcher.program:
                await table.mark_program(seat)
            return
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


def _log_length(table: Table) -> int:
    return len(table.live.log) if table.live else 0


def _check_sits(watcher: Watcher, seat: Seat) -> None:
    """Refuse a message for any other seat than the one that plays through this WebSocket."""
    if seat not in watcher.mine or seat != watcher.sits:
        raise Refused("table", "not-your-seat", number=seat)
