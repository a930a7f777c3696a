"""What a position of Löwenherz 1997 is worth to a seat, as terms with names and weights."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from coeurdelion.bots.lowenherz_1997.money import money, purse
from coeurdelion.bots.lowenherz_1997.outlook import SILVER_SHARE, CardsAhead, Outlook
from coeurdelion.bots.realm.fronts import RIVAL, STRIKE, beside, fronts, held, lead, pieces_but, victory
from coeurdelion.bots.realm.sites import prospects
from coeurdelion.core import Seat
from coeurdelion.core.choices import bits
from coeurdelion.games import lowenherz_1997
from coeurdelion.games.lowenherz_1997.cards import ALLIANCE, RENEGADE
from coeurdelion.games.lowenherz_1997.pieces import MOUNTAIN, TOWN
from coeurdelion.games.lowenherz_1997.region import size_points, town_points
from coeurdelion.games.lowenherz_1997.state import State
from coeurdelion.games.lowenherz_1997.table import CELL_POINTS, TOWN_POINTS
from coeurdelion.games.realm.board import FOREST, MEADOW, Domain, Land

WEIGHTS: Mapping[str, float] = {
    "won": 1000.0,
    "points": 1.0,
    "prospects": 0.75,
    "silver": SILVER_SHARE,
    "room": 0.2,
    "pressure": 0.5,
    "garrison": 0.5,
    "ducats": 1.0,
    "politics": 1.0,
}
"""What one unit of each term counts, in points."""
SOON = 0.4
"""What land two steps away counts, of what land beside a region does."""
LOOT = 2
"""How many cells an extension takes."""
BUSY = 4
"""With fewer swords to come, land and knights count less."""
IN_HAND = {ALLIANCE.code: 1.2, RENEGADE.code: 2.0}
"""What an alliance or a renegade in hand counts while there is time to play it."""


def evaluate(state: State, seat: Seat, outlook: Outlook) -> float:
    """What a state is worth to a seat, in points."""
    return sum(WEIGHTS[name] * value for name, value in terms(state, seat, outlook).items())


def terms(state: State, seat: Seat, outlook: Outlook) -> dict[str, float]:
    """What a state has for a seat, less what it has for the others, by name."""
    realm, ahead = state.realm, outlook.ahead
    standing = _standing(realm.land, realm.domains, realm.castles, realm.knights, realm.allied, ahead)
    busy = min(1.0, ahead.swords / BUSY)
    return {
        "won": victory(lowenherz_1997.winners(state), seat),
        "points": lead([player.score for player in state.players], seat, RIVAL),
        "prospects": lead(prospects(realm, outlook.survey), seat),
        "silver": lead(standing.silver, seat, RIVAL) * ahead.silver,
        "room": lead(standing.room, seat) * busy,
        "pressure": lead(standing.pressure, seat) * busy,
        "garrison": lead(standing.garrison, seat) * busy,
        "ducats": purse(money(state.players[seat]), ahead.rounds),
        "politics": in_hand(state, seat, ahead),
    }


def in_hand(state: State, seat: Seat, ahead: CardsAhead) -> float:
    """What the politics cards in the own hand are worth, treasures apart; open parchments have counted already."""
    held = [one for one in state.players[seat].politics if not one.is_open or not one.card.is_parchment]
    return sum(kept(one.card.code, one.card.value if one.card.is_parchment else 0, ahead) for one in held)


def kept(code: str, points: int, ahead: CardsAhead) -> float:
    """What a politics card that is no money is worth in hand."""
    return points + IN_HAND.get(code, 0.0) * min(1.0, ahead.rounds / BUSY)


class Standing(NamedTuple):
    """What regions and knights are worth beside their points: a number for each seat in every field."""

    silver: tuple[float, ...]
    room: tuple[float, ...]
    pressure: tuple[float, ...]
    garrison: tuple[float, ...]


@lru_cache(maxsize=1 << 13)
def _standing(
    land: Land,
    regions: tuple[Domain, ...],
    castles: tuple[int, ...],
    knights: tuple[int, ...],
    allied: frozenset[tuple[int, int]],
    ahead: CardsAhead,
) -> Standing:
    seats = range(len(castles) - 1)
    taken = sum(region.cells for region in regions)
    own = [sum(region.cells for region in regions if region.colour == seat) for seat in seats]
    reach = max(1, LOOT * ahead.swords)
    return Standing(
        silver=tuple(float((cells & land.cells(MOUNTAIN)).bit_count()) for cells in own),
        room=tuple(
            _room(land, own[seat], taken | pieces_but(castles, knights, seat), reach, ahead.silver) for seat in seats
        ),
        pressure=_pressure(land, regions, castles, knights, allied, ahead.silver),
        garrison=tuple(held(regions, knights, seat) for seat in seats),
    )


def _room(land: Land, own: int, barred: int, reach: int, silver: int) -> float:
    """The land of nobody that a prince's regions could take, as much as swords may reach, what is near counting more."""
    if not own:
        return 0.0
    near = beside(land.grid, own) & ~barred
    far = beside(land.grid, own | near) & ~barred
    return best_cells(land, near, reach, silver) + SOON * best_cells(land, far, reach, silver)


