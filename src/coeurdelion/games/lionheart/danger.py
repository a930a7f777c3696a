"""Kings in danger: who can attack them in the other side's turn, and with what odds (LH-END-1)."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import takewhile
from typing import NamedTuple

from coeurdelion.core import Seat
from coeurdelion.games.lionheart.field import Field
from coeurdelion.games.lionheart.foretell import chance_of_all
from coeurdelion.games.lionheart.kinds import HEAVY, KING, Unit
from coeurdelion.games.lionheart.numbers import ACTIONS, HEAVY_ACTIONS
from coeurdelion.games.lionheart.state import Board, Orders, Phase, RollForAttack


class Attacker(NamedTuple):
    """A unit that can attack the King: from where, with how many actions, and the chance that he falls."""

    cell: int
    actions: int
    chance: Fraction


class Danger(NamedTuple):
    """All that can attack a King in one turn, the most dangerous first, and the chance that the best turn fells him."""

    attackers: tuple[Attacker, ...]
    chance: Fraction


def danger(field: Field, board: Board, phase: Phase, attacked: int, seat: Seat) -> Danger | None:
    """Who can attack a seat's King in the other side's next turn, or in what is left of this one; None if nobody can."""
    if not isinstance(phase, Orders | RollForAttack):
        return None
    acts = phase.seat != seat
    return _danger(field, board, seat, phase.left if acts else ACTIONS, attacked if acts else 0)


@lru_cache(1024)  # every seat that looks at a position is shown the same
def _danger(field: Field, board: Board, seat: Seat, left: int, attacked: int) -> Danger | None:
    king = next((cell for cell, unit in enumerate(board) if unit and unit.kind is KING and unit.owner == seat), None)
    if king is None:
        return None
    target = board[king]
    assert target is not None
    found = [
        Attacker(cell, actions, chance_of_all(unit, target))
        for cell, unit in enumerate(board)
        if unit and unit.owner != seat and not attacked >> cell & 1
        if (actions := actions_needed(field, board, unit, cell, king)) <= left
    ]
    found.sort(key=lambda one: (-one.chance, one.actions, one.cell))
    return Danger(tuple(found), _best_turn(found, left)) if found else None


def actions_needed(field: Field, board: Board, unit: Unit, cell: int, target: int) -> int:
    """How many actions an attack on a square takes with a move or turn before it if need be, or more than a turn has."""
    if field.targets(unit.kind, unit.facing, cell) >> target & 1:
        return 1
    cost = HEAVY_ACTIONS if unit.kind is HEAVY else 1
    turned = any(field.targets(unit.kind, facing, cell) >> target & 1 for facing in range(4))
    return cost + 1 if turned or _moves_up(field, board, unit, cell, target) else ACTIONS + 1


def _moves_up(field: Field, board: Board, unit: Unit, cell: int, target: int) -> bool:
    """Whether one move brings a unit to where it can attack a square (LH-MOVE-2, LH-MOVE-3)."""
    ahead = (to for to in free_ahead(field, board, unit, cell) if to != target)
    return any(field.targets(unit.kind, unit.facing, to) >> target & 1 for to in ahead)


def free_ahead(field: Field, board: Board, unit: Unit, cell: int) -> tuple[int, ...]:
    """The squares that a unit can move to as it stands, nearest first (LH-MOVE-1 … 3)."""
    way = (to for to, _ in field.moves[unit.facing][cell])
    free = tuple(takewhile(lambda to: board[to] is None, way))
    return free if unit.kind.mounted else free[:1]


def _best_turn(found: list[Attacker], left: int) -> Fraction:
    """The chance that a turn fells the King: by the best attacker, or by the best that need no more actions than there are.

    Two attacks are independent: whoever runs after the first can only carry away units behind it, and those attack first.
    """
    ready = [one.chance for one in found if one.actions == 1][:left]
    survives = Fraction(1)
    for chance in ready:
        survives *= 1 - chance
    return max(found[0].chance, 1 - survives)
