"""The numbers of the rules, read from `table.toml`."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

_TABLE = tomllib.loads(files(__package__).joinpath("table.toml").read_text("utf-8"))

COLUMNS: int = _TABLE["board"]["columns"]
ROWS: tuple[int, ...] = tuple(_TABLE["board"]["rows"])
HOME_ROWS: int = _TABLE["board"]["home_rows"]
DIE: dict[str, int] = dict(sorted(_TABLE["die"].items()))
ACTIONS: int = _TABLE["turn"]["actions"]
HEAVY_ACTIONS: int = _TABLE["turn"]["heavy_actions"]
MOST_DICE: int = _TABLE["attack"]["most_dice"]
BASES: int = _TABLE["army"]["bases"]
FRONT: tuple[str, ...] = tuple(_TABLE["army"]["front"].split())
BACK: tuple[str, ...] = tuple(_TABLE["army"]["back"].split())
QUIET_TURNS: int = _TABLE["end"]["quiet_turns"]
KIND_TABLE: dict[str, dict[str, Any]] = _TABLE["kinds"]
