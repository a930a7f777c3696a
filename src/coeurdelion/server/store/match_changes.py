"""Adding and dropping matches, taking and leaving their seats, starting them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from coeurdelion.core import Seat
from coeurdelion.server.store import rows
from coeurdelion.server.store.access import Access
from coeurdelion.server.store.quotas import BOT_KIND, Quota, is_used_up
from coeurdelion.server.store.records import (
    OPEN,
    PLAYING,
    Seated,
    StoredEntry,
    StoredMatch,
    StoredReasons,
    StoredSeat,
    origin_of_rematch,
    rematch_of,
)
from coeurdelion.server.store.schema import chat, entries, leases, matches, presence, reasons, seats

DROPPED_WITH_MATCH = (chat, reasons, entries, leases, presence, seats)
"""The tables whose rows go with a match."""
MAX_DROPPED = 100
"""Matches that one transaction drops, so that other writes do not wait long."""
Arrange = Callable[[tuple[StoredSeat, ...]], Seated | None]
"""What makes of the seats of an open match those that it starts with; None if it cannot start with them."""


async def add_match(
    store: Access,
    match: StoredMatch,
    at: int,
    log: Sequence[StoredEntry] = (),
    quota: Quota | None = None,
    bots_reasons: Sequence[StoredReasons] = (),
) -> None:
    """Add a match with its seats, and with a log and reasons if it brings them; refused if its owner's quota is used up."""

    def add(connection: Connection) -> bool:
        if quota and is_used_up(connection, quota, match.owner):
            return False
        _insert(connection, match, at)
        if log:
            connection.execute(insert(entries), rows.from_entries(match.id, log))
        if bots_reasons:
            connection.execute(insert(reasons), rows.from_reasons(match.id, bots_reasons))
        return True

    if not await store.writer.submit(add, match.id) and quota:
        raise quota.refusal()


async def add_rematch(store: Access, match: StoredMatch, at: int, quota: Quota | None = None) -> str:
    """Add a rematch, unless one is open already; the id of the open one. Refused if its owner's quota is used up."""
    before = rematch_of(match.origin)

    def add(connection: Connection) -> str | None:
        bump_revision(connection, before)
        if waiting := connection.execute(select(matches.c.id).where(is_open_rematch_of(before))).scalar():
            return str(waiting)
        if quota and is_used_up(connection, quota, match.owner):
            return None
        _insert(connection, match, at)
        return match.id

    found = await store.writer.submit(add, before, match.id)  # `before` is locked: a request in another process waits
    if found is None and quota:
        raise quota.refusal()
    return found or match.id


async def take_seat(store: Access, match: str, seat: StoredSeat) -> bool:
    """Give a free seat to a guest; False if the match has begun or someone else was first."""
    free = (seats.c.seat == seat.seat) & seats.c.guest.is_(None) & _is_open(match)
    taken = ("guest", "name", "nonce", "nonce_due", "program")
    return await _change_seat(store, match, free, {name: getattr(seat, name) for name in taken})


async def leave_seat(store: Access, match: str, seat: Seat, guest: str) -> bool:
    """Free the seat of a guest; False if the match has begun or the seat is another's."""
    held = (seats.c.seat == seat) & (seats.c.guest == guest) & _is_open(match)
    freed = {"guest": None, "name": "", "nonce": "", "nonce_due": False, "program": False}
    return await _change_seat(store, match, held, freed)


async def mark_program(store: Access, match: str, seat: Seat, guest: str) -> bool:
    """Note that a program plays the seat of a guest; False if the seat is another's."""
    return await _change_seat(store, match, (seats.c.seat == seat) & (seats.c.guest == guest), {"program": True})


async def add_nonce(store: Access, match: str, guest: str, nonce: str) -> bool:
    """Give all seats of a guest the nonce that is awaited for them; False if the match has begun or none is awaited."""
    due = (seats.c.guest == guest) & seats.c.nonce_due & _is_open(match)
    return await _change_seat(store, match, due, {"nonce": nonce, "nonce_due": False})


async def _change_seat(
    store: Access, match: str, which: ColumnElement[bool], values: Mapping[str, str | bool | None]
) -> bool:
    shown_at = await _shown_at(store, match)

    def change(connection: Connection) -> bool:
        changed = connection.execute(update(seats).where(seats.c.match == match, which).values(values))
        bump_revision(connection, *shown_at)
        return changed.rowcount > 0

    return await store.writer.submit(change, *shown_at)


