"""The realm of a scenario's position: from a diagram, checked against the rules of its game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from coeurdelion.core import Refused
from coeurdelion.games.realm.board import (
    FOREST,
    MEADOW,
    Realm,
    alliance,
    bare_realm,
    domain_named,
    joined,
    kin_edges,
)
from coeurdelion.games.realm.borders import close_areas
from coeurdelion.games.realm.diagram import Diagram
from coeurdelion.games.toml_tables import read

NEUTRAL = "N"


class Stock(NamedTuple):
    """What there is of each kind: castles of a player, knights of a colour, borders."""

    castles: int
    knights: int
    borders: int


def drawn_realm(drawn: Diagram, letters: list[str], table: Mapping[str, object], stock: Stock, *, placing: bool) -> Realm:
    """The realm of a diagram with the colours of these letters; one that breaks the rules is an error."""
    castles, knights = _by_colour(letters, drawn.castles), _by_colour(letters, drawn.knights)
    board = drawn.land.grid
    supply = read(table, "supply", int, stock.borders - drawn.borders.bit_count())
    realm = bare_realm(drawn.land, len(letters) + 1, supply)._replace(
        borders=drawn.borders,
        castles=castles,
        knights=knights,
        joints=joined(board, drawn.borders),
        kin=kin_edges(board, castles, knights),
    )
    _check_pieces(realm, stock, placing)
    if not placing:
        closure = close_areas(realm, board.all_cells)
        if closure.returned:
            raise Refused("scenario", "border-inside", key="board", edges=board.edge_names(closure.returned))
        realm = closure.realm
    if realm.supply < 0:
        raise Refused("scenario", "too-many-borders", key="board", count=realm.borders.bit_count())
    return realm._replace(allied=alliances(realm, table))


def _by_colour(letters: list[str], drawn: Mapping[str, int]) -> tuple[int, ...]:
    """The cells of each player's pieces, then those of all other colours, which are neutral."""
    others = 0
    for letter, cells in drawn.items():
        if letter not in letters:
            others |= cells
    return (*(drawn.get(letter, 0) for letter in letters), others)


def _check_pieces(realm: Realm, stock: Stock, placing: bool) -> None:
    """Refuses pieces where the rules let none stand, too many of them, and incomplete pairs while placing."""
    names = realm.land.grid.names
    for castles, knights in zip(realm.castles, realm.knights, strict=True):
        if wrong := castles & ~realm.land.cells(MEADOW):
            raise Refused("scenario", "castle-misplaced", key="board", cell=names(wrong)[0])
        if wrong := knights & ~realm.land.cells(MEADOW + FOREST):
            raise Refused("scenario", "knight-misplaced", key="board", cell=names(wrong)[0])
        if knights.bit_count() > stock.knights:
            count, most = knights.bit_count(), str(stock.knights)
            raise Refused("scenario", "too-many-knights", key="board", count=count, allowed=(most,))
        if placing and castles.bit_count() != knights.bit_count():
            raise Refused("scenario", "incomplete-pairs", key="board")
    for castles in realm.castles[:-1]:
        if castles.bit_count() > stock.castles:
            count, most = castles.bit_count(), str(stock.castles)
            raise Refused("scenario", "too-many-castles", key="board", count=count, allowed=(most,))


def alliances(realm: Realm, table: Mapping[str, object]) -> frozenset[tuple[int, int]]:
    """The alliances listed, each of two domains of different colours, which may have lost their common border since."""
    found = set()
    for pair in read(table, "alliances", list, []):
        if not isinstance(pair, list):
            raise Refused("scenario", "bad-alliance", key="alliances", cells=(str(pair)[:20],))
        named = [domain_named(realm, realm.land.grid.cell(str(name))) for name in pair] if len(pair) == 2 else []
        one, other = named if named else (None, None)
        if one is None or other is None or one.colour == other.colour:
            raise Refused("scenario", "bad-alliance", key="alliances", cells=tuple(map(str, pair)))
        found.add(alliance(one, other))
    return frozenset(found)
