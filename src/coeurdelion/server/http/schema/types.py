"""The bodies of HTTP requests and responses, with every limit in the type."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from coeurdelion.server.wire import Params, Player, Told

Name = Annotated[str, msgspec.Meta(max_length=200)]
"""A name as it is typed; the sanitizer makes it shorter."""
Short = Annotated[str, msgspec.Meta(max_length=200)]
Kind = Literal["me", "here", "open", "link", "bot"]
MAX_FILE_LENGTH = 1024 * 1024
"""Characters of an uploaded match file."""


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """Someone comes, or calls themselves otherwise from now on."""

    name: Name = ""


class Guest(msgspec.Struct):
    """Who one is to the server."""

    id: str
    name: str


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    """A token for one's own program; the label says which."""

    label: Name = ""


class Token(msgspec.Struct):
    """A token that was made: it is told this once and never again."""

    id: str
    label: str
    token: str


class TokenKept(msgspec.Struct):
    """A token that exists, without itself."""

    id: str
    label: str
    created: int


class Seating(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit at a seat: `me`, `here` (someone else at this screen), `open` (anyone), `link` (invited) or `bot`."""

    kind: Kind
    name: Name = ""
    level: Short = "squire"
    colour: Short = ""


class NewMatch(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be set up, by the guest who asks; there is one form for each game with its options in full."""

    game: Short
    seats: Annotated[list[Seating], msgspec.Meta(max_length=8)]
    options: Params = {}
    public: bool = False
    seating: Literal["fixed", "random"] = "fixed"
    hints: bool = False
    nonce: Short = ""


class MatchMade(msgspec.Struct):
    """A table that was set up: its id, and a link's token for every seat that is open to those who have it."""

    id: str
    tokens: dict[str, str]


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A guest takes the seat that a link's token names, or else one that is open to anyone."""

    token: Short = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None
    name: Name = ""
    nonce: Short = ""


class SeatTaken(msgspec.Struct):
    """The seat that was taken."""

    seat: int


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """Start with who is here: the seats that are still free go to bots of this level."""

    level: Short = "squire"


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    """The same again; whoever asks second joins who asked first."""

    nonce: Short = ""


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    """Play on from the position after an entry of a finished match."""

    entry: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[Seating], msgspec.Meta(max_length=8)]
    public: bool = False
    hints: bool = False
    nonce: Short = ""


class Import(msgspec.Struct, forbid_unknown_fields=True):
    """A match file from elsewhere, to be replayed and forked here; it never counts as played here."""

    file: Annotated[str, msgspec.Meta(max_length=MAX_FILE_LENGTH)]


class Summary(msgspec.Struct):
    """A match as the lists show it; `turn` are the seats to act, `mine` those of the guest who asks.

    `scores` and `since`, what happened after that guest last acted as everyone may see it, come with one's own matches only.
    """

    id: str
    game: str
    options: Params
    players: list[Player]
    state: str
    turn: list[int]
    mine: list[int]
    waits_for_me: bool
    public: bool
    result: str
    origin: Params
    changed: int
    owner: bool
    scores: list[int]
    since: list[Told]


class Next(msgspec.Struct):
    """The next match that waits for the guest who asks; none if there is none."""

    match: Summary | None


Value = str | int | bool
"""The value of a game's option."""


class GameOption(msgspec.Struct):
    """An option of a game: what it allows, in notation, and what it is unless set, where editions differ by edition.

    `kind` is how it is asked for: `flag`; `choice`, one of `values`; `range`, a number from `low` to `high`; `seat`, a seat
    or a word of `values`; `text`, a word of `values` or a longer text. `players` are the numbers of players it applies to.
    """

    name: str
    allowed: list[str]
    usual: Value
    editions: dict[str, Value]
    kind: Literal["flag", "choice", "range", "seat", "text"]
    values: list[Value]
    low: int | None
    high: int | None
    players: list[int]


class GameTerms(msgspec.Struct):
    """A game as a table of it can be set up: how many sit, in which colours, against which bots, by which options.

    Where colours are not free each seat has its own. Of the options the weightiest comes first.
    """

    id: str
    seats: list[int]
    colours: list[str]
    colours_free: bool
    levels: list[str]
    options: list[GameOption]


class Landscape(msgspec.Struct):
    """A land: its tiles row by row, so many in each, the place of the one that stays, its terrain in rows of letters."""

    tiles: list[str]
    columns: int
    centre: int
    terrain: list[str]


class Refusal(msgspec.Struct):
    """Something was refused; nothing changed. The rule and the reason pick the sentence, the parameters fill it."""

    rule: str
    reason: str
    params: Params


class Problem(msgspec.Struct):
    """A request that could not be read, or came from nobody, to nothing, or too often."""

    status_code: int
    detail: str
    extra: Any = None
