"""The kinds of units, and a unit on its square."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from coeurdelion.core import Seat
from coeurdelion.games.lionheart.numbers import KIND_NUMBERS

NORTH, EAST, SOUTH, WEST = range(4)
FACINGS = "nesw"
ARROWS = "^>v<"
FORWARD = (NORTH, SOUTH)
"""Where the enemy of each seat is: gold plays upwards, silver downwards (LH-SETUP-1)."""


@dataclass(frozen=True, slots=True, eq=False)
class Kind:
    """What all units of one kind have in common; `numbers.toml` says what each number means."""

    name: str
    letter: str
    available: int
    most: int
    massed: int
    least: int = 1
    dice: int = 1
    toughness: int = 1
    mounted: bool = False
    strikes: str = "axe"
    reach: str = "ahead"

    def __repr__(self) -> str:
        return self.name


def _kind(name: str) -> Kind:
    entry = KIND_NUMBERS[name]
    return Kind(name=name, **{"letter": name[0], "massed": entry["most"], **entry})


KING, KNIGHTS, ARCHERS, INFANTRY, HEAVY, PEASANTS, MERCENARIES = KINDS = tuple(map(_kind, KIND_NUMBERS))
KIND = {kind.letter: kind for kind in KINDS}
NAMED = {kind.name: kind for kind in KINDS}
RANK = {kind: number for number, kind in enumerate(KINDS)}


class Unit(NamedTuple):
    """A base with its figures and its facing (LH-SETUP-2)."""

    owner: Seat
    kind: Kind
    figures: int
    facing: int


@cache
def unit(owner: Seat, kind: Kind, figures: int, facing: int) -> Unit:
    """The unit with these properties; each exists once."""
    return Unit(owner, kind, figures, facing)
