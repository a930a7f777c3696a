"""Placing knights (L03-KNIGHT)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.games.lowenherz_2003.actions import Knight
from coeurdelion.games.lowenherz_2003.events import Event, KnightPlaced
from coeurdelion.games.lowenherz_2003.numbers import FOREST_KNIGHT_COST
from coeurdelion.games.lowenherz_2003.refusals import refused, refused_by
from coeurdelion.games.lowenherz_2003.state import CardUsed, Knights, State, with_player
from coeurdelion.games.realm.board import FOREST, place_knight
from coeurdelion.games.realm.knights import knight_fault, knight_targets


def targets(state: State, seat: Seat, ducats: int) -> int:
    """The cells on which a player who has so many ducats can place a knight."""
    if not state.players[seat].reserve:
        return 0
    cells = knight_targets(state.realm, seat)
    return cells if ducats >= FOREST_KNIGHT_COST else cells & ~state.realm.land.cells(FOREST)


def place(state: State, seat: Seat, phase: Knights, action: Knight) -> tuple[State, list[Event]]:
    """A knight of a card is placed (L03-KNIGHT-1 … 5)."""
    following = Knights(seat, phase.left - 1, True) if phase.left > 1 else CardUsed(seat)
    state, events = stand(state, seat, action)
    return state._replace(phase=following), events


def stand(state: State, seat: Seat, action: Knight) -> tuple[State, list[Event]]:
    """A knight comes from the reserve onto a cell, paid for if it is a forest (L03-KNIGHT-2)."""
    realm = state.realm
    player = state.players[seat]
    cell = realm.land.grid.cell(action.cell)
    if not targets(state, seat, player.ducats) >> cell & 1:
        if fault := knight_fault(realm, seat, cell):
            raise refused_by(state, fault)
        if not player.reserve:
            raise refused("L03-KNIGHT-4", "no-knight-left")
        raise refused("L03-KNIGHT-2", "forest-too-dear", cell=action.cell, ducats=player.ducats)
    cost = FOREST_KNIGHT_COST if realm.land.terrain[cell] == FOREST else 0
    player = player._replace(reserve=player.reserve - 1, ducats=player.ducats - cost)
    changed = state._replace(realm=place_knight(realm, seat, cell), players=with_player(state, seat, player))
    return changed, [KnightPlaced(seat, action.cell, cost)]
