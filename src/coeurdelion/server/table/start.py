"""How a match begins: seats drawn where that was wished, a fork laid out as its origin was."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from secrets import SystemRandom

from coeurdelion.core import TABLE, AnyGame, Entry, Refused, numbers_in_force
from coeurdelion.core.table_action import Fork
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.table_state import SaidBy
from coeurdelion.server.store import FORK, OPEN, Store, StoredMatch, StoredSeat
from coeurdelion.server.table.journal import Journal


async def begin(journal: Journal, store: Store) -> None:
    """Start a match whose seats are all taken; if another process was quicker, nothing happens here."""
    stored = journal.stored
    laid = await origin_entries(store, stored)
    if stored.state == OPEN:
        await store.start_match(stored.id, _draw_seats(stored, journal.game))
        await journal.catch_up()
    if journal.live is None:
        await journal.begin(lambda live: lay_out(live, laid))


def _draw_seats(stored: StoredMatch, game: AnyGame) -> tuple[StoredSeat, ...]:
    """The seats as they are when the match starts: as they were set, or drawn.

    Colours stay with the people, or with the seats where the game gives each seat its own.
    """
    if stored.seating != "random":
        return stored.seats
    order = list(stored.seats)
    SystemRandom().shuffle(order)
    colours = [seat.colour for seat in (order if game.colours_free else stored.seats)]
    drawn = enumerate(zip(order, colours, strict=True))
    return tuple(seat._replace(seat=number, colour=colour) for number, (seat, colour) in drawn)


async def origin_entries(store: Store, stored: StoredMatch) -> tuple[Entry, ...]:
    """The entries that a fork takes over: those in force up to its position, without what happened at the table."""
    if stored.origin.get("kind") != FORK:
        return ()
    origin = await store.match(str(stored.origin["match"]))
    if origin is None:
        raise Refused("table", "no-such-position")
    log = [one.entry for one in await store.entries(origin.id)]
    return await asyncio.to_thread(in_force_until, log, int(stored.origin["entry"]))


def in_force_until(log: Sequence[Entry], last: int) -> tuple[Entry, ...]:
    """The game's entries of a log up to a number that are in force at its end."""
    return tuple(log[number] for number in numbers_in_force(log) if number <= last and log[number].seat != TABLE)


def lay_out(live: LiveMatch, entries: tuple[Entry, ...]) -> Iterator[None]:
    """Lay out the entries of an origin one by one; what follows the mark is this match's own."""
    for entry in entries:
        live.do(entry.seat, entry.action)
        yield
    if entries:
        live.honest = True
        live.note(Fork(), SaidBy.TABLE)
