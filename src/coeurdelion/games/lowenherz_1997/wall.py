"""Placing walls (L97-WALL)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.games.lowenherz_1997.actions import Wall
from coeurdelion.games.lowenherz_1997.events import Event, WallPlaced
from coeurdelion.games.lowenherz_1997.refusals import refused, refused_by
from coeurdelion.games.lowenherz_1997.region import made_events
from coeurdelion.games.lowenherz_1997.state import Acted, State, Walls
from coeurdelion.games.realm.board import cells_of
from coeurdelion.games.realm.borders import border_fault, border_targets, place_border


def is_banned(state: State, seat: Seat) -> bool:
    """Whether all castles of a prince stand in regions, so that he may place no walls (L97-WALL-4)."""
    castles = state.realm.castles[seat]
    return bool(castles) and not castles & ~cells_of(state.realm, seat)


def targets(state: State, seat: Seat) -> int:
    """The edges on which a prince may place a wall (L97-WALL-1 … 5)."""
    return 0 if is_banned(state, seat) else border_targets(state.realm)


def place(state: State, seat: Seat, phase: Walls, action: Wall) -> tuple[State, list[Event]]:
    """A wall is placed; whatever it closes is a region at once (L97-WALL-1 … 6, L97-ACT-6)."""
    realm = state.realm
    edge = realm.land.grid.edge(action.edge)
    if is_banned(state, seat):
        raise refused("L97-WALL-4", "walls-banned", count=realm.castles[seat].bit_count())
    if fault := border_fault(realm, edge):
        raise refused_by(state, fault)
    closure = place_border(realm, edge)
    events: list[Event] = [WallPlaced(seat, action.edge), *made_events(state, closure)]
    following = Walls(seat, phase.left - 1) if phase.left > 1 else Acted()
    return state._replace(realm=closure.realm, phase=following), events
