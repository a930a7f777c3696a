"""What attacks in Lionheart bring by the odds, and how many actions units are away from them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from coeurdelion.games.lionheart.dice import dice_of, effect, rolls
from coeurdelion.games.lionheart.field import OFF, Field, squares
from coeurdelion.games.lionheart.kinds import (
    ARCHERS,
    HEAVY,
    INFANTRY,
    KING,
    KNIGHTS,
    MERCENARIES,
    PEASANTS,
    Kind,
    Unit,
)
from coeurdelion.games.lionheart.numbers import HEAVY_ACTIONS

FIGURE_WORTH = {KING: 6.0, KNIGHTS: 3.5, ARCHERS: 1.5, INFANTRY: 1.0, HEAVY: 2.6, PEASANTS: 0.8, MERCENARIES: 2.4}
"""The worth of a figure of each kind, in figures of infantry; the King's beside what the end of the match counts."""
FULL_FIGURES, SPARE_SHARE = 4, 0.7
"""Figures beyond FULL_FIGURES on a base count with this share of their worth: they roll no dice."""
TERROR_WORTH = 0.3
"""The worth of driving a unit back one square, in figures of infantry."""


@cache
def worth(kind: Kind, figures: int) -> float:
    """What a unit is worth."""
    return FIGURE_WORTH[kind] * (min(figures, FULL_FIGURES) + SPARE_SHARE * max(0, figures - FULL_FIGURES))


class Strike(NamedTuple):
    """The odds of an attack: that one falls at least, or two, or all; that the attacker flees; what it wins on average."""

    falls: float
    two: float
    all: float
    flees: float
    gain: float


@cache
def strike(attacker: Unit, target: Unit) -> Strike:
    """The odds of an attack of one unit on another."""
    falls = two = every = flees = gain = 0.0
    whole = worth(target.kind, target.figures)
    for chance, losses, flight, terror in _effects(attacker, target):
        falls += chance * (losses > 0)
        two += chance * (losses > 1)
        every += chance * (losses == target.figures)
        flees += chance * (flight > 0)
        left = target.figures - losses
        gain += chance * (whole - (worth(target.kind, left) if left else 0.0) + TERROR_WORTH * terror)
    return Strike(falls, two, every, flees, gain)


def _effects(attacker: Unit, target: Unit, again: bool = False) -> Iterator[tuple[float, int, int, int]]:
    """Every roll's chance, with the losses, the squares of flight and those of terror; a lone attacker's second included."""
    weights = rolls(dice_of(attacker, target))
    total = sum(weights.values())
    for roll, weight in weights.items():
        done = effect(attacker, target, roll.faces, again)
        if done.again:
            for chance, losses, flight, terror in _effects(attacker, target, again=True):
                yield chance * weight / total, losses, flight, terror
        else:
            yield weight / total, done.losses, done.flight, done.terror


UNREACHABLE = 50
"""A number of actions that is more than any way takes."""


@cache
def ways(field: Field, kind: Kind, target: int) -> tuple[tuple[int, ...], ...]:
    """How many actions on an empty board bring a unit to where it can attack a square, by its facing and its own square."""
    size = field.grid.size
    found = [[UNREACHABLE] * size for _ in range(4)]
    reached = [(cell, facing) for facing in range(4) for cell in range(size) if _hits(field, kind, facing, cell, target)]
    cost = HEAVY_ACTIONS if kind is HEAVY else 1
    actions = 0
    while reached:
        fresh = [(cell, facing) for cell, facing in dict.fromkeys(reached) if found[facing][cell] == UNREACHABLE]
        for cell, facing in fresh:
            found[facing][cell] = actions
        reached = [before for place in fresh for before in _before(field, kind, place, target)]
        actions += cost
    return tuple(map(tuple, found))


def _hits(field: Field, kind: Kind, facing: int, cell: int, target: int) -> bool:
    return bool(field.targets(kind, facing, cell) >> target & 1)


def _before(field: Field, kind: Kind, place: tuple[int, int], target: int) -> Iterator[tuple[int, int]]:
    """From where a unit comes to a square and facing with one move or turn."""
    cell, facing = place
    for other in range(4):
        yield cell, other
    back = field.ahead[(facing + 2) % 4]
    while (cell := back[cell]) not in (OFF, target):
        yield cell, facing
        if not kind.mounted:
            return


@lru_cache(maxsize=1 << 15)
def nearest(field: Field, kind: Kind, facing: int, cell: int, foes: int) -> int:
    """How many actions on an empty board bring a unit to where it can attack one of these squares."""
    return min(ways(field, kind, target)[facing][cell] for target in squares(foes))


@cache
def any_way(field: Field, kind: Kind, cell: int) -> int:
    """The squares that a unit can attack after turning, the way it faces included."""
    reach = field.reach[kind.reach]
    return reach[0][cell] | reach[1][cell] | reach[2][cell] | reach[3][cell]


def after_an_action(field: Field, own: Unit, cell: int, occupied: int) -> int:
    """The squares that a unit can attack with its second action, when it moves or turns first."""
    kind = own.kind
    if kind is HEAVY:
        return 0
    found = any_way(field, kind, cell)
    reach = field.reach[kind.reach][own.facing]
    for to, _ in field.moves[own.facing][cell]:
        if occupied >> to & 1:
            break
        found |= reach[to]
        if not kind.mounted:
            break
    return found


@cache
def before(field: Field, facing: int, cell: int) -> int:
    """The squares in front of a unit: those no further to the side than ahead."""
    row, column = divmod(cell, field.grid.width)
    found = 0
    for other in range(field.grid.size):
        south, east = other // field.grid.width - row, other % field.grid.width - column
        ahead, side = ((-south, east), (east, south), (south, east), (-east, south))[facing]
        found |= (ahead > 0 and abs(side) <= ahead) << other
    return found
