"""Connections to a database, the transactions of its one writer, and the refusals for what fails on the way."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from coeurdelion.core import Refused
from coeurdelion.server.store.address import display_name, is_sqlite

SQLITE_BUSY_TIMEOUT_S = 10
"""How long a writer waits for the lock that another process holds on an SQLite file."""
CONNECT_TIMEOUT_S = 10
"""How long PostgreSQL may take to accept a connection."""
POOL_CONNECTIONS = 8
"""Connections that the pool of a PostgreSQL database keeps open."""
SQLITE_SETTINGS = ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON")
"""Set on every connection, so that SQLite loses nothing at a crash."""
DISK_FULL_MESSAGES = ("disk is full", "disk I/O error")
NOT_A_DATABASE_MESSAGE, DAMAGED_MESSAGE = "file is not a database", "malformed"
CANNOT_OPEN_MESSAGE = "unable to open database file"
"""Parts of what SQLite says when the disk is full, the file is something else or damaged, or it cannot be opened."""
SERIALIZATION_STATES = ("40001", "40P01")
"""PostgreSQL's codes for transactions that no serial order allows, and for deadlocks."""
UNREACHABLE_STATES = ("08", "57P", "53300", "53400")
"""How PostgreSQL's codes begin for lost connections, a server that stops or starts, and too many connections."""
UNREACHABLE_CODES = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_CANTOPEN)
PRIMARY_CODE_MASK = 0xFF
"""SQLite's codes for a file that is locked for too long or cannot be opened, and the bits of a code that say which it is."""
MAX_DETAIL_CHARACTERS = 200
"""Characters of a database's own error message that are passed on."""
AIOSQLITE_THREAD_NAME = "_connection_worker_thread"
"""Part of the name of aiosqlite's threads, one for each connection; a test says if another version names them otherwise."""
THREAD_TIMEOUT_S = 1.0
"""How long to wait for an aiosqlite thread to end."""


def connect(url: URL) -> AsyncEngine:
    """A connection pool for a database; a transaction is on the disk when it has ended."""
    if is_sqlite(url):
        with refuse_faults(url):
            _make_file(Path(url.database or ""))
        engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": SQLITE_BUSY_TIMEOUT_S})
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        return engine
    return create_async_engine(
        url,
        hide_parameters=True,
        pool_pre_ping=True,
        pool_size=POOL_CONNECTIONS,
        connect_args={"timeout": CONNECT_TIMEOUT_S},
    )


class Transactions:
    """Transactions of the writer, one after the other.

    An SQLite file is written in one thread of its own: handing every single statement to a thread, as aiosqlite does for
    reading, would take longer than the statements themselves.
    """

    def __init__(self, url: URL, engine: AsyncEngine) -> None:
        self._engine = engine
        self._thread = self._sqlite_engine = None
        if is_sqlite(url):
            self._thread = ThreadPoolExecutor(1, "writer")
            self._sqlite_engine = create_engine(
                url.set(drivername="sqlite"),
                hide_parameters=True,
                connect_args={"timeout": SQLITE_BUSY_TIMEOUT_S, "check_same_thread": False},
            )
            event.listen(self._sqlite_engine, "connect", _set_up_sqlite)

    async def run(self, work: Callable[[Connection], object]) -> None:
        """Do work in one transaction, all or nothing; it is on the disk when this returns."""
        if self._thread:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._run_sqlite, work)
        else:
            async with self._engine.begin() as connection:
                await connection.run_sync(work)

    def _run_sqlite(self, work: Callable[[Connection], object]) -> None:
        assert self._sqlite_engine
        with self._sqlite_engine.begin() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver would begin only at the first change
            work(connection)

    def close(self) -> None:
        """End the writing thread and close its connection."""
        if self._thread and self._sqlite_engine:
            self._thread.shutdown()
            self._sqlite_engine.dispose()


def _make_file(path: Path) -> None:
    """A new file that only its owner can read: it will hold the seeds of matches in progress."""
    path.absolute().parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)


def _set_up_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for setting in SQLITE_SETTINGS:
        cursor.execute(setting)
    cursor.close()


def is_database_error(error: Exception) -> bool:
    """Whether an error comes from the database or from the way to it."""
    return isinstance(error, (DBAPIError, OSError)) or _is_asyncpg_error(error)


def is_connection_error(error: Exception) -> bool:
    """Whether the database could not be reached, was lost or was locked for too long, whatever it was asked.

    SQLAlchemy gives a connection that breaks under a statement no class of its own, only the general one.
    """
    if state := _sqlstate(error):
        return state.startswith(UNREACHABLE_STATES)
    if not isinstance(error, DBAPIError):
        return is_database_error(error)
    code = getattr(error.orig, "sqlite_errorcode", None)
    if code is not None:
        return (code & PRIMARY_CODE_MASK) in UNREACHABLE_CODES
    return isinstance(error, (OperationalError, InterfaceError)) or type(error) is DBAPIError


def is_serialization_error(error: Exception) -> bool:
    """Whether PostgreSQL ended a transaction only because of another one: it can be tried again as it is."""
    return _sqlstate(error) in SERIALIZATION_STATES


def _sqlstate(error: Exception) -> str:
    """The code that PostgreSQL gives an error, empty if it gave none."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return getattr(cause, "sqlstate", None) or ""


@contextmanager
def refuse_faults(url: URL) -> Iterator[None]:
    """Turns whatever goes wrong on the way to a database into one refusal that says it."""
    try:
        yield
    except Exception as error:
        if not is_database_error(error):
            raise
        detail = error_detail(error)
        if CANNOT_OPEN_MESSAGE in detail:
            await_sqlite_threads()
        raise _refusal(display_name(url), detail) from None


def _is_asyncpg_error(error: Exception) -> bool:
    """Whether the PostgreSQL driver raised it: SQLAlchemy passes on some errors of connecting as they are.

    A server with SQLite does not load the driver, so its classes are known by the name of their module.
    """
    return type(error).__module__.partition(".")[0] == "asyncpg"


def error_detail(error: BaseException) -> str:
    """The first line of a database's own message, without the statement and its values."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    lines = str(cause).strip().splitlines()
    return lines[0][:MAX_DETAIL_CHARACTERS] if lines else type(cause).__name__


def await_sqlite_threads(timeout_s: float = THREAD_TIMEOUT_S) -> None:
    """Wait for the threads of closed aiosqlite connections, which otherwise may call an event loop that is closed by then.

    aiosqlite has no public way to wait for them. If they have another name, nothing is waited for: then a process that
    ends at this moment may print a warning, and nothing else changes.
    """
    for thread in threading.enumerate():
        if AIOSQLITE_THREAD_NAME in thread.name:
            thread.join(timeout=timeout_s)


def _refusal(name: str, detail: str) -> Refused:
    """What is wrong with a database, by its own message."""
    if NOT_A_DATABASE_MESSAGE in detail:
        return Refused("store", "no-database", database=name, detail=detail)
    if DAMAGED_MESSAGE in detail:
        return Refused("store", "damaged", database=name, detail=detail)
    if any(words in detail for words in DISK_FULL_MESSAGES):
        return Refused("store", "disk-full", database=name, detail=detail)
    return Refused("store", "unreachable", database=name, detail=detail)
