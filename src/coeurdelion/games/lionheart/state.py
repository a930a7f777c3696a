"""The state of a match as one immutable value, and the phases it goes through."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from coeurdelion.core import CHANCE, Seat
from coeurdelion.games.lionheart.actions import Base
from coeurdelion.games.lionheart.field import Field
from coeurdelion.games.lionheart.kinds import Unit
from coeurdelion.games.lionheart.options import Options

Army = tuple[Base, ...]
Board = tuple[Unit | None, ...]
SEALED: Army = ()
"""An army that is in, for those who may not know it yet."""


@dataclass(frozen=True, slots=True)
class BuildArmies:
    """Both players build an army in secret; None as long as it is not in (LH-ARMY-1)."""

    armies: tuple[Army | None, Army | None] = (None, None)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, army in enumerate(self.armies) if army is None)


@dataclass(frozen=True, slots=True)
class RollForFirst:
    """Chance rolls for who begins: for gold, then for silver, who has to beat gold's `axes` (LH-SETUP-5)."""

    roller: Seat = 0
    axes: int = 0
    seats: ClassVar[tuple[Seat, ...]] = (CHANCE,)


@dataclass(frozen=True, slots=True)
class Orders:
    """A player has so many actions left in this turn (LH-TURN-1)."""

    seat: Seat
    left: int

    @property
    def seats(self) -> tuple[Seat, ...]:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class RollForAttack:
    """Chance rolls so many dice for an attack; `left` actions remain after it, `again` is a lone attacker's second roll."""

    seat: Seat
    left: int
    cell: int
    target: int
    dice: int
    again: bool = False
    seats: ClassVar[tuple[Seat, ...]] = (CHANCE,)


@dataclass(frozen=True, slots=True)
class Over:
    """The match is over: a `king` fell, an `army` is gone, or it was `quiet` for too long (LH-END-1, LH-END-2)."""

    winners: tuple[Seat, ...]
    how: str
    seats: ClassVar[tuple[Seat, ...]] = ()


Phase = BuildArmies | RollForFirst | Orders | RollForAttack | Over


class State(NamedTuple):
    """A whole match at one moment.

    `armies` are the squares of each seat's units; `attacked` those that attacked this turn, `moved` the one that just
    moved or turned; `turn`
    counts the turns from 1, `last_loss` is the turn in which a figure was last removed; `rolled` are the last faces.
    """

    options: Options
    field: Field
    board: Board
    armies: tuple[int, int]
    attacked: int
    moved: int
    turn: int
    last_loss: int
    rolled: tuple[str, ...]
    phase: Phase


def armies_on(board: Iterable[Unit | None]) -> tuple[int, int]:
    """The squares of each seat's units."""
    masks = [0, 0]
    for cell, unit in enumerate(board):
        if unit is not None:
            masks[unit.owner] |= 1 << cell
    return masks[0], masks[1]


def figures_on(board: Iterable[Unit | None]) -> tuple[int, int]:
    """The figures of each seat."""
    figures = [0, 0]
    for unit in board:
        if unit is not None:
            figures[unit.owner] += unit.figures
    return figures[0], figures[1]


def with_unit(board: Board, cell: int, unit: Unit | None) -> Board:
    """The board with another unit, or none, on a square."""
    return (*board[:cell], unit, *board[cell + 1 :])


def to_act(state: State) -> tuple[Seat, ...]:
    """Whose decision is awaited; both seats' while armies are built."""
    return state.phase.seats


def scores(state: State) -> tuple[int, ...]:
    """Nobody has points in this game."""
    return (0, 0)


def course(state: State) -> tuple[int, ...]:
    """How each seat stands: its figures left on the board."""
    return figures_on(state.board)


def winners(state: State) -> tuple[Seat, ...] | None:
    """Who has won, nobody for a draw, None while the match goes on."""
    return state.phase.winners if isinstance(state.phase, Over) else None
