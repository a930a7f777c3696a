"""Examples that show rules on a board, and trials of what else could be done there; nothing of them is stored."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from coeurdelion.core import Refused
from coeurdelion.games import GAMES
from coeurdelion.server.http.conditional import UNCHANGED, unless_known
from coeurdelion.server.http.dependencies import Services
from coeurdelion.server.http.errors import ERROR_RESPONSES
from coeurdelion.server.http.security import address_of
from coeurdelion.server.replays.trial_types import Example, Tried, Try

AnyRequest = Request[Any, Any, Any]


@get("/api/examples/{game:str}/{name:str}", responses={**ERROR_RESPONSES, 304: UNCHANGED})
async def example(
    services: NamedDependency[Services], request: AnyRequest, game: FromPath[str], name: FromPath[str]
) -> Response[Example]:
    """An example of a game, step by step, all secrets open."""
    if game not in GAMES:
        raise NotFoundException(game)
    try:
        answer = await services.replays.show_example(game, name, address_of(request))
    except Refused as refused:
        if refused.reason == "unknown-example":
            raise NotFoundException(name) from None
        raise
    return unless_known(request, answer, MediaType.JSON)


@post("/api/trials", responses=ERROR_RESPONSES, status_code=200)
async def try_lines(services: NamedDependency[Services], request: AnyRequest, data: JSONBody[Try]) -> Response[Tried]:
    """Try lines on the position of an example or of a lesson, by whoever is to act; nothing is stored."""
    answer: Any = await services.replays.try_lines(data, address_of(request))
    return Response(answer, media_type=MediaType.JSON)


HANDLERS = [example, try_lines]
