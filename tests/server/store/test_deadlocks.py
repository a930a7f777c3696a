"""Transactions that are in each other's way: locked in one order, retried, and nobody is refused for another's fault."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from random import Random

import asyncpg
import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from coeurdelion.core import Entry, Refused
from coeurdelion.server.store import PLAYING, ChatLine, NewEntries, Store, StoredEntry, origin_of_rematch
from coeurdelion.server.store.writer import MAX_ATTEMPTS
from tests.server.harness import measured, store_at, stored
from tests.server.postgres import Postgres

TABLES = [f"m{number:02}" for number in range(14)]
ROUNDS = 12
LEASE_S = 4.0


def line(text: str) -> ChatLine:
    return ChatLine(0, "Ada", "table", text, 1)


class OtherInTheWayError(Exception):
    """What the driver raises when PostgreSQL ends a transaction because of another one."""

    def __init__(self, sqlstate: str) -> None:
        super().__init__("deadlock detected")
        self.sqlstate = sqlstate


async def crowd(store: Store, seed: int, bystander: str) -> None:
    """Much happens at all tables at once, in another order each time; a bystander moves at a table of their own."""
    rng = Random(seed)
    for number in range(ROUNDS):
        order = rng.sample(TABLES, len(TABLES))
        entry = StoredEntry(number, Entry(0, "act"), number, 1, "d")
        works: list[Awaitable[object]] = [store.add_chat(name, line(f"{seed} {number}")) for name in order]
        works += [store.add_presence(name, f"guest {number}", f"process {seed}") for name in order[:5]]
        works += [store.add_entries(bystander, NewEntries([entry], PLAYING, "0", ""))]
        works += [store.heartbeat(f"process {seed}", LEASE_S, 60.0), store.renew_leases(f"process {seed}", LEASE_S)]
        rng.shuffle(works)
        await asyncio.gather(*works, *(store.take_lease(name, f"process {seed}", LEASE_S) for name in order[:5]))
        await asyncio.gather(*(store.take_seat("rematch", seat) for seat in stored("--").seats))


async def test_chat_at_many_tables_from_two_processes_refuses_nobody(postgres: Postgres) -> None:
    address = postgres.new_database()
    async with store_at(address) as first, store_at(address) as second:
        for name in (*TABLES, "bystander1", "bystander2"):
            await first.add_match(stored("aB", match=name), 1)
        await first.add_rematch(stored("--", match="rematch", origin=origin_of_rematch(TABLES[5])), 1)
        retried, failed = measured("coeurdelion_retried_commits_total"), measured("coeurdelion_failed_commits_total")
        await asyncio.gather(crowd(first, 1, "bystander1"), crowd(second, 2, "bystander2"))
        assert [len(await first.chat(name)) for name in TABLES] == [2 * ROUNDS] * len(TABLES)
    assert measured("coeurdelion_failed_commits_total") == failed
    assert measured("coeurdelion_retried_commits_total") == retried, "no process waited for one that waited for it"


async def test_a_deadlock_with_what_is_not_ours_is_retried(postgres: Postgres) -> None:
    address = postgres.new_database()
    async with store_at(address) as store:
        for name in ("a", "b"):
            await store.add_match(stored("aB", match=name), 1)
        other = await asyncpg.connect(address)
        retried = measured("coeurdelion_retried_commits_total")
        try:
            async with other.transaction():
                await other.execute("UPDATE matches SET changed = 2 WHERE id = 'b'")
                said = asyncio.gather(*(store.add_chat(name, line("hello")) for name in ("b", "a")))
                await asyncio.sleep(0.3)  # by now the batch has locked a and waits for b
                await other.execute("UPDATE matches SET changed = 2 WHERE id = 'a'")
        finally:
            await other.close()
        assert list(await said) == [0, 0]
    assert measured("coeurdelion_retried_commits_total") > retried


@pytest.mark.parametrize("sqlstate", ["40P01", "40001"])
async def test_who_was_in_the_way_is_tried_again(sqlstate: str, store: Store) -> None:
    tries = {"often": 0, "always": 0}

    def often(_: Connection) -> str:
        tries["often"] += 1
        if tries["often"] < 4:
            raise DBAPIError("update", None, OtherInTheWayError(sqlstate))
        return "stored"

    def always(_: Connection) -> None:
        tries["always"] += 1
        raise DBAPIError("update", None, OtherInTheWayError(sqlstate))

    outcomes = await asyncio.gather(store.writer.submit(often), store.writer.submit(often))
    assert list(outcomes) == ["stored", "stored"]
    done, refused = await asyncio.gather(
        store.add_guest("ada", "Ada", 1), store.writer.submit(always), return_exceptions=True
    )
    assert done is None
    assert isinstance(refused, Refused)
    assert tries["always"] == 2 * MAX_ATTEMPTS, "with the others, then alone"


async def test_one_part_that_fails_refuses_nobody_else(store: Store) -> None:
    for name in "ab":
        await store.add_match(stored("aB", match=name), 1)

    def wrong(connection: Connection) -> None:
        connection.exec_driver_sql("INSERT INTO nowhere VALUES (1)")

    def refuses(_: Connection) -> None:
        raise Refused("table", "seat-taken")

    outcomes = await asyncio.gather(
        store.add_chat("a", line("one")),
        store.writer.submit(wrong, "a"),
        store.add_chat("nowhere", line("two")),
        store.writer.submit(refuses),
        store.add_chat("b", line("three")),
        return_exceptions=True,
    )
    kinds = [type(outcome) for outcome in outcomes]
    assert kinds == [int, Refused, IntegrityError, Refused, int]
    assert (str(outcomes[1]), str(outcomes[3])) == ("store: not-stored", "table: seat-taken"), "no words of a database"
    assert [len(await store.chat(name)) for name in "ab"] == [1, 1]


async def test_a_connection_lost_among_parts_that_are_tried_alone_refuses_the_rest_at_once(store: Store) -> None:
    tried = []

    def wrong(connection: Connection) -> None:
        connection.exec_driver_sql("INSERT INTO nowhere VALUES (1)")

    def lost(_: Connection) -> None:
        tried.append("lost")
        raise DBAPIError("begin", None, ConnectionResetError("gone"))

    def later(_: Connection) -> None:
        tried.append("later")

    works = (wrong, lost, later)
    outcomes = await asyncio.gather(*map(store.writer.submit, works), return_exceptions=True)
    assert [str(outcome) for outcome in outcomes] == ["store: not-stored"] * 3
    assert tried == ["lost"]
