"""How a board is drawn: its size, its signs, and the colours of the players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rich.style import Style
from rich.text import Text


class BoardStyle(NamedTuple):
    """How a board is drawn: with one line for each row or in full, with plain ASCII signs or any."""

    compact: bool = False
    plain: bool = False


FULL = BoardStyle()
PAINT: Mapping[str, Style] = {
    "red": Style(color="white", bgcolor="red"),
    "blue": Style(color="white", bgcolor="blue"),
    "orange": Style(color="black", bgcolor="yellow"),
    "white": Style(reverse=True),
    "rose": Style(color="white", bgcolor="red"),
    "gold": Style(color="black", bgcolor="yellow"),
    "purple": Style(color="white", bgcolor="magenta"),
    "grey": Style(reverse=True),
    "silver": Style(reverse=True),
    "neutral": Style(color="black", bgcolor="cyan"),
}
"""The terminal's own colours for each player's, so that its palette decides; who has none here has the default reversed."""
BOLD = Style(bold=True)
FAINT = Style(dim=True)
INITIAL: Mapping[str, str] = {"grey": "Y"}
"""The letter of a colour whose first is another's; they are those of the diagrams."""


def initial(colour: str) -> str:
    """The letter of a colour."""
    return INITIAL.get(colour, colour[0].upper())


def coloured(name: str, colour: str, *, reads: bool = False, plain: bool = False) -> Text:
    """A player's name after the colour and its initial, so that it reads without colour; the reader's own is marked."""
    mark = (" <" if plain else " ◀") if reads else ""
    return Text.assemble((f" {initial(colour)} ", PAINT[colour] + BOLD), f" {name}", mark)
