"""What every game and every match is made of: seats, refusals, entries, replay."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

from coeurdelion.core.choices import Choices

Seat = int
CHANCE: Seat = -1
TABLE: Seat = -2
"""The seat of what happens at the table and not in the game: undo, resign, …"""
ALL: Seat = -3
"""Eyes that may see everything: referees, and whoever looks at a finished match."""

State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")
View = TypeVar("View")

Pick = Callable[[Mapping[str, int]], str]
"""Picks one of several outcomes, as likely as its weight."""
Param = str | int | None | tuple[str, ...] | tuple[int, ...]


class Refused(Exception):  # noqa: N818 - the word of the rulebook, not an error of the program
    """An action, option or line that is not allowed: by which rule, for what reason, and what its sentence needs."""

    def __init__(self, rule: str, reason: str, **params: Param) -> None:
        super().__init__(rule, reason, params)
        self.rule = rule
        self.reason = reason
        self.params = params

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.rule}: {self.reason}" + (f" ({told})" if told else "")


class Entry(NamedTuple):
    """One line of a match's log: who did what, in notation."""

    seat: Seat
    action: str


class Landscape(NamedTuple):
    """A land laid from tiles: the tiles row by row, so many in each, where one must stay, and the rows of its cells."""

    tiles: tuple[str, ...]
    columns: int
    centre: int
    terrain: tuple[str, ...]


class Game(Protocol[State, Action, Event, View]):
    """The pure functions a game consists of; each game is a package that offers them by these names."""

    id: str
    version: int
    prefix: str
    """What the ids of its rules begin with."""
    reasons: dict[str, tuple[str, ...]]
    """The reasons for which each rule refuses, by the rule's id."""
    seats: range
    colours: tuple[str, ...]
    lasting: tuple[str, ...]
    """What of that which is shown is the match itself, for ever; other things may be shown otherwise one day."""

    def start(self, colours: Sequence[str], options: Mapping[str, object], /) -> State:
        """The first state of a match; a wrong option is refused by name."""

    def position(
        self, colours: Sequence[str], options: Mapping[str, object], table: Mapping[str, object], /
    ) -> tuple[State, tuple[str, ...]]:
        """The state that a scenario's `[position]` describes, and what chance will do, in order, if not told otherwise."""

    def to_act(self, state: State, /) -> tuple[Seat, ...]:
        """Whose decision is awaited; several for sealed ones, nobody when the match is over."""

    def asked(self, state: State, seat: Seat, /) -> tuple[str, Mapping[str, Param]]:
        """What a seat to act is asked for: the key of its sentence and what it needs."""

    def legal(self, state: State, seat: Seat, /) -> Choices[Action]:
        """What this seat may do now."""

    def odds(self, state: State, /) -> Mapping[Action, int]:
        """Everything chance can do now, with its weight."""

    def decided(self, state: State, pick: Pick, /) -> str:
        """What chance does now, in notation, by one weighted pick or several."""

    def apply(self, state: State, seat: Seat, action: Action, /) -> tuple[State, tuple[Event, ...]]:
        """The state after an action and what happened; raises Refused and changes nothing if it is not allowed."""

    def parse(self, text: str, /) -> Action:
        """The action a line of notation means; the inverse of `str`."""

    def scores(self, state: State, /) -> tuple[int, ...]:
        """The points of each seat."""

    def course(self, state: State, /) -> tuple[int, ...]:
        """How each seat stands, in the number that tells the story of a match: points, or figures left."""

    def winners(self, state: State, /) -> tuple[Seat, ...] | None:
        """Who has won, nobody for a draw, None while the match goes on."""

    def redact(self, state: State, seat: Seat | None, /) -> View:
        """What a seat, a spectator (None) or a referee (ALL) may know."""

    def redact_event(self, event: Event, seat: Seat | None, /) -> Event:
        """The event as a seat may see it."""

    def redact_entry(self, before: State, entry: Entry, seat: Seat | None, now: State, /) -> Entry:
        """The entry as a seat may read it now, given the state before it."""

    def reveals(self, state: State, seat: Seat, action: Action, /) -> bool:
        """Whether a seat learns by its own action what it could not foresee, chance apart; told by what it sees."""

    def foretell(self, state: State, /) -> tuple[Any, ...]:
        """What a preview tells of the chance that is to act, as events that do not happen: its odds; or nothing."""

    def deal(self, view: View, rng: Random, /) -> State:
        """A random state that fits the view."""

    def show(self, view: View, /) -> dict[str, object]:
        """The view in plain names and numbers, nothing left out."""

    def read_view(self, shown: Mapping[str, Any], /) -> View:
        """The view that was shown; the inverse of `show`."""

    def prices(self) -> Mapping[str, Mapping[str, int]]:
        """What every card costs and brings, by its code; empty for a game without such cards."""

    def landscape(self, tiles: str, rng: Random, /) -> Landscape | None:
        """The land of tiles given by name, or of `beginner` or `random` ones; None if there is none, or are no tiles."""

    def longest(self, players: int, /) -> int:
        """No match of so many players has more entries."""


