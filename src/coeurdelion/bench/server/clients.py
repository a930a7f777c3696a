"""Scripted players, a socket for each seat: whoever is asked answers with a legal line at random."""

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

from coeurdelion.bench.server.environment import Setting
from coeurdelion.server.people.sessions import BEARER, COOKIE_NAME
from coeurdelion.server.wire import Lines, whole_lines

FIRST_ADDRESS = IPv4Address("127.1.0.1")
"""Every match is played from another address of this machine, as limits count by address."""
A_MOMENT = 0.2
"""Seconds after which what was sent is answered."""
AT_ONCE = 50
"""So many matches sit down at the same time."""


class Asked(msgspec.Struct):
    """What is read of a question."""

    number: int
    legal: Lines


class Update(msgspec.Struct, tag="update"):
    """What is read of an update."""

    question: Asked | None = None
    result: str = ""
    whole: bool = False


class Done(msgspec.Struct, tag="done"):
    """An answer was stored."""

    question: int


class Stale(msgspec.Struct, tag="stale"):
    """An answer came too late."""


class No(msgspec.Struct, tag="no"):
    """An answer was refused."""

    rule: str
    reason: str


class Welcome(msgspec.Struct, tag="welcome"):
    """What is told once."""


DECODE = msgspec.json.Decoder(Update | Done | Stale | No | Welcome).decode


class Counts:
    """What was counted in a stretch of time."""

    def __init__(self) -> None:
        self.waited: list[float] = []
        self.sizes: list[int] = []
        self.seconds = 0.0


class Crowd:
    """All players: they answer at once while `playing`, else only when told to; `faults` must stay 0."""

    def __init__(self, port: int, settings: list[Setting]) -> None:
        self.counts = Counts()
        self.faults = 0
        self.underway = 0
        self.playing = False
        self.rng = Random(2003)
        self.port = port
        self.ready: deque[Player] = deque()
        self._left = iter(settings)
        self._came = 0
        self._coming: set[asyncio.Task[None]] = set()
        self._here: set[Player] = set()

    async def come(self, matches: int) -> None:
        """So many matches begin."""
        for first in range(0, matches, AT_ONCE):
            await asyncio.gather(*(self._sit(next(self._left)) for _ in range(min(AT_ONCE, matches - first))))

    async def play(self, seconds: float) -> Counts:
        """Everyone answers as fast as the server lets them."""
        self.counts = Counts()
        begun = time.perf_counter()
        self.playing = True
        while self.ready:
            self.ready.popleft().answer()
        await asyncio.sleep(seconds)
        self.playing = False
        return await self._settled(begun)

    async def _settled(self, begun: float) -> Counts:
        """What was counted, once everything that was sent is answered."""
        while self.underway and not self.faults:
            await asyncio.sleep(0.001)
        self.counts.seconds = time.perf_counter() - begun
        return self.counts

    async def play_steadily(self, seconds: float, rate: float) -> Counts:
        """So many answers a second, evenly, whatever the server does."""
        self.counts = Counts()
        begun = time.perf_counter()
        sent = 0
        while (now := time.perf_counter() - begun) < seconds:
            while sent < now * rate and self.ready:
                self.ready.popleft().answer()
                sent += 1
            await asyncio.sleep(0.001)
        return await self._settled(begun)

    async def leave(self) -> None:
        """Everyone goes away."""
        self._left = iter(())
        await asyncio.gather(*self._coming)
        for player in self._here:
            player.leave()
        await asyncio.sleep(A_MOMENT)

    def asked(self, player: Player) -> None:
        """A player has a question to answer."""
        if self.playing:
            player.answer()
        else:
            self.ready.append(player)

    def over(self, players: list[Player]) -> None:
        """A match has ended: the next one begins, if one is left."""
        for player in players:
            player.leave()
        self._here.difference_update(players)
        self.ready = deque(player for player in self.ready if player not in players)
        if setting := next(self._left, None):
            task = asyncio.create_task(self._sit(setting))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)

    async def _sit(self, setting: Setting) -> None:
        """The players of a match come, and wait for their first update."""
        self._came += 1
        address = str(FIRST_ADDRESS + self._came)
        loop = asyncio.get_running_loop()
        together: list[Player] = []
        for seat, token in enumerate(setting.tokens):
            player = Player(self, together, setting.match, seat, _identity(self.port, setting.kind, token))
            together.append(player)
            self._here.add(player)
            await loop.create_connection(
                cast(Callable[[], Player], lambda player=player: player), "127.0.0.1", self.port, local_addr=(address, 0)
            )
            await player.sees


def _identity(port: int, kind: str, token: str) -> dict[str, str]:
    """The headers by which a browser, or somebody's program, is known."""
    if kind == BEARER:
        return {"Authorization": f"Bearer {token}"}
    return {"Cookie": f"{COOKIE_NAME}={token}", "Origin": f"http://127.0.0.1:{port}"}


class Player(asyncio.Protocol):
    """A seat at a table."""

    def __init__(self, crowd: Crowd, together: list[Player], match: str, seat: int, identity: Mapping[str, str]) -> None:
        self.sees = asyncio.get_running_loop().create_future()
        self._crowd = crowd
        self._together = together
        self._seat = seat
        self._socket = ClientProtocol(parse_uri(f"ws://127.0.0.1:{crowd.port}/ws/{match}"), max_size=None)
        self._identity = identity
        self._question: Asked | None = None
        self._answered = -1
        self._sent = 0.0
        self._gone = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the table's socket."""
        self._transport = cast(asyncio.Transport, transport)
        request = self._socket.connect()
        request.headers.update(self._identity)
        self._socket.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Hear what the server says."""
        self._socket.receive_data(data)
        for event in self._socket.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._hear(bytes(event.data))
        self._flush()

    def _hear(self, data: bytes) -> None:
        counts = self._crowd.counts
        match DECODE(data):
            case Update() as update:
                if not update.whole:
                    counts.sizes.append(len(data))
                self._see(update)
            case Done():
                self._crowd.underway -= 1
                counts.waited.append(time.perf_counter() - self._sent)
            case No() | Stale():
                self._crowd.faults += 1
            case _:
                pass

    def _see(self, update: Update) -> None:
        """Answer a question that is new."""
        if not self.sees.done():
            self.sees.set_result(None)
        if self._gone:
            return
        if update.result:
            self._crowd.over(self._together)
        elif update.question and update.question.number != self._answered:
            self._question, self._answered = update.question, update.question.number
            self._crowd.asked(self)

    def answer(self) -> None:
        """Send a legal line at random."""
        assert self._question
        line = self._crowd.rng.choice(whole_lines(self._question.legal))
        message = {"type": "act", "seat": self._seat, "question": self._question.number, "line": line}
        self._sent = time.perf_counter()
        self._crowd.underway += 1
        self._socket.send_text(msgspec.json.encode(message))
        self._flush()

    def leave(self) -> None:
        """Go away."""
        self._gone = True
        self._transport.close()

    def _flush(self) -> None:
        if not self._transport.is_closing():
            self._transport.writelines([data for data in self._socket.data_to_send() if data])

    def connection_lost(self, exc: Exception | None) -> None:
        """The server must not end a socket by itself."""
        if self._gone:
            return
        self._crowd.faults += 1
        if not self.sees.done():
            self.sees.set_exception(exc or ConnectionError("the server closed a socket"))
