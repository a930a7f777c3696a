"""The lock that keeps a second server off an SQLite file, where bots, chat and presence would go separate ways."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from coeurdelion.core import Refused
from coeurdelion.server.store.address import display_name, is_sqlite, parse_database
from coeurdelion.server.store.database import refuse_faults

LOCK_SUFFIX = ".lock"
"""Ends the name of the file that is locked: SQLite has locks of its own on the database, which closing it would drop."""


@contextmanager
def serve_alone(address: str) -> Iterator[None]:
    """Keep other servers off an SQLite file until this ends or the process does; refused if there is one already.

    What else opens the file, such as a backup, is not concerned; nor is PostgreSQL, which may have several servers.
    """
    url = parse_database(address)
    if not is_sqlite(url):
        yield
        return
    with refuse_faults(url):
        lock = _open_lock(Path(os.path.realpath(url.database or "")))
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Refused("store", "in-use", database=display_name(url)) from None
        yield
    finally:
        os.close(lock)


def _open_lock(database: Path) -> int:
    """The file to lock, which stays when the lock is gone: who deleted it could delete the lock of another."""
    database.parent.mkdir(parents=True, exist_ok=True)
    return os.open(database.with_name(database.name + LOCK_SUFFIX), os.O_RDWR | os.O_CREAT, 0o600)
