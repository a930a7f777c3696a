"""What lies ahead in Löwenherz 2003: the areas that castles could get, and how many turns are left for them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from coeurdelion.bots.realm.enclosure import Gains, rich_area
from coeurdelion.bots.realm.fronts import firmness, in_domains
from coeurdelion.core.choices import bits
from coeurdelion.games.lowenherz_2003.domain import CITY, FOREST, VILLAGE, worth
from coeurdelion.games.lowenherz_2003.state import State
from coeurdelion.games.lowenherz_2003.tiles import LETTER, MINES
from coeurdelion.games.realm.board import Land, Realm

MINE_LETTERS = "".join(LETTER[mine] for mine in MINES)
MINE_WORTH = 2.9
"""What a mine counts beside what forests, villages and the city do."""
SEAT_OF_LAND = 1.2
"""What it counts to have a domain at all, from which to extend."""
GAINS: Gains = ((FOREST, 2), (VILLAGE, 6), (CITY, 10), (MINE_LETTERS, 4))
SHAPES: tuple[tuple[Gains, int, int], ...] = (((), 1, 3), (GAINS, 3, 2), (GAINS, 3, 3), (GAINS, 5, 3), (GAINS, 5, 4))
"""The areas looked for round each castle: what cells gain, what a border costs, how far they may reach."""
POINTS_A_TURN = 2
HURRY = 1.05
BORDERS_A_TURN = 1.2
FAR = 14
"""With so many borders missing an area is out of sight."""


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


class Outlook(NamedTuple):
    """What is worked out once for a decision: the sites, how many turns each player may still have, and how many more the
    cards would last if nobody reached the king.
    """

    sites: tuple[Site, ...]
    turns: int
    rounds: int


def outlook(state: State) -> Outlook:
    """The outlook of a state."""
    realm = state.realm
    closed = sum(1 << domain.castle for domain in realm.domains)
    sites = (site(realm, colour, castle) for colour, own in enumerate(realm.castles) for castle in bits(own & ~closed))
    return Outlook(tuple(sites), *_turns(state))


def site(realm: Realm, colour: int, castle: int) -> Site:
    """The areas that a castle without a domain could get."""
    found = (rich_area(realm, castle, *shape) for shape in SHAPES)
    return Site(castle, colour, tuple(_area(realm.land, cells) for cells in {area.cells: 0 for area in found if area}))


@lru_cache(maxsize=1 << 14)
def _area(land: Land, cells: int) -> Area:
    mines = (cells & land.cells(MINE_LETTERS)).bit_count()
    return Area(cells, land.grid.around(cells), worth(land, cells) + MINE_WORTH * mines + SEAT_OF_LAND)


def _turns(state: State) -> tuple[int, int]:
    """How many turns each player may still have, and how many by the cards alone."""
    cards = sum(state.deck) + sum(len(player.hand) for player in state.players)
    rounds = max(1, round(cards / len(state.players)))
    ahead = max(player.score for player in state.players)
    return min(rounds, 2 + (state.king - ahead) // POINTS_A_TURN), rounds


def prospects(realm: Realm, ahead: Outlook) -> list[float]:
    """What the castles of each player that have no domain promise, by seat."""
    taken = in_domains(realm)
    found = [0.0] * (len(realm.castles) - 1)
    for place in ahead.sites:
        if place.colour < len(found) and not taken >> place.castle & 1:
            found[place.colour] += best_area(realm, place, ahead.turns, taken).value
    return found


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
            knights = (realm.knights[place.colour] & area.cells).bit_count()
            value = chances[count] * (area.worth + 0.5 * firmness(knights))
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
