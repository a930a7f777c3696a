"""The six pieces of the map, and the layout of the basic game (L97-SETUP-1, L97-BASIC-1)."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files

from coeurdelion.core.grid import Grid
from coeurdelion.games.lowenherz_1997.numbers import COLUMNS, ROWS, WALLS
from coeurdelion.games.realm.board import Land, Realm, bare_realm, joined, kin_edges
from coeurdelion.games.realm.borders import close_areas
from coeurdelion.games.realm.tiles import Tiles
from coeurdelion.games.realm.tiles import land_of as land_of_tiles

_TABLE = tomllib.loads(files(__package__).joinpath("pieces.toml").read_text("utf-8"))
PIECES = Tiles(_TABLE["pieces"], columns=COLUMNS, rows=ROWS)
BEGINNER: tuple[str, ...] = tuple(_TABLE["beginner"]["arrangement"])
_LAYOUT: dict[str, dict[str, list[str]]] = {
    colour: entry for colour, entry in _TABLE["beginner"].items() if isinstance(entry, dict)
}
COLOURS = tuple(_LAYOUT)

TERRAIN = {".": "plain", "F": "forest", "M": "mountain", "T": "town"}
LETTER = {kind: letter for letter, kind in TERRAIN.items()}
MOUNTAIN, TOWN = LETTER["mountain"], LETTER["town"]


def land_of(laid: tuple[str, ...]) -> Land:
    """The land of these pieces; cells of pieces not laid yet are unknown."""
    return land_of_tiles(PIECES, laid)


def beginner_realm(colours: Sequence[str]) -> Realm:
    """The layout of the basic game: the pieces of a colour that no one plays are neutral (L97-BASIC-1, L97-BASIC-2)."""
    board = land_of(BEGINNER)
    groups = [[colour] for colour in colours] + [[colour for colour in COLOURS if colour not in colours]]
    grid = board.grid
    castles, knights = (
        tuple(sum(1 << grid.cell(cell) for colour in group for cell in _LAYOUT[colour][kind]) for group in groups)
        for kind in ("castles", "knights")
    )
    walls = 0
    for entry in _LAYOUT.values():
        walls |= grid.around(_rectangle(grid, str(entry["region"])))
    realm = bare_realm(board, len(groups), WALLS - walls.bit_count())._replace(
        borders=walls,
        castles=castles,
        knights=knights,
        joints=joined(grid, walls),
        kin=kin_edges(grid, castles, knights),
    )
    return close_areas(realm, grid.all_cells).realm


def _rectangle(grid: Grid, corners: str) -> int:
    """The cells of a rectangle between two corners."""
    first, _, last = corners.partition(":")
    top, left = divmod(grid.cell(first), grid.width)
    bottom, right = divmod(grid.cell(last), grid.width)
    return sum(1 << row * grid.width + column for row in range(top, bottom + 1) for column in range(left, right + 1))
