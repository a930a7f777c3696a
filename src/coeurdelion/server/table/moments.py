"""The table after each of some entries, as a watcher could know it then: what the page plays step by step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from coeurdelion.core import CHANCE, AnyGame, Seat, Step
from coeurdelion.server import wire
from coeurdelion.server.table.journal import Journal
from coeurdelion.server.table.slices import in_slices
from coeurdelion.server.table.telling import told
from coeurdelion.server.table.watcher import Watcher

MAX_MOMENTS = 40
"""Moments in one answer."""


async def views(journal: Journal, watcher: Watcher, first: wire.Params, request: wire.Views) -> wire.ViewsOf:
    """What a watcher saw after each entry in force of those asked for, never of one that it was not told of."""
    since = max(0, request.since)
    live = await journal.restore_from(since)
    until = min(request.until, watcher.told)
    asked = [step for step in live.latest(max(0, len(live.log) - since)) if since <= step.number <= until]
    steps, following = asked[:MAX_MOMENTS], asked[MAX_MOMENTS : MAX_MOMENTS + 1]
    answer = wire.ViewsOf(request.id, [], following[0].number if following else None)
    await in_slices(add_moments(answer.moments, journal.game, steps, watcher.sits, first))
    return answer


def add_moments(
    moments: list[wire.Moment], game: AnyGame, steps: Sequence[Step], seat: Seat | None, before: wire.Params
) -> Iterator[None]:
    """Add the moment of each step, one with each turn of the iterator."""
    for step in steps:
        shown = game.show(game.redact(step.state, seat))
        changed = {key: value for key, value in shown.items() if key not in before or before[key] != value}
        to_act = [asked for asked in game.to_act(step.state) if asked != CHANCE]
        moments.append(wire.Moment(step.number, step.entry.seat, changed, to_act, told(game, [step], seat)))
        before = shown
        yield
