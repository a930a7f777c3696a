"""What both Löwenherz games have on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from coeurdelion.draw.realm import coloured, draw_realm
from coeurdelion.text import Speaker


def board(view: Any, colours: Sequence[str]) -> Text:
    """The board of a view."""
    return draw_realm(view.realm, (*colours, "neutral"))


def players(shown: Mapping[str, Any], colours: Sequence[str], speaker: Speaker, cards: Sequence[str]) -> Grid:
    """A line for each player: points, ducats, knights left, and the cards given."""
    grid = Grid(box=None, pad_edge=False)
    for key in ("play-player", "play-points", "play-ducats", "play-knights", "play-cards"):
        grid.add_column(speaker.say(key), justify="left" if key in ("play-player", "play-cards") else "right")
    for seat, colour in enumerate(colours):
        ducats = shown["ducats"][seat]
        grid.add_row(
            coloured(speaker.player(seat), colour, reads=shown["seat"] == seat),
            str(shown["score"][seat]).replace("-", "−"),
            "?" if ducats is None else str(ducats),
            str(shown["reserve"][seat]),
            cards[seat],
        )
    return grid
