"""The records that go into the store and come out of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from coeurdelion.core import Entry, Seat

OPEN, PLAYING, OVER = "open", "playing", "over"
"""The states of a match: open for people to join, being played, ended."""
REMATCH, FORK, IMPORT, POSITION = "rematch", "fork", "import", "position"
"""What a match can come from, the `kind` of its origin: the same players once more, another match, a file, a position.

A position that is packaged is named in `of`.
"""
DEFAULT_GRACE_S = 120
"""Seconds that someone may be away from a table before a bot can stand in, unless the table says otherwise."""
NO_ORIGIN: Mapping[str, Any] = MappingProxyType({})


class StoredSeat(NamedTuple):
    """A seat of a match: `guest` is the id of who holds it, `token` the hash of the token in a link to it.

    With `nonce_due` the match waits for the nonce of this seat. `left_at` is when its guest left the table by the clock of
    the database; None if they are there or were never seen to leave. `character` is the key of a bot's name,
    empty for people and for bots without one. With `program` a program plays this seat for its guest.
    """

    seat: Seat
    colour: str
    kind: str
    name: str
    level: str
    guest: str | None
    token: str | None
    nonce: str
    nonce_due: bool = False
    left_at: float | None = None
    character: str = ""
    program: bool = False


class StoredMatch(NamedTuple):
    """A match without its log.

    `turn` names the seats to act, and `bots_due` says whether a bot plays one of them; `revision` grows with every change to
    the match, its seats, log or chat. `grace` is for how many seconds someone may be away before a bot can stand in.
    `places` has, for seats that were drawn, the place of the form that each came from.
    With `practice` chance that has been seen may be taken back against bots. Times are in seconds since 1970.
    """

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
    origin: Mapping[str, Any] = NO_ORIGIN
    position: Mapping[str, Any] | None = None
    state: str = OPEN
    turn: str = ""
    result: str = ""
    created: int = 0
    changed: int = 0
    revision: int = 0
    grace: int = DEFAULT_GRACE_S
    places: str = ""
    bots_due: bool = False
    opened: int = 0
    practice: bool = False


class Seated(NamedTuple):
    """The seats that a match starts with, and the place of the form that each came from if they were drawn."""

    seats: tuple[StoredSeat, ...]
    places: str = ""


def origin_of_rematch(match: str) -> dict[str, str]:
    """The origin that marks a match as the rematch of another."""
    return {"kind": REMATCH, "match": match}


def rematch_of(origin: Mapping[str, Any]) -> str:
    """The match that one with this origin is a rematch of, empty if it is none."""
    return str(origin["match"]) if origin.get("kind") == REMATCH else ""


class StoredEntry(NamedTuple):
    """An entry with the number of the question it answers, its time, and a digest of the state after it."""

    number: int
    entry: Entry
    question: int | None
    at: int
    digest: str


class StoredReasons(NamedTuple):
    """Why a bot made the entry of a number: keys of sentences with what they need, the weightiest first."""

    number: int
    reasons: Sequence[tuple[str, Mapping[str, Any]]]


class NewEntries(NamedTuple):
    """Entries to be appended to a log, the state, turn and result of the match after them, and whether a bot is to act.

    With those of bots come their reasons, which are stored beside the log.
    """

    entries: Sequence[StoredEntry]
    state: str
    turn: str
    result: str
    bots_due: bool = False
    reasons: Sequence[StoredReasons] = ()


class ChatLine(NamedTuple):
    """A line of a table's chat, by a seat or by a spectator; the store numbers it.

    `phrase` is the key of a ready phrase that was said instead of a text of one's own, `entry` the last entry before it.
    """

    seat: Seat | None
    name: str
    room: str
    text: str
    at: int
    number: int = -1
    phrase: str | None = None
    entry: int | None = None


class EntryConflict(Exception):  # noqa: N818 - not an error: another process was first
    """Another writer has already stored an entry of this number; the caller reads on and retries."""
