"""Choices: a mask and a table read as one sequence of actions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coeurdelion.core.choices import Choices, bits, nth_bit

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
