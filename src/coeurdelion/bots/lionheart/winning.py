"""What the chances to win in Lionheart are told from."""

from __future__ import annotations

from pathlib import Path

from coeurdelion.bots.chance_guide import ChanceGuide, read_sharpness
from coeurdelion.bots.lionheart.coaching import CALM
from coeurdelion.bots.lionheart.evaluation import WEIGHTS, menace, terms
from coeurdelion.core import Seat
from coeurdelion.games.lionheart.numbers import ACTIONS
from coeurdelion.games.lionheart.state import BuildArmies, Orders, RollForAttack, State

PLACE = Path(__file__).with_name("winning.toml")


def worths(state: State) -> tuple[float, float]:
    """What a position is worth to both but for the danger to a King, as if whoever is in the middle of a turn ended it."""
    if isinstance(state.phase, BuildArmies):
        return 0.0, 0.0
    moved = _has_moved(state)
    worth = sum(WEIGHTS[name] * value for name, value in terms(state, moved, CALM).items() if name != "king")
    return (worth, -worth) if moved == 0 else (-worth, worth)


def perils(state: State) -> tuple[float, float]:
    """How likely the King of whoever has moved falls in the turn of the other."""
    if isinstance(state.phase, BuildArmies):
        return 0.0, 0.0
    moved = _has_moved(state)
    peril = menace(state, 1 - moved).king
    return (peril, 0.0) if moved == 0 else (0.0, peril)


def _has_moved(state: State) -> Seat:
    """Whose turn ends here or has ended."""
    match state.phase:
        case Orders(seat=seat, left=left):
            return 1 - seat if left == ACTIONS else seat
        case RollForAttack(seat=seat):
            return seat
        case _:
            return 0


GUIDE = ChanceGuide(worths, lambda _: 0.0, read_sharpness(PLACE), perils)
