"""What operators do: start with what cannot work, migrate, audit, back up, restore; each says one clear line."""

from __future__ import annotations

import asyncio
import hashlib
import os
import resource
import socket
import sqlite3
import subprocess
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from random import Random

import httpx
import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from coeurdelion.core import CHANCE, Refused
from coeurdelion.server.operations import migrate, with_store
from coeurdelion.server.operations.audit import audit
from coeurdelion.server.operations.backup import Restored, backup, restore
from coeurdelion.server.store import ChatLine, Store, StoredReasons
from coeurdelion.server.store.address import sqlite_address
from coeurdelion.server.store.migrate import NEWEST
from coeurdelion.server.table.journal import Journal
from tests.paths import SOURCE
from tests.server import commands
from tests.server.harness import execute, store_at, stored
from tests.server.postgres import Postgres, free_port
from tests.server.process import serving

MIGRATIONS = SOURCE / "server" / "store" / "migrations"
SLICE = """
CREATE TABLE guests (id VARCHAR(64) PRIMARY KEY, name VARCHAR(40) NOT NULL, created INTEGER NOT NULL);
CREATE TABLE matches (id VARCHAR(16) PRIMARY KEY, game VARCHAR(40) NOT NULL, version INTEGER NOT NULL,
  options VARCHAR NOT NULL, seed BLOB NOT NULL, created INTEGER NOT NULL);
CREATE TABLE seats (match VARCHAR(16) NOT NULL REFERENCES matches (id), seat INTEGER NOT NULL, colour VARCHAR(20) NOT NULL,
  kind VARCHAR(10) NOT NULL, name VARCHAR(40) NOT NULL, level VARCHAR(20) NOT NULL, guest VARCHAR(64), token VARCHAR(64),
  nonce VARCHAR(80) NOT NULL, PRIMARY KEY (match, seat));
CREATE TABLE entries (match VARCHAR(16) NOT NULL REFERENCES matches (id), number INTEGER NOT NULL, seat INTEGER NOT NULL,
  action VARCHAR NOT NULL, question INTEGER, at INTEGER NOT NULL, digest VARCHAR(16) NOT NULL, PRIMARY KEY (match, number));
INSERT INTO guests VALUES ('secret-cookie', 'Ada', 5);
INSERT INTO matches VALUES ('m', 'lowenherz-2003', 1, '{"first": 0}', x'00', 5), ('n', 'lowenherz-2003', 1, '{}', x'00', 5);
INSERT INTO seats VALUES ('m', 0, 'red', 'person', 'Ada', '', 'secret-cookie', NULL, ''),
  ('m', 1, 'blue', 'person', '', '', NULL, 'secret-link', '');
INSERT INTO entries VALUES ('m', 0, -1, 'first 0', NULL, 5, 'old');
INSERT INTO matches VALUES ('e', 'lowenherz-2003', 1, '{"first": 0}', x'00', 5);
INSERT INTO seats VALUES ('e', 0, 'red', 'person', 'Ada', '', 'secret-cookie', NULL, ''),
  ('e', 1, 'blue', 'bot', '', 'squire', NULL, NULL, '');
INSERT INTO entries VALUES ('e', 0, -2, 'abandon', NULL, 5, 'old');
"""


def fails(*words: str, env: Mapping[str, str] = os.environ) -> str:
    """The one line that a command says when it cannot do its work."""
    return only_line(commands.run(*words, "--lang", "en", env=env))


def only_line(ended: subprocess.CompletedProcess[str]) -> str:
    """What a command said that could not do its work."""
    assert ended.returncode == 2, ended
    assert ended.stdout == ""
    assert ended.stderr.count("\n") == 1, ended.stderr
    return ended.stderr


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ada, " * 500)
    assert "is not a database of Cœur de Lion" in fails("serve", "--data", str(other))
    assert other.read_text() == "Dear Ada, " * 500
    foreign = tmp_path / "other.db"
    with sqlite3.connect(foreign) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    assert "is not a database of Cœur de Lion" in fails("serve", "--data", str(foreign))
    for file in (other, foreign):
        assert fails("restore", str(file), "--data", str(tmp_path / "new.db")).startswith(str(file))


def test_words_that_are_wrong_are_said_in_one_line(tmp_path: Path) -> None:
    assert "--port cannot have this value" in fails("serve", "--port", "abc")
    assert "--port cannot have this value" in fails("serve", env={**os.environ, "COEURDELION_PORT": "70000"})
    assert "The option --prot is not understood here" in fails("serve", "--prot", "80")
    assert "“fly me” is not understood" in fails("fly", "me", "--database", "postgresql://ada:secret@host/name")
    assert "file is missing" in fails("backup")
    assert "not both" in fails("serve", "--data", str(tmp_path / "a.db"), "--database", f"sqlite:///{tmp_path}/b.db")
    french = commands.run("serve", "--port", "abc", env={**os.environ, "COEURDELION_LANG": "fr"})
    assert french.stderr.startswith("--port ne peut pas avoir cette valeur")
    assert french.stderr.count("\n") == 1


