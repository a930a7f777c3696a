"""The actions that both games have; `str` gives their notation."""

from __future__ import annotations

import re
from dataclasses import dataclass

from coeurdelion.core.grid import Grid, kept_by_grid

CELL = re.compile(r"[a-z][1-9][0-9]?")
EDGE = re.compile(r"[a-z][1-9][0-9]?[es]")
TILE = re.compile(r"[A-Z0-9]/[0-3]")


@dataclass(frozen=True, slots=True)
class Castle:
    cell: str

    def __str__(self) -> str:
        return f"castle {self.cell}"


@dataclass(frozen=True, slots=True)
class Extend:
    castle: str
    cell: str

    def __str__(self) -> str:
        return f"extend {self.castle} {self.cell}"


@dataclass(frozen=True, slots=True)
class Done:
    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class First:
    """Chance names the first player."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat}"


DONE = Done()


@kept_by_grid
def castle_actions(board: Grid) -> dict[int, Castle]:
    """The action for every cell of a board."""
    return {cell: Castle(name) for cell, name in enumerate(board.cells)}


def parse_shared(words: list[str]) -> Castle | Extend | Done | First | None:
    """The action that the words of a line mean, if it is one that both games have."""
    match words:
        case ["castle", cell] if CELL.fullmatch(cell):
            return Castle(cell)
        case ["extend", castle, cell] if CELL.fullmatch(castle) and CELL.fullmatch(cell):
            return Extend(castle, cell)
        case ["first", seat] if seat.isascii() and seat.isdigit() and len(seat) == 1:
            return First(int(seat))
        case ["done"]:
            return DONE
        case _:
            return None
