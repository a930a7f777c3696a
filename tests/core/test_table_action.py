"""What happens at the table has types: each is read from its notation and written back the same."""

from __future__ import annotations

from typing import get_args

import pytest

from coeurdelion.core import Refused
from coeurdelion.core.result import Abandoned, Drawn, Result, Won, parse_result
from coeurdelion.core.table_action import (
    Abandon,
    Agree,
    AllowHints,
    Clock,
    Decline,
    Draw,
    Fork,
    Hint,
    Offer,
    Pause,
    Resign,
    Resume,
    SeatBot,
    SeatPlayer,
    StandIn,
    TableAction,
    Timeout,
    Undo,
    parse,
)

LINES: dict[str, TableAction] = {
    "undo 41": Undo(41),
    "resign 1": Resign(1),
    "timeout 2": Timeout(2),
    "draw": Draw(),
    "abandon": Abandon(),
    "seat 1 bot:squire": SeatBot(1, "squire"),
    "seat 1 bot:squire:gwendolyn": SeatBot(1, "squire:gwendolyn"),
    "seat 0 player": SeatPlayer(0),
    "hints": AllowHints(),
    "hint 3": Hint(3),
    "offer 0 draw": Offer(0, Draw()),
    "offer 1 abandon": Offer(1, Abandon()),
    "offer 1 hints": Offer(1, AllowHints()),
    "offer 0 undo 17": Offer(0, Undo(17)),
    "offer 0 stand-in 2": Offer(0, StandIn(2)),
    "agree 1 12": Agree(1, 12),
    "decline 1 12": Decline(1, 12),
    "fork": Fork(),
    "pause": Pause(),
    "resume": Resume(),
    "clock 1 90000": Clock(1, 90000),
}


@pytest.mark.parametrize("line", LINES)
def test_notation_and_action_are_inverse(line: str) -> None:
    assert parse(line) == LINES[line]
    assert str(LINES[line]) == line


def test_every_kind_of_action_is_among_them() -> None:
    assert {type(action) for action in LINES.values()} == set(get_args(TableAction))


NO_ACTIONS = """
undo|undo -1|undo x|undo 1234567890|undo ٣|undo 1 2|resign|resign 10|draw 1|DRAW|draw | draw|timeout x
pause 1|resume now|fork 3
seat 1|seat 1 bot:|seat 1 bot:Squire|seat 1 bot:a:b:c|seat 1 human|hints 1|hint|clock 1|stand-in 1|agree 1|agree 1 x
offer 0|offer 0 fork|offer 0 undo|offer 0 offer 0 draw|offer 0 stand-in
"""


@pytest.mark.parametrize("line", ["", *NO_ACTIONS.strip("\n").replace("\n", "|").split("|")])
def test_anything_else_is_refused(line: str) -> None:
    with pytest.raises(Refused) as caught:
        parse(line)
    assert (caught.value.rule, caught.value.reason) == ("notation", "no-such-action")


RESULTS: dict[str, Result] = {"win 0": Won((0,)), "win 0 2": Won((0, 2)), "draw": Drawn(), "abandoned": Abandoned()}


@pytest.mark.parametrize("line", RESULTS)
def test_results_and_their_notation_are_inverse(line: str) -> None:
    assert parse_result(line) == RESULTS[line]
    assert str(RESULTS[line]) == line
    assert {type(result) for result in RESULTS.values()} == set(get_args(Result))


@pytest.mark.parametrize("line", ["", "win", "win x", "win 10", "won 0", "abandon", "draw 0"])
def test_what_is_no_result_is_refused(line: str) -> None:
    with pytest.raises(Refused):
        parse_result(line)