async def start_match(store: Access, match: str, arrange: Arrange, quota: Quota | None = None) -> bool:
    """Start a match with its seats as `arrange` puts them; False if it has begun or cannot begin with these seats.

    No seat can be taken or left in between, so whoever was confirmed a seat has it still. Refused if bots get seats of a
    match that had none and the quota of its owner is used up.
    """
    shown_at = await _shown_at(store, match)
    still_open = select(matches.c.id).where(matches.c.id == match, matches.c.state == OPEN)

    def start(connection: Connection) -> bool | Quota:
        if connection.execute(still_open).scalar() is None:
            return False
        before = _seats(connection, match)
        seated = arrange(before)
        if seated is None:
            return False
        has_bot = _has_bot(seated.seats)
        if quota and has_bot and not _has_bot(before) and is_used_up(connection, quota, _owner(connection, match)):
            return quota
        # should the process die before the match has its first entry, a bot is to be woken
        started = {"state": PLAYING, "places": seated.places, "bots_due": has_bot}
        connection.execute(update(matches).where(matches.c.id == match).values(started))
        connection.execute(delete(seats).where(seats.c.match == match))
        connection.execute(insert(seats), [seat._asdict() | {"match": match} for seat in seated.seats])
        bump_revision(connection, *shown_at)
        return True

    outcome = await store.writer.submit(start, *shown_at)
    if isinstance(outcome, Quota):
        raise outcome.refusal()
    return outcome


async def note_first_turn(store: Access, match: str, turn: str) -> None:
    """Note who is to act in a match that begins without an entry, unless it has one meanwhile."""
    unplayed = ~select(entries.c.match).where(entries.c.match == match).exists()
    noted = update(matches).where((matches.c.id == match) & unplayed).values(turn=turn, revision=matches.c.revision + 1)
    await store.writer.submit(lambda connection: connection.execute(noted), match)


def _has_bot(seated: Iterable[StoredSeat]) -> bool:
    return any(seat.kind == BOT_KIND for seat in seated)


def _owner(connection: Connection, match: str) -> str:
    return str(connection.execute(select(matches.c.owner).where(matches.c.id == match)).scalar_one())


async def drop_match(store: Access, match: str) -> bool:
    """Drop a match that has not begun; False if it has, or is not there."""
    return bool(await drop_matches(store, (matches.c.id == match) & _is_unstarted(), 1))


async def drop_unstarted(store: Access, before: int, limit: int = MAX_DROPPED) -> int:
    """Drop matches that have not begun and were last changed before a time, at most so many; how many there were."""
    return await drop_matches(store, (matches.c.changed < before) & _is_unstarted(), limit)


async def drop_matches(store: Access, which: ColumnElement[bool], limit: int) -> int:
    """Drop matches, at most so many, with everything that belongs to them; how many there were."""
    async with store.reading() as connection:
        found = (await connection.execute(select(matches.c.id, matches.c.origin).where(which).limit(limit))).all()
    origins = _origins_of_rematches(row.origin for row in found)

    def drop(connection: Connection) -> int:
        still = select(matches.c.id).where(matches.c.id.in_([row.id for row in found]), which)
        ids = connection.execute(still).scalars().all()
        bump_revision(connection, *origins)
        for table in DROPPED_WITH_MATCH:
            connection.execute(delete(table).where(table.c.match.in_(ids)))
        connection.execute(delete(matches).where(matches.c.id.in_(ids)))
        return len(ids)

    return await store.writer.submit(drop, *(row.id for row in found), *origins) if found else 0


def bump_revision(connection: Connection, *ids: str) -> None:
    """Raise the revision of matches, by which other processes see that they have changed."""
    connection.execute(update(matches).where(matches.c.id.in_(ids)).values(revision=matches.c.revision + 1))


def is_open_rematch_of(match: str) -> ColumnElement[bool]:
    """The condition for rematches of a match that have not begun."""
    return (matches.c.state == OPEN) & (matches.c.origin == rows.from_origin(origin_of_rematch(match)))


def _is_open(match: str) -> ColumnElement[bool]:
    return select(matches.c.id).where(matches.c.id == match, matches.c.state == OPEN).exists()


def _is_unstarted() -> ColumnElement[bool]:
    """The condition for matches that have not begun; one that has a log has."""
    return (matches.c.state == OPEN) & ~select(entries.c.match).where(entries.c.match == matches.c.id).exists()


def _insert(connection: Connection, match: StoredMatch, at: int) -> None:
    connection.execute(insert(matches).values(rows.from_match(match, at)))
    connection.execute(insert(seats), [seat._asdict() | {"match": match.id} for seat in match.seats])


def _seats(connection: Connection, match: str) -> tuple[StoredSeat, ...]:
    found = connection.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat)).mappings()
    return tuple(map(rows.to_seat, found))


async def _shown_at(store: Access, match: str) -> tuple[str, ...]:
    """The matches at whose tables the seats of a match are shown: its own, and the one that it is a rematch of."""
    async with store.reading() as connection:
        origin = (await connection.execute(select(matches.c.origin).where(matches.c.id == match))).scalars()
        return match, *_origins_of_rematches(origin)


def _origins_of_rematches(origins: Iterable[str]) -> list[str]:
    """The matches that those with these origins are rematches of."""
    return [before for origin in origins if (before := rematch_of(rows.to_origin(origin)))]
