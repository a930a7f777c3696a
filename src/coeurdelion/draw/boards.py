"""The board of any game as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from coeurdelion.draw.battlefield import draw_battle, is_battle
from coeurdelion.draw.board_style import BoardStyle
from coeurdelion.draw.realm import draw_realm

_PLAIN = BoardStyle(plain=True)
_SMALL = BoardStyle(plain=True, compact=True)


def plain_board(view: Any, colours: Sequence[str]) -> str:
    """The board of a view in signs that are of one width in every font; empty in a game that has no drawing."""
    drawn = _drawn(view, colours)
    return "\n".join(line.rstrip() for line in drawn.plain.split("\n")) if drawn else ""


def _drawn(view: Any, colours: Sequence[str]) -> Text | None:
    """The board as small as it reads well: borders need lines of their own, units do not."""
    if is_battle(view):
        return draw_battle(view, style=_SMALL)
    if hasattr(view, "realm"):
        return draw_realm(view.realm, (*colours, "neutral"), _PLAIN)
    return None
