"""What is told alike at a table and of a finished match: who plays, what happened, where points came from."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import accumulate
from types import MappingProxyType

from coeurdelion.core import AnyGame, Seat, Step, params_of
from coeurdelion.match.live import LiveMatch
from coeurdelion.server import wire
from coeurdelion.server.store import StoredMatch
from coeurdelion.server.table.seats import is_taken, occupants


def players(
    stored: StoredMatch,
    live: LiveMatch | None,
    here: Collection[str | None],
    grace_left: Mapping[str, int] = MappingProxyType({}),
) -> list[wire.Player]:
    """Everyone at the table, and who plays for them."""
    occupied = occupants(stored, live)
    return [
        wire.Player(
            seat=seat.seat,
            colour=seat.colour,
            name=seat.name,
            kind="bot" if occupant.level else seat.kind,
            level=occupant.level,
            taken=is_taken(seat),
            here=bool(occupant.level) or seat.guest in here,
            resigned=occupant.resigned,
            grace_left=None if occupant.level or occupant.resigned else grace_left.get(seat.guest or ""),
            nonce_due=seat.nonce_due,
        )
        for seat, occupant in zip(stored.seats, occupied, strict=True)
    ]


def told(game: AnyGame, steps: Sequence[Step], seat: Seat | None) -> list[wire.Told]:
    """The events of some steps as a seat may see them."""
    return [
        wire.Told(step.number, shown.key, params_of(shown))
        for step in steps
        for shown in (game.redact_event(event, seat) for event in step.events)
    ]


def points(live: LiveMatch, seat: Seat) -> list[wire.Point]:
    """Where a seat's points came from, each with the score it led to."""
    found = live.ledger(seat)
    scores = accumulate(point.points for point in found)
    return [wire.Point(*point[:3], list(point.cells), score) for point, score in zip(found, scores, strict=True)]
