"""The level `squire` of Lionheart: it weighs both actions of its turn by the odds."""

from __future__ import annotations

from coeurdelion.bots.common_reasons import ONLY
from coeurdelion.bots.lionheart.army import build_army
from coeurdelion.bots.lionheart.foresight import Path, paths
from coeurdelion.bots.lionheart.reasons import told
from coeurdelion.bots.lionheart.tastes import terms_of
from coeurdelion.core.bot import BotChoice, BotRequest
from coeurdelion.games.lionheart import deal
from coeurdelion.games.lionheart.actions import END, Action
from coeurdelion.games.lionheart.state import BuildArmies

MIN_GAIN = 0.01
"""What an action must gain, in figures of infantry, to be better than to end the turn."""


def squire(request: BotRequest) -> BotChoice:
    """The choice of a player who attacks with the odds, guards the King and keeps out of the archers' way."""
    state, seat = deal(request.view, request.rng), request.view.seat
    if isinstance(state.phase, BuildArmies):
        return build_army(state, seat, request.rng)
    actions: list[Action] = list(request.legal)
    if len(actions) == 1:
        return BotChoice(actions[0], (ONLY,))
    found = paths(state, seat, actions, terms_of(request.character))
    best = max(found, key=lambda path: (liking(path), request.rng.random()))
    return BotChoice(best.action, told(state, seat, best))


def liking(path: Path) -> float:
    """What a path is worth; what gains next to nothing is left undone."""
    return round(path.value + (MIN_GAIN if path.action is END else 0.0), 6)
