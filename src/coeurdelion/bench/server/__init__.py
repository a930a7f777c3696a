"""The capacity of a server: scripted clients at live matches of Löwenherz 2003, measured in turn with boardgame.io."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import uvloop

from coeurdelion.bench.server import peer
from coeurdelion.bench.server.clients import ClientPool, Counts
from coeurdelion.bench.server.environment import allow_many_sockets, cores, pinned, prepare_matches
from coeurdelion.bench.server.process import Server
from coeurdelion.server.people.sessions import BEARER, COOKIE

MATCH_COUNTS = (100, 1000)
"""Numbers of concurrent matches; the first is the one that the goals are set for."""
ROUNDS = 4
"""Rounds in which our server and the peer are measured in turn, so that noise affects both alike."""
WARM_UP_S = 2.0
"""Seconds of play before the measurement."""
SPARE_MATCHES_PER_S = 3
"""Matches that are prepared for every second of play, to follow those that end."""
STEADY_MOVES_PER_S = 200.0
"""Moves per second at which acknowledgement times are measured."""
IDLE_TABLES = 10_000
"""Idle tables whose memory is measured."""
Figures = dict[str, Any]


def main(
    seconds: float, as_json: bool, without_peer: str = "", matches: Sequence[int] = MATCH_COUNTS, idle: int = IDLE_TABLES
) -> int:
    """Measure everything and print it, as one line of JSON if asked for; `without_peer` is printed if there is no peer."""
    allow_many_sockets()
    if without_peer and not peer.is_installed():
        _print_progress(without_peer)
    by_matches = {str(count): _measure_matches(count, seconds) for count in matches}
    programs = _measure_matches(matches[0], seconds, BEARER)
    figures = _summary(by_matches, _measure_idle(idle)) | {"programs": programs}
    if as_json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(name, value)
    return 1 if any(one["faults"] for one in (*by_matches.values(), programs)) else 0


def _summary(by_matches: dict[str, Figures], idle: Figures) -> Figures:
    """The figures that have goals first, then all others."""
    first = next(iter(by_matches.values()))
    named = ("moves_per_s", "ack_p50_ms", "ack_p99_ms", "cpu_us_per_move", "boardgame_io_moves_per_s", "ratio")
    head = {name: first[name] for name in named} | {"kib_per_idle_table": idle["kib_per_idle_table"]}
    return head | {"matches": by_matches, "idle": idle, "load_average": [round(load, 1) for load in os.getloadavg()]}


def _print_progress(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def _measure_idle(count: int) -> Figures:
    """The memory of idle tables, measured in a process of its own; no figure for a count of 0."""
    if not count:
        return {"kib_per_idle_table": None}
    _print_progress(f"idle {count}")
    command = [sys.executable, "-m", "coeurdelion.bench.server.idle", str(count)]
    output = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    figures: Figures = json.loads(output.splitlines()[-1])
    return figures


def _measure_matches(matches: int, seconds: float, kind: str = COOKIE) -> Figures:
    """Figures for this many concurrent matches, ours and the peer's in turn; servers on one core, clients on another."""
    _print_progress(f"matches {matches} {kind}")
    server_core, clients_core = cores()
    with ExitStack() as stack, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        path = Path(stack.enter_context(TemporaryDirectory())) / "tables.db"
        prepared = runner.run(prepare_matches(path, matches + int(SPARE_MATCHES_PER_S * (3 * seconds + WARM_UP_S)), kind))
        with pinned(server_core):
            server = stack.enter_context(closing(Server(path)))
        with pinned(clients_core):
            peer_server = (
                stack.enter_context(closing(peer.Peer(matches, cores()))) if peer.is_installed() and kind == COOKIE else None
            )
            empty = server.rss()
            pool = runner.run(_connect(server.port, prepared, matches))
            seated = server.rss()
            figures = _measure_rounds(server, pool, peer_server, runner, seconds)
            runner.run(pool.disconnect())
            return figures | {"kib_per_match": (seated - empty) // 1024 // matches}


async def _connect(port: int, prepared: list[Any], matches: int) -> ClientPool:
    pool = ClientPool(port, prepared)
    await pool.connect(matches)
    return pool


def _measure_rounds(
    server: Server, pool: ClientPool, peer_server: peer.Peer | None, runner: asyncio.Runner, seconds: float
) -> Figures:
    """Rounds of our server and of the peer in turn, then moves at a steady rate."""
    slice_ = seconds / ROUNDS
    runner.run(pool.play(WARM_UP_S))
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(_round(server, lambda: runner.run(pool.play(slice_))))
        if peer_server:
            theirs.append(_peer_round(peer_server, slice_))
    steady = runner.run(pool.play_steadily(seconds, STEADY_MOVES_PER_S))
    return _combine(ours, theirs, steady) | {"faults": pool.faults}


def _round(server: Server, play: Callable[[], Counts]) -> Figures:
    """The figures of one round of our server."""
    before = server.cpu()
    counts = play()
    cpu = server.cpu() - before
    return {
        "moves_per_s": len(counts.ack_times) / counts.seconds,
        "cpu_us_per_move": 1e6 * cpu / len(counts.ack_times),
        "full_load_ack_p50_ms": 1000 * _quantile(counts.ack_times, 0.5),
        "sizes": counts.sizes,
    }


def _peer_round(peer_server: peer.Peer, seconds: float) -> Figures:
    """The figures of one round of the peer."""
    output = peer_server.play(seconds)
    return {
        "moves_per_s": output["moves"] / output["seconds"],
        "cpu_us_per_move": output["cpu_us"] / output["moves"],
        "full_load_ack_p50_ms": output["ack_p50_ms"],
        "update_bytes": output["update_bytes"],
    }


def _combine(ours: list[Figures], theirs: list[Figures], steady: Counts) -> Figures:
    """The medians of all rounds, the spread of what is compared, and the ratios."""
    sizes = [size for one in ours for size in one["sizes"]]
    return {
        "moves_per_s": _median(ours, "moves_per_s"),
        "moves_per_s_spread": _spread(ours, "moves_per_s"),
        "ack_p50_ms": round(1000 * _quantile(steady.ack_times, 0.5), 2),
        "ack_p99_ms": round(1000 * _quantile(steady.ack_times, 0.99), 2),
        "steady_moves_per_s": round(len(steady.ack_times) / steady.seconds),
        "full_load_ack_p50_ms": _median(ours, "full_load_ack_p50_ms"),
        "cpu_us_per_move": _median(ours, "cpu_us_per_move"),
        "update_bytes": {str(share): _quantile(sizes, share) for share in (0.5, 0.99, 1)},
        "boardgame_io_moves_per_s": _median(theirs, "moves_per_s"),
        "boardgame_io_moves_per_s_spread": _spread(theirs, "moves_per_s"),
        "boardgame_io_cpu_us_per_move": _median(theirs, "cpu_us_per_move"),
        "boardgame_io_full_load_ack_p50_ms": _median(theirs, "full_load_ack_p50_ms"),
        "boardgame_io_update_bytes": _median(theirs, "update_bytes"),
        "ratio": _ratio(ours, theirs, "moves_per_s"),
        "cpu_ratio": _ratio(theirs, ours, "cpu_us_per_move"),
    }


def _median(rounds: list[Figures], name: str) -> float | None:
    return round(median(one[name] for one in rounds), 1) if rounds else None


def _spread(rounds: list[Figures], name: str) -> list[int]:
    return [round(one(figures[name] for figures in rounds)) for one in (min, max)] if rounds else []


def _ratio(rounds: list[Figures], others: list[Figures], name: str) -> float | None:
    """The median of the ratios of each round."""
    ratios = [one[name] / other[name] for one, other in zip(rounds, others, strict=False)]
    return round(median(ratios), 2) if ratios else None


def _quantile(values: Sequence[float], share: float) -> float:
    """The quantile of values below which this share of them lies."""
    return sorted(values)[int(share * (len(values) - 1))] if values else float("nan")
