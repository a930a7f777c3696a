"""Placing castles and their first knights (L03-PLACE, L03-TWO)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.games.lowenherz_2003.actions import Knight
from coeurdelion.games.lowenherz_2003.domain import made_events
from coeurdelion.games.lowenherz_2003.events import Event, KnightPlaced
from coeurdelion.games.lowenherz_2003.mine import monopoly_events
from coeurdelion.games.lowenherz_2003.refusals import refused_by
from coeurdelion.games.lowenherz_2003.state import PlaceCastle, Placed, PlaceKnight, State, owner, with_player
from coeurdelion.games.realm import placing
from coeurdelion.games.realm.actions import Castle
from coeurdelion.games.realm.board import FOREST, MEADOW, place_castle, place_knight
from coeurdelion.games.realm.borders import close_areas
from coeurdelion.games.realm.events import CastlePlaced, NeutralCastlePlaced, NeutralKnightPlaced, PlayBegun

KNIGHTS_ON = MEADOW + FOREST
"""The terrain of first knights (L03-PLACE-2)."""


def castle_targets(state: State, colour: int) -> int:
    """The cells on which a castle of the colour may be placed (L03-PLACE-1 … 4)."""
    return placing.castle_targets(state.realm, colour, state.options.castle_distance, KNIGHTS_ON)


def castle(state: State, seat: Seat, phase: PlaceCastle, action: Castle) -> tuple[State, list[Event]]:
    """A castle is placed (L03-PLACE-1)."""
    cell = state.realm.land.grid.cell(action.cell)
    if fault := placing.castle_fault(state.realm, phase.colour, cell, state.options.castle_distance, KNIGHTS_ON):
        raise refused_by(state, fault)
    realm = place_castle(state.realm, phase.colour, cell)
    event = CastlePlaced if owner(state, phase.colour) is not None else NeutralCastlePlaced
    return state._replace(realm=realm, phase=PlaceKnight(seat, phase.colour, cell)), [event(seat, action.cell)]


def knight_targets(state: State, phase: PlaceKnight) -> int:
    """The cells for the knight of the castle just placed (L03-PLACE-2)."""
    return placing.first_knight_targets(state.realm, phase.castle, KNIGHTS_ON)


def knight(state: State, seat: Seat, phase: PlaceKnight, action: Knight) -> tuple[State, list[Event]]:
    """The knight beside the castle is placed, for nothing; then the next player places (L03-PLACE-2)."""
    cell = state.realm.land.grid.cell(action.cell)
    if fault := placing.first_knight_fault(state.realm, phase.castle, cell, KNIGHTS_ON):
        raise refused_by(state, fault)
    events: list[Event] = []
    whose = owner(state, phase.colour)
    players = state.players
    if whose is None:
        events.append(NeutralKnightPlaced(seat, action.cell))
    else:
        events.append(KnightPlaced(seat, action.cell, 0))
        players = with_player(state, whose, players[whose]._replace(reserve=players[whose].reserve - 1))
    state = state._replace(realm=place_knight(state.realm, phase.colour, cell), players=players)
    following = next_castle(state, seat)
    if following:
        return state._replace(phase=following), events
    state, begun = _begin_play(state, seat)
    return state, events + begun


def next_castle(state: State, seat: Seat) -> PlaceCastle | None:
    """Who places next after a seat: own castles first, then the neutral ones in turn (L03-PLACE-6, L03-TWO-1)."""
    options = state.options
    step = 1 if options.clockwise else -1
    following = [(seat + step * turn) % options.players for turn in range(1, options.players + 1)]
    for other in following:
        if state.realm.castles[other].bit_count() < options.castles:
            return PlaceCastle(other, other)
    if options.players == 2 and state.realm.castles[options.neutral].bit_count() < options.neutral_castles:
        return PlaceCastle(following[0], options.neutral)
    return None


def first_to_place(state: State, seat: Seat) -> PlaceCastle | None:
    """Who places if it is the turn of a seat: that one, if castles are left to it, else whom the counts name."""
    return next_castle(state, seat - 1 if state.options.clockwise else seat + 1)


def check_room(state: State) -> None:
    """Refuses a state in which castles are still to be placed that might find no room."""
    options = state.options
    castles = options.players * options.castles + (options.neutral_castles if options.players == 2 else 0)
    placed = sum(cells.bit_count() for cells in state.realm.castles)
    placing.check_room_for(state.realm, castles - placed, KNIGHTS_ON)


def _begin_play(state: State, seat: Seat) -> tuple[State, list[Event]]:
    """All castles stand: from now on there are domains; the first turn follows when they have scored (L03-PLACE-5)."""
    closure = close_areas(state.realm, state.realm.land.grid.all_cells)
    events: list[Event] = [PlayBegun(seat), *made_events(state, closure)]
    events += monopoly_events(state.realm, closure.realm, len(state.players))
    return state._replace(realm=closure.realm, phase=Placed(seat)), events
