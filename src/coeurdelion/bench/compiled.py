"""The speed of the compiled core: random play, playouts that are evaluated, two threads, the way from Python and back."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from coeurdelion.bots import BOTS
from coeurdelion.core import CHANCE, AnyGame
from coeurdelion.core.random_play import pick
from coeurdelion.native import Core, core_of

MATCHES = 256
"""Matches that are played side by side."""
LONG = 1 << 40
"""More actions than any match has."""
PLAYOUTS, PLIES = 500, 12


def random_play(core: Core) -> Callable[[random.Random], int]:
    """Plays random matches of a game, of all numbers of players, in the core; how many actions that were."""
    from coeurdelion.native.batch import Batch

    batch = Batch(core, starts(core))
    begun = batch.states.copy()

    def play(rng: random.Random) -> int:
        batch.states = begun.copy()
        return int(batch.play(LONG, rng.getrandbits(64)).sum())

    return play


def starts(core: Core) -> list[bytes]:
    """Matches that have not begun, of all numbers of players."""
    game = core.game
    packed = [core.packing.pack(game.start(game.colours[:players], {})) for players in game.seats]
    return [packed[number % len(packed)] for number in range(MATCHES)]


def bench_core(game: AnyGame, seconds: float) -> dict[str, float]:
    """What is measured of a game's core beside its random play; nothing if it has none."""
    core = core_of(game.id)
    if core is None:
        return {}
    states = _decisions(game)
    return {
        "core_playouts_per_s": round(_playouts(core, states, seconds)),
        "core_two_threads": round(_speed_up(core, seconds), 2),
        "core_pack_us": round(_per_call(core.packing.pack, [(state,) for state in states], seconds), 1),
        "core_unpack_us": round(
            _per_call(core.packing.unpack, [(core.packing.pack(state), state) for state in states], seconds), 1
        ),
        "core_state_bytes": core.state_size,
    }


def _decisions(game: AnyGame) -> list[Any]:
    """The states of a match between keen players in which a seat is to act."""
    rng = random.Random(7)
    state: Any = game.start(game.colours[: game.seats[-1]], {})
    states = []
    while seats := game.to_act(state):
        if seats[0] != CHANCE:
            states.append(state)
        state, _ = game.apply(state, seats[0], pick(game, state, seats[0], rng, BOTS[game.id].keen))
    return states


def _playouts(core: Core, states: Sequence[Any], seconds: float) -> float:
    """Worlds dealt from what a seat knows, played on and evaluated, a second."""
    rng, spent, count = random.Random(2), 0.0, 0
    weights = [1.0] * len(core.terms)
    while spent < seconds:
        state = rng.choice(states)
        seat = core.game.to_act(state)[0]
        known = core.redact(core.packing.pack(state), seat)
        begun = time.process_time()
        core.playouts(known, seat, PLAYOUTS, PLIES, weights, rng.getrandbits(64))
        spent += time.process_time() - begun
        count += PLAYOUTS
    return count / spent


def _speed_up(core: Core, seconds: float) -> float:
    """How many times as fast two threads play as one, by the clock; 0 where there is only one processor."""
    from coeurdelion.native.batch import Batch

    if (os.cpu_count() or 1) < 2:
        return 0.0
    packed, spent = starts(core) * 4, {1: 0.0, 2: 0.0}
    while min(spent.values()) < seconds:
        for threads in spent:
            batch = Batch(core, packed, threads)
            begun = time.perf_counter()
            batch.play(LONG, 1)
            spent[threads] += time.perf_counter() - begun
    return spent[1] / spent[2]


def _per_call(function: Callable[..., Any], arguments: Sequence[tuple[Any, ...]], seconds: float) -> float:
    """Microseconds a call."""
    spent, count = 0.0, 0
    while spent < seconds / 4:
        begun = time.process_time()
        for one in arguments:
            function(*one)
        spent += time.process_time() - begun
        count += len(arguments)
    return 1e6 * spent / count
