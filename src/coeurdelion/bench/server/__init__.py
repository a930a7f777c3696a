"""How much a server carries: scripted players at live matches of Löwenherz 2003, in one run with boardgame.io."""

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
from coeurdelion.bench.server.clients import Counts, Crowd
from coeurdelion.bench.server.environment import allow_many_sockets, cores, pinned, set_up
from coeurdelion.bench.server.process import Server
from coeurdelion.server.people.sessions import BEARER, COOKIE

MATCHES = (100, 1000)
"""Live matches at the same time; the first is the one that the goals speak of."""
ROUNDS = 4
"""Ours and the peer are measured in turn, so often, so that noise hits both alike."""
WARM_UP = 2.0
SPARE = 3
"""So many matches a second can end and be followed by another, for every second of play."""
RATE = 200.0
"""Moves a second at which acknowledgements are timed."""
IDLE = 10_000
"""So many tables that nobody plays at are loaded."""
Figures = dict[str, Any]


def main(seconds: float, as_json: bool, without_peer: str = "", matches: Sequence[int] = MATCHES, idle: int = IDLE) -> int:
    """Measure everything and print it, as one line of JSON if asked for; `without_peer` is said if the peer is missing."""
    allow_many_sockets()
    if without_peer and not peer.is_installed():
        _say(without_peer)
    by_matches = {str(count): _carried(count, seconds) for count in matches}
    programs = _carried(matches[0], seconds, BEARER)
    figures = _summary(by_matches, _idle(idle)) | {"programs": programs}
    if as_json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(name, value)
    return 1 if any(one["faults"] for one in (*by_matches.values(), programs)) else 0


def _summary(by_matches: dict[str, Figures], idle: Figures) -> Figures:
    """The figures that the goals speak of first, then all others."""
    first = next(iter(by_matches.values()))
    named = ("moves_per_s", "ack_p50_ms", "ack_p99_ms", "cpu_us_per_move", "boardgame_io_moves_per_s", "ratio")
    head = {name: first[name] for name in named} | {"kib_per_idle_table": idle["kib_per_idle_table"]}
    return head | {"matches": by_matches, "idle": idle, "load_average": [round(load, 1) for load in os.getloadavg()]}


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def _idle(count: int) -> Figures:
    """What tables cost that nobody plays at, measured in a process of their own; nothing of none."""
    if not count:
        return {"kib_per_idle_table": None}
    _say(f"idle {count}")
    command = [sys.executable, "-m", "coeurdelion.bench.server.idle", str(count)]
    told = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    figures: Figures = json.loads(told.splitlines()[-1])
    return figures


def _carried(matches: int, seconds: float, kind: str = COOKIE) -> Figures:
    """So many live matches, ours and the peer's in turn, each server on one core and its players on another."""
    _say(f"matches {matches} {kind}")
    server_core, players_core = cores()
    with ExitStack() as stack, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        path = Path(stack.enter_context(TemporaryDirectory())) / "tables.db"
        settings = runner.run(set_up(path, matches + int(SPARE * (3 * seconds + WARM_UP)), kind))
        with pinned(server_core):
            server = stack.enter_context(closing(Server(path)))
        with pinned(players_core):
            rival = (
                stack.enter_context(closing(peer.Peer(matches, cores()))) if peer.is_installed() and kind == COOKIE else None
            )
            empty = server.rss()
            crowd = runner.run(_come(server.port, settings, matches))
            seated = server.rss()
            figures = _measured(server, crowd, rival, runner, seconds)
            runner.run(crowd.leave())
            return figures | {"kib_per_match": (seated - empty) // 1024 // matches}


async def _come(port: int, settings: list[Any], matches: int) -> Crowd:
    crowd = Crowd(port, settings)
    await crowd.come(matches)
    return crowd


def _measured(server: Server, crowd: Crowd, rival: peer.Peer | None, runner: asyncio.Runner, seconds: float) -> Figures:
    """Rounds of ours and of the peer in turn, then moves at a steady rate."""
    slice_ = seconds / ROUNDS
    runner.run(crowd.play(WARM_UP))
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(_timed(server, lambda: runner.run(crowd.play(slice_))))
        if rival:
            theirs.append(_rival_timed(rival, slice_))
    steady = runner.run(crowd.play_steadily(seconds, RATE))
    return _put_together(ours, theirs, steady) | {"faults": crowd.faults}


def _timed(server: Server, play: Callable[[], Counts]) -> Figures:
    """A round of ours."""
    before = server.cpu()
    counts = play()
    cpu = server.cpu() - before
    return {
        "moves_per_s": len(counts.waited) / counts.seconds,
        "cpu_us_per_move": 1e6 * cpu / len(counts.waited),
        "full_load_ack_p50_ms": 1000 * _share(counts.waited, 0.5),
        "sizes": counts.sizes,
    }


def _rival_timed(rival: peer.Peer, seconds: float) -> Figures:
    """A round of the peer."""
    told = rival.play(seconds)
    return {
        "moves_per_s": told["moves"] / told["seconds"],
        "cpu_us_per_move": told["cpu_us"] / told["moves"],
        "full_load_ack_p50_ms": told["ack_p50_ms"],
        "update_bytes": told["update_bytes"],
    }


def _put_together(ours: list[Figures], theirs: list[Figures], steady: Counts) -> Figures:
    """The medians of the rounds, the spread of what is compared, and the ratios."""
    sizes = [size for one in ours for size in one["sizes"]]
    return {
        "moves_per_s": _median(ours, "moves_per_s"),
        "moves_per_s_spread": _spread(ours, "moves_per_s"),
        "ack_p50_ms": round(1000 * _share(steady.waited, 0.5), 2),
        "ack_p99_ms": round(1000 * _share(steady.waited, 0.99), 2),
        "steady_moves_per_s": round(len(steady.waited) / steady.seconds),
        "full_load_ack_p50_ms": _median(ours, "full_load_ack_p50_ms"),
        "cpu_us_per_move": _median(ours, "cpu_us_per_move"),
        "update_bytes": {str(share): _share(sizes, share) for share in (0.5, 0.99, 1)},
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
    """The median of the ratios, round by round."""
    ratios = [one[name] / other[name] for one, other in zip(rounds, others, strict=False)]
    return round(median(ratios), 2) if ratios else None


def _share(values: Sequence[float], share: float) -> float:
    """The value below which this share of all lies."""
    return sorted(values)[int(share * (len(values) - 1))] if values else float("nan")
