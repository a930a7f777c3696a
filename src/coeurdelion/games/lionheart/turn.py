"""Turns and their actions (LH-TURN)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.games.lionheart.end import judge, quiet
from coeurdelion.games.lionheart.events import Event, TurnBegun, TurnEnded
from coeurdelion.games.lionheart.kinds import Unit
from coeurdelion.games.lionheart.numbers import ACTIONS
from coeurdelion.games.lionheart.refusals import refused
from coeurdelion.games.lionheart.state import Orders, State

Outcome = tuple[State, tuple[Event, ...]]
ORDERS = tuple(tuple(Orders(seat, left) for left in range(ACTIONS + 1)) for seat in range(2))
"""The phases in which a seat has so many actions left; each exists once."""


def first_turn(state: State, seat: Seat) -> Outcome:
    """The turn with which a match begins."""
    return state._replace(turn=1, phase=ORDERS[seat][ACTIONS]), (TurnBegun(seat, 1),)


def go_on(state: State, seat: Seat, left: int, events: tuple[Event, ...]) -> Outcome:
    """After an action that cost no unit: the next one, or the other player's turn (LH-TURN-1)."""
    if left:
        return state._replace(phase=ORDERS[seat][left]), events
    return _next_turn(state, seat, events)


def judged(before: State, state: State, seat: Seat, left: int, events: tuple[Event, ...]) -> Outcome:
    """After an action that may have cost units: the end of the match, if it has decided it (LH-END-1)."""
    if verdict := judge(before, state, seat):
        return state._replace(phase=verdict[0]), (*events, verdict[1])
    return go_on(state, seat, left, events)


def _next_turn(state: State, seat: Seat, events: tuple[Event, ...]) -> Outcome:
    """The other player's turn, unless nothing has been lost for too long (LH-END-2)."""
    if verdict := quiet(state):
        return state._replace(phase=verdict[0]), (*events, verdict[1])
    options, field, board, armies, _, _, turn, last_loss, rolled, _ = state
    other = 1 - seat
    following = State(options, field, board, armies, 0, 0, turn + 1, last_loss, rolled, ORDERS[other][ACTIONS])
    return following, (*events, TurnBegun(other, turn + 1))


def end_early(state: State, seat: Seat, phase: Orders) -> Outcome:
    """A player ends the turn (LH-TURN-3); the King can always turn, so nobody is ever left without an action."""
    return _next_turn(state, seat, (TurnEnded(seat, phase.left),))


def own_unit(state: State, seat: Seat, cell: int) -> Unit:
    """The unit on a square, if it is the player's own (LH-TURN-1)."""
    unit = state.board[cell]
    if unit is None:
        raise refused("LH-TURN-1", "no-unit", cell=state.field.grid.cells[cell])
    if unit.owner != seat:
        raise refused("LH-TURN-1", "not-your-unit", cell=state.field.grid.cells[cell], kind=unit.kind.name)
    return unit
