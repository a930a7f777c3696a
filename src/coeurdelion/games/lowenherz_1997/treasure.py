"""Money: ducats, and treasures that pay without change (L97-POLITICS-7)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from coeurdelion.core import Seat
from coeurdelion.games.lowenherz_1997.actions import Treasures
from coeurdelion.games.lowenherz_1997.cards import TREASURE
from coeurdelion.games.lowenherz_1997.politics import discard, holds
from coeurdelion.games.lowenherz_1997.refusals import refused
from coeurdelion.games.lowenherz_1997.state import Bid, Duel, Negotiation, Player, State, with_player


class Purse(NamedTuple):
    """The money of a prince: ducats and the values of treasures."""

    ducats: int
    treasures: Treasures


def whole_purse(player: Player) -> Purse:
    """All the money of a prince."""
    return Purse(player.ducats, tuple(sorted(held.card.value for held in player.politics if held.card.is_treasure)))


def purse(state: State, seat: Seat) -> Purse:
    """The money at hand: what lies in a sealed bid or in a standing offer is not (L97-POLITICS-3)."""
    every = whole_purse(state.players[seat])
    tied = tied_up(state, seat)
    return Purse(every.ducats - tied.ducats, tuple(value for value in every.treasures if value not in tied.treasures))


def tied_up(state: State, seat: Seat) -> Bid:
    """The money of a prince that lies in a sealed bid or a standing offer."""
    match state.phase:
        case Duel(princes=princes, bids=bids) if seat in princes:
            return bids[princes.index(seat)] or Bid(0)
        case Negotiation(last=last) if last and last.is_offer and last.by == seat:
            return Bid(last.ducats)
        case _:
            return Bid(0)


@lru_cache(maxsize=4096)
def payments(price: int, money: Purse) -> tuple[Treasures, ...]:
    """Every way to pay: which treasures, ducats making up the rest; first of all ducats alone."""
    chosen = [some for count in range(len(money.treasures) + 1) for some in combinations(money.treasures, count)]
    return tuple(some for some in chosen if _is_needed(price, some) and money.ducats + sum(some) >= price)


def _is_needed(price: int, treasures: Treasures) -> bool:
    """Whether a payment needs each of these treasures beside the others (L97-POLITICS-7)."""
    return not treasures or sum(treasures) - min(treasures) < price


def can_pay(price: int, money: Purse) -> bool:
    """Whether so much money is there, treasures included."""
    return money.ducats + sum(money.treasures) >= price


def pay(state: State, seat: Seat, price: int, treasures: Treasures) -> State | None:
    """The state after a payment to the bank; None if the money is not enough, refused if a treasure cannot pay."""
    money = purse(state, seat)
    for value in treasures:
        if not holds(state.players[seat], TREASURE[value]):
            raise refused("L97-POLITICS-1", "not-in-hand", politics=TREASURE[value].code)
        if value not in money.treasures:
            raise refused("L97-POLITICS-3", "treasure-tied-up", value=value)
    if not _is_needed(price, treasures):
        raise refused("L97-POLITICS-7", "treasure-not-needed", value=min(treasures), price=price)
    rest = max(0, price - sum(treasures))
    if rest > money.ducats:
        return None
    for value in treasures:
        state = discard(state, seat, TREASURE[value])
    player = state.players[seat]
    return state._replace(players=with_player(state, seat, player._replace(ducats=player.ducats - rest)))
