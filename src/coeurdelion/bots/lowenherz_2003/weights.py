"""The weights of the levels above the squire: those of the squire to play on with, and learnt ones to tell who will win."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from coeurdelion.bots.lowenherz_2003.evaluation import WEIGHTS

PLACE = Path(__file__).with_name("weights.toml")
HAND = "hand"
"""What the file calls the best card in hand."""
EARLY_TURNS = 24
"""With so many turns to come, or more, a position is an early one; the core has the same number."""


class Weights(NamedTuple):
    """What the terms count, by name.

    `points` are those by which everyone plays on, in points. `late` and `early` tell the chance to win, in logits: with no
    turn to come and with EARLY_TURNS or more; between them the root of the share of the turns decides. `hand` is the same
    for the best card of who is to use one.
    """

    points: Mapping[str, float]
    late: Mapping[str, float]
    early: Mapping[str, float]
    hand: tuple[float, float]


@cache
def learnt() -> Weights:
    """Those that were learnt; a victory is none of them, the search knows it when it sees it."""
    table: Mapping[str, Any] = tomllib.loads(PLACE.read_text("utf-8"))
    late, early = ({"won": 0.0, **table[name]} for name in ("late", "early"))
    return Weights(WEIGHTS, late, early, (late.pop(HAND), early.pop(HAND)))
