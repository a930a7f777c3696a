"""All games, by their id."""

from collections.abc import Mapping

from coeurdelion.core import AnyGame, Refused
from coeurdelion.games import lionheart, lowenherz_2003

GAMES: Mapping[str, AnyGame] = {lowenherz_2003.id: lowenherz_2003, lionheart.id: lionheart}


def game_named(name: object) -> AnyGame:
    """The game of that id; an unknown one is refused by name."""
    game = GAMES.get(str(name))
    if game is None:
        raise Refused("option", "unknown-game", game=str(name)[:80], games=tuple(GAMES))
    return game
