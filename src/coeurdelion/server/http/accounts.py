"""Who is asking: guests with a name, known by a cookie, and their programs, known by a bearer token."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import FromPath, JSONBody

from coeurdelion.server.http.errors import ANSWERS
from coeurdelion.server.http.security import Connection
from coeurdelion.server.http.types import Guest, NewGuest, NewToken, Token, TokenKept
from coeurdelion.server.people.sessions import (
    BEARER,
    COOKIE,
    COOKIE_NAME,
    Caller,
    add_guest,
    add_token,
    hash_token,
    identify,
    token_id,
)
from coeurdelion.server.sanitizer import sanitize
from coeurdelion.server.store import Store

YEAR = 365 * 24 * 3600


async def caller_of(connection: Connection) -> Caller | None:
    """The guest whose cookie or bearer token comes with a request."""
    headers, cookies = connection.headers, connection.cookies
    return await identify(connection.app.state.tables.store, headers.get("authorization", ""), cookies.get(COOKIE_NAME))


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
    guest, token = await add_guest(store, name, COOKIE)
    cookie = Cookie(
        key=COOKIE_NAME,
        value=token,
        httponly=True,
        samesite="lax",
        max_age=YEAR,
        secure=request.app.state.public_url.startswith("https:"),
    )
    return Response(Guest(guest, name), cookies=[cookie])


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
    _, token = await add_guest(store, name, BEARER, name)
    return Token(token_id(hash_token(token)), name, token)


@post("/api/tokens", responses=ANSWERS)
async def make_token(request: Request[Any, Any, Any], data: JSONBody[NewToken]) -> Token:
    """A bearer token for one's own program, which then plays as oneself."""
    store: Store = request.app.state.tables.store
    caller = await known(request)
    label = sanitize(data.label)
    token = await add_token(store, caller.guest, label)
    return Token(token_id(hash_token(token)), label, token)


@get("/api/tokens", responses=ANSWERS)
async def tokens(request: Request[Any, Any, Any]) -> list[TokenKept]:
    """The bearer tokens one has, without themselves."""
    caller = await known(request)
    kept = await request.app.state.tables.store.sessions_of(caller.guest, BEARER)
    return [TokenKept(token_id(digest), label, created) for digest, label, created in kept]


@delete("/api/tokens/{token:str}", responses=ANSWERS, status_code=204)
async def drop_token(request: Request[Any, Any, Any], token: FromPath[str]) -> None:
    """A bearer token no longer opens anything."""
    store: Store = request.app.state.tables.store
    caller = await known(request)
    for digest, _, _ in await store.sessions_of(caller.guest, BEARER):
        if token_id(digest) == token:
            await store.drop_session(caller.guest, digest)
            return
    raise NotFoundException("token")


HANDLERS = [come, who, come_as_bot, make_token, tokens, drop_token]
