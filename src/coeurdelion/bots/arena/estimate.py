"""Numbers with their errors, from matches of which those by the same luck belong together."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

CONFIDENCE = 0.95
NORMAL_QUANTILE = 1.959963984540054
"""How many standard errors hold the true value with that confidence."""

NO_DEVIATION = 1e-9


class Estimate(NamedTuple):
    """A number and what it may be off by, either way, with a confidence of 95 %; None if that cannot be told yet."""

    value: float
    error: float | None


def with_error(value: float, variance: float, lucks: int) -> Estimate:
    """A number that was estimated with so much variance from so many lucks; one luck alone tells of no error."""
    return Estimate(value, NORMAL_QUANTILE * math.sqrt(variance) if lucks > 1 else None)


def spread(lucks: int) -> float:
    """What makes a variance over lucks unbiased, as their mean is estimated too."""
    return lucks / (lucks - 1) if lucks > 1 else 1.0


def mean_share(by_luck: Mapping[int, tuple[float, float]]) -> Estimate:
    """The share of the victory for each seat, from the share and the seats in the matches of each luck.

    Where all lucks agree, as when everything was won, one is supposed to have been off by half a victory on each seat.
    """
    won, seats = (sum(column) for column in zip(*by_luck.values(), strict=True))
    share = won / seats
    deviations = sum((own - share * count) ** 2 for own, count in by_luck.values())
    if deviations < NO_DEVIATION:
        deviations = (seats / len(by_luck) / 2) ** 2
    return with_error(share, spread(len(by_luck)) * deviations / seats**2, len(by_luck))
