"""What a position of Löwenherz 1997 is worth to a seat, as terms with names and weights."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from coeurdelion.bots.money_1997 import money, purse
from coeurdelion.bots.outlook_1997 import CERTAIN, FIRMNESS, Ahead, Outlook, prospects
from coeurdelion.core import Seat, bits
from coeurdelion.games.lowenherz_1997.cards import ALLIANCE, RENEGADE
from coeurdelion.games.lowenherz_1997.pieces import MOUNTAIN, TOWN
from coeurdelion.games.lowenherz_1997.region import size_points, town_points
from coeurdelion.games.lowenherz_1997.state import Over, State
from coeurdelion.games.lowenherz_1997.table import CELL_POINTS, TOWN_POINTS
from coeurdelion.games.realm.board import FOREST, MEADOW, Domain, Land, alliance
from coeurdelion.grid import Grid

WEIGHTS: Mapping[str, float] = {
    "won": 1000.0,
    "points": 1.0,
    "prospects": 0.75,
    "silver": CERTAIN,
    "room": 0.2,
    "pressure": 0.5,
    "garrison": 0.5,
    "ducats": 1.0,
    "politics": 1.0,
}
"""What one unit of each term counts, in points."""
STRIKE = {-2: 0.05, -1: 0.17, 0: 0.4}
"""How likely a region is to enter another, by its knights less the other's; with more it is able to at once."""
SOON = 0.4
"""What land two steps away counts, of what land beside a region does."""
LOOT = 2
"""How many cells an extension takes."""
BUSY = 4
"""With fewer swords to come, land and knights count less."""
RIVAL = 0.5
"""How much of the others' points is those of the best of them; the rest is their mean."""
IN_HAND = {ALLIANCE.code: 1.2, RENEGADE.code: 2.0}
"""What an alliance or a renegade in hand counts while there is time to play it."""


def evaluate(state: State, seat: Seat, seen: Outlook) -> float:
    """What a state is worth to a seat, in points."""
    return sum(WEIGHTS[name] * value for name, value in terms(state, seat, seen).items())


def terms(state: State, seat: Seat, seen: Outlook) -> dict[str, float]:
    """What a state has for a seat, less what it has for the others, by name."""
    realm, ahead = state.realm, seen.ahead
    standing = _standing(realm.land, realm.domains, realm.castles, realm.knights, realm.allied, ahead)
    busy = min(1.0, ahead.swords / BUSY)
    return {
        "won": _won(state, seat),
        "points": lead([player.score for player in state.players], seat, RIVAL),
        "prospects": lead(prospects(realm, seen), seat),
        "silver": lead(standing.silver, seat, RIVAL) * ahead.silver,
        "room": lead(standing.room, seat) * busy,
        "pressure": lead(standing.pressure, seat) * busy,
        "garrison": lead(standing.garrison, seat) * busy,
        "ducats": purse(money(state.players[seat]), ahead.rounds),
        "politics": in_hand(state, seat, ahead),
    }


def lead(values: Sequence[float], seat: Seat, share: float = 0.0) -> float:
    """A seat's value less a share of the best of the others' and for the rest their mean."""
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - share * max(others) - (1 - share) * sum(others) / len(others)


def _won(state: State, seat: Seat) -> float:
    """A victory, shared or alone, or a defeat."""
    if not isinstance(state.phase, Over):
        return 0.0
    won = state.phase.winners
    return (2.0 / len(won) if seat in won else 0.0) - 1.0


def in_hand(state: State, seat: Seat, ahead: Ahead) -> float:
    """What the politics cards in the own hand are worth, treasures apart; open parchments have counted already."""
    held = [one for one in state.players[seat].politics if not one.is_open or not one.card.is_parchment]
    return sum(kept(one.card.code, one.card.value if one.card.is_parchment else 0, ahead) for one in held)


def kept(code: str, points: int, ahead: Ahead) -> float:
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
    ahead: Ahead,
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
        garrison=tuple(_garrison(regions, knights, seat) for seat in seats),
    )


def pieces_but(castles: tuple[int, ...], knights: tuple[int, ...], seat: Seat) -> int:
    """The cells with a castle or another's knight, which a seat cannot take."""
    cells = 0
    for colour, own in enumerate(castles):
        cells |= own if colour == seat else own | knights[colour]
    return cells


def _room(land: Land, own: int, barred: int, reach: int, silver: int) -> float:
    """The land of nobody that a prince's regions could take, as much as swords may reach, what is near counting more."""
    if not own:
        return 0.0
    near = beside(land.grid, own) & ~barred
    far = beside(land.grid, own | near) & ~barred
    return best_cells(land, near, reach, silver) + SOON * best_cells(land, far, reach, silver)


beside = lru_cache(maxsize=1 << 14)(Grid.beside)


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
    found = ((TOWN, CELL_POINTS + TOWN_POINTS), (MOUNTAIN, CELL_POINTS + CERTAIN * silver), (MEADOW + FOREST, CELL_POINTS))
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
    for one, other in _fronts(land.grid, attackers, regions, allied):
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
        lost = size_points(zone.bit_count()) + town_points(land, zone) + CERTAIN * silver * mountains
        worst = max(worst, lost + best_cells(land, 1 << cell, 1, silver))
    return worst


def _fronts(
    board: Grid, attackers: Sequence[Domain], regions: Sequence[Domain], allied: frozenset[tuple[int, int]]
) -> Iterator[tuple[Domain, Domain]]:
    """Every attacker with every neighbour of another colour that it is not allied with."""
    for one in attackers:
        near = beside(board, one.cells)
        for other in regions:
            if other.cells & near and other.colour != one.colour and alliance(one, other) not in allied:
                yield one, other


def _garrison(regions: tuple[Domain, ...], knights: tuple[int, ...], seat: Seat) -> float:
    """How firmly a prince's regions are held."""
    counts = ((region.cells & knights[seat]).bit_count() for region in regions if region.colour == seat)
    return sum(FIRMNESS[min(count, len(FIRMNESS) - 1)] for count in counts)
