"""Reading matches with their seats and logs: one by its id, and the lists of the lobby."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from itertools import groupby

from sqlalchemy import Select, case, func, or_, select

from coeurdelion.server.store import rows, schema
from coeurdelion.server.store.access import Access
from coeurdelion.server.store.match_changes import is_open_rematch_of
from coeurdelion.server.store.records import OPEN, StoredEntry, StoredMatch, StoredReasons
from coeurdelion.server.store.schema import matches, seats

BATCH_MATCHES = 500
"""Matches that one query asks for."""
PAGE_ENTRIES = 500
"""Entries of a log that are read at once."""


async def match(store: Access, name: str) -> StoredMatch | None:
    """A match by its id."""
    return next(iter(await _read(store, select(matches).where(matches.c.id == name))), None)


async def open_matches(store: Access, limit: int, per_owner: int | None = None) -> Sequence[StoredMatch]:
    """Matches that everyone may join, of each owner the newest ones, at most `per_owner` of them.

    Everyone's newest comes before anyone's second, so that nobody is pushed out by those who have many. Matches that only
    wait for a nonce are left out.
    """
    newest = matches.c.changed.desc(), matches.c.id
    owner = case((matches.c.owner == "", matches.c.id), else_=matches.c.owner)
    place = func.row_number().over(partition_by=owner, order_by=newest).label("place")
    free = select(seats.c.match).where(seats.c.match == matches.c.id, seats.c.guest.is_(None), seats.c.kind != "bot")
    ranked = select(matches.c.id, place).where(matches.c.public, matches.c.state == OPEN, free.exists()).subquery()
    listed = (
        select(matches)
        .join(ranked, ranked.c.id == matches.c.id)
        .where(ranked.c.place <= (limit if per_owner is None else per_owner))
    )
    return await _read(store, listed.order_by(ranked.c.place, *newest).limit(limit))


async def running_matches(store: Access, limit: int) -> Sequence[StoredMatch]:
    """Matches that everyone may watch, the one changed last first."""
    return await _read(store, _newest(select(matches).where(matches.c.public, matches.c.state != OPEN), limit))


async def matches_of(store: Access, guest: str, limit: int) -> Sequence[StoredMatch]:
    """The matches that a guest plays or owns, the one changed last first."""
    plays = matches.c.id.in_(select(seats.c.match).where(seats.c.guest == guest))
    return await _read(store, _newest(select(matches).where(or_(plays, matches.c.owner == guest)), limit))


async def waiting_rematch(store: Access, match: str) -> StoredMatch | None:
    """The rematch of a match that has not begun."""
    return next(iter(await _read(store, select(matches).where(is_open_rematch_of(match)))), None)


async def all_matches(store: Access, after: str = "", limit: int = BATCH_MATCHES) -> Sequence[StoredMatch]:
    """The next matches after an id, in the order of their ids."""
    return await _read(store, select(matches).where(matches.c.id > after).order_by(matches.c.id).limit(limit))


async def revisions(store: Access, names: Sequence[str]) -> dict[str, int]:
    """The revision of each of these matches, by id."""
    found: dict[str, int] = {}
    async with store.reading() as connection:
        for first in range(0, len(names), BATCH_MATCHES):
            some = matches.c.id.in_(names[first : first + BATCH_MATCHES])
            batch = await connection.execute(select(matches.c.id, matches.c.revision).where(some))
            found |= {row.id: row.revision for row in batch}
    return found


async def entries(store: Access, match: str, first: int = 0) -> Sequence[StoredEntry]:
    """The log of a match, from an entry on."""
    return [one async for page in entry_pages(store, match, first) for one in page]


async def entry_pages(store: Access, match: str, first: int = 0) -> AsyncIterator[list[StoredEntry]]:
    """The log of a match, from an entry on, in pages: the rows of a very long one at once would hold the event loop."""
    table = schema.entries
    query = select(table).where(table.c.match == match).order_by(table.c.number).limit(PAGE_ENTRIES)
    async with store.reading() as connection:
        while True:
            found = await connection.execute(query.where(table.c.number >= first))
            page = [rows.to_entry(row) for row in found.mappings()]
            yield page
            if len(page) < PAGE_ENTRIES:
                return
            first = page[-1].number + 1


async def reasons(
    store: Access, match: str, first: int = 0, last: int | None = None, limit: int | None = None
) -> Sequence[StoredReasons]:
    """The reasons that bots had for the entries of a match from one on, up to another, at most so many."""
    table = schema.reasons
    query = select(table).where(table.c.match == match, table.c.number >= first).order_by(table.c.number).limit(limit)
    if last is not None:
        query = query.where(table.c.number <= last)
    async with store.reading() as connection:
        return [rows.to_reasons(row) for row in (await connection.execute(query)).mappings()]


async def _read(store: Access, query: Select[*tuple[object, ...]]) -> Sequence[StoredMatch]:
    """The matches that a query finds, with their seats."""
    async with store.reading() as connection:
        found = (await connection.execute(query)).mappings().all()
        ids = [row["id"] for row in found]
        query = select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.seat)
        seated = (await connection.execute(query)).mappings().all() if ids else ()
        at = {match: list(sat) for match, sat in groupby(seated, key=lambda seat: seat["match"])}
        return [rows.to_match(row, at.get(row["id"], ())) for row in found]


def _newest(query: Select[*tuple[object, ...]], limit: int) -> Select[*tuple[object, ...]]:
    return query.order_by(matches.c.changed.desc(), matches.c.id).limit(limit)
