"""Choices, bits and refusals."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coeurdelion.core import Entry, Match, Refused, in_force, replay
from coeurdelion.core.choices import Choices, bits, nth_bit
from coeurdelion.games import GAMES

MASKS = st.integers(min_value=1, max_value=2**300)


@given(MASKS)
def test_the_nth_bit_is_the_nth_of_all_bits(mask: int) -> None:
    places = list(bits(mask))
    assert places == [place for place in range(mask.bit_length()) if mask >> place & 1]
    assert [nth_bit(mask, n) for n in range(len(places))] == places


@given(st.integers(min_value=0, max_value=2**40), st.lists(st.integers()))
def test_choices_are_a_sequence(mask: int, more: list[int]) -> None:
    table = {place: -place for place in range(64)}
    choices = Choices(tuple(more), mask, table)
    listed = list(choices)
    assert listed == [-place for place in bits(mask)] + more
    assert len(choices) == len(listed)
    assert [choices[index] for index in range(len(choices))] == listed
    assert list(choices[1:]) == listed[1:]
    if listed:
        assert choices[-1] == listed[-1]
    with pytest.raises(IndexError):
        choices[len(listed)]
    with pytest.raises(IndexError):
        choices[-len(listed) - 1]


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
