"""What keeps strangers out: headers on every answer, requests from other sites, and how often one may ask."""

from __future__ import annotations

import hashlib
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import PermissionDeniedException, TooManyRequestsException
from litestar.types import Message, Scope

from coeurdelion.server.http.strict_json import check_body

Connection = ASGIConnection[Any, Any, Any, Any]
SAFE = ("GET", "HEAD")
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
"""A link's token must not travel on in a referrer, and no page of ours asks anything of anyone else."""


def address_of(connection: Connection) -> str:
    """The address that a request comes from."""
    return connection.client.host if connection.client else ""


def is_same_origin(connection: Connection, public_url: str) -> bool:
    """Whether a browser says that the request comes from a page of ours."""
    origin = connection.headers.get("origin", "")
    own = {connection.headers.get("host", ""), urlsplit(public_url).netloc}
    return bool(origin) and urlsplit(origin).netloc in own - {""}


async def guard(request: Request[Any, Any, Any]) -> Response[None] | None:
    """Refuse what comes too often, what another site's page makes a browser send, and what is not of its form."""
    rates, session = request.app.state.rates, _session_of(request)
    if not rates.allow(f"address {address_of(request)}") or (session and not rates.allow(f"session {session}")):
        raise TooManyRequestsException("too many requests")
    if request.method == "OPTIONS":
        return Response(None, status_code=204, headers={"Allow": ", ".join(_methods(request))})
    if request.method not in SAFE:
        _check_site(request)
        await check_body(request)
    return None


def _session_of(request: Request[Any, Any, Any]) -> str:
    """What a request is known by, as a hash; empty for one that says nothing."""
    said = request.headers.get("authorization") or request.headers.get("cookie", "")
    return hashlib.sha256(said.encode()).hexdigest() if said else ""


def _methods(request: Request[Any, Any, Any]) -> list[str]:
    """What can be done at an address."""
    return sorted(str(method) for method in request.app.route_handler_method_map[request.scope["path_template"]])


def _check_site(request: Request[Any, Any, Any]) -> None:
    """Refuse what another site's page makes a browser send."""
    if "origin" in request.headers and not is_same_origin(request, request.app.state.public_url):
        raise PermissionDeniedException("another site")
    if request.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        raise PermissionDeniedException("another site")


async def add_headers(message: Message, scope: Scope) -> None:
    """Put our headers on every answer, errors included."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")
