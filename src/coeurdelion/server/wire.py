"""The WebSocket messages at a table, between the server and a browser or somebody's bot.

They carry no sentences: events, refusals and questions are keys with parameters, and the browser renders them from the same
`.ftl` files. What does not change after the first question of a match is sent once, in `Welcome`; a field that equals its
default is not sent.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from coeurdelion.core import Refused

Params = dict[str, Any]
Line = Annotated[str, msgspec.Meta(max_length=400)]
Lines = dict[str, list[str]]
"""Lines grouped by their verb: the rest of each line, empty for the verb alone."""
Number = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]
"""An integer in 32 bits; a message with a larger one is invalid."""
Proposed = Literal["draw", "abandon", "undo", "hints", "stand-in"]
Standing = Literal["first", "nearly", "weaker"]
MAX_CHAT_LENGTH = 500
"""Characters of one chat message."""
MAX_PHRASE_LENGTH = 40
"""Characters of the key of a ready phrase."""


class Sit(msgspec.Struct, tag="sit", forbid_unknown_fields=True):
    """From now on show this seat's view; a session that holds several says who sits down."""

    seat: Number | None


class Act(msgspec.Struct, tag="act", forbid_unknown_fields=True):
    """The answer of a seat to a question, or what it does unasked; with `ask` only if it can be taken back at will.

    Else it is refused as `ends-undo` and nothing has changed; sent again without `ask` it is given.
    """

    seat: Number
    question: Number
    line: Line
    ask: bool = False


class TakeBack(msgspec.Struct, tag="take-back", forbid_unknown_fields=True):
    """A seat wants its last action undone, at once."""

    seat: Number


class Resign(msgspec.Struct, tag="resign", forbid_unknown_fields=True):
    """A seat gives up."""

    seat: Number


class Offer(msgspec.Struct, tag="offer", forbid_unknown_fields=True):
    """A seat proposes what takes the consent of the others; `about` is the seat that a bot shall stand in for."""

    seat: Number
    what: Proposed
    about: Number | None = None


class Consent(msgspec.Struct, tag="consent", forbid_unknown_fields=True):
    """A seat agrees to an offer or declines it; whoever made it withdraws it so."""

    seat: Number
    offer: Number
    agrees: bool


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """Something said: at the table by those who sit there, among the spectators by all others.

    A ready phrase is said by its key, one of `Welcome.phrases`, and needs no text; each reads it in their own language.
    """

    text: Annotated[str, msgspec.Meta(max_length=MAX_CHAT_LENGTH)] = ""
    phrase: Annotated[str, msgspec.Meta(max_length=MAX_PHRASE_LENGTH)] = ""


class Preview(msgspec.Struct, tag="preview", forbid_unknown_fields=True):
    """What would this action cause? With `outcomes` it is also told what its odds may lead to."""

    id: Number
    seat: Number
    line: Line
    outcomes: bool = False


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Why is this action refused?"""

    id: Number
    seat: Number
    line: Line


class Hint(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    """What would a bot do here? It is noted in the log."""

    id: Number
    seat: Number


class Coach(msgspec.Struct, tag="coach", forbid_unknown_fields=True):
    """What would this answer to a question throw away? Only where nobody but bots plays along; it is not noted."""

    id: Number
    seat: Number
    question: Number
    line: Line


class Ledger(msgspec.Struct, tag="ledger", forbid_unknown_fields=True):
    """Where did this seat's points come from?"""

    id: Number
    seat: Number


class Log(msgspec.Struct, tag="log", forbid_unknown_fields=True):
    """What happened, from this entry on?"""

    id: Number
    since: Number = 0


class Views(msgspec.Struct, tag="views", forbid_unknown_fields=True):
    """What did this watcher see after each of these entries, from `since` to `until`?"""

    id: Number
    since: Number
    until: Number


class Explain(msgspec.Struct, tag="explain", forbid_unknown_fields=True):
    """Why did the bots make the entries from `since` to `until`?"""

    id: Number
    since: Number
    until: Number


class Reach(msgspec.Struct, tag="reach", forbid_unknown_fields=True):
    """What can be done at this place of the board or from it, by whomever?"""

    id: Number
    place: Annotated[str, msgspec.Meta(max_length=8)]


FromBrowser = (
    Sit
    | Act
    | TakeBack
    | Resign
    | Offer
    | Consent
    | Say
    | Preview
    | Why
    | Hint
    | Coach
    | Ledger
    | Log
    | Views
    | Explain
    | Reach
)


