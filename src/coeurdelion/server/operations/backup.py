"""Backup of everything into one SQLite file, whatever the database is; and restore of what such a file has."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from coeurdelion.core import Refused
from coeurdelion.server.store import ChatLine, NewEntries, Store, StoredEntry, StoredMatch, StoredReasons, snapshot


class Restored(NamedTuple):
    """What a restore did: matches added, logs made longer, and the ids of matches that went on differently since."""

    added: int
    longer: int
    differing: tuple[str, ...]


async def backup(store: Store, path: Path) -> int:
    """Copy a consistent snapshot of everything into a new file; how many matches there are."""
    if path.exists():
        raise Refused("store", "file-exists", file=str(path))
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    copy = Store.sqlite(part)
    try:
        await copy.open()
        count = await snapshot.copy_all(store, copy)
    except Refused:
        await copy.close()
        part.unlink(missing_ok=True)
        raise
    await copy.close()
    _rename_when_on_disk(part, path)
    return count


def _rename_when_on_disk(part: Path, path: Path) -> None:
    """Give a complete file its name, so that a file of this name is always a whole backup."""
    with part.open("rb") as file:
        os.fsync(file.fileno())
    part.replace(path)


async def restore(store: Store, path: Path) -> Restored:
    """Add what a backup has and the store lacks; nothing that is there is changed, so people may go on playing."""
    if not path.is_file():
        raise Refused("store", "no-database", database=str(path), detail="")
    with TemporaryDirectory() as folder:
        copied = Path(folder) / "copy.db"  # opening may migrate it, and the backup must stay as it is
        shutil.copyfile(path, copied)
        source = Store.sqlite(copied)
        try:
            await _open(source, path)
            await snapshot.copy_missing_people(source, store)
            return await _restore_matches(source, store)
        finally:
            await source.close()


async def _open(copied: Store, path: Path) -> None:
    """Open the copy of a backup; a refusal names the backup itself, and a damaged one is no database."""
    try:
        await copied.open()
    except Refused as refused:
        reason = "no-database" if refused.reason == "damaged" else refused.reason
        raise Refused(refused.rule, reason, **refused.params | {"database": str(path)}) from None


async def _restore_matches(source: Store, store: Store) -> Restored:
    added, longer, differing, last = 0, 0, [], ""
    while batch := await source.all_matches(last):
        for match in batch:
            log, there = await source.entries(match.id), await store.match(match.id)
            if there is None:
                chat = await source.chat(match.id, limit=sys.maxsize)
                await _add(store, match, log, await source.reasons(match.id), chat)
                added += 1
                continue
            now = await store.entries(match.id)
            if not _agree(log, now):
                differing.append(match.id)
            elif len(log) > len(now):
                lacking = _added(match, log[len(now) :], await source.reasons(match.id, len(now)))
                await store.add_entries(match.id, lacking)
                longer += 1
        last = batch[-1].id
    return Restored(added, longer, tuple(differing))


def _added(match: StoredMatch, log: Sequence[StoredEntry], reasons: Sequence[StoredReasons]) -> NewEntries:
    """The end of a match's log, which leaves it as the backup has it."""
    return NewEntries(log, match.state, match.turn, match.result, match.bots_due, reasons)


def _agree(log: Sequence[StoredEntry], other: Sequence[StoredEntry]) -> bool:
    """Whether the shorter of two logs is the beginning of the longer."""
    return all(one.entry == two.entry for one, two in zip(log, other, strict=False))


async def _add(
    store: Store,
    match: StoredMatch,
    log: Sequence[StoredEntry],
    reasons: Sequence[StoredReasons],
    chat: Sequence[ChatLine],
) -> None:
    await store.add_match(match, match.created, log, bots_reasons=reasons)
    for line in chat:
        await store.add_chat(match.id, line)
