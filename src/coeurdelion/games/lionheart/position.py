"""A position as scenarios describe it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from coeurdelion.core import Refused, Seat
from coeurdelion.games.lionheart.diagram import check_board, read_diagram
from coeurdelion.games.lionheart.options import BUILT, COLOURS, Options, settle_options
from coeurdelion.games.lionheart.setup import basic_board, empty_board, standing
from coeurdelion.games.lionheart.state import Board, BuildArmies, State
from coeurdelion.games.lionheart.table import ACTIONS, MOST_DICE
from coeurdelion.games.lionheart.turn import ORDERS

_KEYS = {"board", "layout", "to_act", "actions_left", "attacked", "moved", "players"}
_GOLD_BEGINS = ("roll" + " axe" * MOST_DICE, "roll" + " arrow" * MOST_DICE)
"""What the dice for the first turn show if a scenario does not say."""
T = TypeVar("T")


def position(
    colours: Sequence[str], options: Mapping[str, object], table: Mapping[str, object]
) -> tuple[State, tuple[str, ...]]:
    """The state that a position's table describes, and what the dice for the first turn show."""
    settled = settle_options(colours, options)
    for key in table:
        if key not in _KEYS and key not in COLOURS:
            raise Refused("scenario", "unknown-key", key=key, allowed=tuple(sorted(_KEYS)))
    for colour in COLOURS:
        for key in _read(table, colour, dict, {}):
            raise Refused("scenario", "unknown-key", key=str(key), allowed=tuple(sorted(_KEYS)))
    if settled.army == BUILT and not {"board", "layout"} & set(table):
        return standing(settled, empty_board(settled), BuildArmies()), _GOLD_BEGINS
    board = _board(settled, table)
    state = standing(settled, board, ORDERS[_seat(table)][_left(table)])
    return state._replace(turn=1, attacked=_units(state, table, "attacked"), moved=_units(state, table, "moved")), ()


def _read(table: Mapping[str, object], key: str, kind: type[T], default: T) -> T:
    """The value of a key, of the kind it must be."""
    value = table.get(key, default)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise Refused("scenario", "bad-entry", key=key, allowed=(kind.__name__,))
    return value


def _board(options: Options, table: Mapping[str, object]) -> Board:
    """The board drawn, or both basic armies in their array."""
    if "board" in table:
        board = read_diagram(_read(table, "board", str, ""), options.rows)
        check_board(options, board)
        return board
    if _read(table, "layout", str, "beginner") != "beginner":
        raise Refused("scenario", "bad-entry", key="layout", allowed=("beginner",))
    return basic_board(options)


def _seat(table: Mapping[str, object]) -> Seat:
    colour = _read(table, "to_act", str, COLOURS[0])
    if colour not in COLOURS:
        raise Refused("scenario", "bad-entry", key="to_act", allowed=COLOURS)
    return COLOURS.index(colour)


def _left(table: Mapping[str, object]) -> int:
    """The actions left in this turn."""
    left = _read(table, "actions_left", int, ACTIONS)
    if not 1 <= left <= ACTIONS:
        raise Refused("scenario", "bad-entry", key="actions_left", allowed=(f"1–{ACTIONS}",))
    return left


def _units(state: State, table: Mapping[str, object], key: str) -> int:
    """The squares of units that did something this turn, each of them occupied."""
    mask = 0
    for name in _read(table, key, list, []):
        cell = state.field.grid.cell_number.get(str(name))
        if cell is None or state.board[cell] is None:
            raise Refused("scenario", "no-unit-there", key=key, cell=str(name)[:20])
        mask |= 1 << cell
    return mask
