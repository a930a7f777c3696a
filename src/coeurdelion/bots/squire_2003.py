"""The level `squire` of Löwenherz 2003: it looks one card ahead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from coeurdelion.bots.evaluation_2003 import Outlook, best_area, evaluate, outlook, purse, site
from coeurdelion.bots.foresight_2003 import Outcome, foresee, paths
from coeurdelion.bots.levels import Choice, Question, Reason
from coeurdelion.core import Seat, bits
from coeurdelion.games.lowenherz_2003 import apply, deal
from coeurdelion.games.lowenherz_2003.actions import Action, Castle, Play, Sell, Take
from coeurdelion.games.lowenherz_2003.cards import CARDS, Card, top_cards
from coeurdelion.games.lowenherz_2003.mine import mines_of
from coeurdelion.games.lowenherz_2003.state import PlaceCastle, PlaceKnight, Refill, State, UseCard
from coeurdelion.games.realm.board import place_castle

LATER = 0.7
"""What a card to be used next turn counts, of what it would count now."""
DEAR = 0.5
SITES = 10


def squire(question: Question) -> Choice:
    """The choice of a player who looks one card ahead and trusts in greed."""
    state = deal(question.view, question.rng)
    seat = question.view.seat
    scored = _scored(state, seat, question)
    best = max(scored, key=lambda pair: (round(pair[1], 6), question.rng.random()))
    return Choice(best[0], (Reason("reason-best", {}),))


def _scored(state: State, seat: Seat, question: Question) -> list[tuple[Action, float]]:
    actions: list[Action] = list(question.legal)
    if len(actions) == 1:
        return [(actions[0], 0.0)]
    match state.phase:
        case PlaceCastle(colour=colour):
            return _castles(state, seat, colour, actions)
        case PlaceKnight():
            return [(action, _standing(apply(state, seat, action)[0], seat)) for action in actions]
        case UseCard():
            return _cards(state, seat, actions)
        case Refill():
            return _refills(state, seat, actions)
        case _:
            return [(path.action, path.value) for path in paths(state, seat, outlook(state), actions)]


def _standing(state: State, seat: Seat) -> float:
    """What castles promise."""
    return evaluate(state, seat, outlook(state))


def _castles(state: State, seat: Seat, colour: int, actions: list[Action]) -> list[tuple[Action, float]]:
    rough = sorted(actions, key=lambda action: _rough(state, seat, colour, action), reverse=True)[:SITES]
    return [(action, _standing(apply(state, seat, action)[0], seat)) for action in rough]


def _rough(state: State, seat: Seat, colour: int, action: Action) -> float:
    assert isinstance(action, Castle)
    board = state.realm.land.grid
    cell = board.cell(action.cell)
    if colour == seat:
        realm = place_castle(state.realm, colour, cell)
        return best_area(realm, site(realm, colour, cell), 20, 0)[0]
    own = min(board.steps(cell, other) for other in bits(state.realm.castles[seat]))
    others = [castle for other, castles in enumerate(state.realm.castles[:-1]) if other != seat for castle in bits(castles)]
    return min(own, 4) - min(board.steps(cell, other) for other in others)


class Purse(NamedTuple):
    """What a seat can do with its cards: what symbols bring, what ducats are worth."""

    state: State
    seat: Seat
    ahead: Outlook
    outcomes: dict[str, Outcome]

    def worth(self, ducats: int) -> float:
        return purse(self.state, self.seat, ducats, self.ahead)

    def play(self, card: Card, symbol: str, ducats: int) -> float | None:
        """What playing a card brings."""
        outcome = self.outcomes.get(symbol)
        if outcome is None or ducats < card.price:
            return None
        return outcome.gain + self.worth(ducats - card.price) - self.worth(ducats)

    def sale(self, card: Card, ducats: int) -> float:
        return self.worth(ducats + card.sale) - self.worth(ducats)

    def use(self, card: Card, ducats: int) -> float:
        """The best that can be done with a card."""
        plays = [self.play(card, symbol, ducats) for symbol in card.symbols]
        return max([self.sale(card, ducats), *(play for play in plays if play is not None)])


def _cards(state: State, seat: Seat, actions: list[Action]) -> list[tuple[Action, float]]:
    ahead = outlook(state)
    hand = state.players[seat].hand
    outcomes = foresee(state, seat, ahead, [symbol for card in hand for symbol in card.symbols])
    mind = Purse(state, seat, ahead, outcomes)
    return [(action, _value(mind, hand, action)) for action in actions]


def _value(mind: Purse, hand: Sequence[Card], action: Action) -> float:
    assert isinstance(action, Sell | Play)
    card = action.card
    ducats = mind.state.players[mind.seat].ducats
    if isinstance(action, Sell):
        now, ducats = mind.sale(card, ducats), ducats + card.sale
    else:
        now = mind.play(card, action.symbol or card.symbols[0], ducats) or 0.0
        ducats -= card.price
    rest = list(hand)
    rest.remove(card)
    return now + LATER * _next(mind, rest, ducats)


def _next(mind: Purse, rest: Sequence[Card], ducats: int) -> float:
    ducats += len(mines_of(mind.state.realm, mind.seat))
    return max((mind.use(card, ducats) for card in rest), default=0.0) if mind.ahead.turns > 1 else 0.0


def _refills(state: State, seat: Seat, actions: list[Action]) -> list[tuple[Action, float]]:
    ahead = outlook(state)
    unseen = _unseen(state, seat)
    cards = {action.card for action in actions if isinstance(action, Take)} | {card for card, _ in unseen}
    outcomes = foresee(state, seat, ahead, sorted({symbol for card in cards for symbol in card.symbols}))
    mind = Purse(state, seat, ahead, outcomes)
    ducats = state.players[seat].ducats + len(mines_of(state.realm, seat))
    worth = {card: mind.use(card, max(ducats, card.price)) - (DEAR if card.price > ducats else 0) for card in cards}
    drawn = sum(worth[card] * count for card, count in unseen) / sum(count for _, count in unseen)
    return [(action, worth[action.card] if isinstance(action, Take) else drawn) for action in actions]


def _unseen(state: State, seat: Seat) -> list[tuple[Card, int]]:
    """The kinds of cards that may lie on top of the deck, as far as the seat can know, with their numbers."""
    letter = top_cards(state.deck)[0].letter
    counts = list(state.deck)
    for other, player in enumerate(state.players):
        for card in player.secret if other != seat else ():
            counts[card.number] += 1
    return [(card, counts[card.number]) for card in CARDS if card.letter == letter and counts[card.number]]


__all__ = ["Random", "squire"]
