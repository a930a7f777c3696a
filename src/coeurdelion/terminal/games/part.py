"""What a game adds to the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import RenderableType

from coeurdelion.core import Seat
from coeurdelion.text import Speaker

Shown = Mapping[str, Any]


class Part(NamedTuple):
    """How a game is drawn: its board, what lies beside it, and the signs it uses by the key of their word."""

    game: str
    board: Callable[[Any, Sequence[str]], RenderableType]
    beside: Callable[[Shown, Seat | None, Sequence[str], Speaker], Iterator[RenderableType]]
    signs: Mapping[str, str]
    example: str
    """An action of the game that ends in a place."""
    rule: str
    """A rule that one may want to look up."""
    note: str
    """The key of a sentence that explains what else is shown."""
    has_points: bool = True
    reach: Callable[[Any, str], RenderableType] | None = None
    """The board with what the unit on a square can attack, in a game that has such units."""
