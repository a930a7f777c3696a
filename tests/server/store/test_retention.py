"""What nobody has used for long goes, on both databases; running and finished matches and their people stay."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, func, select

from coeurdelion.core import Entry
from coeurdelion.server.bots.pool import BotPool
from coeurdelion.server.cluster.bus import Bus
from coeurdelion.server.cluster.leases import Leases
from coeurdelion.server.metrics import REGISTRY
from coeurdelion.server.people.sessions import COOKIE, hash_token, identify
from coeurdelion.server.settings import Settings
from coeurdelion.server.store import IMPORT, OVER, PLAYING, ChatLine, Store, StoredEntry, StoredMatch, StoredReasons
from coeurdelion.server.store.schema import chat, entries, guests, leases, matches, presence, reasons, seats, sessions
from coeurdelion.server.table import retention
from coeurdelion.server.table.registry import TableRegistry
from coeurdelion.server.table.retention import delete_unused
from tests.server.harness import eventually, stored

DAY_S = 24 * 3600
NOW = int(time.time())
SETTINGS = Settings("sqlite:///unused.db")
LOG = (StoredEntry(0, Entry(0, "act"), None, 1, "d"),)


def ago(days: float) -> int:
    """The time so many days ago."""
    return NOW - int(days * DAY_S)


def deleted(kind: str) -> float:
    """How many of a kind were deleted by this process."""
    return REGISTRY.get_sample_value("coeurdelion_deleted_total", {"kind": kind}) or 0.0


async def add_person(store: Store, guest: str, used: int) -> None:
    """A guest whose only session was last used at a time."""
    await store.add_guest(guest, guest, used)
    await store.add_session(f"hash {guest}", guest, COOKIE, "", used)


async def column(store: Store, query: Any) -> list[Any]:
    async with store.reading() as connection:
        return list((await connection.execute(query)).scalars())


async def add_import(store: Store, name: str, days: float, **terms: Any) -> None:
    """An import that was made so many days ago, with everything that a match can have."""
    made = stored("aB", match=name, state=OVER, origin={"kind": IMPORT, "seedless": True}, **terms)
    await store.add_match(made, ago(days), LOG, bots_reasons=[StoredReasons(0, [("reason-gains", {})])])
    await store.add_chat(name, ChatLine(0, "Ada", "table", "look", 1))
    await store.take_lease(name, "process", 4.0)
    await store.add_presence(name, "a", "process")


async def test_guests_and_sessions_unused_for_a_year_go_unless_they_have_a_match(store: Store) -> None:
    for guest in ("gone", "seated", "owner", "waiting", "finished"):
        await add_person(store, guest, ago(366))
    await add_person(store, "late", ago(364))
    await store.add_session("second", "late", "bearer", "old bot", ago(400))
    await store.add_guest("new", "without a session yet", NOW)
    await store.add_match(seated_by("running", "seated", "nobody")._replace(state=PLAYING), ago(400), LOG)
    await store.add_match(seated_by("owned", "x", "owner")._replace(state=PLAYING), ago(400), LOG)
    await store.add_match(seated_by("open", "waiting", "x"), ago(1))
    await store.add_match(seated_by("over", "finished", "finished")._replace(state=OVER), ago(400), LOG)
    before = deleted("guest"), deleted("session")
    await delete_unused(store, SETTINGS)
    stay = {"seated", "owner", "waiting", "late"}
    assert set(await column(store, select(guests.c.id))) == {*stay, "new"}
    assert set(await column(store, select(sessions.c.hash))) == {f"hash {guest}" for guest in stay}
    assert (deleted("guest") - before[0], deleted("session") - before[1]) == (2, 3)
    assert {one.id for one in await store.all_matches()} == {"running", "owned", "open", "over"}


def seated_by(match: str, guest: str, owner: str) -> StoredMatch:
    """A match with a guest in its first seat and with an owner."""
    made = stored("a-", match=match)
    return made._replace(seats=(made.seats[0]._replace(guest=guest), made.seats[1]), owner=owner)


async def test_imports_that_nobody_opened_go_with_everything_in_them(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "MAX_MATCHES", 2)
    for number in range(5):
        await add_import(store, f"old{number}", 91)
    await add_import(store, "opened", 200, opened=ago(89))
    await add_import(store, "new", 1)
    await store.add_match(stored("ab", match="finished", state=OVER), ago(1000), LOG)
    await store.add_match(stored("ab", match="forked", state=OVER, origin={"kind": "fork", "match": "old1"}), ago(1000), LOG)
    await store.add_match(stored("ab", match="running", state=PLAYING), ago(1000), LOG)
    before = deleted("import")
    await delete_unused(store, SETTINGS)
    kept = ["finished", "forked", "new", "opened", "running"]
    assert [one.id for one in await store.all_matches()] == kept
    assert deleted("import") - before == 5
    for table in (chat, entries, leases, presence, reasons, seats):
        assert set(await column(store, select(table.c.match))) <= set(kept)
    assert await column(store, select(func.count()).select_from(chat)) == [2]


async def test_tables_that_nobody_began_go_after_a_week(store: Store) -> None:
    await store.add_match(stored("a-", match="old"), ago(8))
    await store.add_match(stored("a-", match="new"), ago(6))
    await store.add_match(stored("ab", match="begun", state=PLAYING), ago(8), LOG)
    before = deleted("table")
    await delete_unused(store, SETTINGS)
    assert [one.id for one in await store.all_matches()] == ["begun", "new"]
    assert deleted("table") - before == 1


async def test_a_session_is_noted_as_used_at_most_once_a_day(store: Store) -> None:
    await store.add_guest("ada", "Ada", ago(100))
    await store.add_session(hash_token("old"), "ada", COOKIE, "", ago(100))
    await store.add_session(hash_token("recent"), "ada", COOKIE, "", ago(0.5))

    async def used(token: str) -> int:
        found: int = (await column(store, select(sessions.c.used).where(sessions.c.hash == hash_token(token))))[0]
        return found

    async def is_noted() -> bool:
        return await used("old") >= NOW

    for token in ("old", "old", "recent"):
        assert await identify(store, "", token)
    await eventually(is_noted)
    assert await used("recent") == ago(0.5)


async def test_an_opened_match_is_noted_at_most_once_a_day_and_only_when_it_is_over(store: Store) -> None:
    await store.add_match(stored("ab", match="old", state=OVER), ago(100), LOG)
    await store.add_match(stored("ab", match="recent", state=OVER, opened=ago(0.5)), ago(100), LOG)
    await store.add_match(stored("ab", match="running", state=PLAYING), ago(100), LOG)
    revisions = await store.revisions(["old"])
    for one in await store.all_matches():
        store.touch_opened(one)

    async def opened() -> list[int]:
        found = await column(store, select(matches.c.opened).order_by(matches.c.id))
        return found if found[0] else []

    old, recent, running = await eventually(opened)
    assert old >= NOW
    assert (recent, running) == (ago(0.5), 0)
    assert await store.revisions(["old"]) == revisions, "nobody at the table has anything new to see"


async def test_whoever_comes_to_a_finished_match_has_opened_it(store: Store) -> None:
    await store.add_match(stored("ab"), ago(100))
    await TableRegistry(store, BotPool(), Bus(), Leases(store)).get("m")
    assert await column(store, select(matches.c.opened)) == [0]
    await store.writer.submit(partial(Connection.exec_driver_sql, statement="UPDATE matches SET state = 'over'"))
    await TableRegistry(store, BotPool(), Bus(), Leases(store)).get("m")

    async def is_noted() -> bool:
        return bool((await column(store, select(matches.c.opened)))[0] >= NOW)

    await eventually(is_noted)
