"""How what goes wrong is answered by HTTP: refusals by rule and reason, everything else by its number."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import Scope

from coeurdelion.core import Refused
from coeurdelion.server.http.types import Problem, Refusal

_PROBLEMS = {
    400: "The request cannot be read.",
    401: "Nobody is known by this cookie or token.",
    403: "The request comes from another site's page.",
    404: "There is no such thing.",
    413: "The request is too large.",
    429: "Too many requests.",
}
ANSWERS = {
    **{status: ResponseSpec(Problem, description=text, generate_examples=False) for status, text in _PROBLEMS.items()},
    409: ResponseSpec(Refusal, description="Refused, by name; nothing changed.", generate_examples=False),
    503: ResponseSpec(Refusal, description="The database is out of reach; nothing changed.", generate_examples=False),
}
"""What every request can be answered with, beside what was asked for."""
logger = structlog.get_logger()


def refused(_request: Request[Any, Any, Any], error: Refused) -> Response[Refusal]:
    """A refusal as an answer."""
    status = 503 if error.rule == "store" else 409
    return Response(Refusal(error.rule, error.reason, dict(error.params)), status_code=status)


async def write_down(error: Exception, scope: Scope) -> None:
    """Writes down what should not have happened while a request or a socket was served; what is refused is no such thing."""
    if isinstance(error, Refused | WebSocketDisconnect) or (isinstance(error, HTTPException) and error.status_code < 500):
        return
    asked = {"of": scope.get("path_template", ""), "match": str(scope.get("path_params", {}).get("match", ""))[:16]}
    where = None if isinstance(error, OSError) else error  # a network or a disk that is away is away everywhere
    logger.error(f"{scope['type']}-failed", error=type(error).__name__, exc_info=where, **asked)
