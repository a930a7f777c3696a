"""Bulk copies between stores: all of one into an empty one, and the people that another lacks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from sqlalchemy import Connection, Table, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from coeurdelion.server.store.address import is_sqlite
from coeurdelion.server.store.database import refuse_faults
from coeurdelion.server.store.schema import chat, entries, guests, matches, reasons, seats, sessions
from coeurdelion.server.store.store import Store

COPIED_TABLES = (guests, sessions, matches, seats, entries, reasons, chat)
"""Each after the tables it refers to; leases, presence and uptime are left out, because they are of running processes."""
COPY_BATCH_ROWS = 1000
"""Rows that are copied at once."""


async def copy_all(source: Store, target: Store) -> int:
    """Copy a consistent snapshot of one store into another, which is empty; how many matches it has."""
    with refuse_faults(target.url):
        async with _snapshot(source) as reading, target.writing() as writing:
            counts = [await _copy_table(reading, writing, table) for table in COPIED_TABLES]
    return counts[COPIED_TABLES.index(matches)]


@asynccontextmanager
async def _snapshot(store: Store) -> AsyncIterator[AsyncConnection]:
    """A connection that sees the database as it is now, whatever is written meanwhile."""
    async with store.reading() as connection:
        if is_sqlite(store.url):
            await connection.exec_driver_sql("BEGIN")
        else:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


async def _copy_table(source: AsyncConnection, target: AsyncConnection, table: Table) -> int:
    count = 0
    found = await source.stream(select(table))
    async for batch in found.mappings().partitions(COPY_BATCH_ROWS):
        await target.execute(insert(table), [dict(row) for row in batch])
        count += len(batch)
    return count


async def copy_missing_people(source: Store, target: Store) -> None:
    """Copy the guests and sessions that the target lacks; those it has stay as they are."""
    for table, key in ((guests, guests.c.id), (sessions, sessions.c.hash)):
        async with source.reading() as old, target.reading() as now:
            known = set((await now.execute(select(key))).scalars())
            missing = [dict(row) for row in (await old.execute(select(table))).mappings() if row[key.name] not in known]
        if missing:
            await target.writer.submit(partial(_insert, table, missing))


def _insert(table: Table, rows: list[dict[str, Any]], connection: Connection) -> None:
    connection.execute(insert(table), rows)
