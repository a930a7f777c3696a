"""Floods of a server by ten guests at once, and how long a bystander waits meanwhile.

`python -m proofs.floods PORT KIND SECONDS` floods the server at a port of this machine; the kinds are in FLOODS.
`flooding` does the same in a process of its own, so that the bystander's clock is not slowed down by it.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import count
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.typing import Origin

from coeurdelion.server.wire import whole_lines

GUESTS = 10
"""Guests who flood, each from an address of its own."""
SOCKETS_PER_GUEST, CONNECTIONS_PER_GUEST = 40, 40
INTERVAL_S = 0.1
"""Seconds between two moves of a bystander."""
PATIENCE_S = 30
"""Seconds that a bystander waits for one answer before it counts as lost."""
GAME, OPTIONS = "lowenherz-2003", {"first": 0}


class Person(NamedTuple):
    """A guest of the server at a port, with an address of this machine and a session cookie."""

    port: int
    address: str
    cookie: str = ""

    async def request(self, method: str, path: str, body: Any = None) -> tuple[int, bytes, bytes]:
        """The status, head and body of the answer to one request by a connection of its own."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        try:
            writer.write(self.written(method, path, body))
            return await read_answer(reader)
        finally:
            writer.close()

    def written(self, method: str, path: str, body: Any = None) -> bytes:
        """A request as it is sent."""
        text = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: guest={self.cookie}\r\n"
        kind = f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n" if text else ""
        return f"{head}{kind}\r\n".encode() + text

    async def post(self, path: str, body: Any) -> Any:
        """The answer to a request that must be accepted."""
        status, _, answer = await self.request("POST", path, body)
        assert status in (200, 201), answer
        return json.loads(answer)

    @asynccontextmanager
    async def socket(self, match: str) -> AsyncIterator[ClientConnection]:
        """A WebSocket at a table."""
        origin, headers = Origin(f"http://127.0.0.1:{self.port}"), {"Cookie": f"guest={self.cookie}"}
        address = f"ws://127.0.0.1:{self.port}/ws/{match}"
        async with connect(
            address, origin=origin, additional_headers=headers, local_addr=(self.address, 0), max_size=None
        ) as made:
            yield made


async def read_answer(reader: asyncio.StreamReader) -> tuple[int, bytes, bytes]:
    """The status, head and body of the next answer of a connection."""
    head = await reader.readuntil(b"\r\n\r\n")
    length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length"))
    return int(head.split(b" ", 2)[1]), head, await reader.readexactly(int(length.partition(b":")[2]))


async def come(port: int, address: str) -> Person:
    """A new guest."""
    status, head, _ = await Person(port, address).request("POST", "/api/guest", {"name": "guest"})
    assert status == 201, status
    return Person(port, address, head.split(b"guest=", 1)[1].split(b";", 1)[0].decode())


async def new_table(person: Person) -> str:
    """A table of two seats, the other one open, so that nobody waits for another."""
    seats = [{"kind": "me"}, {"kind": "here"}]
    made = await person.post("/api/matches", {"game": GAME, "seats": seats, "options": OPTIONS, "nonce": "n"})
    return str(made["id"])


async def question_at(socket: ClientConnection, seat: int = 0) -> tuple[int, str]:
    """Sit down; the number of the question that the seat is asked, and a legal answer."""
    await socket.send(json.dumps({"type": "sit", "seat": seat}))
    while True:
        message = json.loads(await socket.recv())
        if message["type"] == "update" and (asked := message.get("question")):
            return int(asked["number"]), whole_lines(asked["legal"])[0]


# Floods


async def flood_messages(person: Person, message: Mapping[str, Any]) -> None:
    """Send the same message over many sockets as fast as it is read."""
    match = await new_table(person)

    async def flood() -> None:
        with suppress(WebSocketException, OSError):
            async with person.socket(match) as socket:
                _, line = await question_at(socket)
                reading = asyncio.create_task(_read_all(socket))
                try:
                    for number in count():
                        await socket.send(json.dumps({"line": line, **message, "id": number}))
                finally:
                    reading.cancel()

    await asyncio.gather(*(flood() for _ in range(SOCKETS_PER_GUEST)))


