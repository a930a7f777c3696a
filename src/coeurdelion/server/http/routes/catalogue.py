"""What can be played: every game with its seats, colours, bots and options; the land that an arrangement of tiles makes."""

from __future__ import annotations

from random import SystemRandom
from typing import Annotated, assert_never

from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import QueryParameter

from coeurdelion.bots import levels_of
from coeurdelion.core import AnyGame, Refused
from coeurdelion.core.capabilities import TileSet, capabilities_of
from coeurdelion.core.options import (
    RANDOM,
    Flag,
    NumberRange,
    OneNumber,
    OneWord,
    OptionSpec,
    SeatOrRandom,
    WordOrText,
)
from coeurdelion.games import GAMES
from coeurdelion.native import COMPILED, core_of
from coeurdelion.server.http.errors import ERROR_RESPONSES
from coeurdelion.server.http.schema.types import GameOption, GameTerms, Landscape

MAX_VALUE_LENGTH = 80
"""Characters of a wrong value that its refusal repeats."""


@get("/api/games", responses=ERROR_RESPONSES)
async def games() -> list[GameTerms]:
    """The games that are played here, and what can be chosen in each."""
    return TERMS


def terms_of(game: AnyGame) -> GameTerms:
    """A game with all that can be chosen."""
    return GameTerms(
        id=game.id,
        seats=list(game.seats),
        colours=list(game.colours),
        colours_free=game.colours_free,
        levels=list(levels_of(game)),
        options=[_option(spec, game.seats) for spec in game.options],
        thinks_less=game.id in COMPILED and core_of(game.id) is None,
    )


def _option(spec: OptionSpec, seats: range) -> GameOption:
    """An option as a page offers it; defaults by edition only where they differ."""
    made = GameOption(
        name=spec.name,
        allowed=list(spec.allowed(seats[-1])),
        usual=spec.default,
        editions=dict(spec.editions),
        kind="choice",
        values=[],
        low=None,
        high=None,
        players=list(spec.players or seats),
        rules=list(spec.rules),
    )
    match spec.kind:
        case Flag():
            made.kind, made.values = "flag", [True, False]
        case OneWord(words):
            made.values = [*words]
        case OneNumber(numbers):
            made.values = [*numbers]
        case NumberRange(numbers):
            made.kind, made.low, made.high = "range", numbers[0], numbers[-1]
        case SeatOrRandom():
            made.kind, made.values, made.low, made.high = "seat", [RANDOM], 0, seats[-1] - 1
        case WordOrText(words):
            made.kind, made.values = "text", [*words]
        case _:
            assert_never(spec.kind)
    return made


def landscape_of(game: AnyGame, tile_set: TileSet) -> HTTPRouteHandler:
    """Where the lands of a game that lays tiles are looked at before a match."""
    (option,) = (spec for spec in game.options if spec.name == tile_set.option)

    @get(f"/api/games/{game.id}/landscape", responses=ERROR_RESPONSES)
    async def landscape(
        tiles: Annotated[str, QueryParameter(max_length=400, description="beginner, random, or tiles like 1/0")] = RANDOM,
    ) -> Landscape:
        """The land that tiles make, or the beginners' tiles, or others laid by chance each time."""
        laid = tile_set.landscape(tiles, SystemRandom())
        if laid is None:
            allowed = option.allowed(game.seats[-1])
            raise Refused("option", "bad-value", option=option.name, value=tiles[:MAX_VALUE_LENGTH], allowed=allowed)
        return Landscape(list(laid.tiles), laid.columns, laid.centre, list(laid.terrain))

    return landscape


TERMS = [terms_of(game) for game in GAMES.values()]
HANDLERS = [
    games,
    *(landscape_of(game, tile_set) for game in GAMES.values() if (tile_set := capabilities_of(game).tiles)),
]
