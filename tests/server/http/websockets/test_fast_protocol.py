"""What the fast WebSocket protocol assumes of uvicorn and websockets holds; else the server runs without it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from litestar.testing import TestClient
from structlog.testing import capture_logs
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from coeurdelion.server.app import make_app
from coeurdelion.server.http.websockets import fast_protocol
from coeurdelion.server.http.websockets.channel import EXTENSION, PlainChannel
from coeurdelion.server.http.websockets.fast_protocol import MAX_PART_BYTES, FastWebSocketProtocol, broken_assumptions
from coeurdelion.server.http.websockets.protocol import PLAIN, choose_protocol
from coeurdelion.server.settings import Settings
from coeurdelion.server.store.address import sqlite_address
from tests.server.harness import DEADLINE_S, read_message

HANDSHAKE = (
    b"GET /ws/m HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PING, PONG_BYTES = Frame(Opcode.PING, b"").serialize(mask=True), 2
CHANGED = "uvicorn or websockets has changed below its public interface; adapt http/websockets/fast_protocol.py:"


class Transport(asyncio.Transport):
    """A transport that keeps what is written, and whether reading is paused."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.paused = False

    def write(self, data: Any) -> None:
        self.written += data

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass


class Peer:
    """A protocol with its transport, an application that has accepted, and the scope that it was given."""

    def __init__(self, kind: type[WebSocketsSansIOProtocol]) -> None:
        self.transport = Transport()
        self.scope: Any = None
        self._accepted = asyncio.Event()
        self._end = asyncio.Event()
        config = uvicorn.Config(self._app, interface="asgi3", log_config=None, ws="none", ws_ping_interval=None)
        config.load()
        self.protocol = kind(config, ServerState(), {})
        self.protocol.connection_made(self.transport)

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        self.scope = scope
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        self._accepted.set()
        await self._end.wait()

    async def accept(self) -> None:
        """Do the handshake."""
        self.protocol.data_received(HANDSHAKE)
        await asyncio.wait_for(self._accepted.wait(), 5)
        self.transport.written = b""

    async def end(self) -> None:
        """Let the application return."""
        self._end.set()
        self.protocol.connection_lost(None)
        await asyncio.gather(*self.protocol.tasks)


async def two_peers() -> tuple[Peer, Peer]:
    """The fast protocol and uvicorn's own."""
    peers = Peer(FastWebSocketProtocol), Peer(WebSocketsSansIOProtocol)
    for peer in peers:
        await peer.accept()
    return peers


