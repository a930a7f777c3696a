"""The numbers of the rules, read from `numbers.toml`."""

from __future__ import annotations

import tomllib
from importlib.resources import files

_NUMBERS = tomllib.loads(files(__package__).joinpath("numbers.toml").read_text("utf-8"))

KNIGHTS: int = _NUMBERS["player"]["knights"]
DUCATS: int = _NUMBERS["player"]["ducats"]
HAND: int = _NUMBERS["player"]["hand"]
CASTLES: dict[int, int] = {int(players): count for players, count in _NUMBERS["player"]["castles"].items()}
TILES_IN_A_ROW: int = _NUMBERS["board"]["tiles_in_a_row"]
BORDERS: int = _NUMBERS["board"]["borders"]
KING: dict[int, int] = {int(players): points for players, points in _NUMBERS["board"]["king"].items()}
FOREST_POINTS: int = _NUMBERS["points"]["forest"]
VILLAGE_POINTS: int = _NUMBERS["points"]["village"]
CITY_POINTS: int = _NUMBERS["points"]["city"]
MONOPOLY_POINTS: int = _NUMBERS["points"]["monopoly"]
MONOPOLY_MINES: int = _NUMBERS["points"]["monopoly_mines"]
MOST_DUCATS_POINTS: int = _NUMBERS["points"]["most_ducats"]
NEXT_DUCATS_POINTS: int = _NUMBERS["points"]["next_ducats"]
FOREST_KNIGHT_COST: int = _NUMBERS["cost"]["forest_knight"]
IDLE_ROUNDS: int = _NUMBERS["turn"]["idle_rounds"]
EDITIONS: dict[str, dict[str, str | int]] = _NUMBERS["editions"]
