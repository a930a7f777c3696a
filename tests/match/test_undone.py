"""What was taken back is remembered as far as it is said to be."""

from __future__ import annotations

from coeurdelion.core import Entry, Step
from coeurdelion.match.undone import Undone


def steps(*numbers: int) -> list[Step]:
    return [Step(number, Entry(0, "done"), None, None, (f"event {number}",)) for number in numbers]


def test_what_is_forgotten_is_not_said_to_have_been_nothing() -> None:
    undone = Undone()
    undone.take_back(steps(3, 4, 5), 3)
    undone.forget(2)
    assert [undone.events(number) for number in (3, 4, 5, 6)] == [None, ("event 4",), ("event 5",), ()]


def test_what_was_never_known_is_not_said_to_have_been_nothing() -> None:
    """A match that is taken up at entry 10: what had been taken back before is not known."""
    undone = Undone(10)
    undone.take_back(steps(6, 8, 11), 6)
    undone.forget(2)
    assert [undone.events(number) for number in (6, 7, 8, 9, 10, 11)] == [None, None, ("event 8",), None, (), ("event 11",)]
