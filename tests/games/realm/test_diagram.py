"""Diagrams: what is written reads back, what is broken is refused with its line."""

from __future__ import annotations

import pytest

from coeurdelion.core import Refused
from coeurdelion.games.realm.diagram import read_diagram, write_diagram
from tests.games.contract import play_out, variants

GOOD = """
+---+---+---+
|.RC .RK|F  |
+   +   +---+
|F   V   .BC|
+---+---+---+
"""


def test_a_diagram_reads_as_drawn() -> None:
    drawn = read_diagram(GOOD, ".FV", "RB")
    board = drawn.land.grid
    assert drawn.land.terrain == "..FFV."
    assert board.edge_names(drawn.borders) == ("b1e", "c1s")
    assert board.names(drawn.castles["R"]) == ("a1",)
    assert board.names(drawn.knights["R"]) == ("b1",)
    assert board.names(drawn.castles["B"]) == ("c2",)


def test_every_board_of_a_match_reads_back() -> None:
    played = play_out(variants()[0], "keen", 3)
    for state in played.states[::20]:
        drawn = read_diagram(write_diagram(state.realm, "RBN"), ".FVRGSCD", "RBN")
        assert drawn.land == state.realm.land
        assert drawn.borders == state.realm.borders
        assert tuple(drawn.castles.get(letter, 0) for letter in "RBN") == state.realm.castles
        assert tuple(drawn.knights.get(letter, 0) for letter in "RBN") == state.realm.knights


@pytest.mark.parametrize(
    ("old", "new", "reason", "line"),
    [
        ("|.RC .RK|F  |", "|.RC .RK|X  |", "diagram-terrain", 1),
        ("|.RC .RK|F  |", "|.RX .RK|F  |", "diagram-piece", 1),
        ("|.RC .RK|F  |", "|.ZC .RK|F  |", "diagram-piece", 1),
        ("|.RC .RK|F  |", "|.RC .RK?F  |", "diagram-side", 1),
        ("|.RC .RK|F  |", " .RC .RK|F  |", "diagram-frame", 1),
        ("|F   V   .BC|", "|F   V   .BC", "diagram-frame", 3),
        ("+   +   +---+", "+   +  x+---+", "diagram-corners", 2),
        ("+   +   +---+\n", "", "diagram-rows", 3),
        ("+---+---+---+\n|.RC", "+---+---+---+-\n|.RC", "diagram-width", 0),
    ],
)
def test_a_broken_diagram_is_refused_with_its_line(old: str, new: str, reason: str, line: int) -> None:
    assert old in GOOD
    with pytest.raises(Refused) as refused:
        read_diagram(GOOD.replace(old, new, 1), ".FV", "RB")
    assert (refused.value.reason, refused.value.params["line"]) == (reason, line)
