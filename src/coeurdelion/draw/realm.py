"""Boards for the terminal: in colour with rich, or plain where there is none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.style import Style
from rich.text import Text

from coeurdelion.core.grid import COLUMNS
from coeurdelion.games.realm.board import Realm, domain_at

GLYPHS: Mapping[str, str] = {
    ".": " ",
    "F": "♣",
    "V": "⌂",
    "R": "♔",
    "G": "●",
    "S": "☾",
    "C": "▬",
    "D": "◆",
    "M": "▲",
    "T": "⌂",
    "?": "?",
}
GROUND: Mapping[str, str] = {
    ".": "#cfd99a",
    "F": "#a9c27d",
    "V": "#e3cf9c",
    "R": "#e9dcbd",
    "G": "#c3b9a4",
    "S": "#c3b9a4",
    "C": "#c3b9a4",
    "D": "#c3b9a4",
    "M": "#c3b9a4",
    "T": "#e3cf9c",
    "?": "#9c9384",
}
INKS: Mapping[str, str] = {
    ".": "#8a9a55",
    "F": "#2f5f24",
    "V": "#8a3b1e",
    "R": "#5b3a94",
    "G": "#8a6a00",
    "S": "#4b5563",
    "C": "#8a4b1e",
    "D": "#0b6a7a",
    "M": "#57493a",
    "T": "#8a3b1e",
    "?": "#2b2622",
}
PAINT: Mapping[str, str] = {
    "red": "#c0392b",
    "blue": "#1f5fa8",
    "orange": "#e08a00",
    "white": "#f4efe4",
    "rose": "#b3446c",
    "gold": "#d9a400",
    "purple": "#5b3a94",
    "grey": "#5f6672",
    "silver": "#c3c9d2",
    "neutral": "#9c9384",
}
TINT: Mapping[str, str] = {
    "red": "#e3a596",
    "blue": "#9dbbe0",
    "orange": "#f0c67c",
    "white": "#f7f3e8",
    "rose": "#e6b0c4",
    "gold": "#f2d987",
    "purple": "#c3b1e0",
    "grey": "#c2c7cf",
    "neutral": "#b9b2a6",
}
INK = "#2b2622"
LIGHT = frozenset({"white", "orange", "gold", "silver"})
"""The colours that ink is written on; on the others it is white."""
INITIAL: Mapping[str, str] = {"grey": "Y"}
"""The letter of a colour whose first is another's; they are those of the diagrams."""
CASTLE, KNIGHT = "♜", "♞"
_CELL_WIDTH = 4
_HEAVY = " ╸╺━╹┛┗┻╻┓┏┳┃┫┣╋"


def draw_realm(realm: Realm, colours: Sequence[str]) -> Text:
    """The board with its names on the frame; `colours` names each colour number."""
    board = realm.land.grid
    text = Text(no_wrap=True)
    heads = "".join(f"  {COLUMNS[column]} " for column in range(board.width))
    text.append(f"   {heads}\n", Style(dim=True))
    for row in range(board.height + 1):
        text.append("   ")
        _draw_corners(text, realm, row, colours)
        text.append("\n")
        if row < board.height:
            text.append(f"{row + 1:>2} ", Style(dim=True))
            _draw_cells(text, realm, row, colours)
            text.append("\n")
    text.append(f"   {heads}", Style(dim=True))
    return text


def _draw_corners(text: Text, realm: Realm, row: int, colours: Sequence[str]) -> None:
    """A line of corner points and the horizontal sides between them, on the ground of the cells above."""
    board = realm.land.grid
    for column in range(board.width + 1):
        inside = 0 < row < board.height and 0 < column < board.width
        above = (row - 1) * board.width + column
        text.append(_corner(realm, row, column), _line_style(_ground(realm, above - 1, colours) if inside else None))
        if column < board.width:
            side = _horizontal(realm, row, column)
            ground = _ground(realm, above, colours) if 0 < row < board.height else None
            text.append(("━" if side else " ") * (_CELL_WIDTH - 1), _line_style(ground))


def _draw_cells(text: Text, realm: Realm, row: int, colours: Sequence[str]) -> None:
    """A line of cells and the vertical sides between them, each on the ground of the cell to its left."""
    board = realm.land.grid
    text.append("┃", _line_style(None))
    for column in range(board.width):
        cell = row * board.width + column
        text.append_text(_draw_cell(realm, cell, colours))
        at_frame = column == board.width - 1
        side = at_frame or realm.borders >> cell & 1
        text.append("┃" if side else " ", _line_style(None if at_frame else _ground(realm, cell, colours)))


def _ground(realm: Realm, cell: int, colours: Sequence[str]) -> str:
    """The colour of the ground: its terrain's, or in a domain its owner's."""
    domain = domain_at(realm, cell)
    return TINT[colours[domain.colour]] if domain else GROUND[realm.land.terrain[cell]]


def _line_style(ground: str | None) -> Style:
    return Style(bold=True, color=INK, bgcolor=ground) if ground else Style(bold=True)


def _draw_cell(realm: Realm, cell: int, colours: Sequence[str]) -> Text:
    """Terrain, and on it a castle or a knight with the letter of its colour."""
    terrain = realm.land.terrain[cell]
    style = Style(color=INKS[terrain], bgcolor=_ground(realm, cell, colours))
    colour, piece = _piece(realm, cell)
    if not piece:
        return Text(f" {GLYPHS[terrain]} ", style)
    name = colours[colour]
    return Text.assemble((GLYPHS[terrain], style), (initial(name) + piece, _paint(name)))


def initial(colour: str) -> str:
    """The letter of a colour."""
    return INITIAL.get(colour, colour[0].upper())


def _paint(colour: str) -> Style:
    """The style of a player's colour, ink on the light ones."""
    return Style(color=INK if colour in LIGHT else "#ffffff", bgcolor=PAINT[colour], bold=True)


def _piece(realm: Realm, cell: int) -> tuple[int, str]:
    for colour, castles in enumerate(realm.castles):
        if castles >> cell & 1:
            return colour, CASTLE
        if realm.knights[colour] >> cell & 1:
            return colour, KNIGHT
    return -1, ""


def _horizontal(realm: Realm, row: int, column: int) -> bool:
    """Whether a border or the frame lies above this row in this column."""
    board = realm.land.grid
    if row in (0, board.height):
        return True
    return bool(realm.borders >> (row - 1) * board.width + column + board.size & 1)


def _vertical(realm: Realm, row: int, column: int) -> bool:
    """Whether a border or the frame lies left of this column in this row."""
    board = realm.land.grid
    if column in (0, board.width):
        return True
    return bool(realm.borders >> row * board.width + column - 1 & 1)


def _corner(realm: Realm, row: int, column: int) -> str:
    """The line sign where the borders round a corner point meet."""
    board = realm.land.grid
    west = column > 0 and _horizontal(realm, row, column - 1)
    east = column < board.width and _horizontal(realm, row, column)
    north = row > 0 and _vertical(realm, row - 1, column)
    south = row < board.height and _vertical(realm, row, column)
    sign = west + 2 * east + 4 * north + 8 * south
    return _HEAVY[sign] if sign else "·"


def coloured(name: str, colour: str, *, reads: bool = False) -> Text:
    """A player's name after the colour and its initial, so that it reads without colour; the reader's own is marked."""
    return Text.assemble((f" {initial(colour)} ", _paint(colour)), f" {name}", " ◀" if reads else "")
