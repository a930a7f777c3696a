"""The areas that castles of Löwenherz 2003 could still get, and what they promise."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from coeurdelion.bots.enclosure import Gains, rich_area
from coeurdelion.bots.standing_2003 import MINE_LETTERS, MINE_WORTH, firmness
from coeurdelion.core import bits
from coeurdelion.games.lowenherz_2003.domain import CITY, FOREST, VILLAGE, worth
from coeurdelion.games.realm.board import Land, Realm

GAINS: Gains = ((FOREST, 2), (VILLAGE, 6), (CITY, 10), (MINE_LETTERS, 4))
SHAPES: tuple[tuple[Gains, int, int], ...] = (((), 1, 3), (GAINS, 3, 2), (GAINS, 3, 3), (GAINS, 5, 3), (GAINS, 5, 4))
"""The areas looked for round each castle: what cells gain, what a border costs, how far they may reach."""
SEAT_OF_LAND = 1.2
"""What it counts to have a domain at all, from which to extend."""
READY = 0.5
"""What knights count in an area that is not closed yet, of what they do in a domain."""
BORDERS_A_TURN = 1.2
"""How fast an area is closed, at a guess."""
FAR = 22
"""With so many borders missing an area is out of sight."""
HURRY = 1.05
"""How much faster than its missing borders grow an area loses worth."""


class Area(NamedTuple):
    """An area that a castle could get, the edges round it and what it would be worth."""

    cells: int
    rim: int
    worth: float


class Site(NamedTuple):
    """A castle without a domain and the areas it could get."""

    castle: int
    colour: int
    areas: tuple[Area, ...]


def sites(realm: Realm) -> tuple[Site, ...]:
    """The castles without a domain."""
    taken = in_domains(realm)
    return tuple(site(realm, colour, castle) for colour, own in enumerate(realm.castles) for castle in bits(own & ~taken))


def site(realm: Realm, colour: int, castle: int) -> Site:
    """The areas that a castle without a domain could get."""
    found = (rich_area(realm, castle, *shape) for shape in SHAPES)
    return Site(castle, colour, tuple(_area(realm.land, cells) for cells in {area.cells: 0 for area in found if area}))


@lru_cache(maxsize=1 << 14)
def _area(land: Land, cells: int) -> Area:
    """These cells as an area."""
    mines = (cells & land.cells(MINE_LETTERS)).bit_count()
    return Area(cells, land.grid.around(cells), worth(land, cells) + MINE_WORTH * mines + SEAT_OF_LAND)


def prospects(realm: Realm, places: tuple[Site, ...], turns: int) -> list[float]:
    """What the castles without a domain promise each seat, with so many turns left."""
    taken = in_domains(realm)
    found = [0.0] * (len(realm.castles) - 1)
    for place in places:
        if place.colour < len(found) and not taken >> place.castle & 1:
            found[place.colour] += best_area(realm, place, turns, taken).value
    return found


def in_domains(realm: Realm) -> int:
    """All cells that belong to a domain."""
    return sum(domain.cells for domain in realm.domains)


class Prospect(NamedTuple):
    """What an area promises, its cells and the borders it misses."""

    value: float
    cells: int
    missing: int


NO_PROSPECT = Prospect(0.0, 0, 0)


def best_area(realm: Realm, place: Site, turns: int, taken: int) -> Prospect:
    """What a castle without a domain promises with its best area, where these cells are taken."""
    found = NO_PROSPECT
    chances = _chances(turns)
    firm = realm.kin | realm.inner
    for area in place.areas:
        if area.cells & taken:
            area = _rest(realm, place, area, taken)
        missing = area.rim & ~realm.borders
        count = missing.bit_count()
        if count < FAR and not missing & firm:
            value = chances[count] * (area.worth + READY * firmness(realm.knights[place.colour] & area.cells))
            if value > found.value:
                found = Prospect(value, area.cells, missing)
    return found


def _rest(realm: Realm, place: Site, area: Area, taken: int) -> Area:
    """What is left of an area of which domains have taken a part."""
    board = realm.land.grid
    cells = area.cells & ~taken
    return _area(realm.land, board.flood(1 << place.castle, board.around(cells)))


@lru_cache
def _chances(turns: int) -> tuple[float, ...]:
    """How likely an area is closed in the turns left, by the borders it misses."""
    far = min(FAR, 1 + BORDERS_A_TURN * turns)
    return tuple(max(0.0, 1 - missing / far) ** HURRY for missing in range(FAR))
