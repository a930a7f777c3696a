"""The levels of bots: which game has which, and the bot of a level by its name."""

from __future__ import annotations

from collections.abc import Mapping

from coeurdelion.bots import lionheart, lowenherz_1997, lowenherz_2003
from coeurdelion.bots.game_bots import GameBots
from coeurdelion.bots.level_names import RANDOM, SQUIRE
from coeurdelion.bots.monte_carlo import monte_carlo_of
from coeurdelion.core import AnyGame, Refused
from coeurdelion.core.bot import Bot, BotChoice, BotRequest, Reason

BOTS: Mapping[str, GameBots] = {bots.game: bots for bots in (lowenherz_2003.BOTS, lowenherz_1997.BOTS, lionheart.BOTS)}
"""The bots of each game that has any beside `random`, by the game's id."""


def levels_of(game: AnyGame) -> dict[str, Bot]:
    """The bots of a game, by level, the weakest first."""
    return {RANDOM: any_legal, **(BOTS[game.id].levels if game.id in BOTS else {})}


def usual_level(game: AnyGame) -> str:
    """The level that plays, stands in, hints and judges unless another is asked for: quick, and sensible.

    It is the squire, or where a game has none the best one there is.
    """
    levels = list(levels_of(game))
    return SQUIRE if SQUIRE in levels else levels[-1]


def contestants_of(game: AnyGame) -> dict[str, Bot]:
    """The bots of a game that the arena knows: those of its levels, candidates for more, and a plain one beside them."""
    return {**levels_of(game), **(BOTS[game.id].candidates if game.id in BOTS else {}), **monte_carlo_of(game)}


def contestant_named(game: AnyGame, level: str) -> Bot:
    """The bot of that level or candidate; an unknown one is refused by name."""
    return _named(contestants_of(game), level)


def bot_named(game: AnyGame, level: str) -> Bot:
    """The bot of that level; an unknown level is refused by name."""
    return _named(levels_of(game), level)


def _named(levels: Mapping[str, Bot], level: str) -> Bot:
    if level not in levels:
        raise Refused("option", "unknown-level", level=level, levels=tuple(levels))
    return levels[level]


def reads_log(game: AnyGame, level: str) -> bool:
    """Whether the bot of a level looks at the log, so that it has to be sent to it."""
    return game.id in BOTS and level in BOTS[game.id].reads_log


def any_legal(request: BotRequest) -> BotChoice:
    """The level `random`: any legal action, all as likely."""
    return BotChoice(request.legal[int(request.rng.random() * len(request.legal))], (Reason("reason-random", {}),))
