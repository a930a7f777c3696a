"""The level `page` of Löwenherz 1997: a friendly beginner, who likes to build, forgets the others and gives in soon."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from coeurdelion.bots.common_reasons import ONLY
from coeurdelion.bots.lowenherz_1997.bargaining import YIELDING, talk
from coeurdelion.bots.lowenherz_1997.bidding import bid
from coeurdelion.bots.lowenherz_1997.foresight import Step, apart, arrival_steps, steps_among
from coeurdelion.bots.lowenherz_1997.outlook import look_ahead
from coeurdelion.bots.lowenherz_1997.politics import card_values
from coeurdelion.bots.lowenherz_1997.squire import MAX_PLACES, Mind
from coeurdelion.bots.lowenherz_1997.stakes import stakes
from coeurdelion.bots.lowenherz_1997.telling import told
from coeurdelion.bots.lowenherz_1997.worth import appetite, worth
from coeurdelion.bots.realm.choice import likely_places
from coeurdelion.core.bot import BotChoice, BotRequest
from coeurdelion.games.lowenherz_1997 import deal
from coeurdelion.games.lowenherz_1997.actions import Action, Choose, LookAt, Take, Wall
from coeurdelion.games.lowenherz_1997.cards import WALLS, row_of
from coeurdelion.games.lowenherz_1997.state import (
    Decide,
    Duel,
    Keep,
    Negotiation,
    PlaceCastle,
    PlaceKnight,
    RenegadeArrives,
    Swords,
    Walls,
)

WHIM = 2.5
"""By how much, in points, it misjudges an action at most."""
BUILDING = 1.5
"""What it likes walls more than they are worth, in points."""
OVERLOOKS = 0.25
"""How often it does not see an idea at all."""
MISJUDGES = 0.5
"""By which share it values a conflict too high or too low at most."""


def page(request: BotRequest) -> BotChoice:
    """The choice of a player who sees what an action brings at once, and not always that."""
    if len(request.legal) == 1:
        return BotChoice(request.legal[0], (ONLY,))
    state = deal(request.view, request.rng)
    mind = Mind(state, request.view.seat, look_ahead(state), request.rng)
    if isinstance(state.phase, Negotiation | Duel):
        return _in_conflict(mind, request)
    action = _liked(_seen(mind, list(request.legal)), request.rng)
    return BotChoice(action, told(mind, action))


def _liked(found: Sequence[Step], rng: Random) -> Action:
    """The step that seems best, of those that are not overlooked."""
    noticed = [step for step in found if rng.random() >= OVERLOOKS] or found
    return max(noticed, key=lambda step: step.value + WHIM * rng.random()).action


def _seen(mind: Mind, actions: Sequence[Action]) -> list[Step]:
    """What it thinks of, and what that brings."""
    state, seat, outlook, _ = mind
    match state.phase:
        case PlaceCastle(colour=colour):
            places = likely_places(mind, colour, actions, MAX_PLACES, outlook.survey.valuation)
            return [Step(place, -0.3 * number) for number, place in enumerate(places)]
        case PlaceKnight():
            return [Step(action, 0.0) for action in actions]
        case Decide():
            return [_row(mind, action) for action in actions if isinstance(action, Choose)]
        case RenegadeArrives():
            return arrival_steps(state, seat, outlook)
        case Walls() | Swords() as phase:
            found = steps_among(apart(state, phase), seat, outlook, actions)
            return [Step(action, value + BUILDING * isinstance(action, Wall)) for action, value in found]
        case Keep():
            values = card_values(state, seat, outlook)
            return [Step(action, values[action.card.code]) for action in actions if isinstance(action, Take)]
        case _:
            return [Step(action, 0.0) for action in actions if isinstance(action, LookAt)]


def _row(mind: Mind, choice: Choose) -> Step:
    """An action by what it brings if nobody else wants it."""
    action = row_of(mind.state.card, choice.row)
    return Step(choice, worth(mind.state, mind.seat, action, mind.outlook) + BUILDING * action.startswith(WALLS))


def _in_conflict(mind: Mind, request: BotRequest) -> BotChoice:
    """An answer or a bid, by a rough idea of what acting is worth; it gives in soon."""
    state, seat, outlook, rng = mind
    action = row_of(state.card, state.row)
    mood = 1 - MISJUDGES + 2 * MISJUDGES * rng.random()
    guessed = [appetite(state, other, action, outlook) for other in range(len(state.players))]
    guessed[seat] = mood * max(0.0, worth(state, seat, action, outlook))
    gains = [[gain if actor == other else -gain for other in range(len(guessed))] for actor, gain in enumerate(guessed)]
    about = stakes(state, seat, outlook, request.log, gains)
    if isinstance(state.phase, Negotiation):
        return talk(about, state.phase, request.legal, rng, YIELDING)
    return bid(about, request.legal, rng)
