"""Boards of land and borders for the terminal: in its colours, and readable without."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from coeurdelion.core.grid import COLUMNS
from coeurdelion.draw.board_style import BOLD, FAINT, FULL, PAINT, BoardStyle, initial
from coeurdelion.games.realm.board import Realm, domain_at


class Signs(NamedTuple):
    """The characters of a board."""

    terrain: Mapping[str, str]
    castle: str
    knight: str
    across: str
    upright: str
    floor: str
    """The border below a cell, in a board with one line for each row."""
    floor_and_upright: str
    corners: str
    """Where borders meet: a sign for each set of west 1, east 2, north 4, south 8."""


ANY = Signs(
    terrain={
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
    },
    castle="♜",
    knight="♞",
    across="━",
    upright="┃",
    floor="▁",
    floor_and_upright="┛",
    corners="·╸╺━╹┛┗┻╻┓┏┳┃┫┣╋",
)
PLAIN = Signs(
    terrain={
        ".": " ",
        "F": "%",
        "V": "^",
        "R": "*",
        "G": "g",
        "S": "s",
        "C": "c",
        "D": "d",
        "M": "A",
        "T": "^",
        "?": "?",
    },
    castle="#",
    knight="!",
    across="-",
    upright="|",
    floor="_",
    floor_and_upright="]",
    corners=".---|+++|+++|+++",
)
_FOREST = Style(color="green")
_CELL_WIDTH = 4


def signs_of(style: BoardStyle) -> Signs:
    """The characters that a style has."""
    return PLAIN if style.plain else ANY


def draw_realm(realm: Realm, colours: Sequence[str], style: BoardStyle = FULL) -> Text:
    """The board with its names on the frame; `colours` names each colour number."""
    pen = _Pen(realm, colours, signs_of(style))
    return pen.compact() if style.compact else pen.full()


class _Pen:
    """Draws one board."""

    def __init__(self, realm: Realm, colours: Sequence[str], signs: Signs) -> None:
        self.realm = realm
        self.grid = realm.land.grid
        self.colours = colours
        self.signs = signs
        self.text = Text(no_wrap=True)

    def full(self) -> Text:
        """Borders have lines of their own between the rows."""
        heads = "".join(f"  {COLUMNS[column]} " for column in range(self.grid.width))
        self.text.append(f"   {heads}\n", FAINT)
        for row in range(self.grid.height + 1):
            self.text.append("   ")
            self._corner_line(row)
            self.text.append("\n")
            if row < self.grid.height:
                self.text.append(f"{row + 1:>2} ", FAINT)
                self._cell_line(row)
                self.text.append("\n")
        self.text.append(f"   {heads}", FAINT)
        return self.text

    def compact(self) -> Text:
        """One line for each row: a border below a cell lies at the foot of its line."""
        foot = self.signs.floor
        self.text.append("   " + "".join(f"{foot}{COLUMNS[column]}{foot}{foot}" for column in range(self.grid.width)), FAINT)
        for row in range(self.grid.height):
            self.text.append("\n")
            self.text.append(f"{row + 1:>2}", FAINT)
            self.text.append(self.signs.upright, BOLD)
            for column in range(self.grid.width):
                self._low_cell(row, column)
        return self.text

    def _low_cell(self, row: int, column: int) -> None:
        """A cell with the border below it and the one to its right."""
        cell = row * self.grid.width + column
        foot, upright = self._horizontal(row + 1, column), self._vertical(row, column + 1)
        drawn = self._cell(cell)
        has_room = " " in drawn.plain
        if foot:
            drawn = _floored(drawn, self.signs.floor)
        if upright:
            side = self.signs.upright if has_room or not foot else self.signs.floor_and_upright
        else:
            side = self.signs.floor if foot else " "
        at_frame = column == self.grid.width - 1
        self.text.append_text(drawn)
        self.text.append(side, BOLD + (Style() if at_frame else self._ground(cell)))

    def _corner_line(self, row: int) -> None:
        """A line of corner points and the horizontal sides between them, on the ground of the cells above."""
        inside_rows = 0 < row < self.grid.height
        for column in range(self.grid.width + 1):
            above = (row - 1) * self.grid.width + column
            inside = inside_rows and 0 < column < self.grid.width
            self.text.append(self._corner(row, column), BOLD + (self._ground(above - 1) if inside else Style()))
            if column < self.grid.width:
                side = self.signs.across if self._horizontal(row, column) else " "
                self.text.append(side * (_CELL_WIDTH - 1), BOLD + (self._ground(above) if inside_rows else Style()))

    def _cell_line(self, row: int) -> None:
        """A line of cells and the vertical sides between them, each on the ground of the cell to its left."""
        self.text.append(self.signs.upright, BOLD)
        for column in range(self.grid.width):
            cell = row * self.grid.width + column
            self.text.append_text(self._cell(cell))
            at_frame = column == self.grid.width - 1
            side = self.signs.upright if self._vertical(row, column + 1) else " "
            self.text.append(side, BOLD + (Style() if at_frame else self._ground(cell)))

    def _ground(self, cell: int) -> Style:
        """The colour of the ground: in a domain its owner's."""
        domain = domain_at(self.realm, cell)
        return PAINT[self.colours[domain.colour]] if domain else Style()

    def _cell(self, cell: int) -> Text:
        """Terrain, and on it a castle or knight after the letter of its colour; a small letter says whose domain it is."""
        terrain = self.realm.land.terrain[cell]
        sign, ground = self.signs.terrain[terrain], self._ground(cell)
        colour, piece = self._piece(cell)
        if piece:
            name = self.colours[colour]
            return Text.assemble((sign, ground), (initial(name) + piece, PAINT[name] + BOLD))
        if domain := domain_at(self.realm, cell):
            return Text(f"{sign}{initial(self.colours[domain.colour]).lower()} ", ground)
        return Text.assemble(" ", (sign, _FOREST if terrain == "F" else Style()), " ")

    def _piece(self, cell: int) -> tuple[int, str]:
        for colour, castles in enumerate(self.realm.castles):
            if castles >> cell & 1:
                return colour, self.signs.castle
            if self.realm.knights[colour] >> cell & 1:
                return colour, self.signs.knight
        return -1, ""

    def _horizontal(self, row: int, column: int) -> bool:
        """Whether a border or the frame lies above this row in this column."""
        if row in (0, self.grid.height):
            return True
        return bool(self.realm.borders >> (row - 1) * self.grid.width + column + self.grid.size & 1)

    def _vertical(self, row: int, column: int) -> bool:
        """Whether a border or the frame lies left of this column in this row."""
        if column in (0, self.grid.width):
            return True
        return bool(self.realm.borders >> row * self.grid.width + column - 1 & 1)

    def _corner(self, row: int, column: int) -> str:
        """The line sign where the borders round a corner point meet."""
        west = column > 0 and self._horizontal(row, column - 1)
        east = column < self.grid.width and self._horizontal(row, column)
        north = row > 0 and self._vertical(row - 1, column)
        south = row < self.grid.height and self._vertical(row, column)
        return self.signs.corners[west + 2 * east + 4 * north + 8 * south]


def _floored(drawn: Text, foot: str) -> Text:
    """The same cell with its blanks at the foot of the line drawn."""
    floored = drawn.copy()
    floored.plain = drawn.plain.replace(" ", foot)
    return floored
