"""The level `page` of Löwenherz 2003: a friendly beginner, who would rather build than sell and overlooks half of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from coeurdelion.bots.common_reasons import ONLY
from coeurdelion.bots.lowenherz_2003.outlook import look_ahead
from coeurdelion.bots.lowenherz_2003.squire import (
    JUDGEMENT,
    Mind,
    choose_card,
    choose_refill,
    follow,
    refill_values,
    step_candidates,
    use_values,
)
from coeurdelion.bots.realm.choice import Candidate, best_action, choose_place, choose_step
from coeurdelion.core.bot import BotChoice, BotRequest
from coeurdelion.games.lowenherz_2003 import deal
from coeurdelion.games.lowenherz_2003.actions import Action, Play
from coeurdelion.games.lowenherz_2003.state import PlaceCastle, PlaceKnight, Refill, UseCard

OVERLOOKS = 0.2
"""How often it overlooks something that it could do."""
WHIM = 0.9
"""By how much, in points, it misjudges a card at most."""
STEP_WHIM = 0.25
"""By how much, in points, it misjudges a step of a card at most."""
LIKES_TO_BUILD = 0.7
"""What it is worth to it, in points, to play a card and not to sell one."""
MOST_PLACES = 6
"""To so many places for a castle it gives a thought."""


def page(request: BotRequest) -> BotChoice:
    """The choice of a player who looks at some of what is possible, and misjudges it."""
    actions: list[Action] = list(request.legal)
    if len(actions) == 1:
        return BotChoice(actions[0], (ONLY,))
    state, rng = deal(request.view, request.rng), request.rng
    mind = Mind(state, request.view.seat, look_ahead(state), rng)
    match state.phase:
        case PlaceCastle():
            return choose_place(mind, rng.sample(actions, min(MOST_PLACES, len(actions))), JUDGEMENT)
        case PlaceKnight():
            return choose_place(mind, [rng.choice(actions)], JUDGEMENT)
        case UseCard():
            return choose_card(mind, _chosen(use_values(mind, _noticed(actions, rng)), WHIM, rng))
        case Refill():
            return choose_refill(_chosen(refill_values(mind, _noticed(actions, rng)), WHIM, rng))
        case _:
            steps = {step.action: step.value for step in step_candidates(mind, _noticed(actions, rng))}
            step = Candidate(_chosen(steps, STEP_WHIM, rng), 0.0)
            return choose_step(mind, [step], lambda action: follow(mind, action), JUDGEMENT)


def _noticed(actions: Sequence[Action], rng: Random) -> list[Action]:
    """What it does not overlook, at least one."""
    return [action for action in actions if rng.random() >= OVERLOOKS] or [rng.choice(actions)]


def _chosen(values: Mapping[Action, float], whim: float, rng: Random) -> Action:
    """What it takes to be best."""
    return best_action(
        (
            Candidate(action, value + whim * rng.random() + LIKES_TO_BUILD * isinstance(action, Play))
            for action, value in values.items()
        ),
        rng,
    )
