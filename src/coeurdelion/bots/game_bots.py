"""What each game's package of bots exports."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from coeurdelion.core import Seat
from coeurdelion.core.bot import Bot
from coeurdelion.core.random_play import Chooser


class GameBots(NamedTuple):
    """The bots of one game, which is named by its id."""

    game: str
    levels: Mapping[str, Bot]
    """The bots by level, the weakest first; every game has `random` too."""
    keen: Chooser
    """A player for tests and benchmarks that prefers actions with many consequences, to cover the rules."""
    evaluate: Callable[[Any, Seat], float]
    """What a state is worth to a seat, in the unit of the game's weights."""
    characters: tuple[str, ...]
    """The keys of the characters that its bots appear as, more than bots can sit at one table."""
    private_reasons: frozenset[str] = frozenset()
    """Keys of reasons that give away a hidden card or a price: only the bot's own seat may read them during the match."""
    reads_log: frozenset[str] = frozenset()
    """The levels whose bots look at the log; the others are not sent it."""
