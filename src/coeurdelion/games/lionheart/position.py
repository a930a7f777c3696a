"""A position as scenarios describe it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coeurdelion.core import Refused
from coeurdelion.games.lionheart.diagram import check_board, read_diagram
from coeurdelion.games.lionheart.numbers import ACTIONS, MOST_DICE
from coeurdelion.games.lionheart.options import BUILT, COLOURS, Options, settle_options
from coeurdelion.games.lionheart.setup import basic_board, empty_board, standing
from coeurdelion.games.lionheart.state import Board, BuildArmies, State
from coeurdelion.games.lionheart.turn import ORDERS
from coeurdelion.games.toml_tables import check_keys, read, read_seat, read_word

_KEYS = {"board", "layout", "to_act", "actions_left", "attacked", "moved", "players"}
_GOLD_BEGINS = ("roll" + " axe" * MOST_DICE, "roll" + " arrow" * MOST_DICE)
"""What the dice for the first turn show if a scenario does not say."""


def position(
    colours: Sequence[str], options: Mapping[str, object], table: Mapping[str, object]
) -> tuple[State, tuple[str, ...]]:
    """The state that a position's table describes, and what the dice for the first turn show."""
    settled = settle_options(colours, options)
    check_keys(table, _KEYS)
    if settled.army == BUILT and not {"board", "layout"} & set(table):
        return standing(settled, empty_board(settled), BuildArmies()), _GOLD_BEGINS
    board = _board(settled, table)
    state = standing(settled, board, ORDERS[read_seat(table, "to_act", COLOURS[0], COLOURS)][_left(table)])
    return state._replace(turn=1, attacked=_units(state, table, "attacked"), moved=_units(state, table, "moved")), ()


def _board(options: Options, table: Mapping[str, object]) -> Board:
    """The board drawn, or both basic armies in their array."""
    if "board" in table:
        board = read_diagram(read(table, "board", str, ""), options.rows)
        check_board(options, board)
        return board
    read_word(table, "layout", "beginner", ("beginner",))
    return basic_board(options)


def _left(table: Mapping[str, object]) -> int:
    """The actions left in this turn."""
    left = read(table, "actions_left", int, ACTIONS)
    if not 1 <= left <= ACTIONS:
        raise Refused("scenario", "bad-entry", key="actions_left", allowed=(f"1–{ACTIONS}",))
    return left


def _units(state: State, table: Mapping[str, object], key: str) -> int:
    """The squares of units that did something this turn, each of them occupied."""
    mask = 0
    for name in read(table, key, list, []):
        cell = state.field.grid.cell_number.get(str(name))
        if cell is None or state.board[cell] is None:
            raise Refused("scenario", "no-unit-there", key=key, cell=str(name)[:20])
        mask |= 1 << cell
    return mask
