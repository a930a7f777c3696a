"""How the coach judges Löwenherz 2003."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from coeurdelion.bots.coach_guide import CoachGuide, Parts, PartWords, Promise
from coeurdelion.bots.lowenherz_2003.evaluation import WEIGHTS, terms
from coeurdelion.bots.lowenherz_2003.outlook import Outlook, look_ahead
from coeurdelion.bots.lowenherz_2003.squire import NEXT_TURN_SHARE, hand_value, refill_values
from coeurdelion.bots.realm.choice import RealmMind
from coeurdelion.bots.realm.coaching import split_points
from coeurdelion.core import Seat
from coeurdelion.core.choices import Choices
from coeurdelion.games.lowenherz_2003 import scores
from coeurdelion.games.lowenherz_2003.actions import Action
from coeurdelion.games.lowenherz_2003.state import DeserterLeaves, DrawCard, Over, Refill, State

MAX_CARD_WORTH = 12.0
"""The most that a card in hand counts, in points, also if it would win the match."""


def turn(state: State) -> Seat | None:
    """Whose turn it is: also while another chooses a deserter in it, or chance draws a card."""
    match state.phase:
        case DeserterLeaves(winner=seat) | DrawCard(to=seat):
            return seat
        case phase:
            return phase.seat


def parts(state: State, seat: Seat) -> Parts:
    """What a state is worth, with the best of the cards in hand."""
    mind = _mind(state, seat)
    found = {name: WEIGHTS[name] * value for name, value in terms(state, seat, mind.outlook).items()}
    hand = 0.0 if isinstance(state.phase, Over) else _later(hand_value(mind))
    return {**split_points(found, scores(state), seat), "hand": hand}


def _later(worth: float) -> float:
    """What a card counts that can be used in a later turn, if nobody has ended the match by then."""
    return NEXT_TURN_SHARE * min(worth, MAX_CARD_WORTH)


def _mind(state: State, seat: Seat) -> RealmMind[State, Outlook]:
    return RealmMind(state, seat, look_ahead(state), Random(0))


def promises(state: State, seat: Seat, legal: Choices[Action]) -> Mapping[Action, Promise]:
    """What each card that can be taken or drawn now promises for the turns to come."""
    if not isinstance(state.phase, Refill):
        return {}
    values = refill_values(_mind(state, seat), list(legal))
    return {action: Promise({"hand": _later(value)}) for action, value in values.items()}


GUIDE = CoachGuide(
    turn=turn,
    parts=parts,
    words={
        "won": PartWords("coach-won", WEIGHTS["won"]),
        "points": PartWords("coach-points"),
        "rivals": PartWords("coach-rivals"),
        "prospects": PartWords("coach-l03-prospects"),
        "room": PartWords("coach-l03-room"),
        "pressure": PartWords("coach-l03-pressure"),
        "garrison": PartWords("coach-l03-garrison"),
        "income": PartWords("coach-l03-income"),
        "monopoly": PartWords("coach-l03-monopoly"),
        "ducats": PartWords("coach-ducats"),
        "bonus": PartWords("coach-l03-bonus"),
        "hand": PartWords("coach-l03-hand"),
    },
    grave=2.5,
    telling=1.25,
    promises=promises,
)
