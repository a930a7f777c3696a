"""Domains and their points (L03-DOMAIN)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.games.lowenherz_2003.events import BordersReturned, DomainMade, Event
from coeurdelion.games.lowenherz_2003.numbers import CITY_POINTS, FOREST_POINTS, VILLAGE_POINTS
from coeurdelion.games.lowenherz_2003.refusals import refused_by
from coeurdelion.games.lowenherz_2003.state import State, owner
from coeurdelion.games.lowenherz_2003.tiles import LETTER
from coeurdelion.games.realm.board import Domain, Land
from coeurdelion.games.realm.borders import Closure
from coeurdelion.games.realm.pairs import pair, pair_fault

FOREST, VILLAGE, CITY = LETTER["forest"], LETTER["village"], LETTER["city"]


def worth(land: Land, cells: int) -> int:
    """The points of these cells in a domain (L03-DOMAIN-2)."""
    return (
        FOREST_POINTS * (cells & land.cells(FOREST)).bit_count()
        + VILLAGE_POINTS * (cells & land.cells(VILLAGE)).bit_count()
        + CITY_POINTS * (cells & land.cells(CITY)).bit_count()
    )


def worth_to(state: State, domain: Domain, cells: int) -> int:
    """What these cells are worth to the owner of a domain: nothing to the neutral colour (L03-TWO-2)."""
    return worth(state.realm.land, cells) if owner(state, domain.colour) is not None else 0


def made_events(state: State, closure: Closure) -> list[Event]:
    """The events of domains that arose and of the borders they gave back (L03-DOMAIN-1, L03-DOMAIN-3)."""
    board = state.realm.land.grid
    events: list[Event] = [
        DomainMade(
            owner(state, domain.colour),
            board.cells[domain.castle],
            board.names(domain.cells),
            worth_to(state, domain, domain.cells),
        )
        for domain in closure.made
    ]
    if closure.returned:
        events.append(BordersReturned(board.edge_names(closure.returned)))
    return events


def own_and_neighbour(state: State, seat: Seat, rule: str, castle: str, other: str) -> tuple[Domain, Domain]:
    """An own domain and an adjacent one of another colour, for a deserter or an alliance (L03-DESERT-1, L03-ALLY-1)."""
    cell = state.realm.land.grid.cell
    if fault := pair_fault(state.realm, seat, cell(castle), cell(other)):
        raise refused_by(state, fault, rule)
    return pair(state.realm, cell(castle), cell(other))
