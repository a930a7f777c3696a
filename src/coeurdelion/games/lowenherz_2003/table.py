"""The numbers of the rules, read from `table.toml`."""

from __future__ import annotations

import tomllib
from importlib.resources import files

_TABLE = tomllib.loads(files(__package__).joinpath("table.toml").read_text("utf-8"))

KNIGHTS: int = _TABLE["player"]["knights"]
DUCATS: int = _TABLE["player"]["ducats"]
HAND: int = _TABLE["player"]["hand"]
CASTLES: dict[int, int] = {int(players): count for players, count in _TABLE["player"]["castles"].items()}
TILES_IN_A_ROW: int = _TABLE["board"]["tiles_in_a_row"]
BORDERS: int = _TABLE["board"]["borders"]
KING: dict[int, int] = {int(players): points for players, points in _TABLE["board"]["king"].items()}
FOREST_POINTS: int = _TABLE["points"]["forest"]
VILLAGE_POINTS: int = _TABLE["points"]["village"]
CITY_POINTS: int = _TABLE["points"]["city"]
MONOPOLY_POINTS: int = _TABLE["points"]["monopoly"]
MONOPOLY_MINES: int = _TABLE["points"]["monopoly_mines"]
MOST_DUCATS_POINTS: int = _TABLE["points"]["most_ducats"]
NEXT_DUCATS_POINTS: int = _TABLE["points"]["next_ducats"]
FOREST_KNIGHT_COST: int = _TABLE["cost"]["forest_knight"]
IDLE_ROUNDS: int = _TABLE["turn"]["idle_rounds"]
EDITIONS: dict[str, dict[str, str | int]] = _TABLE["editions"]
