"""Extending a region (L97-EXTEND)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.core.choices import bits
from coeurdelion.games.lowenherz_1997.events import CellLost, Event, RegionExtended, ZoneLost
from coeurdelion.games.lowenherz_1997.numbers import CELL_POINTS
from coeurdelion.games.lowenherz_1997.refusals import refused_by
from coeurdelion.games.lowenherz_1997.region import made_events, size_points, town_points
from coeurdelion.games.lowenherz_1997.state import State, Swords, owner
from coeurdelion.games.realm.actions import Extend
from coeurdelion.games.realm.board import Domain, Land, domain_named, domains_of
from coeurdelion.games.realm.borders import Closure
from coeurdelion.games.realm.extension import Extension, choice_fault, extend, extension_fault, extension_targets

CELLS = 2
"""The cells of one extension (L97-EXTEND-1)."""
CutOff = tuple[tuple[int, int], ...]


def choices(state: State, seat: Seat, castle: int | None) -> tuple[Extend, ...]:
    """Every extension of one region, or of any own one (L97-EXTEND-1)."""
    cells = state.realm.land.grid.cells
    return tuple(
        Extend(cells[region.castle], cells[cell])
        for region in domains_of(state.realm, seat)
        if castle is None or region.castle == castle
        for cell in bits(extension_targets(state.realm, region))
    )


def take(state: State, seat: Seat, phase: Swords, action: Extend) -> tuple[State, list[Event], CutOff]:
    """A region takes a cell; also what each loser has lost to neutral zones by this extension so far (L97-EXTEND-1 … 11)."""
    realm = state.realm
    cell = realm.land.grid.cell(action.cell)
    region = _region(state, seat, phase, action)
    if fault := extension_fault(realm, region, cell):
        raise refused_by(state, fault)
    done = extend(realm, region, cell)
    points = cell_points(realm.land, cell)
    events: list[Event] = [RegionExtended(seat, action.castle, (action.cell,), points)]
    lost, cut_off = _losses(state, done, phase.cut_off, seat, action.cell)
    events += [*lost, *made_events(state, Closure(done.realm, done.made, done.returned))]
    return state._replace(realm=done.realm), events, cut_off


def cell_points(land: Land, cell: int) -> int:
    """What taking a cell brings, and costs its loser (L97-EXTEND-9)."""
    return CELL_POINTS + town_points(land, 1 << cell)


def _losses(state: State, done: Extension, cut_off: CutOff, seat: Seat, cell: str) -> tuple[list[Event], CutOff]:
    """What the loser of a cell loses: the cell, and the neutral zones by the region table (L97-EXTEND-9, L97-EXTEND-10).

    All zones of one extension are added together for each loser, so only what the sum adds to the table's points moves.
    """
    if (loser := done.loser) is None:
        return [], cut_off
    land = state.realm.land
    castle, whose = land.grid.cells[loser.castle], owner(state, loser.colour)
    is_prince = whose is not None
    points = cell_points(land, land.grid.cell(cell))
    events: list[Event] = [CellLost(whose, castle, (cell,), -points * is_prince, seat)]
    before = dict(cut_off)
    for zone in done.cut_off:
        had = before.get(loser.colour, 0)
        has = had + zone.bit_count()
        before[loser.colour] = has
        points = size_points(has) - size_points(had) + town_points(land, zone)
        events.append(ZoneLost(whose, castle, land.grid.names(zone), -points * is_prince))
    return events, tuple(sorted(before.items()))


def _region(state: State, seat: Seat, phase: Swords, action: Extend) -> Domain:
    """The own region that an extension names (L97-EXTEND-1)."""
    castle = state.realm.land.grid.cell(action.castle)
    if fault := choice_fault(state.realm, seat, castle, phase.castle):
        raise refused_by(state, fault, "L97-EXTEND-1")
    region = domain_named(state.realm, castle)
    assert region is not None
    return region
