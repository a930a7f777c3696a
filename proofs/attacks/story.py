"""Attacks with what tells the story of a match: views of earlier entries, and why bots acted."""

from __future__ import annotations

import asyncio
import time

import httpx

from coeurdelion.bots import SQUIRE
from coeurdelion.games import GAMES
from coeurdelion.server.bots.process import ProcessRequest, choose
from proofs.attacks.bystander import alone, from_elsewhere, is_calm, standing_by
from proofs.attacks.flooding import FLOOD_S, Flooder, flood
from proofs.attacks.guest import Guest, lines_of
from proofs.attacks.outcome import Outcome
from proofs.attacks.target import Stage, Target

LONG = 120
"""Entries of a match that is asked about."""
MAX_TABLES = 12
"""Tables that are tried for a match that gets so long."""
SPECTATORS = 6
"""Guests who watch each match, from addresses of their own, beside the one who plays."""
SOCKETS = 2
"""Sockets of each of them."""
SPAN = 40
"""Entries that one request for views asks for."""


def views_flood(stage: Stage) -> Outcome:
    """The player and spectators of a long match of each game ask for many views: others wait at most 100 ms longer."""
    spans = [{"type": "views", "since": since, "until": since + SPAN - 1} for since in (LONG - SPAN, 0, LONG // 2)]
    return _flooded(stage, 700, spans, "views-of")


def explain_flood(stage: Stage) -> Outcome:
    """The same ask why the bots made every single entry: others wait at most 100 ms longer."""
    spans = [{"type": "explain", "since": since, "until": LONG} for since in range(0, LONG, 3)]
    return _flooded(stage, 740, spans, "explained")


def _flooded(stage: Stage, number: int, asks: list[dict[str, object]], answer: str) -> Outcome:
    with stage.server() as target:
        flooders = [one for game in GAMES for one in _crowd(target, game, number, asks, answer)]
        before = alone(target, 4)
        with standing_by(target) as during, from_elsewhere():
            answered = flood(flooders)
    measured = f"{answered} answers to {len(flooders)} sockets in {FLOOD_S} s. Alone: {before}. Meanwhile: {during}"
    return Outcome(measured, answered > 0 and is_calm(before, during))


def _crowd(target: Target, game: str, number: int, asks: list[dict[str, object]], answer: str) -> list[Flooder]:
    """Everyone at a long match of a game who asks: its player, and spectators."""
    first = number + list(GAMES).index(game) * (SPECTATORS + 1)
    player = Guest(target, first)
    match = long_match(player, game)
    spectators = [Guest(target, first + 1 + one) for one in range(SPECTATORS)]
    return [Flooder(guest, match, asks, answer) for guest in (player, *spectators) for _ in range(SOCKETS)]


def long_match(guest: Guest, game: str) -> str:
    """A match of a guest against bots that has LONG entries and goes on; the guest does what a bot would do."""
    for _ in range(MAX_TABLES):
        kinds = ("me", *["bot"] * (GAMES[game].seats[0] - 1))
        match = str(guest.table(*kinds, game=game, level=SQUIRE)["id"])
        with guest.watch(match) as socket:
            fixed, update = socket.next("welcome")["fixed"], socket.question()
            while not update.get("result") and update["entry"] < LONG:
                question = update["question"]
                asked = ProcessRequest(game, SQUIRE, fixed | update["view"], lines_of(question["legal"]), [])
                socket.send(type="act", seat=0, question=question["number"], line=choose(asked).line)
                update = socket.question()
        if not update.get("result"):
            return match
    raise RuntimeError(f"no match of {game} was long enough")


def reasons_of_finished_matches(stage: Stage) -> Outcome:
    """Guests fetch what the bots of finished matches had in mind, as fast as possible: others wait at most 100 ms longer."""
    with stage.server() as target:
        paths = [_finished(Guest(target, 790 + number), game) for number, game in enumerate(GAMES)]
        guests = [Guest(target, 794 + number) for number in range(3 * SPECTATORS)]
        before = alone(target, 4)
        with standing_by(target) as during, from_elsewhere():
            answered = asyncio.run(_fetch(guests, paths))
    measured = f"{answered} answers to {len(guests)} guests in {FLOOD_S} s. Alone: {before}. Meanwhile: {during}"
    return Outcome(measured, answered > 0 and is_calm(before, during))


def _finished(guest: Guest, game: str) -> str:
    """Where the reasons of a long match are that its player has given up."""
    match = long_match(guest, game)
    with guest.watch(match) as socket:
        socket.question()
        socket.send(type="offer", seat=0, what="abandon")
        while not socket.next("update").get("result"):
            pass
    return f"/api/matches/{match}/reasons/0"


async def _fetch(guests: list[Guest], paths: list[str]) -> int:
    return sum(await asyncio.gather(*(_fetch_all(guest, paths) for guest in guests for _ in range(SOCKETS))))


async def _fetch_all(guest: Guest, paths: list[str]) -> int:
    """How many answers one connection of a guest gets that asks again at once, also when it is refused."""
    answered, deadline = 0, time.monotonic() + FLOOD_S
    transport = httpx.AsyncHTTPTransport(local_address=guest.address)
    server, headers = guest.target.address, guest.headers
    async with httpx.AsyncClient(base_url=server, transport=transport, headers=headers, timeout=30) as http:
        while time.monotonic() < deadline:
            answer = await http.get(paths[answered % len(paths)])
            answered += answer.is_success
    return answered


ATTACKS = (views_flood, explain_flood, reasons_of_finished_matches)
