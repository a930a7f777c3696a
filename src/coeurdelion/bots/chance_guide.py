"""What turns the evaluation of a game into chances to win: what a state is worth to each, and how sharply that decides."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from math import exp
from pathlib import Path
from typing import Any, NamedTuple


class Sharpness(NamedTuple):
    """How much likelier a victory is for one unit of worth, in logits.

    At the end of a match that is `scale`; each round that is still to come makes it less by the share `fading`.
    """

    scale: float
    fading: float

    def after(self, rounds_left: float) -> float:
        """How much one unit of worth counts with so many rounds to come."""
        return self.scale * exp(-self.fading * rounds_left)


def no_perils(_state: Any) -> Sequence[float]:
    """For a game in which nobody loses all of a sudden."""
    return ()


class ChanceGuide(NamedTuple):
    """How chances to win are told from the states of a game."""

    worths: Callable[[Any], Sequence[float]]
    """What a state that is not over is worth to each seat, in the unit of the game's weights."""
    rounds_left: Callable[[Any], float]
    """The rounds that may still come; 0 in a game in which nothing tells."""
    sharpness: Sharpness
    """Fitted to matches among bots."""
    perils: Callable[[Any], Sequence[float]] = no_perils
    """How likely each seat has lost before its next turn, whatever the state is worth beside that."""


def read_sharpness(place: Path) -> Sharpness:
    """What was fitted, from its file."""
    table = tomllib.loads(place.read_text("utf-8"))
    return Sharpness(table["scale"], table["fading"])
