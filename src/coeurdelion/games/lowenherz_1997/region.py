"""Regions and their points (L97-REGION)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.games.lowenherz_1997.events import Event, MountainsCounted, RegionMade, WallsReturned
from coeurdelion.games.lowenherz_1997.numbers import LARGER_POINTS, MOUNTAIN_POINTS, REGION_POINTS, TOWN_POINTS
from coeurdelion.games.lowenherz_1997.pieces import MOUNTAIN, TOWN
from coeurdelion.games.lowenherz_1997.refusals import refused_by
from coeurdelion.games.lowenherz_1997.state import State, owner
from coeurdelion.games.realm.board import Domain, Land, cells_of
from coeurdelion.games.realm.borders import Closure
from coeurdelion.games.realm.pairs import pair, pair_fault


def size_points(cells: int) -> int:
    """The points of the region table for so many cells; none for none (L97-REGION-2)."""
    if not cells:
        return 0
    return next((points for most, points in REGION_POINTS if cells <= most), LARGER_POINTS)


def town_points(land: Land, cells: int) -> int:
    """The points of the towns among these cells (L97-REGION-2)."""
    return TOWN_POINTS * (cells & land.cells(TOWN)).bit_count()


def worth(land: Land, cells: int) -> int:
    """What a region of these cells brings when it arises (L97-REGION-2)."""
    return size_points(cells.bit_count()) + town_points(land, cells)


def made_events(state: State, closure: Closure) -> list[Event]:
    """The events of regions that arose and of the walls they gave back (L97-REGION-1 … 3)."""
    land = state.realm.land
    events: list[Event] = []
    for region in closure.made:
        whose = owner(state, region.colour)
        points = worth(land, region.cells) if whose is not None else 0
        events.append(RegionMade(whose, land.grid.cells[region.castle], land.grid.names(region.cells), points))
    if closure.returned:
        events.append(WallsReturned(land.grid.edge_names(closure.returned)))
    return events


def mountain_events(state: State) -> list[Event]:
    """Points for the mountains in everyone's regions: silver, and the king's death (L97-ROUND-2, L97-END-1)."""
    realm = state.realm
    events: list[Event] = []
    for seat in range(len(state.players)):
        mountains = cells_of(realm, seat) & realm.land.cells(MOUNTAIN)
        if mountains:
            points = MOUNTAIN_POINTS * mountains.bit_count()
            events.append(MountainsCounted(seat, realm.land.grid.names(mountains), points))
    return events


def own_and_neighbour(state: State, seat: Seat, rule: str, castle: str, other: str) -> tuple[Domain, Domain]:
    """An own region and an adjacent one of another prince (L97-POLITICS-2, L97-POLITICS-4)."""
    cell = state.realm.land.grid.cell
    if fault := pair_fault(state.realm, seat, cell(castle), cell(other)):
        raise refused_by(state, fault, rule)
    return pair(state.realm, cell(castle), cell(other))
