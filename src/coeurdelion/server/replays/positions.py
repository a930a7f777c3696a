"""Positions from which matches begin: checked like a scenario, and no larger than their game can bear."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from coeurdelion.core import ALL, Match, Refused
from coeurdelion.learn.subjects import subject_of
from coeurdelion.match import scenario

MAX_VIEW_FACTOR = 4
"""How many times larger than at an ordinary start a position may be when it is shown; every update takes as much longer."""
MAX_POSITION_BYTES = 16 * 1024
"""Size limit of a position as it is stored, as JSON."""
_ID = re.compile(r"[a-z]+:[^\s=]*", re.ASCII)
"""What is the id of a packaged position and not the text of a scenario, which has an equals sign."""


class Start(msgspec.Struct):
    """Where a match begins that does not begin at the beginning: its game, its colours by seat, its options, its position.

    `of` is the id of the packaged position that it is, empty for one that came as text.
    """

    game: str
    colours: list[str]
    options: dict[str, Any]
    position: dict[str, Any]
    of: str


def read_start(position: str) -> Start:
    """The start that a text or an id says; what is wrong with it is refused, in a text with the number of its line."""
    of = position if _ID.fullmatch(position) else ""
    match = scenario.read_start(subject_of(of).text if of else position)
    check_position(match)
    return Start(match.game.id, list(match.colours), dict(match.options), dict(match.position or {}), of)


def check_position(match: Match) -> None:
    """Refuse a position that is much larger than those of its game."""
    if match.position is None:
        return
    ordinary = match.game.start(match.colours, match.options)
    most = MAX_VIEW_FACTOR * _view_bytes(match, ordinary)
    if len(msgspec.json.encode(match.position)) > MAX_POSITION_BYTES or _view_bytes(match, match.start()) > most:
        raise Refused("match", "position-too-large")


def _view_bytes(match: Match, state: object) -> int:
    return len(msgspec.json.encode(match.game.show(match.game.redact(state, ALL))))
