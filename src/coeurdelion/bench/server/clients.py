"""Scripted clients, one WebSocket for each seat: each answers its questions with a random legal line."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Mapping
from ipaddress import IPv4Address
from random import Random
from typing import cast

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from coeurdelion.bench.server.environment import PreparedMatch
from coeurdelion.server.people.sessions import BEARER, COOKIE_NAME
from coeurdelion.server.wire import Lines, whole_lines

FIRST_ADDRESS = IPv4Address("127.1.0.1")
"""Each match connects from its own loopback address, since the server's rate limits count by address."""
DISCONNECT_WAIT_S = 0.2
"""Seconds that closed connections have to end."""
CONNECT_BATCH = 50
"""Matches whose clients connect at the same time."""


class Asked(msgspec.Struct):
    """The fields of a question that clients read."""

    number: int
    legal: Lines


class Update(msgspec.Struct, tag="update"):
    """The fields of an update that clients read."""

    question: Asked | None = None
    result: str = ""
    whole: bool = False


class Done(msgspec.Struct, tag="done"):
    """Acknowledgement: an action was stored."""

    question: int


class Stale(msgspec.Struct, tag="stale"):
    """An action answered a question that is no longer asked."""


class No(msgspec.Struct, tag="no"):
    """An action was refused."""

    rule: str
    reason: str


class Welcome(msgspec.Struct, tag="welcome"):
    """The first message; nothing of it is read."""


DECODE = msgspec.json.Decoder(Update | Done | Stale | No | Welcome).decode


class Counts:
    """The counts of one measurement: acknowledgement times in seconds, update sizes in bytes, the duration."""

    def __init__(self) -> None:
        self.ack_times: list[float] = []
        self.sizes: list[int] = []
        self.seconds = 0.0


class ClientPool:
    """All clients: they answer at once while `playing`, else only when told to; `faults` must stay 0."""

    def __init__(self, port: int, prepared: list[PreparedMatch]) -> None:
        self.counts = Counts()
        self.faults = 0
        self.unacknowledged = 0
        self.playing = False
        self.rng = Random(2003)
        self.port = port
        self.ready: deque[SeatClient] = deque()
        self._prepared = iter(prepared)
        self._connected = 0
        self._connecting: set[asyncio.Task[None]] = set()
        self._clients: set[SeatClient] = set()

    async def connect(self, matches: int) -> None:
        """Connect the clients of this many matches."""
        for first in range(0, matches, CONNECT_BATCH):
            await asyncio.gather(
                *(self._connect_match(next(self._prepared)) for _ in range(min(CONNECT_BATCH, matches - first)))
            )

    async def play(self, seconds: float) -> Counts:
        """Let every client answer as fast as the server acknowledges."""
        self.counts = Counts()
        started = time.perf_counter()
        self.playing = True
        while self.ready:
            self.ready.popleft().answer()
        await asyncio.sleep(seconds)
        self.playing = False
        return await self._collect_counts(started)

    async def _collect_counts(self, started: float) -> Counts:
        """The counts, once every action that was sent is acknowledged."""
        while self.unacknowledged and not self.faults:
            await asyncio.sleep(0.001)
        self.counts.seconds = time.perf_counter() - started
        return self.counts

    async def play_steadily(self, seconds: float, rate: float) -> Counts:
        """Send `rate` actions per second, evenly, however fast the server answers."""
        self.counts = Counts()
        started = time.perf_counter()
        sent = 0
        while (now := time.perf_counter() - started) < seconds:
            while sent < now * rate and self.ready:
                self.ready.popleft().answer()
                sent += 1
            await asyncio.sleep(0.001)
        return await self._collect_counts(started)

    async def disconnect(self) -> None:
        """Close all connections."""
        self._prepared = iter(())
        await asyncio.gather(*self._connecting)
        for client in self._clients:
            client.disconnect()
        await asyncio.sleep(DISCONNECT_WAIT_S)

    def asked(self, client: SeatClient) -> None:
        """Called when a client has a question to answer."""
        if self.playing:
            client.answer()
        else:
            self.ready.append(client)

    def over(self, clients: list[SeatClient]) -> None:
        """Called when a match has ended: its clients disconnect, and those of the next prepared match connect."""
        for client in clients:
            client.disconnect()
        self._clients.difference_update(clients)
        self.ready = deque(client for client in self.ready if client not in clients)
        if prepared := next(self._prepared, None):
            task = asyncio.create_task(self._connect_match(prepared))
            self._connecting.add(task)
            task.add_done_callback(self._connecting.discard)

    async def _connect_match(self, prepared: PreparedMatch) -> None:
        """Connect the clients of a match and wait for the first update of each."""
        self._connected += 1
        address = str(FIRST_ADDRESS + self._connected)
        loop = asyncio.get_running_loop()
        tablemates: list[SeatClient] = []
        for seat, token in enumerate(prepared.tokens):
            client = SeatClient(self, tablemates, prepared.match, seat, _authentication(self.port, prepared.kind, token))
            tablemates.append(client)
            self._clients.add(client)
            await loop.create_connection(
                cast(Callable[[], SeatClient], lambda client=client: client), "127.0.0.1", self.port, local_addr=(address, 0)
            )
            await client.first_update


