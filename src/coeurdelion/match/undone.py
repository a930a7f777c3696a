"""The events of actions that were taken back: kept without their positions, and only the latest of a match at rest."""

from __future__ import annotations

from typing import Any

from coeurdelion.core import TABLE, Step


class Undone:
    """What happened by actions that were taken back, by the numbers of their entries; complete from entry `since` on."""

    __slots__ = ("_events", "since")

    def __init__(self, since: int = 0, events: dict[int, tuple[Any, ...]] | None = None) -> None:
        self.since = since
        self._events = {} if events is None else events

    def take_back(self, steps: list[Step], first: int) -> None:
        """Take the steps from an entry on off a list, and keep the events of those that were actions of the game."""
        while steps and steps[-1].number >= first:
            step = steps.pop()
            if step.entry.seat != TABLE:
                self._events[step.number] = step.events

    def events(self, number: int) -> tuple[Any, ...] | None:
        """The events of an entry, none if it was not taken back; None if that is not known here."""
        return self._events.get(number, () if number >= self.since else None)

    def forget(self, kept: int) -> None:
        """Keep only those of the last `kept` entries."""
        if len(self._events) > kept:
            last = sorted(self._events)[-kept:]
            self._events = {number: self._events[number] for number in last}
            self.since = max(self.since, last[0])

    def copy(self) -> Undone:
        """The same, to which more can be added."""
        return Undone(self.since, dict(self._events))
