"""Two princes on one action negotiate (L97-CONFLICT-1 … 4)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.core.choices import Choices
from coeurdelion.games.lowenherz_1997.act import begin
from coeurdelion.games.lowenherz_1997.actions import FIGHT, Accept, Action, Ask, Offer
from coeurdelion.games.lowenherz_1997.cards import POLITICS, row_of
from coeurdelion.games.lowenherz_1997.duel import begin_duel
from coeurdelion.games.lowenherz_1997.events import (
    AgreementReached,
    Event,
    NegotiationBegun,
    OfferMade,
    PriceAsked,
    TalksBroken,
)
from coeurdelion.games.lowenherz_1997.numbers import MOST_ASKED, PROPOSALS
from coeurdelion.games.lowenherz_1997.refusals import refused
from coeurdelion.games.lowenherz_1997.state import Negotiation, Player, Proposal, State, with_player


class _Proposals(dict[int, Action]):
    """Every proposal by its place: first what can be asked, then what can be offered."""

    def __missing__(self, place: int) -> Action:
        proposal = Ask(place) if place <= MOST_ASKED else Offer(place - MOST_ASKED - 1)
        return self.setdefault(place, proposal)


_PROPOSALS = _Proposals()
_ASKS = (1 << MOST_ASKED + 1) - 1


def may_negotiate(state: State, princes: list[Seat]) -> bool:
    """Whether princes on one action negotiate first: two, and not over politics (L97-CONFLICT-1, L97-CONFLICT-4)."""
    is_politics = row_of(state.card, state.row) == POLITICS
    return len(princes) == 2 and (not is_politics or state.options.politics_negotiable)


def begin_talks(state: State, princes: list[Seat]) -> tuple[State, list[Event]]:
    """Two princes negotiate; the one nearer to the first player begins (L97-CONFLICT-2)."""
    one, other = princes
    begun = NegotiationBegun((one, other), state.row, row_of(state.card, state.row))
    return state._replace(phase=Negotiation(one, other)), [begun]


def choices(state: State, phase: Negotiation) -> Choices[Action]:
    """Propose, accept the last proposal, or break off (L97-CONFLICT-2, L97-CONFLICT-3)."""
    more: tuple[Action, ...] = (FIGHT,)
    if phase.last and _payer_has(state, phase, phase.last):
        more = (Accept(phase.last.ducats), FIGHT)
    if phase.made >= PROPOSALS:
        return Choices(more)
    offers = (1 << state.players[phase.seat].ducats + 1) - 1
    return Choices(more, _ASKS | offers << MOST_ASKED + 1, _PROPOSALS)


def _payer_has(state: State, phase: Negotiation, proposal: Proposal) -> bool:
    """Whether the one who would pay has the money now (L97-CONFLICT-2)."""
    payer = proposal.by if proposal.is_offer else phase.seat
    return state.players[payer].ducats >= proposal.ducats


def propose(state: State, seat: Seat, phase: Negotiation, action: Offer | Ask) -> tuple[State, list[Event]]:
    """A prince offers to pay for acting, or asks a price for letting the other act (L97-CONFLICT-2, L97-CONFLICT-3)."""
    if phase.made >= PROPOSALS:
        raise refused("L97-CONFLICT-3", "talks-too-long", count=PROPOSALS)
    is_offer = isinstance(action, Offer)
    own = state.players[seat].ducats
    if is_offer and action.ducats > own:
        raise refused("L97-CONFLICT-2", "offer-too-high", ducats=action.ducats, own=own)
    if not is_offer and action.ducats > MOST_ASKED:
        raise refused("L97-CONFLICT-2", "price-too-high", ducats=action.ducats, most=MOST_ASKED)
    following = Negotiation(phase.other, seat, phase.made + 1, Proposal(seat, is_offer, action.ducats))
    told = OfferMade if is_offer else PriceAsked
    return state._replace(phase=following), [told(seat, phase.other, action.ducats)]


def accept(state: State, seat: Seat, phase: Negotiation, action: Accept) -> tuple[State, list[Event]]:
    """The last proposal is agreed: one pays the other and acts (L97-CONFLICT-2)."""
    last = phase.last
    if last is None:
        raise refused("L97-CONFLICT-2", "nothing-proposed")
    if action.ducats != last.ducats:
        raise refused("L97-CONFLICT-2", "other-amount", ducats=last.ducats)
    if not _payer_has(state, phase, last):
        raise refused("L97-CONFLICT-2", "cannot-pay", ducats=last.ducats, own=state.players[seat].ducats)
    payer, payee = (last.by, seat) if last.is_offer else (seat, last.by)
    players = with_player(state, payer, _richer(state, payer, -last.ducats))
    state = state._replace(players=players)
    state = state._replace(players=with_player(state, payee, _richer(state, payee, last.ducats)))
    state, events = begin(state, payer)
    return state, [AgreementReached(payer, payee, last.ducats), *events]


def _richer(state: State, seat: Seat, ducats: int) -> Player:
    player = state.players[seat]
    return player._replace(ducats=player.ducats + ducats)


def fight(state: State, seat: Seat, phase: Negotiation) -> tuple[State, list[Event]]:
    """Breaking off leads to a duel (L97-CONFLICT-3)."""
    state, events = begin_duel(state, sorted((seat, phase.other)))
    return state, [TalksBroken(seat), *events]
