"""What an action is, as a sentence says it: the key of a phrase in the infinitive and what it needs."""

from __future__ import annotations

from coeurdelion.core import Param
from coeurdelion.core.capabilities import Phrase
from coeurdelion.games.lionheart.actions import Action, Attack, Bribe, BuildArmy, End, Move, Roll, Turn
from coeurdelion.games.lionheart.field import field
from coeurdelion.games.lionheart.kinds import Unit
from coeurdelion.games.lionheart.options import COLOURS
from coeurdelion.games.lionheart.view import View


def infinitive(view: View, action: Action) -> Phrase:
    """An action in a position, in the infinitive; one that is not legal, too."""
    match action:
        case Move() | Turn() | Attack() | Bribe():
            unit = _unit(view, action.cell)
            return _with_unit(view, unit, action) if unit else ("lh-do-nobody", {"cell": action.cell})
        case End():
            return "lh-do-end", {}
        case BuildArmy(bases=bases):
            return "lh-do-army", {"bases": tuple(map(str, bases))}
        case Roll():
            raise AssertionError(action)


def _with_unit(view: View, unit: Unit, action: Move | Turn | Attack | Bribe) -> Phrase:
    told: dict[str, Param] = {"kind": unit.kind.name, "cell": action.cell}
    match action:
        case Move(to=to):
            return "lh-do-move", {**told, "to": to}
        case Turn(facing=facing):
            return "lh-do-turn", {**told, "facing": facing}
        case Attack(target=other):
            foe = _unit(view, other)
            if foe is None:
                return "lh-do-attack-empty", {"cell": action.cell, "other": other}
            return "lh-do-attack", {**told, "other": other, "target": foe.kind.name, "foe": COLOURS[foe.owner]}
        case Bribe(target=other):
            return "lh-do-bribe", {"cell": action.cell, "other": other}


def _unit(view: View, cell: str) -> Unit | None:
    """The unit that stands on a square."""
    return view.board[field(view.options.rows, view.options.archers).grid.cell(cell)]
