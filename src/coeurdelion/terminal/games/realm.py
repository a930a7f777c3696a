"""What both Löwenherz games have on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from coeurdelion.draw.board_style import FAINT, coloured
from coeurdelion.draw.realm import draw_realm
from coeurdelion.terminal.games.part import Reader, Shown
from coeurdelion.terminal.wrapping import shorten

PANEL_WIDTH = 15
"""The columns that the players' numbers take."""
_BADGE = 4
"""The columns of a player's letter."""
_HEADS = ("play-short-points", "play-short-ducats", "play-short-knights")
_WIDTHS = (3, 4, 4)


def board(view: Any, reader: Reader) -> Text:
    """The board of a view."""
    return draw_realm(view.realm, (*reader.colours, "neutral"), reader.style)


def players(shown: Shown, reader: Reader, cards: Sequence[str]) -> Grid:
    """A line for each player: points, ducats, knights left, and the cards given."""
    grid = Grid(box=None, pad_edge=False)
    for key in ("play-player", "play-points", "play-ducats", "play-knights", "play-cards"):
        grid.add_column(reader.speaker.say(key), justify="left" if key in ("play-player", "play-cards") else "right")
    for seat in range(len(reader.colours)):
        points, ducats, knights = _numbers(shown, seat)
        grid.add_row(_player(shown, reader, seat), points, ducats, knights, cards[seat])
    return grid


def standing(shown: Shown, reader: Reader, width: int, cards: Sequence[str]) -> list[Text]:
    """How each player stands: a line for the name, and one for the numbers and the cards given."""
    say, cut = reader.speaker.say, "~" if reader.style.plain else "…"
    room = width - sum(_WIDTHS) - 1
    lines = [Text(f"{_columns([say(key) for key in _HEADS])} {say('play-short-cards')}", FAINT)]
    for seat, held in enumerate(cards):
        numbers = _columns(_numbers(shown, seat))
        lines += [_player(shown, reader, seat, width), Text(f"{numbers} {shorten(held, room, cut)}")]
    return lines


def _player(shown: Shown, reader: Reader, seat: int, width: int = 0) -> Text:
    """A player's name after the letter of the colour, cut to a width if there is one."""
    reads, plain = shown["seat"] == seat, reader.style.plain
    name = reader.speaker.player(seat)
    if width:
        name = shorten(name, width - _BADGE - 2 * reads, "~" if plain else "…")
    return coloured(name, reader.colours[seat], reads=reads, plain=plain)


def _numbers(shown: Shown, seat: int) -> tuple[str, str, str]:
    """Points, ducats as far as they may be known, knights left."""
    ducats = shown["ducats"][seat]
    points = str(shown["score"][seat]).replace("-", "−")
    return points, "?" if ducats is None else str(ducats), str(shown["reserve"][seat])


def _columns(words: Sequence[str]) -> str:
    return "".join(f"{word:>{width}}" for word, width in zip(words, _WIDTHS, strict=True))
