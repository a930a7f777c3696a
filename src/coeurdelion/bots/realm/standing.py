"""What domains and knights promise beside their points: land to take from nobody, and from neighbours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from coeurdelion.bots.realm.fronts import beside, fronts, held, pieces_but
from coeurdelion.core.choices import bits
from coeurdelion.games.realm.board import Domain, Land, Realm

STRIKE_CHANCES = {-2: 0.05, -1: 0.17, 0: 0.4}
"""How likely a domain is to enter another, by its knights less the other's; with more knights it is certain."""
LOOT_CELLS = 2
"""How many cells an extension takes."""
ALL_CELLS = 999
"""A number of cells that is more than any board has."""


@dataclass(frozen=True, slots=True, eq=False)
class CellWorth:
    """What a cell of each kind is worth in points, the best kinds first; compared by identity, so that caches are fast."""

    kinds: tuple[tuple[str, float], ...]


@lru_cache(maxsize=1 << 14)
def best_cells(land: Land, cells: int, count: int, worth: CellWorth) -> float:
    """What the best of these cells are worth, at most `count` of them, in points."""
    total = 0.0
    for kinds, value in worth.kinds:
        found = min(count, (cells & land.cells(kinds)).bit_count())
        total += value * found
        count -= found
    return total


class Pieces(NamedTuple):
    """What of a realm decides which land can be taken, as a key for caches."""

    land: Land
    domains: tuple[Domain, ...]
    castles: tuple[int, ...]
    knights: tuple[int, ...]
    allied: frozenset[tuple[int, int]]

    @property
    def seats(self) -> range:
        """The seats; the colour after the last is the neutral one."""
        return range(len(self.castles) - 1)


def pieces_of(realm: Realm) -> Pieces:
    """The pieces of a realm."""
    return Pieces(realm.land, realm.domains, realm.castles, realm.knights, realm.allied)


def domain_cells(pieces: Pieces) -> list[int]:
    """The cells of each player's domains, by seat."""
    return [sum(domain.cells for domain in pieces.domains if domain.colour == seat) for seat in pieces.seats]


def garrisons(pieces: Pieces) -> tuple[float, ...]:
    """How firmly each player's domains are held, by seat."""
    return tuple(held(pieces.domains, pieces.knights, seat) for seat in pieces.seats)


def rooms(pieces: Pieces, worth: CellWorth, count: int, far_share: float) -> tuple[float, ...]:
    """What the land of nobody is worth that each player's domains could take, by seat, in points.

    Of the cells beside the domains and of those two steps away the best `count` each count, the latter with a share.
    """
    taken = sum(domain.cells for domain in pieces.domains)
    found = []
    for seat, own in enumerate(domain_cells(pieces)):
        barred = taken | pieces_but(pieces.castles, pieces.knights, seat)
        found.append(_room(pieces.land, own, barred, worth, count, far_share) if own else 0.0)
    return tuple(found)


def _room(land: Land, own: int, barred: int, worth: CellWorth, count: int, far_share: float) -> float:
    near = beside(land.grid, own) & ~barred
    far = beside(land.grid, own | near) & ~barred
    return best_cells(land, near, count, worth) + far_share * best_cells(land, far, count, worth)


def pressures(pieces: Pieces, worth: CellWorth, cut_loss: Callable[[Domain, int, int], float]) -> tuple[float, ...]:
    """What each player's domains could take from their neighbours, less what these could take from them, by seat, in points.

    `cut_loss` gives what a domain loses at most to an attacker, from its free cells near it and all its free cells.
    """
    land, domains, castles, knights, allied = pieces
    found = [0.0] * len(castles)
    attackers = [domain for domain in domains if domain.colour < len(castles) - 1]
    for one, other in fronts(land.grid, attackers, domains, allied):
        margin = (one.cells & knights[one.colour]).bit_count() - (other.cells & knights[other.colour]).bit_count()
        chance = STRIKE_CHANCES.get(margin, 1.0 if margin > 0 else 0.0)
        if chance:
            free = other.cells & ~pieces_but(castles, knights, one.colour)
            near = beside(land.grid, one.cells) & free
            loot = best_cells(land, near, LOOT_CELLS, worth)
            found[one.colour] += chance * loot
            found[other.colour] -= chance * max(loot, cut_loss(other, near, free))
    return tuple(found[:-1])


def worst_cut(land: Land, domain: Domain, cells: int, loss: Callable[[int, int], float]) -> float:
    """The greatest loss of a domain that loses one of these cells and the zone that this cuts off from the castle."""
    board = land.grid
    worst = 0.0
    for number in bits(cells):
        cell = 1 << number
        left = domain.cells & ~cell
        zone = left & ~board.flood(1 << domain.castle, board.around(left))
        worst = max(worst, loss(cell, zone))
    return worst
