"""A realm as the compiled core has it (`native/realm/board.hpp`): land, borders, pieces, domains and alliances."""

from __future__ import annotations

import struct
from functools import lru_cache

from coeurdelion.core.choices import bits
from coeurdelion.core.grid import Grid, grid
from coeurdelion.games.realm.board import Domain, Land, Realm
from coeurdelion.native.packing import Unsupported

CELLS = 192
"""Of so many cells sets are made; an edge that is the south side of a cell has its number and this."""
_SET = CELLS // 8
_EDGES = 2 * _SET
_POINTS, _DOMAINS, _COLOURS, _PLANES, _COLUMNS = 176, 16, 5, 3, 26
_MOST_BORDERS = 1 << 14
_KEPT = 4096
"""Of so many lands and sets of domains it is kept how they are packed: the same ones are packed again and again."""
_LAND_SIZE = _PLANES * _SET + 8
_ALLIED = struct.Struct(f"<{_DOMAINS}H")
_NO_ALLIANCES = bytes(_ALLIED.size)
_REALM = struct.Struct(
    f"<{_LAND_SIZE}s{_EDGES}s{_EDGES}s"
    + f"{_SET}s" * 2 * _COLOURS
    + f"{_DOMAINS * _SET}s{_ALLIED.size}s{_DOMAINS}s{_DOMAINS}s{_POINTS}shBB4x"
)
REALM_SIZE = _REALM.size


def pack_realm(realm: Realm, kinds: str) -> bytes:
    """The bytes of a realm; `kinds` has the letter of every kind of terrain, by its number."""
    land, supply, borders, castles, knights, domains, allied, joints, kin, _ = realm
    colours = len(castles)
    if colours > _COLOURS or len(domains) > _DOMAINS or not 0 <= supply < _MOST_BORDERS:
        raise Unsupported("a realm with more than the core has room for")
    idle = (b"",) * (_COLOURS - colours)
    cells, domain_castles, domain_colours = _packed_domains(domains)
    return _REALM.pack(
        _packed_land(land, kinds),
        _packed_edges(land.grid, borders),
        _packed_edges(land.grid, kin),
        *[own.to_bytes(_SET, "little") for own in castles],
        *idle,
        *[own.to_bytes(_SET, "little") for own in knights],
        *idle,
        cells,
        _packed_alliances(domain_castles, allied) if allied else _NO_ALLIANCES,
        domain_castles,
        domain_colours,
        joints.encode("latin-1"),
        supply,
        len(domains),
        colours,
    )


def unpack_realm(data: bytes, start: int, like: Realm, kinds: str) -> Realm:
    """The realm of the bytes from `start` on; joints of equal borders are taken from another realm of the same match."""
    drawn, both, kin_both, *sets, cells, allied, castle, colour, joints, supply, count, colours = _REALM.unpack_from(
        data, start
    )
    land = _land(drawn, kinds)
    board = land.grid
    borders = _edges(board, both)
    pieces = [int.from_bytes(one, "little") for one in sets]
    domains, inside = _domains(cells, castle[:count], colour[:count], board)
    return Realm(
        land,
        supply,
        borders,
        tuple(pieces[:colours]),
        tuple(pieces[_COLOURS : _COLOURS + colours]),
        domains,
        frozenset() if allied == _NO_ALLIANCES else _alliances(castle[:count], allied),
        like.joints if borders == like.borders else joints[: (board.width + 1) * (board.height + 1)].decode("latin-1"),
        _edges(board, kin_both),
        inside & ~borders,
    )


def edge_code(board: Grid, edge: int) -> int:
    """The number of an edge in the core."""
    return edge if edge < board.size else edge - board.size + CELLS


def edge_number(board: Grid, code: int) -> int:
    """The number of an edge on its board, from that in the core."""
    return code if code < CELLS else code - CELLS + board.size


@lru_cache(_KEPT)
def _packed_land(land: Land, kinds: str) -> bytes:
    board = land.grid
    points = (board.width + 1) * (board.height + 1)
    if board.size > CELLS or points > _POINTS or board.width > _COLUMNS or not set(land.terrain) <= set(kinds):
        raise Unsupported("a land that the core has no room for")
    numbers = [kinds.index(letter) for letter in land.terrain]
    planes = (sum((number >> plane & 1) << cell for cell, number in enumerate(numbers)) for plane in range(_PLANES))
    return b"".join(plane.to_bytes(_SET, "little") for plane in planes) + bytes((board.width, board.size, *[0] * 6))


@lru_cache(_KEPT)
def _land(data: bytes, kinds: str) -> Land:
    width, size = data[_PLANES * _SET : _PLANES * _SET + 2]
    planes = [int.from_bytes(data[at : at + _SET], "little") for at in range(0, _PLANES * _SET, _SET)]
    numbers = (sum((cells >> cell & 1) << plane for plane, cells in enumerate(planes)) for cell in range(size))
    return Land(grid(width, size // width), "".join(kinds[number] for number in numbers))


def _packed_edges(board: Grid, edges: int) -> bytes:
    return (edges & board.all_cells | edges >> board.size << CELLS).to_bytes(_EDGES, "little")


def _edges(board: Grid, data: bytes) -> int:
    both = int.from_bytes(data, "little")
    return both & board.all_cells | both >> CELLS << board.size


@lru_cache(_KEPT)
def _packed_domains(domains: tuple[Domain, ...]) -> tuple[bytes, bytes, bytes]:
    """The cells, the castles and the colours of domains."""
    cells = b"".join([domain.cells.to_bytes(_SET, "little") for domain in domains])
    return cells, bytes([domain.castle for domain in domains]), bytes([domain.colour for domain in domains])


@lru_cache(_KEPT)
def _domains(data: bytes, castles: bytes, colours: bytes, board: Grid) -> tuple[tuple[Domain, ...], int]:
    """The domains, and the edges between two cells of domains."""
    areas = [int.from_bytes(data[at : at + _SET], "little") for at in range(0, len(castles) * _SET, _SET)]
    return tuple(map(Domain, castles, colours, areas)), board.within(sum(areas))


@lru_cache(_KEPT)
def _packed_alliances(castles: bytes, allied: frozenset[tuple[int, int]]) -> bytes:
    """For each domain those it is allied with, as bits."""
    rows = [0] * _DOMAINS
    for one, other in allied:
        rows[castles.index(one)] |= 1 << castles.index(other)
        rows[castles.index(other)] |= 1 << castles.index(one)
    return _ALLIED.pack(*rows)


@lru_cache(_KEPT)
def _alliances(castles: bytes, data: bytes) -> frozenset[tuple[int, int]]:
    rows = _ALLIED.unpack(data)
    pairs = ((place, further) for place in range(len(castles)) for further in bits(rows[place] >> place << place))
    return frozenset((castles[place], castles[further]) for place, further in pairs)
