"""What the store assumes of its libraries beyond what they promise; if a test fails, another version needs another way."""

from __future__ import annotations

import threading
from pathlib import Path

import aiosqlite
import pytest

from coeurdelion.core import Refused
from coeurdelion.server.store import Store, database
from coeurdelion.server.store.database import AIOSQLITE_THREAD_NAME, await_sqlite_threads


def sqlite_threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if AIOSQLITE_THREAD_NAME in thread.name]


async def test_a_connection_of_aiosqlite_has_a_thread_of_the_name_that_is_waited_for(tmp_path: Path) -> None:
    before = len(sqlite_threads())
    async with aiosqlite.connect(tmp_path / "a.db"):
        started = len(sqlite_threads()) - before
    assert started == 1, "aiosqlite names its threads otherwise: await_sqlite_threads waits for none of them"
    await_sqlite_threads()
    assert sqlite_threads() == []


async def test_without_that_name_a_file_that_cannot_be_opened_is_refused_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "AIOSQLITE_THREAD_NAME", "a name that no thread has")

    store = Store.sqlite(tmp_path)
    with pytest.raises(Refused, match="unreachable"):
        await store.open()
    await store.close()
    for thread in sqlite_threads():  # what the fallback leaves out; here a thread's warning would fail the test
        thread.join()
