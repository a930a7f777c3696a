"""Areas that could be closed round a castle: with the fewest borders, or worth the most for the borders they take."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import NamedTuple

from coeurdelion.core.choices import bits
from coeurdelion.core.grid import Grid, kept_by_grid
from coeurdelion.games.realm.board import Land, Realm, all_castles

MAX_CUT_EDGES = 40
"""The most borders that a cut may take; a castle that needs more is given up."""


class Enclosure(NamedTuple):
    """An area round one castle and the borders that are missing to close it."""

    castle: int
    cells: int
    missing: int


@kept_by_grid
def _neighbours(board: Grid) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For every cell its neighbours and the edges to them."""
    found: list[list[tuple[int, int]]] = [[] for _ in range(board.size)]
    for edge, (one, other) in board.sides.items():
        found[one].append((other, edge))
        found[other].append((one, edge))
    return tuple(map(tuple, found))


def enclosure(realm: Realm, castle: int, *, wide: bool = False) -> Enclosure | None:
    """The area with the fewest missing borders that parts a castle from all others, the widest such if asked; None if kin or
    domains stand in the way.

    The minimum cut between the castle and all other castles, found by augmenting paths over the sides that have no border.
    """
    board = realm.land.grid
    sides = _neighbours(board)
    others = all_castles(realm) & ~(1 << castle)
    used: dict[int, int] = {}
    firm = realm.kin | realm.inner
    while True:
        came: dict[int, tuple[int, int]] = {castle: (castle, -1)}
        queue = deque((castle,))
        goal = -1
        while queue and goal < 0:
            cell = queue.popleft()
            for following, edge in sides[cell]:
                if following in came or realm.borders >> edge & 1:
                    continue
                if used.get(edge) == cell and not firm >> edge & 1:
                    continue
                came[following] = cell, edge
                if others >> following & 1:
                    goal = following
                    break
                queue.append(following)
        if goal < 0:
            break
        if len(used) > MAX_CUT_EDGES:
            return None
        firm_path = True
        while goal != castle:
            cell, edge = came[goal]
            if not firm >> edge & 1:
                firm_path = False
                if used.get(edge) == goal:
                    del used[edge]
                else:
                    used[edge] = cell
            goal = cell
        if firm_path:
            return None
    cells = sum(1 << cell for cell in came)
    if wide:
        cells = _widened(realm, used, firm, others)
    return Enclosure(castle, cells, board.around(cells) & ~realm.borders)


def _widened(realm: Realm, used: dict[int, int], firm: int, others: int) -> int:
    """All cells from which no other castle can be reached any more."""
    board = realm.land.grid
    sides = _neighbours(board)
    reaching = set(bits(others))
    queue = deque(reaching)
    while queue:
        cell = queue.popleft()
        for before, edge in sides[cell]:
            if before in reaching or realm.borders >> edge & 1:
                continue
            if used.get(edge) == before and not firm >> edge & 1:
                continue
            reaching.add(before)
            queue.append(before)
    return board.all_cells & ~sum(1 << cell for cell in reaching)


_UNLIMITED = 1 << 20
"""A capacity that no flow uses up."""


def rich_area(realm: Realm, castle: int, gains: Gains, price: int, span: int) -> Enclosure | None:
    """The area round a castle, at most so many rows and columns away and without other castles, whose gains exceed the price
    of its missing borders by most; None if kin stand in the way.
    """
    board = realm.land.grid
    window = _window(board, castle, span)
    edges = _edges_touching(board, window)
    others = all_castles(realm) & window & ~(1 << castle)
    cells = _rich_cells(realm.land, castle, gains, price, window, realm.borders & edges, realm.kin & edges, others)
    return Enclosure(castle, cells, board.around(cells) & ~realm.borders) if cells else None


Gains = tuple[tuple[str, int], ...]
"""What a cell of each kind of terrain adds to the worth of an area; kinds not named add nothing."""


