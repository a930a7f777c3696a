"""Players that are programs, by game and level."""

from collections.abc import Mapping

from coeurdelion.bots import squire_1997, squire_2003, squire_lionheart
from coeurdelion.core import AnyGame, Refused
from coeurdelion.core.bot import Bot, Choice, Question, Reason, any_legal
from coeurdelion.games import lionheart, lowenherz_1997, lowenherz_2003

RANDOM, SQUIRE = "random", "squire"
LEVELS: Mapping[str, Mapping[str, Bot]] = {
    lowenherz_2003.id: {SQUIRE: squire_2003.squire},
    lowenherz_1997.id: {SQUIRE: squire_1997.squire},
    lionheart.id: {SQUIRE: squire_lionheart.squire},
}
"""The bots of each game, by level; every game has `random` too."""


def levels_of(game: AnyGame) -> dict[str, Bot]:
    """The bots of a game, by level."""
    return {RANDOM: any_legal, **LEVELS.get(game.id, {})}


def strongest(game: AnyGame) -> str:
    """The best level that a game has."""
    return list(levels_of(game))[-1]


def bot_named(game: AnyGame, level: str) -> Bot:
    """The bot of that level; an unknown level is refused by name."""
    levels = levels_of(game)
    if level not in levels:
        raise Refused("option", "unknown-level", level=level, levels=tuple(levels))
    return levels[level]


__all__ = ["LEVELS", "RANDOM", "SQUIRE", "Bot", "Choice", "Question", "Reason", "bot_named", "levels_of", "strongest"]
