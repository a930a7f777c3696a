"""The WebSocket endpoint of tables: who is admitted, and with which close code others are sent away."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import websocket
from litestar.connection import WebSocket
from litestar.di import NamedDependency
from litestar.exceptions import (
    NotAuthorizedException,
    NotFoundException,
    PermissionDeniedException,
    TooManyRequestsException,
)
from litestar.params import FromPath

from coeurdelion.core import Refused
from coeurdelion.server.http.dependencies import Services, authenticated, caller_of
from coeurdelion.server.http.origins import is_same_origin
from coeurdelion.server.http.security import address_of, session_key
from coeurdelion.server.http.websockets.channel import channel_of
from coeurdelion.server.http.websockets.session import SocketSession
from coeurdelion.server.people.sessions import COOKIE, Caller

CLOSE_CODES: dict[type[Exception], int] = {
    NotAuthorizedException: 4401,
    PermissionDeniedException: 4403,
    NotFoundException: 4404,
    TooManyRequestsException: 4429,
    Refused: 4409,
}
"""Close codes of a WebSocket that is not admitted: no known guest, not same-origin, no such table, table not loaded.

4429: the guest, the address, or everyone together has too many WebSockets open.
"""
NOT_ADMITTED = tuple(CLOSE_CODES)
LOGGED_CLOSE_CODES = (4401, 4403, 4429)
"""Close codes that are security events."""
STORE_UNAVAILABLE = 4503
"""Close code after which a client may retry: the database is out of reach, or too many others wait."""
LOAD_COST = 20
"""What opening a table costs of the work that begins in one turn of the event loop."""
AnySocket = WebSocket[Any, Any, Any]


@websocket("/ws/{match:str}")
async def watch(socket: AnySocket, match: FromPath[str], services: NamedDependency[Services]) -> None:
    """Watch a table and play at it."""
    await socket.accept()
    address = address_of(socket)
    try:
        with _counted(services, {"sockets": "", "sockets-per-address": address}):
            caller = await _admit(socket, services)
            with _counted(services, {"sockets-per-guest": caller.guest}):
                await services.budget.turn(caller.guest, LOAD_COST)
                table = await services.registry.get(match)
                await SocketSession(channel_of(socket), table, caller, services, address).run()
    except NOT_ADMITTED as error:
        code = _close_code(error)
        if code in LOGGED_CLOSE_CODES:
            services.events.note(str(code), address, request=socket.scope["state"]["request_id"])
        await socket.close(code=code)


@contextmanager
def _counted(services: Services, owners: dict[str, str]) -> Iterator[None]:
    """Count a WebSocket under these limits as long as it is open; 429 if one of them is reached."""
    if services.sockets.take(owners):
        raise TooManyRequestsException("too many sockets")
    try:
        yield
    finally:
        services.sockets.give_back(owners)


def _close_code(error: Exception) -> int:
    """The close code of a WebSocket that is not admitted."""
    if isinstance(error, Refused) and (error.rule == "store" or error.reason == "too-busy"):
        return STORE_UNAVAILABLE
    return CLOSE_CODES[type(error)]


async def _admit(socket: AnySocket, services: Services) -> Caller:
    """The guest who opens a WebSocket; a cookie counts only from a page of the same origin (CSRF)."""
    async with services.gate.turn(address_of(socket), session_key(socket.scope)):
        caller = authenticated(await caller_of(socket, services, services.registry.store))
    if caller.kind == COOKIE and not is_same_origin(socket, services.public_url):
        raise PermissionDeniedException("another site")
    return caller
