"""The pure functions that a game consists of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from coeurdelion.core.choices import Choices
from coeurdelion.core.entry import Entry
from coeurdelion.core.options import OptionSpec
from coeurdelion.core.refusal import Param
from coeurdelion.core.seat import Seat

State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")
View = TypeVar("View")

Pick = Callable[[Mapping[str, int]], str]
"""Picks one of several outcomes, as likely as its weight."""


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
    colours_free: bool
    """Whether players choose their colours; else seat 0 has the first, seat 1 the second, and so on."""
    options: tuple[OptionSpec, ...]
    """What can be chosen before a match; the option that matters most comes first."""
    digest_keys: tuple[str, ...]
    """The keys of a shown view that a stored digest covers: the match itself. Other keys may change with a later version."""

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

    def deal(self, view: View, rng: Random, /) -> State:
        """A random state that fits the view."""

    def show(self, view: View, /) -> dict[str, object]:
        """The view in plain names and numbers, nothing left out."""

    def read_view(self, shown: Mapping[str, Any], /) -> View:
        """The view that was shown; the inverse of `show`."""

    def longest(self, players: int, /) -> int:
        """No match of so many players has more entries."""


AnyGame = Game[Any, Any, Any, Any]
