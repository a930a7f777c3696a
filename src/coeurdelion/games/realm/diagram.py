"""A realm drawn as text: three characters a cell (terrain, colour, piece), borders and frame as lines."""

from __future__ import annotations

import re
from typing import NamedTuple

from coeurdelion.core import Refused
from coeurdelion.core.choices import bits
from coeurdelion.core.grid import COLUMNS, Grid, grid
from coeurdelion.games.realm.board import Land, Realm

CASTLE, KNIGHT = "C", "K"
MOST_ROWS = 99
"""A cell's name has two digits at most."""
_CORNER_ROW = re.compile(r"\+(?:(?:---|   )\+)+")


class Diagram(NamedTuple):
    """What a diagram shows: the land, the borders, and the pieces of each colour letter."""

    land: Land
    borders: int
    castles: dict[str, int]
    knights: dict[str, int]


def read_diagram(text: str, terrain: str, colours: str) -> Diagram:
    """The diagram a text draws; refused, with the line in the text, if it is none."""
    lines = [line.rstrip() for line in text.strip("\n").split("\n")]
    board = _size(lines)
    width = 4 * board.width + 1
    lines = [line.ljust(width) for line in lines]
    letters = ""
    castles: dict[str, int] = {}
    knights: dict[str, int] = {}
    borders = 0
    for cell in range(board.size):
        row, column = divmod(cell, board.width)
        line, left = 2 * row + 1, 4 * column + 1
        drawn = lines[line]
        kind, colour, piece = drawn[left], drawn[left + 1], drawn[left + 2]
        if kind not in terrain:
            raise _wrong("diagram-terrain", line, text=kind, allowed=tuple(terrain))
        letters += kind
        if (colour, piece) != (" ", " "):
            sets = castles if piece == CASTLE else knights if piece == KNIGHT else None
            if sets is None or colour not in colours:
                raise _wrong("diagram-piece", line, text=colour + piece, cell=board.cells[cell])
            sets[colour] = sets.get(colour, 0) | 1 << cell
        east, south = lines[line][left + 3], lines[line + 1][left : left + 3]
        borders |= _side(east, "|", line, column == board.width - 1) << cell
        borders |= _side(south, "---", line + 1, row == board.height - 1) << cell + board.size
    return Diagram(Land(board, letters), borders & board.all_edges, castles, knights)


def _size(lines: list[str]) -> Grid:
    """The board's size; refuses ragged lines and an open frame."""
    height, odd = divmod(len(lines), 2)
    if not odd or not height:
        raise _wrong("diagram-rows", len(lines) - 1)
    width = max(len(line) for line in lines)
    if width % 4 != 1 or not 1 <= width // 4 <= len(COLUMNS):
        raise _wrong("diagram-width", 0, width=width)
    for number, line in enumerate(lines):
        if number % 2 == 0 and not _CORNER_ROW.fullmatch(line.ljust(width)):
            raise _wrong("diagram-corners", number)
        if number % 2 == 1 and not line.startswith("|"):
            raise _wrong("diagram-frame", number)
    if height > MOST_ROWS:
        raise _wrong("diagram-rows", 2 * MOST_ROWS)
    return grid(width // 4, height)


def _side(drawn: str, border: str, line: int, is_frame: bool) -> bool:
    """Whether a border is drawn on a side of a cell; the frame always is."""
    if drawn == border:
        return True
    if drawn.strip() or is_frame:
        raise _wrong("diagram-frame" if is_frame else "diagram-side", line, text=drawn)
    return False


def _wrong(reason: str, line: int, **params: str | int | tuple[str, ...]) -> Refused:
    return Refused("scenario", reason, line=line, **params)


def write_diagram(realm: Realm, colours: str) -> str:
    """The diagram of a realm; `colours` has the letter of each colour."""
    board = realm.land.grid
    marks = {cell: colours[c] + CASTLE for c, own in enumerate(realm.castles) for cell in bits(own)}
    marks |= {cell: colours[c] + KNIGHT for c, own in enumerate(realm.knights) for cell in bits(own)}
    frame = "+" + "---+" * board.width
    lines = [frame]
    for row in range(board.height):
        cells = range(row * board.width, (row + 1) * board.width)
        lines.append("|" + "".join(_cell(realm, cell, marks) for cell in cells)[:-1] + "|")
        sides = ("---" if realm.borders >> cell + board.size & 1 else "   " for cell in cells)
        lines.append("+" + "+".join(sides) + "+" if row < board.height - 1 else frame)
    return "\n".join(lines) + "\n"


def _cell(realm: Realm, cell: int, marks: dict[int, str]) -> str:
    return realm.land.terrain[cell] + marks.get(cell, "  ") + ("|" if realm.borders >> cell & 1 else " ")
