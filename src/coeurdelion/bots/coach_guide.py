"""What the coach has to know of a game: what a turn is, what a state is worth by its parts, and what is much."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from coeurdelion.core import Seat
from coeurdelion.core.bot import Reason
from coeurdelion.core.choices import Choices

Parts = Mapping[str, float]
"""What a state is worth to a seat, as parts with names that add up, in the unit of the game's weights."""
Outcomes = Callable[[Any], Sequence[tuple[Any, float]]]
"""The states that chance can lead to, as far as the rules tell them apart, with the odds."""


class PartWords(NamedTuple):
    """How the loss of a part is told: the key of its sentence, and what one in its numbers counts, below 0 for a danger."""

    key: str
    scale: float = 1.0


class Promise(NamedTuple):
    """What an action promises beyond the state it is done in, and why somebody would do it."""

    parts: Parts
    reasons: tuple[Reason, ...] = ()

    @property
    def value(self) -> float:
        """What it promises on the whole."""
        return sum(self.parts.values())


Promises = Callable[[Any, Seat, Choices[Any]], Mapping[Any, Promise]]
"""What each legal action of a seat promises where that is up to the others or to cards; empty where its own steps tell."""


def no_promises(_state: Any, _seat: Seat, _legal: Choices[Any]) -> Mapping[Any, Promise]:
    """For a game in which the steps of a turn tell everything."""
    return {}


class CoachGuide(NamedTuple):
    """How the coach judges a game."""

    turn: Callable[[Any], object]
    """What is the same for all states of one turn, whoever is asked in it, and different in the next."""
    parts: Callable[[Any, Seat], Parts]
    """What a state is worth to a seat at the end of its turn."""
    words: Mapping[str, PartWords]
    """How the loss of each part is told; others are not told."""
    grave: float
    """A line that loses this much, or more, is warned of."""
    telling: float
    """A line that loses this much, or more, is worth a word afterwards."""
    promises: Promises = no_promises
    outcomes: Outcomes | None = None
    """Where chance can lead in the middle of a turn; without it one outcome is drawn in each world."""