class Player(msgspec.Struct):
    """Someone at the table; `here` unless nobody is at that seat now.

    `grace_left` is in how many seconds a bot may stand in for someone who is away; None if nobody can be stood in for. With
    `nonce_due` the match waits for this player's nonce before it begins. With `program` a program plays for them, which came
    by a bearer token. `character` is the key of a bot's name, which the sentence `character-KEY` says.
    """

    seat: int
    colour: str
    name: str
    kind: str
    level: str = ""
    taken: bool = True
    here: bool = True
    resigned: bool = False
    grace_left: int | None = None
    nonce_due: bool = False
    program: bool = False
    character: str = ""


class Welcome(msgspec.Struct, tag="welcome", omit_defaults=True):
    """What a watcher needs to know once: the match, its players, which seats the session holds.

    `fixed` is what a spectator saw at the first question of the match: a key that is not in an update's view is as here.
    `grace` is for how many seconds someone may be away before a bot can stand in. `rematch` are the seats that wait for a
    rematch; it is told to the players of a match that is over. With `practice` all may be taken back against bots. `phrases`
    are the keys of what can be said by one.
    """

    match: str
    game: str
    edition: str
    options: Params
    state: str
    commitment: str
    players: list[Player]
    mine: list[int]
    sits: int | None
    fixed: Params
    cards: dict[str, Card]
    grace: int
    rematch: list[int] = []
    practice: bool = False
    phrases: list[str] = []


class Card(msgspec.Struct):
    """What a card costs and brings."""

    price: int
    sale: int


class Told(msgspec.Struct, omit_defaults=True):
    """An event as its watcher may see it: the entry it belongs to, its key, and what belongs to it.

    With `undone` it was taken back since. `by` is the seat whose entry it is, told with the first event of each.
    """

    entry: int
    key: str
    params: Params
    undone: bool = False
    by: int | None = None


class Question(msgspec.Struct, omit_defaults=True):
    """What a seat is asked: its number, its sentence and the lines that answer it.

    `open` are verbs with too many lines to list, of which `legal` has examples; `ends_undo` are verbs, or lines where those
    of a verb differ, after which the action may not be one's own to take back. Of a verb with many lines one stands for all;
    `Act.ask` is exact.
    """

    number: int
    key: str
    params: Params
    legal: Lines
    open: list[str] = []
    ends_undo: list[str] = []


class Aside(msgspec.Struct):
    """What a seat may do though it is not asked, and the number to send with it."""

    number: int
    legal: Lines


class Offered(msgspec.Struct):
    """An offer that waits for consent: its entry, who made it, what it is, and who still has to answer."""

    entry: int
    seat: int
    what: str
    about: int | None
    waiting: list[int]


class Update(msgspec.Struct, tag="update", omit_defaults=True):
    """The table now, as one watcher may see it, and the events of all entries from `since` on.

    `whole` means that events told before no longer count: after a reconnection, a change of seat or an undo. What
    happened before `since` can be asked for. `acted` is the last entry in force that the watcher's seat made.
    `no_undo` is the reason for which an offer to undo would be refused now, empty if only that offer can tell.
    `remarks` are told beside the events of the game: what happened at the table (their keys begin with `table-` in every
    game), and events that were taken back. `take_backs` is how often something was taken back that was not free to take
    back. With `coach` the seat may ask what an answer would throw away.
    """

    entry: int
    to_act: list[int]
    view: Params
    since: int
    events: list[Told] = []
    whole: bool = False
    question: Question | None = None
    aside: Aside | None = None
    can_take_back: bool = False
    acted: int = -1
    offers: list[Offered] = []
    hints: bool = False
    result: str = ""
    seed: str = ""
    remarks: list[Told] = []
    take_backs: int = 0
    no_undo: str = ""
    coach: bool = False


class Done(msgspec.Struct, tag="done"):
    """An answer was taken: it is stored, from this entry to that."""

    question: int
    first: int
    last: int


class Stale(msgspec.Struct, tag="stale"):
    """The answer came to a question that is no longer asked; nothing changed."""

    question: int


class No(msgspec.Struct, tag="no"):
    """Something was refused; nothing changed. It has the `id` of what was asked, or the `question` that was answered."""

    rule: str
    reason: str
    params: Params
    id: int | None = None
    question: int | None = None


class Refusal(msgspec.Struct):
    """Something was refused; nothing changed. The rule and the reason pick the sentence, the parameters fill it."""

    rule: str
    reason: str
    params: Params


OLDER_REASONS = {"chance-seen": "no-free-undo", "cut-off": "match-line"}
"""Reasons that pages loaded before an upgrade have no sentence for, each with one that they have and that comes near it."""


def refusal_told(refused: Refused) -> tuple[str, str, Params]:
    """The rule, the reason and the parameters of a refusal as they are sent.

    A newer reason is sent as the parameter `exactly`, beside an older one that every page can say.
    """
    older = OLDER_REASONS.get(refused.reason)
    params = dict(refused.params)
    return (refused.rule, older, params | {"exactly": refused.reason}) if older else (refused.rule, refused.reason, params)


