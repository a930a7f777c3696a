"""The numbers of the rules, read from `numbers.toml`."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

_NUMBERS = tomllib.loads(files(__package__).joinpath("numbers.toml").read_text("utf-8"))

COLUMNS: int = _NUMBERS["board"]["columns"]
ROWS: tuple[int, ...] = tuple(_NUMBERS["board"]["rows"])
HOME_ROWS: int = _NUMBERS["board"]["home_rows"]
DIE: dict[str, int] = dict(sorted(_NUMBERS["die"].items()))
ACTIONS: int = _NUMBERS["turn"]["actions"]
HEAVY_ACTIONS: int = _NUMBERS["turn"]["heavy_actions"]
MOST_DICE: int = _NUMBERS["attack"]["most_dice"]
BASES: int = _NUMBERS["army"]["bases"]
FRONT: tuple[str, ...] = tuple(_NUMBERS["army"]["front"].split())
BACK: tuple[str, ...] = tuple(_NUMBERS["army"]["back"].split())
QUIET_TURNS: int = _NUMBERS["end"]["quiet_turns"]
KIND_NUMBERS: dict[str, dict[str, Any]] = _NUMBERS["kinds"]
