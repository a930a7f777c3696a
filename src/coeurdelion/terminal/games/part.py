"""What a game adds to the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from coeurdelion.core import Seat
from coeurdelion.draw.board_style import BoardStyle
from coeurdelion.text import Speaker

Shown = Mapping[str, Any]


class Reader(NamedTuple):
    """Who looks at the table, and how it is told."""

    seat: Seat | None
    colours: Sequence[str]
    speaker: Speaker
    style: BoardStyle


class Part(NamedTuple):
    """How a game is drawn: its board, what lies beside it, and the signs it uses by the key of their word."""

    game: str
    board: Callable[[Any, Reader], Text]
    beside: Callable[[Shown, Reader], Iterator[RenderableType]]
    """Everything on the table but the board."""
    panel: Callable[[Shown, Reader, int], list[Text]]
    """Who stands how, for a narrow column of this width to the right of the board."""
    panel_width: int
    """The columns that the panel needs."""
    status: Callable[[Shown, Reader], Iterator[str]]
    """What else one has to see to decide, in lines below the board, the most important first."""
    signs: Callable[[BoardStyle], Mapping[str, str]]
    example: str
    """An action of the game that ends in a place."""
    rule: str
    """A rule that one may want to look up."""
    note: str
    """The key of a sentence that explains what else is shown."""
    has_points: bool = True
    out_of_turn: str = ""
    """An example of what may be done out of turn, in a game that has such actions."""
    reach: Callable[[Any, str, BoardStyle], Text] | None = None
    """The board with what the unit on a square can attack, in a game that has such units."""
