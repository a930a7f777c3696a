"""The state of a match as one immutable value, and the phases it goes through."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from coeurdelion.core import CHANCE, Seat
from coeurdelion.games.lowenherz_1997.cards import Deck, Pile, Politics
from coeurdelion.games.lowenherz_1997.options import Options
from coeurdelion.games.realm.board import Realm


class Held(NamedTuple):
    """A politics card that was taken: which pile it came from and how many cards it left there, and whether all know it.

    The pile is 0 for a card that a position put into a hand.
    """

    card: Politics
    pile: int = 0
    left: int = 0
    is_open: bool = False


class Player(NamedTuple):
    """What one prince has."""

    score: int
    ducats: int
    reserve: int
    politics: tuple[Held, ...] = ()


class Bid(NamedTuple):
    """A sealed bid: ducats and the values of treasures."""

    ducats: int
    treasures: tuple[int, ...] = ()

    @property
    def worth(self) -> int:
        return self.ducats + sum(self.treasures)


class Proposal(NamedTuple):
    """A proposal: `by` offers to act and pay, or asks the other to act and pay."""

    by: Seat
    is_offer: bool
    ducats: int


@dataclass(frozen=True, slots=True)
class LayPieces:
    """Chance lays the pieces of the map (L97-FULL-1)."""

    laid: tuple[str, ...]
    seat: ClassVar[Seat] = CHANCE


@dataclass(frozen=True, slots=True)
class ChooseFirst:
    """Chance decides who is the youngest (L97-FULL-2)."""

    seat: ClassVar[Seat] = CHANCE


@dataclass(frozen=True, slots=True)
class FillPiles:
    """Chance deals the politics cards onto the two piles (L97-SETUP-4)."""

    seat: ClassVar[Seat] = CHANCE


@dataclass(frozen=True, slots=True)
class PlaceCastle:
    """A prince places a castle, an own or a neutral one (L97-FULL-2, L97-FULL-4)."""

    seat: Seat
    colour: int


@dataclass(frozen=True, slots=True)
class PlaceKnight:
    """A prince places the knight beside the castle just placed (L97-FULL-2)."""

    seat: Seat
    colour: int
    castle: int


@dataclass(frozen=True, slots=True)
class TurnUp:
    """The next action card is turned up (L97-ROUND-1); nobody is to act when none is left."""

    is_left: bool

    @property
    def seat(self) -> Seat | None:
        return CHANCE if self.is_left else None


@dataclass(frozen=True, slots=True)
class Decide:
    """A prince plays a decision card, before it perhaps a politics card (L97-ROUND-4, L97-ROUND-5)."""

    seat: Seat
    has_played: bool = False


@dataclass(frozen=True, slots=True)
class RenegadeArrives:
    """A prince places the knight of a renegade in the own region (L97-POLITICS-4)."""

    seat: Seat
    castle: int


@dataclass(frozen=True, slots=True)
class Negotiation:
    """Two princes negotiate who acts: `seat` answers the last proposal of `other` (L97-CONFLICT-2)."""

    seat: Seat
    other: Seat
    made: int = 0
    last: Proposal | None = None


@dataclass(frozen=True, slots=True)
class Duel:
    """Princes bid in secret, each None until in; only those tied bid again, once (L97-CONFLICT-5, L97-CONFLICT-6)."""

    princes: tuple[Seat, ...]
    bids: tuple[Bid | None, ...]
    again: bool = False

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Those who have not bid yet."""
        return tuple(seat for seat, bid in zip(self.princes, self.bids, strict=True) if bid is None)


@dataclass(frozen=True, slots=True)
class Walls:
    """A prince places walls (L97-ACT-2)."""

    seat: Seat
    left: int


@dataclass(frozen=True, slots=True)
class Swords:
    """A prince places knights or extends a region (L97-ACT-3, L97-ACT-4).

    `left` swords are not used yet. An extension once begun takes up to `cells` more cells for `castle`; `cut_off` counts the
    cells that each loser has lost to neutral zones by it.
    """

    seat: Seat
    left: int
    may_extend: bool = True
    castle: int | None = None
    cells: int = 0
    cut_off: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Look:
    """A prince chooses a politics pile to look at (L97-ACT-5)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Keep:
    """A prince looks at a pile and keeps one card of it (L97-ACT-5)."""

    seat: Seat
    pile: int


@dataclass(frozen=True, slots=True)
class Acted:
    """The action in a row is carried out or lost; what follows needs no decision."""

    seat: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class Over:
    """The king is dead: the match is over (L97-END-1)."""

    winners: tuple[Seat, ...]
    seat: ClassVar[None] = None


Phase = (
    LayPieces
    | ChooseFirst
    | FillPiles
    | PlaceCastle
    | PlaceKnight
    | TurnUp
    | Decide
    | RenegadeArrives
    | Negotiation
    | Duel
    | Walls
    | Swords
    | Look
    | Keep
    | Acted
    | Over
)

Looked = tuple[int | None, int | None]
"""For each pile, how many cards it had when a prince last looked at it and had kept one; None if never."""


class State(NamedTuple):
    """A whole match at one moment.

    `pool` are the politics cards of this match, `gone` those played. `round` counts rounds, `first` leads it, `card` is its
    action card, `chosen` the decision cards of each seat, `row` the one being carried out, 0 before.
    """

    options: Options
    pool: Pile
    realm: Realm
    players: tuple[Player, ...]
    deck: Deck
    piles: tuple[Pile, Pile]
    gone: tuple[Held, ...]
    looked: tuple[Looked, ...]
    round: int
    first: Seat
    card: str
    chosen: tuple[tuple[int, ...], ...]
    row: int
    phase: Phase


def with_player(state: State, seat: Seat, player: Player) -> tuple[Player, ...]:
    """The players with one of them changed."""
    players = state.players
    return (*players[:seat], player, *players[seat + 1 :])


def owner(state: State, colour: int) -> Seat | None:
    """The seat of a colour, None for the neutral one."""
    return colour if colour < len(state.players) else None


def clockwise(state: State, seat: Seat) -> list[Seat]:
    """All seats in turn, from one of them on."""
    count = len(state.players)
    return [(seat + step) % count for step in range(count)]


def to_act(state: State) -> tuple[Seat, ...]:
    """Whose decision is awaited; several while bids are sealed."""
    phase = state.phase
    if isinstance(phase, Duel):
        return phase.awaited
    return () if phase.seat is None else (phase.seat,)


def scores(state: State) -> tuple[int, ...]:
    """The points of each seat."""
    return tuple(player.score for player in state.players)


def course(state: State) -> tuple[int, ...]:
    """How each seat stands: its points."""
    return scores(state)


def winners(state: State) -> tuple[Seat, ...] | None:
    """Who has won, None while the match goes on."""
    return state.phase.winners if isinstance(state.phase, Over) else None
