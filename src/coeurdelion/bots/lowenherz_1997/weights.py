"""The weights of the levels above the squire: learnt, kept in weights.toml; the squire has its own in evaluation.py."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from coeurdelion.bots.lowenherz_1997.decisions import CONTESTED_SHARE, DENIAL_SHARE
from coeurdelion.bots.lowenherz_1997.evaluation import WEIGHTS

PLACE = Path(__file__).with_name("weights.toml")


class Weights(NamedTuple):
    """What the terms of a position count, in points, and how actions are chosen when plans are played on.

    `contested` is what is left of an action that has to be fought for with as much money as the others, `denial` what it
    counts to stand in another's way, as a share of what his acting would cost,
    `card` what the best politics card of a pile counts, as a share of its worth in hand.
    """

    terms: Mapping[str, float]
    contested: float
    denial: float
    card: float

    def numbers(self) -> tuple[float, ...]:
        """All of them in the order of the core."""
        return *self.terms.values(), self.contested, self.denial, self.card


def weights_of(numbers: Sequence[float]) -> Weights:
    """The weights that are these numbers."""
    count = len(WEIGHTS)
    return Weights(dict(zip(WEIGHTS, numbers[:count], strict=True)), *numbers[count:])


def of_squire() -> Weights:
    """What the squire believes, as far as these weights can say it: from there learning begins."""
    return Weights(WEIGHTS, CONTESTED_SHARE, DENIAL_SHARE, 1.0)


@cache
def learnt() -> Weights:
    """Those that were learnt."""
    table: Mapping[str, Any] = tomllib.loads(PLACE.read_text("utf-8"))
    return Weights(table["terms"], **table["conduct"])
