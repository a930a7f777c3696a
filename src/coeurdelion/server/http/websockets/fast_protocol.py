"""A fast path of uvicorn's WebSockets for what nearly all messages are: one short text in one frame.

Many frames that come at once, of which a flood consists, are parsed in slices: others are served between them. It reaches
below uvicorn's public interface. What it assumes there is listed in `broken_assumptions`; where that does not hold,
`protocol.choose_protocol` falls back to plain ASGI.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import Any

import uvicorn
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from coeurdelion.server.http.websockets.channel import EXTENSION
from coeurdelion.server.table.slices import in_slices

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform without compiled parts
    from websockets.utils import apply_mask

TEXT, MASKED = 0x81, 0x80
"""The first byte of a text message in a single frame, and the bit of the second byte that marks a masked frame."""
MAX_PART_BYTES = 512
"""Bytes that are parsed at once; as frames without content they take about a millisecond."""
OVERRIDDEN = "handle_connect", "data_received", "resume_writing"
"""Methods of uvicorn's protocol that are overridden here: they must be called for every connection and for all data."""
CALLED = "receive", "send"
"""The ASGI callables of uvicorn's protocol, which are called here."""
ATTRIBUTES: dict[str, type] = {
    "config": uvicorn.Config,
    "conn": ServerProtocol,
    "queue": asyncio.Queue,
    "writable": asyncio.Event,
    "handshake_initiated": bool,
    "handshake_complete": bool,
    "close_sent": bool,
    "disconnected": bool,
    "read_paused": bool,
}
"""Attributes of uvicorn's protocol that are read or set here, and their types."""


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, which handles short text messages itself and is the channel of its session."""

    _at_frame_boundary = False
    """Whether all data so far were complete frames, so that the next data begin with one."""
    _is_parsing = False
    """Whether the backlog is being parsed."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._backlog = bytearray()
        self._parsing: asyncio.Task[None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = {"channel": _FastChannel(self)}

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._at_frame_boundary = data.endswith(b"\r\n\r\n")
            super().data_received(data)
            return
        is_at_frame = self._at_frame_boundary and self.handshake_complete and not self._backlog
        if is_at_frame and not self.close_sent and (text := single_text(data, self.config.ws_max_size)) is not None:
            self._enqueue(text)
        elif self._backlog or len(data) > MAX_PART_BYTES or not self.handshake_complete or not self.writable.is_set():
            self._at_frame_boundary = False
            self._backlog += data
            self.transport.pause_reading()
            self._parse_on()
        else:
            self._at_frame_boundary = is_at_frame and are_complete_frames(data)
            super().data_received(data)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._parse_on()

    async def receive(self) -> Any:
        self._parse_on()
        return await super().receive()

    def _parse_on(self) -> None:
        """Parse what has come, a part at a time, until it holds a message; nothing while the peer does not read."""
        if not self._is_parsing and self._can_parse:
            self._is_parsing = True
            self._parsing = self.loop.create_task(in_slices(self._parse_parts()))

    @property
    def _can_parse(self) -> bool:
        is_open = self.handshake_complete and not self.transport.is_closing()
        return is_open and bool(self._backlog) and self.queue.empty() and self.writable.is_set()

    def _parse_parts(self) -> Iterator[None]:
        """Parse a part with each turn of the iterator, as long as the application needs more."""
        while self._can_parse:
            part = bytes(self._backlog[:MAX_PART_BYTES])
            del self._backlog[:MAX_PART_BYTES]
            super().data_received(part)
            # With a backlog reading stays paused; then `receive` resumes it, or nobody if there is no message to receive.
            self.read_paused = not self._backlog and not self.queue.empty()
            if not self._backlog and not self.read_paused and not self.transport.is_closing():
                self.transport.resume_reading()
            yield
        self._is_parsing = False

    def _enqueue(self, text: str) -> None:
        """Queue a message for the application; if one waits already, pause reading from the network."""
        if not self.read_paused and not self.queue.empty():
            self.read_paused = True
            self.transport.pause_reading()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})


class _FastChannel:
    """The channel of a fast WebSocket: it writes frames to the transport itself."""

    __slots__ = ("_protocol",)

    def __init__(self, protocol: FastWebSocketProtocol) -> None:
        self._protocol = protocol

    async def send(self, texts: Sequence[bytes]) -> None:
        protocol = self._protocol
        if not protocol.writable.is_set():
            await protocol.writable.wait()
        if protocol.disconnected or protocol.close_sent or protocol.conn.state is not State.OPEN:
            raise WebSocketDisconnect(detail="gone")
        protocol.transport.write(b"".join([part for text in texts for part in (header(len(text)), text)]))

    async def receive(self) -> str | bytes:
        message: Any = await self._protocol.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone")
        return message.get("text") or message.get("bytes") or b""

    async def close(self, code: int) -> None:
        await self._protocol.send({"type": "websocket.close", "code": code, "reason": ""})


def header(length: int) -> bytes:
    """The header of an unmasked frame with a text of this many bytes."""
    if length < 126:
        return bytes((TEXT, length))
    return bytes((TEXT, 126)) + length.to_bytes(2) if length < 1 << 16 else bytes((TEXT, 127)) + length.to_bytes(8)


def single_text(data: bytes, max_bytes: int) -> str | None:
    """The text, if the data are exactly one frame with a complete text message of at most `max_bytes`."""
    if len(data) < 6 or data[0] != TEXT or data[1] < MASKED:
        return None
    start, end = _payload_range(data, 0)
    if end != len(data) or end - start > max_bytes:
        return None
    try:
        return apply_mask(data[start:], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None


def are_complete_frames(data: bytes) -> bool:
    """Whether the data are complete frames, none of them a fragment of a longer message."""
    offset = 0
    while offset < len(data):
        if not data[offset] & 0x80 or len(data) < offset + 2:
            return False
        offset = _payload_range(data, offset)[1]
    return offset == len(data)


def _payload_range(data: bytes, offset: int) -> tuple[int, int]:
    """Where the payload of the frame at an offset begins and ends; beyond the data if its header is incomplete."""
    length, start = data[offset + 1] & ~MASKED, offset + 2
    if length > 125:
        size = 2 if length == 126 else 8
        if len(data) < start + size:
            return start, len(data) + 1
        length, start = int.from_bytes(data[start : start + size]), start + size
    start += 4 if data[offset + 1] & MASKED else 0
    return start, start + length


def broken_assumptions() -> list[str]:
    """What the fast path needs of the internals of uvicorn and websockets and does not find, in words."""
    methods = [
        f"{name}() is gone" for name in (*OVERRIDDEN, *CALLED) if not callable(getattr(WebSocketsSansIOProtocol, name, None))
    ]
    config = uvicorn.Config(_no_app, log_config=None, ws="none")
    config.load()
    with closing(asyncio.new_event_loop()) as loop:
        protocol = WebSocketsSansIOProtocol(config, ServerState(), {}, loop)
    attributes = [
        f"{name} is no {kind.__name__}"
        for name, kind in ATTRIBUTES.items()
        if not isinstance(getattr(protocol, name, None), kind)
    ]
    state = getattr(getattr(protocol, "conn", None), "state", None)
    states = [] if isinstance(state, State) else ["conn.state is no State"]
    return [*methods, *attributes, *states]


async def _no_app(scope: Any, receive: Any, send: Any) -> None:
    """The application of the probe, which is never called."""
