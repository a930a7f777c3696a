"""A bystander in a process of its own: asks for the health, moves at its own table, and notes how long each takes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from random import Random

import httpx

from proofs.attacks.guest import Guest, Socket, two_players
from proofs.attacks.target import Place

INTERVAL_S = 0.02
"""Seconds between two questions of the bystander."""
NICENESS = 10
"""Added to the scheduling priority of attackers."""
MAX_DELAY_S = 0.1
"""Seconds that an attack may delay others."""
FIRST_ADDRESS = 900
"""The bystanders' addresses; no attacker has one of them."""


@dataclass
class Delays:
    """How long the bystander waited, in seconds; `refused` counts moves and questions without the answer they deserve."""

    health: list[float] = field(default_factory=list)
    moves: list[float] = field(default_factory=list)
    refused: int = 0

    def at(self, share: float) -> float:
        """What this share of all answers took at most; the worse of health and moves."""
        return max(_quantile(self.health, share), _quantile(self.moves, share))

    def __str__(self) -> str:
        health, moves = (f"{_quantile(one, 0.99) * 1000:.0f} ms" for one in (self.health, self.moves))
        counts = f"{len(self.health)} + {len(self.moves)} asked"
        return f"p99 health {health}, moves {moves}, longest {self.at(1) * 1000:.0f} ms, {counts}, {self.refused} refused"


def _quantile(values: list[float], share: float) -> float:
    ordered = sorted(values) or [float("inf")]
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


@contextmanager
def standing_by(target: Place) -> Iterator[Delays]:
    """A bystander for as long as an attack lasts; its delays are complete afterwards."""
    delays = Delays()
    words = [sys.executable, "-m", "proofs.attacks.bystander", str(target.port)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin
        assert process.stdout
        try:
            if process.stdout.readline().strip() != "ready":
                raise RuntimeError("the bystander found no seat")
            yield delays
        finally:
            process.stdin.close()
            told = json.loads(process.stdout.read() or "{}")
            delays.health, delays.moves = told.get("health", []), told.get("moves", [])
            delays.refused = told.get("refused", 0)


def alone(target: Place, seconds: float = 2.0) -> Delays:
    """How long a bystander waits while nothing else happens."""
    with standing_by(target) as delays:
        time.sleep(seconds)
    return delays


def is_calm(before: Delays, during: Delays) -> bool:
    """Whether an attack delayed a bystander by little, and cost it no answer."""
    return during.at(0.99) - before.at(0.99) <= MAX_DELAY_S and during.refused == 0


@contextmanager
def from_elsewhere() -> Iterator[None]:
    """Lowers the priority of this thread meanwhile: a real attacker does not take the processor away from the server."""
    os.setpriority(os.PRIO_PROCESS, 0, NICENESS)
    try:
        yield
    finally:
        with suppress(PermissionError):  # only root may raise it again
            os.setpriority(os.PRIO_PROCESS, 0, 0)


class _Bystander:
    """Two guests who play against each other, and someone who asks for the health."""

    def __init__(self, port: int) -> None:
        self.delays = Delays()
        self.over = threading.Event()
        self._target = Place(port)

    def run(self) -> None:
        self._sit_down()
        print("ready", flush=True)
        asking = threading.Thread(target=self._ask_health)
        asking.start()
        threading.Thread(target=self._wait_for_end, daemon=True).start()
        while not self.over.is_set():
            self._move()
        asking.join()

    def _sit_down(self) -> None:
        ada, bob, match = two_players(self._target, (FIRST_ADDRESS, FIRST_ADDRESS + 1))
        self._players: list[tuple[Guest, Socket]] = [(ada, ada.watch(match)), (bob, bob.watch(match))]
        self._rng = Random(1)

    def _wait_for_end(self) -> None:
        sys.stdin.read()
        self.over.set()

    def _ask_health(self) -> None:
        with httpx.Client(base_url=self._target.address, timeout=30) as http:
            while not self.over.is_set():
                began = time.monotonic()
                answer = http.get("/health")
                self.delays.health.append(time.monotonic() - began)
                self.delays.refused += not answer.is_success
                time.sleep(INTERVAL_S)

    def _move(self) -> None:
        """One answer of whoever is asked; a new table when the match is over."""
        for seat, (_, socket) in enumerate(self._players):
            update = socket.newest("update", within_s=INTERVAL_S)
            if update and update.get("result"):
                self._sit_down()
                return
            while update and update.get("question") and not self.over.is_set():
                began = time.monotonic()
                said = socket.answer(update, seat, self._rng)
                self.delays.moves.append(time.monotonic() - began)
                self.delays.refused += said["type"] == "no"
                time.sleep(INTERVAL_S)
                update = socket.next("update")
            if update and update.get("result"):
                self._sit_down()
                return


def main() -> None:
    """Stand by until the input ends, then tell."""
    bystander = _Bystander(int(sys.argv[1]))
    bystander.run()
    told = bystander.delays
    print(json.dumps({"health": told.health, "moves": told.moves, "refused": told.refused}))


if __name__ == "__main__":
    main()
