"""What the server keeps: guests, matches, seats, and the log of every match, which only grows."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import (
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from coeurdelion.core import Entry, Seat

metadata = MetaData()
guests = Table(
    "guests",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Integer, nullable=False),
)
matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", String, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("created", Integer, nullable=False),
)
seats = Table(
    "seats",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("colour", String(20), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", String(20), nullable=False),
    Column("guest", String(64)),
    Column("token", String(64)),
    Column("nonce", String(80), nullable=False),
    PrimaryKeyConstraint("match", "seat"),
)
entries = Table(
    "entries",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", String, nullable=False),
    Column("question", Integer),
    Column("at", Integer, nullable=False),
    Column("digest", String(16), nullable=False),
    PrimaryKeyConstraint("match", "number"),
)


class StoredSeat(NamedTuple):
    """A seat of a match: `guest` is the session that holds it, `token` what a link to it carries."""

    seat: Seat
    colour: str
    kind: str
    name: str
    level: str
    guest: str | None
    token: str | None
    nonce: str


class StoredMatch(NamedTuple):
    """A match without its log."""

    id: str
    game: str
    version: int
    options: Mapping[str, Any]
    seed: bytes
    seats: tuple[StoredSeat, ...]


class StoredEntry(NamedTuple):
    """An entry with the question it answered, the time and a digest of the state after it."""

    number: int
    entry: Entry
    question: int | None
    at: int
    digest: str


class Store:
    """The database; every change is one transaction that is on the disk when the call returns."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @classmethod
    def sqlite(cls, path: Path) -> Store:
        """A store in an SQLite file that loses nothing at a crash."""
        engine = create_async_engine(f"sqlite+aiosqlite:///{path}")

        @event.listens_for(engine.sync_engine, "connect")
        def _careful(connection: Any, _record: object) -> None:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA foreign_keys=ON")

        return cls(engine)

    async def open(self) -> None:
        """Make the tables that are not there yet."""
        async with self._engine.begin() as connection:
            await connection.run_sync(metadata.create_all)

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    async def add_guest(self, guest: str, name: str, at: int) -> None:
        """A new guest."""
        async with self._engine.begin() as connection:
            await connection.execute(insert(guests).values(id=guest, name=name, created=at))

    async def rename_guest(self, guest: str, name: str) -> None:
        """A guest with another name."""
        async with self._engine.begin() as connection:
            await connection.execute(update(guests).where(guests.c.id == guest).values(name=name))

    async def guest_name(self, guest: str) -> str | None:
        """The name of a guest, None if there is no such guest."""
        async with self._engine.connect() as connection:
            return (await connection.execute(select(guests.c.name).where(guests.c.id == guest))).scalar()

    async def add_match(self, match: StoredMatch, at: int) -> None:
        """A new match with its seats."""
        async with self._engine.begin() as connection:
            await connection.execute(
                insert(matches).values(
                    id=match.id,
                    game=match.game,
                    version=match.version,
                    options=json.dumps(match.options),
                    seed=match.seed,
                    created=at,
                )
            )
            await connection.execute(insert(seats), [seat._asdict() | {"match": match.id} for seat in match.seats])

    async def take_seat(self, match: str, seat: StoredSeat) -> bool:
        """A guest takes an open seat; False if someone else was quicker."""
        free = (seats.c.match == match) & (seats.c.seat == seat.seat) & seats.c.guest.is_(None)
        async with self._engine.begin() as connection:
            taken = await connection.execute(
                update(seats).where(free).values(guest=seat.guest, name=seat.name, nonce=seat.nonce)
            )
            return taken.rowcount == 1

    async def match(self, name: str) -> StoredMatch | None:
        """A match by its id."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(matches).where(matches.c.id == name))).mappings().first()
            if row is None:
                return None
            rows = (await connection.execute(select(seats).where(seats.c.match == name).order_by(seats.c.seat))).mappings()
            found = tuple(StoredSeat(**{key: seat[key] for key in StoredSeat._fields}) for seat in rows)
            return StoredMatch(row["id"], row["game"], row["version"], json.loads(row["options"]), row["seed"], found)

    async def add_entries(self, match: str, added: Iterable[StoredEntry]) -> None:
        """New entries of a log, all or none; the key decides between two writers."""
        rows = [
            {
                "match": match,
                "number": one.number,
                "seat": one.entry.seat,
                "action": one.entry.action,
                "question": one.question,
                "at": one.at,
                "digest": one.digest,
            }
            for one in added
        ]
        async with self._engine.begin() as connection:
            await connection.execute(insert(entries), rows)

    async def entries(self, match: str) -> Sequence[StoredEntry]:
        """The whole log of a match."""
        query = select(entries).where(entries.c.match == match).order_by(entries.c.number)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings()
            return [
                StoredEntry(row["number"], Entry(row["seat"], row["action"]), row["question"], row["at"], row["digest"])
                for row in rows
            ]
