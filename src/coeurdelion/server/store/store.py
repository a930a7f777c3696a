"""The store: one database with everything that can be asked of it and changed in it, by subject."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import structlog
from sqlalchemy import select
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from coeurdelion.core import Refused
from coeurdelion.server.store import (
    absence,
    chat_lines,
    database,
    guests,
    imports,
    leases,
    match_changes,
    match_queries,
    migrate,
    presence,
    quotas,
    retention,
)
from coeurdelion.server.store.address import display_name, is_sqlite, parse_database, sqlite_address
from coeurdelion.server.store.last_use import LastUse
from coeurdelion.server.store.records import OVER, NewEntries, StoredMatch
from coeurdelion.server.store.write_probe import WriteProbe
from coeurdelion.server.store.writer import Writer

CLOSE_TIMEOUT_S = 0.2
"""How long closing waits for a thread of an SQLite connection."""
logger = structlog.get_logger()


class Store:
    """The database; every change is on the disk when the call returns.

    The functions of each subject's module are its methods.
    """

    def __init__(self, url: URL) -> None:
        self.url = url
        self._engine = database.connect(url)
        self._writer = Writer(database.Transactions(url, self._engine))
        self._last_use = LastUse(self._writer)
        self._probe = WriteProbe(self._writer)

    @classmethod
    def at(cls, address: str) -> Store:
        """The store at an address, `sqlite:///file` or `postgresql://…`."""
        return cls(parse_database(address))

    @classmethod
    def sqlite(cls, path: Path) -> Store:
        """A store in an SQLite file."""
        return cls.at(sqlite_address(path))

    @property
    def name(self) -> str:
        """The name of the database in messages, without its password."""
        return display_name(self.url)

    @property
    def writer(self) -> Writer:
        """The writer of this process, which groups commits."""
        return self._writer

    @property
    def last_use(self) -> LastUse:
        """The notes of what is being used."""
        return self._last_use

    async def open(self) -> None:
        """Check that the schema is the one of this version; an SQLite file is migrated to it."""
        if is_sqlite(self.url):
            await self.upgrade()
            return
        with database.refuse_faults(self.url):
            async with self._engine.connect() as connection:
                if not await connection.run_sync(migrate.is_current, self.name):
                    raise Refused("store", "older-schema", database=self.name)

    async def upgrade(self) -> bool:
        """Migrate the schema to the one of this version; False if it was."""
        with database.refuse_faults(self.url):
            async with self._engine.begin() as connection:
                return await connection.run_sync(migrate.upgrade, self.name)

    async def ping(self) -> None:
        """Ask the database for an answer; refused if there is none."""
        async with self.reading() as connection:
            await connection.execute(select(1))

    async def is_writable(self) -> bool:
        """Whether the database takes writes; asked of it at most once a second."""
        return await self._probe.succeeds()

    async def check_integrity(self) -> None:
        """Look through an SQLite file for damage; refused if there is any."""
        if is_sqlite(self.url):
            with database.refuse_faults(self.url):
                async with self._engine.connect() as connection:
                    if (await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalar() != "ok":
                        raise Refused("store", "damaged", database=self.name)

    async def close(self) -> None:
        """Commit what still waits, then close all connections."""
        await self._last_use.close()
        await self._writer.close()
        await self._engine.dispose()
        database.await_sqlite_threads(CLOSE_TIMEOUT_S)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with; refused if the database cannot be reached."""
        try:
            async with self._engine.connect() as connection:
                yield connection
        except Exception as error:
            if not database.is_database_error(error):
                raise
            logger.error("not-read", error=type(error).__name__, detail=database.error_detail(error))
            raise Refused("store", "not-read") from None

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction of its own beside the writer's group commit, for bulk work."""
        async with self._engine.begin() as connection:
            yield connection

    async def add_entries(self, match: str, added: NewEntries) -> None:
        """Append entries to a log, all or none; raises EntryConflict if another writer was first."""
        await self._writer.append(match, added)

    def touch_opened(self, match: StoredMatch) -> None:
        """Note that someone opens a match, if it has ended: then it is opened only to be replayed."""
        if match.state == OVER:
            self._last_use.note_opened(match.id, match.opened)

    add_guest = guests.add_guest
    rename_guest = guests.rename_guest
    guest_name = guests.guest_name
    add_session = guests.add_session
    session = guests.session
    sessions_of = guests.sessions_of
    drop_session = guests.drop_session

    add_match = match_changes.add_match
    add_rematch = match_changes.add_rematch
    add_import = imports.add_import
    take_seat = match_changes.take_seat
    leave_seat = match_changes.leave_seat
    mark_program = match_changes.mark_program
    add_nonce = match_changes.add_nonce
    start_match = match_changes.start_match
    note_first_turn = match_changes.note_first_turn
    drop_match = match_changes.drop_match
    drop_unstarted = match_changes.drop_unstarted

    drop_imports = retention.drop_imports
    drop_sessions = retention.drop_sessions
    drop_guests = retention.drop_guests
    unfinished = quotas.unfinished

    match = match_queries.match
    open_matches = match_queries.open_matches
    running_matches = match_queries.running_matches
    matches_of = match_queries.matches_of
    waiting_rematch = match_queries.waiting_rematch
    all_matches = match_queries.all_matches
    revisions = match_queries.revisions
    entries = match_queries.entries
    entry_pages = match_queries.entry_pages
    reasons = match_queries.reasons

    add_chat = chat_lines.add_chat
    add_phrase = chat_lines.add_phrase
    chat = chat_lines.chat

    is_leased_by_other = leases.is_leased_by_other
    matches_with_bots_due = leases.matches_with_bots_due
    clear_bots_due = leases.clear_bots_due
    take_lease = leases.take_lease
    renew_leases = leases.renew_leases
    expired_leases = leases.expired_leases
    drop_lease = leases.drop_lease
    expire_leases = leases.expire_leases

    add_presence = presence.add_presence
    drop_presence = presence.drop_presence
    guests_elsewhere = presence.guests_elsewhere
    heartbeat = presence.heartbeat
    live_processes = presence.live_processes
    drop_process = presence.drop_process

    set_left = absence.set_left
    seconds_away = absence.seconds_away
    count_uptime = absence.count_uptime
