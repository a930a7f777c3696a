"""What happens in a match; the key of an event is the key of its sentence.

Points move only through events that have `points`, for the `seat` and the `cells` they name. A seat of None is neutral.
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
Treasures = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PilesReady:
    """The politics cards lie in two piles of so many cards."""

    first: int
    second: int
    key: ClassVar[str] = "piles-ready"


@dataclass(frozen=True, slots=True)
class RoundBegun:
    """A round begins with a card of three actions; `seat` is its first player."""

    seat: Seat
    number: int
    actions: str
    key: ClassVar[str] = "round-begun"


@dataclass(frozen=True, slots=True)
class SilverFound:
    key: ClassVar[str] = "silver-found"


@dataclass(frozen=True, slots=True)
class KingDied:
    key: ClassVar[str] = "king-died"


@dataclass(frozen=True, slots=True)
class MountainsCounted:
    """Points for the mountains in one's regions."""

    seat: Seat
    cells: Cells
    points: int
    key: ClassVar[str] = "mountains-counted"


@dataclass(frozen=True, slots=True)
class ParchmentCounted:
    """Points for a parchment."""

    seat: Seat
    politics: str
    cells: Cells
    points: int
    key: ClassVar[str] = "parchment-counted"


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision card is played: for which row, and the action in it."""

    seat: Seat
    row: int
    action: str
    key: ClassVar[str] = "decided"


@dataclass(frozen=True, slots=True)
class ActionLost:
    """Nobody carries out the action in a row."""

    row: int
    action: str
    key: ClassVar[str] = "action-lost"


@dataclass(frozen=True, slots=True)
class DucatsReceived:
    seat: Seat
    ducats: int
    key: ClassVar[str] = "ducats-received"


@dataclass(frozen=True, slots=True)
class ActionBegun:
    """A prince carries out the action in a row."""

    seat: Seat
    row: int
    action: str
    key: ClassVar[str] = "action-begun"


@dataclass(frozen=True, slots=True)
class NegotiationBegun:
    players: tuple[Seat, ...]
    row: int
    action: str
    key: ClassVar[str] = "negotiation-begun"


@dataclass(frozen=True, slots=True)
class OfferMade:
    """`seat` offers to act and to pay `other_player`."""

    seat: Seat
    other_player: Seat
    ducats: int
    key: ClassVar[str] = "offer-made"


@dataclass(frozen=True, slots=True)
class PriceAsked:
    """`seat` would let `other_player` act, for a price."""

    seat: Seat
    other_player: Seat
    ducats: int
    key: ClassVar[str] = "price-asked"


@dataclass(frozen=True, slots=True)
class AgreementReached:
    """`seat` acts and has paid `other_player`."""

    seat: Seat
    other_player: Seat
    ducats: int
    key: ClassVar[str] = "agreement-reached"


@dataclass(frozen=True, slots=True)
class TalksBroken:
    seat: Seat
    key: ClassVar[str] = "talks-broken"


@dataclass(frozen=True, slots=True)
class DuelBegun:
    players: tuple[Seat, ...]
    row: int
    action: str
    key: ClassVar[str] = "duel-begun"


@dataclass(frozen=True, slots=True)
class BidSealed:
    seat: Seat
    key: ClassVar[str] = "bid-sealed"


@dataclass(frozen=True, slots=True)
class BidShown:
    """A bid is revealed: its ducats and treasures, and what they are worth together."""

    seat: Seat
    ducats: int
    treasures: Treasures
    worth: int
    key: ClassVar[str] = "bid-shown"


@dataclass(frozen=True, slots=True)
class DuelWon:
    """The highest bid is paid to the bank."""

    seat: Seat
    worth: int
    key: ClassVar[str] = "duel-won"


@dataclass(frozen=True, slots=True)
class DuelTied:
    """The highest are tied and bid once more."""

    players: tuple[Seat, ...]
    worth: int
    key: ClassVar[str] = "duel-tied"


@dataclass(frozen=True, slots=True)
class DuelUndecided:
    """The highest are tied again: nobody acts, nobody pays."""

    players: tuple[Seat, ...]
    worth: int
    key: ClassVar[str] = "duel-undecided"


@dataclass(frozen=True, slots=True)
class WallPlaced:
    seat: Seat
    edge: str
    key: ClassVar[str] = "wall-placed"


@dataclass(frozen=True, slots=True)
class WallsReturned:
    edges: tuple[str, ...]
    key: ClassVar[str] = "walls-returned"


@dataclass(frozen=True, slots=True)
class RegionMade:
    """A region arose; its owner is None for the neutral colour, which scores nothing."""

    seat: Seat | None
    castle: str
    cells: Cells
    points: int
    key: ClassVar[str] = "region-made"


@dataclass(frozen=True, slots=True)
class KnightPlaced:
    """A knight placed, and what its forest cost."""

    seat: Seat
    cell: str
    ducats: int
    treasures: Treasures
    key: ClassVar[str] = "knight-placed"


@dataclass(frozen=True, slots=True)
class RegionExtended:
    seat: Seat
    castle: str
    cells: Cells
    points: int
    key: ClassVar[str] = "region-extended"


@dataclass(frozen=True, slots=True)
class CellLost:
    """A region lost a cell to another prince."""

    seat: Seat | None
    castle: str
    cells: Cells
    points: int
    other_player: Seat
    key: ClassVar[str] = "cell-lost"


@dataclass(frozen=True, slots=True)
class ZoneLost:
    """Part of a region was cut off and is a neutral zone now."""

    seat: Seat | None
    castle: str
    cells: Cells
    points: int
    key: ClassVar[str] = "zone-lost"


@dataclass(frozen=True, slots=True)
class PileLookedAt:
    seat: Seat
    pile: int
    count: int
    key: ClassVar[str] = "pile-looked-at"


@dataclass(frozen=True, slots=True)
class PoliticsTaken:
    """A politics card kept from a pile: its code, or a question mark for those who may not know."""

    seat: Seat
    pile: int
    politics: str
    key: ClassVar[str] = "politics-taken"


@dataclass(frozen=True, slots=True)
class AllianceMade:
    """Two regions ally; one wall between them shows it."""

    seat: Seat
    castle: str
    other: str
    owner: Seat | None
    edge: str
    key: ClassVar[str] = "alliance-made"


@dataclass(frozen=True, slots=True)
class AllianceBroken:
    """`seat` ended an alliance and paid for it."""

    seat: Seat
    castle: str
    other: str
    ducats: int
    treasures: Treasures
    key: ClassVar[str] = "alliance-broken"


@dataclass(frozen=True, slots=True)
class KnightDefected:
    """A knight left a region of `owner` for `seat`, who paid if he stood in a forest."""

    seat: Seat
    owner: Seat | None
    cell: str
    castle: str
    ducats: int
    treasures: Treasures
    key: ClassVar[str] = "knight-defected"


@dataclass(frozen=True, slots=True)
class GameWon:
    """Most points win; `score` is the winners'."""

    players: tuple[Seat, ...]
    score: int
    key: ClassVar[str] = "game-won"


@dataclass(frozen=True, slots=True)
class GameWonByDucats:
    """Points were tied, ducats and treasures decided; equal in both, the victory is shared."""

    players: tuple[Seat, ...]
    score: int
    ducats: int
    key: ClassVar[str] = "game-won-ducats"


Scoring = MountainsCounted | ParchmentCounted | RegionMade | RegionExtended | CellLost | ZoneLost

Event = (
    Scoring
    | TileLaid
    | FirstChosen
    | PilesReady
    | CastlePlaced
    | NeutralCastlePlaced
    | NeutralKnightPlaced
    | PlayBegun
    | RoundBegun
    | SilverFound
    | KingDied
    | Decided
    | ActionLost
    | DucatsReceived
    | ActionBegun
    | NegotiationBegun
    | OfferMade
    | PriceAsked
    | AgreementReached
    | TalksBroken
    | DuelBegun
    | BidSealed
    | BidShown
    | DuelWon
    | DuelTied
    | DuelUndecided
    | WallPlaced
    | WallsReturned
    | KnightPlaced
    | PileLookedAt
    | PoliticsTaken
    | AllianceMade
    | AllianceBroken
    | KnightDefected
    | ActionEnded
    | GameWon
    | GameWonByDucats
)
