"""A real server process, and a player that talks to it over HTTP and WebSocket."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import IO, Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from coeurdelion.server.store.address import sqlite_address
from tests.server import commands
from tests.server.harness import read_message

ROOMY = [
    f"--limit={name}={10**6}"
    for name in (
        "connections-per-address",
        "guests-per-hour-per-address",
        "imports-per-hour-per-guest",
        "imports-per-hour-per-address",
        "request-burst-per-session",
        "request-burst-per-address",
        "message-burst-per-guest",
        "message-burst-per-address",
        "sockets-per-address",
        "sockets-per-guest",
    )
]
"""Limits for many visitors in a hurry who all come from one address."""
CLOSE_TIMEOUT_S = 0.5
"""Seconds that a socket waits for the server's goodbye; it never hears it behind messages that nobody has read."""


class Server:
    """`coeurdelion serve` as a process of its own, with roomy limits unless its options say otherwise.

    When it begins again it is started as users start it: what holds from one start to the next holds for another hash seed.
    """

    def __init__(self, database: Path | str, port: int = 0, *options: str, log: IO[str] | None = None) -> None:
        self.database = database if isinstance(database, str) else sqlite_address(database)
        self.open = ExitStack()
        self._options = options
        self._log = log
        self._process = commands.begin(*self._words(port), log=log)
        self._read_address()

    def _words(self, port: int) -> list[str]:
        return ["serve", "--port", str(port), "--database", self.database, "--lang", "en", *ROOMY, *self._options]

    def _read_address(self) -> None:
        assert self._process.stdout
        found = re.search(r"http://\S+:(\d+)", self._process.stdout.readline())
        assert found
        self.address, self.port = found.group(0), int(found.group(1))

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout
        self._process.stdout.close()

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    def stop(self) -> int:
        """Ask it to end, and see that it does."""
        self._process.terminate()
        status = self._process.wait(timeout=15)
        assert self._process.stdout
        self._process.stdout.close()
        return status

    def restart(self) -> None:
        """Begin again with the same file at the same place."""
        self._process = commands.begin_as_users_do(*self._words(self.port), log=self._log)
        self._read_address()


@contextmanager
def serving(database: Path | str, *options: str, log: IO[str] | None = None) -> Iterator[Server]:
    """A server for as long as it is needed; what it writes down goes into `log`."""
    server = Server(database, 0, *options, log=log)
    try:
        yield server
    finally:
        server.kill()
        server.open.close()


def migrated(database: str) -> str:
    """A database with the schema of this version."""
    commands.run("migrate", "--database", database).check_returncode()
    return database


class Visitor:
    """A guest with a session: someone new, or with a cookie someone who was there before."""

    def __init__(self, server: Server, name: str = "", *, cookie: str = "") -> None:
        self.server = server
        cookies = {"guest": cookie} if cookie else None
        self.http = server.open.enter_context(httpx.Client(base_url=server.address, cookies=cookies))
        if not cookie:
            self.post("/api/guest", name=name)

    def post(self, path: str, **body: Any) -> Any:
        """The answer to a request, which must be accepted."""
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def make(self, *kinds: str, game: str = "lowenherz-2003", **options: object) -> Any:
        """A new table."""
        seats = [{"kind": kind, "level": "random"} for kind in kinds]
        return self.post("/api/matches", game=game, seats=seats, options=options, nonce="n")

    def watch(self, match: str, server: Server | None = None) -> Socket:
        """The table's socket, at this server or another one on the same database."""
        server = server or self.server
        headers = {"Cookie": f"guest={self.http.cookies['guest']}"}
        address, origin = f"ws://127.0.0.1:{server.port}/ws/{match}", Origin(server.address)
        options: dict[str, Any] = {"origin": origin, "max_size": None, "close_timeout": CLOSE_TIMEOUT_S}
        return Socket(server.open.enter_context(connect(address, additional_headers=headers, **options)))


class Socket:
    """A table's socket as a browser uses it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[str | bytes] = []
        self._fixed: dict[str, Any] = {}
        self._newest: Any = None

    def send(self, **message: Any) -> None:
        """One message."""
        self.connection.send(json.dumps(message))

    def next(self, *kinds: str) -> Any:
        """The next message of one of these kinds; a view has everything in it, as a browser puts it together."""
        while (message := self._read(20))["type"] not in kinds:
            pass
        return message

    def _read(self, timeout: float) -> Any:
        self.received.append(self.connection.recv(timeout=timeout))
        message = read_message(self.received[-1])
        if message["type"] == "welcome":
            self._fixed = message["fixed"]
        elif message["type"] == "update":
            message["view"] = self._fixed | message["view"]
            self._newest = message
        return message

    def hear(self, *texts: str) -> None:
        """Wait until these were said at the table, in this order and nothing else between them."""
        heard: list[str] = []
        while len(heard) < len(texts):
            heard += [said["text"] for said in self.next("chat")["said"]]
        assert heard == list(texts)

    def newest(self) -> Any:
        """The newest update there is by now, None if there was none yet; waits a moment for one."""
        with suppress(TimeoutError):
            while True:
                self._read(0.05)
        return self._newest

    def sit(self, seat: int | None) -> Any:
        """Another seat sits down; what it sees."""
        self.send(type="sit", seat=seat)
        while self.next("welcome")["sits"] != seat:
            pass
        return self.next("update")

    def play(self, count: int, rng: Random) -> Any:
        """Answer so many questions at random as they come; the last update."""
        update = self.next("update")
        while count and not update["result"]:
            if question := update["question"]:
                line = rng.choice(question["legal"])
                self.send(type="act", seat=update["view"]["seat"], question=question["number"], line=line)
                assert self.next("done", "no", "stale")["type"] == "done"
                count -= 1
            update = self.next("update")
        return update

    def close(self) -> None:
        """Go away."""
        self.connection.close()
