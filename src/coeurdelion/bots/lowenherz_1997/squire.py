"""The level `squire` of Löwenherz 1997: it weighs every action by the best steps it sees, and bids by lot below that."""

from __future__ import annotations

from collections.abc import Sequence

from coeurdelion.bots.common_reasons import ONLY
from coeurdelion.bots.lowenherz_1997.bargaining import talk
from coeurdelion.bots.lowenherz_1997.bidding import bid
from coeurdelion.bots.lowenherz_1997.decisions import decide
from coeurdelion.bots.lowenherz_1997.evaluation import evaluate, state_worth
from coeurdelion.bots.lowenherz_1997.foresight import (
    Step,
    apart,
    arrival_steps,
    best_step,
    break_step,
    followed,
    politics_steps,
    steps_among,
)
from coeurdelion.bots.lowenherz_1997.outlook import Outlook, look_ahead
from coeurdelion.bots.lowenherz_1997.politics import card_values, pile_values
from coeurdelion.bots.lowenherz_1997.reasons import WORDING, step_reasons
from coeurdelion.bots.lowenherz_1997.stakes import stakes
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
from coeurdelion.games.lowenherz_1997 import apply, deal
from coeurdelion.games.lowenherz_1997.actions import Action, Break, Choose, LookAt, Take
from coeurdelion.games.lowenherz_1997.cards import Politics
from coeurdelion.games.lowenherz_1997.state import (
    Decide,
    Duel,
    Keep,
    Look,
    Negotiation,
    PlaceCastle,
    PlaceKnight,
    RenegadeArrives,
    State,
    Swords,
    Walls,
)

MAX_PLACES = 8
"""The most places for a castle that are looked at with all that stands on the board."""
MIN_POLITICS_GAIN = 0.3
"""The points that a politics card must bring, beyond what it counts in hand, to be played."""
MIN_BREAK_GAIN = 0.5
"""The points that breaking an alliance must bring beyond the best steps without it."""

Mind = RealmMind[State, Outlook]
_JUDGEMENT = Judgement(apply, look_ahead, state_worth, step_reasons, WORDING)


def squire(request: BotRequest) -> BotChoice:
    """The choice of a prince who weighs each action by the best steps it sees for it."""
    legal = request.legal
    if len(legal) == 1:
        return BotChoice(legal[0], (ONLY,))
    state = deal(request.view, request.rng)
    mind = RealmMind(state, request.view.seat, look_ahead(state), request.rng)
    match state.phase:
        case PlaceCastle(colour=colour):
            valuation = mind.outlook.survey.valuation
            return choose_place(mind, likely_places(mind, colour, list(legal), MAX_PLACES, valuation), _JUDGEMENT)
        case PlaceKnight():
            return choose_place(mind, list(legal), _JUDGEMENT)
        case Decide(has_played=has_played):
            return _decide(mind, list(legal), has_played)
        case RenegadeArrives():
            return _step(mind, arrival_steps(*mind[:3]))
        case Negotiation() as phase:
            return talk(stakes(*mind[:3], request.log), phase, legal, mind.rng)
        case Duel():
            return bid(stakes(*mind[:3], request.log), legal, mind.rng)
        case Look():
            return _look(mind)
        case Keep():
            return _keep(mind, list(legal))
        case Walls() | Swords():
            return _act(mind, list(legal))
        case _:
            raise AssertionError(state.phase)


def _act(mind: Mind, actions: Sequence[Action]) -> BotChoice:
    """The next step of walls or swords; before it perhaps an alliance is broken."""
    state, seat, outlook, _ = mind
    assert isinstance(state.phase, Walls | Swords)
    alone = mind._replace(state=apart(state, state.phase))
    found = steps_among(alone.state, seat, outlook, actions)
    if isinstance(state.phase, Swords):
        best = best_step(found).value
        breaks = [break_step(alone.state, seat, outlook, action) for action in actions if isinstance(action, Break)]
        found += [step for step in breaks if step.value > best + MIN_BREAK_GAIN]
    return _step(alone, found)


def _step(mind: Mind, found: Sequence[Step]) -> BotChoice:
    """The best of several steps, with its reasons."""
    return choose_step(mind, found, lambda action: followed(*mind[:3], action), _JUDGEMENT)


def _decide(mind: Mind, actions: Sequence[Action], has_played: bool) -> BotChoice:
    """A politics card that helps, or a decision card."""
    state, seat, outlook, rng = mind
    plays = [] if has_played else politics_steps(state, seat, outlook)
    before = evaluate(state, seat, outlook)
    good = [play for play in plays if play.value > before + MIN_POLITICS_GAIN]
    if good:
        return _step(mind, good)
    return decide(state, seat, outlook, [action for action in actions if isinstance(action, Choose)], rng)


def _look(mind: Mind) -> BotChoice:
    """The pile whose best card can be expected to be worth most."""
    values = pile_values(mind.state, mind.seat, card_values(*mind[:3]))
    action = best_action((Candidate(LookAt(number), value) for number, value in values.items()), mind.rng)
    return BotChoice(action, (Reason("reason-l97-looks", {"pile": action.pile}),))


def _keep(mind: Mind, actions: Sequence[Action]) -> BotChoice:
    """The card that is worth most."""
    values = card_values(*mind[:3])
    takes = [action for action in actions if isinstance(action, Take)]
    action = best_action((Candidate(take, values[take.card.code]) for take in takes), mind.rng)
    return BotChoice(action, keep_reasons(action.card))


def keep_reasons(card: Politics) -> tuple[Reason, ...]:
    """Why a politics card is kept."""
    if card.is_parchment:
        return (Reason("reason-l97-keeps-parchment", {"points": card.value}),)
    if card.is_treasure:
        return (Reason("reason-l97-keeps-treasure", {"ducats": card.value}),)
    return (Reason("reason-l97-keeps", {"politics": card.code}),)
