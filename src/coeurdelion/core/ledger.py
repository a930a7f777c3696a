"""Where points came from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Any, NamedTuple

from coeurdelion.core.refusal import Param
from coeurdelion.core.replay import Step
from coeurdelion.core.seat import Seat


class Point(NamedTuple):
    """One line of a ledger: the entry that moved points, how many, why and for which cells."""

    entry: int
    points: int
    reason: str
    cells: tuple[str, ...]


def params_of(event: Any) -> dict[str, Param]:
    """What belongs to an event, by name."""
    return {field.name: getattr(event, field.name) for field in fields(event)}


def ledger(steps: Iterable[Step], seat: Seat) -> list[Point]:
    """Where a seat's points came from, of steps in force; they sum to its score."""
    return [
        Point(step.number, event.points, event.key, event.cells)
        for step in steps
        for event in step.events
        if getattr(event, "points", 0) and event.seat == seat
    ]
