"""Players that are programs, by game and level."""

from collections.abc import Mapping

from coeurdelion.bots.levels import Bot, Choice, Question, Reason, any_legal
from coeurdelion.core import AnyGame, Refused

RANDOM = "random"
LEVELS: Mapping[str, Mapping[str, Bot]] = {}
"""The bots of each game, by level; every game has `random` too."""


def bot_named(game: AnyGame, level: str) -> Bot:
    """The bot of that level; an unknown level is refused by name."""
    levels = {RANDOM: any_legal} | dict(LEVELS.get(game.id, {}))
    if level not in levels:
        raise Refused("option", "unknown-level", level=level, levels=tuple(levels))
    return levels[level]


__all__ = ["LEVELS", "RANDOM", "Bot", "Choice", "Question", "Reason", "bot_named"]
