"""A real server process, and a player that talks to it over HTTP and WebSocket."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect


class Server:
    """`coeurdelion serve` as a process of its own."""

    def __init__(self, data: Path, port: int = 0) -> None:
        self.data = data
        self.open = ExitStack()
        self._start(port)

    def _start(self, port: int) -> None:
        command = [sys.executable, "-m", "coeurdelion.cli", "serve", "--port", str(port), "--data", str(self.data)]
        self._process = subprocess.Popen([*command, "--lang", "en"], stdout=subprocess.PIPE, text=True)
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

    def stop(self) -> int:
        """Ask it to end, and see that it does."""
        self._process.terminate()
        status = self._process.wait(timeout=15)
        assert self._process.stdout
        self._process.stdout.close()
        return status

    def restart(self) -> None:
        """Begin again with the same file at the same place."""
        self._start(self.port)


@contextmanager
def serving(data: Path) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(data)
    try:
        yield server
    finally:
        server.open.close()
        server.kill()


class Visitor:
    """A guest with a session."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.http = server.open.enter_context(httpx.Client(base_url=server.address))
        self.post("/api/guest", name=name)

    def post(self, path: str, **body: Any) -> Any:
        """The answer to a request, which must be accepted."""
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def make(self, *kinds: str, **options: object) -> Any:
        """A new table."""
        seats = [{"kind": kind, "level": "random"} for kind in kinds]
        return self.post("/api/matches", game="lowenherz-2003", seats=seats, options=options, nonce="n")

    def watch(self, match: str) -> Socket:
        """The table's socket."""
        cookie = f"guest={self.http.cookies['guest']}"
        address = f"ws://127.0.0.1:{self.server.port}/ws/{match}"
        return Socket(self.server.open.enter_context(connect(address, additional_headers={"Cookie": cookie}, max_size=None)))


class Socket:
    """A table's socket as a browser uses it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def send(self, **message: Any) -> None:
        """One message."""
        self.connection.send(json.dumps(message))

    def next(self, *kinds: str) -> Any:
        """The next message of one of these kinds."""
        while True:
            message = json.loads(self.connection.recv(timeout=20))
            if message["type"] in kinds:
                return message

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
