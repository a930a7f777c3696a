"""What goes into the store and comes out of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from coeurdelion.core import Entry, Seat

OPEN, PLAYING, OVER = "open", "playing", "over"
"""What a match is: not begun, begun, ended."""
REMATCH, FORK, IMPORT = "rematch", "fork", "import"
"""What a match can come from, the `kind` of its origin: the same players once more, a position of another match, a file."""
NOTHING: Mapping[str, Any] = MappingProxyType({})


class StoredSeat(NamedTuple):
    """A seat of a match: `guest` is who holds it, `token` the hash of what a link to it carries."""

    seat: Seat
    colour: str
    kind: str
    name: str
    level: str
    guest: str | None
    token: str | None
    nonce: str


class StoredMatch(NamedTuple):
    """A match without its log; `turn` are the seats to act, `revision` rises with every change of anything."""

    id: str
    game: str
    version: int
    options: Mapping[str, Any]
    seed: bytes
    seats: tuple[StoredSeat, ...]
    owner: str = ""
    public: bool = False
    seating: str = "fixed"
    hints: bool = False
    origin: Mapping[str, Any] = NOTHING
    position: Mapping[str, Any] | None = None
    state: str = OPEN
    turn: str = ""
    result: str = ""
    created: int = 0
    changed: int = 0
    revision: int = 0


def origin_of_rematch(match: str) -> dict[str, str]:
    """Where a rematch of a match comes from."""
    return {"kind": REMATCH, "match": match}


def rematch_of(origin: Mapping[str, Any]) -> str:
    """The match that one with this origin is a rematch of, empty if it is none."""
    return str(origin["match"]) if origin.get("kind") == REMATCH else ""


class StoredEntry(NamedTuple):
    """An entry with the question it answered, the time and a digest of the state after it."""

    number: int
    entry: Entry
    question: int | None
    at: int
    digest: str


class Added(NamedTuple):
    """New entries of a log, and where the match stands after them."""

    entries: Sequence[StoredEntry]
    state: str
    turn: str
    result: str


class Said(NamedTuple):
    """Something said at a table, by a seat or by someone who watches."""

    seat: Seat | None
    name: str
    room: str
    text: str
    at: int
    number: int = -1


class Taken(Exception):  # noqa: N818 - not an error: someone else was quicker
    """Another writer has already written an entry of this number."""
