"""What an undo in a log takes back."""

from __future__ import annotations

import pytest

from coeurdelion.core import Entry, Match, Refused, in_force, replay
from coeurdelion.games import GAMES


def _undone() -> Match:
    log = [Entry(-1, "draw A.B1"), Entry(-1, "draw A.B2"), Entry(-2, "undo 1"), Entry(-1, "draw A.K1")]
    return Match(GAMES["lowenherz-2003"], ("red", "blue"), ("", ""), {"first": 0}, log=tuple(log))


def test_an_undo_takes_back_the_entries_from_its_number_on() -> None:
    *_, last = replay(_undone())
    assert [card.code for card in last.state.players[0].secret] == ["A.B1", "A.K1"]
    assert [step.number for step in in_force(_undone())] == [0, 3]


@pytest.mark.parametrize(
    ("text", "reason"),
    [("undo 3", "entry"), ("undo 2", "entry"), ("undo x", "action"), ("undo -1", "action"), ("undo ", "action")],
)
def test_an_undo_of_nothing_is_refused(text: str, reason: str) -> None:
    match = _undone()
    broken = Match(match.game, match.colours, match.names, match.options, log=(*match.log[:2], Entry(-2, text)))
    with pytest.raises(Refused, match=f"no-such-{reason}"):
        list(replay(broken))
