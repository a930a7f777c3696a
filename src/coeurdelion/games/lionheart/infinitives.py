"""What an action is, as a sentence says it: the key of a phrase in the infinitive and what it needs."""

from __future__ import annotations

from coeurdelion.core.capabilities import Phrase
from coeurdelion.games.lionheart.actions import Action, Attack, Bribe, BuildArmy, End, Move, Roll, Turn
from coeurdelion.games.lionheart.field import field
from coeurdelion.games.lionheart.kinds import Unit
from coeurdelion.games.lionheart.options import COLOURS
from coeurdelion.games.lionheart.view import View


def infinitive(view: View, action: Action) -> Phrase:
    """An action in a position, in the infinitive."""
    match action:
        case Move(cell=cell, to=to):
            return "lh-do-move", {"kind": _unit(view, cell).kind.name, "cell": cell, "to": to}
        case Turn(cell=cell, facing=facing):
            return "lh-do-turn", {"kind": _unit(view, cell).kind.name, "cell": cell, "facing": facing}
        case Attack(cell=cell, target=other):
            foe = _unit(view, other)
            told = {"kind": _unit(view, cell).kind.name, "cell": cell, "other": other}
            return "lh-do-attack", {**told, "target": foe.kind.name, "foe": COLOURS[foe.owner]}
        case Bribe(cell=cell, target=other):
            return "lh-do-bribe", {"cell": cell, "other": other}
        case End():
            return "lh-do-end", {}
        case BuildArmy(bases=bases):
            return "lh-do-army", {"bases": tuple(map(str, bases))}
        case Roll():
            raise AssertionError(action)


def _unit(view: View, cell: str) -> Unit:
    """The unit that stands on a square."""
    found = view.board[field(view.options.rows, view.options.archers).grid.cell(cell)]
    assert found is not None, cell
    return found
