"""Plans of Löwenherz 1997: the walls or swords of an action, an action to choose, what to say in a conflict."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random

from coeurdelion.bots.common_reasons import BEST, ONLY
from coeurdelion.bots.lowenherz_1997.bargaining import talk
from coeurdelion.bots.lowenherz_1997.coaching import GUIDE, promises
from coeurdelion.bots.lowenherz_1997.decisions import Row, row_reasons, weigh
from coeurdelion.bots.lowenherz_1997.evaluation import evaluate, state_worth
from coeurdelion.bots.lowenherz_1997.foresight import (
    Step,
    apart,
    arrival_steps,
    break_step,
    politics_steps,
    steps,
)
from coeurdelion.bots.lowenherz_1997.outlook import Outlook, look_ahead
from coeurdelion.bots.lowenherz_1997.politics import card_values, pile_values
from coeurdelion.bots.lowenherz_1997.reasons import WORDING, step_reasons
from coeurdelion.bots.lowenherz_1997.squire import MAX_PLACES, MIN_BREAK_GAIN, MIN_POLITICS_GAIN, Mind, keep_reasons
from coeurdelion.bots.lowenherz_1997.stakes import stakes
from coeurdelion.bots.realm.choice import likely_places
from coeurdelion.bots.realm.planning import MAX_IDEAS, Look, border_plans, place_plans, step_plans
from coeurdelion.core import Seat
from coeurdelion.core.bot import BotRequest, Reason
from coeurdelion.core.choices import Choices
from coeurdelion.core.plan import Followed, Plan, ranked
from coeurdelion.games.lowenherz_1997 import apply, deal, legal
from coeurdelion.games.lowenherz_1997.actions import Action, Break, Choose, LookAt, Take
from coeurdelion.games.lowenherz_1997.cards import SWORDS, WALLS
from coeurdelion.games.lowenherz_1997.pieces import MOUNTAIN, TOWN
from coeurdelion.games.lowenherz_1997.state import (
    Decide,
    Duel,
    Keep,
    Negotiation,
    PlaceCastle,
    PlaceKnight,
    RenegadeArrives,
    State,
    Swords,
    Walls,
)
from coeurdelion.games.lowenherz_1997.state import (
    Look as LookIntoPile,
)


def _steps(state: State, seat: Seat, outlook: Outlook) -> list[Step]:
    if isinstance(state.phase, RenegadeArrives):
        return arrival_steps(state, seat, outlook)
    return steps(state, seat, outlook)


_LOOK = Look(
    apply=apply,
    legal=legal,
    steps=_steps,
    goes_on=lambda state: isinstance(state.phase, Walls | Swords | RenegadeArrives),
    evaluate=evaluate,
    step_reasons=step_reasons,
    nearer=WORDING.nearer,
    area="hint-l97-area",
    bars="hint-l97-bars",
    treasures={MOUNTAIN: "mountain", TOWN: "town"},
    treasure="land",
)


def plans(request: BotRequest, followed: Followed | None) -> Sequence[Plan]:
    """What a prince may set out to do."""
    choices = request.legal
    if len(choices) == 1:
        return [Plan(choices[0], 0.0, "only", reasons=(ONLY,))]
    state = deal(request.view, request.rng)
    mind = Mind(state, request.view.seat, look_ahead(state), Random(0))
    return list(_plans(mind, choices, followed))


def _plans(mind: Mind, choices: Choices[Action], followed: Followed | None) -> Iterable[Plan]:
    actions = list(choices)
    match mind.state.phase:
        case PlaceCastle(colour=colour):
            places = likely_places(mind, colour, actions, MAX_PLACES, mind.outlook.survey.valuation)
            return place_plans(mind, _LOOK, places, look_ahead, state_worth, WORDING)
        case PlaceKnight():
            return place_plans(mind, _LOOK, actions, look_ahead, state_worth, WORDING)
        case Decide(has_played=has_played):
            return _decisions(mind, actions, has_played, followed)
        case Negotiation() | Duel():
            return _conflict_plans(mind, choices)
        case LookIntoPile():
            values = pile_values(mind.state, mind.seat, card_values(*mind[:3]))
            told = {pile: (Reason("reason-l97-looks", {"pile": pile}),) for pile in values}
            return [Plan(LookAt(pile), value, str(pile), reasons=told[pile]) for pile, value in values.items()]
        case Keep():
            worth = card_values(*mind[:3])
            takes = dict.fromkeys(action for action in actions if isinstance(action, Take))
            return [Plan(one, worth[one.card.code], str(one), reasons=keep_reasons(one.card)) for one in takes]
        case _:
            return _step_plans(mind, followed)


def _step_plans(mind: Mind, followed: Followed | None) -> Iterator[Plan]:
    """The walls, swords or knight of the action that is carried out, as if nothing followed it."""
    phase = mind.state.phase
    if isinstance(phase, RenegadeArrives):
        return step_plans(mind, _LOOK, _steps(*mind[:3]), followed)
    assert isinstance(phase, Walls | Swords)
    alone = mind._replace(state=apart(mind.state, phase))
    if isinstance(phase, Walls):
        return border_plans(alone, _LOOK, followed)
    return step_plans(alone, _LOOK, _with_breaks(alone), followed)


def _with_breaks(mind: Mind) -> list[Step]:
    """The steps of swords, and the alliances that it pays to break before."""
    state, seat, outlook, _ = mind
    found = _steps(state, seat, outlook)
    best = max(step.value for step in found)
    ended = [break_step(state, seat, outlook, one) for one in legal(state, seat) if isinstance(one, Break)]
    return [*found, *(step for step in ended if step.value > best + MIN_BREAK_GAIN)]


def _decisions(mind: Mind, actions: Sequence[Action], has_played: bool, followed: Followed | None) -> Iterator[Plan]:
    """The actions that promise most, with what would be done if nobody else wants them; before that a politics card."""
    state, seat, outlook, _ = mind
    rows = weigh(state, seat, outlook, [action for action in actions if isinstance(action, Choose)])
    rows.sort(key=lambda row: row.promise, reverse=True)
    for row in rows[:MAX_IDEAS]:
        yield _row_plan(mind, row, followed)
    if not has_played:
        yield from _politics_plans(mind, rows[0].promise)


def _row_plan(mind: Mind, row: Row, followed: Followed | None) -> Plan:
    """An action to choose, with its best steps."""
    plan = Plan(row.choice, row.promise, str(row.choice), reasons=row_reasons(row))
    if row.action[0] not in (WALLS, SWORDS):
        return plan
    count, goal = int(row.action[1:]), followed and followed._replace(actions=())
    phase = Walls(mind.seat, count) if row.action.startswith(WALLS) else Swords(mind.seat, count)
    steps = _step_plans(mind._replace(state=mind.state._replace(phase=phase)), goal)
    best, *_ = ranked(steps, goal, GUIDE.telling)
    told = tuple(reason for reason in best.leads or best.reasons if reason != BEST)
    then = (best.action, *best.then)
    return plan._replace(then=then, leads=(*plan.reasons, *told), cells=best.cells, missing=best.missing)


def _politics_plans(mind: Mind, promise: float) -> Iterator[Plan]:
    """The politics cards that it pays to play now; an action can still be chosen after that."""
    before = evaluate(*mind[:3])
    found = [step for step in politics_steps(*mind[:3]) if step.value > before + MIN_POLITICS_GAIN]
    for plan in step_plans(mind, _LOOK, found, None):
        value = next((step.value for step in found if step.action == plan.action), before)
        yield plan._replace(value=promise + value - before)


def _conflict_plans(mind: Mind, choices: Choices[Action]) -> Iterator[Plan]:
    """What can be said in a conflict: the best answer of each kind, or the best bid."""
    state, seat, outlook, rng = mind
    promised = promises(state, seat, choices)
    about = stakes(state, seat, outlook)
    leads: tuple[Reason, ...] = ()
    if isinstance(state.phase, Negotiation):
        said = talk(about, state.phase, choices, rng)
        yield Plan(said.action, max(one.value for one in promised.values()), _verb(said.action), reasons=said.reasons)
    elif about.most:
        leads = (Reason("hint-l97-bid", {"price": about.most}),)
    for action, promise in sorted(promised.items(), key=lambda one: one[1].value, reverse=True):
        if promise.reasons:
            yield Plan(action, promise.value, _verb(action), reasons=promise.reasons, leads=leads)


def _verb(action: Action) -> str:
    return str(action).partition(" ")[0]
