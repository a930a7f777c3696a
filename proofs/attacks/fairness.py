"""Attacks on what everyone shares: bots that think, the lobby, the time of the server."""

from __future__ import annotations

import asyncio
import json
import time
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from proofs.attacks.bystander import alone, from_elsewhere, standing_by
from proofs.attacks.guest import Guest, lines_of
from proofs.attacks.outcome import Outcome
from proofs.attacks.target import HOST, Stage, Target

TABLES = 60
"""Tables with bots that one guest wants."""
ABOUT_TWENTY = 30
"""The most of them that still counts as about twenty."""
ANSWERS = 8
"""Questions that a stranger answers, each followed by the wait for a bot."""
MAX_EXTRA_WAIT_S = 1.0
"""Seconds that a stranger's bot may take longer because of someone else's tables."""
LOBBY_TABLES = 10
LOBBY_LINES = 3
"""Open tables of one guest in the lobby."""
FLOODERS = 10
FLOOD_S = 12
MAX_DELAY_S = 0.1
"""Seconds that floods may delay others."""


def sixty_tables(stage: Stage) -> Outcome:
    """One guest makes 60 tables of bots alone that play on and on: a stranger's bot answers as before."""
    with stage.server() as target:
        before = _waits(target, 301)
        with Guest(target, 300) as owner:
            answers = [owner.try_table("me", "bot", "bot", "bot", level="squire") for _ in range(TABLES)]
            made = [answer.json()["id"] for answer in answers if answer.is_success]
            for match in made:
                with owner.watch(match) as socket:
                    socket.send(type="resign", seat=0)
                    socket.newest(within_s=0.05)
            during = _waits(target, 302)
    measured = (
        f"{len(made)} of {TABLES} tables allowed; a stranger waited for a bot {max(before):.2f} s at most before, "
        f"{max(during):.2f} s at most meanwhile (all: {', '.join(f'{wait:.2f}' for wait in during)})"
    )
    return Outcome(measured, len(made) <= ABOUT_TWENTY and max(during) <= max(before) + MAX_EXTRA_WAIT_S)


def _waits(target: Target, number: int) -> list[float]:
    """How long a guest waits for the answer of a bot, a few times."""
    waits: list[float] = []
    with Guest(target, number) as guest:
        match = guest.table("me", "bot", level="squire")["id"]
        with guest.watch(match) as socket:
            update = socket.question()
            while len(waits) < ANSWERS and not update.get("result"):
                socket.answer(update, 0, Random(len(waits)))
                began = time.monotonic()
                if _is_mine(update := socket.next("update")):  # one's own next step: no bot was asked
                    continue
                while not _is_mine(update := socket.next("update")):
                    pass
                waits.append(time.monotonic() - began)
    return waits or [float("inf")]


def _is_mine(update: dict[str, object]) -> bool:
    return bool(update.get("question") or update.get("result"))


def full_lobby(stage: Stage) -> Outcome:
    """One guest opens ten public tables: the lobby lists three of them."""
    with Guest(stage.shared, 303) as owner, Guest(stage.shared, 304) as stranger:
        answers = [owner.try_table("me", "open", public=True) for _ in range(LOBBY_TABLES)]
        made = {answer.json()["id"] for answer in answers if answer.is_success}
        listed = sum(line["id"] in made for line in stranger.get("/api/lobby"))
    return Outcome(f"{len(made)} made, {listed} listed", listed <= LOBBY_LINES)


def preview_flood(stage: Stage) -> Outcome:
    """Ten guests ask for previews as fast as the server reads: others wait at most 100 ms longer."""
    with stage.server() as target:
        tables = [_asked(target, 310 + number) for number in range(FLOODERS)]
        before = alone(target, 4)
        with standing_by(target) as during, from_elsewhere():
            answered = asyncio.run(_flood(tables))
    measured = f"{answered} previews in {FLOOD_S} s. Alone: {before}. Meanwhile: {during}"
    return Outcome(measured, during.at(0.99) - before.at(0.99) <= MAX_DELAY_S and during.refused == 0)


def _asked(target: Target, number: int) -> tuple[Guest, str, int, str]:
    """A guest at a table of their own, the seat that is asked and a line it may say."""
    guest = Guest(target, number)
    match = guest.table("me", "here")["id"]
    seat = guest.get(f"/api/matches/{match}")["turn"][0]
    with guest.watch(match) as socket:
        socket.send(type="sit", seat=seat)
        line = lines_of(socket.question()["question"]["legal"])[0]
    return guest, match, seat, line


async def _flood(tables: list[tuple[Guest, str, int, str]]) -> int:
    return sum(await asyncio.gather(*(_preview(*table) for table in tables)))


async def _preview(guest: Guest, match: str, seat: int, line: str) -> int:
    """Ask without waiting for answers; how many came."""
    port, answered = guest.target.port, 0
    deadline = time.monotonic() + FLOOD_S
    try:
        async with connect(
            f"ws://{HOST}:{port}/ws/{match}",
            origin=Origin(f"http://{HOST}:{port}"),
            additional_headers=guest.headers,
            local_addr=(guest.address, 0),
            max_size=None,
            ping_interval=None,
        ) as socket:
            await socket.send(json.dumps({"type": "sit", "seat": seat}))
            reading = asyncio.create_task(_count(socket, deadline))
            while time.monotonic() < deadline:
                ask = {"type": "preview", "id": 1, "seat": seat, "line": line}
                async with asyncio.timeout(max(0.01, deadline - time.monotonic())):
                    await socket.send(json.dumps(ask))
                await asyncio.sleep(0)
            answered = await reading
    except (WebSocketException, OSError, TimeoutError):
        pass
    return answered


async def _count(socket: ClientConnection, deadline: float) -> int:
    """How many previews are received until the deadline."""
    count = 0
    while (left := deadline - time.monotonic()) > 0:
        try:
            async with asyncio.timeout(left):
                count += '"previewed"' in str(await socket.recv())
        except (TimeoutError, WebSocketException):
            break
    return count


ATTACKS = (sixty_tables, full_lobby, preview_flood)
