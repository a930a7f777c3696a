"""Names and neighbourhoods on boards of any size, against the plain definition."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coeurdelion.core import Refused
from coeurdelion.core.choices import bits
from coeurdelion.core.grid import Grid, ball, grid

SIZES = st.tuples(st.integers(1, 15), st.integers(1, 12))


def near(board: Grid, cell: int) -> set[int]:
    row, column = divmod(cell, board.width)
    steps = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return {r * board.width + c for r, c in steps if 0 <= r < board.height and 0 <= c < board.width}


@given(SIZES)
def test_every_cell_and_edge_has_one_name(size: tuple[int, int]) -> None:
    board = grid(*size)
    width, height = size
    assert len(set(board.cells)) == width * height
    assert len(set(board.edges.values())) == 2 * width * height - width - height
    assert all(board.cell(name) == cell for cell, name in enumerate(board.cells))
    assert all(board.edge(name) == edge for edge, name in board.edges.items())


@given(SIZES, st.data())
def test_neighbours_edges_and_areas(size: tuple[int, int], data: st.DataObject) -> None:
    board = grid(*size)
    cells = data.draw(st.integers(0, board.all_cells))
    borders = data.draw(st.integers(0, 2 ** (2 * board.size))) & board.all_edges
    inside = set(bits(cells))
    beside = {other for cell in inside for other in near(board, cell)} - inside
    assert set(bits(board.beside(cells))) == beside
    within = {edge for edge, (one, other) in board.sides.items() if one in inside and other in inside}
    assert set(bits(board.within(cells))) == within
    around = {edge for edge, (one, other) in board.sides.items() if (one in inside) != (other in inside)}
    assert set(bits(board.around(cells))) == around
    reached = set(inside)
    while (
        grown := {
            cell for edge, pair in board.sides.items() if not borders >> edge & 1 and set(pair) & reached for cell in pair
        }
        - reached
    ):
        reached |= grown
    assert set(bits(board.flood(cells, borders))) == reached
    assert sum(board.parts(board.all_cells, borders)) == board.all_cells


def test_names_follow_the_notation() -> None:
    board = grid(12, 12)
    assert board.cells[0] == "a1"
    assert board.cells[-1] == "l12"
    assert board.sides[board.edge("c7e")] == (board.cell("c7"), board.cell("d7"))
    assert board.sides[board.edge("c7s")] == (board.cell("c7"), board.cell("c8"))
    for name in ("l1e", "a12s", "m1e", "a0s", "a13e"):
        with pytest.raises(Refused, match="notation"):
            board.edge(name)
    for name in ("m1", "a13", "a0", "A1"):
        with pytest.raises(Refused, match="notation"):
            board.cell(name)


def test_a_ball_holds_the_cells_within_so_many_steps() -> None:
    board = grid(5, 5)
    assert board.names(ball(board, board.cell("a1"), 1)) == ("a1", "b1", "a2")
    assert board.steps(board.cell("a1"), board.cell("c4")) == 5
