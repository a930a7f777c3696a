"""Points move only through events that have them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

Player = TypeVar("Player", bound=Any)
"""A named tuple with a score."""


def moved(players: tuple[Player, ...], events: Iterable[Any]) -> tuple[Player, ...]:
    """The players after the points of these events; those of the neutral colour (None) go nowhere."""
    changed = list(players)
    for event in events:
        seat = event.seat if hasattr(event, "points") else None
        if seat is not None:
            changed[seat] = changed[seat]._replace(score=changed[seat].score + event.points)
    return tuple(changed)
