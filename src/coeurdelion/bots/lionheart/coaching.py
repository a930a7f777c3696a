"""How the coach judges Lionheart."""

from __future__ import annotations

from coeurdelion.bots.coach_guide import CoachGuide, Parts, PartWords
from coeurdelion.bots.lionheart.evaluation import CHECK_SHARE, WEIGHTS, evaluate, menace, terms
from coeurdelion.bots.lionheart.foresight import outcomes
from coeurdelion.core import Seat
from coeurdelion.games.lionheart.state import Over, State

CALM = 1.0
"""The eagerness by which a position is judged: nobody is told to come to blows."""


def parts(state: State, seat: Seat) -> Parts:
    """What a position is worth, the danger for the own King apart from the one for the other's."""
    if isinstance(state.phase, Over):
        return {"won": evaluate(state, seat)}
    found = {name: WEIGHTS[name] * value for name, value in terms(state, seat, CALM).items()}
    check = WEIGHTS["king"] * CHECK_SHARE * menace(state, seat).king
    return {**found, "king": found["king"] - check, "check": check}


GUIDE = CoachGuide(
    turn=lambda state: state.turn,
    parts=parts,
    words={
        "won": PartWords("coach-lh-won", WEIGHTS["won"] / 100),
        "king": PartWords("coach-lh-king", -WEIGHTS["king"] / 100),
        "figures": PartWords("coach-lh-figures"),
        "threats": PartWords("coach-lh-threats"),
        "arrows": PartWords("coach-lh-arrows"),
        "hunt": PartWords("coach-lh-hunt"),
        "advance": PartWords("coach-lh-advance"),
        "facing": PartWords("coach-lh-facing"),
        "footing": PartWords("coach-lh-footing"),
        "bribes": PartWords("coach-lh-bribes"),
    },
    grave=7.0,
    telling=2.0,
    outcomes=outcomes,
)
