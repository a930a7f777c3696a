"""What domains, knights and mines of Löwenherz 2003 are worth beside their points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from coeurdelion.core import Seat, bits
from coeurdelion.games.lowenherz_2003.domain import CITY, FOREST, VILLAGE
from coeurdelion.games.lowenherz_2003.table import CITY_POINTS, FOREST_POINTS, MONOPOLY_MINES, VILLAGE_POINTS
from coeurdelion.games.lowenherz_2003.tiles import LETTER, MINES
from coeurdelion.games.realm.board import Domain, Land, alliance
from coeurdelion.grid import Grid

MINE_LETTERS = "".join(LETTER[mine] for mine in MINES)
MINE_WORTH = 2.9
"""What a mine counts beside what forests, villages and the city do."""
CELL_WORTH: tuple[tuple[str, float], ...] = (
    (CITY, CITY_POINTS),
    (VILLAGE, VILLAGE_POINTS),
    (MINE_LETTERS, MINE_WORTH),
    (FOREST, FOREST_POINTS),
)
"""What a cell of each kind counts, the best first; meadows count nothing."""
FIRMNESS = (0.0, 1.0, 1.7, 2.2, 2.6, 2.9, 3.1)
"""What the first knights of a domain count."""
MONOPOLY_PROGRESS = (0.0, 0.2, 1.0)
"""What the mines of one kind count on the way to a monopoly."""
STRIKE = {-2: 0.05, -1: 0.17, 0: 0.4}
"""How likely a domain is to enter another soon, by its knights less the other's; with more it can at once."""
SOON = 0.45
"""What land two steps away counts, of what land beside a domain does."""
LOOT = 2
"""How many cells an extension takes."""
ALL_CELLS = 999
"""More cells than there are."""


class Standing(NamedTuple):
    """What domains and knights are worth beside their points: a number for each seat in every field."""

    room: tuple[float, ...]
    pressure: tuple[float, ...]
    garrison: tuple[float, ...]
    income: tuple[float, ...]
    monopoly: tuple[float, ...]


@lru_cache(maxsize=1 << 13)
def standing(
    land: Land,
    domains: tuple[Domain, ...],
    castles: tuple[int, ...],
    knights: tuple[int, ...],
    allied: frozenset[tuple[int, int]],
) -> Standing:
    """The standing of all seats with these domains, pieces and alliances."""
    seats = range(len(castles) - 1)
    taken = sum(domain.cells for domain in domains)
    own = [sum(domain.cells for domain in domains if domain.colour == seat) for seat in seats]
    mines = [_mines(land, cells) for cells in own]
    return Standing(
        room=tuple(_room(land, own[seat], taken | _pieces_but(castles, knights, seat)) for seat in seats),
        pressure=_pressure(land, domains, castles, knights, allied),
        garrison=tuple(_garrison(domains, knights, seat) for seat in seats),
        income=tuple(float(len(counts)) for counts in mines),
        monopoly=tuple(sum(map(_progress, counts)) for counts in mines),
    )


def _pieces_but(castles: tuple[int, ...], knights: tuple[int, ...], seat: Seat) -> int:
    """The cells with a castle or another's knight, which a seat cannot take."""
    cells = 0
    for colour, own in enumerate(castles):
        cells |= own if colour == seat else own | knights[colour]
    return cells


def _room(land: Land, own: int, barred: int) -> float:
    """The land of nobody that a player's domains could take, what is near counting more."""
    if not own:
        return 0.0
    near = _beside(land.grid, own) & ~barred
    far = _beside(land.grid, own | near) & ~barred
    return best_cells(land, near, ALL_CELLS) + SOON * best_cells(land, far, ALL_CELLS)


_beside = lru_cache(maxsize=1 << 14)(Grid.beside)


@lru_cache(maxsize=1 << 14)
def best_cells(land: Land, cells: int, count: int) -> float:
    """What the best of these cells are worth, so many at most."""
    total = 0.0
    for kinds, value in CELL_WORTH:
        found = min(count, (cells & land.cells(kinds)).bit_count())
        total += value * found
        count -= found
    return total


def _pressure(
    land: Land,
    domains: tuple[Domain, ...],
    castles: tuple[int, ...],
    knights: tuple[int, ...],
    allied: frozenset[tuple[int, int]],
) -> tuple[float, ...]:
    """What each player's domains could take from their neighbours, less what these could take from them."""
    found = [0.0] * len(castles)
    attackers = [domain for domain in domains if domain.colour < len(castles) - 1]
    for one, other in _fronts(land.grid, attackers, domains, allied):
        margin = (one.cells & knights[one.colour]).bit_count() - (other.cells & knights[other.colour]).bit_count()
        strike = STRIKE.get(margin, 1.0 if margin > 0 else 0.0)
        if strike:
            free = other.cells & ~_pieces_but(castles, knights, one.colour)
            near = _beside(land.grid, one.cells) & free
            loot = best_cells(land, near, LOOT)
            found[one.colour] += strike * loot
            found[other.colour] -= strike * max(loot, _worst_cut(land, other, near | _beside(land.grid, near) & free))
    return tuple(found[:-1])


@lru_cache(maxsize=1 << 14)
def _worst_cut(land: Land, domain: Domain, cells: int) -> float:
    """What a domain loses at most with one of these cells and all that this cuts off from the castle (L03-EXTEND-10)."""
    board = land.grid
    worst = 0.0
    for cell in bits(cells):
        kept = board.flood(1 << domain.castle, board.around(domain.cells & ~(1 << cell)))
        worst = max(worst, best_cells(land, domain.cells & ~kept, ALL_CELLS))
    return worst


def _fronts(
    board: Grid, attackers: Sequence[Domain], domains: Sequence[Domain], allied: frozenset[tuple[int, int]]
) -> Iterator[tuple[Domain, Domain]]:
    """Every attacker with every neighbour of another colour that it is not allied with."""
    for one in attackers:
        beside = _beside(board, one.cells)
        for other in domains:
            if other.cells & beside and other.colour != one.colour and alliance(one, other) not in allied:
                yield one, other


def _garrison(domains: tuple[Domain, ...], knights: tuple[int, ...], seat: Seat) -> float:
    """How firmly a player's domains are held."""
    return sum(firmness(knights[seat] & domain.cells) for domain in domains if domain.colour == seat)


def firmness(knights: int) -> float:
    """How firmly these knights hold a domain."""
    return FIRMNESS[min(knights.bit_count(), len(FIRMNESS) - 1)]


def _mines(land: Land, cells: int) -> list[int]:
    """How many mines of each kind that there are among these cells."""
    counts = ((cells & land.cells(letter)).bit_count() for letter in MINE_LETTERS)
    return [count for count in counts if count]


def _progress(mines: int) -> float:
    """What mines of one kind count until they are a monopoly (L03-MINE-2)."""
    return MONOPOLY_PROGRESS[mines] if mines < MONOPOLY_MINES else 0.0
