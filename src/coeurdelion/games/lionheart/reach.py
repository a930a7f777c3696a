"""What a unit can do from its square, and who can attack a square, in words for whoever asks (LH-MOVE, LH-ATTACK)."""

from __future__ import annotations

from collections.abc import Iterator

from coeurdelion.core.capabilities import Phrase
from coeurdelion.games.lionheart.danger import actions_needed, free_ahead
from coeurdelion.games.lionheart.field import Field, field
from coeurdelion.games.lionheart.foretell import chances
from coeurdelion.games.lionheart.kinds import Unit
from coeurdelion.games.lionheart.numbers import ACTIONS
from coeurdelion.games.lionheart.options import COLOURS
from coeurdelion.games.lionheart.state import Orders, RollForAttack
from coeurdelion.games.lionheart.view import View


def reach(view: View, place: str) -> tuple[Phrase, ...]:
    """Where the unit on a square can go, whom it can attack and with what odds, then who can attack the square."""
    battlefield = field(view.options.rows, view.options.archers)
    cell = battlefield.grid.cell(place)
    unit = view.board[cell]
    own = (_ways(battlefield, view, cell, unit), *_attacks(battlefield, view, cell, unit)) if unit else ()
    threats = tuple(_threats(battlefield, view, cell))
    return (*own, *(threats or (("lh-reach-safe", {"cell": place}),)))


def _ways(battlefield: Field, view: View, cell: int, unit: Unit) -> Phrase:
    """Where a unit can move as it stands."""
    way = free_ahead(battlefield, view.board, unit, cell)
    names = battlefield.grid.cells
    if not way:
        return "lh-reach-barred", {"cell": names[cell]}
    return "lh-reach-moves", {"first": names[way[0]], "last": names[way[-1]], "count": len(way)}


def _attacks(battlefield: Field, view: View, cell: int, unit: Unit) -> Iterator[Phrase]:
    """Whom a unit can attack in a turn, those at once first."""
    foes = ((number, foe) for number, foe in enumerate(view.board) if foe and foe.owner != unit.owner)
    found = [(actions, number, foe) for number, foe in foes if (actions := _actions(battlefield, view, cell, number))]
    if not found:
        yield "lh-reach-nobody", {}
    for actions, number, foe in sorted(found, key=lambda one: one[:2]):
        some, every = chances(unit, foe)
        told = {"side": COLOURS[foe.owner], "kind": foe.kind.name, "cell": battlefield.grid.cells[number]}
        yield "lh-reach-attack", told | {"actions": actions, "some": some, "every": every}


def _threats(battlefield: Field, view: View, cell: int) -> Iterator[Phrase]:
    """Who can attack a square: the enemies of the unit on it, of an empty one either side."""
    target = view.board[cell]
    for number, unit in enumerate(view.board):
        if unit is None or (target and unit.owner == target.owner):
            continue
        if actions := _actions(battlefield, view, number, cell):
            told = {"side": COLOURS[unit.owner], "kind": unit.kind.name, "cell": battlefield.grid.cells[number]}
            if target is None:
                yield "lh-reach-covered", told | {"actions": actions}
            else:
                some, every = chances(unit, target)
                yield "lh-reach-threat", told | {"actions": actions, "some": some, "every": every}


def _actions(battlefield: Field, view: View, cell: int, target: int) -> int:
    """How many actions the unit on a square needs to attack another in its turn; 0 if it cannot."""
    unit, phase = view.board[cell], view.phase
    assert unit is not None
    acts = isinstance(phase, Orders | RollForAttack) and phase.seat == unit.owner
    if acts and view.attacked >> cell & 1:
        return 0
    left = phase.left if acts and isinstance(phase, Orders | RollForAttack) else ACTIONS
    needed = actions_needed(battlefield, view.board, unit, cell, target)
    return needed if needed <= left else 0
