"""Whole recorded matches, one for each way to end, replay to the result they record."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from coeurdelion.core import Refused, Step, in_force, ledger
from coeurdelion.games import lowenherz_1997
from coeurdelion.match.record import seal, write_record
from coeurdelion.match.record_reader import read_record
from coeurdelion.match.table_state import result_of_match
from tests import paths

MATCHES = sorted(paths.MATCHES.rglob("*.match"))


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_match_replays(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_record(text)
    steps = in_force(record.match)
    last = steps[-1].state
    game = record.match.game
    assert game.winners(last) is not None
    assert record.result == result_of_match(record.match)
    assert record.score == game.scores(last)
    for seat, score in enumerate(record.score):
        assert sum(point.points for point in ledger(steps, seat)) == score
    assert write_record(record) == text


WAYS = {
    "lowenherz-2003": {
        "cards-most-points",
        "cards-tie-broken-by-ducats",
        "cards-shared-victory",
        "king-on-own-action",
        "king-by-another-players-action",
    },
    "lowenherz-1997": {
        "most-points-2-full",
        "most-points-3-full",
        "most-points-4-full",
        "most-points-3-basic",
        "most-points-4-basic",
        "parchments-decide",
        "ducats-break-the-tie",
        "shared-victory",
        "a-duel-tied-twice",
        "an-alliance-broken-out-of-turn",
    },
    "lionheart": {
        "king-eliminated",
        "king-eliminated-built",
        "no-other-warrior-left",
        "last-warriors-bribed",
        "last-warriors-driven-off",
        "own-last-warriors-lost",
        "draw-after-sixty-turns",
    },
}


@pytest.mark.parametrize("game", WAYS)
def test_there_is_a_match_for_each_way_to_end(game: str) -> None:
    assert {path.stem for path in MATCHES if path.parent.name == game} >= WAYS[game]


def match_1997(name: str) -> list[Step]:
    return in_force(read_record((paths.MATCHES / "lowenherz-1997" / f"{name}.match").read_text("utf-8")).match)


@pytest.mark.parametrize("nonce", ["a\nnonce 1 b", "a\rb", "a\0b"])
def test_what_would_break_a_line_is_not_written(nonce: str) -> None:
    record = read_record(MATCHES[0].read_text("utf-8"))
    with pytest.raises(Refused, match="match-line"):
        write_record(replace(record, nonces=(nonce, "")))


def drawn() -> str:
    return (paths.MATCHES / "lowenherz-2003" / "seats-drawn.match").read_text("utf-8")


def test_the_places_that_seats_were_drawn_from_are_read_written_and_sealed() -> None:
    record = read_record(drawn())
    assert record.seating == (2, 1, 0)
    assert write_record(record) == drawn()
    assert seal(replace(record, seating=())) != record.sealed


@pytest.mark.parametrize(
    "places", ["2 1", "2 1 1", "2 1 3", "2 1 0 3", "2,1,0", "2  1 0", "-1 0 1", "², 1 0", "", "2 1 0\nseating 2 1 0"]
)
def test_places_that_are_no_permutation_of_the_seats_are_refused_with_their_line(places: str) -> None:
    text = drawn().replace("seating 2 1 0", f"seating {places}".rstrip())
    line = drawn().split("\n").index("seating 2 1 0") + 1
    with pytest.raises(Refused, match="match-line") as refused:
        read_record(text)
    assert refused.value.params["line"] == line


def test_parchments_decide_their_match() -> None:
    """L97-POLITICS-8: without the parchments another would have won."""
    steps = match_1997("parchments-decide")
    scores = list(lowenherz_1997.scores(steps[-1].state))
    for step in steps:
        for event in step.events:
            if event.key == "parchment-counted":
                scores[event.seat] -= event.points
    assert scores.index(max(scores)) not in (lowenherz_1997.winners(steps[-1].state) or ())


@pytest.mark.parametrize(
    ("name", "key", "winners"), [("ducats-break-the-tie", "game-won-ducats", 1), ("shared-victory", "game-won-ducats", 2)]
)
def test_ducats_decide_between_equal_points(name: str, key: str, winners: int) -> None:
    """L97-END-2."""
    last = match_1997(name)[-1]
    assert last.events[-1].key == key
    assert len(last.events[-1].players) == winners


def test_a_duel_tied_twice_moves_nothing() -> None:
    """L97-CONFLICT-6."""
    steps = [step for step in match_1997("a-duel-tied-twice") if any(event.key == "duel-undecided" for event in step.events)]
    assert steps
    for step in steps:
        assert [player.ducats for player in step.before.players] == [player.ducats for player in step.state.players]


def test_an_alliance_is_broken_by_a_seat_that_is_not_to_act() -> None:
    """L97-POLITICS-3."""
    steps = match_1997("an-alliance-broken-out-of-turn")
    breaks = [step for step in steps if step.entry.action.startswith("break ")]
    assert any(step.entry.seat not in lowenherz_1997.to_act(step.before) for step in breaks)
