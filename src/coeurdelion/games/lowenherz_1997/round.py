"""The course of a round: the action card, the decisions, the three actions (L97-ROUND)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.games.lowenherz_1997 import alliance, renegade
from coeurdelion.games.lowenherz_1997.act import begin
from coeurdelion.games.lowenherz_1997.actions import CHOOSE, Action, Choose, TurnedUp
from coeurdelion.games.lowenherz_1997.cards import DUCATS, KING, POLITICS, ROWS, SILVER, row_of, top_cards, without_top
from coeurdelion.games.lowenherz_1997.duel import begin_duel
from coeurdelion.games.lowenherz_1997.end import king_dies
from coeurdelion.games.lowenherz_1997.events import ActionLost, Decided, DucatsReceived, Event, RoundBegun, SilverFound
from coeurdelion.games.lowenherz_1997.negotiation import begin_talks, may_negotiate
from coeurdelion.games.lowenherz_1997.politics import open_piles
from coeurdelion.games.lowenherz_1997.refusals import refused
from coeurdelion.games.lowenherz_1997.region import mountain_events
from coeurdelion.games.lowenherz_1997.state import Acted, Decide, State, TurnUp, clockwise, with_player


def next_card(state: State) -> State:
    """The state in which the next action card is to be turned up (L97-ROUND-1)."""
    return state._replace(card="", row=0, chosen=((),) * len(state.players), phase=TurnUp(any(state.deck)))


def turned_up(state: State, action: TurnedUp) -> tuple[State, list[Event]]:
    """Silver pays at once, the king's card ends the match, any other begins a round (L97-ROUND-1 … 3)."""
    if action.card not in top_cards(state.deck):
        raise refused("L97-SETUP-3", "card-gone", code=action.card)
    state = state._replace(deck=without_top(state.deck, action.card))
    if action.card == KING:
        return king_dies(state)
    if action.card == SILVER:
        return next_card(state), [SilverFound(), *mountain_events(state)]
    return begin_round(state, action.card, state.first)


def begin_round(state: State, card: str, seat: Seat) -> tuple[State, list[Event]]:
    """A round with this card, in which a seat decides next (L97-ROUND-4)."""
    state = next_card(state)._replace(card=card, round=state.round + 1, phase=Decide(seat))
    return state, [RoundBegun(state.first, state.round, card)]


def choices(state: State, seat: Seat, phase: Decide) -> tuple[Action, ...]:
    """The decision cards left, before one a politics card of the black shield (L97-ROUND-4, L97-ROUND-5)."""
    cards: tuple[Action, ...] = tuple(CHOOSE[row] for row in ROWS if row not in state.chosen[seat])
    if phase.has_played or not state.players[seat].politics:
        return cards
    return cards + alliance.choices(state, seat) + renegade.choices(state, seat)


def choose(state: State, seat: Seat, action: Choose) -> tuple[State, list[Event]]:
    """A decision card is played; the first player of two or three plays a second, then the next decides (L97-ROUND-4)."""
    row = action.row
    if row in state.chosen[seat]:
        raise refused("L97-ROUND-4", "decision-used", row=row)
    chosen = (*state.chosen[:seat], (*state.chosen[seat], row), *state.chosen[seat + 1 :])
    state = state._replace(chosen=chosen)
    events: list[Event] = [Decided(seat, row, row_of(state.card, row))]
    if seat == state.first and len(chosen[seat]) < state.options.first_decisions:
        return state._replace(phase=Decide(seat)), events
    following = clockwise(state, seat)[1]
    return state._replace(phase=Acted() if following == state.first else Decide(following)), events


def carry_on(state: State) -> tuple[State, list[Event]]:
    """The next row is carried out, or the round ends (L97-ROUND-6, L97-ROUND-8)."""
    if state.row == len(ROWS):
        return next_card(state._replace(first=clockwise(state, state.first)[1])), []
    state = state._replace(row=state.row + 1)
    action = row_of(state.card, state.row)
    princes = [seat for seat in clockwise(state, state.first) if state.row in state.chosen[seat]]
    if not princes or (action == POLITICS and not open_piles(state)):
        return state, [ActionLost(state.row, action)]
    if action[0] == DUCATS:
        return _share(state, princes, int(action[1:]))
    if len(princes) == 1:
        return begin(state, princes[0])
    return begin_talks(state, princes) if may_negotiate(state, princes) else begin_duel(state, sorted(princes))


def _share(state: State, princes: list[Seat], ducats: int) -> tuple[State, list[Event]]:
    """Ducats are shared equally; what is left over is not paid (L97-ACT-1)."""
    each = ducats // len(princes)
    for seat in princes:
        player = state.players[seat]
        state = state._replace(players=with_player(state, seat, player._replace(ducats=player.ducats + each)))
    return state, [DucatsReceived(seat, each) for seat in princes]
