"""What happens in a match; the key of an event is the key of its sentence.

`side` and `foe` are the colours of units, `kind` and `target` their kinds; nobody has points in this game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from coeurdelion.core import Seat


@dataclass(frozen=True, slots=True)
class ArmyReady:
    """An army is built and still hidden."""

    seat: Seat
    key: ClassVar[str] = "army-ready"


@dataclass(frozen=True, slots=True)
class ArmyRevealed:
    """An army comes to light: how many bases and figures, and the bases in notation."""

    side: str
    figures: int
    bases: tuple[str, ...]
    key: ClassVar[str] = "army-revealed"


@dataclass(frozen=True, slots=True)
class FirstRolled:
    """The dice for the first turn, and the places of those that count, from 0."""

    seat: Seat
    axes: int
    faces: tuple[str, ...]
    hitting: tuple[int, ...]
    key: ClassVar[str] = "first-rolled"


@dataclass(frozen=True, slots=True)
class FirstTied:
    axes: int
    key: ClassVar[str] = "first-tied"


@dataclass(frozen=True, slots=True)
class TurnBegun:
    seat: Seat
    turn: int
    key: ClassVar[str] = "turn-begun"


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A player ended the turn before all actions were used."""

    seat: Seat
    left: int
    key: ClassVar[str] = "turn-ended"


@dataclass(frozen=True, slots=True)
class UnitMoved:
    side: str
    kind: str
    cell: str
    to: str
    key: ClassVar[str] = "unit-moved"


@dataclass(frozen=True, slots=True)
class UnitTurned:
    side: str
    kind: str
    cell: str
    facing: str
    key: ClassVar[str] = "unit-turned"


@dataclass(frozen=True, slots=True)
class AttackBegun:
    side: str
    kind: str
    cell: str
    foe: str
    target: str
    other: str
    dice: int
    key: ClassVar[str] = "attack-begun"


@dataclass(frozen=True, slots=True)
class AttackRolled:
    """The dice of an attack: what they show, which of them hit, how many figures fall and how many are left."""

    side: str
    kind: str
    cell: str
    foe: str
    target: str
    other: str
    faces: tuple[str, ...]
    hitting: tuple[int, ...]
    axes: int
    arrows: int
    panics: int
    hits: int
    losses: int
    left: int
    key: ClassVar[str] = "attack-rolled"


@dataclass(frozen=True, slots=True)
class LoneHit:
    """A lone attacker has hit once and rolls again (LH-ATTACK-6)."""

    side: str
    kind: str
    cell: str
    foe: str
    target: str
    other: str
    faces: tuple[str, ...]
    hitting: tuple[int, ...]
    key: ClassVar[str] = "lone-hit"


@dataclass(frozen=True, slots=True)
class UnitDestroyed:
    """The last figure of a base has fallen (LH-ATTACK-7)."""

    side: str
    kind: str
    cell: str
    key: ClassVar[str] = "unit-destroyed"


@dataclass(frozen=True, slots=True)
class UnitPanicked:
    """All dice showed panic (LH-PANIC-1)."""

    side: str
    kind: str
    cell: str
    key: ClassVar[str] = "unit-panicked"


@dataclass(frozen=True, slots=True)
class PeasantsFled:
    """Peasants run as many squares as dice showed panic (LH-PEASANT-2)."""

    side: str
    cell: str
    squares: int
    key: ClassVar[str] = "peasants-fled"


@dataclass(frozen=True, slots=True)
class UnitTerrified:
    """Mercenaries drive a unit back (LH-MERC-2)."""

    side: str
    kind: str
    cell: str
    squares: int
    key: ClassVar[str] = "unit-terrified"


@dataclass(frozen=True, slots=True)
class UnitRetreated:
    side: str
    kind: str
    cell: str
    to: str
    facing: str
    key: ClassVar[str] = "unit-retreated"


@dataclass(frozen=True, slots=True)
class UnitPushed:
    """A friend in the way panics too (LH-PANIC-3)."""

    side: str
    kind: str
    cell: str
    to: str
    facing: str
    key: ClassVar[str] = "unit-pushed"


@dataclass(frozen=True, slots=True)
class UnitLost:
    """A unit retreated off the board, into the enemy or into its own King (LH-PANIC-4); `by` says which."""

    side: str
    kind: str
    cell: str
    figures: int
    by: str
    key: ClassVar[str] = "unit-lost"


@dataclass(frozen=True, slots=True)
class MercenariesBribed:
    side: str
    cell: str
    foe: str
    other: str
    key: ClassVar[str] = "mercenaries-bribed"


@dataclass(frozen=True, slots=True)
class WonByKing:
    """The King of `foe` has fallen."""

    players: tuple[Seat, ...]
    foe: str
    key: ClassVar[str] = "won-by-king"


@dataclass(frozen=True, slots=True)
class WonByArmy:
    """The King of `foe` stands alone."""

    players: tuple[Seat, ...]
    foe: str
    key: ClassVar[str] = "won-by-army"


@dataclass(frozen=True, slots=True)
class Drawn:
    """Too many turns without a loss."""

    turns: int
    key: ClassVar[str] = "drawn"


Event = (
    ArmyReady
    | ArmyRevealed
    | FirstRolled
    | FirstTied
    | TurnBegun
    | TurnEnded
    | UnitMoved
    | UnitTurned
    | AttackBegun
    | AttackRolled
    | LoneHit
    | UnitDestroyed
    | UnitPanicked
    | PeasantsFled
    | UnitTerrified
    | UnitRetreated
    | UnitPushed
    | UnitLost
    | MercenariesBribed
    | WonByKing
    | WonByArmy
    | Drawn
)
