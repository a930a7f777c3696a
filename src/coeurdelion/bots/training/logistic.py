"""Fitting weights by which the chance of what happened is greatest (logistic regression)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import NamedTuple

STEPS = 7
"""So often the weights are bettered by Newton's method."""
RIDGE = 20.0
"""How strongly weights are held near 0."""
LEAST = 1e-9
"""No chance is taken for smaller than this."""


class Example(NamedTuple):
    """What was seen, and how much of a victory came of it, from 0 to 1."""

    seen: tuple[float, ...]
    won: float


def chance(weights: Sequence[float], seen: Sequence[float]) -> float:
    """The chance of a victory."""
    return 1 / (1 + exp(-sum(weight * value for weight, value in zip(weights, seen, strict=True))))


def surprise(weights: Sequence[float], examples: Sequence[Example]) -> float:
    """How much what happened surprises, in nats for each example."""
    total = 0.0
    for seen, won in examples:
        told = min(1 - LEAST, max(LEAST, chance(weights, seen)))
        total -= won * log(told) + (1 - won) * log(1 - told)
    return total / len(examples)


def fit(examples: Sequence[Example]) -> list[float]:
    """The weights by which what happened is likeliest."""
    size = len(examples[0].seen)
    weights = [0.0] * size
    for _ in range(STEPS):
        slopes = [-RIDGE * weight for weight in weights]
        bends = [[RIDGE * (row == column) for column in range(size)] for row in range(size)]
        for seen, won in examples:
            told = chance(weights, seen)
            for row, value in enumerate(seen):
                slopes[row] += (won - told) * value
                bent, line = told * (1 - told) * value, bends[row]
                for column in range(row + 1):
                    line[column] += bent * seen[column]
        for row in range(size):
            for column in range(row):
                bends[column][row] = bends[row][column]
        weights = [weight + step for weight, step in zip(weights, _solved(bends, slopes), strict=True)]
    return weights


def _solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations, whose matrix is positive."""
    size = len(right)
    for pivot in range(size):
        for row in range(pivot + 1, size):
            share = rows[row][pivot] / rows[pivot][pivot]
            rows[row] = [one - share * other for one, other in zip(rows[row], rows[pivot], strict=True)]
            right[row] -= share * right[pivot]
    found = [0.0] * size
    for row in reversed(range(size)):
        rest = sum(rows[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (right[row] - rest) / rows[row][row]
    return found
