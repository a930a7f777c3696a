"""Whole recorded matches, one for each way to end, replay to the result they record."""

from __future__ import annotations

from pathlib import Path

import pytest

from coeurdelion.core import in_force, ledger
from coeurdelion.record import read_record, result_of, write_record

MATCHES = sorted((Path(__file__).parent / "matches").rglob("*.match"))


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_a_recorded_match_replays(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read_record(text)
    steps = in_force(record.match)
    last = steps[-1].state
    game = record.match.game
    assert game.winners(last) is not None
    assert record.result == result_of(game, last, steps)
    assert record.score == game.scores(last)
    for seat, score in enumerate(record.score):
        assert sum(point.points for point in ledger(steps, seat)) == score
    assert write_record(record) == text


def test_there_is_a_match_for_each_way_to_end() -> None:
    assert {path.stem for path in MATCHES if path.parent.name == "lowenherz-2003"} >= {
        "cards-most-points",
        "cards-tie-broken-by-ducats",
        "cards-shared-victory",
        "king-on-own-action",
        "king-by-another-players-action",
    }
    assert {path.stem for path in MATCHES if path.parent.name == "lionheart"} >= {
        "king-eliminated",
        "king-eliminated-built",
        "no-other-warrior-left",
        "last-warriors-bribed",
        "last-warriors-driven-off",
        "own-last-warriors-lost",
        "draw-after-sixty-turns",
    }
