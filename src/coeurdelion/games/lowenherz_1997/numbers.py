"""The numbers of the rules, read from `numbers.toml`."""

from __future__ import annotations

import tomllib
from importlib.resources import files

_NUMBERS = tomllib.loads(files(__package__).joinpath("numbers.toml").read_text("utf-8"))


def _by_players(table: dict[str, int]) -> dict[int, int]:
    return {int(players): count for players, count in table.items()}


KNIGHTS: int = _NUMBERS["player"]["knights"]
DUCATS: int = _NUMBERS["player"]["ducats"]
CASTLES = _by_players(_NUMBERS["player"]["castles"])
NEUTRAL_CASTLES = _by_players(_NUMBERS["player"]["neutral_castles"])
DECISIONS = _by_players(_NUMBERS["player"]["decisions"])
COLUMNS: int = _NUMBERS["board"]["columns"]
ROWS: int = _NUMBERS["board"]["rows"]
WALLS: int = _NUMBERS["board"]["walls"]
REGION_POINTS: tuple[tuple[int, int], ...] = tuple((most, points) for most, points in _NUMBERS["points"]["regions"])
LARGER_POINTS: int = _NUMBERS["points"]["larger"]
TOWN_POINTS: int = _NUMBERS["points"]["town"]
CELL_POINTS: int = _NUMBERS["points"]["cell"]
MOUNTAIN_POINTS: int = _NUMBERS["points"]["mountain"]
FOREST_KNIGHT_COST: int = _NUMBERS["cost"]["forest_knight"]
BREAK_COST: int = _NUMBERS["cost"]["break_alliance"]
MOST_ASKED: int = _NUMBERS["conflict"]["most_asked"]
PROPOSALS: int = _NUMBERS["conflict"]["proposals"]
CASTLE_DISTANCE: int = _NUMBERS["options"]["castle_distance"]
PILE_SIZES: tuple[int, int] = tuple(_NUMBERS["piles"]["sizes"])
