"""A database made before the server's code was divided into rooms is served by this version, on each kind of database."""

from __future__ import annotations

import sqlite3
import tomllib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import anyio
import httpx
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Boolean, Connection, MetaData, insert, make_url
from sqlalchemy.ext.asyncio import create_async_engine

from coeurdelion.games import GAMES
from coeurdelion.match.record_reader import read_record
from coeurdelion.match.verify import Answer, verify
from coeurdelion.server.operations.audit import audit
from coeurdelion.server.operations.backup import Restored, restore
from coeurdelion.server.store import Store
from coeurdelion.server.store.address import sqlite_address
from tests.paths import DATABASES, SOURCE
from tests.server.harness import store_at
from tests.server.process import Server, Socket, Visitor, migrated, serving

DUMP = DATABASES / "before-rooms.sql"
KNOWN = tomllib.loads((DATABASES / "before-rooms.toml").read_text("utf-8"))
SECRETS, MATCHES = KNOWN["secrets"], KNOWN["matches"]
TABLES = ("guests", "sessions", "matches", "seats", "entries", "chat", "leases")
"""The tables that have rows, each after what it refers to."""
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def old_file(path: Path) -> Path:
    """The database of then as an SQLite file."""
    with sqlite3.connect(path) as connection:
        connection.executescript(DUMP.read_text("utf-8"))
    connection.close()
    return path


async def fill_postgres(address: str, path: Path) -> None:
    """Put the rows of an old file into PostgreSQL, with the schema of then."""
    engine = create_async_engine(make_url(address).set(drivername="postgresql+asyncpg"))
    async with engine.begin() as connection:
        await connection.run_sync(_copy, path)
    await engine.dispose()


