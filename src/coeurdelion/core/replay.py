"""Doing again what a log says: every position of a match, and the steps that no undo took back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from coeurdelion.core.entry import Entry
from coeurdelion.core.match import Match
from coeurdelion.core.refusal import Refused
from coeurdelion.core.seat import TABLE
from coeurdelion.core.table_action import TableAction, Undo, parse


class Step(NamedTuple):
    """One entry of a replay: its number, the states before and after it, and what happened."""

    number: int
    entry: Entry
    before: Any
    state: Any
    events: tuple[Any, ...]


def table_action_of(entry: Entry) -> TableAction | None:
    """What an entry says that happened at the table; None for an action of the game."""
    return parse(entry.action) if entry.seat == TABLE else None


def replay(match: Match) -> Iterator[Step]:
    """Every step of a match; raises Refused at the first entry that the rules do not allow."""
    game = match.game
    state = match.start()
    past: list[tuple[int, Any]] = [(-1, state)]
    for number, entry in enumerate(match.log):
        before = state
        events: tuple[Any, ...] = ()
        action = table_action_of(entry)
        if isinstance(action, Undo):
            check_undo(action, number)
            while past[-1][0] >= action.first:
                past.pop()
            state = past[-1][1]
        elif action is None:
            state, events = game.apply(state, entry.seat, game.parse(entry.action))
            past.append((number, state))
        yield Step(number, entry, before, state, events)


def check_undo(action: Undo, number: int) -> None:
    """Refuses an undo, the entry of that number, that names no entry before it."""
    if action.first >= number:
        raise Refused("notation", "no-such-entry", text=str(action.first), count=number)


def numbers_in_force(log: Sequence[Entry]) -> list[int]:
    """The numbers of the entries that no undo has taken back, undos left out."""
    numbers: list[int] = []
    for number, entry in enumerate(log):
        action = table_action_of(entry)
        if isinstance(action, Undo):
            while numbers and numbers[-1] >= action.first:
                numbers.pop()
        else:
            numbers.append(number)
    return numbers


def in_force(match: Match) -> list[Step]:
    """The steps of a match that no undo has taken back."""
    steps: list[Step] = []
    for step in replay(match):
        action = table_action_of(step.entry)
        if isinstance(action, Undo):
            while steps and steps[-1].number >= action.first:
                steps.pop()
        else:
            steps.append(step)
    return steps
