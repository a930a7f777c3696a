"""The outermost part of the application: what becomes of a request before anything of it is looked up or read."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from coeurdelion.core import Refused
from coeurdelion.server.http.costs import HANDSHAKE_COST, cost_of, takes_turn
from coeurdelion.server.http.dependencies import IMPORT_PATH, Services
from coeurdelion.server.http.request_gate import hold_turn
from coeurdelion.server.http.security import SAFE_METHODS, header_of, scope_address, session_key
from coeurdelion.server.metrics import LIMITED

REFUSAL_DELAY_S = 1.0
"""Seconds after which a request over the rate limit is answered, so that a flood of them costs little."""
HANDSHAKE_WORK = 20
"""What a handshake takes of the work that begins in one turn of the event loop."""
TOO_MANY_REQUESTS = msgspec.json.encode({"status_code": 429, "detail": "too many requests"})
DISCONNECT = "http.disconnect"


class Admission:
    """Gives each request an id, charges it to its session and its address, reads its body, and waits for its turn."""

    def __init__(self, app: ASGIApp, services: Services, max_body_bytes: int, max_upload_bytes: int) -> None:
        self._app = app
        self._services = services
        self._max_body_bytes = max_body_bytes
        self._max_upload_bytes = max_upload_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or a WebSocket handshake on, or answer it with 429."""
        request = secrets.token_hex(8)
        scope["state"]["request_id"] = request
        structlog.contextvars.bind_contextvars(request=request)
        address, session = scope_address(scope), session_key(scope)
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._open_socket(scope, receive, send, address, session)
        elif self._is_allowed(cost_of(scope["method"], scope["path"]), address, session):
            await self._pass_on(scope, receive, send, address, session)
        else:
            await refuse(send, "http.response")

    def _is_allowed(self, cost: float, address: str, session: str) -> bool:
        """Whether a request is within the rate limits of its address and its session; if so, it is charged."""
        rates = self._services.rates
        is_allowed = not session or rates.session_requests.allow(session, cost)
        return is_allowed and rates.address_requests.allow(address, cost)  # a refused session costs its address nothing

    async def _open_socket(self, scope: WebSocketScope, receive: Receive, send: Send, address: str, session: str) -> None:
        if self._is_allowed(HANDSHAKE_COST, address, session):
            await self._services.budget.turn(address, HANDSHAKE_WORK)
            await self._app(scope, receive, send)
            return
        self._services.events.note("429", address, request=scope["state"]["request_id"], path="/ws")
        if "websocket.http.response" in (scope.get("extensions") or {}):
            await refuse(send, "websocket.http.response")
        else:
            await asyncio.sleep(REFUSAL_DELAY_S)
            await send({"type": "websocket.close", "code": 4429, "reason": ""})

    async def _pass_on(self, scope: HTTPScope, receive: Receive, send: Send, address: str, session: str) -> None:
        """Let the application answer a request when its body is there and its turn has come."""
        body = await self._read_body(scope, receive)
        if body is None:  # whoever asked is gone
            return

        async def replay() -> Any:
            return body.popleft() if body else await receive()

        if not takes_turn(scope["path"]):
            await self._app(scope, replay, send)
            return
        async with AsyncExitStack() as turn:
            try:
                await turn.enter_async_context(self._services.gate.turn(address, session))
            except Refused:
                LIMITED.labels("requests-waiting-per-session").inc()
                await refuse(send, "http.response")
                return
            hold_turn(scope, turn)
            await self._app(scope, replay, _ending(turn, send))

    async def _read_body(self, scope: HTTPScope, receive: Receive) -> deque[Any] | None:
        """The messages of a request's body, so that one that comes slowly holds no turn; None if it breaks off.

        One that is larger than allowed is not read to its end: the application refuses it.
        """
        messages: deque[Any] = deque()
        if scope["method"] in SAFE_METHODS or not self._announces_body(scope):
            return messages
        size = 0
        while size <= self._most_bytes(scope):
            message: Any = await receive()
            if message["type"] == DISCONNECT:
                return None
            messages.append(message)
            size += len(message.get("body", b""))
            if not message.get("more_body"):
                break
        return messages

    def _announces_body(self, scope: Scope) -> bool:
        """Whether a body of an allowed size follows the head of a request."""
        length = header_of(scope, b"content-length")
        if length.isdigit():
            return 0 < int(length) <= self._most_bytes(scope)
        return bool(header_of(scope, b"transfer-encoding"))

    def _most_bytes(self, scope: Scope) -> int:
        """The size limit of a request's body."""
        return self._max_upload_bytes if scope["path"] == IMPORT_PATH else self._max_body_bytes


def _ending(turn: AsyncExitStack, send: Send) -> Send:
    """A `send` that ends a turn when the response begins: whoever reads it slowly holds no turn."""

    async def send_ending(message: Message) -> None:
        await turn.aclose()
        await send(message)

    return send_ending


async def refuse(send: Send, kind: str) -> None:
    """Answer 429, late."""
    await asyncio.sleep(REFUSAL_DELAY_S)
    length = str(len(TOO_MANY_REQUESTS)).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", length), (b"retry-after", b"1")]
    start: Any = {"type": f"{kind}.start", "status": 429, "headers": headers}
    end: Any = {"type": f"{kind}.body", "body": TOO_MANY_REQUESTS, "more_body": False}
    await send(start)
    await send(end)
