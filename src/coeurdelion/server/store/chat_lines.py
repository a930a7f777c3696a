"""The chat of each table, numbered from 0."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from coeurdelion.server.store import rows, schema
from coeurdelion.server.store.access import Access
from coeurdelion.server.store.match_changes import bump_revision
from coeurdelion.server.store.records import ChatLine

NUMBERING_ATTEMPTS = 5
"""How often a line gets the next number, if processes add lines at the same moment; then the conflict is raised."""
DEFAULT_LINES = 200
"""Chat lines that are read unless the caller names another limit."""


async def add_chat(store: Access, match: str, line: ChatLine) -> int:
    """Add a line to a table's chat; its number."""
    return await _add(store, match, lambda connection: _insert(connection, match, line))


async def add_phrase(store: Access, match: str, line: ChatLine) -> int:
    """Add what a seat says with an entry, unless it has said something with it; the number of that line."""
    table = schema.chat
    said = select(table.c.number).where(
        table.c.match == match, table.c.seat == line.seat, table.c.entry == line.entry, table.c.phrase.is_not(None)
    )

    def add(connection: Connection) -> int:
        known = connection.execute(said).scalars().first()
        return _insert(connection, match, line) if known is None else int(known)

    return await _add(store, match, add)


def _insert(connection: Connection, match: str, line: ChatLine) -> int:
    """Write a line with the next number."""
    table = schema.chat
    last = select(func.coalesce(func.max(table.c.number), -1)).where(table.c.match == match)
    number = int(connection.execute(last).scalar_one()) + 1
    connection.execute(insert(table).values(line._asdict() | {"match": match, "number": number}))
    bump_revision(connection, match)
    return number


async def _add(store: Access, match: str, add: Callable[[Connection], int]) -> int:
    """Write a line; if another process has used its number meanwhile, with the next."""
    for _ in range(NUMBERING_ATTEMPTS - 1):
        try:
            return await store.writer.submit(add, match)
        except IntegrityError:
            continue
    return await store.writer.submit(add, match)


async def chat(store: Access, match: str, since: int = -1, limit: int = DEFAULT_LINES) -> Sequence[ChatLine]:
    """The newest lines of a table's chat after a number, at most `limit`, in order."""
    table = schema.chat
    query = select(table).where(table.c.match == match, table.c.number > since).order_by(table.c.number.desc()).limit(limit)
    async with store.reading() as connection:
        return [rows.to_chat_line(row) for row in (await connection.execute(query)).mappings()][::-1]