def test_a_server_that_is_open_to_all_names_an_address_that_can_be_opened(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", "--host", "0.0.0.0") as server:
        assert httpx.URL(server.address).host != "0.0.0.0"
        assert httpx.get(f"{server.address}/health").json() == {"status": "ok"}


async def test_a_newer_schema_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    assert await migrate(sqlite_address(path))
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = path.read_bytes()
    for command in (["serve"], ["audit"], ["migrate"], ["backup", str(tmp_path / "copy.db")]):
        assert "newer version (schema 9999" in fails(*command, "--data", str(path))
    assert path.read_bytes() == before


def test_databases_out_of_reach_and_wrong_addresses_are_said(tmp_path: Path, postgres: Postgres) -> None:
    nobody = f"postgresql://lion:swordfish@127.0.0.1:{free_port()}/tables"
    said = fails("serve", "--database", nobody)
    assert "cannot be reached" in said
    assert "swordfish" not in said
    unknown = f"postgresql://lion@127.0.0.1:{postgres.port}/nowhere"
    assert "cannot be reached" in fails("audit", "--database", unknown)
    assert "older schema" in fails("serve", "--database", postgres.new_database())
    assert "is no database we know" in fails("serve", "--database", "mysql://x/y")
    assert "is no bus we know" in fails("serve", "--data", str(tmp_path / "a.db"), "--bus", "ftp://x")
    assert "not an address people can open" in fails("serve", "--data", str(tmp_path / "a.db"), "--public-url", "play")
    assert "is no database we know" in fails("serve", env={**os.environ, "COEURDELION_DATABASE": "mysql://x/y"})
    (tmp_path / "folder").mkdir()
    assert "cannot be reached" in fails("serve", "--data", str(tmp_path / "folder"))


def test_a_file_that_is_not_there_is_not_made_by_looking_at_it(tmp_path: Path) -> None:
    missing = tmp_path / "typo.db"
    assert "is not a database" in fails("audit", "--data", str(missing))
    assert "is not a database" in fails("backup", str(tmp_path / "copy.db"), "--data", str(missing))
    assert list(tmp_path.iterdir()) == []


async def test_a_database_and_its_backup_are_for_their_owner_alone(tmp_path: Path) -> None:
    await with_store(sqlite_address(tmp_path / "tables.db"), lambda store: backup(store, tmp_path / "copy.db"))
    assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}


def test_a_taken_port_is_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"Port {port} is taken" in fails("serve", "--data", str(tmp_path / "a.db"), "--port", str(port))
    assert "not an address of this machine" in fails("serve", "--data", str(tmp_path / "a.db"), "--host", "192.0.2.1")


def test_a_full_disk_is_said(tmp_path: Path) -> None:
    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))

    words = [*commands.START, "serve", "--data", str(tmp_path / "a.db"), "--lang", "en"]
    ended = subprocess.run(words, capture_output=True, text=True, timeout=60, preexec_fn=little_room)
    assert "is full" in only_line(ended)


