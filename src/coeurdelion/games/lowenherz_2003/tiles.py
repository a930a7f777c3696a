"""The nine landscape tiles and the land they make (L03-SETUP-1)."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from coeurdelion.games.lowenherz_2003.table import TILE_WIDTH, TILES_IN_A_ROW
from coeurdelion.games.realm.board import Land, land

_TABLE = tomllib.loads(files(__package__).joinpath("tiles.toml").read_text("utf-8"))
TILES: dict[str, list[str]] = _TABLE["tiles"]
BEGINNER: tuple[str, ...] = tuple(_TABLE["arrangements"]["beginner"])

PLACES = TILES_IN_A_ROW * TILES_IN_A_ROW
CENTRE = PLACES // 2
CITY_TILE = "R"
CITY_LAID = f"{CITY_TILE}/0"
TURNS = 4
UNKNOWN = "?"

TERRAIN = {
    ".": "meadow",
    "F": "forest",
    "V": "village",
    "R": "city",
    "G": "gold",
    "S": "silver",
    "C": "copper",
    "D": "diamond",
}
LETTER = {kind: letter for letter, kind in TERRAIN.items()}
MINES = ("gold", "silver", "copper", "diamond")


def arrangement(value: object) -> tuple[str, ...] | None:
    """The nine tiles that a value names, in a list or one text; None if it is no arrangement."""
    named = value.split() if isinstance(value, str) else value
    if not isinstance(named, list | tuple) or len(named) != PLACES:
        return None
    laid = tuple(map(str, named))
    parts = [tile.partition("/") for tile in laid]
    rotations = [turn for _, _, turn in parts]
    if {name for name, _, _ in parts} != set(TILES) or any(turn not in set(map(str, range(TURNS))) for turn in rotations):
        return None
    return laid if parts[CENTRE][0] == CITY_TILE else None


def tiles_left(laid: tuple[str, ...]) -> tuple[str, ...]:
    """Every tile and turn that may come next."""
    used = {tile.partition("/")[0] for tile in laid} | {CITY_TILE}
    return tuple(f"{name}/{turn}" for name in sorted(TILES) if name not in used for turn in range(TURNS))


def lay(laid: tuple[str, ...], tile: str) -> tuple[str, ...]:
    """The tiles laid after one more; the royal city's lies in the centre by itself."""
    laid = (*laid, tile)
    return (*laid, CITY_LAID) if len(laid) == CENTRE else laid


def land_of(laid: tuple[str, ...]) -> Land:
    """The land of these tiles; cells of tiles not laid yet are unknown."""
    blank = [UNKNOWN * TILE_WIDTH] * TILE_WIDTH
    drawn = [_turned(tile) for tile in laid] + [blank] * (PLACES - len(laid))
    rows = []
    for top in range(0, PLACES, TILES_IN_A_ROW):
        places = range(top, top + TILES_IN_A_ROW)
        rows += ["".join(drawn[place][row] for place in places) for row in range(TILE_WIDTH)]
    return land(rows)


def _turned(tile: str) -> list[str]:
    """A tile's rows after its clockwise quarter turns."""
    name, _, turns = tile.partition("/")
    rows = TILES[name]
    for _ in range(int(turns)):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    return rows