async def _read_all(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def flood_requests(person: Person, path: str) -> None:
    """Make the same request over many connections, each as fast as it is answered."""

    async def flood() -> None:
        while True:
            with suppress(OSError, asyncio.IncompleteReadError, StopIteration):
                reader, writer = await asyncio.open_connection("127.0.0.1", person.port, local_addr=(person.address, 0))
                try:
                    while True:
                        writer.write(person.written("GET", path))
                        await read_answer(reader)
                finally:
                    writer.close()

    await asyncio.gather(*(flood() for _ in range(CONNECTIONS_PER_GUEST)))


async def flood_handshakes(person: Person) -> None:
    """Open sockets at a table and close them, as fast as it goes."""
    match = await new_table(person)

    async def flood() -> None:
        while True:
            with suppress(InvalidHandshake, WebSocketException, OSError):
                async with person.socket(match):
                    pass

    await asyncio.gather(*(flood() for _ in range(CONNECTIONS_PER_GUEST)))


FLOODS: dict[str, Callable[[Person], Awaitable[None]]] = {
    "previews": lambda person: flood_messages(person, {"type": "preview", "seat": 0}),
    "ledgers": lambda person: flood_messages(person, {"type": "ledger", "seat": 0}),
    "acts": lambda person: flood_messages(person, {"type": "act", "seat": 0, "question": 10**6, "line": "castle z99"}),
    "sits": lambda person: flood_messages(person, {"type": "sit", "seat": 0}),
    "requests": lambda person: flood_requests(person, "/api/mine"),
    "pages": lambda person: flood_requests(person, "/"),
    "handshakes": flood_handshakes,
}
"""What ten guests do at once, by name."""


async def flood(port: int, kind: str, seconds: float) -> None:
    """Flood a server for some seconds; `flooding` is printed when it begins."""
    guests = [await come(port, f"127.7.0.{number + 1}") for number in range(GUESTS)]
    print("flooding", flush=True)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(FLOODS[kind](guest) for guest in guests))


@contextmanager
def flooding(port: int, kind: str, seconds: float = 60) -> Iterator[None]:
    """A flood of a server from a process of its own, for as long as it is needed."""
    command = [sys.executable, "-m", "proofs.floods", str(port), kind, str(seconds)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert process.stdout.readline() == "flooding\n"
        try:
            yield
        finally:
            process.terminate()


# The bystander


class Delays(NamedTuple):
    """How long a bystander waited for answers, in seconds, in order of length."""

    moves: list[float]
    requests: list[float]

    def summary(self) -> dict[str, float]:
        """The delays that count, in milliseconds."""
        return {
            f"{name}_{share}_ms": round(1000 * delays[int(part * (len(delays) - 1))], 1)
            for name, delays in (("move", self.moves), ("request", self.requests))
            for share, part in (("p50", 0.5), ("p99", 0.99), ("max", 1.0))
        }


async def bystander(port: int, seconds: float, address: str = "127.8.0.1") -> Delays:
    """Play and ask for some seconds at an easy pace."""
    person = await come(port, address)
    match, delays, until = await new_table(person), Delays([], []), time.monotonic() + seconds
    async with person.socket(match) as socket:
        while time.monotonic() < until:
            async with asyncio.timeout(PATIENCE_S):
                await _move(socket, delays)
            began = time.perf_counter()
            async with asyncio.timeout(PATIENCE_S):
                status, *_ = await person.request("GET", "/api/guest")
            delays.requests.append(time.perf_counter() - began)
            assert status == 200
            await asyncio.sleep(INTERVAL_S)
    return Delays(sorted(delays.moves), sorted(delays.requests))


async def _move(socket: ClientConnection, delays: Delays) -> None:
    """Act, and take it back; an answer to a question of before, which is told so, is not counted."""
    question, line = await question_at(socket)
    began = time.perf_counter()
    await socket.send(json.dumps({"type": "act", "seat": 0, "question": question, "line": line}))
    while (answer := json.loads(await socket.recv())["type"]) not in ("done", "stale", "no"):
        pass
    if answer == "done":
        delays.moves.append(time.perf_counter() - began)
        await socket.send(json.dumps({"type": "take-back", "seat": 0}))


if __name__ == "__main__":
    asyncio.run(flood(int(sys.argv[1]), sys.argv[2], float(sys.argv[3])))
