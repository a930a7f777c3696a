"""Bodies of requests, read strictly: JSON and nothing else, every value of its own type."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException


async def check_body(request: Request[Any, Any, Any]) -> None:
    """Refuse a body that is not exactly of its form; Litestar itself would take 0 for false and "1" for 1."""
    form = request.route_handler.parsed_fn_signature.parameters.get("data")
    if form is None:
        return
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise ValidationException("the body must be JSON")
    try:
        msgspec.convert(_whole(msgspec.json.decode(await request.body())), form.annotation)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ValidationException(str(error)[:200]) from None


def _whole(value: Any) -> Any:
    """A value in which 2.0 is 2, as JSON means it."""
    if isinstance(value, dict):
        return {key: _whole(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_whole(part) for part in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value
