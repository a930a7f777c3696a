"""When enough has been played: a generalised sequential probability ratio test on the scores of whole lucks.

A score of a luck is the first bot's mean share of the victory in its matches: for two players a half point for each of two
matches, so that the same luck for both sides leaves less to chance. Nothing is supposed about how often which score comes:
of all ways that have the mean of a hypothesis, each hypothesis is given the likeliest.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from coeurdelion.bots.arena.rating import expected_share

ERROR = 0.05
"""How often it may be wrong, either way."""
BOUND = math.log((1 - ERROR) / ERROR)
UNSEEN = 1e-3
"""How many lucks of each score that could come are supposed to have been seen, so that none is ruled out."""
POSSIBLE = (0.0, 0.25, 0.5, 0.75, 1.0)
HALVINGS = 60


class Verdict(Enum):
    """What the test says: not yet, the second hypothesis, or the first."""

    OPEN = "open"
    STRONGER = "stronger"
    NOT_STRONGER = "not-stronger"


class Hypotheses(NamedTuple):
    """The Elo differences between which the test decides, the second the greater."""

    elo0: float
    elo1: float


class Sprt:
    """The test, luck by luck; `sides` has the seats of the first bot and of the other in each match of a luck."""

    def __init__(self, hypotheses: Hypotheses, sides: Sequence[tuple[int, int]]) -> None:
        self.hypotheses = hypotheses
        self._means = [sum(expected_share(elo, *side) for side in sides) / len(sides) for elo in hypotheses]
        self._scores: Counter[float] = Counter()

    def add(self, score: float) -> None:
        """One more luck was played."""
        self._scores[round(score, 9)] += 1

    @property
    def ratio(self) -> float:
        """The logarithm of how much likelier the results are by the second hypothesis than by the first."""
        if not self._scores:
            return 0.0
        weights = {score: float(self._scores[score]) or UNSEEN for score in {*POSSIBLE, *self._scores}}
        return _log_likelihood(weights, self._means[1]) - _log_likelihood(weights, self._means[0])

    @property
    def verdict(self) -> Verdict:
        """Whether the ratio has left the bounds."""
        ratio = self.ratio
        if abs(ratio) < BOUND:
            return Verdict.OPEN
        return Verdict.STRONGER if ratio > 0 else Verdict.NOT_STRONGER


def _log_likelihood(weights: Mapping[float, float], mean: float) -> float:
    """The greatest log likelihood of scores by odds that have a mean, but for what all means have in common.

    The likeliest odds are those seen, each divided by 1 + tilt · (score − mean), with the tilt that gives them the mean.
    """
    low, high = -1 / (max(weights) - mean), 1 / (mean - min(weights))
    for _ in range(HALVINGS):
        tilt = (low + high) / 2
        if sum(weight * (score - mean) / (1 + tilt * (score - mean)) for score, weight in weights.items()) > 0:
            low = tilt
        else:
            high = tilt
    tilt = (low + high) / 2
    return -sum(weight * math.log1p(tilt * (score - mean)) for score, weight in weights.items())
