"""The weights of the levels above the squire: learnt, kept in weights.toml; the squire has its own in evaluation.py."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from coeurdelion.bots.lionheart.evaluation import EAGERNESS_TURNS, LATER_SHARE, WEIGHTS
from coeurdelion.bots.lionheart.odds import FIGURE_WORTH, SPARE_SHARE

PLACE = Path(__file__).with_name("weights.toml")
ASSETS = ("king", "threats", "arrows", "hunt", "advance", "facing", "footing", "bribes")
"""The terms that each side has for itself, in the order of the core."""
KINDS = tuple(kind.name for kind in FIGURE_WORTH)


class Weights(NamedTuple):
    """What everything counts, in figures of infantry.

    `now` and `later` are the terms of the side to move and of the side that has moved, `worth` that of a figure of each
    kind. The threat to a King counts for the side to move as a share of the victory. `spare` is the share of figures that
    roll no dice, `to_move` what it counts to be to move, `scale` how much likelier a victory is for one figure of infantry,
    in logits, `patience` after how many turns without a loss a side is twice as eager.
    """

    now: Mapping[str, float]
    later: Mapping[str, float]
    worth: Mapping[str, float]
    spare: float
    to_move: float
    scale: float
    patience: float

    def numbers(self) -> tuple[float, ...]:
        """All of them in the order of the core."""
        terms = (weights[name] for weights in (self.now, self.later) for name in ASSETS)
        return *terms, *(self.worth[name] for name in KINDS), self.spare, self.to_move, self.scale, self.patience


def weights_of(numbers: Sequence[float]) -> Weights:
    """The weights that are these numbers."""
    count = len(ASSETS)
    now, later, worth, rest = numbers[:count], numbers[count : 2 * count], numbers[2 * count : -4], numbers[-4:]
    return Weights(*(_named(ASSETS, now), _named(ASSETS, later), _named(KINDS, worth)), *rest)


def _named(names: Sequence[str], numbers: Sequence[float]) -> dict[str, float]:
    return dict(zip(names, numbers, strict=True))


def of_squire() -> Weights:
    """What the squire believes, as far as these weights can say it: from there learning begins."""
    now = {name: WEIGHTS[name] for name in ASSETS}
    shares = {"threats": LATER_SHARE, "arrows": LATER_SHARE, "bribes": LATER_SHARE}
    later = {name: WEIGHTS[name] * shares.get(name, 1.0) for name in ASSETS}
    now.update(king=0.9, footing=-WEIGHTS["footing"])
    later.update(king=8.0, footing=-WEIGHTS["footing"])
    worth = {kind.name: figure for kind, figure in FIGURE_WORTH.items()}
    return Weights(now, later, worth, SPARE_SHARE, 0.3, 0.12, EAGERNESS_TURNS)


@cache
def learnt() -> Weights:
    """Those that were learnt."""
    table: Mapping[str, Any] = tomllib.loads(PLACE.read_text("utf-8"))
    return Weights(table["now"], table["later"], table["worth"], **table["whole"])