class Previewed(msgspec.Struct, tag="previewed"):
    """What an action would cause, and whether it can be taken back at will afterwards."""

    id: int
    events: list[Told]
    ends_undo: bool


class Reasoned(msgspec.Struct, tag="reasoned"):
    """Why an action is refused; no rule if it is legal."""

    id: int
    rule: str
    reason: str
    params: Params


class Reason(msgspec.Struct):
    """Why a bot would do something: the key of a sentence and what it needs."""

    key: str
    params: Params


class PlanStep(msgspec.Struct):
    """A step of a plan: its line, and what that does, as for `Hinted`."""

    line: str
    does: Reason | None = None


class Plan(msgspec.Struct):
    """What a seat may set out to do: the line asked now and those that follow, and what it leads to.

    `standing` says how it compares with the first plan: that itself (`first`), nearly as good (`nearly`), clearly weaker
    (`weaker`). `cells` is the land that it aims at, `missing` the edges round it that are without a border when all is done.
    """

    standing: Standing
    steps: list[PlanStep]
    tells: list[Reason]
    cells: list[str] = []
    missing: list[str] = []


class Hinted(msgspec.Struct, tag="hinted"):
    """What a bot would do, and why; and the plans that really differ, the first of which begins with the line."""

    id: int
    line: str
    reasons: list[Reason]
    does: Reason | None = None
    """What the line does, as the key of a phrase in the infinitive; None in a game that has none."""
    plans: list[Plan] = []


class Coached(msgspec.Struct, tag="coached"):
    """What an answer would throw away: how much, in the unit of the game's evaluation, whether that is grave, and what.

    `better` is what a bot would do instead; None if the answer is good enough, and then there are no reasons either.
    """

    id: int
    loss: float
    grave: bool
    better: Hinted | None
    reasons: list[Reason]


class Explanation(msgspec.Struct):
    """Why a bot made an entry; no reasons if they cannot be told before the match is over."""

    entry: int
    reasons: list[Reason]


class Explained(msgspec.Struct, tag="explained"):
    """Why bots made some entries: during a match what everyone can know of it, afterwards what they had in mind."""

    id: int
    entries: list[Explanation]


class Reached(msgspec.Struct, tag="reached"):
    """What can be done at a place or from it, in sentences; none in a game that has nothing to say of places."""

    id: int
    place: str
    told: list[Reason]


class Point(msgspec.Struct):
    """One line of a ledger, and the score it led to; the points a seat began with are of entry -1."""

    entry: int
    points: int
    reason: str
    cells: list[str]
    score: int


class LedgerOf(msgspec.Struct, tag="ledger-of"):
    """Where a seat's points came from."""

    id: int
    seat: int
    points: list[Point]


class Written(msgspec.Struct):
    """An entry as its watcher may read it; one that was taken back no longer counts."""

    number: int
    seat: int
    line: str
    counts: bool


class LogOf(msgspec.Struct, tag="log-of", omit_defaults=True):
    """The entries from `since` on, their events and remarks; `more` if there are others after them."""

    id: int
    since: int
    entries: list[Written]
    events: list[Told]
    more: bool
    remarks: list[Told] = []


class Moment(msgspec.Struct):
    """The table after one entry in force: who made it, what happened, and of the view what differs from the moment before.

    The first of several has what differs from `Welcome.fixed`.
    """

    entry: int
    seat: int
    view: Params
    to_act: list[int]
    events: list[Told]


class ViewsOf(msgspec.Struct, tag="views-of"):
    """The table after each of some entries, as the watcher's seat could know it then.

    `next` is where the following ones begin, None if there are none that the watcher was told of.
    """

    id: int
    moments: list[Moment]
    next: int | None


class Said(msgspec.Struct, omit_defaults=True):
    """Something that was said; the seat is None for a spectator.

    A ready phrase has its key, a text for those who do not know it, and the last entry of the game that it was said after.
    """

    number: int
    seat: int | None
    name: str
    room: str
    text: str
    at: int
    phrase: str = ""
    entry: int = -1


class Chat(msgspec.Struct, tag="chat"):
    """What was said since the last time."""

    said: list[Said]


def whole_lines(groups: Lines) -> list[str]:
    """Complete lines, as clients send them back."""
    return [f"{verb} {rest}".rstrip() for verb, rests in groups.items() for rest in rests]


FromServer = (
    Welcome
    | Update
    | Done
    | Stale
    | No
    | Previewed
    | Reasoned
    | Hinted
    | Coached
    | LedgerOf
    | LogOf
    | ViewsOf
    | Explained
    | Reached
    | Chat
)
