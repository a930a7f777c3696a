"""Moving and turning (LH-MOVE, LH-HEAVY-1)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.games.lionheart.actions import Move, Turn
from coeurdelion.games.lionheart.events import UnitMoved, UnitTurned
from coeurdelion.games.lionheart.field import squares
from coeurdelion.games.lionheart.kinds import FACINGS, HEAVY, Kind, Unit, unit
from coeurdelion.games.lionheart.numbers import HEAVY_ACTIONS
from coeurdelion.games.lionheart.options import COLOURS
from coeurdelion.games.lionheart.refusals import refused
from coeurdelion.games.lionheart.state import Orders, State, with_unit
from coeurdelion.games.lionheart.turn import Outcome, go_on, own_unit


def move(state: State, seat: Seat, phase: Orders, action: Move) -> Outcome:
    """A unit moves straight ahead (LH-MOVE-1 … 3)."""
    number = state.field.grid.cell
    cell, to = number(action.cell), number(action.to)
    mover = own_unit(state, seat, cell)
    left = phase.left - cost(mover.kind, phase.left)
    _check_way(state, mover, cell, to)
    leaves, enters = ~(1 << cell), 1 << to
    own = state.armies[seat] & leaves | enters
    state = state._replace(
        board=with_unit(with_unit(state.board, cell, None), to, mover),
        armies=(own, state.armies[1]) if seat == 0 else (state.armies[0], own),
        attacked=state.attacked & leaves | enters if state.attacked >> cell & 1 else state.attacked,
        moved=enters,
    )
    return go_on(state, seat, left, (UnitMoved(COLOURS[seat], mover.kind.name, action.cell, action.to),))


def cost(kind: Kind, left: int) -> int:
    """The actions that moving or turning costs; refused if fewer are left (LH-HEAVY-1)."""
    if kind is not HEAVY:
        return 1
    if left < HEAVY_ACTIONS:
        raise refused("LH-HEAVY-1", "heavy-needs-both", needed=HEAVY_ACTIONS, left=left)
    return HEAVY_ACTIONS


def _check_way(state: State, mover: Unit, cell: int, to: int) -> None:
    """Refuses a way that is not straight ahead, too far or blocked (LH-MOVE-1 … 3)."""
    way = [square for square, _ in state.field.moves[mover.facing][cell]]
    names = state.field.grid.cells
    facing = FACINGS[mover.facing]
    if to not in way:
        raise refused("LH-MOVE-1", "not-straight-ahead", cell=names[cell], to=names[to], kind=mover.kind.name, facing=facing)
    steps = way.index(to) + 1
    if steps > 1 and not mover.kind.mounted:
        raise refused("LH-MOVE-2", "too-far-on-foot", cell=names[cell], kind=mover.kind.name, steps=steps, to=names[way[0]])
    occupied = state.armies[0] | state.armies[1]
    for square in way[:steps]:
        if occupied >> square & 1:
            raise refused("LH-MOVE-3", "way-blocked", to=names[to], cell=names[square])


def turn(state: State, seat: Seat, phase: Orders, action: Turn) -> Outcome:
    """A unit turns to another facing (LH-MOVE-4)."""
    cell = state.field.grid.cell(action.cell)
    turner = own_unit(state, seat, cell)
    left = phase.left - cost(turner.kind, phase.left)
    facing = FACINGS.index(action.facing)
    if facing == turner.facing:
        raise refused("LH-MOVE-4", "faces-there", cell=action.cell, facing=action.facing, kind=turner.kind.name)
    turned = unit(seat, turner.kind, turner.figures, facing)
    state = state._replace(board=with_unit(state.board, cell, turned), moved=1 << cell)
    return go_on(state, seat, left, (UnitTurned(COLOURS[seat], turner.kind.name, action.cell, action.facing),))


def marches(state: State, seat: Seat, left: int) -> list[Move | Turn]:
    """Every move of a seat, then every turn (LH-MOVE-1 … 4, LH-HEAVY-1)."""
    field, board = state.field, state.board
    occupied = state.armies[0] | state.armies[1]
    moves: list[Move | Turn] = []
    turns: list[Turn] = []
    for cell in squares(state.armies[seat]):
        own = board[cell]
        assert own is not None
        if own.kind is HEAVY and left < HEAVY_ACTIONS:
            continue
        turns += field.turns[own.facing][cell]
        for to, action in field.moves[own.facing][cell]:
            if occupied >> to & 1:
                break
            moves.append(action)
            if not own.kind.mounted:
                break
    moves += turns
    return moves
