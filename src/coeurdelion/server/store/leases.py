"""The rows of leases: which process holds a match, and until when by the clock of the database."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from coeurdelion.server.store.access import Access
from coeurdelion.server.store.clock import database_time
from coeurdelion.server.store.schema import leases


async def is_leased_by_other(store: Access, match: str, holder: str) -> bool:
    """Whether another holder has the lease of a match, which has not expired."""
    async with store.reading() as connection:
        now = database_time(connection.dialect.name)
        held = (leases.c.match == match) & (leases.c.holder != holder) & (leases.c.until >= now)
        return (await connection.execute(select(leases.c.match).where(held))).first() is not None


async def take_lease(store: Access, match: str, holder: str, duration_s: float) -> bool:
    """Take or renew the lease of a match; False if another holder has it."""

    def take(connection: Connection) -> bool:
        now = database_time(connection.dialect.name)
        values = {"holder": holder, "until": now + duration_s}
        free = or_(leases.c.holder == holder, leases.c.until < now)
        if connection.execute(update(leases).where(leases.c.match == match, free).values(values)).rowcount:
            return True
        if connection.execute(select(leases.c.match).where(leases.c.match == match)).first():
            return False
        connection.execute(insert(leases).values(match=match, **values))
        return True

    try:
        return await store.writer.submit(take)
    except IntegrityError:  # another process took it at the same moment
        return False


async def renew_leases(store: Access, holder: str, duration_s: float) -> set[str]:
    """Renew all leases of a holder; the matches they are for."""
    mine = leases.c.holder == holder

    def renew(connection: Connection) -> set[str]:
        until = database_time(connection.dialect.name) + duration_s
        connection.execute(update(leases).where(mine).values(until=until))
        return set(connection.execute(select(leases.c.match).where(mine)).scalars())

    return await store.writer.submit(renew)


async def expired_leases(store: Access, holder: str, limit: int) -> list[str]:
    """Matches whose lease has expired and was another holder's."""
    async with store.reading() as connection:
        expired = leases.c.until < database_time(connection.dialect.name)
        found = await connection.execute(select(leases.c.match).where(expired, leases.c.holder != holder).limit(limit))
        return list(found.scalars())


async def drop_lease(store: Access, match: str, holder: str) -> None:
    """Drop the lease that a holder has of a match."""
    mine = (leases.c.match == match) & (leases.c.holder == holder)
    await store.writer.submit(lambda connection: connection.execute(delete(leases).where(mine)))


async def expire_leases(store: Access, holder: str) -> None:
    """Let all leases of a holder expire now, so that others take its matches over."""
    expired = update(leases).where(leases.c.holder == holder).values(until=0.0)
    await store.writer.submit(lambda connection: connection.execute(expired))
