"""What the levels above the squire do: plans played on in worlds that fit the view, everyone as a quick squire would.

The compiled core plays plans on thousands of times. Without it these levels choose as the squire does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from coeurdelion.bots.common_reasons import ENOUGH, ONLY
from coeurdelion.bots.lowenherz_2003.outlook import look_ahead
from coeurdelion.bots.lowenherz_2003.reasons import step_reasons
from coeurdelion.bots.lowenherz_2003.squire import Mind, choose_refill, sale_reasons, squire
from coeurdelion.bots.lowenherz_2003.tastes import weights_of_character
from coeurdelion.bots.search_limits import limits_within
from coeurdelion.core.bot import BotChoice, BotRequest
from coeurdelion.games.lowenherz_2003 import apply, deal, legal
from coeurdelion.games.lowenherz_2003.actions import Action, Draw, Sell, Take
from coeurdelion.games.lowenherz_2003.events import Event
from coeurdelion.games.lowenherz_2003.state import PlaceCastle, PlaceKnight, State
from coeurdelion.games.realm.actions import DONE
from coeurdelion.native import Unsupported, is_compiled
from coeurdelion.native import lowenherz_2003 as core

PRIOR_TRIES = 4.0
"""For how many tries the first sight of a plan counts."""
TRUST = 0.5
"""How much of what plans differ by at first sight is believed."""


class Reach(NamedTuple):
    """How far a level looks at most: positions, None for any number, and milliseconds, and how it compares plans.

    Each of at most so many plans is played on for so many rounds.
    """

    nodes: int | None
    ms: int
    plans: int
    rounds: int


def searched(request: BotRequest, reach: Reach) -> BotChoice:
    """The choice of a level that looks so far."""
    actions: list[Action] = list(request.legal)
    if len(actions) == 1:
        return BotChoice(actions[0], (ONLY,))
    state = deal(request.view, request.rng)
    is_placing = isinstance(state.phase, PlaceCastle | PlaceKnight)
    plan = () if is_placing else _plan(request, state, actions, reach)
    if not plan:
        return squire(request)
    return _told(Mind(state, request.view.seat, look_ahead(state), request.rng), plan)


def _plan(request: BotRequest, state: State, actions: Sequence[Action], reach: Reach) -> Sequence[Action]:
    """The best plan that begins with one of these actions; none where there is no core, or no room in it for the view."""
    if not is_compiled():
        return ()
    weights, limits = weights_of_character(request.character), limits_within(request, reach.nodes, reach.ms)
    thinker = core.Thinker(
        weights=tuple(weights.points.values()),
        late=tuple(weights.late.values()),
        early=tuple(weights.early.values()),
        hand=weights.hand,
        prior_tries=PRIOR_TRIES,
        trust=TRUST,
        nodes=limits.nodes or 0,
        ms=limits.ms,
        rounds=reach.rounds,
        plans=reach.plans,
    )
    try:
        return core.search(request.view, state, actions, thinker, request.rng.getrandbits(60)).actions
    except Unsupported:
        return ()


def _told(mind: Mind, plan: Sequence[Action]) -> BotChoice:
    """The first action of a plan with its reasons: what the whole of it leads to."""
    state, seat, outlook, _ = mind
    match plan[0]:
        case Sell() as sale:
            return BotChoice(sale, sale_reasons(mind, sale))
        case Take() | Draw() as card:
            return choose_refill(card)
        case action if action == DONE:
            return BotChoice(action, (ENOUGH,))
    after: State = state
    events: tuple[Event, ...] = ()
    for action in plan:
        if action not in legal(after, seat):
            break
        after, happened = apply(after, seat, action)
        events += tuple(happened)
    return BotChoice(plan[0], step_reasons(state, after, events, seat, outlook))
