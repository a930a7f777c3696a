"""What princes say to each other beside their proposals: ready phrases, and which of them a bot says with what it does.

A bot's phrase follows from what a spectator sees and from its public action: it tells nothing of its price or its cards.
"""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.games.lowenherz_1997.actions import Accept, Action, Ask, Fight, Offer
from coeurdelion.games.lowenherz_1997.numbers import PROPOSALS
from coeurdelion.games.lowenherz_1997.state import Negotiation, Proposal
from coeurdelion.games.lowenherz_1997.view import View

TOO_MUCH, TOO_LITTLE, FAIR, SHAKE_HANDS, LAST_WORD = "too-much", "too-little", "fair", "shake-hands", "last-word"
RATHER_FIGHT, REGRET, WELL_BARGAINED, THANKS, THINK = "rather-fight", "regret", "well-bargained", "thanks", "think"
READY_PHRASES = (
    FAIR,
    TOO_MUCH,
    TOO_LITTLE,
    THINK,
    SHAKE_HANDS,
    LAST_WORD,
    RATHER_FIGHT,
    REGRET,
    WELL_BARGAINED,
    THANKS,
)
FAR, NEAR = 3, 1
"""Ducats between two proposals that are worth a word: from so many on they are far apart, up to so many close."""
LAST_PROPOSALS = 2
"""The last proposals of a negotiation are the last words of their princes."""


def bot_phrase(view: View, seat: Seat, action: Action) -> str:
    """The phrase that a bot says with an action in a negotiation, by what a spectator saw before it; empty for none."""
    phase = view.phase
    if not isinstance(phase, Negotiation) or phase.seat != seat:
        return ""
    either = (view.round + view.row) % 2  # not always the same words, and nothing that a spectator could not work out
    match action:
        case Accept():
            return (THANKS, WELL_BARGAINED, FAIR)[(view.round + view.row) % 3]
        case Fight():
            return (RATHER_FIGHT, REGRET)[either] if phase.made else RATHER_FIGHT
        case Offer() | Ask():
            return _with_proposal(phase, action)
        case _:
            return ""


def _with_proposal(phase: Negotiation, action: Offer | Ask) -> str:
    if phase.made >= PROPOSALS - LAST_PROPOSALS:
        return LAST_WORD
    last = phase.last
    if last is None or last.is_offer == isinstance(action, Offer):  # nothing to answer yet, or both want to act
        return ""
    return _about(last, action.ducats)


def _about(last: Proposal, ducats: int) -> str:
    """What is said of another's proposal with an own one by which the same prince would act."""
    apart = abs(ducats - last.ducats)
    if apart <= NEAR:
        return SHAKE_HANDS
    if apart < FAR:
        return ""
    return TOO_LITTLE if last.is_offer else TOO_MUCH
