"""Attacks on what everyone shares: bots that think, the lobby, the time of the server."""

from __future__ import annotations

import time
from random import Random

from proofs.attacks.bystander import alone, from_elsewhere, is_calm, standing_by
from proofs.attacks.flooding import FLOOD_S, Flooder, flood
from proofs.attacks.guest import Guest, lines_of
from proofs.attacks.outcome import Outcome
from proofs.attacks.target import Stage, Target

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
        flooders = [_asking(target, 310 + number) for number in range(FLOODERS)]
        before = alone(target, 4)
        with standing_by(target) as during, from_elsewhere():
            answered = flood(flooders)
    measured = f"{answered} previews in {FLOOD_S} s. Alone: {before}. Meanwhile: {during}"
    return Outcome(measured, is_calm(before, during))


def _asking(target: Target, number: int) -> Flooder:
    """A guest at a table of their own who asks what the first line would cause that may be said there."""
    guest = Guest(target, number)
    match = guest.table("me", "here")["id"]
    seat = guest.get(f"/api/matches/{match}")["turn"][0]
    with guest.watch(match) as socket:
        socket.send(type="sit", seat=seat)
        line = lines_of(socket.question()["question"]["legal"])[0]
    return Flooder(guest, match, [{"type": "preview", "seat": seat, "line": line}], "previewed", seat)


ATTACKS = (sixty_tables, full_lobby, preview_flood)
