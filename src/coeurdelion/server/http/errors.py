"""Errors as HTTP responses: refusals by rule and reason, everything else by its status code."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Scope

from coeurdelion.core import Refused
from coeurdelion.server import wire
from coeurdelion.server.http.schema.types import Problem

_PROBLEMS = {
    400: "The request cannot be read.",
    401: "Nobody is known by this cookie or token.",
    403: "The request comes from another site's page, or a token asks for what only its owner's browser may.",
    404: "There is no such thing.",
    413: "The request is too large.",
    429: "Too many requests.",
}
ERROR_RESPONSES = {
    **{status: ResponseSpec(Problem, description=text, generate_examples=False) for status, text in _PROBLEMS.items()},
    409: ResponseSpec(wire.Refusal, description="Refused, by name; nothing changed.", generate_examples=False),
    503: ResponseSpec(wire.Refusal, description="The database is out of reach; nothing changed.", generate_examples=False),
}
"""The error responses that every operation of the OpenAPI document lists."""
logger = structlog.get_logger()


def refusal_response(_request: Request[Any, Any, Any], error: Refused) -> Response[wire.Refusal]:
    """A refusal as a response: 503 if the database is out of reach or too much waits, else 409."""
    status = 503 if error.rule == "store" or error.reason == "too-busy" else 409
    return Response(wire.Refusal(*wire.refusal_told(error)), status_code=status)


async def log_failure(error: Exception, scope: Scope) -> None:
    """Log an unexpected exception of a request or a socket; refusals, disconnections and errors of the client are none."""
    if isinstance(error, Refused | WebSocketDisconnect) or (isinstance(error, HTTPException) and error.status_code < 500):
        return
    asked = {"of": scope.get("path_template", ""), "match": str(scope.get("path_params", {}).get("match", ""))[:16]}
    # A network or disk failure has the same stack everywhere: its name is enough.
    exc_info = None if isinstance(error, OSError) else error
    logger.error(f"{scope['type']}-failed", error=type(error).__name__, exc_info=exc_info, **asked)
