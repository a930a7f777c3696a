"""The position that a new match begins from: looked at by another process before anything is stored."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import TooManyRequestsException

from coeurdelion.core import AnyGame, Refused
from coeurdelion.server.http.costs import POSITION_COST
from coeurdelion.server.http.dependencies import Services
from coeurdelion.server.http.request_gate import end_turn
from coeurdelion.server.http.security import address_of, session_key
from coeurdelion.server.replays.positions import Start


async def start_from(
    services: Services, request: Request[Any, Any, Any], game: AnyGame, position: str, players: int
) -> Start:
    """The start that a new match of this game asks for; a wrong one is refused like a scenario, with the line.

    It must be of this game, and for as many players.
    """
    _charge(services, request)
    await end_turn(request.scope)
    start = await _read(services, request, position)
    if start.game != game.id:
        raise Refused("option", "bad-value", option="game", value=game.id, allowed=(start.game,))
    if players != len(start.colours):
        raise Refused("option", "bad-players", players=players, allowed=(str(len(start.colours)),))
    return start


async def _read(services: Services, request: Request[Any, Any, Any], position: str) -> Start:
    """A position as another process read it; one that it could not cope with is too large."""
    try:
        answer = await services.replays.read_start(position, address_of(request))
    except Refused as refused:
        if refused.reason == "too-long":
            raise Refused("match", "position-too-large") from None
        raise
    return msgspec.json.decode(answer, type=Start)


def _charge(services: Services, request: Request[Any, Any, Any]) -> None:
    """Charge what a position costs to its session and its address; 429 if that is too much."""
    rates, session = services.rates, session_key(request.scope)
    if not rates.session_requests.allow(session, POSITION_COST):
        raise TooManyRequestsException("too many positions")
    if not rates.address_requests.allow(address_of(request), POSITION_COST):
        raise TooManyRequestsException("too many positions")
