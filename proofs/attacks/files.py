"""Attacks by match files: imported, opened, forked and verified by ten clients at once."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import count
from threading import Thread

import httpx

from proofs.attacks.bystander import Delays, alone, from_elsewhere, standing_by
from proofs.attacks.guest import Guest
from proofs.attacks.match_files import SHAPES, beyond_its_end, written
from proofs.attacks.outcome import Outcome, until_refused
from proofs.attacks.target import Stage, Target

GOAL_S = 0.1
"""The 99th percentile of what others may wait."""
CLIENTS = 10
LOAD_S = 15
"""Seconds that the clients open, fork and verify."""
READINGS = ("replay", "verify", "", "frames/0", "replay/1000000", "file")
"""What the clients ask of a match in turn; the empty one is a fork."""
SHARES = (4.0, 2.0, 1.0, 0.5, 0.33, 0.25, 0.12)
"""How much of a shape is tried, until it is accepted."""


def file_stops_everyone(stage: Stage) -> Outcome:
    """Import the costliest files that are accepted; ten clients open, fork and verify them while others play."""
    with stage.server() as target:
        before = alone(target)
        with standing_by(target) as importing:
            accepted = dict(found for shape in SHAPES if (found := _import_largest(target, shape)))
        with standing_by(target) as loaded:
            answers = _load(target, list(accepted.values()))
    worst = max(importing.at(0.99), loaded.at(0.99))
    sizes = ", ".join(accepted) or "no file"
    measured = f"accepted: {sizes}. Alone: {before}. Importing: {importing}. {CLIENTS} clients, {answers}: {loaded}"
    return Outcome(measured, worst <= GOAL_S and _is_fair(importing, loaded))


def _is_fair(*delays: Delays) -> bool:
    return all(one.refused == 0 and len(one.moves) > 1 for one in delays)


def _import_largest(target: Target, shape: Callable[[float], Iterator[str]]) -> tuple[str, str] | None:
    """The largest file of a shape that the server takes: what it is, and the match; None if it takes none."""
    with Guest(target, 40) as guest:
        for share in SHARES:
            file = written(shape, share)
            began = time.monotonic()
            answer = guest.ask("POST", "/api/import", file=file)
            if answer.is_success:
                took = time.monotonic() - began
                return f"{shape.__name__} {len(file) // 1000} kB in {took:.1f} s", answer.json()["id"]
    return None


def _load(target: Target, matches: list[str]) -> str:
    """Ten clients ask for all that a match offers, again and again; how many answers they got."""
    if not matches:
        return "nothing to open"
    answered: list[int] = []
    threads = [Thread(target=_client, args=(target, number, matches, answered)) for number in range(CLIENTS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    good = sum(status < 300 for status in answered)
    return f"{len(answered)} requests, {good} answered, {sum(status >= 500 for status in answered)} failed"


def _client(target: Target, number: int, matches: list[str], answered: list[int]) -> None:
    deadline = time.monotonic() + LOAD_S
    with from_elsewhere(), Guest(target, 50 + number) as guest:
        guest.http.timeout = httpx.Timeout(LOAD_S)
        for step in count(number):
            if time.monotonic() > deadline:
                return
            match = f"/api/matches/{matches[step // len(READINGS) % len(matches)]}"
            try:
                answered.append(_ask(guest, match, step).status_code)
            except httpx.TransportError:
                answered.append(599)


def _ask(guest: Guest, match: str, step: int) -> httpx.Response:
    """One of the things that a finished match offers; an empty name forks it."""
    if reading := READINGS[step % len(READINGS)]:
        return guest.ask("GET", f"{match}/{reading}")
    return guest.ask("POST", f"{match}/fork", entry=9, seats=[{"kind": "me"}, {"kind": "open"}])


def file_beyond_its_end(stage: Stage) -> Outcome:
    """Import a file that goes on after its match is over: it is refused at once, not when it is opened."""
    with Guest(stage.shared, 41) as guest:
        answer = guest.ask("POST", "/api/import", file=beyond_its_end())
        if answer.is_success:
            opened = guest.ask("GET", f"/api/matches/{answer.json()['id']}/replay").status_code
            return Outcome(f"imported, opened with {opened}", False)
    return Outcome(f"refused with {answer.status_code} {answer.text[:80]}", answer.status_code < 500)


def endless_imports(stage: Stage) -> Outcome:
    """Import a small file 150 times as one guest: at some point that is enough."""
    tries = 150
    with Guest(stage.shared, 42) as guest:
        file = written(SHAPES[0], 0.001)
        made, status = until_refused(lambda _: guest.ask("POST", "/api/import", file=file).status_code, tries)
    return Outcome(f"{made} of {tries} kept, the last answered {status}", made < tries and status < 500)


ATTACKS = (file_stops_everyone, file_beyond_its_end, endless_imports)
