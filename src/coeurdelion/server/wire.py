"""The messages between server and browser: what travels, and nothing else.

Sentences never travel: events, refusals and questions go as keys with parameters, and the browser says them from the same
`.ftl` files. What does not change in a match is sent once, in `Welcome`.
"""

from __future__ import annotations

from typing import Any

import msgspec

Params = dict[str, Any]


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """Someone comes, or calls themselves otherwise from now on."""

    name: str = ""


class Guest(msgspec.Struct):
    """Who one is to the server."""

    name: str


class Seating(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit at a seat: `me`, `here` (someone else at this screen), `open` (by link) or `bot`."""

    kind: str
    name: str = ""
    level: str = "squire"


class NewMatch(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be set up, by the guest who asks."""

    game: str
    seats: list[Seating]
    options: Params = {}
    nonce: str = ""


class MatchMade(msgspec.Struct):
    """A table that was set up: its id, and a link's token for every open seat."""

    id: str
    tokens: dict[int, str]


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A guest takes the open seat that a link's token names."""

    token: str
    name: str = ""
    nonce: str = ""


class SeatTaken(msgspec.Struct):
    """The seat that was taken."""

    seat: int


class Sit(msgspec.Struct, tag="sit", forbid_unknown_fields=True):
    """From now on show this seat's view; a session that holds several says who sits down."""

    seat: int | None


class Act(msgspec.Struct, tag="act", forbid_unknown_fields=True):
    """The answer of a seat to a question."""

    seat: int
    question: int
    line: str


class TakeBack(msgspec.Struct, tag="take-back", forbid_unknown_fields=True):
    """A seat wants its last action undone."""

    seat: int


class Preview(msgspec.Struct, tag="preview", forbid_unknown_fields=True):
    """What would this action cause?"""

    id: int
    seat: int
    line: str


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Why is this action refused?"""

    id: int
    seat: int
    line: str


class Ledger(msgspec.Struct, tag="ledger", forbid_unknown_fields=True):
    """Where did this seat's points come from?"""

    id: int
    seat: int


FromBrowser = Sit | Act | TakeBack | Preview | Why | Ledger


class Player(msgspec.Struct):
    """Someone at the table."""

    seat: int
    colour: str
    name: str
    kind: str
    level: str = ""
    taken: bool = True


class Welcome(msgspec.Struct, tag="welcome"):
    """What a watcher needs to know once: the match, its players, the land, and which seats the session holds."""

    match: str
    game: str
    edition: str
    options: Params
    commitment: str
    players: list[Player]
    mine: list[int]
    sits: int | None
    terrain: list[str]
    cards: dict[str, Card]


class Card(msgspec.Struct):
    """What a card costs and brings."""

    price: int
    sale: int


class Told(msgspec.Struct):
    """An event as its watcher may see it: the entry it belongs to, its key, and what belongs to it."""

    entry: int
    key: str
    params: Params


class Question(msgspec.Struct):
    """What a seat is asked: its number, its sentence, the lines that answer it, and whether an undo is free."""

    number: int
    key: str
    params: Params
    legal: list[str]


class Update(msgspec.Struct, tag="update"):
    """The table now, as one watcher may see it, and what happened since the last update.

    `whole` means that the events are the whole log so far, after a reconnection or a change of seat.
    """

    entry: int
    to_act: list[int]
    view: Params
    events: list[Told]
    whole: bool
    question: Question | None
    can_take_back: bool
    result: str
    seed: str = ""


class Done(msgspec.Struct, tag="done"):
    """An answer was taken: it is stored, from this entry to that."""

    question: int
    first: int
    last: int


class Stale(msgspec.Struct, tag="stale"):
    """The answer came to a question that is no longer asked; nothing changed."""

    question: int


class No(msgspec.Struct, tag="no"):
    """Something was refused; nothing changed."""

    rule: str
    reason: str
    params: Params
    id: int | None = None


class Previewed(msgspec.Struct, tag="previewed"):
    """What an action would cause."""

    id: int
    events: list[Told]


class Reasoned(msgspec.Struct, tag="reasoned"):
    """Why an action is refused; no rule if it is legal."""

    id: int
    rule: str
    reason: str
    params: Params


class Point(msgspec.Struct):
    """One line of a ledger."""

    entry: int
    points: int
    reason: str
    cells: list[str]


class LedgerOf(msgspec.Struct, tag="ledger-of"):
    """Where a seat's points came from."""

    id: int
    seat: int
    points: list[Point]


FromServer = Welcome | Update | Done | Stale | No | Previewed | Reasoned | LedgerOf
