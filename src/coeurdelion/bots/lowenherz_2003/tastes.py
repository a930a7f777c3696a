"""What the characters of Löwenherz 2003 like: a few weights, bent so little that none becomes stronger by it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from coeurdelion.bots.lowenherz_2003.evaluation import WEIGHTS
from coeurdelion.bots.lowenherz_2003.weights import Weights, learnt

TASTES: Mapping[str, Mapping[str, float]] = {
    "aubry": {"prospects": 1.15},
    "isaure": {"garrison": 1.25},
    "gontran": {"pressure": 1.25},
    "mahaut": {"monopoly": 1.25, "income": 1.15},
    "thibert": {"ducats": 1.2},
    "ermeline": {"room": 1.25},
    "baudry": {"points": 1.12},
    "oriane": {},
}
"""By how much each character takes terms of a position more seriously than the plain level."""


@cache
def weights_of_character(character: str) -> Weights:
    """The weights of a level that searches for a character; as learnt for none."""
    weights, taste = learnt(), TASTES.get(character, {})
    return weights._replace(points=_bent(WEIGHTS, taste), late=_bent(weights.late, taste), early=_bent(weights.early, taste))


def _bent(weights: Mapping[str, float], taste: Mapping[str, float]) -> Mapping[str, float]:
    return {name: weight * taste.get(name, 1.0) for name, weight in weights.items()}
