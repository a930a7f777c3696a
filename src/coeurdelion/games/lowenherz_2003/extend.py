"""Extending a domain (L03-EXTEND)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.core.choices import bits
from coeurdelion.games.lowenherz_2003.domain import made_events, worth, worth_to
from coeurdelion.games.lowenherz_2003.events import CellLost, DomainExtended, Event, LandCutOff
from coeurdelion.games.lowenherz_2003.mine import monopoly_events
from coeurdelion.games.lowenherz_2003.refusals import refused_by
from coeurdelion.games.lowenherz_2003.state import CardUsed, Extension, State, owner
from coeurdelion.games.realm.actions import Extend
from coeurdelion.games.realm.board import Domain, domain_named, domains_of
from coeurdelion.games.realm.borders import Closure
from coeurdelion.games.realm.extension import choice_fault, extend, extension_fault, extension_targets


def possible(state: State, seat: Seat) -> bool:
    """Whether any own domain can take a cell."""
    return any(extension_targets(state.realm, domain) for domain in domains_of(state.realm, seat))


def choices(state: State, seat: Seat, phase: Extension) -> tuple[Extend, ...]:
    """Every extension: of any own domain at first, then of the same (L03-EXTEND-1)."""
    cells = state.realm.land.grid.cells
    return tuple(
        Extend(cells[domain.castle], cells[cell])
        for domain in domains_of(state.realm, seat)
        if phase.castle is None or domain.castle == phase.castle
        for cell in bits(extension_targets(state.realm, domain))
    )


def take(state: State, seat: Seat, phase: Extension, action: Extend) -> tuple[State, list[Event]]:
    """A domain takes a cell (L03-EXTEND-1 … 11)."""
    realm = state.realm
    cell = realm.land.grid.cell(action.cell)
    domain = _domain(state, seat, phase, action)
    if not extension_targets(realm, domain) >> cell & 1:
        fault = extension_fault(realm, domain, cell)
        assert fault is not None
        raise refused_by(state, fault)
    done = extend(realm, domain, cell)
    names = realm.land.grid.names
    events: list[Event] = [DomainExtended(seat, action.castle, (action.cell,), worth(realm.land, 1 << cell))]
    if loser := done.loser:
        castle = realm.land.grid.cells[loser.castle]
        whose = owner(state, loser.colour)
        events.append(CellLost(whose, castle, (action.cell,), -worth_to(state, loser, 1 << cell), seat))
        events += [LandCutOff(whose, castle, names(part), -worth_to(state, loser, part)) for part in done.cut_off]
    events += made_events(state, Closure(done.realm, done.made, done.returned))
    events += monopoly_events(realm, done.realm, len(state.players))
    following = Extension(seat, phase.left - 1, domain.castle) if phase.left > 1 else CardUsed(seat)
    return state._replace(realm=done.realm, phase=following), events


def _domain(state: State, seat: Seat, phase: Extension, action: Extend) -> Domain:
    """The own domain that an extension names (L03-EXTEND-1)."""
    castle = state.realm.land.grid.cell(action.castle)
    if fault := choice_fault(state.realm, seat, castle, phase.castle):
        raise refused_by(state, fault, "L03-EXTEND-1")
    domain = domain_named(state.realm, castle)
    assert domain is not None
    return domain
