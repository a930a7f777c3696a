"""The names of the levels, as matches, options and the protocol write them, the weakest first; how long each may think."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

RANDOM = "random"
PAGE = "page"
SQUIRE = "squire"
KNIGHT = "knight"
PRINCE = "prince"
KING = "king"
"""Kept for what comes later; no game has it yet."""

MAX_MS = 1000
"""The milliseconds that a bot may think if nothing else is said."""
LEVEL_MS: Mapping[str, int] = MappingProxyType({RANDOM: 100, PAGE: 300, SQUIRE: 500, KNIGHT: 500, PRINCE: MAX_MS})
"""The milliseconds that a bot of each level is told to think at most."""


def ms_of(level: str) -> int:
    """The milliseconds that a bot of this level may think about a decision."""
    return LEVEL_MS.get(level, MAX_MS)
