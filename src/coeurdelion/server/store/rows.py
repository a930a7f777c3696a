"""Rows of the tables, made from what is stored and turned back into it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from coeurdelion.core import Entry
from coeurdelion.server.store.records import Said, StoredEntry, StoredMatch, StoredSeat

Row = Mapping[Any, Any]


def of_match(match: StoredMatch, at: int) -> dict[str, Any]:
    """A match as a row, set up at a time; its seats are rows of their own."""
    row = match._asdict() | {"created": at, "changed": max(at, match.changed)}
    del row["seats"]
    position = None if match.position is None else json.dumps(match.position)
    return row | {"options": json.dumps(match.options), "origin": of_origin(match.origin), "position": position}


def of_origin(origin: Mapping[str, Any]) -> str:
    """Where a match comes from, as its row has it."""
    return json.dumps(dict(origin))


def origin(text: str) -> Mapping[str, Any]:
    """Where a match comes from, from its row."""
    found: Mapping[str, Any] = json.loads(text)
    return found


def match(row: Row, seats: Iterable[Row]) -> StoredMatch:
    """A match from its row and those of its seats."""
    values = {name: row[name] for name in StoredMatch._fields if name != "seats"}
    values["options"] = json.loads(row["options"])
    values["origin"] = origin(row["origin"])
    values["position"] = None if row["position"] is None else json.loads(row["position"])
    found = tuple(StoredSeat(**{name: seat[name] for name in StoredSeat._fields}) for seat in seats)
    return StoredMatch(seats=found, **values)


def of_entries(match: str, added: Sequence[StoredEntry]) -> list[dict[str, Any]]:
    """Entries as rows."""
    return [
        {
            "match": match,
            "number": one.number,
            "seat": one.entry.seat,
            "action": one.entry.action,
            "question": one.question,
            "at": one.at,
            "digest": one.digest,
        }
        for one in added
    ]


def entry(row: Row) -> StoredEntry:
    """An entry from its row."""
    return StoredEntry(row["number"], Entry(row["seat"], row["action"]), row["question"], row["at"], row["digest"])


def said(row: Row) -> Said:
    """Something said, from its row."""
    return Said(**{name: row[name] for name in Said._fields})
