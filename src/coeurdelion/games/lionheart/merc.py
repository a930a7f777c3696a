"""Bribing mercenaries (LH-MERC-3, LH-MERC-4)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.core.choices import bits
from coeurdelion.games.lionheart.actions import Bribe
from coeurdelion.games.lionheart.events import MercenariesBribed
from coeurdelion.games.lionheart.field import OFF
from coeurdelion.games.lionheart.kinds import KING, MERCENARIES, unit
from coeurdelion.games.lionheart.options import COLOURS
from coeurdelion.games.lionheart.refusals import refused
from coeurdelion.games.lionheart.state import Orders, State, armies_on, with_unit
from coeurdelion.games.lionheart.turn import Outcome, judged, own_unit


def bribes(state: State, seat: Seat) -> list[Bribe]:
    """The bribe that a King who has just moved can pay, if there is one."""
    names = state.field.grid.cells
    found = []
    for cell in bits(state.armies[seat] & state.moved):
        king = state.board[cell]
        assert king is not None
        target = state.field.ahead[king.facing][cell]
        if king.kind is KING and target != OFF and _is_hired_by(state, target, 1 - seat) and not _is_watched(state, target):
            found.append(Bribe(names[cell], names[target]))
    return found


def _is_hired_by(state: State, cell: int, seat: Seat) -> bool:
    """Whether mercenaries of a seat stand on a square."""
    found = state.board[cell]
    return found is not None and found.owner == seat and found.kind is MERCENARIES


def _is_watched(state: State, cell: int) -> bool:
    """Whether mercenaries look their own King in the face (LH-MERC-4)."""
    hired = state.board[cell]
    assert hired is not None
    ahead = state.field.ahead[hired.facing][cell]
    other = None if ahead == OFF else state.board[ahead]
    return other is not None and other.kind is KING and other.owner == hired.owner


def bribe(state: State, seat: Seat, phase: Orders, action: Bribe) -> Outcome:
    """The mercenaries before a King change sides, their facing kept (LH-MERC-3)."""
    number = state.field.grid.cell
    cell, target = number(action.cell), number(action.target)
    _check(state, seat, cell, target)
    hired = state.board[target]
    assert hired is not None
    board = with_unit(state.board, target, unit(seat, hired.kind, hired.figures, hired.facing))
    after = state._replace(board=board, armies=armies_on(board))
    bribed = MercenariesBribed(COLOURS[seat], action.cell, COLOURS[1 - seat], action.target)
    return judged(state, after, seat, phase.left - 1, (bribed,))


def _check(state: State, seat: Seat, cell: int, target: int) -> None:
    """Refuses a bribe that is not possible (LH-MERC-3, LH-MERC-4)."""
    names = state.field.grid.cells
    king, hired = own_unit(state, seat, cell), state.board[target]
    if king.kind is not KING:
        raise refused("LH-MERC-3", "only-a-king-bribes", cell=names[cell], kind=king.kind.name)
    if hired is None or hired.kind is not MERCENARIES:
        raise refused("LH-MERC-3", "only-mercenaries-are-bribed", cell=names[target])
    if hired.owner == seat:
        raise refused("LH-MERC-3", "own-mercenaries", cell=names[target])
    if state.field.ahead[king.facing][cell] != target:
        raise refused("LH-MERC-3", "bribe-not-ahead", cell=names[cell], target=names[target])
    if not state.moved >> cell & 1:
        raise refused("LH-MERC-3", "king-has-not-moved", cell=names[cell])
    if _is_watched(state, target):
        raise refused("LH-MERC-4", "king-watches", cell=names[target])
