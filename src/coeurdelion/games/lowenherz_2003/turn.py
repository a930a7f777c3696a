"""The course of a turn: income, one card, refill (L03-TURN, L03-MARKET)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.games.lowenherz_2003.actions import DRAW, TAKE, Draw, Drawn, Sell, Take
from coeurdelion.games.lowenherz_2003.cards import CARDS, FULL_DECK, Card, minus, plus, top_cards
from coeurdelion.games.lowenherz_2003.end import last_card_used
from coeurdelion.games.lowenherz_2003.events import (
    CardDrawn,
    CardSold,
    CardTaken,
    DeckEmptied,
    Event,
    IncomePaid,
    TurnBegun,
    TurnSkipped,
)
from coeurdelion.games.lowenherz_2003.mine import mines_of
from coeurdelion.games.lowenherz_2003.numbers import HAND, IDLE_ROUNDS
from coeurdelion.games.lowenherz_2003.refusals import refused
from coeurdelion.games.lowenherz_2003.state import CardUsed, DrawCard, Player, Refill, State, UseCard, with_player


def begin_turn(state: State, seat: Seat) -> tuple[State, list[Event]]:
    """A turn begins with the income of the mines (L03-TURN-1, L03-MINE-1)."""
    events: list[Event] = [TurnBegun(seat)]
    mines = mines_of(state.realm, seat)
    if not mines:
        return state._replace(phase=UseCard(seat)), events
    events.append(IncomePaid(seat, len(mines), mines))
    player = state.players[seat]
    players = with_player(state, seat, player._replace(ducats=player.ducats + len(mines)))
    return state._replace(players=players, phase=UseCard(seat)), events


def sell(state: State, seat: Seat, action: Sell) -> tuple[State, list[Event]]:
    """A card goes face up to the market for its sale value (L03-MARKET-1)."""
    card = action.card
    player = state.players[seat]
    if card not in player.secret and card not in player.known:
        raise refused("L03-MARKET-1", "sale-not-in-hand", card=card.code, code=card.code)
    player = without_card(player, card)._replace(ducats=player.ducats + card.sale)
    state = state._replace(
        players=with_player(state, seat, player), market=plus(state.market, card), phase=CardUsed(seat, card)
    )
    return state, [CardSold(seat, card.code, card.sale)]


def without_card(player: Player, card: Card) -> Player:
    """The player without that card; one that everybody knows of goes first."""
    if card in player.known:
        return player._replace(known=_without(player.known, card))
    return player._replace(secret=_without(player.secret, card))


def _without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def end_of_card(state: State, phase: CardUsed) -> tuple[State, list[Event]]:
    """After a card comes the refill, or without one the next turn (L03-TURN-2, L03-END-2)."""
    player = state.players[phase.seat]
    if any(state.deck) and len(player.secret) + len(player.known) < HAND:
        return state._replace(phase=Refill(phase.seat, phase.sold)), []
    return next_turn(state, phase.seat)


def next_turn(state: State, seat: Seat) -> tuple[State, list[Event]]:
    """The turn after that of a seat."""
    return turn_from(state, seat + 1)


def turn_from(state: State, seat: Seat) -> tuple[State, list[Event]]:
    """The turn of the first player from a seat on who has a card; without any the match ends (L03-TURN-3, L03-END-2)."""
    events: list[Event] = []
    count = len(state.players)
    for step in range(count):
        following = (seat + step) % count
        player = state.players[following]
        if player.secret or player.known:
            state, begun = begin_turn(state, following)
            return state, events + begun
        events.append(TurnSkipped(following))
    return last_card_used(state)


def must_draw(state: State) -> bool:
    """Whether so many turns in a row were a sale refilled from the market that it is enough (L03-TURN-4)."""
    return state.idle >= IDLE_ROUNDS * len(state.players)


def refills(state: State, phase: Refill) -> tuple[Draw | Take, ...]:
    """Draw, or take what lies in the market, but not the very card just sold (L03-TURN-2, L03-MARKET-2)."""
    if must_draw(state):
        return (DRAW,)
    market = minus(state.market, phase.sold) if phase.sold else state.market
    return (DRAW, *(TAKE[card.number] for card in CARDS if market[card.number]))


def take(state: State, seat: Seat, phase: Refill, action: Take) -> tuple[State, list[Event]]:
    """A card of the market comes into the hand before everyone's eyes (L03-MARKET-3)."""
    card = action.card
    if must_draw(state):
        raise refused("L03-TURN-4", "must-draw", turns=state.idle)
    if not state.market[card.number]:
        lying = tuple(other.code for other in CARDS if state.market[other.number])
        raise refused("L03-TURN-2", "not-in-market", card=card.code, code=card.code, cards=lying, count=len(lying))
    if card == phase.sold and state.market[card.number] == 1:
        raise refused("L03-MARKET-2", "just-sold", card=card.code)
    player = state.players[seat]
    player = player._replace(known=tuple(sorted((*player.known, card))))
    state = state._replace(
        players=with_player(state, seat, player),
        market=minus(state.market, card),
        idle=state.idle + 1 if phase.sold else 0,
    )
    state, events = next_turn(state, seat)
    return state, [CardTaken(seat, card.code), *events]


def draw(state: State, seat: Seat) -> tuple[State, list[Event]]:
    """The player asks for the top card of the deck (L03-TURN-2)."""
    return state._replace(idle=0, phase=DrawCard(seat)), []


def drawn(state: State, phase: DrawCard, action: Drawn) -> tuple[State, list[Event]]:
    """Chance decides which card it is; the next turn begins."""
    state, events = give(state, phase.to, action.card)
    if not any(state.deck):
        events.append(DeckEmptied())
    state, following = next_turn(state, phase.to)
    return state, events + following


def give(state: State, seat: Seat, card: Card) -> tuple[State, list[Event]]:
    """A card of the deck's top letter goes to a hand (L03-SETUP-3)."""
    if card not in top_cards(state.deck):
        raise refused("L03-SETUP-3", "card-gone", code=card.code)
    player = state.players[seat]
    player = player._replace(secret=tuple(sorted((*player.secret, card))))
    players = with_player(state, seat, player)
    return state._replace(players=players, deck=minus(state.deck, card)), [CardDrawn(seat, card.code)]


def longest_turns(players: int) -> int:
    """No match of so many players has more turns (L03-TURN-4)."""
    cards = sum(FULL_DECK)
    to_draw = cards - HAND * players
    lasting = cards + to_draw
    return lasting * (IDLE_ROUNDS * players + 1) + HAND * players
