"""How a match begins: seats drawn where that was wished, a fork laid out as its origin was."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from secrets import SystemRandom

from coeurdelion.core import TABLE, AnyGame, Entry, Match, Refused, in_force
from coeurdelion.core.table_action import Fork
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.table_state import SaidBy
from coeurdelion.server.store import FORK, OPEN, Store, StoredMatch, StoredSeat
from coeurdelion.server.table.journal import Journal
from coeurdelion.server.table.seats import is_taken


async def begin(journal: Journal, store: Store) -> None:
    """Start a match whose seats are all taken; if another process was quicker, nothing happens here."""
    stored = journal.stored
    laid = await origin_entries(store, stored)
    if stored.state == OPEN:
        await store.start_match(stored.id, partial(_draw_seats, stored.seating, journal.game))
        await journal.catch_up()
    if journal.live is None and journal.stored.state != OPEN:
        await journal.begin(lambda live: lay_out(live, laid))


def _draw_seats(seating: str, game: AnyGame, seats: tuple[StoredSeat, ...]) -> tuple[StoredSeat, ...]:
    """The seats as they are when the match starts: as they were set, or drawn; none if someone has left.

    Colours stay with the people, or with the seats where the game gives each seat its own.
    """
    if not all(map(is_taken, seats)):
        return ()
    if seating != "random":
        return seats
    order = list(seats)
    SystemRandom().shuffle(order)
    colours = [seat.colour for seat in (order if game.colours_free else seats)]
    drawn = enumerate(zip(order, colours, strict=True))
    return tuple(seat._replace(seat=number, colour=colour) for number, (seat, colour) in drawn)


async def origin_entries(store: Store, stored: StoredMatch) -> tuple[Entry, ...]:
    """The entries that a fork takes over: those in force up to its position, without what happened at the table."""
    if stored.origin.get("kind") != FORK:
        return ()
    origin = await store.match(str(stored.origin["match"]))
    if origin is None:
        raise Refused("table", "no-such-position")
    log = tuple(one.entry for one in await store.entries(origin.id))
    match = replace(Journal(origin, store).match(), log=log)
    return in_force_until(match, int(stored.origin["entry"]))


def in_force_until(match: Match, entry: int) -> tuple[Entry, ...]:
    """The game's entries in force up to a number."""
    return tuple(step.entry for step in in_force(match) if step.number <= entry and step.entry.seat != TABLE)


def lay_out(live: LiveMatch, entries: tuple[Entry, ...]) -> None:
    """Lay out the entries of an origin; what follows the mark is this match's own."""
    for entry in entries:
        live.do(entry.seat, entry.action)
    if entries:
        live.honest = True
        live.note(Fork(), SaidBy.TABLE)