AnyGame = Game[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Match:
    """A match is its game, players, options and log; every position follows by replay.

    `position` is the table of a scenario if the match did not begin at the beginning.
    """

    game: AnyGame
    colours: tuple[str, ...]
    names: tuple[str, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    position: Mapping[str, object] | None = None
    log: tuple[Entry, ...] = ()

    def start(self) -> Any:
        """The state before the first entry."""
        if self.position is None:
            return self.game.start(self.colours, self.options)
        return self.game.position(self.colours, self.options, self.position)[0]


class Step(NamedTuple):
    """One entry of a replay: its number, the states before and after it, and what happened."""

    number: int
    entry: Entry
    before: Any
    state: Any
    events: tuple[Any, ...]


def replay(match: Match) -> Iterator[Step]:
    """Every step of a match; raises Refused at the first entry that the rules do not allow.

    An undo takes back the entries from its number on; numbers are never used again.
    """
    game = match.game
    state = match.start()
    past: list[tuple[int, Any]] = [(-1, state)]
    for number, entry in enumerate(match.log):
        before = state
        events: tuple[Any, ...] = ()
        if entry.seat == TABLE:
            if entry.action.startswith("undo "):
                back = undo_target(entry.action, number)
                past = [(earlier, old) for earlier, old in past if earlier < back]
                state = past[-1][1]
        else:
            state, events = game.apply(state, entry.seat, game.parse(entry.action))
            past.append((number, state))
        yield Step(number, entry, before, state, events)


def undo_target(action: str, number: int) -> int:
    """The first entry that an undo takes back; refused if it names none before it."""
    text = action.removeprefix("undo ")
    if not (text.isascii() and text.isdigit()) or len(text) > 9 or int(text) >= number:
        raise Refused("notation", "no-such-entry", text=text[:20], count=number)
    return int(text)


def in_force(match: Match) -> list[Step]:
    """The steps of a match that no undo has taken back."""
    steps: list[Step] = []
    for step in replay(match):
        if step.entry.seat == TABLE and step.entry.action.startswith("undo "):
            back = undo_target(step.entry.action, step.number)
            steps = [earlier for earlier in steps if earlier.number < back]
        else:
            steps.append(step)
    return steps


class Point(NamedTuple):
    """One line of a ledger: the entry that moved points, how many, why and for which cells."""

    entry: int
    points: int
    reason: str
    cells: tuple[str, ...]


def params_of(event: Any) -> dict[str, Param]:
    """What belongs to an event, by name."""
    return {field.name: getattr(event, field.name) for field in fields(event)}


def ledger(steps: Iterable[Step], seat: Seat) -> list[Point]:
    """Where a seat's points came from, of steps in force; they sum to its score."""
    return [
        Point(step.number, event.points, event.key, event.cells)
        for step in steps
        for event in step.events
        if getattr(event, "points", 0) and event.seat == seat
    ]


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """How many sequences of so many actions the rules allow from here, outcomes of chance counted once each."""
    if depth == 0:
        return 1
    total = 0
    for seat in game.to_act(state):
        actions: Iterable[Any] = game.odds(state) if seat == CHANCE else game.legal(state, seat)
        for action in actions:
            total += perft(game, game.apply(state, seat, action)[0], depth - 1)
    return total
