"""A stranger with a cookie, as the server sees one: HTTP requests and sockets from an address of their own."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from random import Random
from types import TracebackType
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from proofs.attacks.target import HOST, Place

GAME = "lowenherz-2003"
PATIENCE_S = 30.0
"""Seconds to wait for any answer."""


def address(number: int) -> str:
    """One of many addresses of this machine, so that limits by address can be told from others."""
    return f"127.0.{1 + number // 250}.{1 + number % 250}"


class Guest:
    """Someone who came with a name, from an address of the loopback network."""

    def __init__(self, target: Place, number: int = 0, *, name: str = "stranger", bearer: bool = False) -> None:
        self.target = target
        self.address = address(number)
        transport = httpx.HTTPTransport(local_address=self.address)
        self.http = httpx.Client(base_url=target.address, transport=transport, timeout=PATIENCE_S)
        if bearer:
            token = self.post("/api/bot", name=name)["token"]
            self.headers = {"Authorization": f"Bearer {token}"}
        else:
            self.http.post("/api/guest", json={"name": name}).raise_for_status()
            self.headers = {"Cookie": "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())}
            self.http.cookies.clear()
        self.http.headers.update(self.headers)

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.http.close()

    def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        """The answer to a request, whatever it is."""
        return self.http.request(method, path, json=body if method == "POST" else None)

    def post(self, path: str, **body: Any) -> Any:
        """The answer to a request that must be accepted, if not at once then when the rate allows it."""
        return self._until_allowed("POST", path, **body)

    def get(self, path: str) -> Any:
        """What is at a path that must exist."""
        return self._until_allowed("GET", path)

    def _until_allowed(self, method: str, path: str, **body: Any) -> Any:
        deadline = time.monotonic() + PATIENCE_S
        while (answer := self.ask(method, path, **body)).status_code == 429 and time.monotonic() < deadline:
            time.sleep(0.5)
        if not answer.is_success:
            raise RuntimeError(f"{path}: {answer.status_code} {answer.text[:200]}")
        return answer.json()

    def try_table(self, *kinds: str, game: str = GAME, level: str = "random", **terms: Any) -> httpx.Response:
        """The answer to a wish for a table."""
        seats = [{"kind": kind, "level": level} for kind in kinds]
        return self.ask("POST", "/api/matches", game=game, seats=seats, **terms)

    def table(self, *kinds: str, game: str = GAME, level: str = "random", **terms: Any) -> Any:
        """A new table: its id and the tokens of its links."""
        seats = [{"kind": kind, "level": level} for kind in kinds]
        return self.post("/api/matches", game=game, seats=seats, **terms)

    def watch(self, match: str, target: Place | None = None) -> Socket:
        """A socket at a table, at this server or another process of it."""
        port = (target or self.target).port
        return Socket(
            connect(
                f"ws://{HOST}:{port}/ws/{match}",
                origin=Origin(f"http://{HOST}:{port}"),
                additional_headers=self.headers,
                max_size=None,
                source_address=(self.address, 0),
                open_timeout=PATIENCE_S,
            )
        )


class Socket:
    """A table's socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def __enter__(self) -> Socket:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Go away."""
        self.connection.close()

    def send(self, **message: Any) -> None:
        """One message."""
        self.connection.send(json.dumps(message))

    def next(self, *kinds: str, timeout_s: float = PATIENCE_S) -> Any:
        """The next message of these kinds; TimeoutError if there is none for so long."""
        deadline = time.monotonic() + timeout_s
        while True:
            message = json.loads(self.connection.recv(timeout=max(0.0, deadline - time.monotonic())))
            if not kinds or message["type"] in kinds:
                return message

    def newest(self, *kinds: str, within_s: float = 1.0) -> Any:
        """The last message of these kinds that comes within a time; None if there is none, or the socket was closed."""
        found, deadline = None, time.monotonic() + within_s
        while (left := deadline - time.monotonic()) > 0:
            try:
                found = self.next(*kinds, timeout_s=left)
            except (TimeoutError, ConnectionClosed):
                break
        return found

    def question(self) -> Any:
        """The next update that asks something of this seat, or tells the end."""
        while not ((update := self.next("update")).get("question") or update.get("result")):
            pass
        return update

    def answer(self, update: Any, seat: int, rng: Random) -> Any:
        """Answer a question at random; what the server says to it."""
        question = update["question"]
        line = rng.choice(lines_of(question["legal"]))
        self.send(type="act", seat=seat, question=question["number"], line=line)
        return self.next("done", "no", "stale")


def lines_of(legal: dict[str, list[str]]) -> list[str]:
    """The legal lines in full."""
    return [f"{verb} {rest}".strip() for verb, rests in legal.items() for rest in rests]


def two_players(target: Place, numbers: Iterable[int] = (0, 1), other: Place | None = None) -> tuple[Guest, Guest, str]:
    """Two guests at a table of their own, seat 0 and 1; the second may be at another process."""
    one, two = numbers
    ada, bob = Guest(target, one, name="Ada"), Guest(other or target, two, name="Bob")
    made = ada.table("me", "link")
    bob.post(f"/api/matches/{made['id']}/seat", token=made["tokens"]["1"])
    return ada, bob, str(made["id"])


def finished_match(target: Place, numbers: Iterable[int] = (0, 1)) -> tuple[str, int]:
    """An unlisted match that ended by resigning after one action; its id and the entry of that action."""
    ada, bob, match = two_players(target, numbers)
    with ada.watch(match) as first, bob.watch(match) as second:
        seat = ada.get(f"/api/matches/{match}")["turn"][0]
        asked = (first, second)[seat]
        done = asked.answer(asked.question(), seat, Random(1))
        asked.send(type="resign", seat=seat)
        while not asked.next("update").get("result"):
            pass
    return match, done["last"]
