"""What is worked out once for a decision in Löwenherz 1997: the cards to come, and the areas that castles could get."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from coeurdelion.bots.realm.enclosure import Gains, rich_area
from coeurdelion.bots.realm.fronts import firmness, in_domains
from coeurdelion.core import Seat
from coeurdelion.core.choices import bits
from coeurdelion.games.lowenherz_1997.cards import KING, ROWS, SILVER, SWORDS, WALLS, Deck, row_of
from coeurdelion.games.lowenherz_1997.pieces import MOUNTAIN, TOWN
from coeurdelion.games.lowenherz_1997.region import worth
from coeurdelion.games.lowenherz_1997.state import State
from coeurdelion.games.realm.board import FOREST, MEADOW, Land, Realm

CERTAIN = 0.85
"""What a mountain counts each time that mountains will bring points: it may be lost before."""
SEAT_OF_LAND = 1.5
"""What it counts to have a region at all, from which to extend."""
GAINS: Gains = ((MEADOW + FOREST, 1), (MOUNTAIN, 4), (TOWN, 9))
SHAPES: tuple[tuple[Gains, int, int], ...] = (((), 1, 3), (GAINS, 2, 2), (GAINS, 3, 3), (GAINS, 2, 3), (GAINS, 3, 4))
"""The areas looked for round each castle: what cells gain, what a wall costs, how far they may reach."""
FAR = 16
"""With so many walls missing an area is out of sight."""
HURRY = 1.6
LAST_LETTER = 0.5
"""How likely a card of the last letter, which holds the king, is to be turned up at all."""


class Ahead(NamedTuple):
    """The cards still to come: rounds, how often mountains will bring points, and a prince's share of walls and swords."""

    rounds: int
    silver: int
    walls: int
    swords: int


class Area(NamedTuple):
    """An area that a castle could get, the edges round it, the points it brings when it arises and its whole worth."""

    cells: int
    rim: int
    points: int
    worth: float


class Site(NamedTuple):
    """A castle without a region and the areas it could get."""

    castle: int
    colour: int
    areas: tuple[Area, ...]


class Outlook(NamedTuple):
    """What is worked out once for a decision: the castles without regions, and the cards still to come."""

    sites: tuple[Site, ...]
    ahead: Ahead


def outlook(state: State) -> Outlook:
    """The outlook of a state."""
    realm, ahead = state.realm, cards_ahead(state)
    closed = sum(1 << region.castle for region in realm.domains)
    sites = (
        site(realm, colour, castle, ahead) for colour, own in enumerate(realm.castles) for castle in bits(own & ~closed)
    )
    return Outlook(tuple(sites), ahead)


def cards_ahead(state: State) -> Ahead:
    """The cards still to come, what is left of the one turned up included."""
    return _ahead(state.deck, state.card, state.row, len(state.players))


@lru_cache(maxsize=1 << 10)
def _ahead(deck: Deck, card: str, row: int, players: int) -> Ahead:
    rounds = walls = swords = 0.0
    silver = 1
    for number, cards in enumerate(deck):
        chance = LAST_LETTER if number == len(deck) - 1 else 1.0
        silver += cards.count(SILVER)
        for code in cards:
            if code not in (SILVER, KING):
                rounds += chance
                walls += chance * symbols(code, WALLS)
                swords += chance * symbols(code, SWORDS)
    walls += symbols(card, WALLS, row)
    swords += symbols(card, SWORDS, row)
    return Ahead(round(rounds), silver, round(walls / players), round(swords / players))


def symbols(card: str, kind: str, after: int = 0) -> int:
    """How many walls or swords the rows of a card after one of them bring."""
    rows = (row_of(card, row) for row in ROWS if row > after) if card else ()
    return sum(int(action[1:]) for action in rows if action.startswith(kind))


def site(realm: Realm, colour: int, castle: int, ahead: Ahead) -> Site:
    """The areas that a castle without a region could get."""
    found = (rich_area(realm, castle, *shape) for shape in SHAPES)
    cells = {area.cells: 0 for area in found if area}
    return Site(castle, colour, tuple(_area(realm.land, area, ahead.silver) for area in cells))


@lru_cache(maxsize=1 << 14)
def _area(land: Land, cells: int, silver: int) -> Area:
    points = worth(land, cells)
    mountains = (cells & land.cells(MOUNTAIN)).bit_count()
    return Area(cells, land.grid.around(cells), points, points + CERTAIN * silver * mountains + SEAT_OF_LAND)


class Prospect(NamedTuple):
    """What an area promises, its cells, its points and the walls it misses."""

    value: float
    cells: int
    points: int
    missing: int


NO_PROSPECT = Prospect(0.0, 0, 0, 0)


def best_area(realm: Realm, place: Site, ahead: Ahead, taken: int) -> Prospect:
    """What a castle without a region promises with its best area, where these cells are taken."""
    found = NO_PROSPECT
    chances = chances_of(ahead.walls)
    firm = realm.kin | realm.inner
    for area in place.areas:
        if area.cells & taken:
            area = _rest(realm, place, area, taken, ahead)
        missing = area.rim & ~realm.borders
        count = missing.bit_count()
        if count < FAR and not missing & firm:
            knights = (realm.knights[place.colour] & area.cells).bit_count()
            value = chances[count] * (area.worth + 0.5 * firmness(knights))
            if value > found.value:
                found = Prospect(value, area.cells, area.points, missing)
    return found


def _rest(realm: Realm, place: Site, area: Area, taken: int, ahead: Ahead) -> Area:
    """What is left of an area of which regions have taken a part."""
    board = realm.land.grid
    cells = area.cells & ~taken
    return _area(realm.land, board.flood(1 << place.castle, board.around(cells)), ahead.silver)


@lru_cache
def chances_of(walls: int) -> tuple[float, ...]:
    """How likely an area is closed with the walls a prince may still get, by the walls it misses."""
    far = min(FAR, 1.5 + walls)
    return tuple(max(0.0, 1 - missing / far) ** HURRY for missing in range(FAR))


def open_sites(realm: Realm, seen: Outlook, seat: Seat) -> list[tuple[Site, Prospect]]:
    """The castles of a seat that still have no region, each with its best area."""
    taken = in_domains(realm)
    own = [place for place in seen.sites if place.colour == seat and not taken >> place.castle & 1]
    return [(place, best_area(realm, place, seen.ahead, taken)) for place in own]


def prospects(realm: Realm, seen: Outlook) -> list[float]:
    """What the castles of each prince that have no region promise, by seat."""
    taken = in_domains(realm)
    found = [0.0] * (len(realm.castles) - 1)
    for place in seen.sites:
        if place.colour < len(found) and not taken >> place.castle & 1:
            found[place.colour] += best_area(realm, place, seen.ahead, taken).value
    return found
