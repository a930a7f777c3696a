"""The state of a match as one immutable value, and the phases it goes through."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from coeurdelion.core import CHANCE, Seat
from coeurdelion.games.lowenherz_2003.cards import Card, Pile
from coeurdelion.games.lowenherz_2003.options import Options
from coeurdelion.games.realm.board import Realm


class Player(NamedTuple):
    """What one player has; `known` cards were taken from the market before everyone's eyes, `secret` ones were drawn."""

    score: int
    ducats: int
    reserve: int
    secret: tuple[Card, ...]
    known: tuple[Card, ...]

    @property
    def hand(self) -> tuple[Card, ...]:
        """All cards of the player, in the order of their codes."""
        return tuple(sorted(self.secret + self.known)) if self.known else self.secret


@dataclass(frozen=True, slots=True)
class LayTiles:
    """Chance lays the landscape tiles (L03-SETUP-1)."""

    laid: tuple[str, ...]
    seat: ClassVar[Seat] = CHANCE


@dataclass(frozen=True, slots=True)
class ChooseFirst:
    """Chance decides who places first (L03-PLACE-6)."""

    seat: ClassVar[Seat] = CHANCE


@dataclass(frozen=True, slots=True)
class DealCards:
    """Chance deals the first cards, all to one player, then to the next (L03-SETUP-3).

    Then the first player places, or has the turn in a position in which play has `begun`.
    """

    to: Seat
    first: Seat
    begun: bool = False
    seat: ClassVar[Seat] = CHANCE


@dataclass(frozen=True, slots=True)
class PlaceCastle:
    """A player places a castle, an own or a neutral one (L03-PLACE-1)."""

    seat: Seat
    colour: int


@dataclass(frozen=True, slots=True)
class PlaceKnight:
    """A player places the knight beside the castle just placed (L03-PLACE-2)."""

    seat: Seat
    colour: int
    castle: int


@dataclass(frozen=True, slots=True)
class Placed:
    """A player has placed the last castle and its knight; what follows needs no decision (L03-PLACE-5)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class UseCard:
    """A player sells or plays a card (L03-TURN-1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Borders:
    """A player places the borders of a card (L03-BORDER-1)."""

    seat: Seat
    left: int
    begun: bool = False


@dataclass(frozen=True, slots=True)
class Knights:
    """A player places the knights of a card (L03-KNIGHT-1)."""

    seat: Seat
    left: int
    begun: bool = False


@dataclass(frozen=True, slots=True)
class Extension:
    """A player extends a domain; once the first cell is taken it is settled which (L03-EXTEND-1)."""

    seat: Seat
    left: int
    castle: int | None = None


@dataclass(frozen=True, slots=True)
class Desertion:
    """A player chooses the two domains of a deserter (L03-DESERT-1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DeserterArrives:
    """A player places a knight in the own domain; then one leaves the other, unless it has already (L03-DESERT-4)."""

    seat: Seat
    castle: int
    other: int
    has_left: bool


@dataclass(frozen=True, slots=True)
class DeserterLeaves:
    """The owner of a domain chooses the knight that deserts to `winner` (L03-DESERT-5)."""

    seat: Seat
    other: int
    winner: Seat


@dataclass(frozen=True, slots=True)
class Alliance:
    """A player chooses the two domains of an alliance (L03-ALLY-1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardUsed:
    """A card is sold or played to its end; what follows needs no decision."""

    seat: Seat
    sold: Card | None = None


@dataclass(frozen=True, slots=True)
class Refill:
    """A player draws or takes a card (L03-TURN-2)."""

    seat: Seat
    sold: Card | None


@dataclass(frozen=True, slots=True)
class DrawCard:
    """Chance draws the top card of the deck for a player."""

    to: Seat
    seat: ClassVar[Seat] = CHANCE


@dataclass(frozen=True, slots=True)
class Over:
    """The match is over: by the king marker or by the last card (L03-END-1, L03-END-4)."""

    winners: tuple[Seat, ...]
    by_king: bool
    seat: ClassVar[None] = None


Phase = (
    LayTiles
    | ChooseFirst
    | DealCards
    | PlaceCastle
    | PlaceKnight
    | Placed
    | UseCard
    | Borders
    | Knights
    | Extension
    | Desertion
    | DeserterArrives
    | DeserterLeaves
    | Alliance
    | CardUsed
    | Refill
    | DrawCard
    | Over
)


class State(NamedTuple):
    """A whole match at one moment; `idle` counts the turns in a row that were a sale refilled from the market."""

    options: Options
    king: int
    pool: Pile
    realm: Realm
    players: tuple[Player, ...]
    deck: Pile
    market: Pile
    played: Pile
    idle: int
    phase: Phase


def with_player(state: State, seat: Seat, player: Player) -> tuple[Player, ...]:
    """The players with one of them changed."""
    players = state.players
    return (*players[:seat], player, *players[seat + 1 :])


def owner(state: State, colour: int) -> Seat | None:
    """The seat of a colour, None for the neutral one."""
    return colour if colour < len(state.players) else None


def to_act(state: State) -> tuple[Seat, ...]:
    """Whose decision is awaited."""
    seat = state.phase.seat
    return () if seat is None else (seat,)


def scores(state: State) -> tuple[int, ...]:
    """The points of each seat."""
    return tuple(player.score for player in state.players)


def course(state: State) -> tuple[int, ...]:
    """How each seat stands: its points."""
    return scores(state)


def winners(state: State) -> tuple[Seat, ...] | None:
    """Who has won, None while the match goes on."""
    return state.phase.winners if isinstance(state.phase, Over) else None
