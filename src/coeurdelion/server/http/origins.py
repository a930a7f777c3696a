"""Origins: which pages may open sockets and change things here, compared with their scheme."""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

DEFAULT_PORTS = {"http": 80, "https": 443}


def is_same_origin(connection: ASGIConnection[Any, Any, Any, Any], public_url: str) -> bool:
    """Whether the browser's Origin header names this server: its public URL, or without one the host that was asked for.

    That host counts only if it is an address or a name of this machine: any other could be a stranger's name that leads here
    (DNS rebinding).
    """
    origin = origin_of(connection.headers.get("origin", ""))
    if not origin:
        return False
    if public_url:
        return origin == origin_of(public_url)
    host = connection.headers.get("host", "")
    scheme = str(connection.scope.get("scheme", "http")).replace("ws", "http")
    return origin == origin_of(f"{scheme}://{host}") and is_own_host(origin[1])


def origin_of(url: str) -> tuple[str, str, int] | None:
    """The scheme, host and port of a URL; None if it has none of http or https."""
    try:
        parts = urlsplit(url)
        port = parts.port or DEFAULT_PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None
    return (parts.scheme, parts.hostname, port) if parts.hostname else None


def is_own_host(host: str) -> bool:
    """Whether a host can only be this machine: an address, localhost, or the name that the machine has in its network."""
    try:
        ip_address(host)
    except ValueError:
        return host.lower() in _own_names()
    return True


@cache
def _own_names() -> frozenset[str]:
    """The names of this machine."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({"localhost", name, short, f"{short}.local"})
