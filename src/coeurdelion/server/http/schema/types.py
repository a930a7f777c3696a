"""The bodies of HTTP requests and responses, with every limit in the type."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from coeurdelion.server.store import DEFAULT_GRACE_S
from coeurdelion.server.wire import Card, Params, Player, Told

Name = Annotated[str, msgspec.Meta(max_length=200)]
"""A name as it is typed; the sanitizer makes it shorter."""
Short = Annotated[str, msgspec.Meta(max_length=200)]
Kind = Literal["me", "here", "open", "link", "bot"]
Grace = Annotated[int, msgspec.Meta(ge=30, le=7 * 24 * 3600)]
"""Seconds that someone may be away from a table before a bot can stand in."""
Practice = Annotated[
    bool,
    msgspec.Meta(
        description="All may be taken back against bots, also what chance has shown. No seat may be for others to take."
    ),
]
Commit = Annotated[
    bool,
    msgspec.Meta(
        description="Send the nonce once the commitment is known: the match does not begin before "
        "`POST /api/matches/{match}/nonce`, unless its owner starts it."
    ),
]
EarlyNonce = Annotated[
    str,
    msgspec.Meta(max_length=200, description="Not used: it comes before the commitment is known. See `commit`."),
]
MAX_SCENARIO_LENGTH = 20_000
"""Characters of a scenario whose position a match begins from."""
FromPosition = Annotated[
    str,
    msgspec.Meta(
        max_length=MAX_SCENARIO_LENGTH,
        description="Where the match begins, if not at the beginning: the text of a scenario, or the id of a packaged one, "
        "`example:GAME/NAME` or `lesson:GAME/STAGE`. Options and colours are those of the position, there are as many seats "
        "as it has players, and such a table is never public.",
    ),
]
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
    nonce: EarlyNonce = ""
    commit: Commit = False
    grace: Grace = DEFAULT_GRACE_S
    practice: Practice = False
    position: FromPosition = ""


class MatchMade(msgspec.Struct):
    """A table that was set up: its id, and a link's token for every seat that is open to those who have it.

    `commitment` is the SHA-256 of the seed, drawn before any nonce is known. With `nonce` `awaited` the match waits for the
    caller's nonce; with `none` the caller adds nothing to chance.
    """

    id: str
    tokens: dict[str, str]
    commitment: str
    nonce: Literal["awaited", "none"]


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A guest takes the seat that a link's token names, or else one that is open to anyone.

    The commitment of the match was known before, so that `nonce` counts; with `commit` it is sent later.
    """

    token: Short = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None
    name: Name = ""
    nonce: Short = ""
    commit: Commit = False


class Nonce(msgspec.Struct, forbid_unknown_fields=True):
    """What a guest adds to the chance of a match; it may be empty."""

    nonce: Short


class SeatTaken(msgspec.Struct):
    """The seat that was taken."""

    seat: int


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """Start with who is here: the seats that are still free go to bots of this level."""

    level: Short = "squire"


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    """The same again; whoever asks second joins who asked first."""

    nonce: EarlyNonce = ""
    commit: Commit = False


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    """Play on from the position after an entry of a finished match."""

    entry: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[Seating], msgspec.Meta(max_length=8)]
    public: bool = False
    hints: bool = False
    nonce: EarlyNonce = ""
    commit: Commit = False
    grace: Grace = DEFAULT_GRACE_S
    practice: Practice = False


class Import(msgspec.Struct, forbid_unknown_fields=True):
    """A match file from elsewhere, to be replayed and forked here; it never counts as played here."""

    file: Annotated[str, msgspec.Meta(max_length=MAX_FILE_LENGTH)]


class Summary(msgspec.Struct):
    """A match as the lists show it; `turn` are the seats to act, `mine` those of the guest who asks.

    `commitment` is the SHA-256 of its seed, shown from the beginning.
    `scores` and `since`, what happened after that guest last acted as everyone may see it, come with one's own matches only.
    With `practice` all may be taken back against bots.
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
    grace: int
    commitment: str
    practice: bool = False


class Next(msgspec.Struct):
    """The next match that waits for the guest who asks; none if there is none."""

    match: Summary | None


Value = str | int | bool
"""The value of a game's option."""


class GameOption(msgspec.Struct):
    """An option of a game: what it allows, in notation, and what it is unless set, where editions differ by edition.

    `kind` is how it is asked for: `flag`; `choice`, one of `values`; `range`, a number from `low` to `high`; `seat`, a seat
    or a word of `values`; `text`, a word of `values` or a longer text. `players` are the numbers of players it applies to,
    `rules` the ids of the rules that it changes.
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
    rules: list[str]


class GameTerms(msgspec.Struct):
    """A game as a table of it can be set up: how many sit, in which colours, against which bots, by which options.

    Where colours are not free each seat has its own. Of the options the weightiest comes first. Bots think less than they
    could where the rules are not compiled.
    """

    id: str
    seats: list[int]
    colours: list[str]
    colours_free: bool
    levels: list[str]
    options: list[GameOption]
    thinks_less: bool = False


class FirstGameStage(msgspec.Struct):
    """A stage of a first game: the key of its title, how many tasks it has, and the ids of the rules that it teaches.

    It is played by trials of `lesson:GAME/NAME`, from the first of its players' seats.
    """

    name: str
    title: str
    tasks: int
    rules: list[str]
    edition: str
    options: Params
    players: list[Player]


class FirstGame(msgspec.Struct):
    """The first game of a game, stage by stage; `welcome` and `end` are the keys of what is said before and after them.

    `cards` has what each card of the game costs and brings.
    """

    game: str
    welcome: str
    end: str
    cards: dict[str, Card]
    stages: list[FirstGameStage]


class Landscape(msgspec.Struct):
    """A land: its tiles row by row, so many in each, the place of the one that stays, its terrain in rows of letters."""

    tiles: list[str]
    columns: int
    centre: int
    terrain: list[str]


class Problem(msgspec.Struct):
    """A request that could not be read, or came from nobody, to nothing, or too often."""

    status_code: int
    detail: str
    extra: Any = None
