"""Settings and results that the tests of the arena share."""

from __future__ import annotations

from coeurdelion.bots import RANDOM
from coeurdelion.bots.arena import Contestant, Played, Setting
from coeurdelion.games import lionheart

MIRROR = Setting(lionheart.id, lionheart.version, (Contestant("Ada", level=RANDOM), Contestant("Grace", level=RANDOM)))
"""Two bots of the level `random`: matches of ten milliseconds."""


def won(number: int, luck: int, bots: tuple[int, ...], shares: tuple[float, ...]) -> Played:
    """A match of which only the shares matter."""
    return Played(number, luck, bots, shares, (0,) * len(bots), 1, "", ((1.0,),) * len(bots))


def pair(luck: int, first: float, second: float) -> list[Played]:
    """The two matches of a luck, by what the first bot won in each."""
    return [won(2 * luck, luck, (0, 1), (first, 1 - first)), won(2 * luck + 1, luck, (1, 0), (1 - second, second))]
