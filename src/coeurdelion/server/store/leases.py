"""The rows of leases: which process holds a match, and until when by the clock of the database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from coeurdelion.server.store.access import Access
from coeurdelion.server.store.clock import database_time
from coeurdelion.server.store.records import PLAYING
from coeurdelion.server.store.schema import leases, matches

MAX_DURATION_S = 6.0
"""No lease lasts longer: one that seems to was taken before the clock was set back, and counts as expired."""


async def is_leased_by_other(store: Access, match: str, holder: str) -> bool:
    """Whether another holder has the lease of a match, which has not expired."""
    async with store.reading() as connection:
        now = database_time(connection.dialect.name)
        held = (leases.c.match == match) & (leases.c.holder != holder) & ~_is_expired(now)
        return (await connection.execute(select(leases.c.match).where(held))).first() is not None


async def matches_with_bots_due(store: Access, holder: str, limit: int) -> list[str]:
    """Matches in which a bot is to act and that no other holder has a lease of, the one changed first at the head."""
    async with store.reading() as connection:
        now = database_time(connection.dialect.name)
        elsewhere = select(leases.c.match).where(
            leases.c.match == matches.c.id, leases.c.holder != holder, ~_is_expired(now)
        )
        due = (matches.c.state == PLAYING) & matches.c.bots_due & ~elsewhere.exists()
        found = await connection.execute(
            select(matches.c.id).where(due).order_by(matches.c.changed, matches.c.id).limit(limit)
        )
        return list(found.scalars())


async def clear_bots_due(store: Access, match: str, revision: int) -> None:
    """Note that no bot is to act in a match, unless it has changed since this revision."""
    same = (matches.c.id == match) & (matches.c.revision == revision)
    cleared = update(matches).where(same).values(bots_due=False)
    await store.writer.submit(lambda connection: connection.execute(cleared), match)


async def take_lease(store: Access, match: str, holder: str, duration_s: float) -> bool:
    """Take or renew the lease of a match; False if another holder has it."""

    def take(connection: Connection) -> bool:
        now = database_time(connection.dialect.name)
        values = {"holder": holder, "until": now + duration_s}
        free = or_(leases.c.holder == holder, _is_expired(now))
        if connection.execute(update(leases).where(leases.c.match == match, free).values(values)).rowcount:
            return True
        if connection.execute(select(leases.c.match).where(leases.c.match == match)).first():
            return False
        connection.execute(insert(leases).values(match=match, **values))
        return True

    try:
        return await store.writer.submit(take, match)
    except IntegrityError:  # another process took it at the same moment
        return False


async def renew_leases(store: Access, holder: str, duration_s: float) -> set[str]:
    """Renew all leases of a holder; the matches they are for."""

    def renew(connection: Connection) -> set[str]:
        return _set_until(connection, holder, database_time(connection.dialect.name) + duration_s)

    return await store.writer.submit(renew)


async def expired_leases(store: Access, holder: str, limit: int) -> list[str]:
    """Matches whose lease has expired and was another holder's."""
    async with store.reading() as connection:
        expired = _is_expired(database_time(connection.dialect.name))
        found = await connection.execute(select(leases.c.match).where(expired, leases.c.holder != holder).limit(limit))
        return list(found.scalars())


async def drop_lease(store: Access, match: str, holder: str) -> None:
    """Drop the lease that a holder has of a match."""
    mine = (leases.c.match == match) & (leases.c.holder == holder)
    await store.writer.submit(lambda connection: connection.execute(delete(leases).where(mine)), match)


async def expire_leases(store: Access, holder: str) -> None:
    """Let all leases of a holder expire now, so that others take its matches over."""
    await store.writer.submit(lambda connection: _set_until(connection, holder, 0.0))


def _set_until(connection: Connection, holder: str, until: ColumnElement[Any] | float) -> set[str]:
    """Set when the leases of a holder end; the matches they are for.

    A lease that another process locks at this moment is being taken over or dropped: it is no longer the holder's. Waiting
    for it could be a deadlock, because the order in which leases are locked here is not that of their matches.
    """
    mine = select(leases.c.match).where(leases.c.holder == holder).with_for_update(skip_locked=True)
    held = set(connection.execute(mine).scalars())
    if held:
        connection.execute(update(leases).where(leases.c.match.in_(held)).values(until=until))
    return held


def _is_expired(now: ColumnElement[Any]) -> ColumnElement[bool]:
    return or_(leases.c.until < now, leases.c.until > now + MAX_DURATION_S)
