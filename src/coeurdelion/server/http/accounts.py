"""Who is asking: guests with a name, known by a cookie, and their programs, known by a bearer token."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Any, NamedTuple

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import FromPath, JSONBody

from coeurdelion.core import Refused
from coeurdelion.server.http.errors import ANSWERS
from coeurdelion.server.http.security import Connection
from coeurdelion.server.http.types import Guest, NewGuest, NewToken, Token, TokenKept
from coeurdelion.server.sanitizer import sanitize
from coeurdelion.server.store import Store

COOKIE, BEARER = "cookie", "bearer"
COOKIE_NAME = "guest"
YEAR = 365 * 24 * 3600
TOKEN_ID = 16
MOST_TOKENS = 20


class Caller(NamedTuple):
    """A guest who is known, and how."""

    guest: str
    name: str
    kind: str


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


async def caller_of(connection: Connection) -> Caller | None:
    """The guest whose cookie or bearer token comes with a request."""
    store: Store = connection.app.state.tables.store
    kind, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if kind:
        found = await store.session(hashed(bearer.strip()), BEARER) if kind.lower() == "bearer" else None
        return Caller(*found, BEARER) if found else None
    token = connection.cookies.get(COOKIE_NAME)
    found = await store.session(hashed(token), COOKIE) if token else None
    return Caller(*found, COOKIE) if found else None


async def known(connection: Connection) -> Caller:
    """The guest who asks; nobody else may."""
    caller = await caller_of(connection)
    if caller is None:
        raise NotAuthorizedException("guest")
    return caller


@post("/api/guest", responses=ANSWERS)
async def come(request: Request[Any, Any, Any], data: JSONBody[NewGuest]) -> Response[Guest]:
    """Come as a guest, or change one's name."""
    store: Store = request.app.state.tables.store
    name = sanitize(data.name)
    caller = await caller_of(request)
    if caller is not None:
        await store.rename_guest(caller.guest, name)
        return Response(Guest(caller.guest, name))
    guest, token = await _new_guest(store, name, COOKIE, "")
    cookie = Cookie(
        key=COOKIE_NAME,
        value=token,
        httponly=True,
        samesite="lax",
        max_age=YEAR,
        secure=request.app.state.public_url.startswith("https:"),
    )
    return Response(Guest(guest, name), cookies=[cookie])


async def _new_guest(store: Store, name: str, kind: str, label: str) -> tuple[str, str]:
    """A new guest and the token by which the guest is known."""
    guest, token, now = secrets.token_hex(8), secrets.token_urlsafe(24), int(time.time())
    await store.add_guest(guest, name, now)
    await store.add_session(hashed(token), guest, kind, label, now)
    return guest, token


@get("/api/guest", responses=ANSWERS)
async def who(request: Request[Any, Any, Any]) -> Guest:
    """Who one is."""
    caller = await known(request)
    return Guest(caller.guest, caller.name)


@post("/api/bot", responses=ANSWERS)
async def come_as_bot(request: Request[Any, Any, Any], data: JSONBody[NewGuest]) -> Token:
    """Somebody's program comes as a guest of its own; the token is its only key."""
    store: Store = request.app.state.tables.store
    name = sanitize(data.name)
    _, token = await _new_guest(store, name, BEARER, name)
    return Token(hashed(token)[:TOKEN_ID], name, token)


@post("/api/tokens", responses=ANSWERS)
async def make_token(request: Request[Any, Any, Any], data: JSONBody[NewToken]) -> Token:
    """A bearer token for one's own program, which then plays as oneself."""
    store: Store = request.app.state.tables.store
    caller = await known(request)
    if len(await store.sessions_of(caller.guest, BEARER)) >= MOST_TOKENS:
        raise Refused("table", "too-many-tokens", count=MOST_TOKENS)
    token, label = secrets.token_urlsafe(24), sanitize(data.label)
    await store.add_session(hashed(token), caller.guest, BEARER, label, int(time.time()))
    return Token(hashed(token)[:TOKEN_ID], label, token)


@get("/api/tokens", responses=ANSWERS)
async def tokens(request: Request[Any, Any, Any]) -> list[TokenKept]:
    """The bearer tokens one has, without themselves."""
    caller = await known(request)
    kept = await request.app.state.tables.store.sessions_of(caller.guest, BEARER)
    return [TokenKept(digest[:TOKEN_ID], label, created) for digest, label, created in kept]


@delete("/api/tokens/{token:str}", responses=ANSWERS, status_code=204)
async def drop_token(request: Request[Any, Any, Any], token: FromPath[str]) -> None:
    """A bearer token no longer opens anything."""
    store: Store = request.app.state.tables.store
    caller = await known(request)
    for digest, _, _ in await store.sessions_of(caller.guest, BEARER):
        if digest[:TOKEN_ID] == token:
            await store.drop_session(caller.guest, digest)
            return
    raise NotFoundException("token")


HANDLERS = [come, who, come_as_bot, make_token, tokens, drop_token]