@lru_cache(maxsize=1 << 14)
def _window(board: Grid, castle: int, span: int) -> int:
    """The cells at most `span` rows and `span` columns from a castle."""
    row, column = divmod(castle, board.width)
    places = ((cell, *divmod(cell, board.width)) for cell in range(board.size))
    return sum(1 << cell for cell, r, c in places if abs(r - row) <= span and abs(c - column) <= span)


@lru_cache(maxsize=1 << 15)
def _edges_touching(board: Grid, cells: int) -> int:
    """The edges with a cell of the set on at least one side."""
    return board.within(cells) | board.around(cells)


@lru_cache(maxsize=1 << 15)
def _rich_cells(land: Land, castle: int, gains: Gains, price: int, window: int, borders: int, kin: int, others: int) -> int:
    """The cells of a rich area, none if there is no such area: the castle's side of a minimum cut.

    Every cell sends its gain towards the world outside, over sides that let through the price of a border; where the gains
    of an area are more than its sides let through, it is worth closing.
    """
    board = land.grid
    flow = _Flow(board, borders, kin, price)
    left = {cell: gain for kind, gain in gains for cell in bits(land.cells(kind) & window)}
    left[castle] = _UNLIMITED
    outside = board.all_cells & ~window | others
    wanted = sum(1 << cell for cell in left)
    while True:
        layers, reached = flow.layers(outside, wanted)
        if not layers:
            cells = board.all_cells & ~reached
            return board.flood(1 << castle, borders | board.around(cells))
        for cell in bits(layers[-1] & wanted):
            left[cell] -= flow.push(cell, layers, left[cell])
            if not left[cell]:
                wanted ^= 1 << cell
        if left[castle] <= 0:
            return 0


class _Flow:
    """A maximum flow: the residual capacity of each side of each cell, in the directions east, west, south, north."""

    __slots__ = ("open", "room", "steps")

    def __init__(self, board: Grid, borders: int, kin: int, price: int) -> None:
        sides = board.all_edges & ~borders
        east, south = sides & board.all_cells, sides >> board.size
        self.steps = (1, -1, board.width, -board.width)
        self.open = [east, east << 1, south, south << board.width]
        self.room = [dict.fromkeys(bits(cells), price) for cells in self.open]
        for edge in bits(kin & sides):
            one, other = board.sides[edge]
            way = 0 if other == one + 1 else 2
            self.room[way][one] = self.room[way + 1][other] = _UNLIMITED

    def layers(self, outside: int, wanted: int) -> tuple[list[int], int]:
        """The cells by their distance from outside, up to the first that are wanted, none if no wanted one is reached;
        and all cells reached."""
        east, west, south, north = self.open
        width = self.steps[2]
        layers = [outside]
        reached = layer = outside
        while layer:
            layer = (layer >> 1 & east | layer << 1 & west | layer >> width & south | layer << width & north) & ~reached
            layers.append(layer)
            reached |= layer
            if layer & wanted:
                return layers, reached
        return [], reached

    def push(self, cell: int, layers: list[int], amount: int) -> int:
        """How much of an amount flows from a cell outside through the layers, along one path of residual capacity."""
        path = []
        for layer in reversed(layers[:-1]):
            for way, step in enumerate(self.steps):
                if self.open[way] >> cell & 1 and layer >> cell + step & 1:
                    path.append((way, cell))
                    amount = min(amount, self.room[way][cell])
                    cell += step
                    break
            else:
                return 0
        for way, crossed in path:
            self._use(way, crossed, amount)
        return amount

    def _use(self, way: int, cell: int, amount: int) -> None:
        """Takes residual capacity from one direction and gives it to the opposite one."""
        self.room[way][cell] -= amount
        if not self.room[way][cell]:
            self.open[way] ^= 1 << cell
        back, other = way ^ 1, cell + self.steps[way]
        self.room[back][other] += amount
        self.open[back] |= 1 << other
