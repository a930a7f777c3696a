"""The frames of our WebSockets: a short way for what nearly all are, one whole small text; all else goes uvicorn's way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform without compiled parts
    from websockets.utils import apply_mask

NAME = "coeurdelion.frames"
TEXT, MASKED = 0x81, 0x80
"""The first byte of a text that is whole, and the mark of a masked frame in the second."""


class Line(Protocol):
    """What a screen needs of its socket."""

    async def say(self, texts: Sequence[bytes], /) -> None:
        """Send texts, as soon as the other side reads; raises WebSocketDisconnect if it has gone."""

    async def hear(self) -> str | bytes:
        """The next message; raises WebSocketDisconnect if there will be none."""

    async def close(self, code: int, /) -> None:
        """Close the socket for a reason."""


class Frames(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn that reads and writes whole texts itself, without six layers between."""

    _in_step = False
    """Whether everything so far were whole frames, so that the next data begin with one."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][NAME] = {"line": self}

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self._in_step = not self.handshake_initiated and data.endswith(b"\r\n\r\n")
        elif self._in_step and not self.close_sent:
            text = whole_text(data, self.config.ws_max_size)
            if text is not None:
                self._heard(text)
                return
            self._in_step = are_whole(data)
        super().data_received(data)

    def _heard(self, text: str) -> None:
        """Keep a message for who reads; if one waits already, nothing more is read from the network."""
        if not self.read_paused and not self.queue.empty():
            self.read_paused = True
            self.transport.pause_reading()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})

    async def say(self, texts: Sequence[bytes]) -> None:
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            raise WebSocketDisconnect(detail="gone")
        self.transport.write(b"".join([part for text in texts for part in (header(len(text)), text)]))

    async def hear(self) -> str | bytes:
        message: Any = await self.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone")
        return message.get("text") or message.get("bytes") or b""

    async def close(self, code: int) -> None:
        await self.send({"type": "websocket.close", "code": code, "reason": ""})


def header(length: int) -> bytes:
    """What stands before a text of so many bytes."""
    if length < 126:
        return bytes((TEXT, length))
    return bytes((TEXT, 126)) + length.to_bytes(2) if length < 1 << 16 else bytes((TEXT, 127)) + length.to_bytes(8)


def whole_text(data: bytes, most: int) -> str | None:
    """The text, if these data are exactly one frame with a whole text of no more than so many bytes."""
    if len(data) < 6 or data[0] != TEXT or data[1] < MASKED:
        return None
    start, end = _extent(data, 0)
    if end != len(data) or end - start > most:
        return None
    try:
        return apply_mask(data[start:], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None


def are_whole(data: bytes) -> bool:
    """Whether these data are whole frames, none of them a part of a longer message."""
    place = 0
    while place < len(data):
        if not data[place] & 0x80 or len(data) < place + 2:
            return False
        place = _extent(data, place)[1]
    return place == len(data)


def _extent(data: bytes, place: int) -> tuple[int, int]:
    """Where the payload of the frame at a place begins and ends; the end lies beyond the data if its header does."""
    length, start = data[place + 1] & ~MASKED, place + 2
    if length > 125:
        size = 2 if length == 126 else 8
        if len(data) < start + size:
            return start, len(data) + 1
        length, start = int.from_bytes(data[start : start + size]), start + size
    start += 4 if data[place + 1] & MASKED else 0
    return start, start + length


class Plain:
    """The same by way of any other server that speaks ASGI."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket

    async def say(self, texts: Sequence[bytes]) -> None:
        for text in texts:
            await self._socket.send_data(text.decode(), "text")

    async def hear(self) -> str | bytes:
        return await self._socket.receive_data("text")

    async def close(self, code: int) -> None:
        await self._socket.close(code=code)


def line_of(socket: WebSocket[Any, Any, Any]) -> Line:
    """The short way to a socket, if its server has one."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    line: Line | None = extensions.get(NAME, {}).get("line")
    return line or Plain(socket)
