"""Leases: which process runs the bots of a table; another takes over when its holder is gone."""

from __future__ import annotations

import secrets
import time
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, func, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError

from coeurdelion.server import metrics
from coeurdelion.server.store import Store
from coeurdelion.server.store.schema import leases

TERM = 4.0
"""Seconds that a lease lasts if it is not renewed."""
MANY = 100
"""So many leases are taken over at once."""


class Leases:
    """The leases of this process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._holder = secrets.token_hex(8)
        self._held: dict[str, float] = {}

    def holds(self, match: str) -> bool:
        """Whether this process runs the bots of a match, as far as it can know."""
        return time.monotonic() < self._held.get(match, 0.0)

    async def take(self, match: str) -> bool:
        """Take the lease of a match if nobody else has it."""
        if self.holds(match):
            return True
        asked = time.monotonic()
        if await self._is_anothers(match):
            return False
        try:
            taken = await self._store.writer.do(lambda connection: self._take(connection, match))
        except IntegrityError:  # another process took it at the same moment
            return False
        if taken:
            self._held[match] = asked + TERM
            metrics.LEASES.set(len(self._held))
        return taken

    async def _is_anothers(self, match: str) -> bool:
        async with self._store.reading() as connection:
            now = clock(connection.dialect.name)
            held = (leases.c.match == match) & (leases.c.holder != self._holder) & (leases.c.until >= now)
            return (await connection.execute(select(leases.c.match).where(held))).first() is not None

    def _take(self, connection: Connection, match: str) -> bool:
        now = clock(connection.dialect.name)
        values = {"holder": self._holder, "until": now + TERM}
        free = or_(leases.c.holder == self._holder, leases.c.until < now)
        if connection.execute(update(leases).where(leases.c.match == match, free).values(values)).rowcount:
            return True
        if connection.execute(select(leases.c.match).where(leases.c.match == match)).first():
            return False
        connection.execute(insert(leases).values(match=match, **values))
        return True

    async def renew(self) -> None:
        """Renew all leases of this process; those that others took over meanwhile are no longer its own."""
        asked = time.monotonic()
        renewed = await self._store.writer.do(self._renew)
        self._held = {match: asked + TERM for match in self._held if match in renewed}
        metrics.LEASES.set(len(self._held))

    def _renew(self, connection: Connection) -> set[str]:
        mine = leases.c.holder == self._holder
        connection.execute(update(leases).where(mine).values(until=clock(connection.dialect.name) + TERM))
        return set(connection.execute(select(leases.c.match).where(mine)).scalars())

    async def orphans(self) -> list[str]:
        """Matches whose holder is gone."""
        async with self._store.reading() as connection:
            late = leases.c.until < clock(connection.dialect.name)
            found = await connection.execute(select(leases.c.match).where(late, leases.c.holder != self._holder).limit(MANY))
            return list(found.scalars())

    async def release(self, match: str) -> None:
        """A match whose bots need nobody now."""
        if match in self._held:
            del self._held[match]
            mine = (leases.c.match == match) & (leases.c.holder == self._holder)
            await self._store.writer.do(lambda connection: connection.execute(delete(leases).where(mine)))
            metrics.LEASES.set(len(self._held))

    async def close(self) -> None:
        """Let others take over at once."""
        ended = update(leases).where(leases.c.holder == self._holder).values(until=0.0)
        await self._store.writer.do(lambda connection: connection.execute(ended))
        self._held.clear()


def clock(dialect: str) -> ColumnElement[Any]:
    """The time that all processes agree on: the database's own, or that of the machine the file is on."""
    if dialect == "sqlite":
        return literal(time.time())
    return func.extract("epoch", func.clock_timestamp())
