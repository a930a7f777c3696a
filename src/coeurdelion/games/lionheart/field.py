"""The battlefield: what lies ahead of, in front of and around every square, and the actions that belong to it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from coeurdelion.core.choices import bits
from coeurdelion.core.grid import Grid, grid
from coeurdelion.games.lionheart.actions import Move, Turn
from coeurdelion.games.lionheart.kinds import FACINGS, Kind
from coeurdelion.games.lionheart.numbers import COLUMNS, HOME_ROWS

_STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""Rows and columns of a step north, east, south and west."""
_RANKS, _FILES = range(1, 4), range(-1, 2)
"""How far archers shoot ahead and to either side (LH-ATTACK-5)."""
OFF = -1
"""What lies beyond the frame."""


@dataclass(frozen=True, slots=True, eq=False)
class Field:
    """The squares of a board; tables are by facing, then by square. `field(rows, archers)` makes each once.

    `moves` holds the straight moves of a square, nearest first, each with the square it ends on; `reach` the squares that
    can be attacked, by the `reach` of a kind.
    """

    grid: Grid
    ahead: tuple[tuple[int, ...], ...]
    moves: tuple[tuple[tuple[tuple[int, Move], ...], ...], ...]
    turns: tuple[tuple[tuple[Turn, ...], ...], ...]
    reach: dict[str, tuple[tuple[int, ...], ...]]
    homes: tuple[int, int]
    thrones: tuple[int, int]

    def __repr__(self) -> str:
        return f"field({self.grid.width}, {self.grid.height})"

    def targets(self, kind: Kind, facing: int, cell: int) -> int:
        """The squares that a unit can attack (LH-ATTACK-1, LH-ATTACK-5, LH-HEAVY-2)."""
        return self.reach[kind.reach][facing][cell]


@lru_cache(maxsize=1 << 14)
def squares(cells: int) -> tuple[int, ...]:
    """The squares of a set, in order; most actions leave an army where it was, so they are kept."""
    return tuple(bits(cells))


@cache
def field(rows: int, archers: str) -> Field:
    """The field of so many rows, where archers shoot into the `area` before them or along the `line`."""
    board = grid(COLUMNS, rows)
    ahead = tuple(tuple(_ahead(board, cell, facing) for cell in range(board.size)) for facing in range(4))
    before = tuple(tuple(_mask(one) for one in squares) for squares in ahead)
    around = tuple(before[0][cell] | before[1][cell] | before[2][cell] | before[3][cell] for cell in range(board.size))
    shot = _area if archers == "area" else _line
    home = (1 << COLUMNS * HOME_ROWS) - 1
    return Field(
        grid=board,
        ahead=ahead,
        moves=tuple(tuple(_moves(board, cell, facing) for cell in range(board.size)) for facing in range(4)),
        turns=tuple(tuple(_turns(board, cell, facing) for cell in range(board.size)) for facing in range(4)),
        reach={
            "ahead": before,
            "around": (around,) * 4,
            "shot": tuple(tuple(shot(board, cell, facing) for cell in range(board.size)) for facing in range(4)),
        },
        homes=(home << board.size - COLUMNS * HOME_ROWS, home),
        thrones=(board.size - COLUMNS + COLUMNS // 2, COLUMNS // 2),
    )


def _mask(cell: int) -> int:
    return 0 if cell == OFF else 1 << cell


def _at(board: Grid, cell: int, facing: int, ranks: int, files: int = 0) -> int:
    """The square so many ranks ahead and files to the right."""
    down, right = _STEPS[facing]
    row, column = divmod(cell, board.width)
    row += down * ranks + right * files
    column += right * ranks - down * files
    return row * board.width + column if 0 <= row < board.height and 0 <= column < board.width else OFF


def _ahead(board: Grid, cell: int, facing: int) -> int:
    return _at(board, cell, facing, 1)


def _straight(board: Grid, cell: int, facing: int) -> list[int]:
    """The squares straight ahead to the frame, nearest first."""
    squares = []
    while (cell := _ahead(board, cell, facing)) != OFF:
        squares.append(cell)
    return squares


def _moves(board: Grid, cell: int, facing: int) -> tuple[tuple[int, Move], ...]:
    return tuple((to, Move(board.cells[cell], board.cells[to])) for to in _straight(board, cell, facing))


def _turns(board: Grid, cell: int, facing: int) -> tuple[Turn, ...]:
    return tuple(Turn(board.cells[cell], letter) for number, letter in enumerate(FACINGS) if number != facing)


def _area(board: Grid, cell: int, facing: int) -> int:
    """The squares of three ranks ahead and a file to either side (LH-ATTACK-5)."""
    return sum(_mask(_at(board, cell, facing, rank, file)) for rank in _RANKS for file in _FILES)


def _line(board: Grid, cell: int, facing: int) -> int:
    """The nine squares straight ahead (LH-ATTACK-5, option `line`)."""
    return sum(map(_mask, _straight(board, cell, facing)))
