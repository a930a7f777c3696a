"""A copy of everything in one SQLite file, whatever the database is; and bringing back what such a copy has."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from coeurdelion.core import Refused
from coeurdelion.server.store import Added, Said, Store, StoredEntry, StoredMatch, database
from coeurdelion.server.store.schema import chat, entries, guests, matches, seats, sessions

COPIED = (guests, sessions, matches, seats, entries, chat)
"""What is copied, each after what it refers to; leases and who is present are only worth something now."""
MANY = 1000
"""So many rows are copied at once."""


class Restored(NamedTuple):
    """What was brought back: new matches, matches whose log became longer, and those that went on otherwise since."""

    added: int
    longer: int
    differing: tuple[str, ...]


async def backup(store: Store, path: Path) -> int:
    """Copy everything, as it is at one moment, into a new file; how many matches there are."""
    if path.exists():
        raise Refused("store", "file-exists", file=str(path))
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    copy = Store.sqlite(part)
    try:
        await copy.open()
        with database.faults(copy.url):
            async with _snapshot(store) as source, copy.writing() as target:
                counts = [await _copy(source, target, table) for table in COPIED]
    except Refused:
        await copy.close()
        part.unlink(missing_ok=True)
        raise
    await copy.close()
    _keep(part, path)
    return counts[COPIED.index(matches)]


@asynccontextmanager
async def _snapshot(store: Store) -> AsyncIterator[AsyncConnection]:
    """A connection that sees the database as it is now, whatever is written meanwhile."""
    async with store.reading() as connection:
        if store.url.get_backend_name() == "sqlite":
            await connection.exec_driver_sql("BEGIN")
        else:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


async def _copy(source: AsyncConnection, target: AsyncConnection, table: Table) -> int:
    count = 0
    found = await source.stream(select(table))
    async for some in found.mappings().partitions(MANY):
        await target.execute(insert(table), [dict(row) for row in some])
        count += len(some)
    return count


def _keep(part: Path, path: Path) -> None:
    """Give a whole file its name, once it is on the disk."""
    with part.open("rb") as file:
        os.fsync(file.fileno())
    part.replace(path)


async def restore(store: Store, path: Path) -> Restored:
    """Bring back what a copy has and the store lacks; nothing that is there is changed, so people may go on playing."""
    if not path.is_file():
        raise Refused("store", "no-database", database=str(path), detail="")
    with TemporaryDirectory() as folder:
        copied = Path(folder) / "copy.db"
        shutil.copyfile(path, copied)
        source = Store.sqlite(copied)
        try:
            await _open(source, path)
            await _restore_people(source, store)
            return await _restore_matches(source, store)
        finally:
            await source.close()


async def _open(copied: Store, path: Path) -> None:
    """Open what was copied from a file; what is wrong with it is said of that file."""
    try:
        await copied.open()
    except Refused as refused:
        raise Refused(refused.rule, refused.reason, **refused.params | {"database": str(path)}) from None


async def _restore_people(source: Store, store: Store) -> None:
    """Guests, and the hashes by which they come again."""
    for table, key in ((guests, guests.c.id), (sessions, sessions.c.hash)):
        async with source.reading() as old, store.reading() as now:
            known = set((await now.execute(select(key))).scalars())
            missing = [dict(row) for row in (await old.execute(select(table))).mappings() if row[key.name] not in known]
        if missing:
            await store.writer.do(partial(_insert, table, missing))


def _insert(table: Table, rows: list[dict[str, Any]], connection: Connection) -> None:
    connection.execute(insert(table), rows)


async def _restore_matches(source: Store, store: Store) -> Restored:
    added, longer, differing, last = 0, 0, [], ""
    while some := await source.all_matches(last):
        for match in some:
            log, there = await source.entries(match.id), await store.match(match.id)
            if there is None:
                await _add(store, match, log, await source.chat(match.id, limit=MANY**2))
                added += 1
                continue
            now = await store.entries(match.id)
            if not _agree(log, now):
                differing.append(match.id)
            elif len(log) > len(now):
                await store.add_entries(match.id, Added(log[len(now) :], match.state, match.turn, match.result))
                longer += 1
        last = some[-1].id
    return Restored(added, longer, tuple(differing))


def _agree(log: Sequence[StoredEntry], other: Sequence[StoredEntry]) -> bool:
    """Whether the longer of two logs goes on from where the shorter ends."""
    return all(one.entry == two.entry for one, two in zip(log, other, strict=False))


async def _add(store: Store, match: StoredMatch, log: Sequence[StoredEntry], said: Sequence[Said]) -> None:
    await store.add_match(match, match.created, log)
    for one in said:
        await store.add_chat(match.id, one)