async def test_what_a_full_disk_refuses_has_not_happened_and_happens_later(store: Store) -> None:
    await store.add_match(stored("ab"), 0)
    pages = await store.writer.submit(lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar_one())
    await store.writer.submit(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={pages}").scalar_one())
    with pytest.raises(Refused, match="not-stored"):
        await store.add_chat("m", ChatLine(0, "Ada", "table", "x" * 50_000, 1))
    await store.writer.submit(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count=100000").scalar_one())
    assert await store.add_chat("m", ChatLine(0, "Ada", "table", "x" * 50_000, 1)) == 0


async def test_a_database_from_before_schemas_had_numbers_is_brought_along(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as connection:
        connection.executescript(SLICE)
    connection.close()
    async with store_at(sqlite_address(path)) as store:
        digest = hashlib.sha256(b"secret-cookie").hexdigest()
        assert await store.session(digest, "cookie") == (digest[:24], "Ada")
        match, unbegun = await store.match("m"), await store.match("n")
        assert match
        assert unbegun
        assert (match.state, match.seats[0].guest, unbegun.state) == ("playing", digest[:24], "open")
        assert match.seats[1].token == hashlib.sha256(b"secret-link").hexdigest()
        assert len(await store.entries("m")) == 1
        ended = await store.match("e")
        assert ended
        assert (ended.state, ended.result) == ("over", "abandoned")
    with sqlite3.connect(path) as connection:
        assert "secret" not in "\n".join(connection.iterdump())
    connection.close()


def test_the_newest_step_is_the_one_the_code_knows() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == NEWEST


async def played(store: Store, name: str, count: int) -> None:
    """A match of which so many answers were given."""
    match = stored("ab", match=name)
    await store.add_match(match, 0)
    journal, rng = await Journal.load(match, store), Random(7)
    await journal.begin()
    for _ in range(count):
        live = journal.begun()
        seat = next(seat for seat in live.to_act() if seat != CHANCE)
        await journal.act(seat, journal.question(seat), str(rng.choice(journal.game.legal(live.state, seat))))


async def test_an_audit_names_what_differs(address: str) -> None:
    async with store_at(address) as store:
        for name in ("good", "moved", "forged", "torn", "explained"):
            await played(store, name, 20)
        changes = (
            "UPDATE entries SET digest = 'ffff' WHERE match = 'forged' AND number = 12",
            "DELETE FROM entries WHERE match = 'torn' AND number = 9",
            "UPDATE entries SET action = 'castle l12' WHERE match = 'moved' AND number = 8",
            "INSERT INTO reasons VALUES ('explained', 999, '[]')",
        )
        for change in changes:
            await store.writer.submit(partial(Connection.exec_driver_sql, statement=change))
        found = {audited.match: audited.wrong async for audited in audit(store)}
    assert found["good"] is None
    assert found["torn"] == 9
    assert found["moved"] is not None
    assert found["forged"] == 12
    assert found["explained"] == 999, "reasons for what never happened"


async def test_a_backup_brings_everything_into_another_database(address: str, tmp_path: Path, postgres: Postgres) -> None:
    copy = tmp_path / "copy.db"
    async with store_at(address) as store:
        await store.add_guest("a", "Ada", 1)
        await store.add_session("h", "a", "cookie", "", 1)
        await played(store, "one", 15)
        await played(store, "two", 15)
        await store.add_chat("one", ChatLine(0, "Ada", "table", "hello", 1))
        last = next(one.number for one in reversed(await store.entries("one")) if one.entry.seat >= 0)
        for name in ("one", "two"):
            await execute(store, f"""INSERT INTO reasons VALUES ('{name}', {last}, '[["reason-gains", {{"points": 3}}]]')""")
        playing = asyncio.create_task(played(store, "three", 15))
        assert await backup(store, copy) >= 2
        await playing
        with pytest.raises(Refused, match="file-exists"):
            await backup(store, copy)
    why = [StoredReasons(last, [("reason-gains", {"points": 3})])]
    for other in (sqlite_address(tmp_path / "other.db"), postgres.new_database()):
        async with store_at(other) as store:
            assert (await restore(store, copy)).added >= 2
        async with store_at(other) as store:
            assert [audited.wrong async for audited in audit(store) if audited.match in ("one", "two")] == [None, None]
            assert await store.session("h", "cookie") == ("a", "Ada")
            assert [said.text for said in await store.chat("one")] == ["hello"]
            assert [list(await store.reasons(name)) for name in ("one", "two")] == [why, why]
            assert await restore(store, copy) == Restored(0, 0, ())
            await go_on_otherwise(store)
        async with store_at(other) as store:
            assert await restore(store, copy) == Restored(0, 1, ("two",))
            assert list(await store.reasons("one")) == why, "a longer log brings its reasons"


async def go_on_otherwise(store: Store) -> None:
    """One match loses its end, another has something else in it."""
    half = len(await store.entries("two")) // 2
    changes = (
        f"DELETE FROM reasons WHERE match = 'one' AND number > {half}",
        f"DELETE FROM entries WHERE match = 'one' AND number > {half}",
        "UPDATE entries SET action = 'x' WHERE match = 'two' AND number = 9",
    )
    for change in changes:
        await store.writer.submit(partial(Connection.exec_driver_sql, statement=change))


async def test_commands_say_what_they_did(tmp_path: Path) -> None:
    data = ["--data", str(tmp_path / "tables.db"), "--lang", "en"]
    await with_store(sqlite_address(tmp_path / "tables.db"), lambda store: played(store, "m", 5))

    def said(*words: str) -> str:
        ended = commands.run(*words, *data)
        ended.check_returncode()
        return ended.stdout

    assert said("audit").startswith("1 match, ")
    assert "1 match copied" in said("backup", str(tmp_path / "copy.db"))
    assert "brought back: 0" in said("restore", str(tmp_path / "copy.db"))
    assert "already" in said("migrate")
