"""What a game's folder of bots offers."""

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
    """A player for tests and benchmarks that does whatever makes things happen."""
    evaluate: Callable[[Any, Seat], float]
    """How good a state is for a seat, in points."""
    private_reasons: frozenset[str] = frozenset()
    """Keys of reasons that give away a hidden card or a price: only the bot's own seat may read them during the match."""
    reads_log: frozenset[str] = frozenset()
    """The levels whose bots look at the log; the others are not sent it."""
