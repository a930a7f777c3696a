"""The questions that can be put to the database, and the changes that can be made to it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import groupby
from pathlib import Path

import structlog
from sqlalchemy import ColumnElement, Connection, Select, delete, func, insert, or_, select, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from coeurdelion.core import Refused, Seat
from coeurdelion.server.store import database, migrate, rows
from coeurdelion.server.store.records import (
    OPEN,
    PLAYING,
    Added,
    Said,
    StoredEntry,
    StoredMatch,
    StoredSeat,
    origin_of_rematch,
    rematch_of,
)
from coeurdelion.server.store.schema import chat, entries, guests, leases, matches, presence, seats, sessions
from coeurdelion.server.store.writer import Writer

MANY = 500
"""So many ids are asked for at once."""
TRIES = 5
"""So often something said is given the next number, if others speak at the same moment."""
LETTING_GO = 0.2
"""Seconds that a thread of a file may take to let go of it."""
BELONGING = (chat, leases, presence, seats)
"""What goes when a match without a log goes."""
logger = structlog.get_logger()


class Store:
    """The database; every change is on the disk when the call returns."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self._engine = database.connect(url)
        self.writer = Writer(database.Transactions(url, self._engine))

    @classmethod
    def at(cls, address: str) -> Store:
        """The store at an address, `sqlite:///file` or `postgresql://…`."""
        return cls(database.address(address))

    @classmethod
    def sqlite(cls, path: Path) -> Store:
        """A store in an SQLite file that loses nothing at a crash."""
        return cls.at(database.of_file(path))

    @property
    def name(self) -> str:
        """The database as it may be shown."""
        return database.shown(self.url)

    async def open(self) -> None:
        """See that the schema is the one of this version; on SQLite, bring it there."""
        if self.url.get_backend_name() == "sqlite":
            await self.upgrade()
            return
        with database.faults(self.url):
            async with self._engine.connect() as connection:
                if not await connection.run_sync(migrate.is_current, self.name):
                    raise Refused("store", "older-schema", database=self.name)

    async def upgrade(self) -> bool:
        """Bring the schema to the one of this version; False if it was."""
        with database.faults(self.url):
            async with self._engine.begin() as connection:
                return await connection.run_sync(migrate.upgrade, self.name)

    async def close(self) -> None:
        """Let go of the database, once everything is written."""
        await self.writer.close()
        await self._engine.dispose()
        database.await_threads(LETTING_GO)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with; refused if the database is out of reach."""
        try:
            async with self._engine.connect() as connection:
                yield connection
        except Exception as error:
            if not database.is_out_of_reach(error):
                raise
            logger.error("not-read", error=type(error).__name__)
            raise Refused("store", "not-read") from None

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction of its own, for work that nobody else waits for."""
        async with self._engine.begin() as connection:
            yield connection

    async def add_guest(self, guest: str, name: str, at: int) -> None:
        """A new guest."""
        added = insert(guests).values(id=guest, name=name, created=at)
        await self.writer.do(lambda connection: connection.execute(added))

    async def rename_guest(self, guest: str, name: str) -> None:
        """A guest with another name."""
        renamed = update(guests).where(guests.c.id == guest).values(name=name)
        await self.writer.do(lambda connection: connection.execute(renamed))

    async def guest_name(self, guest: str) -> str | None:
        """The name of a guest, None if there is no such guest."""
        async with self.reading() as connection:
            return (await connection.execute(select(guests.c.name).where(guests.c.id == guest))).scalar()

    async def add_session(self, hash_: str, guest: str, kind: str, label: str, at: int) -> None:
        """A token, of which only the hash is known, by which a guest comes again."""
        added = insert(sessions).values(hash=hash_, guest=guest, kind=kind, label=label, created=at)
        await self.writer.do(lambda connection: connection.execute(added))

    async def session(self, hash_: str, kind: str) -> tuple[str, str] | None:
        """The guest whose token has this hash, and the guest's name."""
        query = select(guests.c.id, guests.c.name).join(sessions, sessions.c.guest == guests.c.id)
        async with self.reading() as connection:
            found = await connection.execute(query.where(sessions.c.hash == hash_, sessions.c.kind == kind))
            return None if (row := found.first()) is None else (row.id, row.name)

    async def sessions_of(self, guest: str, kind: str) -> Sequence[tuple[str, str, int]]:
        """The tokens of a guest: hash, label, when it was made."""
        query = select(sessions.c.hash, sessions.c.label, sessions.c.created)
        async with self.reading() as connection:
            found = await connection.execute(
                query.where(sessions.c.guest == guest, sessions.c.kind == kind).order_by(sessions.c.created)
            )
            return [(row.hash, row.label, row.created) for row in found]

    async def drop_session(self, guest: str, hash_: str) -> bool:
        """A token that no longer leads to a guest; False if it never did."""
        dropped = delete(sessions).where(sessions.c.guest == guest, sessions.c.hash == hash_)
        return await self.writer.do(lambda connection: connection.execute(dropped).rowcount == 1)

    async def add_match(self, match: StoredMatch, at: int, log: Sequence[StoredEntry] = ()) -> None:
        """A new match with its seats, and with a log if it brings one."""

        def add(connection: Connection) -> None:
            _insert(connection, match, at)
            if log:
                connection.execute(insert(entries), rows.of_entries(match.id, log))

        await self.writer.do(add)

    async def add_rematch(self, match: StoredMatch, at: int) -> str:
        """A new rematch, unless one waits already; the id of the one that waits now."""
        before = rematch_of(match.origin)

        def add(connection: Connection) -> str:
            _touch(connection, before)  # whoever asks in another process at the same moment waits here
            if waiting := connection.execute(select(matches.c.id).where(_waits_for(before))).scalar():
                return str(waiting)
            _insert(connection, match, at)
            return match.id

        return await self.writer.do(add)

    async def take_seat(self, match: str, seat: StoredSeat) -> bool:
        """A guest takes an open seat; False if the match has begun or someone else was quicker."""
        free = (seats.c.seat == seat.seat) & seats.c.guest.is_(None) & _is_open(match)
        return await self._change_seat(match, free, {"guest": seat.guest, "name": seat.name, "nonce": seat.nonce})

    async def leave_seat(self, match: str, seat: Seat, guest: str) -> bool:
        """A guest gives a seat back; False if the match has begun or the seat is another's."""
        held = (seats.c.seat == seat) & (seats.c.guest == guest) & _is_open(match)
        return await self._change_seat(match, held, {"guest": None, "name": "", "nonce": ""})

    async def _change_seat(self, match: str, which: ColumnElement[bool], values: Mapping[str, str | None]) -> bool:
        def change(connection: Connection) -> bool:
            changed = connection.execute(update(seats).where(seats.c.match == match, which).values(values))
            _touch(connection, match, *_rematched(connection, [match]))
            return changed.rowcount == 1

        return await self.writer.do(change)

    async def start_match(self, match: str, seated: Iterable[StoredSeat]) -> bool:
        """A match that begins, with these seats; False if it had begun."""
        started = update(matches).where(matches.c.id == match, matches.c.state == OPEN).values(state=PLAYING)

        def start(connection: Connection) -> bool:
            if connection.execute(started).rowcount != 1:
                return False
            connection.execute(delete(seats).where(seats.c.match == match))
            connection.execute(insert(seats), [seat._asdict() | {"match": match} for seat in seated])
            _touch(connection, match, *_rematched(connection, [match]))
            return True

        return await self.writer.do(start)

    async def drop_match(self, match: str) -> bool:
        """A match that nobody began goes; False if it has begun or is not there."""
        return bool(await self._drop(matches.c.id == match))

    async def tidy(self, before: int) -> int:
        """All matches go that nobody has begun and nobody touched since a time; how many."""
        return await self._drop(matches.c.changed < before)

    async def _drop(self, which: ColumnElement[bool]) -> int:
        log = select(entries.c.match).where(entries.c.match == matches.c.id).exists()
        unbegun = select(matches.c.id).where(which, matches.c.state == OPEN, ~log).with_for_update()

        def drop(connection: Connection) -> int:
            ids = connection.execute(unbegun).scalars().all()
            _touch(connection, *_rematched(connection, ids))
            for table in BELONGING:
                connection.execute(delete(table).where(table.c.match.in_(ids)))
            connection.execute(delete(matches).where(matches.c.id.in_(ids)))
            return len(ids)

        return await self.writer.do(drop)

    async def match(self, name: str) -> StoredMatch | None:
        """A match by its id."""
        return next(iter(await self._matches(select(matches).where(matches.c.id == name))), None)

    async def open_matches(self, limit: int) -> Sequence[StoredMatch]:
        """Matches that everyone may join, the one changed last first."""
        return await self._matches(_newest(select(matches).where(matches.c.public, matches.c.state == OPEN), limit))

    async def running_matches(self, limit: int) -> Sequence[StoredMatch]:
        """Matches that everyone may watch, the one changed last first."""
        return await self._matches(_newest(select(matches).where(matches.c.public, matches.c.state != OPEN), limit))

    async def matches_of(self, guest: str, limit: int) -> Sequence[StoredMatch]:
        """The matches that a guest plays or has set up, the one changed last first."""
        plays = matches.c.id.in_(select(seats.c.match).where(seats.c.guest == guest))
        return await self._matches(_newest(select(matches).where(or_(plays, matches.c.owner == guest)), limit))

    async def waiting_rematch(self, match: str) -> StoredMatch | None:
        """The rematch of a match that has not begun."""
        return next(iter(await self._matches(select(matches).where(_waits_for(match)))), None)

    async def all_matches(self, after: str = "", limit: int = MANY) -> Sequence[StoredMatch]:
        """The matches that follow one, in the order of their ids."""
        return await self._matches(select(matches).where(matches.c.id > after).order_by(matches.c.id).limit(limit))

    async def _matches(self, query: Select[*tuple[object, ...]]) -> Sequence[StoredMatch]:
        async with self.reading() as connection:
            found = (await connection.execute(query)).mappings().all()
            ids = [row["id"] for row in found]
            query = select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.seat)
            seated = (await connection.execute(query)).mappings().all() if ids else ()
            at = {match: list(sat) for match, sat in groupby(seated, key=lambda seat: seat["match"])}
            return [rows.match(row, at.get(row["id"], ())) for row in found]

    async def revisions(self, names: Sequence[str]) -> dict[str, int]:
        """How often each of these matches has changed."""
        found: dict[str, int] = {}
        async with self.reading() as connection:
            for first in range(0, len(names), MANY):
                some = matches.c.id.in_(names[first : first + MANY])
                rows_ = await connection.execute(select(matches.c.id, matches.c.revision).where(some))
                found |= {row.id: row.revision for row in rows_}
        return found

    async def add_entries(self, match: str, added: Added) -> None:
        """New entries of a log, all or none; raises Taken if another writer was quicker."""
        await self.writer.add(match, added)

    async def entries(self, match: str, first: int = 0) -> Sequence[StoredEntry]:
        """The log of a match, from an entry on."""
        query = select(entries).where(entries.c.match == match, entries.c.number >= first).order_by(entries.c.number)
        async with self.reading() as connection:
            return [rows.entry(row) for row in (await connection.execute(query)).mappings()]

    async def add_chat(self, match: str, said: Said) -> int:
        """Something said at a table; its number."""
        last = select(func.coalesce(func.max(chat.c.number), -1)).where(chat.c.match == match)

        def add(connection: Connection) -> int:
            number = int(connection.execute(last).scalar_one()) + 1
            connection.execute(insert(chat).values(said._asdict() | {"match": match, "number": number}))
            _touch(connection, match)
            return number

        for _ in range(TRIES - 1):
            try:
                return await self.writer.do(add)
            except IntegrityError:  # someone at another process spoke at the same moment
                continue
        return await self.writer.do(add)

    async def chat(self, match: str, since: int = -1, limit: int = 200) -> Sequence[Said]:
        """What was said at a table after a number, the last so many."""
        query = select(chat).where(chat.c.match == match, chat.c.number > since).order_by(chat.c.number.desc()).limit(limit)
        async with self.reading() as connection:
            return [rows.said(row) for row in (await connection.execute(query)).mappings()][::-1]


