"""A duel with sealed bids (L97-CONFLICT-5 … 7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from coeurdelion.core import Seat
from coeurdelion.games.lowenherz_1997.act import begin
from coeurdelion.games.lowenherz_1997.actions import MakeBid
from coeurdelion.games.lowenherz_1997.cards import TREASURE, row_of
from coeurdelion.games.lowenherz_1997.events import (
    BidSealed,
    BidShown,
    DuelBegun,
    DuelTied,
    DuelUndecided,
    DuelWon,
    Event,
)
from coeurdelion.games.lowenherz_1997.politics import discard, holds, reveal
from coeurdelion.games.lowenherz_1997.refusals import refused
from coeurdelion.games.lowenherz_1997.state import Acted, Bid, Duel, State, with_player
from coeurdelion.games.lowenherz_1997.treasure import Purse, whole_purse


def begin_duel(state: State, princes: Sequence[Seat]) -> tuple[State, list[Event]]:
    """All princes on an action bid in secret (L97-CONFLICT-5)."""
    begun = DuelBegun(tuple(princes), state.row, row_of(state.card, state.row))
    return state._replace(phase=Duel(tuple(princes), (None,) * len(princes))), [begun]


def choices(state: State, seat: Seat) -> tuple[MakeBid, ...]:
    """Any ducats from none to all, with any treasures (L97-CONFLICT-5)."""
    return _bids(whole_purse(state.players[seat]))


@lru_cache(maxsize=512)
def _bids(money: Purse) -> tuple[MakeBid, ...]:
    chosen = [some for count in range(len(money.treasures) + 1) for some in combinations(money.treasures, count)]
    return tuple(MakeBid(ducats, some) for some in chosen for ducats in range(money.ducats + 1))


def bid(state: State, seat: Seat, phase: Duel, action: MakeBid) -> tuple[State, list[Event]]:
    """A bid is sealed; when all are in they are revealed together (L97-CONFLICT-5, L97-CONFLICT-7)."""
    player = state.players[seat]
    for value in action.treasures:
        if not holds(player, TREASURE[value]):
            raise refused("L97-POLITICS-1", "not-in-hand", politics=TREASURE[value].code)
    if action.ducats > player.ducats:
        raise refused("L97-CONFLICT-5", "bid-too-high", ducats=action.ducats, own=player.ducats)
    number = phase.princes.index(seat)
    bids = (*phase.bids[:number], Bid(action.ducats, action.treasures), *phase.bids[number + 1 :])
    phase = Duel(phase.princes, bids, phase.again)
    state = state._replace(phase=phase)
    if phase.awaited:
        return state, [BidSealed(seat)]
    state, events = _reveal(state, phase)
    return state, [BidSealed(seat), *events]


def _reveal(state: State, phase: Duel) -> tuple[State, list[Event]]:
    """The highest pays the bank and acts; those tied bid once more, then nobody acts (L97-CONFLICT-5, L97-CONFLICT-6)."""
    shown = {seat: made for seat, made in zip(phase.princes, phase.bids, strict=True) if made is not None}
    events: list[Event] = [BidShown(seat, made.ducats, made.treasures, made.worth) for seat, made in shown.items()]
    for seat, made in shown.items():
        for value in made.treasures:
            state = reveal(state, seat, TREASURE[value])
    highest = max(made.worth for made in shown.values())
    best = tuple(seat for seat, made in shown.items() if made.worth == highest)
    if len(best) == 1:
        state = _pay_bid(state, best[0], shown[best[0]])
        state, begun = begin(state, best[0])
        return state, [*events, DuelWon(best[0], highest), *begun]
    if phase.again:
        return state._replace(phase=Acted()), [*events, DuelUndecided(best, highest)]
    return state._replace(phase=Duel(best, (None,) * len(best), again=True)), [*events, DuelTied(best, highest)]


def _pay_bid(state: State, seat: Seat, made: Bid) -> State:
    """The winner's bid goes to the bank (L97-CONFLICT-5)."""
    for value in made.treasures:
        state = discard(state, seat, TREASURE[value])
    player = state.players[seat]
    return state._replace(players=with_player(state, seat, player._replace(ducats=player.ducats - made.ducats)))
