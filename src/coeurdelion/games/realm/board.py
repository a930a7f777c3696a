"""The realm as a value: land, borders, pieces, domains and alliances."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from coeurdelion.core import Param
from coeurdelion.core.choices import bits
from coeurdelion.core.grid import Grid, grid, kept_by_grid

MEADOW, FOREST = ".", "F"
KEPT_TERRAIN = 4096
"""Kinds of cells of a land that are kept: the same ones are asked for again and again."""


class Land(NamedTuple):
    """The board that never changes: its grid and the terrain letter of every cell."""

    grid: Grid
    terrain: str

    def cells(self, kinds: str) -> int:
        """The cells of these kinds of terrain."""
        return terrain_cells(self.terrain, kinds)


@lru_cache(KEPT_TERRAIN)
def terrain_cells(terrain: str, kinds: str) -> int:
    return sum(1 << cell for cell, kind in enumerate(terrain) if kind in kinds)


def land(rows: list[str]) -> Land:
    """The land drawn by rows of terrain letters."""
    return Land(grid(len(rows[0]), len(rows)), "".join(rows))


def rows_of(board: Land) -> tuple[str, ...]:
    """The rows of terrain letters of a land."""
    width = board.grid.width
    return tuple(board.terrain[row : row + width] for row in range(0, board.grid.size, width))


class Domain(NamedTuple):
    """An area with exactly one castle, which names it for ever."""

    castle: int
    colour: int
    cells: int


class Fault(NamedTuple):
    """Why something is not possible: the key of the reason and what its sentence needs."""

    reason: str
    params: Mapping[str, Param]


class Realm(NamedTuple):
    """Everything that stands on the board; `joints`, `kin` and `inner` follow from the rest and are kept for speed."""

    land: Land
    supply: int
    borders: int
    castles: tuple[int, ...]
    knights: tuple[int, ...]
    domains: tuple[Domain, ...]
    allied: frozenset[tuple[int, int]]
    joints: str
    kin: int
    inner: int


def bare_realm(board: Land, colours: int, supply: int) -> Realm:
    """A realm without borders and pieces."""
    none = (0,) * colours
    return Realm(board, supply, 0, none, none, (), frozenset(), _loose_joints(board.grid), 0, 0)


@kept_by_grid
def _loose_joints(board: Grid) -> str:
    """A letter for every corner point: one for all points of the frame, another for each point inside."""
    width, height = board.width, board.height
    return "".join(
        chr(row * (width + 1) + column) if 0 < row < height and 0 < column < width else "\0"
        for row in range(height + 1)
        for column in range(width + 1)
    )


def join(board: Grid, joints: str, edge: int) -> str:
    """The joints after a border on this edge: points connected by borders or frame have the same letter."""
    start, end = board.ends[edge]
    return joints.replace(max(joints[start], joints[end]), min(joints[start], joints[end]))


def joined(board: Grid, borders: int) -> str:
    """The joints of a set of borders."""
    joints = _loose_joints(board)
    for edge in bits(borders):
        joints = join(board, joints, edge)
    return joints


def kin_edges(board: Grid, castles: tuple[int, ...], knights: tuple[int, ...]) -> int:
    """The edges between two neighbouring pieces of one colour."""
    edges = 0
    for colour, castle in enumerate(castles):
        edges |= board.within(castle | knights[colour])
    return edges


def pieces(realm: Realm, colour: int) -> int:
    """The cells with a piece of this colour."""
    return realm.castles[colour] | realm.knights[colour]


def occupied(realm: Realm) -> int:
    """The cells with a piece of any colour."""
    return _union(realm.castles) | _union(realm.knights)


def all_castles(realm: Realm) -> int:
    """The cells with a castle of any colour."""
    return _union(realm.castles)


def _union(sets: tuple[int, ...]) -> int:
    cells = 0
    for one in sets:
        cells |= one
    return cells


def colour_at(realm: Realm, cell: int) -> int | None:
    """The colour of the piece on a cell."""
    bit = 1 << cell
    return next((colour for colour in range(len(realm.castles)) if pieces(realm, colour) & bit), None)


def piece_at(realm: Realm, cell: int) -> str:
    """The kind of piece on an occupied cell."""
    return "castle" if all_castles(realm) >> cell & 1 else "knight"


def domain_at(realm: Realm, cell: int) -> Domain | None:
    """The domain a cell belongs to."""
    return next((domain for domain in realm.domains if domain.cells >> cell & 1), None)


def domain_named(realm: Realm, castle: int) -> Domain | None:
    """The domain of the castle on that cell."""
    return next((domain for domain in realm.domains if domain.castle == castle), None)


def domains_of(realm: Realm, colour: int) -> list[Domain]:
    """The domains of a colour."""
    return [domain for domain in realm.domains if domain.colour == colour]


def cells_of(realm: Realm, colour: int) -> int:
    """All cells in domains of a colour."""
    return sum(domain.cells for domain in realm.domains if domain.colour == colour)


def garrison(realm: Realm, domain: Domain) -> int:
    """The owner's knights inside a domain."""
    return realm.knights[domain.colour] & domain.cells


def neighbours(realm: Realm, one: Domain, other: Domain) -> bool:
    """Whether two domains share a border."""
    return bool(realm.land.grid.beside(one.cells) & other.cells)


def marked_border(realm: Realm, one: Domain, other: Domain) -> str:
    """The name of the common border that shows an alliance, empty if the two domains have none left."""
    board = realm.land.grid
    edges = board.around(one.cells) & board.around(other.cells)
    return board.edges[next(bits(edges))] if edges else ""


def place_castle(realm: Realm, colour: int, cell: int) -> Realm:
    """The realm with one more castle."""
    castles = _changed(realm.castles, colour, realm.castles[colour] | 1 << cell)
    return realm._replace(castles=castles, kin=kin_edges(realm.land.grid, castles, realm.knights))


def place_knight(realm: Realm, colour: int, cell: int) -> Realm:
    """The realm with one more knight."""
    board = realm.land.grid
    kin = realm.kin | board.edges_of[cell] & board.within(pieces(realm, colour) | 1 << cell)
    return realm._replace(knights=_changed(realm.knights, colour, realm.knights[colour] | 1 << cell), kin=kin)


def remove_knight(realm: Realm, colour: int, cell: int) -> Realm:
    """The realm with one knight less."""
    knights = _changed(realm.knights, colour, realm.knights[colour] & ~(1 << cell))
    return realm._replace(knights=knights, kin=kin_edges(realm.land.grid, realm.castles, knights))


def _changed(sets: tuple[int, ...], colour: int, cells: int) -> tuple[int, ...]:
    return (*sets[:colour], cells, *sets[colour + 1 :])


def ally(realm: Realm, one: Domain, other: Domain) -> Realm:
    """The realm with an alliance of two domains."""
    return realm._replace(allied=realm.allied | {alliance(one, other)})


def part(realm: Realm, one: Domain, other: Domain) -> Realm:
    """The realm without the alliance of two domains."""
    return realm._replace(allied=realm.allied - {alliance(one, other)})


def alliance(one: Domain, other: Domain) -> tuple[int, int]:
    """The name of an alliance: both castles, lower cell first."""
    return (one.castle, other.castle) if one.castle < other.castle else (other.castle, one.castle)


def are_allied(realm: Realm, one: Domain, other: Domain) -> bool:
    """Whether two domains are allied."""
    return alliance(one, other) in realm.allied