def _newest(query: Select[*tuple[object, ...]], limit: int) -> Select[*tuple[object, ...]]:
    return query.order_by(matches.c.changed.desc(), matches.c.id).limit(limit)


def _waits_for(match: str) -> ColumnElement[bool]:
    """What is a rematch of a match and has not begun."""
    return (matches.c.state == OPEN) & (matches.c.origin == rows.of_origin(origin_of_rematch(match)))


def _is_open(match: str) -> ColumnElement[bool]:
    return select(matches.c.id).where(matches.c.id == match, matches.c.state == OPEN).exists()


def _insert(connection: Connection, match: StoredMatch, at: int) -> None:
    connection.execute(insert(matches).values(rows.of_match(match, at)))
    connection.execute(insert(seats), [seat._asdict() | {"match": match.id} for seat in match.seats])


def _touch(connection: Connection, *some: str) -> None:
    """Let everyone who looks see that matches have changed."""
    connection.execute(update(matches).where(matches.c.id.in_(some)).values(revision=matches.c.revision + 1))


def _rematched(connection: Connection, ids: Sequence[str]) -> list[str]:
    """The matches that these are rematches of: they show who waits."""
    origins = connection.execute(select(matches.c.origin).where(matches.c.id.in_(ids))).scalars()
    return [before for origin in origins if (before := rematch_of(rows.origin(origin)))]
