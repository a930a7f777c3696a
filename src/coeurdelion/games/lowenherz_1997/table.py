"""The numbers of the rules, read from `table.toml`."""

from __future__ import annotations

import tomllib
from importlib.resources import files

_TABLE = tomllib.loads(files(__package__).joinpath("table.toml").read_text("utf-8"))


def _by_players(table: dict[str, int]) -> dict[int, int]:
    return {int(players): count for players, count in table.items()}


KNIGHTS: int = _TABLE["player"]["knights"]
DUCATS: int = _TABLE["player"]["ducats"]
CASTLES = _by_players(_TABLE["player"]["castles"])
NEUTRAL_CASTLES = _by_players(_TABLE["player"]["neutral_castles"])
DECISIONS = _by_players(_TABLE["player"]["decisions"])
COLUMNS: int = _TABLE["board"]["columns"]
ROWS: int = _TABLE["board"]["rows"]
WALLS: int = _TABLE["board"]["walls"]
REGION_POINTS: tuple[tuple[int, int], ...] = tuple((most, points) for most, points in _TABLE["points"]["regions"])
LARGER_POINTS: int = _TABLE["points"]["larger"]
TOWN_POINTS: int = _TABLE["points"]["town"]
CELL_POINTS: int = _TABLE["points"]["cell"]
MOUNTAIN_POINTS: int = _TABLE["points"]["mountain"]
FOREST_KNIGHT_COST: int = _TABLE["cost"]["forest_knight"]
BREAK_COST: int = _TABLE["cost"]["break_alliance"]
MOST_ASKED: int = _TABLE["conflict"]["most_asked"]
PROPOSALS: int = _TABLE["conflict"]["proposals"]
CASTLE_DISTANCE: int = _TABLE["options"]["castle_distance"]
PILE_SIZES: tuple[int, int] = tuple(_TABLE["piles"]["sizes"])
