"""What the characters of the bots of Löwenherz 1997 like: a few weights, bent so little that none becomes stronger by it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from coeurdelion.bots.lowenherz_1997.weights import Weights, learnt

TASTES: Mapping[str, Mapping[str, float]] = {
    "anselin": {"prospects": 1.1},
    "sigrade": {"garrison": 1.15},
    "hardouin": {"pressure": 1.15},
    "brune": {"silver": 1.12},
    "evrin": {"ducats": 1.1},
    "yolaine": {"politics": 1.2},
    "raginal": {"points": 1.08},
    "liegarde": {},
}
"""By how much each character takes terms of a position more seriously than the plain level."""


@cache
def weights_of_character(character: str) -> Weights:
    """The learnt weights for a character; as learnt for none."""
    weights, taste = learnt(), TASTES.get(character, {})
    return weights._replace(terms={name: weight * taste.get(name, 1.0) for name, weight in weights.terms.items()})
