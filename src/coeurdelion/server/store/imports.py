"""Adding an imported match: a log may be very long, so that it is written in several short transactions."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, update

from coeurdelion.server.store import rows
from coeurdelion.server.store.access import Access
from coeurdelion.server.store.match_changes import add_match
from coeurdelion.server.store.quotas import Quota, is_used_up
from coeurdelion.server.store.records import StoredEntry, StoredMatch
from coeurdelion.server.store.schema import entries, matches, seats

BATCH_ENTRIES = 500
"""Entries in one transaction: what others write waits no longer than these take."""


async def add_import(
    store: Access, match: StoredMatch, at: int, log: Sequence[StoredEntry], quota: Quota | None = None
) -> None:
    """Add a match with its log; until all of it is there it belongs to nobody, and if that fails nothing is left.

    A process that is killed meanwhile leaves an imported match without an owner, which nobody can have opened. Refused if
    its owner's quota is used up, before anything is written, or at the end if others were quicker.
    """
    if quota:
        await _check_quota(store, quota, match.owner)
    try:
        await add_match(store, match._replace(owner=""), at, log[:BATCH_ENTRIES])
        for first in range(BATCH_ENTRIES, len(log), BATCH_ENTRIES):
            await _add_entries(store, match.id, log[first : first + BATCH_ENTRIES])
        await _set_owner(store, match, quota)
    except BaseException:
        await asyncio.shield(_drop(store, match.id))
        raise


async def _check_quota(store: Access, quota: Quota, owner: str) -> None:
    def check(connection: Connection) -> bool:
        return is_used_up(connection, quota, owner)

    if await store.writer.submit(check):
        raise quota.refusal()


async def _add_entries(store: Access, match: str, log: Sequence[StoredEntry]) -> None:
    def add(connection: Connection) -> None:
        connection.execute(insert(entries), rows.from_entries(match, log))

    await store.writer.submit(add, match)


async def _set_owner(store: Access, match: StoredMatch, quota: Quota | None) -> None:
    """Give a match to its owner, unless the quota is used up meanwhile."""

    def change(connection: Connection) -> Quota | None:
        if quota and is_used_up(connection, quota, match.owner):
            return quota
        connection.execute(update(matches).where(matches.c.id == match.id).values(owner=match.owner))
        return None

    if exceeded := await store.writer.submit(change, match.id):
        raise exceeded.refusal()


async def _drop(store: Access, match: str) -> None:
    """Drop what was written of a match."""

    def drop(connection: Connection) -> None:
        for table in (entries, seats):
            connection.execute(delete(table).where(table.c.match == match))
        connection.execute(delete(matches).where(matches.c.id == match))

    await store.writer.submit(drop, match)
