"""Why bots acted: during a match what everyone can know of it, afterwards what they had in mind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from coeurdelion.bots.explanation import agreeing
from coeurdelion.core import AnyGame, Step
from coeurdelion.server import wire
from coeurdelion.server.store import Store, StoredReasons
from coeurdelion.server.table.journal import Journal
from coeurdelion.server.table.slices import in_slices
from coeurdelion.server.table.watcher import Watcher

MAX_EXPLAINED = 5
"""Entries in one answer; each takes some milliseconds."""
MAX_GO = 12
"""Steps of one seat in a row that are looked at to tell what the first was good for."""


async def explain(journal: Journal, store: Store, watcher: Watcher, request: wire.Explain) -> wire.Explained:
    """The reasons for those entries that bots made, as far as a watcher was told of them and may know why."""
    since, until = max(0, request.since), min(request.until, watcher.told)
    rows = await store.reasons(journal.stored.id, since, until, MAX_EXPLAINED) if since <= until else ()
    answer = wire.Explained(request.id, [])
    if journal.begun().result:
        answer.entries += [explanation(row) for row in rows]
    elif rows:
        live = await journal.restore_from(rows[0].number)
        steps = [step for step in live.latest(len(live.log) - rows[0].number) if step.number <= watcher.told]
        await in_slices(add_public(answer.entries, journal.game, steps, [row.number for row in rows]))
    return answer


def explanation(row: StoredReasons) -> wire.Explanation:
    """What a bot had in mind, to be told when everything is open."""
    return wire.Explanation(row.number, [wire.Reason(key, dict(params)) for key, params in row.reasons])


def add_public(
    found: list[wire.Explanation], game: AnyGame, steps: Sequence[Step], numbers: Sequence[int]
) -> Iterator[None]:
    """Add what everyone may know of why these entries were made, a little with each turn of the iterator.

    It is told from the steps in force that a watcher knows. The bots' own reasons are not looked at: nothing of them can get
    out. Entries that were taken back have none.
    """
    for index, step in enumerate(steps):
        if step.number in numbers:
            told = wire.Explanation(step.number, [])
            found.append(told)
            for reasons in agreeing(game, steps[index : index + MAX_GO], steps[-1].state):
                told.reasons = [wire.Reason(reason.key, dict(reason.params)) for reason in reasons]
                yield
