"""Who plays each seat now: what was settled before the match, and what its log says since."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from coeurdelion.core import Refused, Seat
from coeurdelion.match.live import LiveMatch
from coeurdelion.server.store import StoredMatch, StoredSeat

BOT = "bot"
LONGEST = 10
"""So many times the entries of the longest match a log may have before nothing but actions is taken."""


class Sitting(NamedTuple):
    """Who plays a seat: a bot of this level or, if there is none, the person who holds it."""

    level: str
    resigned: bool = False


def is_taken(seat: StoredSeat) -> bool:
    """Whether someone plays this seat, or a bot does."""
    return bool(seat.guest) or seat.kind == BOT


def sittings(stored: StoredMatch, live: LiveMatch | None) -> list[Sitting]:
    """Who plays each seat."""
    sat = list(_before(stored.seats))
    for step in live.notes if live else ():
        match step.entry.action.split(" "):
            case ["resign", seat]:
                sat[int(seat)] = sat[int(seat)]._replace(resigned=True)
            case ["seat", seat, "player"]:
                sat[int(seat)] = sat[int(seat)]._replace(level="")
            case ["seat", seat, bot]:
                sat[int(seat)] = sat[int(seat)]._replace(level=bot.removeprefix("bot:"))
            case _:
                pass
    return sat


@lru_cache(4096)
def _before(seats: tuple[StoredSeat, ...]) -> list[Sitting]:
    """Who plays each seat as it was settled before the match."""
    return [Sitting(seat.level if seat.kind == BOT else "") for seat in seats]


def people(stored: StoredMatch, live: LiveMatch | None) -> list[Seat]:
    """The seats that people play now."""
    return [seat for seat, sitting in enumerate(sittings(stored, live)) if not sitting.level and not sitting.resigned]


def check_room(live: LiveMatch) -> None:
    """Refuses what is no action once a log is so long that someone must mean to fill it."""
    if len(live.log) >= LONGEST * live.game.longest(len(live.match.colours)):
        raise Refused("table", "log-full")


def check_plays(stored: StoredMatch, live: LiveMatch, seat: Seat) -> None:
    """Refuses what a seat does that has resigned, or that a bot plays."""
    sitting = sittings(stored, live)[seat]
    if sitting.resigned:
        raise Refused("table", "resigned")
    if sitting.level:
        raise Refused("table", "bot-plays", number=seat)
