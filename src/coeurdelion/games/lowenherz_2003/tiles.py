"""The nine landscape tiles and the land they make (L03-SETUP-1)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from random import Random

from coeurdelion.core.capabilities import Landscape
from coeurdelion.games.lowenherz_2003.numbers import TILES_IN_A_ROW
from coeurdelion.games.realm.board import Land, rows_of
from coeurdelion.games.realm.tiles import Tiles, is_arrangement
from coeurdelion.games.realm.tiles import land_of as land_of_tiles
from coeurdelion.games.realm.tiles import tiles_left as tiles_and_turns

_TABLE = tomllib.loads(files(__package__).joinpath("tiles.toml").read_text("utf-8"))
TILES = Tiles(_TABLE["tiles"], columns=TILES_IN_A_ROW, rows=TILES_IN_A_ROW)
BEGINNER: tuple[str, ...] = tuple(_TABLE["arrangements"]["beginner"])

PLACES = TILES.places
CENTRE = PLACES // 2
CITY_TILE = "R"
CITY_LAID = f"{CITY_TILE}/0"

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
    if not isinstance(named, list | tuple):
        return None
    laid = tuple(map(str, named))
    return laid if is_arrangement(TILES, laid) and laid[CENTRE].startswith(CITY_TILE) else None


def tiles_left(laid: tuple[str, ...]) -> tuple[str, ...]:
    """Every tile and turn that may come next."""
    return tiles_and_turns(TILES, (*laid, CITY_LAID))


def lay(laid: tuple[str, ...], tile: str) -> tuple[str, ...]:
    """The tiles laid after one more; the royal city's lies in the centre by itself."""
    laid = (*laid, tile)
    return (*laid, CITY_LAID) if len(laid) == CENTRE else laid


def landscape(tiles: str, rng: Random) -> Landscape | None:
    """The land of nine tiles given by name, of the beginners' or of random ones; None if there is none."""
    laid = BEGINNER if tiles == "beginner" else _random(rng) if tiles == "random" else arrangement(tiles)
    return None if laid is None else Landscape(laid, TILES.columns, CENTRE, rows_of(land_of(laid)))


def _random(rng: Random) -> tuple[str, ...]:
    laid: tuple[str, ...] = ()
    while len(laid) < PLACES:
        laid = lay(laid, rng.choice(tiles_left(laid)))
    return laid


def land_of(laid: tuple[str, ...]) -> Land:
    """The land of these tiles; cells of tiles not laid yet are unknown."""
    return land_of_tiles(TILES, laid)
