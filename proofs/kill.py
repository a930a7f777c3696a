"""Kill the server again and again while people play: nothing acknowledged is lost, doubled, or was only seen.

`--kills 500` says how often, `--database postgresql` plays on a PostgreSQL started for it, `--database URL` on any other.
The last line sums up: `lost` are acknowledged answers that are not stored, `doubled` answers stored twice, `phantom` entries
that nobody sent, or positions that someone saw and that are no longer there. `back_s` is the longest that someone had to
wait for the position after the server was there again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from coeurdelion.games import GAMES
from coeurdelion.server.store import Store
from coeurdelion.server.store.address import sqlite_address
from coeurdelion.server.wire import whole_lines
from tests.server import postgres
from tests.server.process import Server, migrated

TABLES = 20
"""Tables at which people play at the same time."""
ANSWER_INTERVAL_S = 0.04
"""Seconds between two answers of one player."""
MAX_RECOVERY_S = 2.0
"""Seconds after a restart within which everyone has to see a position again."""
LINES = "seat", "question", "line"


@dataclass
class Account:
    """What the players sent, what was acknowledged, and what they saw."""

    sent: set[tuple[str, int, int, str]] = field(default_factory=set)
    acknowledged: dict[tuple[str, int, int], tuple[str, int]] = field(default_factory=dict)
    seen: dict[tuple[str, int, int], str] = field(default_factory=dict)
    furthest: Counter[str] = field(default_factory=Counter)
    phantom: int = 0
    back: float = 0.0


class Proof:
    """A server that is killed, and the players at it."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.account = Account()
        self.rng = Random(seed)
        self.up = asyncio.Event()
        self.risen = time.monotonic()
        self.waiting: set[object] = set()
        self.door = asyncio.Lock()
        self.http = httpx.AsyncClient(base_url=server.address, timeout=20)

    async def run(self, kills: int) -> None:
        """Play while the server is killed `kills` times."""
        self._rise()
        async with self.http, asyncio.TaskGroup() as tasks:
            tables = [tasks.create_task(self._keep_playing(number)) for number in range(TABLES)]
            while len(self.account.furthest) < TABLES:
                await asyncio.sleep(0.1)
            for number in range(kills):
                await self._everyone_back()
                await asyncio.sleep(self.rng.uniform(0.1, 1.5))
                self.up.clear()
                await asyncio.to_thread(self.server.kill)
                await asyncio.to_thread(self.server.restart)
                self._rise()
                print(f"\r{number + 1}/{kills}", end="", file=sys.stderr, flush=True)
            await self._everyone_back()
            for task in tables:
                task.cancel()
        print(file=sys.stderr)

    def _rise(self) -> None:
        self.risen = time.monotonic()
        self.up.set()

    async def _everyone_back(self) -> None:
        """Wait until every player sees a position again."""
        await asyncio.sleep(0.05)
        while self.waiting:
            await asyncio.sleep(0.02)

    async def _keep_playing(self, number: int) -> None:
        """One table, and a new one when its match has ended."""
        game = list(GAMES.values())[number % len(GAMES)]
        while True:
            players = [Player(self, Random(self.rng.random())) for _ in range(game.seats[0])]
            match = await self._set_up(game.id, players)
            async with asyncio.TaskGroup() as tasks:
                for seat, player in enumerate(players):
                    tasks.create_task(player.play(match, seat))

    async def _set_up(self, game: str, players: list[Player]) -> str:
        """A new table with its players; tried again if the server is killed meanwhile."""
        seats = [{"kind": "link" if number else "me"} for number, _ in enumerate(players)]
        while True:
            await self.up.wait()
            try:
                for player in players:
                    await player.come()
                made = await players[0].post("/api/matches", {"game": game, "seats": seats, "nonce": "n"})
                for seat, player in enumerate(players[1:], 1):
                    await player.post(f"/api/matches/{made['id']}/seat", {"token": made["tokens"][str(seat)]})
            except httpx.TransportError:
                await asyncio.sleep(0.1)
            else:
                return str(made["id"])