@lru_cache(maxsize=1 << 14)
def best_cells(land: Land, cells: int, count: int, silver: int) -> float:
    """What the best of these cells are worth, so many at most, when mountains will bring points so often."""
    total = 0.0
    for kinds, value in cell_worth(silver):
        found = min(count, (cells & land.cells(kinds)).bit_count())
        total += value * found
        count -= found
    return total


@lru_cache
def cell_worth(silver: int) -> tuple[tuple[str, float], ...]:
    """What a cell of each kind is worth to the region that takes it, the best kind first."""
    found = (
        (TOWN, CELL_POINTS + TOWN_POINTS),
        (MOUNTAIN, CELL_POINTS + SILVER_SHARE * silver),
        (MEADOW + FOREST, CELL_POINTS),
    )
    return tuple(sorted(found, key=lambda kind: kind[1], reverse=True))


def _pressure(
    land: Land,
    regions: tuple[Domain, ...],
    castles: tuple[int, ...],
    knights: tuple[int, ...],
    allied: frozenset[tuple[int, int]],
    silver: int,
) -> tuple[float, ...]:
    """What each prince's regions could take from their neighbours, less what these could take from them."""
    found = [0.0] * len(castles)
    attackers = [region for region in regions if region.colour < len(castles) - 1]
    for one, other in fronts(land.grid, attackers, regions, allied):
        margin = (one.cells & knights[one.colour]).bit_count() - (other.cells & knights[other.colour]).bit_count()
        strike = STRIKE.get(margin, 1.0 if margin > 0 else 0.0)
        if strike:
            free = other.cells & ~pieces_but(castles, knights, one.colour)
            near = beside(land.grid, one.cells) & free
            loot = best_cells(land, near, LOOT, silver)
            found[one.colour] += strike * loot
            found[other.colour] -= strike * max(loot, _worst_cut(land, other, near, silver))
    return tuple(found[:-1])


@lru_cache(maxsize=1 << 14)
def _worst_cut(land: Land, region: Domain, cells: int, silver: int) -> float:
    """What a region loses at most with one of these cells and all that this cuts off from the castle (L97-EXTEND-10)."""
    board = land.grid
    worst = 0.0
    for cell in bits(cells):
        left = region.cells & ~(1 << cell)
        zone = left & ~board.flood(1 << region.castle, board.around(left))
        mountains = (zone & land.cells(MOUNTAIN)).bit_count()
        lost = size_points(zone.bit_count()) + town_points(land, zone) + SILVER_SHARE * silver * mountains
        worst = max(worst, lost + best_cells(land, 1 << cell, 1, silver))
    return worst
