"""Ways to pick an action that need no thought: uniformly, and for chance by the odds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from coeurdelion.core import CHANCE, AnyGame, Seat

Chooser = Callable[[AnyGame, Any, Seat, Random], Any]


def by_odds(game: AnyGame, state: Any, rng: Random) -> Any:
    """What chance does, as likely as its weight."""
    odds = game.odds(state)
    return rng.choices(list(odds), list(odds.values()))[0]


def uniformly(game: AnyGame, state: Any, seat: Seat, rng: Random) -> Any:
    """Any legal action, all as likely."""
    legal = game.legal(state, seat)
    return legal[int(rng.random() * len(legal))]


def pick(game: AnyGame, state: Any, seat: Seat, rng: Random, choose: Chooser = uniformly) -> Any:
    """What the seat to act does."""
    return by_odds(game, state, rng) if seat == CHANCE else choose(game, state, seat, rng)
