"""A King in danger: who reaches him, and the odds, against every turn and every roll there is."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from coeurdelion.core import CHANCE
from coeurdelion.games import lionheart as game
from coeurdelion.games.lionheart.danger import Danger, danger
from coeurdelion.games.lionheart.state import Orders, Over, State

BOTH = ("gold", "silver")
CALM = """
.   .   .   .   k1v .   .   .   i4v
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
I4^ .   .   .   K1> .   .   .   .
"""


def standing(*placed: str, to_act: str = "gold", **more: object) -> State:
    """Two Kings with a warrior each, and units put on squares: `e2 I4^`."""
    rows = [line.split() for line in CALM.strip().splitlines()]
    for cell, unit in (one.split() for one in placed):
        rows[int(cell[1:]) - 1][ord(cell[0]) - ord("a")] = unit
    board = "\n".join("   ".join(row) for row in rows)
    return game.position(BOTH, {"army": "built"}, {"board": board, "to_act": to_act, **more})[0]


def found(state: State, seat: int) -> Danger | None:
    return danger(state.field, state.board, state.phase, state.attacked, seat)


def best(state: State, seat: int, foe: int) -> Fraction:
    """The chance that the best of all turns of `seat` fells the King of `foe`: every order, every roll."""
    if isinstance(state.phase, Over):
        return Fraction(state.phase.how == "king" and seat in state.phase.winners)
    if game.to_act(state) == (CHANCE,):
        rolls = game.odds(state)
        total = sum(rolls.values())
        ends = ((Fraction(weight, total), game.apply(state, CHANCE, roll)[0]) for roll, weight in rolls.items())
        return sum((chance * best(after, seat, foe) for chance, after in ends), Fraction(0))
    if game.to_act(state) != (seat,):
        return Fraction(0)
    return max(best(game.apply(state, seat, action)[0], seat, foe) for action in game.legal(state, seat))


@pytest.mark.parametrize(
    ("placed", "attackers"),
    [
        (["e2 I4^"], {"e2": 1}),
        (["e2 I4>"], {"e2": 2}),
        (["e3 I4^"], {"e3": 2}),
        (["e4 I4^"], {}),
        (["e7 N2^"], {"e7": 2}),
        (["e7 N2^", "e4 i4v"], {}),
        (["d4 A4^"], {"d4": 1}),
        (["d5 A4^"], {"d5": 2}),
        (["d4 A4>"], {"d4": 2}),
        (["e2 H2v"], {"e2": 1}),
        (["e3 H2^"], {}),
        (["e2 P4^", "d4 A1^"], {"e2": 1, "d4": 1}),
        (["e2 I1^", "e3 A4^"], {"e2": 1, "e3": 1}),
    ],
)
def test_whoever_reaches_the_king_is_found_with_exact_odds(placed: list[str], attackers: dict[str, int]) -> None:
    state = standing(*placed)
    told = found(state, 1)
    names = state.field.grid.cells
    assert {names[one.cell]: one.actions for one in told.attackers} == attackers if told else not attackers
    assert (told.chance if told else 0) == best(state, 0, 1)


def test_the_danger_is_that_of_the_next_turn_or_of_what_is_left_of_this() -> None:
    """LH-TURN-1, LH-TURN-2."""
    other = found(standing("e3 I4^", to_act="silver"), 1)
    assert other
    assert found(standing("e3 I4^", actions_left=1), 1) is None
    assert found(standing("e2 I4^", actions_left=1, attacked=["e2"]), 1) is None
    assert found(standing("e2 I4^", actions_left=1, attacked=["e2"], to_act="silver"), 1)
    assert found(standing("e2 I4^"), 0) is None


def test_nobody_is_in_danger_before_the_first_turn_and_after_the_last() -> None:
    state = game.start(BOTH, {})
    assert found(state, 0) is None
    over = standing("e2 I4^")._replace(phase=Over((0,), "king"))
    assert found(over, 1) is None


def test_the_view_shows_the_danger_in_percent() -> None:
    state = standing("e2 N2^", "d4 A4^")
    assert isinstance(state.phase, Orders)
    shown: Any = game.show(game.redact(state, None))["danger"]
    assert shown[0] is None
    assert shown[1] == {
        "percent": round(100 * (1 - (1 - 11 / 16) * (1 - 33 / 81))),
        "attackers": [{"cell": "e2", "actions": 1, "percent": 69}, {"cell": "d4", "actions": 1, "percent": 41}],
    }
