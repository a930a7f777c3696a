"""Alliances (L03-ALLY)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.games.lowenherz_2003.actions import Ally
from coeurdelion.games.lowenherz_2003.domain import own_and_neighbour
from coeurdelion.games.lowenherz_2003.events import AllianceMade, Event
from coeurdelion.games.lowenherz_2003.refusals import refused
from coeurdelion.games.lowenherz_2003.state import Alliance, CardUsed, State, owner
from coeurdelion.games.realm.board import Domain, ally, are_allied, marked_border
from coeurdelion.games.realm.pairs import alliances_open


def possible(state: State, seat: Seat) -> bool:
    """Whether any alliance can be made."""
    return bool(choices(state, seat))


def choices(state: State, seat: Seat) -> tuple[Ally, ...]:
    """Every alliance of an own domain with a neighbour that is not allied yet (L03-ALLY-1)."""
    cells = state.realm.land.grid.cells
    return tuple(Ally(cells[one.castle], cells[other.castle]) for one, other in alliances_open(state.realm, seat))


def make(state: State, seat: Seat, phase: Alliance, action: Ally) -> tuple[State, list[Event]]:
    """Two domains ally for the rest of the match (L03-ALLY-1 … 3)."""
    one, other = _domains(state, seat, action)
    edge = marked_border(state.realm, one, other)
    assert edge
    made = AllianceMade(seat, action.castle, action.other, owner(state, other.colour), edge)
    return state._replace(realm=ally(state.realm, one, other), phase=CardUsed(seat)), [made]


def _domains(state: State, seat: Seat, action: Ally) -> tuple[Domain, Domain]:
    """The two domains of an alliance, if they fit (L03-ALLY-1)."""
    one, other = own_and_neighbour(state, seat, "L03-ALLY-1", action.castle, action.other)
    if are_allied(state.realm, one, other):
        raise refused("L03-ALLY-1", "already-allied", castle=action.castle, other=action.other)
    return one, other
