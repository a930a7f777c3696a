"""Cells and edges of a rectangular board: their names, their neighbours, and sets of them as ints.

A set of cells has bit `row * width + column`. A set of edges has the bit of a cell for that cell's east side and, `size`
bits higher, for its south side. Corner points are numbered row by row too, `width + 1` in a row.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from coeurdelion.core import Refused
from coeurdelion.core.choices import bits

COLUMNS = "abcdefghijklmnopqrstuvwxyz"
KEPT_GRIDS = 16
"""Grids that are kept though nobody has them: those asked for last."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Grid:
    """The cells and edges of one board size; of each size there is one at a time, by `grid(width, height)`.

    `kept` has what `kept_by_grid` has made for it: scenarios have boards of any size, and all of it goes with the grid.
    """

    width: int
    height: int
    size: int
    cells: tuple[str, ...]
    cell_number: dict[str, int]
    edges: dict[int, str]
    edge_number: dict[str, int]
    sides: dict[int, tuple[int, int]]
    ends: dict[int, tuple[int, int]]
    edges_of: tuple[int, ...]
    all_cells: int
    all_edges: int
    kept: dict[Any, Any] = field(default_factory=dict, repr=False)

    def cell(self, name: str) -> int:
        """The cell of that name; refused as notation if the board has none."""
        number = self.cell_number.get(name)
        if number is None:
            raise Refused("notation", "no-such-cell", cell=name, first=self.cells[0], last=self.cells[-1])
        return number

    def edge(self, name: str) -> int:
        """The edge of that name; refused as notation if the board has none."""
        number = self.edge_number.get(name)
        if number is None:
            raise Refused("notation", "no-such-edge", edge=name, first=self.cells[0], last=self.cells[-1])
        return number

    def names(self, cells: int) -> tuple[str, ...]:
        """The names of a set of cells, in order."""
        return tuple(self.cells[cell] for cell in bits(cells))

    def edge_names(self, edges: int) -> tuple[str, ...]:
        """The names of a set of edges, in alphabetical order."""
        return tuple(sorted(self.edges[edge] for edge in bits(edges)))

    def steps(self, one: int, other: int) -> int:
        """The orthogonal steps between two cells."""
        row, column = divmod(one, self.width)
        other_row, other_column = divmod(other, self.width)
        return abs(row - other_row) + abs(column - other_column)

    def beside(self, cells: int) -> int:
        """The cells one step from a set of cells and not in it, whatever barriers stand between."""
        return self.touching(cells, 0) & ~cells

    def touching(self, cells: int, barriers: int) -> int:
        """The cells with a neighbour in the set and no barrier between."""
        crossed = self.all_edges & ~barriers
        south = crossed >> self.size
        east = crossed & self.all_cells
        width = self.width
        return (cells & east) << 1 | (cells >> 1) & east | (cells & south) << width | (cells >> width) & south

    def flood(self, cells: int, barriers: int) -> int:
        """A set of cells and all that can be reached from it without crossing a barrier."""
        crossed = self.all_edges & ~barriers
        south = crossed >> self.size
        east = crossed & self.all_cells
        width = self.width
        while True:
            grown = cells | (cells & east) << 1 | (cells >> 1) & east | (cells & south) << width | (cells >> width) & south
            if grown == cells:
                return cells
            cells = grown

    def parts(self, cells: int, barriers: int) -> list[int]:
        """The areas that a set of cells belongs to, each as a set of cells."""
        found = []
        while cells:
            part = self.flood(cells & -cells, barriers)
            found.append(part)
            cells &= ~part
        return found

    def within(self, cells: int) -> int:
        """The edges with a cell of the set on both sides."""
        east = cells & (cells >> 1)
        south = cells & (cells >> self.width)
        return (east | south << self.size) & self.all_edges

    def around(self, cells: int) -> int:
        """The edges with a cell of the set on exactly one side; the frame has none."""
        east = cells ^ (cells >> 1)
        south = cells ^ (cells >> self.width)
        return (east & self.all_cells | (south & self.all_cells) << self.size) & self.all_edges

    def edge_between(self, one: int, other: int) -> int:
        """The edge between two neighbouring cells."""
        first, second = sorted((one, other))
        return first if second == first + 1 else first + self.size


_ALIVE: WeakValueDictionary[tuple[int, int], Grid] = WeakValueDictionary()


@lru_cache(KEPT_GRIDS)
def grid(width: int, height: int) -> Grid:
    """The grid of that many columns and rows."""
    known = _ALIVE.get((width, height))
    if known is None:
        known = _ALIVE[width, height] = _make_grid(width, height)
    return known


def _make_grid(width: int, height: int) -> Grid:
    assert 1 <= width <= len(COLUMNS)
    assert height >= 1
    size = width * height
    cells = tuple(f"{COLUMNS[column]}{row + 1}" for row in range(height) for column in range(width))
    edges: dict[int, str] = {}
    sides: dict[int, tuple[int, int]] = {}
    ends: dict[int, tuple[int, int]] = {}
    for cell, name in enumerate(cells):
        row, column = divmod(cell, width)
        corner = (row + 1) * (width + 1) + column + 1
        if column < width - 1:
            edges[cell] = name + "e"
            sides[cell] = cell, cell + 1
            ends[cell] = corner - width - 1, corner
        if row < height - 1:
            edges[cell + size] = name + "s"
            sides[cell + size] = cell, cell + width
            ends[cell + size] = corner - 1, corner
    edges_of = [0] * size
    for edge, (one, other) in sides.items():
        edges_of[one] |= 1 << edge
        edges_of[other] |= 1 << edge
    return Grid(
        width=width,
        height=height,
        size=size,
        cells=cells,
        cell_number={name: cell for cell, name in enumerate(cells)},
        edges=edges,
        edge_number={name: edge for edge, name in edges.items()},
        sides=sides,
        ends=ends,
        edges_of=tuple(edges_of),
        all_cells=(1 << size) - 1,
        all_edges=sum(1 << edge for edge in edges),
    )


def kept_by_grid(make: Callable[[Grid], T]) -> Callable[[Grid], T]:
    """A function of a grid whose result is made once, and kept as long as the grid."""

    def recall(board: Grid) -> T:
        found: T | None = board.kept.get(make)
        if found is None:
            found = board.kept[make] = make(board)
        return found

    recall.__doc__ = make.__doc__
    return recall


def ball(board: Grid, cell: int, radius: int) -> int:
    """The cells at most so many steps from a cell."""
    found: int | None = board.kept.get((ball, cell, radius))
    if found is None:
        found = sum(1 << other for other in range(board.size) if board.steps(cell, other) <= radius)
        board.kept[ball, cell, radius] = found
    return found