def _authentication(port: int, kind: str, token: str) -> dict[str, str]:
    """The headers that authenticate a browser or a program."""
    if kind == BEARER:
        return {"Authorization": f"Bearer {token}"}
    return {"Cookie": f"{COOKIE_NAME}={token}", "Origin": f"http://127.0.0.1:{port}"}


class SeatClient(asyncio.Protocol):
    """The client of one seat."""

    def __init__(
        self, pool: ClientPool, tablemates: list[SeatClient], match: str, seat: int, authentication: Mapping[str, str]
    ) -> None:
        self.first_update = asyncio.get_running_loop().create_future()
        self._pool = pool
        self._tablemates = tablemates
        self._seat = seat
        self._socket = ClientProtocol(parse_uri(f"ws://127.0.0.1:{pool.port}/ws/{match}"), max_size=None)
        self._authentication = authentication
        self._question: Asked | None = None
        self._answered = -1
        self._sent = 0.0
        self._is_closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the WebSocket handshake."""
        self._transport = cast(asyncio.Transport, transport)
        request = self._socket.connect()
        request.headers.update(self._authentication)
        self._socket.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Read the server's messages."""
        self._socket.receive_data(data)
        for event in self._socket.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._handle_message(bytes(event.data))
        self._flush()

    def _handle_message(self, data: bytes) -> None:
        counts = self._pool.counts
        match DECODE(data):
            case Update() as update:
                if not update.whole:
                    counts.sizes.append(len(data))
                self._handle_update(update)
            case Done():
                self._pool.unacknowledged -= 1
                counts.ack_times.append(time.perf_counter() - self._sent)
            case No() | Stale():
                self._pool.faults += 1
            case _:
                pass

    def _handle_update(self, update: Update) -> None:
        """Answer a new question; report the end of the match."""
        if not self.first_update.done():
            self.first_update.set_result(None)
        if self._is_closed:
            return
        if update.result:
            self._pool.over(self._tablemates)
        elif update.question and update.question.number != self._answered:
            self._question, self._answered = update.question, update.question.number
            self._pool.asked(self)

    def answer(self) -> None:
        """Send a random legal line."""
        assert self._question
        line = self._pool.rng.choice(whole_lines(self._question.legal))
        message = {"type": "act", "seat": self._seat, "question": self._question.number, "line": line}
        self._sent = time.perf_counter()
        self._pool.unacknowledged += 1
        self._socket.send_text(msgspec.json.encode(message))
        self._flush()

    def disconnect(self) -> None:
        """Close the connection."""
        self._is_closed = True
        self._transport.close()

    def _flush(self) -> None:
        if not self._transport.is_closing():
            self._transport.writelines([data for data in self._socket.data_to_send() if data])

    def connection_lost(self, exc: Exception | None) -> None:
        """Count a fault if the server closed the connection."""
        if self._is_closed:
            return
        self._pool.faults += 1
        if not self.first_update.done():
            self.first_update.set_exception(exc or ConnectionError("the server closed a socket"))
