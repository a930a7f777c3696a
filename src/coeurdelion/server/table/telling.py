"""What is told alike at a table and of a finished match: who plays, what happened, where points came from."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import accumulate
from types import MappingProxyType

from coeurdelion.core import AnyGame, Seat, Step, params_of, table_action_of
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
    return [
        wire.Told(step.number, shown.key, params_of(shown), by=None if place else _actor(step))
        for step in steps
        for place, shown in enumerate(game.redact_event(event, seat) for event in step.events)
    ]


def _actor(step: Step) -> Seat | None:
    """The seat that took a step, None for chance and the table."""
    return step.entry.seat if step.entry.seat >= 0 else None


def remarks(live: LiveMatch, number: int, seat: Seat | None) -> list[wire.Told] | None:
    """What is told of an entry beside the events in force: what happened at the table, and what was taken back.

    A seat sees of what was taken back what it saw when it happened. None if that has to be recalled first.
    """
    undone = live.undone(number)
    if undone is None:
        return None
    shown = [live.game.redact_event(event, seat) for event in undone]
    taken_back = [wire.Told(number, event.key, params_of(event), undone=True) for event in shown]
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
