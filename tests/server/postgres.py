"""A real PostgreSQL, started in a temporary folder for as long as tests need it."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

DEBIAN = Path("/usr/lib/postgresql")
NUMBERS = count(1)


def program(name: str) -> str:
    """Where a program of PostgreSQL is; Debian does not put all of them on the path."""
    found = shutil.which(name) or next((str(path) for path in sorted(DEBIAN.glob(f"*/bin/{name}"))), None)
    assert found, f"{name} not found: ./dev test installs PostgreSQL"
    return found


def owner() -> str | None:
    """The user that PostgreSQL runs as: it refuses to run as root."""
    return "postgres" if os.geteuid() == 0 else None


def run(*words: str) -> None:
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, user=owner(), cwd="/")


class Postgres:
    """A server of its own; it can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        run(program("initdb"), "-D", str(folder / "data"), "-U", "lion", "-A", "trust", "--no-sync")
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = f"-p {self.port} -k {self.folder} -h 127.0.0.1 -F -c max_connections=200"
        run(program("pg_ctl"), "-D", str(self.folder / "data"), "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        """Stop it at once, whoever is connected."""
        run(program("pg_ctl"), "-D", str(self.folder / "data"), "-w", "-m", "immediate", "stop")

    def new_database(self) -> str:
        """The address of a fresh, empty database."""
        name = f"tables{next(NUMBERS)}"
        run(program("createdb"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "lion", name)
        return f"postgresql://lion@127.0.0.1:{self.port}/{name}"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


@contextmanager
def running() -> Iterator[Postgres]:
    """A server that is gone with its folder afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="postgres-"))
    if user := owner():
        os.chown(folder, pwd.getpwnam(user).pw_uid, -1)
    server = Postgres(folder)
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)
