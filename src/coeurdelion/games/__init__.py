"""All games, by their id."""

from collections.abc import Mapping

from coeurdelion.core import AnyGame, Refused
from coeurdelion.games import lionheart, lowenherz_1997, lowenherz_2003

GAMES: Mapping[str, AnyGame] = {game.id: game for game in (lowenherz_2003, lowenherz_1997, lionheart)}


def game_named(name: object) -> AnyGame:
    """The game of that id; an unknown one is refused by name."""
    game = GAMES.get(str(name))
    if game is None:
        raise Refused("option", "unknown-game", game=str(name)[:80], games=tuple(GAMES))
    return game
