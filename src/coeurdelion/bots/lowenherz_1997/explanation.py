"""Why others act as they do in Löwenherz 1997, told from what everyone saw.

What an action is worth to someone, and so what they would pay for it, is not told: nobody sees it.
"""

from __future__ import annotations

from coeurdelion.bots.common_reasons import BEST, ENOUGH
from coeurdelion.bots.game_bots import SeenSteps
from coeurdelion.bots.lowenherz_1997.bargaining import FIGHTS, agreement
from coeurdelion.bots.lowenherz_1997.outlook import look_ahead
from coeurdelion.bots.lowenherz_1997.reasons import WORDING, step_reasons
from coeurdelion.bots.realm.choice import castle_of
from coeurdelion.bots.realm.reasons import castle_reasons
from coeurdelion.core.bot import Reason
from coeurdelion.games.lowenherz_1997.actions import Accept, Ask, Choose, Fight, LookAt, MakeBid, Offer, Take
from coeurdelion.games.lowenherz_1997.cards import DUCATS, row_of
from coeurdelion.games.lowenherz_1997.state import PlaceCastle, PlaceKnight, State
from coeurdelion.games.realm.actions import Done


def explain(seen: SeenSteps) -> tuple[Reason, ...]:
    """Why a seat took an action, what it did next in mind."""
    before, after, seat = seen.before, seen.after, seen.seat
    action = seen.actions[0]
    match action:
        case Choose(row=row):
            return _of_row(before, row)
        case Accept():
            return (agreement(before.phase.last),)
        case Fight():
            return (FIGHTS,)
        case LookAt(pile=pile):
            return (Reason("reason-l97-looks", {"pile": pile}),)
        case Offer() | Ask() | MakeBid() | Take():
            return (BEST,)
        case Done():
            return (ENOUGH,)
        case _ if isinstance(before.phase, PlaceCastle | PlaceKnight):
            surveys = look_ahead(before).survey, look_ahead(after).survey
            return castle_reasons(before.realm, after.realm, castle_of(before, action), seat, surveys, WORDING)
        case _:
            return step_reasons(before, after, seen.events, seat, look_ahead(before))


def _of_row(state: State, row: int) -> tuple[Reason, ...]:
    """Why a row is chosen: for its ducats, or nobody knows."""
    action = row_of(state.card, row)
    return (Reason("reason-l97-row-ducats", {"action": action}),) if action.startswith(DUCATS) else (BEST,)
