"""How a match begins: seats drawn where that was wished, a fork laid out as its origin was."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from functools import partial

from coeurdelion.core import TABLE, Entry, Refused, numbers_in_force
from coeurdelion.core.table_action import Fork
from coeurdelion.games import game_named
from coeurdelion.match.chance import draw_seating
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.record import seating_text
from coeurdelion.match.table_state import SaidBy
from coeurdelion.server.store import FORK, OPEN, Seated, Store, StoredMatch, StoredSeat
from coeurdelion.server.table.characters import with_characters
from coeurdelion.server.table.journal import Journal
from coeurdelion.server.table.seats import BOT, is_ready, is_taken

RANDOM = "random"
"""What a match says of its seating if the seats are drawn when it starts."""


async def begin(journal: Journal, store: Store) -> None:
    """Start a match whose seats are all taken; if another process was quicker, nothing happens here."""
    stored = journal.stored
    laid = await origin_entries(store, stored)
    if stored.state == OPEN:
        await store.start_match(stored.id, partial(seat_everyone, stored))
        await journal.catch_up()
    if journal.live is None and journal.stored.state != OPEN:
        await journal.begin(lambda live: lay_out(live, laid))


def seat_everyone(stored: StoredMatch, seats: tuple[StoredSeat, ...]) -> Seated | None:
    """The seats that a match starts with, as they were set or drawn; None while one is free or its nonce is awaited."""
    if not all(map(is_ready, seats)):
        return None
    if stored.seating != RANDOM:
        return Seated(seats)
    # in a position each seat has its own colour, round the table
    are_free = game_named(stored.game).colours_free and stored.position is None
    return draw_seats(seats, stored.seed, colours_free=are_free)


def seat_bots(stored: StoredMatch, level: str, seats: tuple[StoredSeat, ...]) -> Seated | None:
    """The seats that a match starts with when its owner wants no more waiting.

    Bots take the free ones, and nonces that did not come are empty.
    """
    filled = [seat if is_taken(seat) else seat._replace(kind=BOT, level=level) for seat in seats]
    named = with_characters(stored, filled)
    return seat_everyone(stored, tuple(seat._replace(nonce_due=False) for seat in named))


def draw_seats(seats: tuple[StoredSeat, ...], seed: bytes, *, colours_free: bool) -> Seated:
    """The seats in the order that seed and nonces give, and the places that they came from.

    Colours stay with the people, or with the seats where the game gives each seat its own.
    """
    places = draw_seating(seed, [seat.nonce for seat in seats])
    drawn = []
    for number, place in enumerate(places):
        colour = seats[place if colours_free else number].colour
        drawn.append(seats[place]._replace(seat=number, colour=colour))
    return Seated(tuple(drawn), seating_text(places))


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
