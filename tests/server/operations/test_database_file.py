"""A server and its SQLite file: one server at a time, no damage, and a disk that is full."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path

import pytest

from coeurdelion.core import Refused
from coeurdelion.server.operations import with_store
from coeurdelion.server.operations.backup import backup, restore
from coeurdelion.server.store.address import sqlite_address
from coeurdelion.server.store.file_lock import serve_alone
from tests.server import commands
from tests.server.harness import store_at, stored
from tests.server.process import Server, Visitor, serving

PAGE_BYTES = 4096


def refused(*words: str) -> str:
    """The one line that a command says when it cannot do its work."""
    ended = commands.run(*words, "--lang", "en")
    assert (ended.returncode, ended.stdout, ended.stderr.count("\n")) == (2, "", 1), ended
    return ended.stderr


def test_a_second_server_on_the_same_file_is_refused_until_the_first_has_ended(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with serving(path) as server:
        Visitor(server, "Ada").make("me", "bot")
        assert f"{path} is already served" in refused("serve", "--data", str(path), "--port", "0")
        assert asyncio.run(with_store(sqlite_address(path), lambda store: backup(store, copy))) == 1, "allowed beside it"
        server.kill()
        with serve_alone(sqlite_address(path)):
            pass


def test_the_lock_is_one_whatever_the_file_is_called(tmp_path: Path) -> None:
    path, link = tmp_path / "tables.db", tmp_path / "link.db"
    link.symlink_to(path)
    with serve_alone(sqlite_address(path)):
        for name in (path, link):
            with pytest.raises(Refused, match="in-use"), serve_alone(sqlite_address(name)):
                pass
        with serve_alone(sqlite_address(tmp_path / "other.db")), serve_alone("postgresql://host/name"):
            pass
    with serve_alone(sqlite_address(link)):
        pass


async def test_a_damaged_file_is_refused_with_the_way_to_restore_a_backup(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    async with store_at(sqlite_address(path)) as store:
        await store.add_match(stored("ab"), 0)
        await store.check_integrity()
        await backup(store, copy)
    damage(path)
    before = path.read_bytes()
    said = refused("serve", "--data", str(path), "--port", "0")
    assert "is damaged" in said
    assert f"coeurdelion restore --data {path} BACKUP" in said
    assert path.read_bytes() == before
    for file in tmp_path.glob("tables.db*"):
        file.rename(tmp_path / f"damaged{file.suffix}")
    assert (await with_store(sqlite_address(path), lambda store: restore(store, copy))).added == 1
    async with store_at(sqlite_address(path)) as store:
        await store.check_integrity()
        assert await store.match("m")


def damage(path: Path) -> None:
    """Overwrite all pages but the first, as a broken disk would."""
    content = bytearray(path.read_bytes())
    content[PAGE_BYTES:] = b"\xff" * (len(content) - PAGE_BYTES)
    path.write_bytes(content)


def test_health_says_while_nothing_can_be_written(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        ada = Visitor(server, "Ada")
        assert ada.http.get("/health").json() == {"status": "ok"}
        limit_files(server, 1)
        answer = ada.http.post("/api/guest", json={"name": "Eve"}, headers={"Cookie": ""})
        assert answer.status_code == 503, answer.text
        assert answer.json() == {"rule": "store", "reason": "not-stored", "params": {}}, "no words of a database"
        health = ada.http.get("/health")
        assert (health.status_code, health.json()) == (503, {"status": "read-only"})
        assert ada.http.get("/api/lobby").json() == [], "reading goes on"
        limit_files(server, resource.RLIM_INFINITY)
        ada.post("/api/guest", name="Ada L.")
        assert ada.http.get("/health").json() == {"status": "ok"}


def limit_files(server: Server, size: int) -> None:
    """How large files may become that a server writes: with a small limit the disk is full for it."""
    hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, hard))
