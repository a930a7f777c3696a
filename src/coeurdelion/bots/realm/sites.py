"""Castles without a domain: the areas they could get, and what these promise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from coeurdelion.bots.realm.enclosure import Gains, rich_area
from coeurdelion.bots.realm.fronts import firmness, in_domains
from coeurdelion.core import Seat
from coeurdelion.core.choices import bits
from coeurdelion.games.realm.board import Land, Realm

GARRISON_SHARE = 0.5
"""What knights inside an area that is not closed yet count, as a share of what they count in a domain."""

Shape = tuple[Gains, int, int]
"""What to look for round a castle: the gain of each kind of cell, the price of a border, the span in rows and columns."""


class Area(NamedTuple):
    """An area that a castle could get: the edges round it, the points for closing it, and its whole worth in points."""

    cells: int
    rim: int
    points: int
    worth: float


class Site(NamedTuple):
    """A castle without a domain and the areas it could get."""

    castle: int
    colour: int
    areas: tuple[Area, ...]


class Prospect(NamedTuple):
    """The best area of a site: its expected worth in points, its cells, its points and the borders it misses."""

    value: float
    cells: int
    points: int
    missing: int


NO_PROSPECT = Prospect(0.0, 0, 0, 0)


class Valuation(NamedTuple):
    """How a game finds areas and values them."""

    shapes: tuple[Shape, ...]
    chances: tuple[float, ...]
    """How likely an area is closed, by the number of borders it misses; an area that misses more is ignored."""
    appraise: Callable[[Land, int], Area]
    """The area of some cells with its worth."""


class Survey(NamedTuple):
    """The sites at the time of a decision, and how their areas are valued; worked out once for the decision."""

    sites: tuple[Site, ...]
    valuation: Valuation


@lru_cache
def closing_chances(limit: int, borders: float, exponent: float) -> tuple[float, ...]:
    """How likely an area is closed by the number of borders it misses, below `limit`, if `borders` can be expected."""
    reach = min(limit, borders)
    return tuple(max(0.0, 1 - missing / reach) ** exponent for missing in range(limit))


def survey(realm: Realm, valuation: Valuation) -> Survey:
    """The sites of all colours."""
    closed = sum(1 << domain.castle for domain in realm.domains)
    castles = ((colour, castle) for colour, own in enumerate(realm.castles) for castle in bits(own & ~closed))
    return Survey(tuple(find_site(realm, colour, castle, valuation) for colour, castle in castles), valuation)


def find_site(realm: Realm, colour: int, castle: int, valuation: Valuation) -> Site:
    """The areas that a castle without a domain could get."""
    found = (rich_area(realm, castle, *shape) for shape in valuation.shapes)
    cells = {area.cells: 0 for area in found if area}
    return Site(castle, colour, tuple(valuation.appraise(realm.land, area) for area in cells))


def best_area(realm: Realm, site: Site, taken: int, valuation: Valuation) -> Prospect:
    """The prospect of a site when domains have taken some cells."""
    found = NO_PROSPECT
    chances = valuation.chances
    for area, missing in open_areas(realm, site, taken, valuation):
        knights = (realm.knights[site.colour] & area.cells).bit_count()
        value = chances[missing.bit_count()] * (area.worth + GARRISON_SHARE * firmness(knights))
        if value > found.value:
            found = Prospect(value, area.cells, area.points, missing)
    return found


def open_areas(realm: Realm, site: Site, taken: int, valuation: Valuation) -> Iterator[tuple[Area, int]]:
    """The areas that a site could still get when domains have taken some cells, each with the edges that miss a border."""
    limit, firm = len(valuation.chances), realm.kin | realm.inner
    for area in site.areas:
        if area.cells & taken:
            area = _rest(realm, site, area, taken, valuation)
        missing = area.rim & ~realm.borders
        if missing.bit_count() < limit and not missing & firm:
            yield area, missing


def _rest(realm: Realm, site: Site, area: Area, taken: int, valuation: Valuation) -> Area:
    """What is left of an area of which domains have taken a part."""
    board = realm.land.grid
    cells = area.cells & ~taken
    return valuation.appraise(realm.land, board.flood(1 << site.castle, board.around(cells)))


def open_sites(realm: Realm, surveyed: Survey, seat: Seat) -> list[tuple[Site, Prospect]]:
    """The sites of a seat that still have no domain, each with its best area."""
    taken = in_domains(realm)
    own = [site for site in surveyed.sites if site.colour == seat and not taken >> site.castle & 1]
    return [(site, best_area(realm, site, taken, surveyed.valuation)) for site in own]


def prospects(realm: Realm, surveyed: Survey) -> list[float]:
    """The expected worth of the sites that still have no domain, by seat, in points."""
    taken = in_domains(realm)
    found = [0.0] * (len(realm.castles) - 1)
    for site in surveyed.sites:
        if site.colour < len(found) and not taken >> site.castle & 1:
            found[site.colour] += best_area(realm, site, taken, surveyed.valuation).value
    return found
