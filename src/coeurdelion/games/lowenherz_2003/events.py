"""What happens in a match; the key of an event is the key of its sentence.

Points move only through events that have `points`, for the `seat` and the `cells` they name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from coeurdelion.core import Seat
from coeurdelion.games.realm.events import (
    ActionEnded,
    CastlePlaced,
    FirstChosen,
    NeutralCastlePlaced,
    NeutralKnightPlaced,
    PlayBegun,
    TileLaid,
)

Cells = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A card drawn from the deck: its code, or its letter and a question mark for those who may not know."""

    seat: Seat
    card: str
    key: ClassVar[str] = "card-drawn"


@dataclass(frozen=True, slots=True)
class KnightPlaced:
    """A knight placed, and what its forest cost."""

    seat: Seat
    cell: str
    ducats: int
    key: ClassVar[str] = "knight-placed"


@dataclass(frozen=True, slots=True)
class TurnBegun:
    seat: Seat
    key: ClassVar[str] = "turn-begun"


@dataclass(frozen=True, slots=True)
class IncomePaid:
    seat: Seat
    ducats: int
    mines: tuple[str, ...]
    key: ClassVar[str] = "income-paid"


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    seat: Seat
    key: ClassVar[str] = "turn-skipped"


@dataclass(frozen=True, slots=True)
class CardSold:
    seat: Seat
    card: str
    ducats: int
    key: ClassVar[str] = "card-sold"


@dataclass(frozen=True, slots=True)
class CardPlayed:
    seat: Seat
    card: str
    price: int
    key: ClassVar[str] = "card-played"


@dataclass(frozen=True, slots=True)
class CardPlayedFor:
    """A card with two symbols, played for one of them."""

    seat: Seat
    card: str
    symbol: str
    price: int
    key: ClassVar[str] = "card-played-for"


@dataclass(frozen=True, slots=True)
class BorderPlaced:
    seat: Seat
    edge: str
    key: ClassVar[str] = "border-placed"


@dataclass(frozen=True, slots=True)
class DomainMade:
    """A domain arose; `seat` is None and the points are 0 for the neutral colour."""

    seat: Seat | None
    castle: str
    cells: Cells
    points: int
    key: ClassVar[str] = "domain-made"


@dataclass(frozen=True, slots=True)
class BordersReturned:
    edges: tuple[str, ...]
    key: ClassVar[str] = "borders-returned"


@dataclass(frozen=True, slots=True)
class DomainExtended:
    seat: Seat
    castle: str
    cells: Cells
    points: int
    key: ClassVar[str] = "domain-extended"


@dataclass(frozen=True, slots=True)
class CellLost:
    seat: Seat | None
    castle: str
    cells: Cells
    points: int
    other_player: Seat
    key: ClassVar[str] = "cell-lost"


@dataclass(frozen=True, slots=True)
class LandCutOff:
    seat: Seat | None
    castle: str
    cells: Cells
    points: int
    key: ClassVar[str] = "land-cut-off"


@dataclass(frozen=True, slots=True)
class MonopolyGained:
    seat: Seat
    mine: str
    cells: Cells
    points: int
    key: ClassVar[str] = "monopoly-gained"


@dataclass(frozen=True, slots=True)
class MonopolyLost:
    seat: Seat
    mine: str
    cells: Cells
    points: int
    key: ClassVar[str] = "monopoly-lost"


@dataclass(frozen=True, slots=True)
class DeserterCalled:
    seat: Seat
    castle: str
    other: str
    owner: Seat | None
    key: ClassVar[str] = "deserter-called"


@dataclass(frozen=True, slots=True)
class KnightDeserted:
    """A knight of `seat` left the domain `other` for another player."""

    seat: Seat | None
    cell: str
    other: str
    other_player: Seat
    key: ClassVar[str] = "knight-deserted"


@dataclass(frozen=True, slots=True)
class AllianceMade:
    seat: Seat
    castle: str
    other: str
    owner: Seat | None
    edge: str
    key: ClassVar[str] = "alliance-made"


@dataclass(frozen=True, slots=True)
class CardTaken:
    seat: Seat
    card: str
    key: ClassVar[str] = "card-taken"


@dataclass(frozen=True, slots=True)
class DeckEmptied:
    key: ClassVar[str] = "deck-emptied"


@dataclass(frozen=True, slots=True)
class BonusPaid:
    seat: Seat
    ducats: int
    cells: Cells
    points: int
    key: ClassVar[str] = "bonus-paid"


@dataclass(frozen=True, slots=True)
class GameWonByKing:
    """The king marker was reached; `score` is the winners'."""

    players: tuple[Seat, ...]
    score: int
    key: ClassVar[str] = "game-won-king"


@dataclass(frozen=True, slots=True)
class GameWonByCards:
    """The last card is used; `score` is the winners'."""

    players: tuple[Seat, ...]
    score: int
    key: ClassVar[str] = "game-won-cards"


Scoring = DomainMade | DomainExtended | CellLost | LandCutOff | MonopolyGained | MonopolyLost | BonusPaid

Event = (
    Scoring
    | TileLaid
    | FirstChosen
    | CardDrawn
    | CastlePlaced
    | NeutralCastlePlaced
    | KnightPlaced
    | NeutralKnightPlaced
    | PlayBegun
    | TurnBegun
    | IncomePaid
    | TurnSkipped
    | CardSold
    | CardPlayed
    | CardPlayedFor
    | BorderPlaced
    | BordersReturned
    | DeserterCalled
    | KnightDeserted
    | AllianceMade
    | CardTaken
    | ActionEnded
    | DeckEmptied
    | GameWonByKing
    | GameWonByCards
)
