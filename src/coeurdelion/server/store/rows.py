"""Records as rows of the database, and rows as records."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from coeurdelion.core import Entry
from coeurdelion.server.store.records import ChatLine, StoredEntry, StoredMatch, StoredReasons, StoredSeat

Row = Mapping[Any, Any]


def from_match(match: StoredMatch, at: int) -> dict[str, Any]:
    """The row of a match that was created at a time; its seats are rows of another table."""
    row = match._asdict() | {"created": at, "changed": max(at, match.changed)}
    del row["seats"]
    position = None if match.position is None else json.dumps(match.position)
    return row | {"options": json.dumps(match.options), "origin": from_origin(match.origin), "position": position}


def from_origin(origin: Mapping[str, Any]) -> str:
    """The column `origin` of a match, also to compare with."""
    return json.dumps(dict(origin))


def to_origin(text: str) -> Mapping[str, Any]:
    """The origin of a match from its column."""
    found: Mapping[str, Any] = json.loads(text)
    return found


def to_match(row: Row, seats: Iterable[Row]) -> StoredMatch:
    """A match from its row and those of its seats."""
    values = {name: row[name] for name in StoredMatch._fields if name != "seats"}
    values["options"] = json.loads(row["options"])
    values["origin"] = to_origin(row["origin"])
    values["position"] = None if row["position"] is None else json.loads(row["position"])
    return StoredMatch(seats=tuple(map(to_seat, seats)), **values)


def to_seat(row: Row) -> StoredSeat:
    """A seat from its row."""
    return StoredSeat(**{name: row[name] for name in StoredSeat._fields})


def from_entries(match: str, log: Sequence[StoredEntry]) -> list[dict[str, Any]]:
    """The rows of entries."""
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
        for one in log
    ]


def to_entry(row: Row) -> StoredEntry:
    """An entry from its row."""
    return StoredEntry(row["number"], Entry(row["seat"], row["action"]), row["question"], row["at"], row["digest"])


def from_reasons(match: str, found: Sequence[StoredReasons]) -> list[dict[str, Any]]:
    """The rows of bots' reasons."""
    return [{"match": match, "number": one.number, "reasons": json.dumps(one.reasons)} for one in found]


def to_reasons(row: Row) -> StoredReasons:
    """A bot's reasons from their row."""
    return StoredReasons(row["number"], [(key, params) for key, params in json.loads(row["reasons"])])


def to_chat_line(row: Row) -> ChatLine:
    """A line of chat from its row."""
    return ChatLine(**{name: row[name] for name in ChatLine._fields})
