"""Doing again what a log says: every position of a match, and the steps that no undo took back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from coeurdelion.core.entry import Entry
from coeurdelion.core.match import Match
from coeurdelion.core.refusal import Refused
from coeurdelion.core.seat import TABLE


class Step(NamedTuple):
    """One entry of a replay: its number, the states before and after it, and what happened."""

    number: int
    entry: Entry
    before: Any
    state: Any
    events: tuple[Any, ...]


def replay(match: Match) -> Iterator[Step]:
    """Every step of a match; raises Refused at the first entry that the rules do not allow.

    An undo takes back the entries from its number on; numbers are never used again.
    """
    game = match.game
    state = match.start()
    past: list[tuple[int, Any]] = [(-1, state)]
    for number, entry in enumerate(match.log):
        before = state
        events: tuple[Any, ...] = ()
        if entry.seat == TABLE:
            if entry.action.startswith("undo "):
                back = undo_target(entry.action, number)
                past = [(earlier, old) for earlier, old in past if earlier < back]
                state = past[-1][1]
        else:
            state, events = game.apply(state, entry.seat, game.parse(entry.action))
            past.append((number, state))
        yield Step(number, entry, before, state, events)


def undo_target(action: str, number: int) -> int:
    """The first entry that an undo takes back; refused if it names none before it."""
    text = action.removeprefix("undo ")
    if not (text.isascii() and text.isdigit()) or len(text) > 9 or int(text) >= number:
        raise Refused("notation", "no-such-entry", text=text[:20], count=number)
    return int(text)


def in_force(match: Match) -> list[Step]:
    """The steps of a match that no undo has taken back."""
    steps: list[Step] = []
    for step in replay(match):
        if step.entry.seat == TABLE and step.entry.action.startswith("undo "):
            back = undo_target(step.entry.action, step.number)
            steps = [earlier for earlier in steps if earlier.number < back]
        else:
            steps.append(step)
    return steps
