"""Audit: every stored match is replayed and its digests are compared."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import NamedTuple

from coeurdelion.core import Refused
from coeurdelion.match.digest import digest
from coeurdelion.server.store import Store, StoredEntry, StoredMatch, StoredReasons
from coeurdelion.server.table.journal import Journal


class Audited(NamedTuple):
    """A match that was replayed: how many entries it has, and the first that differs, None if all are right."""

    match: str
    entries: int
    wrong: int | None


async def audit(store: Store) -> AsyncIterator[Audited]:
    """The audit of every stored match."""
    last = ""
    while some := await store.all_matches(last):
        for stored in some:
            log = await store.entries(stored.id)
            wrong = first_wrong(stored, store, log)
            if wrong is None:
                wrong = first_unexplained(log, await store.reasons(stored.id))
            yield Audited(stored.id, len(log), wrong)
        last = some[-1].id


def first_unexplained(log: Sequence[StoredEntry], reasons: Sequence[StoredReasons]) -> int | None:
    """The first number for which there are reasons but no entry that a seat made."""
    numbers = (one.number for one in reasons)
    return next((number for number in numbers if number >= len(log) or log[number].entry.seat < 0), None)


def first_wrong(stored: StoredMatch, store: Store, log: Sequence[StoredEntry]) -> int | None:
    """The first entry that is missing, that the rules do not allow, or whose digest is not that of the state after it."""
    number = 0
    try:
        journal = Journal(stored, store)
        live = journal.fresh()
        for number, one in enumerate(log):
            if one.number != number:
                return number
            live.follow(one.entry)
            if one.digest and one.digest != digest(journal.game, live.state):
                return number
    except Refused:
        return number
    return None
