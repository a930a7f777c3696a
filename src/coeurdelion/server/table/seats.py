"""Who plays each seat now: what was settled before the match, and what its log says since."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from typing import NamedTuple

from coeurdelion.core import CHANCE, Match, Refused, Seat
from coeurdelion.core.bot_name import BotName
from coeurdelion.games import game_named
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.table_state import NO_NOTES
from coeurdelion.server.store import StoredMatch, StoredSeat

BOT = "bot"
MAX_LOG_ENTRIES = 10_000
"""A log of so many entries takes actions of the game only."""
MAX_TABLE_ACTIONS = 5_000
"""A log with so many table actions, those that were taken back included, takes actions of the game only."""

ASKED_WHILE_STOOD_IN_S = 24 * 3600
"""Seconds that a bot has to play for someone who is away until they are no longer asked for their consent."""


class Occupant(NamedTuple):
    """Who plays a seat: a bot of this level or, if that is empty, the person who holds it."""

    level: str
    resigned: bool = False


def match_of(stored: StoredMatch) -> Match:
    """A stored match without its log."""
    seats = stored.seats
    names = tuple(str(BotName(seat.level, seat.character)) if seat.kind == BOT else seat.name for seat in seats)
    return Match(game_named(stored.game), tuple(seat.colour for seat in seats), names, stored.options, stored.position)


def is_taken(seat: StoredSeat) -> bool:
    """Whether a person holds this seat or a bot plays it."""
    return bool(seat.guest) or seat.kind == BOT


def is_ready(seat: StoredSeat) -> bool:
    """Whether the match need not wait for this seat: it is taken, and no nonce of it is awaited."""
    return is_taken(seat) and not seat.nonce_due


def occupants(stored: StoredMatch, live: LiveMatch | None) -> list[Occupant]:
    """Who plays each seat."""
    table = live.table if live else NO_NOTES
    return [
        Occupant(_level(table.bots.get(seat.seat, seat.level if seat.kind == BOT else "")), seat.seat in table.resigned)
        for seat in stored.seats
    ]


def _level(bot: str) -> str:
    """The level of a bot that a log names, with or without its character."""
    return bot.partition(":")[0]


def bots_to_act(stored: StoredMatch, live: LiveMatch) -> list[Seat]:
    """The seats that are asked something and that bots play, one that stands in for someone included."""
    asked = [seat for seat in live.to_act() if seat != CHANCE]
    playing = occupants(stored, live) if asked else []
    return [seat for seat in asked if playing[seat].level]


def people(stored: StoredMatch, live: LiveMatch | None) -> list[Seat]:
    """The seats that people play now."""
    return [seat for seat, occupant in enumerate(occupants(stored, live)) if not occupant.level and not occupant.resigned]


def asked_for_consent(stored: StoredMatch, live: LiveMatch, stood_in: Mapping[Seat, int]) -> list[Seat]:
    """The seats of all people of the match who have not resigned, until a bot has played for them for a day.

    `stood_in` is since when a bot plays a seat; without a time it does only from now on.
    """
    latest = time.time() - ASKED_WHILE_STOOD_IN_S
    return [
        seat
        for seat, occupant in enumerate(occupants(stored, live))
        if not occupant.resigned
        and stored.seats[seat].kind != BOT
        and (not occupant.level or stood_in.get(seat, math.inf) > latest)
    ]


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
