"""Guests, and the sessions by which they are known again: only hashes of their tokens are stored."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, insert, select, update

from coeurdelion.server.store.access import Access
from coeurdelion.server.store.schema import guests, sessions


async def add_guest(store: Access, guest: str, name: str, at: int) -> None:
    """Add a guest."""
    added = insert(guests).values(id=guest, name=name, created=at)
    await store.writer.submit(lambda connection: connection.execute(added))


async def rename_guest(store: Access, guest: str, name: str) -> None:
    """Give a guest another name."""
    renamed = update(guests).where(guests.c.id == guest).values(name=name)
    await store.writer.submit(lambda connection: connection.execute(renamed))


async def guest_name(store: Access, guest: str) -> str | None:
    """The name of a guest, None if there is no such guest."""
    async with store.reading() as connection:
        return (await connection.execute(select(guests.c.name).where(guests.c.id == guest))).scalar()


async def add_session(store: Access, hash_: str, guest: str, kind: str, label: str, at: int) -> None:
    """Add a session: a guest is known by the token with this hash."""
    added = insert(sessions).values(hash=hash_, guest=guest, kind=kind, label=label, created=at, used=at)
    await store.writer.submit(lambda connection: connection.execute(added))


async def session(store: Access, hash_: str, kind: str) -> tuple[str, str] | None:
    """The id and name of the guest whose token has this hash, None if there is no such session; its use is noted."""
    query = select(guests.c.id, guests.c.name, sessions.c.used).join(sessions, sessions.c.guest == guests.c.id)
    async with store.reading() as connection:
        row = (await connection.execute(query.where(sessions.c.hash == hash_, sessions.c.kind == kind))).first()
    if row is None:
        return None
    store.last_use.note_session(hash_, row.used)
    return row.id, row.name


async def sessions_of(store: Access, guest: str, kind: str) -> Sequence[tuple[str, str, int]]:
    """The sessions of a guest: hash, label and time of each, the oldest first."""
    query = select(sessions.c.hash, sessions.c.label, sessions.c.created)
    async with store.reading() as connection:
        found = await connection.execute(
            query.where(sessions.c.guest == guest, sessions.c.kind == kind).order_by(sessions.c.created)
        )
        return [(row.hash, row.label, row.created) for row in found]


async def drop_session(store: Access, guest: str, hash_: str) -> bool:
    """End a session of a guest; False if there was none."""
    dropped = delete(sessions).where(sessions.c.guest == guest, sessions.c.hash == hash_)
    return await store.writer.submit(lambda connection: connection.execute(dropped).rowcount == 1)
