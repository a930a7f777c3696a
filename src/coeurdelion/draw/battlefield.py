"""The battlefield for the terminal: in colour with rich, or plain where there is none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.style import Style
from rich.text import Text

from coeurdelion.core.grid import COLUMNS, Grid
from coeurdelion.draw.realm import INK, PAINT
from coeurdelion.games.lionheart.field import field
from coeurdelion.games.lionheart.kinds import Unit
from coeurdelion.games.lionheart.options import COLOURS
from coeurdelion.games.lionheart.view import View

FACES: Mapping[str, str] = {"axe": "⚒", "arrow": "➶", "panic": "☠"}
_POINTERS = "▲▶▼◀"
_GROUND, _REACHED = "#a9c27d", "#e3a596"
_WIDTH = 6
_DOTS = 4
"""More figures than this are written as a number."""


def draw_battle(view: View, reached: int = 0) -> Text:
    """The board of a view with its names on the frame; the squares that a unit reaches are marked."""
    board = field(view.options.rows, view.options.archers).grid
    heads = "".join(f"   {COLUMNS[column]}   " for column in range(board.width))
    text = Text(no_wrap=True)
    text.append(f"   {heads}\n", Style(dim=True))
    for row in range(board.height):
        text.append("   " + _rule(board, "┌┬┐" if row == 0 else "├┼┤") + "\n")
        for line in range(2):
            text.append(f"{row + 1:>2} " if line == 0 else "   ", Style(dim=True))
            _draw_line(text, view, board, row, line, reached)
    text.append("   " + _rule(board, "└┴┘") + "\n")
    text.append(f"   {heads}", Style(dim=True))
    return text


def _rule(board: Grid, corners: str) -> str:
    return corners[0] + corners[1].join(["─" * _WIDTH] * board.width) + corners[2]


def _draw_line(text: Text, view: View, board: Grid, row: int, line: int, reached: int) -> None:
    """One of the two lines of a row of squares."""
    text.append("│")
    for cell in range(row * board.width, (row + 1) * board.width):
        text.append_text(_draw_square(view.board[cell], line, bool(reached >> cell & 1)))
        text.append("│")
    text.append("\n")


def _draw_square(unit: Unit | None, line: int, reached: bool) -> Text:
    """A unit: its letter and pointer above, its figures below; a reached square has marks of its own."""
    ground = _REACHED if reached else _GROUND
    if unit is None:
        return Text("  ··  " if reached and line == 0 else " " * _WIDTH, Style(color=INK, bgcolor=ground))
    letter = unit.kind.letter if unit.owner else unit.kind.letter.upper()
    figures = "●" * unit.figures if unit.figures <= _DOTS else f"×{unit.figures}"
    drawn = f"{letter}  {_POINTERS[unit.facing]}" if line == 0 else f"{figures:<4}"
    framed = f"›{drawn}‹" if reached and line == 0 else f" {drawn} "
    return Text(framed, Style(color=INK, bgcolor=ground if reached else PAINT[COLOURS[unit.owner]], bold=True))


def reach_of(view: View, name: str) -> int:
    """The squares that the unit on a square can attack as it stands, its friends' left out; none without a unit."""
    battlefield = field(view.options.rows, view.options.archers)
    cell = battlefield.grid.cell(name)
    unit = view.board[cell]
    if unit is None:
        return 0
    friends = sum(1 << other for other, one in enumerate(view.board) if one and one.owner == unit.owner)
    return battlefield.targets(unit.kind, unit.facing, cell) & ~friends


def faces_drawn(faces: list[Any]) -> str:
    """A roll in signs."""
    return " ".join(FACES[face] for face in faces) or "–"
