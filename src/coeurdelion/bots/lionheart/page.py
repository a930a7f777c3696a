"""The level `page` of Lionheart: a friendly beginner, who likes to charge and sees one action at a time."""

from __future__ import annotations

from coeurdelion.bots.common_reasons import ONLY
from coeurdelion.bots.lionheart.army import build_army
from coeurdelion.bots.lionheart.evaluation import evaluate
from coeurdelion.bots.lionheart.foresight import Mind, Path, outcomes
from coeurdelion.bots.lionheart.reasons import told
from coeurdelion.bots.lionheart.tastes import terms_of
from coeurdelion.core.bot import BotChoice, BotRequest
from coeurdelion.games.lionheart import apply, deal
from coeurdelion.games.lionheart.actions import END, Action
from coeurdelion.games.lionheart.state import BuildArmies, Over, RollForAttack, State
from coeurdelion.native import Unsupported, is_compiled
from coeurdelion.native import lionheart as core

CHARGE = 1.6
"""How eager it is to come to blows; 1 is as eager as the squire."""
BLIND_CHARGE = 8.0
"""The same when it overlooks what threatens it: the more eager, the less threats count."""
OVERLOOKS = 0.3
"""How often it does that."""
WHIM = 1.2
"""By how much, in figures of infantry, it misjudges an action at most."""


def page(request: BotRequest) -> BotChoice:
    """The choice of a player who does not look at the second action, and overlooks a threat now and then."""
    state, seat, rng = deal(request.view, request.rng), request.view.seat, request.rng
    if isinstance(state.phase, BuildArmies):
        return build_army(state, seat, rng)
    actions: list[Action] = list(request.legal)
    if len(actions) == 1:
        return BotChoice(actions[0], (ONLY,))
    mind = Mind(seat, BLIND_CHARGE if rng.random() < OVERLOOKS else CHARGE, terms_of(request.character))
    marches = [action for action in actions if action is not END]
    judged = {action: _judged(state, mind, action) + WHIM * rng.random() for action in marches}
    best = max(marches, key=judged.__getitem__)
    return BotChoice(best, told(state, seat, Path(best, judged[best])))


def _judged(state: State, mind: Mind, action: Action) -> float:
    """What an action is worth if nothing comes after it."""
    after = apply(state, mind.seat, action)[0]
    if not isinstance(after.phase, RollForAttack):
        return _value(after, mind)
    return sum(chance * _value(outcome, mind) for outcome, chance in outcomes(after))


def _value(state: State, mind: Mind) -> float:
    if isinstance(state.phase, Over) or not is_compiled():
        return evaluate(state, *mind)
    try:
        terms = core.terms(core.pack(state), mind.seat, mind.eager)
    except Unsupported:
        return evaluate(state, *mind)
    return sum(weight * term for weight, term in zip(mind.weights.values(), terms, strict=True))
