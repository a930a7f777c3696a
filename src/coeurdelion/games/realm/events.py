"""The events that both games have; the key of an event is the key of its sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from coeurdelion.core import Seat


@dataclass(frozen=True, slots=True)
class TileLaid:
    tile: str
    number: int
    key: ClassVar[str] = "tile-laid"


@dataclass(frozen=True, slots=True)
class FirstChosen:
    seat: Seat
    key: ClassVar[str] = "first-chosen"


@dataclass(frozen=True, slots=True)
class CastlePlaced:
    seat: Seat
    cell: str
    key: ClassVar[str] = "castle-placed"


@dataclass(frozen=True, slots=True)
class NeutralCastlePlaced:
    seat: Seat
    cell: str
    key: ClassVar[str] = "neutral-castle-placed"


@dataclass(frozen=True, slots=True)
class NeutralKnightPlaced:
    seat: Seat
    cell: str
    key: ClassVar[str] = "neutral-knight-placed"


@dataclass(frozen=True, slots=True)
class PlayBegun:
    seat: Seat
    key: ClassVar[str] = "play-begun"


@dataclass(frozen=True, slots=True)
class ActionEnded:
    seat: Seat
    key: ClassVar[str] = "action-ended"
