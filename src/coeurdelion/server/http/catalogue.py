"""What can be played: every game with its seats, colours, bots and options; the land that an arrangement of tiles makes."""

from __future__ import annotations

from collections.abc import Iterator
from random import SystemRandom
from typing import Annotated

from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import QueryParameter

from coeurdelion.bots import levels_of
from coeurdelion.core import AnyGame, Refused
from coeurdelion.games import GAMES
from coeurdelion.server.http.errors import ERROR_RESPONSES
from coeurdelion.server.http.new_match_types import SPAN, options_of
from coeurdelion.server.http.types import GameOption, GameTerms, Landscape, Value

EDITION, ARRANGEMENT = "edition", "arrangement"
RANDOM = "random"
LONGEST = 80
"""So much of a wrong value is told back."""


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
        colours_free=_starts(game, {}, tuple(reversed(_two(game)))),
        levels=list(levels_of(game)),
        options=[_option(game, name, allowed) for name, allowed in options_of(game).items()],
    )


def _option(game: AnyGame, name: str, allowed: tuple[str, ...]) -> GameOption:
    """An option with what it is unless it is set; the game itself says so, by starting the same match."""
    editions = options_of(game).get(EDITION, ())
    by_edition = {edition: _usual(game, name, allowed, {EDITION: edition}) for edition in editions if name != EDITION}
    usual = _usual(game, name, allowed, {})
    differs = any(value != usual for value in by_edition.values())
    return GameOption(name, list(allowed), usual, by_edition if differs else {})


def _usual(game: AnyGame, name: str, allowed: tuple[str, ...], given: dict[str, object]) -> Value:
    """The value with which a match starts as without the option."""
    start = game.start(_two(game), given)
    for value in _values(allowed):
        try:
            if game.start(_two(game), given | {name: value}) == start:
                return value
        except Refused:  # not with two players, or not with the rest
            continue
    raise AssertionError(f"{game.id} has no usual {name}")


def _values(allowed: tuple[str, ...]) -> Iterator[Value]:
    """Every value that an option allows, read from its notation."""
    for word in allowed:
        low, span, high = word.partition(SPAN)
        if span:
            yield from range(int(low), int(high) + 1)
        elif word.isdecimal():
            yield int(word)
        else:
            yield {"true": True, "false": False}.get(word, word)


def _two(game: AnyGame) -> tuple[str, ...]:
    return tuple(game.colours[: game.seats[0]])


def _starts(game: AnyGame, options: dict[str, object], colours: tuple[str, ...]) -> bool:
    try:
        game.start(colours, options)
    except Refused:
        return False
    return True


def landscape_of(game: AnyGame) -> HTTPRouteHandler:
    """Where the lands of a game that lays tiles are looked at before a match."""

    @get(f"/api/games/{game.id}/landscape", responses=ERROR_RESPONSES)
    async def landscape(
        tiles: Annotated[str, QueryParameter(max_length=400, description="beginner, random, or tiles like 1/0")] = RANDOM,
    ) -> Landscape:
        """The land that tiles make, or the beginners' tiles, or others laid by chance each time."""
        laid = game.landscape(tiles, SystemRandom())
        if laid is None:
            allowed = options_of(game)[ARRANGEMENT]
            raise Refused("option", "bad-value", option=ARRANGEMENT, value=tiles[:LONGEST], allowed=allowed)
        return Landscape(list(laid.tiles), laid.columns, laid.centre, list(laid.terrain))

    return landscape


TERMS = [terms_of(game) for game in GAMES.values()]
HANDLERS = [games, *(landscape_of(game) for game in GAMES.values() if ARRANGEMENT in options_of(game))]
