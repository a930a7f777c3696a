"""Plans of Löwenherz 2003: a card and the steps of its symbol, a place for a castle, a card for the hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import itemgetter
from random import Random

from coeurdelion.bots.common_reasons import ONLY
from coeurdelion.bots.lowenherz_2003.coaching import GUIDE
from coeurdelion.bots.lowenherz_2003.evaluation import evaluate, state_worth
from coeurdelion.bots.lowenherz_2003.foresight import STEPS, paths
from coeurdelion.bots.lowenherz_2003.outlook import MINE_LETTERS, Outlook, look_ahead, valuation
from coeurdelion.bots.lowenherz_2003.reasons import DRAWS, WORDING, step_reasons
from coeurdelion.bots.lowenherz_2003.squire import (
    MAX_PLACES,
    PLACING_TURNS,
    Mind,
    refill_values,
    sale_reasons,
    use_values,
)
from coeurdelion.bots.realm.choice import Candidate, likely_places
from coeurdelion.bots.realm.planning import MAX_IDEAS, Look, border_plans, place_plans, step_plans
from coeurdelion.core import Seat
from coeurdelion.core.bot import BotRequest, Reason
from coeurdelion.core.plan import Followed, Plan, ranked
from coeurdelion.games.lowenherz_2003 import apply, deal, legal
from coeurdelion.games.lowenherz_2003.actions import Action, Play, Sell, Take
from coeurdelion.games.lowenherz_2003.state import Borders, PlaceCastle, PlaceKnight, Refill, State, UseCard
from coeurdelion.games.lowenherz_2003.tiles import TERRAIN
from coeurdelion.native import lowenherz_2003 as core


def _steps(state: State, seat: Seat, outlook: Outlook) -> list[Candidate[Action]]:
    if outlook.packed is None:
        return [Candidate(path.action, path.value) for path in paths(state, seat, outlook)]
    return [Candidate(*one) for one in core.paths(outlook.packed, state, seat)]


_LOOK = Look(
    apply=apply,
    legal=legal,
    steps=_steps,
    goes_on=lambda state: isinstance(state.phase, STEPS),
    evaluate=evaluate,
    step_reasons=step_reasons,
    nearer=WORDING.nearer,
    area="hint-l03-area",
    bars="hint-l03-bars",
    treasures={letter: TERRAIN[letter] for letter in MINE_LETTERS},
    treasure="mine",
)


def plans(request: BotRequest, followed: Followed | None) -> Sequence[Plan]:
    """What a player may set out to do."""
    actions: list[Action] = list(request.legal)
    if len(actions) == 1:
        return [Plan(actions[0], 0.0, "only", reasons=(ONLY,))]
    state = deal(request.view, request.rng)
    mind = Mind(state, request.view.seat, look_ahead(state), Random(0))
    match state.phase:
        case PlaceCastle(colour=colour):
            places = likely_places(mind, colour, actions, MAX_PLACES, valuation(PLACING_TURNS))
            return list(place_plans(mind, _LOOK, places, look_ahead, state_worth, WORDING))
        case PlaceKnight():
            return list(place_plans(mind, _LOOK, actions, look_ahead, state_worth, WORDING))
        case UseCard():
            return list(_card_plans(mind, actions, followed))
        case Refill():
            return _refill_plans(mind, actions)
        case _:
            return list(_step_plans(mind, followed))


def _step_plans(mind: Mind, followed: Followed | None) -> Iterator[Plan]:
    """The steps of the symbol that is played."""
    if isinstance(mind.state.phase, Borders):
        return border_plans(mind, _LOOK, followed)
    return step_plans(mind, _LOOK, _steps(*mind[:3]), followed)


def _card_plans(mind: Mind, actions: Sequence[Action], followed: Followed | None) -> Iterator[Plan]:
    """The best card for each kind of symbol, with the steps that it is played for, and the best one to sell."""
    values = use_values(mind, actions)
    ideas: dict[str, Action] = {}
    for action, _ in sorted(values.items(), key=itemgetter(1), reverse=True):
        ideas.setdefault(_kind(action), action)
    for kind, action in list(ideas.items())[:MAX_IDEAS]:
        if isinstance(action, Sell):
            yield Plan(action, values[action], kind, reasons=sale_reasons(mind, action))
        else:
            yield _play_plan(mind, action, followed)._replace(value=values[action], idea=kind)


def _kind(action: Action) -> str:
    """What a card is used for."""
    if isinstance(action, Play):
        return (action.symbol or action.card.symbols[0])[0]
    return "sell"


def _play_plan(mind: Mind, action: Action, followed: Followed | None) -> Plan:
    """A card with the best steps for it."""
    state, seat, outlook, rng = mind
    after, _ = apply(state, seat, action)
    goal = followed and followed.after(action)
    best, *_ = ranked(_step_plans(Mind(after, seat, outlook, rng), goal), goal, GUIDE.telling)
    reasons = tuple(_after_all(reason, best) for reason in best.reasons)
    return best._replace(action=action, then=(best.action, *best.then), reasons=reasons, leads=best.leads or reasons)


def _after_all(reason: Reason, plan: Plan) -> Reason:
    """A reason as it is once all steps are taken."""
    if reason.key == WORDING.nearer and plan.missing:
        return reason._replace(params={**reason.params, "left": len(plan.missing)})
    return reason


def _refill_plans(mind: Mind, actions: Sequence[Action]) -> list[Plan]:
    """The cards of the market, or an unknown one."""
    values = refill_values(mind, actions)
    return [
        Plan(
            action,
            value,
            str(action),
            reasons=(Reason("reason-takes", {"card": action.card.code}) if isinstance(action, Take) else DRAWS,),
        )
        for action, value in values.items()
    ]
