"""Real server processes to be attacked, on SQLite files and on PostgreSQL."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import mkdtemp
from types import TracebackType

import httpx

from tests.server import postgres

START_TIMEOUT_S = 180
"""Seconds that a server may take until it answers, on a busy machine."""
HOST = "127.0.0.1"
FEW_GUESTS = "--limit", "guests-per-hour-per-address=150"
"""Options of a server that soon has enough new guests of one address; by default it takes thousands of them."""


class Place:
    """Where a server is reached."""

    def __init__(self, port: int) -> None:
        self.port = port

    @property
    def address(self) -> str:
        """Its address for browsers."""
        return f"http://{HOST}:{self.port}"


class Target(Place):
    """`coeurdelion serve` as a process of its own, with its log in a file."""

    def __init__(self, folder: Path, database: str, *options: str, port: int = 0) -> None:
        super().__init__(port or postgres.free_port())
        self.database = database
        self.log = folder / f"log-{self.port}"
        self._options = options
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        words = [*COMMAND, "serve", "--port", str(self.port), "--database", self.database, "--lang", "en", *self._options]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=log)
        deadline = time.monotonic() + START_TIMEOUT_S
        while not self.answers():
            if time.monotonic() > deadline or self._process.poll() is not None:
                raise RuntimeError(f"the server did not start: {self.log.read_text()[-400:]}")
            time.sleep(0.05)

    def answers(self, timeout_s: float = 2) -> bool:
        """Whether it says that it is well."""
        with suppress(httpx.HTTPError):
            return httpx.get(f"{self.address}/health", timeout=timeout_s).is_success
        return False

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether its process still runs."""
        return self._process.poll() is None

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.kill()
        self._process.wait()


COMMAND = (sys.executable, "-m", "coeurdelion.cli")


class Stage:
    """Where attacks take place: a folder, fresh servers in it, and one PostgreSQL for those who need it."""

    def __init__(self) -> None:
        self._open = ExitStack()
        self._postgres: postgres.Postgres | None = None
        self.folder = Path(mkdtemp(prefix="hostile-"))
        self._count = 0
        self._shared: Target | None = None

    def __enter__(self) -> Stage:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._open.close()
        subprocess.run(["rm", "-rf", str(self.folder)], check=True)

    def new_file(self) -> str:
        """The address of an SQLite file that does not exist yet."""
        self._count += 1
        return f"sqlite:///{self.folder}/tables{self._count}.db"

    @property
    def shared(self) -> Target:
        """A server on SQLite for the attacks that leave it as it was, each from addresses of its own."""
        if self._shared is None:
            self._shared = self._open.enter_context(self.server())
        return self._shared

    @property
    def postgres(self) -> postgres.Postgres:
        """The PostgreSQL, started when it is first needed."""
        if self._postgres is None:
            self._postgres = self._open.enter_context(postgres.running())
        return self._postgres

    def new_database(self) -> str:
        """The address of a PostgreSQL database with the schema of this version."""
        address = self.postgres.new_database()
        subprocess.run([*COMMAND, "migrate", "--database", address], check=True, stdout=subprocess.DEVNULL)
        return address

    @contextmanager
    def server(self, database: str = "", *options: str, port: int = 0) -> Iterator[Target]:
        """A server for as long as an attack needs it, on a fresh SQLite file unless a database is given."""
        target = Target(self.folder, database or self.new_file(), *options, port=port)
        try:
            yield target
        finally:
            target.kill()

    @contextmanager
    def pair(self) -> Iterator[tuple[Target, Target]]:
        """Two processes on one PostgreSQL database."""
        database = self.new_database()
        with self.server(database) as one, self.server(database) as other:
            yield one, other
