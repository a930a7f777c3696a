"""What protects the server from strangers: response headers, same-origin checks against CSRF, and who a request is from."""

from __future__ import annotations

import hashlib
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import PermissionDeniedException
from litestar.routes import HTTPRoute
from litestar.types import Message, Scope

from coeurdelion.server.http.origins import is_same_origin
from coeurdelion.server.http.strict_json import check_body
from coeurdelion.server.network_address import address_key
from coeurdelion.server.people.sessions import COOKIE_NAME, SECURE_COOKIE_NAME
from coeurdelion.server.security_events import SecurityEvents

AnyRequest = Request[Any, Any, Any]
SAFE_METHODS = ("GET", "HEAD")
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
"""Headers of every response: an invitation link must not leak in a referrer, and our pages load nothing from elsewhere."""
HTTPS_HEADERS = {"Strict-Transport-Security": "max-age=31536000"}
"""Headers of every response of a server whose public URL begins with https: browsers come back only by TLS, for a year."""
LOGGED_STATUSES = (401, 403, 429)
"""Status codes of responses that are security events."""


class RequestGuard:
    """Checks an HTTP request that changes something before its handler: its origin and its body."""

    def __init__(self, public_url: str) -> None:
        self._public_url = public_url

    async def check(self, request: AnyRequest) -> Response[None] | None:
        """None to let a request pass; 403 or 400 for one that must not, and the answer to OPTIONS."""
        if request.method == "OPTIONS":
            return Response(None, status_code=204, headers={"Allow": ", ".join(allowed_methods(request))})
        if request.method not in SAFE_METHODS:
            check_same_site(request, self._public_url)
            await check_body(request)
        return None


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What limits count the address by that a request comes from."""
    return scope_address(connection.scope)


def scope_address(scope: Scope) -> str:
    """What limits count the address by that an ASGI scope comes from."""
    client = scope.get("client")
    return address_key(client[0]) if client else ""


def header_of(scope: Scope, name: bytes) -> bytes:
    """A header of an ASGI scope; empty if there is none."""
    return next((value for key, value in scope["headers"] if key == name), b"")


def session_key(scope: Scope) -> str:
    """A hash of the token that a request is authenticated by; empty for a request without one."""
    credentials = header_of(scope, b"authorization") or _session_cookie(header_of(scope, b"cookie"))
    return hashlib.sha256(credentials).hexdigest() if credentials else ""


def _session_cookie(cookies: bytes) -> bytes:
    """The value of the session cookie in a Cookie header; empty if it is not there."""
    found = dict(cookie.strip().partition(b"=")[::2] for cookie in cookies.split(b";"))
    return found.get(SECURE_COOKIE_NAME.encode()) or found.get(COOKIE_NAME.encode(), b"")


def allowed_methods(request: AnyRequest) -> list[str]:
    """The HTTP methods that a path accepts."""
    template = request.scope["path_template"]
    routes = [route for route in request.app.routes if isinstance(route, HTTPRoute) and route.path_format == template]
    return sorted({str(method) for route in routes for method in route.methods})


def check_same_site(request: AnyRequest, public_url: str) -> None:
    """Refuse a cross-site request (CSRF): one that another site's page makes a browser send."""
    if "origin" in request.headers and not is_same_origin(request, public_url):
        raise PermissionDeniedException("another site")
    if request.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        raise PermissionDeniedException("another site")


class ResponseHeaders:
    """Puts the security headers and the request id on every response, and logs those that are security events."""

    def __init__(self, events: SecurityEvents, *, is_https: bool) -> None:
        self._events = events
        self._headers = HEADERS | (HTTPS_HEADERS if is_https else {})

    async def add(self, message: Message, scope: Scope) -> None:
        """Add the headers to a response, errors included."""
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(message)
        for name, value in self._headers.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")
        request = scope["state"]["request_id"]
        headers["X-Request-Id"] = request
        if message["status"] in LOGGED_STATUSES:
            asked = {"method": str(scope.get("method", "")), "path": scope.get("path_template") or scope["path"][:80]}
            self._events.note(str(message["status"]), scope_address(scope), request=request, **asked)