def _copy(target: Connection, path: Path) -> None:
    source = sqlite3.connect(path)
    ((schema,),) = source.execute("SELECT version_num FROM alembic_version")
    config = Config()
    config.set_main_option("script_location", str(SOURCE / "server" / "store" / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = target
    command.upgrade(config, schema)
    found = MetaData()
    found.reflect(target)
    for name in TABLES:
        table = found.tables[name]
        cursor = source.execute(f"SELECT * FROM {name}")
        names = [column for column, *_ in cursor.description]
        rows = [dict(zip(names, row, strict=True)) for row in cursor]
        assert rows
        for column in table.columns:
            if isinstance(column.type, Boolean):  # SQLite has them as numbers
                rows = [row | {column.name: bool(row[column.name])} for row in rows]
        target.execute(insert(table), rows)
    source.close()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of the old database, on each kind in turn, migrated if this version has another schema."""
    path = old_file(tmp_path_factory.mktemp("old") / "tables.db")
    if request.param == "sqlite":
        return migrated(sqlite_address(path))
    address: str = request.getfixturevalue("postgres").new_database()
    anyio.run(fill_postgres, address, path)
    return migrated(address)


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Server]:
    """Today's server on the old database; tables that nobody began stay, however long ago they were set up."""
    with serving(database, "--tidy-days", "36500") as running:
        yield running


@pytest.fixture
def ada(server: Server) -> Visitor:
    return Visitor(server, cookie=SECRETS["cookie"])


@pytest.fixture
def grace(server: Server) -> Visitor:
    return Visitor(server, cookie=SECRETS["graces_cookie"])


@pytest.fixture
async def restored(address: str, tmp_path: Path) -> AsyncIterator[Store]:
    """A store into which a backup of then was brought."""
    async with store_at(address) as store:
        copy = old_file(tmp_path / "copy.db")
        assert await restore(store, copy) == Restored(len(MATCHES), 0, ())
        assert await restore(store, copy) == Restored(0, 0, ())
        yield store


async def check_whole(store: Store) -> None:
    """Every match is there and replays as it was played."""
    found = [audited async for audited in audit(store)]
    assert {audited.match for audited in found} == set(MATCHES.values())
    assert [audited for audited in found if audited.wrong is not None] == []
    assert sum(audited.entries for audited in found) == 1199


async def test_the_audit_finds_nothing_wrong(database: str) -> None:
    """First of all: the tests below play on."""
    async with store_at(database) as store:
        await check_whole(store)


async def test_a_backup_is_restored(restored: Store) -> None:
    await check_whole(restored)
    assert [said.text for said in await restored.chat(MATCHES["rematched"])] == ["Again?"]


async def test_what_later_versions_added_is_not_there_yet(restored: Store) -> None:
    """Bots of then have titles and no characters, nobody asked for practice, and nobody kept why a bot acted."""
    matches = await restored.all_matches()
    assert not any(match.practice for match in matches)
    assert {seat.character for match in matches for seat in match.seats} == {""}
    assert [await restored.reasons(match.id) for match in matches] == [[]] * len(matches)
    assert {said.phrase for said in await restored.chat(MATCHES["rematched"])} == {None}


def test_cookie_and_token_are_still_known(ada: Visitor, grace: Visitor) -> None:
    assert ada.http.get("/api/guest").json()["name"] == "Ada"
    assert grace.http.get("/api/guest").json()["name"] == "Grace"
    headers = {"Authorization": f"Bearer {SECRETS['bearer']}"}
    assert httpx.get(f"{ada.server.address}/api/guest", headers=headers).json()["name"] == "Ada"
    assert [kept["label"] for kept in ada.http.get("/api/tokens").json()] == ["my bot"]
    mine = {match["id"] for match in ada.http.get("/api/mine").json()}
    assert mine == set(MATCHES.values())


@EVERY_GAME
def test_a_finished_match_is_replayed_verified_exported_and_imported(game: str, ada: Visitor) -> None:
    match = MATCHES[f"finished-{game}"]
    path = f"/api/matches/{match}"
    assert ada.http.get(f"{path}/verify").json()["answer"] == "verified"
    file = ada.http.get(f"{path}/file").text
    record = read_record(file)
    assert verify(record).answer is Answer.VERIFIED
    told = ada.http.get(f"{path}/replay").json()
    assert [(one["seat"], one["line"]) for one in told["entries"]] == list(record.match.log)
    page = ada.http.get(f"{path}/frames/0").json()
    assert page["frames"][0]["entry"] == 0
    assert ada.watch(match).next("update")["result"] in ("win 1", "draw")
    again = ada.post("/api/import", file=file)["id"]
    assert ada.http.get(f"/api/matches/{again}/verify").json()["answer"] == "verified"


def test_what_came_from_elsewhere_is_still_told_from_what_was_played_here(ada: Visitor) -> None:
    origins = {name: ada.http.get(f"/api/matches/{MATCHES[name]}").json()["origin"] for name in ("imported", "fork")}
    assert origins["imported"]["kind"] == "import"
    assert (origins["fork"]["kind"], origins["fork"]["match"]) == ("fork", MATCHES["finished-lowenherz-2003"])
    assert ada.http.get(f"/api/matches/{MATCHES['imported']}/verify").json()["answer"] == "verified"


def act(screen: Socket, rng: Random) -> int:
    """Answer what this screen is asked; the number of the last entry that is acknowledged."""
    while not (update := screen.next("update"))["question"] or update["view"]["seat"] not in update["to_act"]:
        assert not update["result"]
    question = update["question"]
    line = rng.choice(question["legal"])
    screen.send(type="act", seat=update["view"]["seat"], question=question["number"], line=line)
    done = screen.next("done", "no", "stale")
    assert done["type"] == "done"
    return int(done["last"])


@pytest.mark.parametrize("name", ["running-lowenherz-1997", "against-squire"])
def test_a_bot_goes_on_playing(name: str, ada: Visitor) -> None:
    screen, rng = ada.watch(MATCHES[name]), Random(3)
    last = max(act(screen, rng) for _ in range(4))
    while not (update := screen.next("update"))["question"]:
        pass
    assert update["entry"] > last, "the bot has answered"
    screen.send(type="log", id=1, since=0)
    log = screen.next("log-of")["entries"]
    assert {entry["seat"] for entry in log if entry["number"] > last} & {1}
    if name == "running-lowenherz-1997":
        assert "hint 0" in [entry["line"] for entry in log]


def test_an_offer_that_waited_is_agreed_to_and_all_that_was_said_is_heard(ada: Visitor, grace: Visitor) -> None:
    match = MATCHES["running-lowenherz-2003"]
    at_ada, at_grace = ada.watch(match), grace.watch(match)
    (offer,) = at_grace.next("update")["offers"]
    assert (offer["what"], offer["waiting"]) == ("draw", [1])
    said = at_grace.next("chat")["said"]
    assert [one["text"] for one in said] == ["Good luck, Grace!", "Bonne chance « Ada » – viel Glück"]
    at_grace.send(type="log", id=1, since=0)
    assert [entry["line"] for entry in at_grace.next("log-of")["entries"] if entry["line"].startswith("undo ")]
    at_grace.send(type="consent", seat=1, offer=offer["entry"], agrees=True)
    while not (update := at_ada.next("update"))["result"]:
        pass
    assert update["result"] == "draw"
    assert [one["text"] for one in at_grace.next("chat")["said"]] == ["I would place a knight."]
    assert ada.http.get(f"/api/matches/{match}/verify").json()["answer"] == "verified"


def test_an_undo_that_was_asked_for_is_agreed_to_and_the_match_goes_on(ada: Visitor, grace: Visitor) -> None:
    match = MATCHES["running-lionheart"]
    at_ada, at_grace = ada.watch(match), grace.watch(match)
    (offer,) = at_ada.next("update")["offers"]
    assert (offer["what"], offer["seat"]) == ("undo", 1)
    at_ada.send(type="consent", seat=0, offer=offer["entry"], agrees=True)
    update = at_ada.next("update")
    assert update["offers"] == []
    assert update["to_act"] == [1]
    assert act(at_grace, Random(1)) > offer["entry"]


def test_who_plays_for_whom_is_as_it_was(ada: Visitor) -> None:
    stood_in = ada.watch(MATCHES["stood-in"]).next("welcome")["players"]
    assert [(player["kind"], player["name"]) for player in stood_in[:2]] == [("person", "Ada"), ("link", "Grace")]
    assert (stood_in[2]["kind"], stood_in[2]["level"]) == ("bot", "squire")
    resigned = ada.watch(MATCHES["resigned"]).next("welcome")["players"][0]
    assert (resigned["kind"], resigned["level"], resigned["resigned"]) == ("bot", "squire", True)


def test_a_fork_goes_on(ada: Visitor) -> None:
    screen = ada.watch(MATCHES["fork"])
    update = screen.next("update")
    asked = screen.sit(update["to_act"][0])["question"]
    screen.send(type="act", seat=update["to_act"][0], question=asked["number"], line=asked["legal"][0])
    assert screen.next("done", "no", "stale")["type"] == "done"


def test_open_seats_are_taken_and_the_matches_begin(ada: Visitor, server: Server) -> None:
    zoe = Visitor(server, "Zoe")
    assert MATCHES["open"] in {match["id"] for match in zoe.http.get("/api/lobby").json()}
    assert zoe.post(f"/api/matches/{MATCHES['open']}/seat") == {"seat": 1}
    assert zoe.post(f"/api/matches/{MATCHES['invited']}/seat", token=SECRETS["link"]) == {"seat": 1}
    for name in ("open", "invited"):
        assert ada.http.get(f"/api/matches/{MATCHES[name]}").json()["state"] == "playing"
        assert ada.watch(MATCHES[name]).next("update")["to_act"]


def test_a_rematch_that_waited_begins(grace: Visitor) -> None:
    before = MATCHES["rematched"]
    assert grace.watch(before).next("welcome")["rematch"] == [0]
    assert grace.post(f"/api/matches/{before}/rematch")["id"] == MATCHES["rematch"]
    assert grace.watch(MATCHES["rematch"]).next("update")["to_act"]
