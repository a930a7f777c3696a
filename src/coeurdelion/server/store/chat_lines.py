"""The chat of each table, numbered from 0."""

from __future__ import annotations

from collections.abc import Sequence

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
    table = schema.chat
    last = select(func.coalesce(func.max(table.c.number), -1)).where(table.c.match == match)

    def add(connection: Connection) -> int:
        number = int(connection.execute(last).scalar_one()) + 1
        connection.execute(insert(table).values(line._asdict() | {"match": match, "number": number}))
        bump_revision(connection, match)
        return number

    for _ in range(NUMBERING_ATTEMPTS - 1):
        try:
            return await store.writer.submit(add, match)
        except IntegrityError:  # another process has used the number: retry with the next
            continue
    return await store.writer.submit(add, match)


async def chat(store: Access, match: str, since: int = -1, limit: int = DEFAULT_LINES) -> Sequence[ChatLine]:
    """The newest lines of a table's chat after a number, at most `limit`, in order."""
    table = schema.chat
    query = select(table).where(table.c.match == match, table.c.number > since).order_by(table.c.number.desc()).limit(limit)
    async with store.reading() as connection:
        return [rows.to_chat_line(row) for row in (await connection.execute(query)).mappings()][::-1]
