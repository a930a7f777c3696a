"""Why others act as they do in Löwenherz 2003, told from what everyone saw."""

from __future__ import annotations

from coeurdelion.bots.common_reasons import ENOUGH
from coeurdelion.bots.game_bots import SeenSteps
from coeurdelion.bots.lowenherz_2003.outlook import look_ahead
from coeurdelion.bots.lowenherz_2003.reasons import DRAWS, WORDING, step_reasons
from coeurdelion.bots.realm.choice import castle_of
from coeurdelion.bots.realm.reasons import castle_reasons
from coeurdelion.core.bot import Reason
from coeurdelion.games.lowenherz_2003.actions import Draw, Sell, Take
from coeurdelion.games.lowenherz_2003.state import PlaceCastle, PlaceKnight
from coeurdelion.games.realm.actions import Done


def explain(seen: SeenSteps) -> tuple[Reason, ...]:
    """Why a seat took an action, what it did next in mind."""
    before, after, seat = seen.before, seen.after, seen.seat
    action = seen.actions[0]
    match action:
        case Sell(card=card):
            return (Reason("reason-sells", {"card": card.code, "ducats": card.sale}),)
        case Take(card=card):
            return (Reason("reason-takes", {"card": card.code}),)
        case Draw():
            return (DRAWS,)
        case Done():
            return (ENOUGH,)
        case _ if isinstance(before.phase, PlaceCastle | PlaceKnight):
            surveys = look_ahead(before).survey, look_ahead(after).survey
            return castle_reasons(before.realm, after.realm, castle_of(before, action), seat, surveys, WORDING)
        case _:
            return step_reasons(before, after, seen.events, seat, look_ahead(before))
