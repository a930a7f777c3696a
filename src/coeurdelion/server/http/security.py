"""What protects the server from strangers: response headers, same-origin checks against CSRF, and the request rate limit."""

from __future__ import annotations

import hashlib
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import PermissionDeniedException, TooManyRequestsException
from litestar.routes import HTTPRoute
from litestar.types import Message, Scope

from coeurdelion.server.http.strict_json import check_body
from coeurdelion.server.people.rate_limits import RateLimiter

AnyRequest = Request[Any, Any, Any]
SAFE_METHODS = ("GET", "HEAD")
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
"""Headers of every response: an invitation link must not leak in a referrer, and our pages load nothing from elsewhere."""


class RequestGuard:
    """Checks every HTTP request before its handler: the rate limit, and where it changes state its origin and its body."""

    def __init__(self, limiter: RateLimiter, public_url: str) -> None:
        self._limiter = limiter
        self._public_url = public_url

    async def check(self, request: AnyRequest) -> Response[None] | None:
        """None to let a request pass; 429, 403 or 400 for one that must not, and the answer to OPTIONS."""
        self._check_rate(request)
        if request.method == "OPTIONS":
            return Response(None, status_code=204, headers={"Allow": ", ".join(allowed_methods(request))})
        if request.method not in SAFE_METHODS:
            check_same_site(request, self._public_url)
            await check_body(request)
        return None

    def _check_rate(self, request: AnyRequest) -> None:
        """Refuse a request beyond the rate limit of its address or of its session."""
        session = _session_key(request)
        if not self._limiter.allow(f"address {address_of(request)}") or (
            session and not self._limiter.allow(f"session {session}")
        ):
            raise TooManyRequestsException("too many requests")


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The network address that a request comes from."""
    return connection.client.host if connection.client else ""


def _session_key(request: AnyRequest) -> str:
    """A hash of what a request is authenticated by; empty for a request without credentials."""
    credentials = request.headers.get("authorization") or request.headers.get("cookie", "")
    return hashlib.sha256(credentials.encode()).hexdigest() if credentials else ""


def allowed_methods(request: AnyRequest) -> list[str]:
    """The HTTP methods that a path accepts."""
    template = request.scope["path_template"]
    routes = [route for route in request.app.routes if isinstance(route, HTTPRoute) and route.path_format == template]
    return sorted({str(method) for route in routes for method in route.methods})


def is_same_origin(connection: ASGIConnection[Any, Any, Any, Any], public_url: str) -> bool:
    """Whether the browser's Origin header names this server."""
    origin = connection.headers.get("origin", "")
    own = {connection.headers.get("host", ""), urlsplit(public_url).netloc}
    return bool(origin) and urlsplit(origin).netloc in own - {""}


def check_same_site(request: AnyRequest, public_url: str) -> None:
    """Refuse a cross-site request (CSRF): one that another site's page makes a browser send."""
    if "origin" in request.headers and not is_same_origin(request, public_url):
        raise PermissionDeniedException("another site")
    if request.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        raise PermissionDeniedException("another site")


async def add_headers(message: Message, scope: Scope) -> None:
    """Put the security headers on every response, errors included."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")
