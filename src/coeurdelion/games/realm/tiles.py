"""Square tiles, each in one of four turns, laid row by row into a land."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from coeurdelion.games.realm.board import Land, land

TURNS = range(4)
UNKNOWN = "?"


class Tiles(NamedTuple):
    """The tiles of a game: their rows of terrain letters by name, and how many lie side by side and below each other."""

    drawn: Mapping[str, list[str]]
    columns: int
    rows: int

    @property
    def places(self) -> int:
        return self.columns * self.rows


def tiles_left(tiles: Tiles, laid: tuple[str, ...]) -> tuple[str, ...]:
    """Every tile and turn that may come next, `A/0` for tile A unturned."""
    used = {tile.partition("/")[0] for tile in laid}
    return tuple(f"{name}/{turn}" for name in sorted(tiles.drawn) if name not in used for turn in TURNS)


def is_arrangement(tiles: Tiles, laid: tuple[str, ...]) -> bool:
    """Whether these are all the tiles, each once and in a turn that there is."""
    parts = [tile.partition("/") for tile in laid]
    every = len(laid) == tiles.places and {name for name, _, _ in parts} == set(tiles.drawn)
    return every and all(turn in map(str, TURNS) for _, _, turn in parts)


def land_of(tiles: Tiles, laid: tuple[str, ...]) -> Land:
    """The land of these tiles; cells of tiles not laid yet are unknown."""
    height = len(next(iter(tiles.drawn.values())))
    blank = [UNKNOWN * height] * height
    drawn = [_turned(tiles, tile) for tile in laid] + [blank] * (tiles.places - len(laid))
    rows = []
    for top in range(0, tiles.places, tiles.columns):
        places = range(top, top + tiles.columns)
        rows += ["".join(drawn[place][row] for place in places) for row in range(height)]
    return land(rows)


def _turned(tiles: Tiles, tile: str) -> list[str]:
    """A tile's rows after its clockwise quarter turns."""
    name, _, turns = tile.partition("/")
    rows = tiles.drawn[name]
    for _ in range(int(turns)):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    return rows
