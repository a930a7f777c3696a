"""Who is at a table, in whichever process: guests come and go as rows, and a process that no longer beats has nobody."""

from __future__ import annotations

import secrets
from collections import Counter
from contextlib import suppress

from sqlalchemy import Connection, delete, insert, select, update

from coeurdelion.core import Refused
from coeurdelion.server.cluster.leases import clock
from coeurdelion.server.store import Store
from coeurdelion.server.store.schema import presence, processes

TERM = 6.0
"""Seconds that a process counts as there without a beat."""
GONE = 60.0
"""Seconds after which what a process left behind is cleared away."""


class Presence:
    """The guests that this process has at its tables, and those that others have."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._holder = secrets.token_hex(8)
        self._here: Counter[tuple[str, str]] = Counter()

    async def come(self, match: str, guest: str) -> None:
        """A guest comes to a table, perhaps with a second screen."""
        self._here[match, guest] += 1
        if self._here[match, guest] == 1:
            row = {"match": match, "guest": guest, "holder": self._holder}
            with suppress(Refused):  # whoever cannot be noted down can sit down all the same
                await self._store.writer.do(lambda connection: connection.execute(insert(presence).values(row)))

    async def go(self, match: str, guest: str) -> None:
        """A guest closes a screen; with the last one they are gone."""
        self._here[match, guest] -= 1
        if not self._here[match, guest]:
            del self._here[match, guest]
            mine = (presence.c.match == match) & (presence.c.guest == guest) & (presence.c.holder == self._holder)
            with suppress(Refused):
                await self._store.writer.do(lambda connection: connection.execute(delete(presence).where(mine)))

    async def elsewhere(self, match: str) -> frozenset[str]:
        """The guests who are at a table in other processes."""
        async with self._store.reading() as connection:
            beating = select(processes.c.holder).where(processes.c.until >= clock(connection.dialect.name))
            others = (presence.c.match == match) & (presence.c.holder != self._holder) & presence.c.holder.in_(beating)
            return frozenset((await connection.execute(select(presence.c.guest).where(others))).scalars())

    async def beat(self) -> None:
        """Say that this process is there, and clear away what those left behind that are not."""
        await self._store.writer.do(self._beat)

    def _beat(self, connection: Connection) -> None:
        now, mine = clock(connection.dialect.name), processes.c.holder == self._holder
        if not connection.execute(update(processes).where(mine).values(until=now + TERM)).rowcount:
            connection.execute(insert(processes).values(holder=self._holder, until=now + TERM))
        late = processes.c.until < now - GONE
        connection.execute(delete(presence).where(presence.c.holder.in_(select(processes.c.holder).where(late))))
        connection.execute(delete(processes).where(late))

    async def close(self) -> None:
        """Nobody is here any more."""
        await self._store.writer.do(self._leave)

    def _leave(self, connection: Connection) -> None:
        connection.execute(delete(presence).where(presence.c.holder == self._holder))
        connection.execute(delete(processes).where(processes.c.holder == self._holder))