def frame(text: str) -> bytes:
    """A text message as a client sends it."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=True)


def test_everything_is_there_that_the_fast_path_uses() -> None:
    assert broken_assumptions() == [], CHANGED


async def test_the_fast_path_gives_the_application_what_uvicorn_gives_it() -> None:
    fast, plain = await two_peers()
    for text in ("", "a", "é" * 200):
        for peer in (fast, plain):
            peer.protocol.data_received(frame(text))
        one, other = await fast.protocol.receive(), await plain.protocol.receive()
        assert one == other, f"{CHANGED} `queue` no longer holds the ASGI events"
    for peer in (fast, plain):
        await peer.end()


async def test_the_fast_path_writes_what_uvicorn_writes() -> None:
    fast, plain = await two_peers()
    channel = fast.scope["extensions"][EXTENSION]["channel"]
    texts = ["a", "é" * 200, "x" * 70_000]
    await channel.send([text.encode() for text in texts])
    for text in texts:
        await plain.protocol.send({"type": "websocket.send", "text": text})
    assert fast.transport.written == plain.transport.written, f"{CHANGED} frames are written otherwise"
    for close in (channel.close(4408), plain.protocol.send({"type": "websocket.close", "code": 4408})):
        await close
    assert fast.transport.written == plain.transport.written, f"{CHANGED} `send` no longer closes"
    assert fast.protocol.close_sent, f"{CHANGED} `close_sent` no longer says that the socket is closed"
    for peer in (fast, plain):
        await peer.end()


async def test_reading_pauses_while_messages_wait() -> None:
    fast = Peer(FastWebSocketProtocol)
    await fast.accept()
    fast.protocol.data_received(frame("a"))
    fast.protocol.data_received(frame("b"))
    assert fast.transport.paused, "a client must not fill the queue"
    for text in ("a", "b"):
        assert fast.transport.paused
        assert await fast.protocol.receive() == {"type": "websocket.receive", "text": text}
    assert not fast.transport.paused, f"{CHANGED} `receive` no longer resumes reading when `read_paused` is set"
    await fast.end()


async def test_many_frames_at_once_are_parsed_a_part_at_a_time() -> None:
    """What one read from the network can hold must not keep everyone else waiting."""
    fast = Peer(FastWebSocketProtocol)
    await fast.accept()
    texts = [str(number) for number in range(3000)]
    fast.protocol.data_received(b"".join(map(frame, texts)))
    assert fast.transport.paused, "nothing more is read meanwhile"
    for text in texts:
        assert fast.protocol.queue.qsize() < MAX_PART_BYTES
        assert fast.transport.paused
        assert await asyncio.wait_for(fast.protocol.receive(), 5) == {"type": "websocket.receive", "text": text}
    assert not fast.transport.paused
    fast.protocol.data_received(frame("last"))
    assert await asyncio.wait_for(fast.protocol.receive(), 5) == {"type": "websocket.receive", "text": "last"}
    await fast.end()


async def test_pings_are_answered_a_part_at_a_time_and_not_while_nobody_reads_the_answers() -> None:
    fast, count = Peer(FastWebSocketProtocol), 2000
    await fast.accept()
    fast.protocol.data_received(PING * count)
    assert not fast.transport.written
    async with asyncio.timeout(DEADLINE_S):
        while fast.transport.paused:
            await asyncio.sleep(0)
    assert len(fast.transport.written) == count * PONG_BYTES
    fast.protocol.pause_writing()
    fast.protocol.data_received(PING)
    assert fast.transport.paused
    assert len(fast.transport.written) == count * PONG_BYTES
    fast.protocol.resume_writing()
    async with asyncio.timeout(DEADLINE_S):
        while fast.transport.paused:
            await asyncio.sleep(0)
    assert len(fast.transport.written) == (count + 1) * PONG_BYTES
    await fast.end()


async def test_a_long_message_in_several_reads_is_whole() -> None:
    fast, text = Peer(FastWebSocketProtocol), "é" * 2000
    await fast.accept()
    data = frame(text)
    for start in range(0, len(data), 1400):
        fast.protocol.data_received(data[start : start + 1400])
    assert await asyncio.wait_for(fast.protocol.receive(), 5) == {"type": "websocket.receive", "text": text}
    await fast.end()


def test_the_fast_protocol_is_used_here() -> None:
    with capture_logs() as lines:
        assert choose_protocol() is FastWebSocketProtocol, CHANGED
    assert not lines


def unavailable() -> list[str]:
    raise AttributeError("ServerState")


@pytest.mark.parametrize("found", [lambda: ["queue is no Queue"], unavailable], ids=["changed", "gone"])
def test_without_what_it_assumes_the_server_runs_the_plain_way(found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast_protocol, "broken_assumptions", found)
    with capture_logs() as lines:
        assert choose_protocol() == PLAIN
    (line,) = lines
    assert (line["event"], line["log_level"]) == ("fast-websocket-off", "warning")
    assert line["broken"]


def test_one_can_play_the_plain_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Any ASGI server will do: the client of these tests is one that offers no fast channel."""
    sent: list[bytes] = []
    send = PlainChannel.send

    async def counted(channel: PlainChannel, texts: list[bytes]) -> None:
        sent.extend(texts)
        await send(channel, texts)

    monkeypatch.setattr(PlainChannel, "send", counted)
    with TestClient(make_app(Settings(sqlite_address(tmp_path / "tables.db")))) as client:
        client.post("/api/guest", json={"name": "Ada"})
        body = {"seats": [{"kind": "me"}, {"kind": "here"}], "options": {"first": 0}}
        match = client.post("/api/matches/lowenherz-2003", json=body).json()["id"]
        with client.websocket_connect(f"/ws/{match}", headers={"Host": "localhost", "Origin": "http://localhost"}) as socket:
            kinds = [read_message(socket.receive_text())["type"] for _ in range(2)]
            assert kinds == ["welcome", "update"]
            socket.send_json({"type": "ledger", "id": 7, "seat": 0})
            answer = read_message(socket.receive_text())
            assert (answer["type"], answer["id"]) == ("ledger-of", 7)
    assert len(sent) == 3
