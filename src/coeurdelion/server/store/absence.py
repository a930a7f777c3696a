"""Since when the people of a match are away, by the clock of the database; time in which no server ran does not count."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from coeurdelion.server.store.access import Access
from coeurdelion.server.store.clock import database_time
from coeurdelion.server.store.schema import presence, processes, seats, uptime

MARK_INTERVAL_S = 10.0
"""Seconds between two marks of the time at which a server ran."""
MAX_MARK_AGE_S = 3 * MARK_INTERVAL_S
"""Age of the last mark beyond which no server ran, or none that could reach the database."""
ROW = 1
"""The id of the one row that holds the last mark."""


async def set_left(store: Access, match: str, guest: str, *, gone: bool) -> None:
    """Note that a guest is away from a table from now on, unless another live process has them there; or that they came."""
    mine = (seats.c.match == match) & (seats.c.guest == guest)
    came = update(seats).where(mine, seats.c.left_at.is_not(None)).values(left_at=None)

    def change(connection: Connection) -> None:
        if not gone:
            connection.execute(came)
            return
        now = database_time(connection.dialect.name)
        alive = select(processes.c.holder).where(processes.c.until >= now)
        there = (presence.c.match == match) & (presence.c.guest == guest) & presence.c.holder.in_(alive)
        away = mine & ~select(presence.c.guest).where(there).exists()
        connection.execute(update(seats).where(away).values(left_at=now))

    await store.writer.submit(change, match)


async def seconds_away(store: Access, match: str) -> dict[str, float]:
    """For how many seconds each guest who is known to be away has been, while a server ran."""
    async with store.reading() as connection:
        now, known = database_time(connection.dialect.name), (seats.c.match == match) & seats.c.left_at.is_not(None)
        mark_age = select(func.max(now - uptime.c.marked)).scalar_subquery()
        found = await connection.execute(select(seats.c.guest, now - seats.c.left_at, mark_age).where(known))
        return {guest: max(0.0, float(away) - max(0.0, float(age or 0) - MAX_MARK_AGE_S)) for guest, away, age in found}


async def count_uptime(store: Access, *, begins: bool = False) -> None:
    """Mark that a server runs; if none did since the last mark, nobody's absence grows by that time.

    A process that `begins` leaves out all time since the last mark, because a restart may be quick. If the last mark is of a
    time to come, the clock was set back, and absences with it. Without a mark, as in a backup, all absences begin anew.
    """

    def count(connection: Connection) -> None:
        now = database_time(connection.dialect.name)
        age = connection.execute(select(now - uptime.c.marked).with_for_update()).scalar()
        if age is None:
            connection.execute(insert(uptime).values(id=ROW, marked=now))
            connection.execute(update(seats).where(seats.c.left_at.is_not(None)).values(left_at=None))
            return
        connection.execute(update(uptime).values(marked=now))
        if begins or not 0 <= age <= MAX_MARK_AGE_S:
            later = {"left_at": seats.c.left_at + float(age)}
            connection.execute(update(seats).where(seats.c.left_at.is_not(None)).values(later))

    with suppress(IntegrityError):  # another process made the first mark at the same moment
        await store.writer.submit(count)
