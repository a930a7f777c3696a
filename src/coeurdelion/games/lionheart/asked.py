"""What the seat to act is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from coeurdelion.core import Param, Seat
from coeurdelion.games.lionheart.state import BuildArmies, Orders, Over, Phase, RollForAttack, RollForFirst, State


def asked(state: State, seat: Seat) -> tuple[str, Mapping[str, Param]]:
    """The key of the question to the seat to act, and what its sentence needs."""
    return question(state.phase)


def question(phase: Phase) -> tuple[str, Mapping[str, Param]]:
    """What is asked in a phase."""
    match phase:
        case BuildArmies():
            return "ask-army", {}
        case Orders(left=left):
            return "ask-orders", {"left": left}
        case RollForFirst() | RollForAttack():
            return "ask-chance", {}
        case Over():
            return "ask-over", {}
        case _ as unreachable:
            assert_never(unreachable)
