"""What a replay of a finished match consists of, as it travels by HTTP."""

from __future__ import annotations

import msgspec

from coeurdelion.bots.curve import Cause
from coeurdelion.server.wire import Card, Explanation, Params, Player, Point, Told, Written


class Position(msgspec.Struct):
    """A position of a finished match with all secrets open: after which entry, what was done, what happened."""

    entry: int
    count: int
    seat: int | None
    line: str
    counts: bool
    view: Params
    events: list[Told]
    to_act: list[int]


class Draw(msgspec.Struct):
    """How an entry of chance was picked: its line is `lead` and then, for each pick, an outcome by one of the weights.

    A pick is the number of its weights in `Retold.weights`.
    """

    entry: int
    lead: str
    picks: list[int]


class Retold(msgspec.Struct):
    """A finished match at once, all secrets open: who played, every entry and event, and what proves its chance.

    `fixed` is the view at the beginning; `course` has how each seat stood there and after every entry, `ledgers` where its
    points came from. `seating` has the place of the form that each seat was drawn from, and nothing if seats were not drawn.
    Entries before `own` are of the match it was forked from, and their chance is not this seed's. Without
    a seed nothing can be proved. `remarks` are what happened at the table, `take_backs` how often something was taken back
    that was not free to take back.
    """

    match: str
    game: str
    edition: str
    options: Params
    players: list[Player]
    cards: dict[str, Card]
    origin: Params
    result: str
    fixed: Params
    entries: list[Written]
    events: list[Told]
    ledgers: list[list[Point]]
    course: list[list[int]]
    commitment: str
    seed: str
    nonces: list[str]
    seating: list[int]
    own: int
    weights: list[dict[str, int]]
    draws: list[Draw]
    remarks: list[Told] = []
    take_backs: int = 0


class Frame(msgspec.Struct):
    """A position among others: of its view only what differs from the position before it."""

    entry: int
    view: Params
    to_act: list[int]


class Frames(msgspec.Struct):
    """Positions of a finished match in a row, those that count; the first differs from the beginning as it says.

    `next` is where the following ones begin, None if there are none.
    """

    frames: list[Frame]
    next: int | None


class ChancePoint(msgspec.Struct):
    """How likely each seat wins after an entry; -1 is the beginning. The chances sum to 1."""

    entry: int
    chances: list[float]


class TurningPoint(msgspec.Struct):
    """A turn after which the chances were other than before it: its entries, and the chances then and now.

    Most was changed by `entry`; `begun` is the decision that led to it, `seat` whose chance changed most, `cause` whether
    that was the players' doing (`decision`), `luck`, or `both`.
    """

    first: int
    last: int
    begun: int
    entry: int
    seat: int
    before: list[float]
    after: list[float]
    cause: Cause


class WinningChances(msgspec.Struct):
    """The chances over a finished match, all secrets open, and the turns that changed them most.

    Both are empty if the game has no evaluation to tell them by.
    """

    points: list[ChancePoint]
    turning: list[TurningPoint]


class Explanations(msgspec.Struct):
    """Why the bots of a finished match made some of their entries; `next` is where the following ones begin, if any do."""

    entries: list[Explanation]
    next: int | None


class Verdict(msgspec.Struct):
    """Whether a match was honest; why not, and at which entry."""

    answer: str
    rule: str
    reason: str
    params: Params
    entry: int | None
