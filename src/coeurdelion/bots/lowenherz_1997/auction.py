"""What princes can be expected to bid in a duel of Löwenherz 1997: about an equilibrium of sealed bids, with errors.

Everyone draws bids by lot, likelier the more they bring against what the others draw. So nobody can gain by reading it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from math import exp, prod
from typing import NamedTuple

BID_TEMPERATURE, BID_TEMPERATURE_PER_POINT = 0.15, 0.04
"""The temperature of the softmax by which bids are drawn, in points, and what each point at stake adds to it."""
PASSES = 12
"""How often everyone answers what the others drew so far."""

Lots = Sequence[float]
"""How likely each bid is, from none to the highest."""


def temperature(gain: float) -> float:
    """The temperature of the bids of a prince to whom an action is worth so many points."""
    return BID_TEMPERATURE + BID_TEMPERATURE_PER_POINT * max(0.0, gain)


def softmax(values: Sequence[float], heat: float) -> list[float]:
    """How likely each of some values is drawn."""
    best = max(values)
    weights = [exp((value - best) / heat) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


class Chances(NamedTuple):
    """How likely a bid is higher than those of all others, and how likely the highest of them is equal."""

    wins: float
    ties: float

    def expect(self, won: float, lost: float, again: bool) -> float:
        """What the bid can be expected to bring; those tied bid once more, and may be tied again (L97-CONFLICT-6)."""
        decided = 0.0 if again else self.ties * (1 - self.ties)
        return self.wins * won + (1 - self.wins - self.ties) * lost + decided * (won + lost) / 2


def against(others: Sequence[Lots], bid: int) -> Chances:
    """The chances of a bid against others who draw theirs."""
    wins = prod(sum(lots[:bid]) for lots in others)
    return Chances(wins, prod(sum(lots[: bid + 1]) for lots in others) - wins)


def equilibrium(won: Sequence[Sequence[float]], lost: Sequence[float], again: bool) -> list[list[float]]:
    """The lots of each prince by what winning with each bid brings him, and what losing does."""
    lots = [[1 / len(values)] * len(values) for values in won]
    for made in range(1, PASSES + 1):
        answers = [_answer(won[prince], lost[prince], _but(lots, prince), again) for prince in range(len(won))]
        lots = [_mean(mixed, answer, 2 / (made + 1)) for mixed, answer in zip(lots, answers, strict=True)]
    return lots


def _but(lots: Sequence[Lots], prince: int) -> list[Lots]:
    return [*lots[:prince], *lots[prince + 1 :]]


def _answer(won: Sequence[float], lost: float, others: Sequence[Lots], again: bool) -> list[float]:
    """How a prince draws bids if the others draw theirs like this."""
    brings = [against(others, bid).expect(gain, lost, again) for bid, gain in enumerate(won)]
    return softmax(brings, temperature(won[0]))


def _mean(one: Lots, other: Lots, share: float) -> list[float]:
    """The lots of one with a share of another's."""
    return [(1 - share) * first + share * second for first, second in zip(one, other, strict=True)]


def recklessly(lots: Lots, most: int, chance: float) -> list[float]:
    """The lots of one who perhaps bids any amount that he has."""
    spread = [chance / (most + 1)] * (most + 1)
    return [(1 - chance) * mixed + any_bid for mixed, any_bid in zip_longest(lots, spread, fillvalue=0.0)]
