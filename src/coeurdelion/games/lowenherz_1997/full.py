"""Placing castles and their first knights in the full game (L97-FULL, L97-TWO)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.games.lowenherz_1997.actions import Knight
from coeurdelion.games.lowenherz_1997.events import Event, KnightPlaced
from coeurdelion.games.lowenherz_1997.refusals import refused, refused_by
from coeurdelion.games.lowenherz_1997.region import made_events
from coeurdelion.games.lowenherz_1997.round import next_card
from coeurdelion.games.lowenherz_1997.state import PlaceCastle, PlaceKnight, State, clockwise, owner, with_player
from coeurdelion.games.realm import placing
from coeurdelion.games.realm.actions import Castle
from coeurdelion.games.realm.board import MEADOW, place_castle, place_knight
from coeurdelion.games.realm.borders import close_areas
from coeurdelion.games.realm.events import CastlePlaced, NeutralCastlePlaced, NeutralKnightPlaced, PlayBegun

KNIGHTS_ON = MEADOW
"""The terrain of first knights: no forest (L97-FULL-2)."""


def castle_targets(state: State, colour: int) -> int:
    """The cells on which a castle of the colour may be placed (L97-FULL-2, L97-FULL-3)."""
    return placing.castle_targets(state.realm, colour, state.options.castle_distance, KNIGHTS_ON)


def castle(state: State, seat: Seat, phase: PlaceCastle, action: Castle) -> tuple[State, list[Event]]:
    """A castle is placed (L97-FULL-2, L97-FULL-3)."""
    cell = state.realm.land.grid.cell(action.cell)
    if fault := placing.castle_fault(state.realm, phase.colour, cell, state.options.castle_distance, KNIGHTS_ON):
        raise refused_by(state, fault)
    realm = place_castle(state.realm, phase.colour, cell)
    event = CastlePlaced if owner(state, phase.colour) is not None else NeutralCastlePlaced
    return state._replace(realm=realm, phase=PlaceKnight(seat, phase.colour, cell)), [event(seat, action.cell)]


def knight_targets(state: State, phase: PlaceKnight) -> int:
    """The cells for the knight of the castle just placed (L97-FULL-2)."""
    return placing.first_knight_targets(state.realm, phase.castle, KNIGHTS_ON)


def knight(state: State, seat: Seat, phase: PlaceKnight, action: Knight) -> tuple[State, list[Event]]:
    """The knight beside the castle is placed, for nothing; then the next prince places (L97-FULL-2)."""
    cell = state.realm.land.grid.cell(action.cell)
    if action.treasures:
        raise refused("L97-POLITICS-7", "treasure-not-needed", value=action.treasures[0], price=0)
    if fault := placing.first_knight_fault(state.realm, phase.castle, cell, KNIGHTS_ON):
        raise refused_by(state, fault)
    whose = owner(state, phase.colour)
    players = state.players
    events: list[Event] = []
    if whose is None:
        events.append(NeutralKnightPlaced(seat, action.cell))
    else:
        events.append(KnightPlaced(seat, action.cell, 0, ()))
        players = with_player(state, whose, players[whose]._replace(reserve=players[whose].reserve - 1))
    state = state._replace(realm=place_knight(state.realm, phase.colour, cell), players=players)
    following = next_castle(state, seat)
    if following:
        return state._replace(phase=following), events
    state, begun = _begin_play(state)
    return state, events + begun


def next_castle(state: State, seat: Seat) -> PlaceCastle | None:
    """Who places next after a seat: own castles first, then the neutral ones in turn (L97-FULL-2, L97-FULL-4, L97-TWO-1)."""
    options = state.options
    following = clockwise(state, (seat + 1) % options.players)
    for other in following:
        if state.realm.castles[other].bit_count() < options.castles:
            return PlaceCastle(other, other)
    if state.realm.castles[options.neutral].bit_count() < options.neutral_castles:
        return PlaceCastle(following[0], options.neutral)
    return None


def check_room(state: State) -> None:
    """Refuses a state in which castles are still to be placed that might find no room."""
    castles = state.options.players * state.options.castles + state.options.neutral_castles
    placed = sum(cells.bit_count() for cells in state.realm.castles)
    placing.check_room_for(state.realm, castles - placed, KNIGHTS_ON)


def _begin_play(state: State) -> tuple[State, list[Event]]:
    """All castles stand: from now on there are regions (L97-REGION-1), and the first player leads (L97-FULL-5)."""
    closure = close_areas(state.realm, state.realm.land.grid.all_cells)
    events: list[Event] = [PlayBegun(state.first), *made_events(state, closure)]
    return next_card(state._replace(realm=closure.realm)), events
