"""Attacks on seats: races for them, absences used against their players, tables whose owner leaves."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from random import Random

from websockets.exceptions import ConnectionClosed

from proofs.attacks.guest import Guest, two_players
from proofs.attacks.outcome import Outcome
from proofs.attacks.target import Place, Stage

TRIES = 150
"""Races of taking a seat against starting."""
TABLES_PER_OWNER = 10
"""Tables that one owner makes, from an address of their own: fewer than any quota."""
AWAY_S = 0.3
"""Seconds that a reload takes."""
TOLD_WITHIN_S = 5.0
"""Seconds within which someone at a table must hear that it is gone."""


def seat_race(stage: Stage) -> Outcome:
    """Take an open seat and start the match within a few milliseconds, 150 times: a confirmed seat stays its person's."""
    return _race(stage.shared, stage.shared)


def seat_race_two_processes(stage: Stage) -> Outcome:
    """The same race on PostgreSQL: the seat is taken at one process, the match started at another."""
    with stage.pair() as (one, other):
        return _race(one, other)


def _race(one: Place, other: Place) -> Outcome:
    rng, confirmed, lost, refused = Random(1), 0, 0, 0
    with Guest(other, 500, name="Grace") as grace, ThreadPoolExecutor(2) as pool:
        owners = [Guest(one, 600 + number, name="owner") for number in range(TRIES // TABLES_PER_OWNER)]
        for number in range(TRIES):
            owner = owners[number % len(owners)]
            match = owner.table("me", "open", public=True)["id"]
            grace.get(f"/api/matches/{match}")
            taking = pool.submit(_later, rng.uniform(0, 0.006), grace, f"/api/matches/{match}/seat", "seat")
            starting = pool.submit(_later, rng.uniform(0, 0.006), owner, f"/api/matches/{match}/start", "level")
            taken, _ = taking.result(), starting.result()
            refused += not taken
            confirmed += taken
            lost += taken and 1 not in grace.get(f"/api/matches/{match}")["mine"]
    measured = f"{TRIES} tries, {confirmed} seats confirmed, {refused} refused, {lost} confirmed and then given to a bot"
    return Outcome(measured, lost == 0)


def _later(delay_s: float, guest: Guest, path: str, field: str) -> bool:
    time.sleep(delay_s)
    body = {"seat": 1} if field == "seat" else {"level": "random"}
    return guest.ask("POST", path, **body).is_success


def reload_costs_the_match(stage: Stage) -> Outcome:
    """While the other's socket is away for 0.3 s: seat a stand-in, abandon the match, switch hints on."""
    attempts = (("stand-in", "abandon"), ("abandon",), ("hints",))
    found = [lost for offers in attempts if (lost := _while_away(stage.shared, *offers))]
    return Outcome("; ".join(found) or "the match went on, the seat and the hints as they were", not found)


def _while_away(target: Place, *offers: str) -> str:
    """What someone lost who was away for a moment; empty if nothing."""
    ada, bob, match = two_players(target, (30, 31))
    with ada.watch(match) as mine:
        theirs = bob.watch(match)
        theirs.next("update")
        theirs.close()
        time.sleep(AWAY_S)
        for what in offers:
            mine.send(type="offer", seat=0, what=what, **({"about": 1} if what == "stand-in" else {}))
            time.sleep(AWAY_S)
        with bob.watch(match) as back:
            seen = back.newest("update", within_s=1.5) or {}
    now = bob.get(f"/api/matches/{match}")
    lost = []
    if now["state"] != "playing":
        lost.append(f"after {' and '.join(offers)} the match was {now['result'] or now['state']}")
    if now["players"][1]["kind"] == "bot" or 1 not in now["mine"]:
        lost.append(f"after {offers[0]} a bot had the seat")
    if seen.get("hints"):
        lost.append("hints were on without consent")
    return ", ".join(lost)


def owner_leaves(stage: Stage) -> Outcome:
    """Wait at a table whose owner leaves before it starts: whoever waits is told."""
    owner, waiting = Guest(stage.shared, 32, name="owner"), Guest(stage.shared, 33, name="waiting")
    match = owner.table("me", "open", "open", public=True)["id"]
    waiting.post(f"/api/matches/{match}/seat", seat=1)
    with waiting.watch(match) as socket:
        socket.newest(within_s=1)
        owner.ask("DELETE", f"/api/matches/{match}/seat")
        try:
            heard = f"a message {socket.next(timeout_s=TOLD_WITHIN_S)['type']!r}"
        except ConnectionClosed as closed:
            heard = f"the socket was closed with {closed.rcvd.code if closed.rcvd else 'nothing'}"
        except TimeoutError:
            heard = ""
    return Outcome(heard or f"nothing within {TOLD_WITHIN_S:.0f} s", bool(heard))


ATTACKS = (seat_race, seat_race_two_processes, reload_costs_the_match, owner_leaves)
