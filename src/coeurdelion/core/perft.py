"""Counting positions, to compare two implementations of the same rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from coeurdelion.core.game import AnyGame
from coeurdelion.core.seat import CHANCE


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """How many sequences of so many actions the rules allow from here, outcomes of chance counted once each."""
    if depth == 0:
        return 1
    total = 0
    for seat in game.to_act(state):
        actions: Iterable[Any] = game.odds(state) if seat == CHANCE else game.legal(state, seat)
        for action in actions:
            total += perft(game, game.apply(state, seat, action)[0], depth - 1)
    return total
