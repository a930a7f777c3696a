"""The level `squire` of Lionheart: it weighs both actions of its turn by the odds."""

from __future__ import annotations

from coeurdelion.bots.army_lionheart import build_army
from coeurdelion.bots.foresight_lionheart import Path, paths
from coeurdelion.bots.reasons_lionheart import ONLY, told
from coeurdelion.core.bot import Choice, Question
from coeurdelion.games.lionheart import deal
from coeurdelion.games.lionheart.actions import END, Action
from coeurdelion.games.lionheart.state import BuildArmies

IDLE = 0.01
"""What anything must gain to be better than to end the turn."""


def squire(question: Question) -> Choice:
    """The choice of a player who attacks with the odds, guards the King and keeps out of the archers' way."""
    state, seat = deal(question.view, question.rng), question.view.seat
    if isinstance(state.phase, BuildArmies):
        return build_army(state, seat, question.rng)
    actions: list[Action] = list(question.legal)
    if len(actions) == 1:
        return Choice(actions[0], (ONLY,))
    best = max(paths(state, seat, actions), key=lambda path: (_liking(path), question.rng.random()))
    return Choice(best.action, told(state, seat, best))


def _liking(path: Path) -> float:
    """What a path is worth; what gains next to nothing is left undone."""
    return round(path.value + (IDLE if path.action is END else 0.0), 6)