class Player:
    """A program at a seat that answers at random and, after every loss of its connection, says again what it had said."""

    def __init__(self, proof: Proof, rng: Random) -> None:
        self.proof = proof
        self.rng = rng
        self.cookie = ""
        self.over = False
        self._open: dict[str, Any] | None = None
        self._is_said = False
        self._came = 0.0

    async def come(self) -> None:
        """Come as a guest."""
        async with self.proof.door:
            self.proof.http.cookies.clear()
            answer = await self.proof.http.post("/api/guest", json={"name": "bot"})
            self.cookie = answer.raise_for_status().cookies["guest"]
            self.proof.http.cookies.clear()

    async def post(self, path: str, body: Any) -> Any:
        """The answer to a request."""
        answer = await self.proof.http.post(path, json=body, headers={"Cookie": f"guest={self.cookie}"})
        return answer.raise_for_status().json()

    async def play(self, match: str, seat: int) -> None:
        """Play until the match has ended, whatever happens to the server."""
        self._came = time.monotonic()
        while not self.over:
            await self.proof.up.wait()
            self.proof.waiting.add(self)
            with suppress(OSError, WebSocketException, TimeoutError):
                headers = {"Cookie": f"guest={self.cookie}"}
                address = f"ws://127.0.0.1:{self.proof.server.port}/ws/{match}"
                origin = Origin(self.proof.server.address)
                async with connect(address, origin=origin, additional_headers=headers, max_size=None) as socket:
                    await self._sit(socket, match, seat)
            self.proof.waiting.discard(self)
            await asyncio.sleep(0.02)

    async def _sit(self, socket: ClientConnection, match: str, seat: int) -> None:
        """Answer as long as the connection lasts."""
        fixed: dict[str, Any] = {}
        self._is_said = False
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "welcome":
                fixed = message["fixed"]
            elif message["type"] == "update":
                self._see(match, seat, message, fixed | message["view"])
                await self._answer(socket, match, seat, message)
                if self.over:
                    return
            elif message["type"] in ("done", "stale", "no"):
                self._settle(match, message)

    def _see(self, match: str, seat: int, update: Any, view: dict[str, Any]) -> None:
        """Someone sees a position: it must never be seen otherwise, and nobody may fall behind what was seen before."""
        proof, account = self.proof, self.proof.account
        if self in proof.waiting:
            account.back = max(account.back, time.monotonic() - max(proof.risen, self._came))
            account.phantom += update["entry"] < account.furthest[match]
            proof.waiting.discard(self)
        account.furthest[match] = max(account.furthest[match], update["entry"])
        shown = json.dumps(view, sort_keys=True)
        account.phantom += account.seen.setdefault((match, seat, update["entry"]), shown) != shown
        self.over = bool(update.get("result"))

    async def _answer(self, socket: ClientConnection, match: str, seat: int, update: Any) -> None:
        """Answer what is asked; what had no answer when the connection was lost is said again first."""
        if self._is_said:
            return
        if self._open is None:
            question = update.get("question")
            if self.over or not question or seat not in update["to_act"]:
                return
            await asyncio.sleep(ANSWER_INTERVAL_S)
            line = self.rng.choice(whole_lines(question["legal"]))
            self._open = {"seat": seat, "question": question["number"], "line": line}
            self.proof.account.sent.add((match, seat, question["number"], line))
        self._is_said = True
        await socket.send(json.dumps({"type": "act", **self._open}))

    def _settle(self, match: str, message: Any) -> None:
        """What became of an answer."""
        said, self._open, self._is_said = self._open, None, False
        if said and message["type"] == "done":
            seat, question, line = (said[name] for name in LINES)
            self.proof.account.acknowledged[match, seat, question] = line, message["first"]


async def judge(database: str, account: Account) -> dict[str, int]:
    """Compare what the players know with what is stored."""
    store = Store.at(database)
    lost = doubled = phantom = 0
    try:
        for match in account.furthest:
            log = [one for one in await store.entries(match) if one.question is not None]
            stored = {one.number: (one.entry.seat, one.question, one.entry.action) for one in log}
            doubled += len(log) - len({(one.entry.seat, one.question) for one in log})
            phantom += sum((match, *answer) not in account.sent for answer in stored.values())
            mine = {key: value for key, value in account.acknowledged.items() if key[0] == match}
            lost += sum(stored.get(first) != (key[1], key[2], line) for key, (line, first) in mine.items())
    finally:
        await store.close()
    return {"lost": lost, "doubled": doubled, "phantom": phantom + account.phantom}


@contextmanager
def database_of(name: str, folder: Path) -> Iterator[str]:
    """The address of the database to play on."""
    if name == "postgresql":
        with postgres.running() as server:
            yield migrated(server.new_database())
    else:
        yield name or sqlite_address(folder / "tables.db")


def prove(kills: int, database: str, seed: int = 1) -> dict[str, float]:
    """The whole proof; what it found."""
    with TemporaryDirectory() as folder, database_of(database, Path(folder)) as address:
        server = Server(address)

        async def run() -> dict[str, float]:
            proof = Proof(server, seed)
            await proof.run(kills)
            found = await judge(address, proof.account)
            told = {"kills": kills, "acknowledged": len(proof.account.acknowledged), **found}
            return told | {"back_s": round(proof.account.back, 2)}

        try:
            return asyncio.run(run())
        finally:
            server.kill()


def main() -> int:
    """Read the command line, and say what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--database", default="")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    found = prove(given.kills, given.database, given.seed)
    print(json.dumps(found))
    return int(bool(found["lost"] or found["doubled"] or found["phantom"]) or found["back_s"] > MAX_RECOVERY_S)


if __name__ == "__main__":
    sys.exit(main())
