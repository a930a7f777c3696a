"""A board drawn as text: squares separated by blanks, `.` or kind, figures and facing; gold in capitals."""

from __future__ import annotations

import re

from coeurdelion.core import Refused
from coeurdelion.core.grid import grid
from coeurdelion.games.lionheart.kinds import ARROWS, KIND, KING, MERCENARIES, Unit, unit
from coeurdelion.games.lionheart.numbers import BASES, COLUMNS
from coeurdelion.games.lionheart.options import COLOURS, Options
from coeurdelion.games.lionheart.state import Board

EMPTY = "."
_LETTERS = "".join(KIND)
_UNIT = re.compile(rf"([{_LETTERS}{_LETTERS.upper()}])([1-9][0-9]?)([{re.escape(ARROWS)}])")


def write_diagram(board: Board) -> str:
    """The diagram of a board."""
    words = [EMPTY if found is None else _word(found) for found in board]
    return "".join(" ".join(words[start : start + COLUMNS]) + "\n" for start in range(0, len(words), COLUMNS))


def _word(found: Unit) -> str:
    """One unit: `I4^`, `n2v`."""
    letter = found.kind.letter if found.owner else found.kind.letter.upper()
    return f"{letter}{found.figures}{ARROWS[found.facing]}"


def read_diagram(text: str, rows: int) -> Board:
    """The board a text draws; refused, with the line in the text, if it is none."""
    lines = [line.split() for line in text.strip("\n").split("\n")]
    if len(lines) != rows:
        raise _wrong("diagram-lines", len(lines) - 1, count=len(lines), needed=rows)
    board: list[Unit | None] = []
    for number, words in enumerate(lines):
        if len(words) != COLUMNS:
            raise _wrong("diagram-squares", number, count=len(words), needed=COLUMNS)
        board += [_read_square(word, number, column, rows) for column, word in enumerate(words)]
    return tuple(board)


def _read_square(word: str, line: int, column: int, rows: int) -> Unit | None:
    if word == EMPTY:
        return None
    found = _UNIT.fullmatch(word)
    if found is None:
        raise _wrong("diagram-unit", line, text=word[:20], cell=grid(COLUMNS, rows).cells[line * COLUMNS + column])
    letter, figures, arrow = found.groups()
    return unit(int(letter.islower()), KIND[letter.lower()], int(figures), ARROWS.index(arrow))


def check_board(options: Options, board: Board) -> None:
    """Refuses a board that no match can come to; the line is that of the unit that is too much."""
    seen: list[Unit] = []
    for cell, found in enumerate(board):
        if found is not None:
            seen.append(found)
            _check_unit(options, cell, found, seen)
    for seat, side in enumerate(COLOURS):
        if not any(found.owner == seat and found.kind is KING for found in seen):
            raise _wrong("diagram-no-king", 0, side=side)


def _check_unit(options: Options, cell: int, found: Unit, seen: list[Unit]) -> None:
    """Refuses a unit that is too big, or one too many of those seen so far; bribed mercenaries come on top."""
    line, kind, side = cell // COLUMNS, found.kind, COLOURS[found.owner]
    name = grid(COLUMNS, options.rows).cells[cell]
    own = [other for other in seen if other.owner == found.owner]
    most = kind.massed if options.massed else kind.most
    if found.figures > most:
        raise _wrong("diagram-figures", line, cell=name, kind=kind.name, count=found.figures, most=most)
    most = kind.available * (2 if kind is MERCENARIES else 1)
    count = sum(other.figures for other in own if other.kind is kind)
    if count > most:
        raise _wrong("diagram-too-many", line, cell=name, kind=kind.name, side=side, count=count, most=most)
    if len(own) > BASES + 1:
        raise _wrong("diagram-bases", line, side=side, most=BASES)


def _wrong(reason: str, line: int, **params: str | int) -> Refused:
    return Refused("scenario", reason, line=line, **params)
