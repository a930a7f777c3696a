"""A table that its owner closes before the match begins: everyone who waits there is told, in every process."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.exceptions import NotFoundException
from websockets.exceptions import ConnectionClosed

from coeurdelion.server.http.websockets.endpoint import CLOSE_CODES
from coeurdelion.server.http.websockets.session import TABLE_CLOSED
from coeurdelion.server.store import Store
from tests.server.harness import Client, stored
from tests.server.postgres import Postgres
from tests.server.process import Server, Socket, Visitor, migrated, serving
from tests.server.table.test_registry import new_tables


def close_code(screen: Socket) -> int:
    """The code with which the server closes a socket."""
    with pytest.raises(ConnectionClosed) as closed:
        screen.next("nothing")
    assert closed.value.rcvd
    return closed.value.rcvd.code


def open_table(server: Server, other: Server | None = None) -> tuple[Visitor, str, list[Socket]]:
    """A table with someone who waits at it and someone who looks on."""
    ada, grace, eve = Visitor(server, "Ada"), Visitor(other or server, "Grace"), Visitor(server, "Eve")
    made = ada.make("me", "link", "link")
    grace.post(f"/api/matches/{made['id']}/seat", token=made["tokens"]["1"])
    screens = [ada.watch(made["id"]), grace.watch(made["id"]), eve.watch(made["id"])]
    for screen in screens:
        screen.next("welcome")
    return ada, made["id"], screens


def test_everyone_who_waits_is_told_when_the_owner_leaves(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        ada, match, screens = open_table(server)
        assert ada.http.delete(f"/api/matches/{match}/seat").status_code == 204
        assert [close_code(screen) for screen in screens] == [TABLE_CLOSED] * 3
        assert close_code(ada.watch(match)) == CLOSE_CODES[NotFoundException], "the table is forgotten"
        assert ada.http.get(f"/api/matches/{match}").status_code == 404


def test_who_waits_at_another_process_is_told_too(postgres: Postgres) -> None:
    database = migrated(postgres.new_database())
    with serving(database) as first, serving(database) as second:
        ada, match, screens = open_table(first, second)
        ada.http.delete(f"/api/matches/{match}/seat")
        assert [close_code(screen) for screen in screens] == [TABLE_CLOSED] * 3


async def test_a_table_that_was_cleared_away_is_forgotten(store: Store) -> None:
    """Nobody says so on the bus: it is seen when tables are polled."""
    await store.add_match(stored("a-"), 0)
    tables = new_tables(store)
    waiting = await Client(await tables.get("m"), "a").enter()
    assert await store.drop_unstarted(10) == 1
    await tables.poll()
    await tables.refresh()
    assert waiting.watcher.is_dismissed
    with pytest.raises(NotFoundException):
        await tables.get("m")
    late = await Client(waiting.table, "a").enter()
    assert late.watcher.is_dismissed, "who was on the way to it is told as well"
