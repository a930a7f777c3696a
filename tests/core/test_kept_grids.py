"""Boards of any size: what is kept of them goes with them."""

from __future__ import annotations

import gc
import weakref

from coeurdelion.core.grid import KEPT_GRIDS, ball, grid
from coeurdelion.games.realm.actions import castle_actions


def test_of_a_size_there_is_one_grid_as_long_as_anyone_has_it() -> None:
    held = grid(7, 5)
    for height in range(1, KEPT_GRIDS + 2):
        grid(3, height)
    assert grid(7, 5) is held


def test_a_grid_that_nobody_has_is_forgotten_with_all_that_was_made_for_it() -> None:
    board = grid(5, 77)
    assert castle_actions(board) is castle_actions(board)
    assert ball(board, 0, 1) == 0b100001 | 0b10
    gone = weakref.ref(board)
    del board
    for height in range(1, KEPT_GRIDS + 2):
        grid(4, height)
    gc.collect()
    assert gone() is None
