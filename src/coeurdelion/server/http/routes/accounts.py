"""Guests and the bearer tokens of their programs."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import FromPath, JSONBody

from coeurdelion.server.http.dependencies import Services
from coeurdelion.server.http.errors import ERROR_RESPONSES
from coeurdelion.server.http.schema.types import Guest, NewGuest, NewToken, Token, TokenKept
from coeurdelion.server.people.sessions import (
    BEARER,
    COOKIE,
    COOKIE_NAME,
    Caller,
    add_guest,
    add_token,
    hash_token,
    token_id,
)
from coeurdelion.server.sanitizer import person_name, sanitize
from coeurdelion.server.store import Store

COOKIE_MAX_AGE_S = 365 * 24 * 3600
"""Seconds that a browser keeps the session cookie."""


@post("/api/guest", responses=ERROR_RESPONSES, operation_id="ApiGuestCome", summary="Come")
async def enter_as_guest(
    services: NamedDependency[Services],
    store: NamedDependency[Store],
    maybe_caller: NamedDependency[Caller | None],
    data: JSONBody[NewGuest],
) -> Response[Guest]:
    """Come as a guest, or change one's name."""
    name = person_name(data.name)
    if maybe_caller is not None:
        await store.rename_guest(maybe_caller.guest, name)
        return Response(Guest(maybe_caller.guest, name))
    guest, token = await add_guest(store, name, COOKIE)
    return Response(Guest(guest, name), cookies=[_session_cookie(token, is_secure=services.public_url.startswith("https:"))])


def _session_cookie(token: str, *, is_secure: bool) -> Cookie:
    return Cookie(key=COOKIE_NAME, value=token, httponly=True, samesite="lax", max_age=COOKIE_MAX_AGE_S, secure=is_secure)


@get("/api/guest", responses=ERROR_RESPONSES, operation_id="ApiGuestWho", summary="Who")
async def current_guest(caller: NamedDependency[Caller]) -> Guest:
    """Who one is."""
    return Guest(caller.guest, caller.name)


@post("/api/bot", responses=ERROR_RESPONSES, operation_id="ApiBotComeAsBot", summary="ComeAsBot")
async def enter_as_bot(store: NamedDependency[Store], data: JSONBody[NewGuest]) -> Token:
    """Somebody's program comes as a guest of its own; the token is its only key."""
    name = person_name(data.name)
    _, token = await add_guest(store, name, BEARER, name)
    return Token(token_id(hash_token(token)), name, token)


@post("/api/tokens", responses=ERROR_RESPONSES)
async def make_token(store: NamedDependency[Store], caller: NamedDependency[Caller], data: JSONBody[NewToken]) -> Token:
    """A bearer token for one's own program, which then plays as oneself; a program cannot make one."""
    if caller.kind == BEARER:  # else a token that leaked could leave another behind when it is revoked
        raise PermissionDeniedException("a token cannot make tokens")
    label = sanitize(data.label)
    token = await add_token(store, caller.guest, label)
    return Token(token_id(hash_token(token)), label, token)


@get("/api/tokens", responses=ERROR_RESPONSES)
async def tokens(store: NamedDependency[Store], caller: NamedDependency[Caller]) -> list[TokenKept]:
    """The bearer tokens one has, without themselves."""
    kept = await store.sessions_of(caller.guest, BEARER)
    return [TokenKept(token_id(digest), label, created) for digest, label, created in kept]


@delete("/api/tokens/{token:str}", responses=ERROR_RESPONSES, status_code=204)
async def drop_token(store: NamedDependency[Store], caller: NamedDependency[Caller], token: FromPath[str]) -> None:
    """A bearer token no longer opens anything."""
    for digest, _, _ in await store.sessions_of(caller.guest, BEARER):
        if token_id(digest) == token:
            await store.drop_session(caller.guest, digest)
            return
    raise NotFoundException("token")


HANDLERS = [enter_as_guest, current_guest, enter_as_bot, make_token, tokens, drop_token]
