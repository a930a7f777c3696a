"""What the characters of Lionheart's bots like: a few weights, bent so little that none becomes stronger by it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from coeurdelion.bots.lionheart.evaluation import WEIGHTS
from coeurdelion.bots.lionheart.weights import Weights, learnt

TASTES: Mapping[str, Mapping[str, float]] = {
    "ironbreaker": {"advance": 1.15, "facing": 1.1},
    "raven": {"hunt": 1.15},
    "hawthorn": {"king": 1.15},
    "oldoak": {"advance": 0.85, "hunt": 0.95},
    "greymantle": {"arrows": 1.25},
    "thistle": {"threats": 1.12},
}
"""By how much each character takes terms of a position more or less seriously than the plain level."""


@cache
def terms_of(character: str) -> Mapping[str, float]:
    """What the terms count for a character of a level that looks at its own turn; as usual for none."""
    return _bent(WEIGHTS, character)


@cache
def weights_of_character(character: str) -> Weights:
    """The learnt weights for a character of a level that searches; as learnt for none."""
    weights = learnt()
    later = {**_bent(weights.later, character), "king": weights.later["king"]}  # there it is the threat to the other's King
    return weights._replace(now=_bent(weights.now, character), later=later)


def _bent(weights: Mapping[str, float], character: str) -> Mapping[str, float]:
    taste = TASTES.get(character, {})
    return {name: weight * taste.get(name, 1.0) for name, weight in weights.items()}
