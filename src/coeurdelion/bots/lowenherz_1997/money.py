"""What ducats and treasures are worth in Löwenherz 1997, in points, and how much a gain of points may cost."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from coeurdelion.bots.lowenherz_1997.outlook import CardsAhead
from coeurdelion.games.lowenherz_1997.actions import MakeBid, Treasures
from coeurdelion.games.lowenherz_1997.state import Player
from coeurdelion.games.lowenherz_1997.treasure import whole_purse

DUCAT_WORTH = ((0.5, 8), (0.35, 10), (0.18, 14), (0.06, 999))
"""The worth of a ducat in points, and for how many ducats it holds: the first, the next, and so on."""
DUCATS_PER_ROUND = 4
"""The ducats that a round can use: more than the rounds to come can use are worth nothing."""


def money(player: Player) -> int:
    """The ducats of a prince, treasures at face value."""
    every = whole_purse(player)
    return every.ducats + sum(every.treasures)


@lru_cache(maxsize=1 << 12)
def purse(ducats: int, rounds: int) -> float:
    """What `ducats` are worth with `rounds` to come, in points."""
    ducats = min(ducats, DUCATS_PER_ROUND * (rounds + 1))
    counted = 0.0
    for worth, width in DUCAT_WORTH:
        counted += worth * min(ducats, width)
        ducats -= min(ducats, width)
    return counted


def cost(player: Player, ducats: int, ahead: CardsAhead) -> float:
    """What it costs a prince to part with `ducats`, in points; a gift of ducats costs less than nothing."""
    every = money(player)
    return purse(every, ahead.rounds) - purse(max(0, every - ducats), ahead.rounds)


def affordable(player: Player, gain: float, ahead: CardsAhead) -> int:
    """The most ducats that a gain of points is worth to a prince: parting with them costs no more points than it brings."""
    most = money(player)
    while most and cost(player, most, ahead) > gain:
        most -= 1
    return most if gain > 0 else 0


def sparing(bids: Iterable[MakeBid]) -> dict[int, MakeBid]:
    """Of all bids one for each worth, the one that gives away the fewest treasures."""
    found: dict[int, MakeBid] = {}
    for bid in sorted(bids, key=lambda bid: (value(bid), len(bid.treasures), sum(bid.treasures))):
        found.setdefault(value(bid), bid)
    return found


def value(bid: MakeBid) -> int:
    """What a bid is worth, ducats and treasures together."""
    return bid.ducats + sum(bid.treasures)


def spares(treasures: Iterable[Treasures]) -> Treasures:
    """Of several ways to pay the one that gives away least."""
    return min(treasures, key=lambda paid: (sum(paid), paid))
