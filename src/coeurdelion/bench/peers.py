"""Other programs that the rules are measured beside, those that are installed: random matches of their games."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

RandomPlay = Callable[[random.Random], int]
"""Plays something at random; how many actions that were."""
SPIELS = ("backgammon", "breakthrough", "gin_rummy", "hex")
"""Games of OpenSpiel in C++ that are as long as ours, with dice, with cards and without either."""
ROLLOUTS, SIMULATIONS = 20, 5
MEASURED_MATCHES = 200


def peers() -> dict[str, RandomPlay]:
    """What plays each peer's game, by its name."""
    catanatron = _catanatron()
    return {**({"catanatron": catanatron} if catanatron else {}), **_open_spiel()}


def _catanatron() -> RandomPlay | None:
    """Plays a random match of Catanatron; None if it is not installed."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None

    def play(rng: random.Random) -> int:
        colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
        random.seed(rng.random())
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        return len(game.state.actions)

    return play


def _open_spiel() -> dict[str, RandomPlay]:
    """Play random matches of OpenSpiel's games inside its C++, by its tree search; none if it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return {}
    return {f"openspiel-{name}": _rollouts(pyspiel, name) for name in SPIELS}


def _rollouts(pyspiel: Any, name: str) -> RandomPlay:
    """Random matches of one game from its first decision, counted by their average length."""
    game, rng = pyspiel.load_game(name), random.Random(1)
    length = sum(_random_match(game, rng) for _ in range(MEASURED_MATCHES)) / MEASURED_MATCHES
    start = game.new_initial_state()
    while start.is_chance_node():
        _act(start, rng)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    searcher = pyspiel.MCTSBot(game, evaluator, 1.0, SIMULATIONS, 1, False, 1, False)

    def play(_rng: random.Random) -> int:
        searcher.step(start)
        return round(ROLLOUTS * SIMULATIONS * length)

    return play


def _random_match(game: Any, rng: random.Random) -> int:
    """The actions of one match, chance's among them."""
    state, count = game.new_initial_state(), 0
    while not state.is_terminal():
        _act(state, rng)
        count += 1
    return count


def _act(state: Any, rng: random.Random) -> None:
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))
