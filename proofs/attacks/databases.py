"""Attacks by way of the database: deadlocks, outages, a full disk, a second process on one file."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
from websockets.asyncio.client import connect
from websockets.typing import Origin

from proofs.attacks.guest import Guest, Socket, lines_of
from proofs.attacks.outcome import Outcome
from proofs.attacks.target import COMMAND, HOST, Stage, Target
from tests.server.relay import Relay

TABLES = 14
TALK_S = 20
"""Seconds of chat and moves at all tables."""
TALK_INTERVAL_S = 0.45
"""Seconds between two messages of one guest; faster is refused as too fast."""
OUTAGE_S = 30
"""Seconds without the database: longer than any fixed number of retries may last."""
RECOVERY_S = 60
"""Seconds after which a bot must have moved once the database is back."""
DISK_MIB = 8
"""Size of the disk that becomes full."""
FORBIDDEN = ("deadlock", "sqlstate", "asyncpg", "sqlalchemy", "insert into", "40p01")
"""Words of a database that no player may read."""


def deadlocks(stage: Stage) -> Outcome:
    """Chat and play at 14 tables from two processes on one PostgreSQL: no move is refused, no word of the database shown."""
    log = stage.postgres.folder / "log"
    skip = log.stat().st_size
    with stage.pair() as pair:
        tables = [_people(pair, number) for number in range(TABLES)]
        counts: Counter[str] = Counter()
        asyncio.run(_talk(tables, counts))
    found = log.read_bytes()[skip:].count(b"deadlock detected")
    told = f"{counts['said']} messages, {counts['done']} moves, {counts['refused']} refused by the database"
    measured = f"{told}, {counts['words']} with its words, {found} deadlocks in its log"
    return Outcome(measured, not (counts["refused"] or counts["words"] or found) and counts["done"] > 0)


def _people(pair: tuple[Target, Target], number: int) -> tuple[str, list[Guest]]:
    """A table with a player and a spectator at each process."""
    guests = [Guest(pair[side], 100 + 4 * number + place) for place, side in enumerate((0, 1, 0, 1))]
    made = guests[0].table("me", "link")
    guests[1].post(f"/api/matches/{made['id']}/seat", token=made["tokens"]["1"])
    return made["id"], guests


async def _talk(tables: list[tuple[str, list[Guest]]], counts: Counter[str]) -> None:
    async with asyncio.TaskGroup() as tasks:
        for match, guests in tables:
            for seat, guest in enumerate(guests):
                tasks.create_task(_talk_and_play(match, guest, seat, counts))


async def _talk_and_play(match: str, guest: Guest, seat: int, counts: Counter[str]) -> None:
    """Say something again and again; players answer each question as it comes."""
    rng, port = Random(seat), guest.target.port
    deadline = time.monotonic() + TALK_S
    origin = Origin(f"http://{HOST}:{port}")
    async with connect(
        f"ws://{HOST}:{port}/ws/{match}",
        origin=origin,
        additional_headers=guest.headers,
        max_size=None,
        local_addr=(guest.address, 0),
    ) as socket:
        while time.monotonic() < deadline:
            await socket.send(json.dumps({"type": "say", "text": f"hear hear {rng.random()}"}))
            counts["said"] += 1
            until = time.monotonic() + TALK_INTERVAL_S * rng.uniform(0.8, 1.2)
            with suppress(TimeoutError):
                async with asyncio.timeout_at(asyncio.get_running_loop().time() + until - time.monotonic()):
                    while True:
                        text = str(await socket.recv())
                        counts["words"] += any(word in text.lower() for word in FORBIDDEN)
                        message = json.loads(text)
                        counts["done"] += message["type"] == "done"
                        counts["refused"] += message["type"] == "no" and message["rule"] == "store"
                        question = message.get("question") if message["type"] == "update" else None
                        if question and seat < 2:
                            line = rng.choice(lines_of(question["legal"]))
                            act = {"type": "act", "seat": seat, "question": question["number"], "line": line}
                            await socket.send(json.dumps(act))


def bots_after_an_outage(stage: Stage) -> Outcome:
    """Cut PostgreSQL for 30 s while bots are asked, at a table somebody watches and at one that nobody does."""
    with Relay(stage.postgres.port) as relay, stage.server(relay.through(stage.new_database())) as target:
        watched, left = _at_the_knight(target, 0), _at_the_knight(target, 1)
        _answer(watched)
        _answer(left)
        relay.cut()
        left[1].close()
        health = _health_while(target, OUTAGE_S)
        relay.mend()
        waits = [_wait_for_turn(guest) for guest, _ in (watched, left)]
    told = [f"{name} {_seconds(wait)}" for name, wait in zip(("watched", "not watched"), waits, strict=True)]
    measured = f"/health meanwhile {health}; the bots moved after: {', '.join(told)}"
    return Outcome(measured, None not in waits and health == 503)


def bots_after_a_full_disk(stage: Stage) -> Outcome:
    """Fill the disk of an SQLite server for 30 s while bots are asked: /health says so, they go on once there is room."""
    disk = stage.folder / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK_MIB}m", "tmpfs", str(disk)]
    if os.geteuid() or subprocess.run(mount, capture_output=True).returncode:
        return Outcome("no right to mount a small disk here", None)
    try:
        with stage.server(f"sqlite:///{disk}/tables.db") as target:
            return _fill(target, disk / "filler")
    finally:
        subprocess.run(["umount", "-l", str(disk)], check=True)


def _fill(target: Target, filler: Path) -> Outcome:
    table = _at_the_knight(target, 0)
    _answer(table)
    with suppress(OSError), filler.open("wb", buffering=0) as file:
        while True:
            file.write(b"\0" * 4096)
    health = _health_while(target, OUTAGE_S)
    filler.unlink()
    wait = _wait_for_turn(table[0])
    return Outcome(f"/health meanwhile {health}; the bots moved after: {_seconds(wait)}", wait is not None and health == 503)


def bots_after_a_crash(stage: Stage) -> Outcome:
    """Kill the server while bots are asked, start it again and stay away: they go on though nobody watches."""
    with stage.server() as target:
        table = _at_the_knight(target, 0)
        _answer(table)
        target.kill()
        target.start()
        wait = _wait_for_turn(table[0])
    return Outcome(f"the bots moved after: {_seconds(wait)}", wait is not None)


def _seconds(wait: float | None) -> str:
    return f"not within {RECOVERY_S} s" if wait is None else f"{wait:.1f} s"


def _at_the_knight(target: Target, number: int) -> tuple[Guest, Socket]:
    """Someone who has placed a castle at a table with three bots, and makes them move by placing the knight."""
    guest = Guest(target, 200 + number)
    socket = guest.watch(guest.table("me", "bot", "bot", "bot", level="squire")["id"])
    socket.answer(socket.question(), 0, Random(1))
    return guest, socket


def _answer(table: tuple[Guest, Socket]) -> None:
    """Answer what is asked, so that the bots are asked next."""
    _, socket = table
    said = socket.answer(socket.question(), 0, Random(2))
    if said["type"] != "done":
        raise RuntimeError(f"the answer was not taken: {said}")


def _health_while(target: Target, seconds: float) -> int:
    """The last status of /health after so long."""
    deadline, status = time.monotonic() + seconds, 0
    while time.monotonic() < deadline:
        with suppress(httpx.HTTPError):
            status = httpx.get(f"{target.address}/health", timeout=10).status_code
        time.sleep(1)
    return status


def _wait_for_turn(guest: Guest) -> float | None:
    """How long it takes until a match waits for this guest again, seen from the list alone; None if it does not."""
    began = time.monotonic()
    while (waited := time.monotonic() - began) < RECOVERY_S:
        with suppress(httpx.HTTPError):
            if guest.get("/api/next")["match"]:
                return waited
        time.sleep(0.5)
    return None


def second_process(stage: Stage) -> Outcome:
    """Start a second server on the same SQLite file: refused with a sentence; a backup and an audit beside it still work."""
    target = stage.shared
    serve = [*COMMAND, "serve", "--port", "0", "--database", target.database, "--lang", "en"]
    try:
        second = subprocess.run(serve, capture_output=True, text=True, timeout=60)
        said = f"ended with {second.returncode}: {second.stderr.strip()[-120:]}"
        refused = second.returncode not in (0, None) and "Traceback" not in second.stderr and bool(second.stderr.strip())
    except subprocess.TimeoutExpired:
        said, refused = "served", False
    backup = [*COMMAND, "backup", "--database", target.database, str(stage.folder / "copy.db")]
    beside = {
        "backup": subprocess.run(backup, capture_output=True).returncode,
        "audit": subprocess.run([*COMMAND, "audit", "--database", target.database], capture_output=True).returncode,
    }
    measured = f"the second {said}; beside the first: {beside}; the first {'answers' if target.answers() else 'is silent'}"
    return Outcome(measured, refused and not any(beside.values()) and target.answers())


ATTACKS = (deadlocks, bots_after_an_outage, bots_after_a_full_disk, bots_after_a_crash, second_process)
