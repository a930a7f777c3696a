"""What nobody has used for long: dropped a little at a time, so that other writes do not wait for it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, Table, delete, or_, select

from coeurdelion.server.store import rows
from coeurdelion.server.store.access import Access
from coeurdelion.server.store.match_changes import drop_matches
from coeurdelion.server.store.records import IMPORT, OVER
from coeurdelion.server.store.schema import guests, matches, seats, sessions

IMPORT_ORIGIN = rows.from_origin({"kind": IMPORT}).removesuffix("}")
"""How the origin of every imported match begins."""


async def drop_imports(store: Access, before: int, limit: int) -> int:
    """Drop imported matches that nobody has opened since a time, at most so many; how many there were."""
    unopened = (matches.c.opened < before) & (matches.c.changed < before)
    is_import = matches.c.origin.startswith(IMPORT_ORIGIN, autoescape=True)
    return await drop_matches(store, unopened & is_import & (matches.c.state == OVER), limit)


async def drop_sessions(store: Access, before: int, limit: int) -> int:
    """Drop sessions that nobody has used since a time, unless their guest has an unfinished match; how many there were."""
    unused = (sessions.c.used < before) & (sessions.c.created < before)
    return await _drop(store, sessions, sessions.c.hash, unused & ~_has_unfinished_match(sessions.c.guest), limit)


async def drop_guests(store: Access, before: int, limit: int) -> int:
    """Drop guests from before a time who have neither a session nor an unfinished match; how many there were."""
    unknown = (guests.c.created < before) & ~select(sessions.c.hash).where(sessions.c.guest == guests.c.id).exists()
    return await _drop(store, guests, guests.c.id, unknown & ~_has_unfinished_match(guests.c.id), limit)


def _has_unfinished_match(guest: Column[Any]) -> ColumnElement[bool]:
    """The condition for guests who hold a seat of a match that is not over, or own one."""
    plays = select(seats.c.match).join(matches, matches.c.id == seats.c.match).where(seats.c.guest == guest)
    owns = select(matches.c.id).where(matches.c.owner == guest)
    return or_(plays.where(matches.c.state != OVER).exists(), owns.where(matches.c.state != OVER).exists())


async def _drop(store: Access, table: Table, key: Column[Any], which: ColumnElement[bool], limit: int) -> int:
    """Drop rows, at most so many; they are looked for while others write, and looked at again before they go."""
    async with store.reading() as connection:
        found = (await connection.execute(select(key).where(which).order_by(key).limit(limit))).scalars().all()
    dropped = delete(table).where(key.in_(found), which)

    def drop(connection: Connection) -> int:
        return connection.execute(dropped).rowcount

    return await store.writer.submit(drop) if found else 0
