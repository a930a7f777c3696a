"""Points move only through events that have them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

Player = TypeVar("Player", bound=Any)
"""A named tuple with a score."""


def moved(players: tuple[Player, ...], events: Iterable[Any]) -> tuple[Player, ...]:
    """The players after the points of these events; those of the neutral colour (None) go nowhere."""
    scored = [event for event in events if hasattr(event, "points") and event.seat is not None]
    if not scored:
        return players
    changed = list(players)
    for event in scored:
        player = changed[event.seat]
        changed[event.seat] = player._replace(score=player.score + event.points)
    return tuple(changed)
