"""A server under hostile files: how long others wait while ten clients open, fork and verify the worst it accepts."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from itertools import count
from random import Random
from typing import NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from proofs.hostile_files import worst_accepted
from tests.server.process import Server, Visitor

CLIENTS = 10
TIMEOUT_S = 60.0


class Waited(NamedTuple):
    """How long answers took, in milliseconds: the median, the 99th percentile, the longest, and how many there were."""

    median_ms: float
    p99_ms: float
    longest_ms: float
    answers: int


class Figures(NamedTuple):
    """What others waited for during an attack, and how many requests the attackers got through."""

    health: Waited
    moves: Waited
    attacks: int


def waited(seconds: list[float]) -> Waited:
    """Times as figures."""
    ordered = sorted(one * 1000 for one in seconds)
    return Waited(ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)], ordered[-1], len(ordered))


def measure(server: Server, seconds: float, files: Iterable[tuple[str, str]] | None = None) -> Figures:
    """Import the worst accepted files, attack a server with them for so long, and measure what others wait for."""
    mallory = Visitor(server, "Mallory")
    mallory.http.timeout = httpx.Timeout(TIMEOUT_S)
    matches = [mallory.post("/api/import", file=text)["id"] for _, text in files or worst_accepted()]
    attacks, over = count(), threading.Event()
    clients = [
        partial(_attack, server, mallory, matches[number % len(matches) :], over, attacks) for number in range(CLIENTS)
    ]
    with _running(clients, over):
        health, moves = _bystanders(server, seconds)
    return Figures(waited(health), waited(moves), next(attacks))


def _attack(server: Server, mallory: Visitor, matches: Sequence[str], over: threading.Event, done: Iterator[int]) -> None:
    """What one client does, again and again: open a match as a replay and at its table, verify it, fork it."""
    with httpx.Client(base_url=server.address, cookies=dict(mallory.http.cookies), timeout=TIMEOUT_S) as http:
        for round_, match in ((round_, match) for round_ in count() for match in matches):
            players = len(http.get(f"/api/matches/{match}").json()["players"])
            seats = [{"kind": "me"}] + [{"kind": "here"}] * (players - 1)
            page = f"frames/{round_ % 90}?count={1 + round_ % 99}"  # each time one that is not known yet
            for path in ("replay", page, "verify"):
                _try(over, done, lambda path=path, match=match: http.get(f"/api/matches/{match}/{path}"))  # type: ignore[misc]
            body = {"entry": 30, "seats": seats}
            _try(over, done, lambda body=body, match=match: http.post(f"/api/matches/{match}/fork", json=body))  # type: ignore[misc]
            _try(over, done, lambda match=match: mallory.watch(match).connection.close())  # type: ignore[misc]
            if over.is_set():
                return


def _try(over: threading.Event, done: Iterator[int], attack: Callable[[], object]) -> None:
    if not over.is_set():
        with suppress(httpx.HTTPError, OSError, TimeoutError, WebSocketException):
            attack()
        next(done)


@contextmanager
def _running(works: Sequence[Callable[[], None]], over: threading.Event) -> Iterator[None]:
    threads = [threading.Thread(target=work, daemon=True) for work in works]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        over.set()
        for thread in threads:
            thread.join(TIMEOUT_S)


def _bystanders(server: Server, seconds: float) -> tuple[list[float], list[float]]:
    """How long /health took, and how long the moves of someone at another table, in turn."""
    ada, rng = Visitor(server, "Ada"), Random(1)
    ada.http.timeout = httpx.Timeout(TIMEOUT_S)
    health: list[float] = []
    moves: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        table = ada.watch(ada.make("me", "bot")["id"])
        update = table.next("update")
        while time.monotonic() < until and not update["result"]:
            if question := update["question"]:
                began = time.perf_counter()
                line = rng.choice(question["legal"])
                table.send(type="act", seat=update["view"]["seat"], question=question["number"], line=line)
                table.next("done", "no", "stale")
                moves.append(time.perf_counter() - began)
            began = time.perf_counter()
            ada.http.get("/health")
            health.append(time.perf_counter() - began)
            update = table.next("update")
        table.close()
    return health, moves
