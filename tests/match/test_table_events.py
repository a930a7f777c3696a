"""What happened at the table is told from the log, in every language."""

from __future__ import annotations

from collections import deque
from itertools import islice

import pytest

from coeurdelion.core import CHANCE, TABLE, Entry, Match
from coeurdelion.core.table_action import Undo, parse
from coeurdelion.games import lowenherz_2003 as game
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.table_events import table_events
from coeurdelion.match.table_state import TableLog
from coeurdelion.text import LANGUAGES, Speaker

NAMES = ("Ada", "Bo", "Cy")


def log_of(*lines: str) -> list[Entry]:
    """A log in which `0 castle a1` is of a seat, `roll 3` of chance, and all else of the table."""
    seats = {**{str(seat): seat for seat in range(3)}, "roll": CHANCE}
    return [Entry(seats.get(line.split(" ")[0], TABLE), line) for line in lines]


def told(*lines: str) -> list[str]:
    """What the last of these entries tells, in English."""
    speaker = Speaker("en", game, "", NAMES)
    return [speaker.question(key, params) for key, params in table_events(log_of(*lines), len(lines) - 1)]


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (["offer 0 draw"], "Ada offers a draw."),
        (["offer 0 draw", "agree 1 0"], "Bo agrees to the draw."),
        (["offer 0 draw", "decline 1 0"], "Bo declines the draw."),
        (["offer 0 draw", "decline 0 0"], "Ada withdraws the offer of a draw."),
        (["0 castle", "offer 0 undo 0", "decline 1 1"], "Bo does not agree: the move stands."),
        (["0 castle", "undo 0"], "Ada takes back the last move."),
        (["0 bid", "1 bid", "offer 1 undo 0", "agree 0 2", "undo 0"], "Bo takes back the last move."),
        (["roll 3", "undo 0"], "A move is taken back."),
        (["offer 0 stand-in 2"], "Ada proposes that a bot plays for Cy."),
        (["offer 0 stand-in 2", "decline 1 0"], "Bo does not agree that a bot plays for Cy."),
        (["offer 0 stand-in 2", "decline 2 0"], "Cy is back: no bot takes over."),
        (["seat 2 bot:squire:roland"], "From now on a bot plays for Cy."),
        (["seat 2 player"], "Cy is back and takes over from the bot."),
        (["resign 1"], "Bo resigns."),
        (["timeout 1"], "Bo runs out of time."),
        (["hint 1"], "Bo asks for a hint."),
        (["hints"], "From now on hints are allowed at this table."),
        (["draw"], "All agree on a draw."),
        (["abandon"], "All agree to stop here."),
        (["fork"], "From here on it is another match."),
        (["0 castle", "offer 0 undo 0", "roll 3", "1 castle"], "Play has gone on: Ada can no longer take back that move."),
    ],
)
def test_an_entry_is_told_with_names(lines: list[str], sentence: str) -> None:
    assert told(*lines) == [sentence]


@pytest.mark.parametrize(
    "lines",
    [
        ["pause"],
        ["clock 0 100"],
        ["agree 0 7"],
        ["0 castle", "1 castle"],
        ["0 castle", "offer 0 undo 0", "decline 1 1", "1 castle"],
        ["0 castle", "offer 0 undo 0", "1 castle", "0 knight"],
        ["0 castle", "offer 0 undo 0", "roll 3"],
    ],
)
def test_what_changes_nothing_for_anyone_is_not_told(lines: list[str]) -> None:
    assert told(*lines) == []


def test_what_needs_nobodys_consent_was_not_asked_for() -> None:
    log = log_of("0 castle", "offer 0 undo 0", "undo 0", "offer 0 stand-in 2", "seat 2 bot:squire", "offer 0 draw", "draw")
    assert [[event.key for event in table_events(log, number)] for number in range(len(log))] == [
        *([], [], ["table-took-back"], [], ["table-bot-plays"], [], ["table-draw"]),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_sentence_for_each_proposal_and_its_answers(language: str) -> None:
    said = set()
    speaker = Speaker(language, game, "", NAMES)
    for what in ("draw", "abandon", "hints", "undo 0", "stand-in 2"):
        log = log_of("0 castle", f"offer 0 {what}", "agree 1 1", "decline 1 1", "decline 0 1")
        for number in range(1, len(log)):
            ((key, params),) = table_events(log, number)
            said.add(speaker.question(key, params))
    assert len(said) == 5 * 4


def test_events_that_were_taken_back_are_kept_forgotten_and_recalled() -> None:
    live = LiveMatch(Match(game, ("red", "blue"), ("", ""), {"first": 0}), bytes(32))
    live.roll_all()
    numbers, told = [], {}
    for action in islice(live.game.legal(live.state, 0), 4):
        numbers.append(len(live.log))
        told[numbers[-1]] = live.do(0, str(action)).events
        live.note(Undo(numbers[-1]))
    assert {number: live.undone(number) for number in numbers} == told
    assert live.undone(numbers[0] + 1) == (), "an undo is not taken back"
    live.forget(1)
    assert [live.undone(number) for number in numbers] == [None, None, None, told[numbers[-1]]]
    tried = live.copy()
    assert sum(1 for _ in tried.recalling()) == len(live.log), "each entry is done again once"
    assert {number: tried.undone(number) for number in numbers} == told
    assert (tried.state, tried.steps) == (live.state, live.steps)
    resumed = LiveMatch(live.match, bytes(32))
    deque(resumed.resuming(live.log), maxlen=0)
    assert resumed.undone(numbers[0]) is None


def test_only_granted_undos_count_as_take_backs() -> None:
    log = TableLog()
    for number, line in enumerate(("hints", "undo 0", "offer 0 undo 0", "agree 1 2", "undo 0", "offer 0 undo 1", "undo 0")):
        log.add(number, parse(line))
    assert (log.take_backs, log.copy().take_backs) == (1, 1)
