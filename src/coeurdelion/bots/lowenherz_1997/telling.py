"""Why an action was chosen that something else than the squire's look has found."""

from __future__ import annotations

from coeurdelion.bots.common_reasons import ENOUGH
from coeurdelion.bots.lowenherz_1997.decisions import row_reasons, weigh
from coeurdelion.bots.lowenherz_1997.foresight import apart, followed
from coeurdelion.bots.lowenherz_1997.outlook import look_ahead
from coeurdelion.bots.lowenherz_1997.reasons import WORDING, step_reasons
from coeurdelion.bots.lowenherz_1997.squire import Mind, keep_reasons
from coeurdelion.bots.realm.choice import castle_of
from coeurdelion.bots.realm.reasons import castle_reasons
from coeurdelion.core.bot import Reason
from coeurdelion.games.lowenherz_1997 import apply
from coeurdelion.games.lowenherz_1997.actions import Action, Choose, LookAt, Take
from coeurdelion.games.lowenherz_1997.state import PlaceCastle, PlaceKnight, Swords, Walls
from coeurdelion.games.realm.actions import DONE


def told(mind: Mind, action: Action) -> tuple[Reason, ...]:
    """What can be said for an action that is no answer in a conflict."""
    state, seat, outlook, _ = mind
    if action == DONE:
        return (ENOUGH,)
    match action:
        case Choose():
            return row_reasons(*weigh(state, seat, outlook, [action]))
        case LookAt():
            return (Reason("reason-l97-looks", {"pile": action.pile}),)
        case Take():
            return keep_reasons(action.card)
        case _:
            return _placed(mind, action) if isinstance(state.phase, PlaceCastle | PlaceKnight) else _stepped(mind, action)


def _placed(mind: Mind, action: Action) -> tuple[Reason, ...]:
    state, seat, outlook, _ = mind
    after, _ = apply(state, seat, action)
    surveys = outlook.survey, look_ahead(after).survey
    return castle_reasons(state.realm, after.realm, castle_of(state, action), seat, surveys, WORDING)


def _stepped(mind: Mind, action: Action) -> tuple[Reason, ...]:
    state, seat, outlook, _ = mind
    alone = apart(state, state.phase) if isinstance(state.phase, Walls | Swords) else state
    return step_reasons(alone, *followed(alone, seat, outlook, action), seat, outlook)
