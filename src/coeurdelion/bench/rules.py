"""The speed of the rules: uniform random play, measured in turn with the compiled core and with peers."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from coeurdelion.bench.compiled import bench_core, random_play
from coeurdelion.bench.peers import RandomPlay, peers
from coeurdelion.bots import BOTS
from coeurdelion.core import CHANCE, AnyGame, Seat
from coeurdelion.core.grid import Grid
from coeurdelion.core.random_play import pick
from coeurdelion.games import GAMES
from coeurdelion.native import core_of


def bench_rules(seconds: float, progress: Callable[[str], None]) -> dict[str, dict[str, float | None]]:
    """Actions per second of every game, of its compiled core and of peers, measured in turn so that noise affects all."""
    games: dict[str, RandomPlay] = {name: partial(_random_match, game) for name, game in GAMES.items()}
    cores = {_in_core(name): random_play(core) for name in GAMES if (core := core_of(name))}
    others = peers()
    speed = _speeds(games | cores | others, seconds, progress)
    peer = speed.get("catanatron")
    figures: dict[str, dict[str, float | None]] = {}
    for name, game in GAMES.items():
        progress(name)
        compiled = speed.get(_in_core(name))
        figures[name] = {
            "actions_per_s": round(speed[name]),
            "catanatron_ratio": round(speed[name] / peer, 2) if peer else None,
            "state_bytes": _state_bytes(game),
            "core_actions_per_s": round(compiled) if compiled else None,
            "core_ratio": round(compiled / speed[name], 1) if compiled else None,
            **bench_core(game, seconds / 4),
        }
    return figures | {name: {"actions_per_s": round(speed[name])} for name in others}


def _in_core(name: str) -> str:
    return f"{name} core"


def _speeds(players: dict[str, RandomPlay], seconds: float, progress: Callable[[str], None]) -> dict[str, float]:
    """Actions per second of each player, in processor time."""
    counts = dict.fromkeys(players, 0)
    times = dict.fromkeys(players, 0.0)
    rngs = {name: random.Random(1997) for name in players}
    for play, rng in zip(players.values(), rngs.values(), strict=True):
        play(rng)
    while min(times.values()) < seconds:
        name = min(times, key=times.__getitem__)  # whoever was measured least, so that all are measured at all times
        begun = time.process_time()
        counts[name] += players[name](rngs[name])
        times[name] += time.process_time() - begun
        progress(name)
    return {name: counts[name] / times[name] for name in players}


MAX_PLAYOUT_ACTIONS = 12
"""Actions of one playout of the search measurement."""


def bench_search(seconds: float) -> dict[str, dict[str, float | None]]:
    """The speed that a tree search would have: views of a match dealt out, played on for a few actions, evaluated."""
    return {name: _search(GAMES[name], bots.evaluate, seconds) for name, bots in BOTS.items()}


def _search(game: AnyGame, evaluate: Callable[[Any, Seat], float], seconds: float) -> dict[str, float | None]:
    """Playouts per second, and the microseconds of each part of a playout."""
    views = _views(game)
    rng = random.Random(2)
    spent = dict.fromkeys(("deal", "actions", "evaluation"), 0.0)
    playouts = actions = 0
    while sum(spent.values()) < seconds:
        view = rng.choice(views)
        begun = time.process_time()
        state: Any = game.deal(view, rng)
        dealt = time.process_time()
        for _ in range(MAX_PLAYOUT_ACTIONS):
            if not (seats := game.to_act(state)):
                break
            state, _events = game.apply(state, seats[0], pick(game, state, seats[0], rng))
            actions += 1
        acted = time.process_time()
        evaluate(state, view.seat)
        spent["evaluation"] += time.process_time() - acted
        spent["actions"] += acted - dealt
        spent["deal"] += dealt - begun
        playouts += 1
    return {
        "playouts_per_s": round(playouts / sum(spent.values())),
        "playouts_per_s_unevaluated": round(playouts / (spent["deal"] + spent["actions"])),
        "deal_us": round(1e6 * spent["deal"] / playouts, 1),
        "action_us": round(1e6 * spent["actions"] / actions, 1),
        "evaluation_us": round(1e6 * spent["evaluation"] / playouts, 1),
    }


def _views(game: AnyGame) -> list[Any]:
    """The view of the seat to act at each decision of a match between keen players."""
    rng = random.Random(7)
    state: Any = game.start(game.colours[: game.seats[-1]], {})
    views = []
    while seats := game.to_act(state):
        if seats[0] != CHANCE:
            views.append(game.redact(state, seats[0]))
        state, _ = game.apply(state, seats[0], pick(game, state, seats[0], rng, BOTS[game.id].keen))
    return views


def _random_match(game: AnyGame, rng: random.Random) -> int:
    """Play one random match, of a random number of players; the number of its actions."""
    colours = game.colours[: rng.choice(game.seats)]
    state: Any = game.start(colours, {})
    count = 0
    while seats := game.to_act(state):
        state, _ = game.apply(state, seats[0], pick(game, state, seats[0], rng))
        count += 1
    return count


def _state_bytes(game: AnyGame) -> int:
    """The bytes of the largest state of a random match, without the objects that all its states share."""
    rng = random.Random(2003)
    state: Any = game.start(game.colours[: game.seats[-1]], {})
    shared: set[int] = set()
    _size(state, shared, shared_only=True)
    largest = 0
    while seats := game.to_act(state):
        state, _ = game.apply(state, seats[0], pick(game, state, seats[0], rng))
        largest = max(largest, _size(state, set(shared), shared_only=False))
    return largest


def _size(value: Any, seen: set[int], *, shared_only: bool) -> int:
    """The bytes of a value and of everything it refers to, each object counted once."""
    if id(value) in seen or isinstance(value, Grid):
        return 0
    seen.add(id(value))
    total = sys.getsizeof(value)
    if isinstance(value, tuple | frozenset):
        total += sum(_size(entry, seen, shared_only=shared_only) for entry in value)
    for name in getattr(value, "__slots__", ()):
        total += _size(getattr(value, name), seen, shared_only=shared_only)
    return total
