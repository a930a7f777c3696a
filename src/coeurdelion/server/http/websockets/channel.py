"""The channel by which a session at a table sends and receives: a fast one if the server offers it, else plain ASGI."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from litestar.connection import WebSocket

EXTENSION = "coeurdelion.channel"
"""The key in the ASGI scope's extensions under which a fast protocol offers itself as a channel."""


class Channel(Protocol):
    """What a session at a table needs of its WebSocket."""

    async def send(self, texts: Sequence[bytes], /) -> None:
        """Send text messages once the write buffer has room; raises WebSocketDisconnect if the peer is gone."""

    async def receive(self) -> str | bytes:
        """The next message; raises WebSocketDisconnect if there will be none."""

    async def close(self, code: int, /) -> None:
        """Close the WebSocket with a close code."""


class PlainChannel:
    """A channel over plain ASGI, for any server."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket

    async def send(self, texts: Sequence[bytes]) -> None:
        for text in texts:
            await self._socket.send_data(text.decode(), "text")

    async def receive(self) -> str | bytes:
        return await self._socket.receive_data("text")

    async def close(self, code: int) -> None:
        await self._socket.close(code=code)


def channel_of(socket: WebSocket[Any, Any, Any]) -> Channel:
    """The fast channel of a WebSocket if its server offers one, else a plain one."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    channel: Channel | None = extensions.get(EXTENSION, {}).get("channel")
    return channel or PlainChannel(socket)
