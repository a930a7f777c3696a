"""What attacks in Lionheart bring by the odds, and how many actions units are away from them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from coeurdelion.core.choices import bits
from coeurdelion.games.lionheart.dice import dice_of, effect, rolls
from coeurdelion.games.lionheart.field import Field, squares
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
    return _ways(field, kind.reach, kind.mounted, HEAVY_ACTIONS if kind is HEAVY else 1, target)


@cache
def _ways(field: Field, reach: str, mounted: bool, cost: int, target: int) -> tuple[tuple[int, ...], ...]:
    """The same for all kinds that move and attack alike; `cost` is what one move or turn takes."""
    found = [[UNREACHABLE] * field.grid.size for _ in range(4)]
    known = [0] * 4
    reached = [sum(1 << cell for cell, hit in enumerate(hits) if hit >> target & 1) for hits in field.reach[reach]]
    actions = 0
    while any(fresh := [cells & ~old for cells, old in zip(reached, known, strict=True)]):
        for facing, cells in enumerate(fresh):
            known[facing] |= cells
            for cell in bits(cells):
                found[facing][cell] = actions
        turned = fresh[0] | fresh[1] | fresh[2] | fresh[3]
        reached = [turned | _before(field, facing, cells, mounted, 1 << target) for facing, cells in enumerate(fresh)]
        actions += cost
    return tuple(map(tuple, found))


def _before(field: Field, facing: int, cells: int, mounted: bool, target: int) -> int:
    """The squares from where a unit comes straight to one of these with one move; none is beyond the target."""
    found = 0
    while cells := _behind(field, facing, cells) & ~target:
        found |= cells
        if not mounted:
            break
    return found


def _behind(field: Field, facing: int, cells: int) -> int:
    """The squares one step behind these for a unit that faces north, east, south or west."""
    width, size = field.grid.width, field.grid.size
    match facing:
        case 0:
            return cells << width & (1 << size) - 1
        case 1:
            return (cells & ~_first_column(width, size)) >> 1
        case 2:
            return cells >> width
        case _:
            return cells << 1 & ~_first_column(width, size) & (1 << size) - 1


@cache
def _first_column(width: int, size: int) -> int:
    return sum(1 << cell for cell in range(0, size, width))


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
