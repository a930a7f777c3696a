"""Answers that a client may have already: it names the ETag of what it has."""

from __future__ import annotations

import hashlib
from typing import Any

from litestar import MediaType, Request, Response
from litestar.openapi.datastructures import ResponseSpec

CHECKED_ANEW = "no-cache"
"""How browsers keep what changes with the version of the server alone: they ask each time whether there is another."""
UNCHANGED = ResponseSpec(None, description="The client has it already: `If-None-Match` names its ETag.")


def unless_known(request: Request[Any, Any, Any], answer: bytes, media_type: MediaType, **headers: str) -> Response[Any]:
    """An answer with its ETag, or 304 if the client has it already."""
    tag = f'"{hashlib.sha256(answer).hexdigest()[:32]}"'
    named = {key.replace("_", "-"): value for key, value in headers.items()} | {"ETag": tag, "Cache-Control": CHECKED_ANEW}
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    if tag in known:
        return Response(b"", status_code=304, headers=named)
    return Response(answer, headers=named, media_type=media_type)
