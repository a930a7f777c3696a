"""Guests and the bearer tokens of their programs."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException, PermissionDeniedException, TooManyRequestsException
from litestar.params import FromPath, JSONBody

from coeurdelion.server.http.dependencies import Services
from coeurdelion.server.http.errors import ERROR_RESPONSES
from coeurdelion.server.http.schema.types import Guest, NewGuest, NewToken, Token, TokenKept
from coeurdelion.server.http.security import address_of
from coeurdelion.server.people.sessions import (
    BEARER,
    COOKIE,
    COOKIE_NAME,
    SECURE_COOKIE_NAME,
    Caller,
    add_guest,
    add_token,
    hash_token,
    token_id,
)
from coeurdelion.server.sanitizer import person_name, sanitize
from coeurdelion.server.store import Store

AnyRequest = Request[Any, Any, Any]
COOKIE_MAX_AGE_S = 365 * 24 * 3600
"""Seconds that a browser keeps the session cookie."""


@post("/api/guest", responses=ERROR_RESPONSES, operation_id="ApiGuestCome", summary="Come")
async def enter_as_guest(
    request: AnyRequest,
    services: NamedDependency[Services],
    store: NamedDependency[Store],
    maybe_caller: NamedDependency[Caller | None],
    data: JSONBody[NewGuest],
) -> Response[Guest]:
    """Come as a guest, or change one's name."""
    name = person_name(data.name)
    if maybe_caller is not None:
        await store.rename_guest(maybe_caller.guest, name)
        return Response(Guest(maybe_caller.guest, name), cookies=_exchanged_cookies(request, services))
    _check_new_guest(request, services)
    guest, token = await add_guest(store, name, COOKIE)
    return Response(Guest(guest, name), cookies=[_session_cookie(token, is_https=services.is_https)])


def _check_new_guest(request: AnyRequest, services: Services) -> None:
    """429 if too many guests have come for the first time from this address in the last hour."""
    if not services.rates.new_guests.allow(address_of(request)):
        raise TooManyRequestsException("too many new guests")


def _session_cookie(token: str, *, is_https: bool, max_age: int = COOKIE_MAX_AGE_S) -> Cookie:
    name = SECURE_COOKIE_NAME if is_https else COOKIE_NAME
    return Cookie(key=name, value=token, path="/", httponly=True, samesite="lax", max_age=max_age, secure=is_https)


def _exchanged_cookies(request: AnyRequest, services: Services) -> list[Cookie]:
    """With TLS, the secure session cookie instead of the plain one that a request came with, if it came with one."""
    token = request.cookies.get(COOKIE_NAME)
    if not services.is_https or not token or "authorization" in request.headers:
        return []
    plain = Cookie(key=COOKIE_NAME, value="", path="/", httponly=True, samesite="lax", max_age=0, secure=True)
    return [plain, *([] if SECURE_COOKIE_NAME in request.cookies else [_session_cookie(token, is_https=True)])]


@get("/api/guest", responses=ERROR_RESPONSES, operation_id="ApiGuestWho", summary="Who")
async def current_guest(
    request: AnyRequest, services: NamedDependency[Services], caller: NamedDependency[Caller]
) -> Response[Guest]:
    """Who one is."""
    return Response(Guest(caller.guest, caller.name), cookies=_exchanged_cookies(request, services))


@post("/api/bot", responses=ERROR_RESPONSES, operation_id="ApiBotComeAsBot", summary="ComeAsBot")
async def enter_as_bot(
    request: AnyRequest, services: NamedDependency[Services], store: NamedDependency[Store], data: JSONBody[NewGuest]
) -> Token:
    """Somebody's program comes as a guest of its own; the token is its only key."""
    name = person_name(data.name)
    _check_new_guest(request, services)
    _, token = await add_guest(store, name, BEARER, name)
    _note(request, services, "token-made")
    return Token(token_id(hash_token(token)), name, token)


@post("/api/tokens", responses=ERROR_RESPONSES)
async def make_token(
    request: AnyRequest,
    services: NamedDependency[Services],
    store: NamedDependency[Store],
    caller: NamedDependency[Caller],
    data: JSONBody[NewToken],
) -> Token:
    """A bearer token for one's own program, which then plays as oneself; a program cannot make one."""
    if caller.kind == BEARER:  # else a token that leaked could leave another behind when it is revoked
        raise PermissionDeniedException("a token cannot make tokens")
    label = sanitize(data.label)
    token = await add_token(store, caller.guest, label, services.limits.tokens_per_guest)
    _note(request, services, "token-made")
    return Token(token_id(hash_token(token)), label, token)


@get("/api/tokens", responses=ERROR_RESPONSES)
async def tokens(store: NamedDependency[Store], caller: NamedDependency[Caller]) -> list[TokenKept]:
    """The bearer tokens one has, without themselves."""
    kept = await store.sessions_of(caller.guest, BEARER)
    return [TokenKept(token_id(digest), label, created) for digest, label, created in kept]


@delete("/api/tokens/{token:str}", responses=ERROR_RESPONSES, status_code=204)
async def drop_token(
    request: AnyRequest,
    services: NamedDependency[Services],
    store: NamedDependency[Store],
    caller: NamedDependency[Caller],
    token: FromPath[str],
) -> None:
    """A bearer token no longer opens anything."""
    for digest, _, _ in await store.sessions_of(caller.guest, BEARER):
        if token_id(digest) == token:
            await store.drop_session(caller.guest, digest)
            _note(request, services, "token-dropped")
            return
    raise NotFoundException("token")


def _note(request: AnyRequest, services: Services, kind: str) -> None:
    """Log what became of a token as a security event."""
    services.events.note(kind, address_of(request), request=request.scope["state"]["request_id"])


HANDLERS = [enter_as_guest, current_guest, enter_as_bot, make_token, tokens, drop_token]
