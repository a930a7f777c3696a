"""The level `squire` of Löwenherz 2003: it looks one card ahead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from coeurdelion.bots.common_reasons import ONLY
from coeurdelion.bots.lowenherz_2003.evaluation import BONUS_ROUNDS, purse, state_worth
from coeurdelion.bots.lowenherz_2003.foresight import Prospect, foresee, paths
from coeurdelion.bots.lowenherz_2003.outlook import Outlook, look_ahead, valuation
from coeurdelion.bots.lowenherz_2003.reasons import DRAWS, NO_BETTER, WORDING, step_reasons
from coeurdelion.bots.realm.choice import (
    Candidate,
    Judgement,
    RealmMind,
    best_action,
    choose_place,
    choose_step,
    likely_places,
)
from coeurdelion.core.bot import BotChoice, BotRequest, Reason
from coeurdelion.games.lowenherz_2003 import apply, deal, legal
from coeurdelion.games.lowenherz_2003.actions import Action, Play, Sell, Take
from coeurdelion.games.lowenherz_2003.cards import CARDS, Card, top_cards
from coeurdelion.games.lowenherz_2003.events import Event
from coeurdelion.games.lowenherz_2003.mine import mines_of
from coeurdelion.games.lowenherz_2003.state import PlaceCastle, PlaceKnight, Refill, State, UseCard
from coeurdelion.native import lowenherz_2003 as core

NEXT_TURN_SHARE = 0.5
"""What a card to be used next turn counts, as a share of what it would count now."""
UNPAID_COST = 0.45
"""What it costs, in points, to take a card that cannot be paid yet."""
MAX_PLACES = 10
"""The most places for a castle that are looked at with all that stands on the board."""
PLACING_TURNS = 20
"""The turns taken to be left when places for castles are compared."""

Mind = RealmMind[State, Outlook]
JUDGEMENT = Judgement(apply, look_ahead, state_worth, step_reasons, WORDING)
"""How levels that look at one action at a time judge."""


def squire(request: BotRequest) -> BotChoice:
    """The choice of a player who weighs each card by the best steps it sees for it."""
    actions: list[Action] = list(request.legal)
    if len(actions) == 1:
        return BotChoice(actions[0], (ONLY,))
    state = deal(request.view, request.rng)
    mind = RealmMind(state, request.view.seat, look_ahead(state), request.rng)
    match state.phase:
        case PlaceCastle(colour=colour):
            places = likely_places(mind, colour, actions, MAX_PLACES, valuation(PLACING_TURNS))
            return choose_place(mind, places, JUDGEMENT)
        case PlaceKnight():
            return choose_place(mind, actions, JUDGEMENT)
        case UseCard():
            return _use_card(mind, actions)
        case Refill():
            return _refill(mind, actions)
        case _:
            return _step(mind, actions)


def _step(mind: Mind, actions: Sequence[Action]) -> BotChoice:
    """The next step of a card."""
    return choose_step(mind, step_candidates(mind, actions), lambda action: follow(mind, action), JUDGEMENT)


def step_candidates(mind: Mind, actions: Sequence[Action]) -> list[Candidate[Action]]:
    """The steps of a card that are worth a look, valued by the compiled core where that is asked for all that is legal."""
    state, seat, outlook, _ = mind
    if outlook.packed is None or len(actions) < len(legal(state, seat)):
        return [Candidate(path.action, path.value) for path in paths(state, seat, outlook, actions)]
    return [Candidate(*one) for one in core.paths(outlook.packed, state, seat)]


def follow(mind: Mind, action: Action) -> tuple[State, Sequence[Event]]:
    """What a step leads to, and what happens."""
    return apply(mind.state, mind.seat, action)


class Cards(NamedTuple):
    """What cards are worth to the squire now, by what their symbols would bring."""

    mind: Mind
    prospects: dict[str, Prospect]

    def ducats(self, ducats: int) -> float:
        """What `ducats` are worth, in points."""
        return purse(self.mind.state, self.mind.seat, ducats, self.mind.outlook)

    def sale(self, card: Card, ducats: int) -> float:
        """What it brings to sell a card for a seat that has `ducats`."""
        return self.ducats(ducats + card.sale) - self.ducats(ducats)

    def play(self, card: Card, symbol: str, ducats: int) -> float | None:
        """What it brings to play a card, None if that cannot be."""
        prospect = self.prospects.get(symbol)
        if prospect is None or ducats < card.price:
            return None
        return prospect.gain + self.ducats(ducats - card.price) - self.ducats(ducats)

    def use(self, card: Card, ducats: int) -> float:
        """The best that a card brings."""
        plays = (self.play(card, symbol, ducats) for symbol in card.symbols)
        return max([self.sale(card, ducats), *(play for play in plays if play is not None)])


def _use_card(mind: Mind, actions: Sequence[Action]) -> BotChoice:
    """The card to play or to sell, with the next turn in mind."""
    values = use_values(mind, actions)
    return choose_card(mind, best_action((Candidate(action, values[action]) for action in actions), mind.rng))


def choose_card(mind: Mind, action: Action) -> BotChoice:
    """A card that is played or sold, with the reasons that are seen when its best steps follow."""
    state, seat, outlook, _ = mind
    if isinstance(action, Sell):
        return BotChoice(action, sale_reasons(mind, action))
    prospect = foresee(state, seat, outlook, [symbol_of(action)]).get(symbol_of(action))
    if prospect is None:
        return BotChoice(action, (NO_BETTER,))
    outcome = prospect.outcome()
    return BotChoice(action, step_reasons(state, outcome.state, outcome.events, seat, outlook))


def use_values(mind: Mind, actions: Iterable[Action]) -> dict[Action, float]:
    """What it brings to play or sell each card now."""
    cards = _cards(mind, mind.state.players[mind.seat].hand)
    return {action: _value(cards, action) for action in actions}


def sale_reasons(mind: Mind, action: Sell) -> tuple[Reason, ...]:
    """Why a card is sold."""
    return _sale_reasons(_cards(mind, mind.state.players[mind.seat].hand), action)


def symbol_of(action: Action) -> str:
    """The symbol that a card is played for."""
    assert isinstance(action, Play)
    return action.symbol or action.card.symbols[0]


def _value(cards: Cards, action: Action) -> float:
    """What it brings to play or sell a card now and use the best of the others next turn."""
    assert isinstance(action, Sell | Play)
    card = action.card
    ducats = cards.mind.state.players[cards.mind.seat].ducats
    if isinstance(action, Sell):
        now, left = cards.sale(card, ducats), ducats + card.sale
    else:
        now, left = cards.play(card, symbol_of(action), ducats) or 0.0, ducats - card.price
    return now + NEXT_TURN_SHARE * max(
        (cards.use(other, left + _income(cards.mind)) for other in _others(cards, card)), default=0.0
    )


def _others(cards: Cards, card: Card) -> list[Card]:
    """The hand without a card."""
    rest = list(cards.mind.state.players[cards.mind.seat].hand)
    rest.remove(card)
    return rest


def _income(mind: Mind) -> int:
    """The ducats that the next turn begins with."""
    return len(mines_of(mind.state.realm, mind.seat))


def _sale_reasons(cards: Cards, action: Sell) -> tuple[Reason, ...]:
    """Why a card is sold: for its ducats, and for what these are needed."""
    players, seat = cards.mind.state.players, cards.mind.seat
    before = players[seat].ducats
    after = before + action.card.sale
    found = [Reason("reason-sells", {"card": action.card.code, "ducats": action.card.sale})]
    following = max(_others(cards, action.card), key=lambda card: cards.use(card, after + _income(cards.mind)), default=None)
    if following and before < following.price <= after + _income(cards.mind):
        return (*found, Reason("reason-saves-for", {"card": following.code, "price": following.price}))
    richest = max(player.ducats for other, player in enumerate(players) if other != seat)
    if cards.mind.outlook.rounds < BONUS_ROUNDS and before <= richest < after:
        return (*found, Reason("reason-bonus", {"ducats": after}))
    return (*found, NO_BETTER)


def _refill(mind: Mind, actions: Sequence[Action]) -> BotChoice:
    """A card of the market that is worth more than an unknown one, or the unknown one."""
    values = refill_values(mind, actions)
    return choose_refill(best_action((Candidate(action, values[action]) for action in actions), mind.rng))


def choose_refill(action: Action) -> BotChoice:
    """A card that is taken, or drawn."""
    return BotChoice(action, (Reason("reason-takes", {"card": action.card.code}) if isinstance(action, Take) else DRAWS,))


def refill_values(mind: Mind, actions: Sequence[Action]) -> dict[Action, float]:
    """What it is worth to take each card of the market, or to draw one."""
    unseen = _unseen(mind)
    wanted = {action.card for action in actions if isinstance(action, Take)} | {card for card, _ in unseen}
    cards = _cards(mind, wanted)
    worth = {card: _keeping(cards, card) for card in wanted}
    drawn = sum(worth[card] * count for card, count in unseen) / sum(count for _, count in unseen)
    return {action: worth[action.card] if isinstance(action, Take) else drawn for action in actions}


def hand_value(mind: Mind) -> float:
    """What the best card in hand is worth next turn."""
    hand = mind.state.players[mind.seat].hand
    cards = _cards(mind, hand)
    return max((_keeping(cards, card) for card in hand), default=0.0)


def _cards(mind: Mind, wanted: Iterable[Card]) -> Cards:
    """What cards are worth, as far as their symbols go."""
    symbols = sorted({symbol for card in wanted for symbol in card.symbols})
    return Cards(mind, foresee(mind.state, mind.seat, mind.outlook, symbols))


def _keeping(cards: Cards, card: Card) -> float:
    """What it is worth to have a card next turn."""
    ducats = cards.mind.state.players[cards.mind.seat].ducats + _income(cards.mind)
    return cards.use(card, ducats) if card.price <= ducats else cards.use(card, card.price) - UNPAID_COST


def _unseen(mind: Mind) -> list[tuple[Card, int]]:
    """The kinds of cards that may lie on top of the deck, as far as the squire can know, and how many of each."""
    letter = top_cards(mind.state.deck)[0].letter
    counts = list(mind.state.deck)
    for seat, player in enumerate(mind.state.players):
        for card in player.secret if seat != mind.seat else ():
            counts[card.number] += 1
    return [(card, counts[card.number]) for card in CARDS if card.letter == letter and counts[card.number]]
