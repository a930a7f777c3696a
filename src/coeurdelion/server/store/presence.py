"""The rows of presence: which guests each process has at a table, and until when a process counts as alive."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, literal, or_, select, update

from coeurdelion.server.store.access import Access
from coeurdelion.server.store.clock import database_time
from coeurdelion.server.store.schema import matches, presence, processes

LOCK_PROCESSES = select(processes.c.holder).order_by(processes.c.holder).with_for_update()
"""Locks the rows of all processes in one order, so that two heartbeats at the same moment do not wait for each other."""


async def add_presence(store: Access, match: str, guest: str, process: str) -> None:
    """Note that a guest is at a table in a process, if there is such a table and it is not noted."""
    noted = (presence.c.match == match) & (presence.c.guest == guest) & (presence.c.holder == process)
    row = select(matches.c.id, literal(guest), literal(process)).where(
        matches.c.id == match, ~select(presence.c.match).where(noted).exists()
    )
    added = insert(presence).from_select(["match", "guest", "holder"], row)
    await store.writer.submit(lambda connection: connection.execute(added), match)


async def drop_presence(store: Access, match: str, guest: str, process: str) -> None:
    """Note that a guest is no longer at a table in a process."""
    row = (presence.c.match == match) & (presence.c.guest == guest) & (presence.c.holder == process)
    await store.writer.submit(lambda connection: connection.execute(delete(presence).where(row)), match)


async def guests_elsewhere(store: Access, match: str, process: str) -> frozenset[str]:
    """The guests who are at a table in other processes that are alive."""
    async with store.reading() as connection:
        alive = select(processes.c.holder).where(processes.c.until >= database_time(connection.dialect.name))
        others = (presence.c.match == match) & (presence.c.holder != process) & presence.c.holder.in_(alive)
        return frozenset((await connection.execute(select(presence.c.guest).where(others))).scalars())


async def heartbeat(store: Access, process: str, timeout_s: float, cleanup_after_s: float) -> bool:
    """The heartbeat of a process: alive for another timeout; False if it is its first, or others took it for dead.

    Rows of processes that are long dead are dropped.

    A process with guests whose last heartbeat is of a time to come beat before the clock was set back: from now on it has
    one timeout.
    """

    def update_rows(connection: Connection) -> bool:
        now, mine = database_time(connection.dialect.name), processes.c.holder == process
        connection.execute(LOCK_PROCESSES)
        later = (processes.c.until > now + timeout_s) & processes.c.holder.in_(select(presence.c.holder))
        connection.execute(update(processes).where(or_(mine, later)).values(until=now + timeout_s))
        known = connection.execute(select(processes.c.holder).where(mine)).first() is not None
        if not known:
            connection.execute(insert(processes).values(holder=process, until=now + timeout_s))
        dead = processes.c.until < now - cleanup_after_s
        connection.execute(delete(presence).where(presence.c.holder.in_(select(processes.c.holder).where(dead))))
        connection.execute(delete(processes).where(dead))
        return known

    return await store.writer.submit(update_rows)


async def live_processes(store: Access) -> frozenset[str]:
    """The processes that are alive."""
    async with store.reading() as connection:
        alive = processes.c.until >= database_time(connection.dialect.name)
        return frozenset((await connection.execute(select(processes.c.holder).where(alive))).scalars())


async def drop_process(store: Access, process: str) -> None:
    """Drop a process and everyone it has at its tables."""

    def drop(connection: Connection) -> None:
        connection.execute(LOCK_PROCESSES)
        connection.execute(delete(presence).where(presence.c.holder == process))
        connection.execute(delete(processes).where(processes.c.holder == process))

    await store.writer.submit(drop)
