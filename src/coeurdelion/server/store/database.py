"""Reaching a database by its address, and one clear refusal if that is not possible."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from coeurdelion.core import Refused

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
"""The driver of each kind of database that we know."""
BUSY = 10
"""Seconds that a writer waits for another process to let go of an SQLite file."""
PATIENCE = 10
"""Seconds within which a PostgreSQL server has to answer a new connection."""
CONNECTIONS = 8
FULL, NOT_A_DATABASE = ("disk is full", "disk I/O error"), ("not a database", "malformed")
NOT_OPENED = "unable to open database file"
"""What SQLite says, in part, when the disk is full and when the file is something else."""
OUT_OF_REACH = (OperationalError, InterfaceError, OSError, TimeoutError)
"""What goes wrong with a database and not with what is asked of it."""


def address(text: str) -> URL:
    """The address of a database; refused if it is of no kind that we know."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise Refused("store", "bad-address", text=text.partition(":")[0][:80]) from None
    kind = url.get_backend_name()
    if kind not in DRIVERS or (kind == "sqlite" and not url.database):
        raise Refused("store", "bad-address", text=kind[:80])
    return url.set(drivername=DRIVERS[kind])


def of_file(path: Path) -> str:
    """The address of an SQLite file."""
    return URL.create("sqlite", database=str(path)).render_as_string()


def shown(url: URL) -> str:
    """An address as it may be shown: without its password."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)


def connect(url: URL) -> AsyncEngine:
    """Connections to a database; what is written is on the disk when its transaction has ended."""
    if url.get_backend_name() == "sqlite":
        with faults(url):
            _make_file(Path(url.database or ""))
        engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": BUSY})
        event.listen(engine.sync_engine, "connect", _careful)
        return engine
    return create_async_engine(
        url, hide_parameters=True, pool_pre_ping=True, pool_size=CONNECTIONS, connect_args={"timeout": PATIENCE}
    )


class Transactions:
    """Transactions one after the other, each on the disk when it has ended.

    An SQLite file is written in one thread of its own: asking a thread for every single statement, as reading does, would
    take longer than the statements themselves.
    """

    def __init__(self, url: URL, engine: AsyncEngine) -> None:
        self._engine = engine
        self._thread = self._file = None
        if url.get_backend_name() == "sqlite":
            self._thread = ThreadPoolExecutor(1, "writer")
            self._file = create_engine(
                url.set(drivername="sqlite"),
                hide_parameters=True,
                connect_args={"timeout": BUSY, "check_same_thread": False},
            )
            event.listen(self._file, "connect", _careful)

    async def run(self, work: Callable[[Connection], object]) -> None:
        """Do something in a transaction, all or nothing."""
        if self._thread:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)
        else:
            async with self._engine.begin() as connection:
                await connection.run_sync(work)

    def _write(self, work: Callable[[Connection], object]) -> None:
        assert self._file
        with self._file.begin() as connection:
            work(connection)

    def close(self) -> None:
        """Let go of the file."""
        if self._thread and self._file:
            self._thread.shutdown()
            self._file.dispose()


def _make_file(path: Path) -> None:
    """A new file that only its owner can read: it will hold the seeds of matches in progress."""
    path.absolute().parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)


def _careful(connection: Any, _record: object) -> None:
    """Let SQLite lose nothing at a crash."""
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def is_out_of_reach(error: Exception) -> bool:
    """Whether the database was lost; a connection that breaks under a statement has no kind of its own."""
    return isinstance(error, OUT_OF_REACH) or type(error) is DBAPIError


@contextmanager
def faults(url: URL) -> Iterator[None]:
    """Turns whatever goes wrong on the way to a database into one refusal that says it."""
    try:
        yield
    except Exception as error:
        if not isinstance(error, (DBAPIError, OSError)) and not type(error).__module__.startswith("asyncpg"):
            raise
        cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
        detail = str(cause).strip().splitlines()[0][:200] if str(cause).strip() else type(cause).__name__
        if NOT_OPENED in detail:
            await_threads()
        raise _refusal(shown(url), detail) from None


def await_threads(seconds: float = 1) -> None:
    """Waits for the threads of files that were not opened or are let go: they tell the event loop while it is still open."""
    for thread in threading.enumerate():
        if "_connection_worker_thread" in thread.name:
            thread.join(timeout=seconds)


def _refusal(name: str, detail: str) -> Refused:
    """What is wrong with a database, by what it says itself."""
    if any(words in detail for words in NOT_A_DATABASE):
        return Refused("store", "no-database", database=name, detail=detail)
    if any(words in detail for words in FULL):
        return Refused("store", "disk-full", database=name, detail=detail)
    return Refused("store", "unreachable", database=name, detail=detail)
