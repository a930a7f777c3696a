"""Request bodies, validated strictly: JSON only, and no value is coerced to another type."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, get_type_hints

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException

MAX_UNTYPED_BYTES = 64 * 1024
"""A larger body is decoded by its type at once: going through all its values would take long."""


async def check_body(request: Request[Any, Any, Any]) -> None:
    """Refuse a body that does not match its type exactly; Litestar itself would take 0 for false and "1" for 1."""
    expected = body_type(request.route_handler.fn)
    if expected is None:
        return
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise ValidationException("the body must be JSON")
    request.state.raw_body = body = await request.body()
    try:
        if len(body) > MAX_UNTYPED_BYTES:  # an upload, which has no numbers
            msgspec.json.decode(body, type=expected)
        else:
            msgspec.convert(_with_integers(msgspec.json.decode(body)), expected)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ValidationException(str(error)[:200]) from None


def raw_body(request: Request[Any, Any, Any]) -> bytes:
    """The body of a request that `check_body` has read; empty if there was none to read."""
    body: bytes = request.state.get("raw_body", b"")
    return body


@cache
def body_type(handler: Callable[..., Any]) -> Any:
    """The type of a handler's `data` parameter; None if it takes no body."""
    return get_type_hints(handler).get("data")


def _with_integers(value: Any) -> Any:
    """A JSON value in which 2.0 is the integer 2: JSON does not distinguish them."""
    if isinstance(value, dict):
        return {key: _with_integers(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_with_integers(part) for part in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value
