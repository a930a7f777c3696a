"""Who plays each seat now: what was settled before the match, and what its log says since."""

from __future__ import annotations

from typing import NamedTuple

from coeurdelion.core import Match, Refused, Seat
from coeurdelion.games import game_named
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.table_state import NO_NOTES
from coeurdelion.server.store import StoredMatch, StoredSeat

BOT = "bot"
MAX_LOG_ENTRIES = 10_000
"""A log of so many entries takes actions of the game only."""
MAX_TABLE_ACTIONS = 5_000
"""A log with so many table actions, those that were taken back included, takes actions of the game only."""


class Occupant(NamedTuple):
    """Who plays a seat: a bot of this level or, if that is empty, the person who holds it."""

    level: str
    resigned: bool = False


def match_of(stored: StoredMatch) -> Match:
    """A stored match without its log."""
    seats = stored.seats
    names = tuple(f"bot:{seat.level}" if seat.kind == BOT else seat.name for seat in seats)
    return Match(game_named(stored.game), tuple(seat.colour for seat in seats), names, stored.options, stored.position)


def is_taken(seat: StoredSeat) -> bool:
    """Whether a person holds this seat or a bot plays it."""
    return bool(seat.guest) or seat.kind == BOT


def occupants(stored: StoredMatch, live: LiveMatch | None) -> list[Occupant]:
    """Who plays each seat."""
    table = live.table if live else NO_NOTES
    return [
        Occupant(table.bots.get(seat.seat, seat.level if seat.kind == BOT else ""), seat.seat in table.resigned)
        for seat in stored.seats
    ]


def people(stored: StoredMatch, live: LiveMatch | None) -> list[Seat]:
    """The seats that people play now."""
    return [seat for seat, occupant in enumerate(occupants(stored, live)) if not occupant.level and not occupant.resigned]


def check_log_length(live: LiveMatch) -> None:
    """Refuses a table action once the log is so long that someone must be filling it on purpose."""
    if len(live.log) >= MAX_LOG_ENTRIES or live.table_actions >= MAX_TABLE_ACTIONS:
        raise Refused("table", "log-full")


def check_plays(stored: StoredMatch, live: LiveMatch, seat: Seat) -> None:
    """Refuses what a seat does that has resigned, or that a bot plays."""
    occupant = occupants(stored, live)[seat]
    if occupant.resigned:
        raise Refused("table", "resigned")
    if occupant.level:
        raise Refused("table", "bot-plays", number=seat)
