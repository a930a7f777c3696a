"""uvicorn's HTTP protocol with bounds: connections in all and by address, the size of heads, and timeouts.

It reaches below uvicorn's public interface. What it assumes there is listed in `broken_assumptions`; where that does not
hold, `protocol.choose_http_protocol` falls back to uvicorn's own.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from contextlib import closing
from typing import Any, ClassVar

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from coeurdelion.server.http.connections.bounds import Bounds
from coeurdelion.server.metrics import LIMITED

CALLBACKS = (
    "connection_made",
    "connection_lost",
    "data_received",
    "pause_writing",
    "resume_writing",
    "handle_websocket_upgrade",
    "on_message_begin",
    "on_url",
    "on_header",
    "on_headers_complete",
    "on_body",
    "on_message_complete",
)
"""Methods of uvicorn's protocol that are overridden here: each must be called when its name says so."""
ATTRIBUTES: dict[str, type] = {"config": uvicorn.Config, "timeout_keep_alive": int}
"""Attributes of uvicorn's protocol that are read or set here, and their types."""
ANSWERS = {
    408: b"HTTP/1.1 408 Request Timeout\r\n",
    431: b"HTTP/1.1 431 Request Header Fields Too Large\r\n",
    503: b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\n",
}
"""Answers to connections that are closed at once, by status code."""
END = b"content-length: 0\r\nconnection: close\r\n\r\n"


class BoundedHttpProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol, which closes a connection that is one too many, too large or too slow."""

    bounds: ClassVar[Bounds]
    """The bounds that all connections of a server share; a subclass for each server has them."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._deadline = math.inf
        self._writing_deadline = math.inf
        self._timeout_name = ""
        self._is_reading_head = False
        self._is_refused = False
        self._head_bytes = self._header_count = self._fed_bytes = 0
        self._make_websocket: Callable[..., Any] | None = self.ws_protocol_class
        if self._make_websocket:
            self.ws_protocol_class = self._counted_websocket  # type: ignore[assignment]
        self.timeout_keep_alive = self.bounds.limits.idle_timeout_s

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection; one too many is answered with 503."""
        super().connection_made(transport)
        if not self.bounds.open(self, self.client[0] if self.client else ""):
            self._refuse(503)
            return
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self.bounds.close(self)
        super().connection_lost(exc)

    def _counted_websocket(self, **made_with: Any) -> Any:
        """The protocol of this connection after its upgrade to a WebSocket; it stays counted until that is lost."""
        assert self._make_websocket
        protocol = self._make_websocket(**made_with)
        lost = protocol.connection_lost

        def connection_lost(exc: Exception | None) -> None:
            self.bounds.close(self)
            del protocol.connection_lost  # it refers to the protocol, which refers to it
            lost(exc)

        protocol.connection_lost = connection_lost
        return protocol

    def handle_websocket_upgrade(self) -> None:
        if not self._is_refused:
            self._deadline = math.inf
            super().handle_websocket_upgrade()

    # The size of a head

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            return
        if self._deadline == math.inf:  # the first byte after a request
            self._await_head()
        if self._is_reading_head:
            self._fed_bytes += len(data)
        super().data_received(data)
        if self._is_reading_head and self._fed_bytes > self.bounds.limits.header_bytes:
            self._refuse(431, "header-bytes")

    def on_message_begin(self) -> None:
        self._head_bytes = self._header_count = 0
        if self._deadline == math.inf:  # it comes in the same data as the request before it
            self._await_head()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._head_bytes += len(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header line, before the body or after it."""
        limits = self.bounds.limits
        self._head_bytes += len(name) + len(value)
        self._header_count += 1
        if self._head_bytes > limits.header_bytes:
            self._refuse(431, "header-bytes")
        elif self._header_count > limits.headers:
            self._refuse(431, "headers")
        else:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._is_reading_head = False
        if not self._is_refused:
            self._deadline = self.loop.time() + self.bounds.limits.body_timeout_s
            self._timeout_name = "body-timeout-s"
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self._is_refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if not self._is_refused:
            self._deadline = math.inf
            super().on_message_complete()

    # Timeouts

    def _await_head(self) -> None:
        """A request is to come: its head must be complete within the timeout."""
        self._is_reading_head = True
        self._fed_bytes = 0
        self._deadline = self.loop.time() + self.bounds.limits.header_timeout_s
        self._timeout_name = "header-timeout-s"

    def pause_writing(self) -> None:
        self._writing_deadline = self.loop.time() + self.bounds.limits.send_timeout_s
        super().pause_writing()

    def resume_writing(self) -> None:
        self._writing_deadline = math.inf
        super().resume_writing()

    def check_timeouts(self, now: float) -> None:
        """Answer 408 and close if a head or a body takes too long; abort if nothing is read of what is sent."""
        if now > self._writing_deadline:
            LIMITED.labels("send-timeout-s").inc()
            self.transport.abort()
        elif now > self._deadline and not self.transport.is_closing():
            self._refuse(408, self._timeout_name)

    def _refuse(self, status: int, limit: str = "") -> None:
        """Answer with a status if nothing was answered yet, close the connection, and read nothing more."""
        if self._is_refused:
            return
        self._is_refused = True
        self._deadline = math.inf
        if limit:
            LIMITED.labels(limit).inc()
        cycle: Any = self.cycle
        if cycle is None or cycle.response_complete:
            self.transport.write(ANSWERS[status] + END)
        self.transport.close()


def bounded_protocol(bounds: Bounds) -> type[BoundedHttpProtocol]:
    """The protocol of a server whose connections share these bounds."""
    return type("BoundedHttpProtocol", (BoundedHttpProtocol,), {"bounds": bounds})


def broken_assumptions() -> list[str]:
    """What the bounds need of the internals of uvicorn and do not find, in words."""
    methods = [f"{name}() is gone" for name in CALLBACKS if not callable(getattr(HttpToolsProtocol, name, None))]
    config = uvicorn.Config(_no_app, log_config=None, ws="none")
    config.load()
    with closing(asyncio.new_event_loop()) as loop:
        protocol = HttpToolsProtocol(config, ServerState(), {}, loop)
    attributes = [
        f"{name} is no {kind.__name__}"
        for name, kind in ATTRIBUTES.items()
        if not isinstance(getattr(protocol, name, None), kind)
    ]
    named = ("client", "cycle", "transport", "ws_protocol_class", "loop")
    return [*methods, *attributes, *(f"{name} is gone" for name in named if not hasattr(protocol, name))]


async def _no_app(scope: Any, receive: Any, send: Any) -> None:
    """The application of the probe, which is never called."""
