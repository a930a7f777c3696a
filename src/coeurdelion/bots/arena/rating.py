"""Elo by a Bradley-Terry fit: a side wins as likely as its part is of the strength of all seats; a draw is half a win."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import product
from typing import NamedTuple

from coeurdelion.bots.arena.estimate import Estimate, spread, with_error
from coeurdelion.bots.arena.fixture import Played

ELO = 400 / math.log(10)
"""The Elo points of one unit of log strength: ten times the strength is 400 points more."""
STEPS = 200
CLOSE_ENOUGH = 1e-12
BOLDEST_STEP = 2.0
NO_PUSH = 1e-9

Vector = list[float]
Matrix = list[Vector]


class Encounter(NamedTuple):
    """One match as the fit sees it: two bots, how many seats each had, and the first one's share of the victory."""

    luck: int
    first: int
    second: int
    seats: int
    others: int
    share: float


class Ratings(NamedTuple):
    """The Elo of each bot, their mean 0, and the covariances of their errors.

    `draws_added` tells that one drawn match more was counted between every two that met: without it a bot that has won or
    lost everything would have no finite rating.
    """

    elo: Sequence[float]
    covariance: Sequence[Sequence[float]]
    lucks: int
    draws_added: bool

    def of(self, bot: int) -> Estimate:
        """The rating of a bot."""
        return with_error(self.elo[bot], self.covariance[bot][bot], self.lucks)

    def difference(self, first: int, second: int) -> Estimate:
        """How much stronger the first bot is."""
        c = self.covariance
        variance = c[first][first] + c[second][second] - 2 * c[first][second]
        return with_error(self.elo[first] - self.elo[second], max(0.0, variance), self.lucks)


def encounter(played: Played) -> Encounter:
    """What the fit needs of a match between two bots; the first is the one named first in the run."""
    first, second = sorted(set(played.bots))
    own = sum(share for bot, share in zip(played.bots, played.shares, strict=True) if bot == first)
    return Encounter(played.luck, first, second, played.bots.count(first), played.bots.count(second), own)


def expected_share(elo: float, seats: int, others: int) -> float:
    """The share of the victory of a side with so many seats that is stronger by that much on each."""
    return 1 / (1 + others / seats * math.exp(-elo / ELO))


def rate(bots: int, encounters: Sequence[Encounter]) -> Ratings:
    """The ratings that make the results most likely, with errors by how much they vary from luck to luck."""
    draws_added = not _is_bounded(bots, encounters)
    lucks = len({one.luck for one in encounters})
    if draws_added:
        encounters = [*encounters, *_draws(encounters)]
    strengths, inverse = _fit(bots, encounters)
    gradients = _gradients(bots, encounters, strengths)
    if all(abs(push) < NO_PUSH for gradient in gradients for push in gradient):
        covariance = inverse  # every luck came out as expected: as if its matches had nothing in common
    else:
        covariance = _sandwich(inverse, gradients, spread(lucks))
    elo = [ELO * strength for strength in strengths]
    return Ratings(elo, [[ELO**2 * entry for entry in row] for row in covariance], lucks, draws_added)


def _is_bounded(bots: int, encounters: Iterable[Encounter]) -> bool:
    """Whether the ratings are finite: from every bot a chain of points that somebody won leads to every other."""
    reached = [[one == other for other in range(bots)] for one in range(bots)]
    for one in encounters:
        reached[one.first][one.second] |= one.share > 0
        reached[one.second][one.first] |= one.share < 1
    for between, start, end in product(range(bots), repeat=3):
        reached[start][end] |= reached[start][between] and reached[between][end]
    return all(map(all, reached))


def _draws(encounters: Iterable[Encounter]) -> list[Encounter]:
    """One drawn match between every two that met, each by a luck of its own."""
    met = sorted({(one.first, one.second) for one in encounters})
    return [Encounter(-1 - number, first, second, 1, 1, 0.5) for number, (first, second) in enumerate(met)]


def _fit(bots: int, encounters: Iterable[Encounter]) -> tuple[Vector, Matrix]:
    """The log strengths of the greatest likelihood, by Newton's method, and the inverse of the information observed."""
    counts: Counter[Encounter] = Counter(one._replace(luck=0) for one in encounters)
    strengths = [0.0] * bots
    for _ in range(STEPS):
        gradient, information = [0.0] * bots, [[1 / bots] * bots for _ in range(bots)]  # the mean is held at 0
        for one, count in counts.items():
            expected = _expected(strengths, one)
            _push(gradient, one, count * (one.share - expected))
            weight = count * expected * (1 - expected)
            for bot, rival in ((one.first, one.second), (one.second, one.first)):
                information[bot][bot] += weight
                information[bot][rival] -= weight
        inverse = _inverse(information)
        step = [sum(map(float.__mul__, row, gradient)) for row in inverse]
        longest = max(map(abs, step))
        if longest < CLOSE_ENOUGH:
            return strengths, [[entry - 1 / bots for entry in row] for row in inverse]
        scale = min(1.0, BOLDEST_STEP / longest)
        strengths = [strength + scale * change for strength, change in zip(strengths, step, strict=True)]
    raise AssertionError("a likelihood that is concave and bounded has one greatest value")


def _expected(strengths: Vector, one: Encounter) -> float:
    return expected_share(ELO * (strengths[one.first] - strengths[one.second]), one.seats, one.others)


def _push(gradient: Vector, one: Encounter, push: float) -> None:
    """Adds what an encounter says: up with the first bot, down with the second."""
    gradient[one.first] += push
    gradient[one.second] -= push


def _gradients(bots: int, encounters: Iterable[Encounter], strengths: Vector) -> list[Vector]:
    """What the matches of each luck say together."""
    by_luck: defaultdict[int, Vector] = defaultdict(lambda: [0.0] * bots)
    for one in encounters:
        _push(by_luck[one.luck], one, one.share - _expected(strengths, one))
    return list(by_luck.values())


def _sandwich(inverse: Matrix, gradients: Iterable[Vector], correction: float) -> Matrix:
    """The covariance of the log strengths: the inverse information on both sides of the variance over lucks."""
    covariance = [[0.0] * len(inverse) for _ in inverse]
    for gradient in gradients:
        moved = [sum(map(float.__mul__, row, gradient)) for row in inverse]
        for row, own in zip(covariance, moved, strict=True):
            for column, other in enumerate(moved):
                row[column] += correction * own * other
    return covariance


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse of a positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(place == number) for place in range(size))] for number, row in enumerate(matrix)]
    for pivot in range(size):
        rows[pivot] = [entry / rows[pivot][pivot] for entry in rows[pivot]]
        for number, row in enumerate(rows):
            if number != pivot:
                rows[number] = [entry - row[pivot] * own for entry, own in zip(row, rows[pivot], strict=True)]
    return [row[size:] for row in rows]
