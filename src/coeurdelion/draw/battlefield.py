"""The battlefield for the terminal: in its colours, and readable without."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.style import Style
from rich.text import Text

from coeurdelion.core.grid import COLUMNS, Grid
from coeurdelion.draw.board_style import BOLD, FAINT, FULL, PAINT, BoardStyle
from coeurdelion.games.lionheart.field import field
from coeurdelion.games.lionheart.kinds import ARROWS, Unit
from coeurdelion.games.lionheart.options import COLOURS
from coeurdelion.games.lionheart.view import View

FACES: Mapping[str, str] = {"axe": "⚒", "arrow": "➶", "panic": "☠"}
PLAIN_FACES: Mapping[str, str] = {"axe": "T", "arrow": "/", "panic": "!"}
_POINTERS = "▲▶▼◀"
_WIDTH = 6
_COMPACT_WIDTH = 5
_DOTS = 4
"""More figures than this are written as a number."""


def is_battle(view: object) -> bool:
    """Whether a view is of a battlefield."""
    return isinstance(view, View)


def draw_battle(view: View, reached: int = 0, style: BoardStyle = FULL) -> Text:
    """The board of a view with its names on the frame; the squares that a unit reaches are marked."""
    board = field(view.options.rows, view.options.archers).grid
    return _compact(view, board, reached, style) if style.compact else _full(view, board, reached, style)


def _full(view: View, board: Grid, reached: int, style: BoardStyle) -> Text:
    """Two lines for each row of squares, with rules between them."""
    heads = "".join(f"   {COLUMNS[column]}   " for column in range(board.width))
    text = Text(no_wrap=True)
    text.append(f"   {heads}\n", FAINT)
    for row in range(board.height):
        text.append("   " + _rule(board, "┌┬┐" if row == 0 else "├┼┤", style) + "\n")
        for line in range(2):
            text.append(f"{row + 1:>2} " if line == 0 else "   ", FAINT)
            _draw_line(text, view, board, row, line, reached, style)
    text.append("   " + _rule(board, "└┴┘", style) + "\n")
    text.append(f"   {heads}", FAINT)
    return text


def _rule(board: Grid, corners: str, style: BoardStyle) -> str:
    across, corners = ("-", "+++") if style.plain else ("─", corners)
    return corners[0] + corners[1].join([across * _WIDTH] * board.width) + corners[2]


def _draw_line(text: Text, view: View, board: Grid, row: int, line: int, reached: int, style: BoardStyle) -> None:
    """One of the two lines of a row of squares."""
    upright = "|" if style.plain else "│"
    text.append(upright)
    for cell in range(row * board.width, (row + 1) * board.width):
        text.append_text(_draw_square(view.board[cell], line, bool(reached >> cell & 1), style))
        text.append(upright)
    text.append("\n")


def _draw_square(unit: Unit | None, line: int, reached: bool, style: BoardStyle) -> Text:
    """A unit: its letter and pointer above, its figures below; a reached square has marks of its own."""
    before, after, dots, figure = "><:o" if style.plain else "›‹·●"
    if unit is None:
        return Text(f"  {dots}{dots}  " if reached and line == 0 else " " * _WIDTH)
    count = unit.figures
    figures = figure * count if count <= _DOTS else f"x{count}" if style.plain else f"×{count}"
    drawn = f"{_letter(unit)}  {_pointer(unit, style)}" if line == 0 else f"{figures:<4}"
    return Text(f"{before}{drawn}{after}" if reached and line == 0 else f" {drawn} ", _paint(unit))


def _compact(view: View, board: Grid, reached: int, style: BoardStyle) -> Text:
    """One line for each row: letter, pointer and the number of figures."""
    text = Text(no_wrap=True)
    text.append("   " + "".join(f"{COLUMNS[column]:^{_COMPACT_WIDTH}}" for column in range(board.width)), FAINT)
    for row in range(board.height):
        text.append("\n")
        text.append(f"{row + 1:>2} ", FAINT)
        for cell in range(row * board.width, (row + 1) * board.width):
            _draw_low_square(text, view.board[cell], bool(reached >> cell & 1), style)
    return text


def _draw_low_square(text: Text, unit: Unit | None, reached: bool, style: BoardStyle) -> None:
    before, after, empty = "><." if style.plain else "›‹·"
    drawn = f" {empty} " if unit is None else f"{_letter(unit)}{_pointer(unit, style)}{unit.figures}"
    text.append(before if reached else " ", BOLD)
    text.append(drawn, FAINT if unit is None else _paint(unit))
    if len(drawn) < _COMPACT_WIDTH - 1:  # ten figures take the room of the second mark
        text.append(after if reached else " ", BOLD)


def _letter(unit: Unit) -> str:
    """Gold's units have capitals."""
    return unit.kind.letter if unit.owner else unit.kind.letter.upper()


def _pointer(unit: Unit, style: BoardStyle) -> str:
    return (ARROWS if style.plain else _POINTERS)[unit.facing]


def _paint(unit: Unit) -> Style:
    return PAINT[COLOURS[unit.owner]] + BOLD


def reach_of(view: View, name: str) -> int:
    """The squares that the unit on a square can attack as it stands, its friends' left out; none without a unit."""
    battlefield = field(view.options.rows, view.options.archers)
    cell = battlefield.grid.cell(name)
    unit = view.board[cell]
    if unit is None:
        return 0
    friends = sum(1 << other for other, one in enumerate(view.board) if one and one.owner == unit.owner)
    return battlefield.targets(unit.kind, unit.facing, cell) & ~friends


def faces_drawn(faces: Sequence[str], style: BoardStyle = FULL) -> str:
    """A roll in signs."""
    signs = PLAIN_FACES if style.plain else FACES
    return " ".join(signs[face] for face in faces) or "–"
