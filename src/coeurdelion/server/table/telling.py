"""What is told alike at a table and of a finished match: who plays, what happened, where points came from."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import accumulate
from types import MappingProxyType
from typing import Any

from coeurdelion.core import AnyGame, Entry, Seat, Step, params_of, table_action_of
from coeurdelion.core.table_action import AllowHints
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.table_events import table_events
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
            character=seat.character,
            taken=is_taken(seat),
            here=bool(occupant.level) or seat.guest in here,
            resigned=occupant.resigned,
            grace_left=None if occupant.level or occupant.resigned else grace_left.get(seat.guest or ""),
            nonce_due=seat.nonce_due,
            program=seat.program and not occupant.level,
        )
        for seat, occupant in zip(stored.seats, occupied, strict=True)
    ]


def told(game: AnyGame, steps: Sequence[Step], seat: Seat | None) -> list[wire.Told]:
    """The events of some steps as a seat may see them."""
    return [one for step in steps for one in _of_entry(game, step.number, step.entry, step.events, seat)]


def _of_entry(
    game: AnyGame, number: int, entry: Entry, events: Iterable[Any], seat: Seat | None, undone: bool = False
) -> list[wire.Told]:
    """The events of an entry; the first says which seat made it, unless chance did or the table."""
    by = entry.seat if entry.seat >= 0 else None
    shown = [game.redact_event(event, seat) for event in events]
    return [wire.Told(number, one.key, params_of(one), undone, None if place else by) for place, one in enumerate(shown)]


def remarks(live: LiveMatch, number: int, seat: Seat | None) -> list[wire.Told] | None:
    """What is told of an entry beside the events in force: what happened at the table, and what was taken back.

    A seat sees of what was taken back what it saw when it happened. None if that has to be recalled first.
    """
    undone = live.undone(number)
    if undone is None:
        return None
    taken_back = _of_entry(live.game, number, live.log[number], undone, seat, undone=True)
    return [*taken_back, *at_table(live, number)]


def at_table(live: LiveMatch, number: int) -> list[wire.Told]:
    """What an entry tells about the table; what was said there has happened, also if its effect was taken back."""
    action = table_action_of(live.log[number])
    undone = (action is None or isinstance(action, AllowHints)) and not live.is_in_force(number)
    return [wire.Told(number, key, params, undone) for key, params in table_events(live.log, number)]


def points(live: LiveMatch, seat: Seat) -> list[wire.Point]:
    """Where a seat's points came from, each with the score it led to."""
    found = live.ledger(seat)
    scores = accumulate(point.points for point in found)
    return [wire.Point(*point[:3], list(point.cells), score) for point, score in zip(found, scores, strict=True)]
