"""How what goes wrong is answered by HTTP: refusals by rule and reason, everything else by its number."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.openapi.datastructures import ResponseSpec

from coeurdelion.core import Refused
from coeurdelion.server.forms import Problem, Refusal

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
}
"""What every request can be answered with, beside what was asked for."""


def refused(_request: Request[Any, Any, Any], error: Refused) -> Response[Refusal]:
    """A refusal as an answer."""
    return Response(Refusal(error.rule, error.reason, dict(error.params)), status_code=409)
