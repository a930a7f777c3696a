"""Placing borders (L03-BORDER)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.games.lowenherz_2003.actions import Border
from coeurdelion.games.lowenherz_2003.domain import made_events
from coeurdelion.games.lowenherz_2003.events import BorderPlaced, Event
from coeurdelion.games.lowenherz_2003.mine import monopoly_events
from coeurdelion.games.lowenherz_2003.refusals import refused_by
from coeurdelion.games.lowenherz_2003.state import Borders, CardUsed, State
from coeurdelion.games.realm.borders import border_fault, border_targets, place_border


def possible(state: State) -> bool:
    """Whether any border can be placed."""
    return bool(border_targets(state.realm))


def place(state: State, seat: Seat, phase: Borders, action: Border) -> tuple[State, list[Event]]:
    """A border is placed; whatever it closes is a domain at once (L03-BORDER-1 … 6, L03-PLAY-5)."""
    realm = state.realm
    edge = realm.land.grid.edge(action.edge)
    if not border_targets(realm) >> edge & 1:
        fault = border_fault(realm, edge)
        assert fault is not None
        raise refused_by(state, fault)
    closure = place_border(realm, edge)
    events: list[Event] = [BorderPlaced(seat, action.edge)]
    if closure.made:
        events += made_events(state, closure)
        events += monopoly_events(realm, closure.realm, len(state.players))
    following = Borders(seat, phase.left - 1, True) if phase.left > 1 else CardUsed(seat)
    return state._replace(realm=closure.realm, phase=following), events
