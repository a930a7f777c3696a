"""What each table action does to a match, and who may say it."""

from __future__ import annotations

from typing import get_args

import pytest

from coeurdelion.core import TABLE, Entry, Match, in_force
from coeurdelion.core.result import Abandoned, Drawn, Result, Won
from coeurdelion.core.table_action import Draw, Pause, Proposal, Resume, SeatBot, StandIn, TableAction, Undo, parse
from coeurdelion.games import lowenherz_2003 as game
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.table_state import SAID_BY, SaidBy, TableLog, TableState, result_of, result_of_match

STATE = game.start(("red", "blue", "orange"), {})


def after(*lines: str) -> TableState:
    log = TableLog()
    for number, line in enumerate(lines):
        log.add(number, parse(line))
    return log.now


def test_everyone_knows_who_may_say_what() -> None:
    assert set(SAID_BY) == set(get_args(TableAction))
    assert all(SAID_BY.values())
    with_consent = {kind for kind, who in SAID_BY.items() if SaidBy.CONSENT in who}
    proposed = {SeatBot if kind is StandIn else kind for kind in get_args(Proposal)}
    assert with_consent == proposed | {Pause, Resume}, "what takes consent can be proposed; clocks, once there are any"


def test_nobody_says_what_is_not_theirs_to_say() -> None:
    live = LiveMatch(Match(game, ("red", "blue"), ("", "")))
    with pytest.raises(AssertionError):
        live.note(Draw(), SaidBy.SEAT)
    live.note(Draw(), SaidBy.CONSENT)
    assert live.result == Drawn()


@pytest.mark.parametrize(
    ("lines", "result"),
    [
        (["resign 0"], None),
        (["resign 0", "resign 2"], Won((1,))),
        (["timeout 0", "resign 2"], Won((1,))),
        (["resign 0", "resign 1", "resign 2"], Abandoned()),
        (["offer 0 draw"], None),
        (["draw"], Drawn()),
        (["draw", "abandon"], Abandoned()),
        (["abandon", "draw"], Abandoned()),
        (["draw", "undo 0"], None),
        (["hint 0", "resign 0", "resign 1", "undo 2"], None),
        (["pause", "resume", "clock 0 5000", "hints", "fork", "seat 0 bot:squire", "seat 0 player"], None),
    ],
)
def test_how_a_match_ends_at_the_table(lines: list[str], result: Result | None) -> None:
    assert result_of(game, STATE, after(*lines)) == result
    match = Match(game, ("red", "blue", "orange"), ("", "", ""), log=tuple(Entry(TABLE, line) for line in lines))
    assert result_of_match(match) == result


def test_an_offer_waits_until_it_is_settled_declined_or_made_again() -> None:
    (offer,) = after("offer 0 draw", "agree 1 0").offers
    assert (offer.entry, set(offer.agreed)) == (0, {0, 1})
    assert not after("offer 0 draw", "decline 1 0").offers
    assert [one.entry for one in after("offer 0 draw", "offer 0 draw", "offer 1 draw").offers] == [1, 2]
    assert not after("offer 0 hints", "hints").offers
    assert after("hints").hints_allowed
    assert [one.what for one in after("offer 0 stand-in 1", "offer 0 stand-in 2", "seat 1 bot:squire").offers] == [
        StandIn(2)
    ]
    assert not after("offer 0 stand-in 2", "seat 2 bot:squire").offers


def test_a_seat_changes_hands_and_back() -> None:
    assert after("seat 1 bot:squire").bots == {1: "squire"}
    assert after("seat 1 bot:squire", "seat 1 player").bots == {1: ""}
    assert after("seat 1 bot:squire", "seat 1 player", "undo 1").bots == {1: "squire"}


@pytest.mark.parametrize("line", ["offer 0 draw", "agree 0 0", "decline 0 0", "hint 0", "hints", "clock 0 1"])
def test_what_is_only_said_stands_in_no_undos_way(line: str) -> None:
    assert after("resign 2", line).settled == 0


@pytest.mark.parametrize("line", ["resign 0", "timeout 0", "draw", "abandon", "seat 0 bot:squire", "seat 0 player", "fork"])
def test_what_is_done_at_the_table_stands_in_an_undos_way(line: str) -> None:
    assert after("hints", line).settled == 1


def test_an_undo_does_not_go_through_the_whole_log_again(monkeypatch: pytest.MonkeyPatch) -> None:
    pairs, plain, notes = 2_000, TableState.after, list[int]()

    def counted(state: TableState, number: int, action: TableAction) -> TableState:
        notes.append(number)
        return plain(state, number, action)

    monkeypatch.setattr(TableState, "after", counted)
    log = tuple(Entry(TABLE, line) for n in range(pairs) for line in ("hints", "hint 0", str(Undo(3 * n + 1))))
    match = Match(game, ("red", "blue", "orange"), ("", "", ""), log=log)
    assert result_of_match(match) is None
    assert len(notes) == 2 * pairs
    assert len(in_force(match)) == pairs
