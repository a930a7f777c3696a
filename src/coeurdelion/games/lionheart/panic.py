"""Retreats: a unit that panics, and whoever stands in its way (LH-PANIC)."""

from __future__ import annotations

from coeurdelion.games.lionheart.events import Event, UnitLost, UnitPushed, UnitRetreated
from coeurdelion.games.lionheart.field import OFF
from coeurdelion.games.lionheart.kinds import FACINGS, KING, Unit, unit
from coeurdelion.games.lionheart.options import COLOURS
from coeurdelion.games.lionheart.state import State, armies_on


def retreat(state: State, cell: int, direction: int, squares: int) -> tuple[State, list[Event]]:
    """A unit turns and retreats square by square, until it is gone (LH-PANIC-1, LH-PEASANT-2, LH-MERC-2)."""
    events: list[Event] = []
    for _ in range(squares):
        chain = _chain(state, cell, direction)
        state, told = _fall_back(state, chain, direction)
        events += told
        if len(chain) == 1 and isinstance(told[0], UnitLost):
            break
        cell = state.field.ahead[direction][cell]
    return state, events


def _chain(state: State, cell: int, direction: int) -> list[int]:
    """The retreating unit and the friends it pushes, one behind the other; never the King (LH-PANIC-2, LH-PANIC-3)."""
    first = _at(state, cell)
    chain = [cell]
    while (other := _ahead(state, chain[-1], direction)) and other.owner == first.owner and other.kind is not KING:
        chain.append(state.field.ahead[direction][chain[-1]])
    return chain


def _at(state: State, cell: int) -> Unit:
    found = state.board[cell]
    assert found is not None
    return found


def _ahead(state: State, cell: int, direction: int) -> Unit | None:
    """The unit on the next square in a direction."""
    following = state.field.ahead[direction][cell]
    return None if following == OFF else state.board[following]


def _fall_back(state: State, chain: list[int], direction: int) -> tuple[State, list[Event]]:
    """All units of a chain fall back one square, the foremost first, which may be its end (LH-PANIC-3, LH-PANIC-4)."""
    board = list(state.board)
    attacked, moved = state.attacked, state.moved
    events: list[Event] = []
    fate = _fate(state, chain[-1], direction)
    for cell in reversed(chain):
        faller = _at(state, cell)
        to = state.field.ahead[direction][cell]
        lost = fate if cell == chain[-1] else ""
        board[cell] = None
        if not lost:
            board[to] = unit(faller.owner, faller.kind, faller.figures, direction)
        attacked = _follow(attacked, cell, OFF if lost else to)
        moved = _follow(moved, cell, OFF if lost else to)
        events.append(_told(state, cell, direction, lost, pushed=cell != chain[0]))
    last_loss = state.turn if fate else state.last_loss
    after = tuple(board)
    state = state._replace(board=after, armies=armies_on(after), attacked=attacked, moved=moved, last_loss=last_loss)
    return state, events


def _fate(state: State, cell: int, direction: int) -> str:
    """What ends a unit that retreats from a square: the `edge`, the `enemy`, its own `king`, or nothing (LH-PANIC-4)."""
    if state.field.ahead[direction][cell] == OFF:
        return "edge"
    other = _ahead(state, cell, direction)
    if other is None:
        return ""
    return "king" if other.owner == _at(state, cell).owner else "enemy"


def _follow(mask: int, cell: int, to: int) -> int:
    """A mark follows its unit from one square to another, or goes with it."""
    if not mask >> cell & 1:
        return mask
    return mask & ~(1 << cell) | (0 if to == OFF else 1 << to)


def _told(state: State, cell: int, direction: int, lost: str, *, pushed: bool) -> Event:
    faller, names = _at(state, cell), state.field.grid.cells
    side, kind = COLOURS[faller.owner], faller.kind.name
    if lost:
        return UnitLost(side, kind, names[cell], faller.figures, lost)
    return (UnitPushed if pushed else UnitRetreated)(
        side, kind, names[cell], names[state.field.ahead[direction][cell]], FACINGS[direction]
    )
