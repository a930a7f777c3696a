"""What the table actions of a match lead to: the one place that says what each does, and who may say it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, assert_never

from coeurdelion.core import AnyGame, Match, Seat, replay, table_action_of
from coeurdelion.core.result import Abandoned, Drawn, Result, Won
from coeurdelion.core.table_action import (
    Abandon,
    Agree,
    AllowHints,
    Clock,
    Decline,
    Draw,
    Fork,
    Hint,
    Offer,
    Pause,
    Proposal,
    Resign,
    Resume,
    SeatBot,
    SeatPlayer,
    StandIn,
    TableAction,
    Timeout,
    Undo,
)


class SaidBy(Enum):
    """Who may say a table action."""

    SEAT = "the seat that it names"
    CONSENT = "everyone who plays, each by an offer or by agreeing to it"
    TABLE = "the table itself, by its own rules"


SAID_BY: Mapping[type[TableAction], frozenset[SaidBy]] = {
    Undo: frozenset({SaidBy.SEAT, SaidBy.CONSENT}),  # of its own last action, as long as nobody learnt anything by it
    Resign: frozenset({SaidBy.SEAT}),
    Timeout: frozenset({SaidBy.TABLE}),
    Draw: frozenset({SaidBy.CONSENT}),
    Abandon: frozenset({SaidBy.CONSENT}),
    SeatBot: frozenset({SaidBy.CONSENT, SaidBy.TABLE}),  # the table, when a seat has resigned and others play on
    SeatPlayer: frozenset({SaidBy.TABLE}),  # when the person comes back
    AllowHints: frozenset({SaidBy.CONSENT}),
    Hint: frozenset({SaidBy.SEAT}),
    Offer: frozenset({SaidBy.SEAT}),
    Agree: frozenset({SaidBy.SEAT}),
    Decline: frozenset({SaidBy.SEAT}),
    Fork: frozenset({SaidBy.TABLE}),
    Pause: frozenset({SaidBy.CONSENT}),  # nothing writes these two before there are clocks
    Resume: frozenset({SaidBy.CONSENT}),
    Clock: frozenset({SaidBy.TABLE}),
}


@dataclass(frozen=True, slots=True)
class PendingOffer:
    """An offer that waits for consent: the number of its entry, who made it, what it proposes, and who has agreed."""

    entry: int
    seat: Seat
    what: Proposal
    agreed: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class TableState:
    """What the table actions in force have led to.

    `bots` has the bot that plays each seat that changed hands since the match began, empty for its person. `settled` is the
    number of the last entry that no undo goes back beyond, -1 if there is none.
    """

    ended: Result | None = None
    resigned: frozenset[Seat] = frozenset()
    timed_out: frozenset[Seat] = frozenset()
    bots: Mapping[Seat, str] = field(default_factory=dict)
    offers: tuple[PendingOffer, ...] = ()
    hints_allowed: bool = False
    settled: int = -1

    def after(self, number: int, action: TableAction) -> TableState:
        """What it is after one more table action; an undo is no note, it takes notes away."""
        match action:
            case Abandon():
                return replace(self, ended=Abandoned(), settled=number)
            case Draw():
                return replace(self, ended=self.ended or Drawn(), settled=number)
            case Resign(seat):
                return replace(self, resigned=self.resigned | {seat}, settled=number)
            case Timeout(seat):
                return replace(self, timed_out=self.timed_out | {seat}, settled=number)
            case SeatBot(seat, bot):
                return self._reseated(number, seat, bot)
            case SeatPlayer(seat):
                return self._reseated(number, seat, "")
            case AllowHints():
                left = tuple(offer for offer in self.offers if offer.what != action)
                return replace(self, hints_allowed=True, offers=left)
            case Offer(seat, what):
                left = tuple(one for one in self.offers if one.seat != seat or type(one.what) is not type(what))
                return replace(self, offers=(*left, PendingOffer(number, seat, what, frozenset([seat]))))
            case Agree(seat, offer):
                return replace(self, offers=tuple(_agreed(one, seat, offer) for one in self.offers))
            case Decline(_, offer):
                return replace(self, offers=tuple(one for one in self.offers if one.entry != offer))
            case Fork() | Pause() | Resume():
                return replace(self, settled=number)
            case Hint() | Clock() | Undo():
                return self
            case _:
                assert_never(action)

    def _reseated(self, number: int, seat: Seat, bot: str) -> TableState:
        left = tuple(offer for offer in self.offers if offer.what != StandIn(seat))
        return replace(self, bots={**self.bots, seat: bot}, offers=left, settled=number)

    @property
    def gone(self) -> frozenset[Seat]:
        """The seats that have lost whatever the game says: they rank last."""
        return self.resigned | self.timed_out


NO_NOTES = TableState()


def _agreed(pending: PendingOffer, seat: Seat, entry: int) -> PendingOffer:
    return replace(pending, agreed=pending.agreed | {seat}) if pending.entry == entry else pending


class TableLog:
    """The table actions of a log as it grows: what those in force lead to, also after an undo took some back."""

    __slots__ = ("_states", "count", "take_backs")

    def __init__(self, states: Iterable[tuple[int, TableState]] = (), count: int = 0, take_backs: int = 0) -> None:
        self._states = list(states)
        self.count = count
        """How many table actions the log has, those that were taken back and the undos themselves included."""
        self.take_backs = take_backs
        """How many undos were granted; one that was free, because nobody had learnt anything, is not counted."""

    @property
    def now(self) -> TableState:
        """What the table actions in force lead to."""
        return self._states[-1][1] if self._states else NO_NOTES

    def add(self, number: int, action: TableAction) -> None:
        """A table action becomes the entry of that number; an undo takes back those from its number on."""
        self.count += 1
        if isinstance(action, Undo):
            self.take_backs += any(offer.what == action for offer in self.now.offers)
            while self._states and self._states[-1][0] >= action.first:
                self._states.pop()
        else:
            self._states.append((number, self.now.after(number, action)))

    def copy(self) -> TableLog:
        """The same, on which something can be tried."""
        return TableLog(self._states, self.count, self.take_backs)


def result_of(game: AnyGame, state: Any, table: TableState) -> Result | None:
    """How a match ended, at the table or in the game; None while it goes on."""
    if table.ended is not None:
        return table.ended
    scores = game.scores(state)
    stayed = [seat for seat in range(len(scores)) if seat not in table.gone]
    if not stayed:
        return Abandoned()
    won = tuple(stayed) if len(stayed) == 1 else game.winners(state)
    if won is None:
        return None
    if not won:
        return Drawn()
    return Won(tuple(seat for seat in won if seat in stayed) or _best(scores, stayed))


def result_of_match(match: Match) -> Result | None:
    """How a match ended, by all entries of its log."""
    table, state = TableLog(), match.start()
    for step in replay(match):
        if action := table_action_of(step.entry):
            table.add(step.number, action)
        state = step.state
    return result_of(match.game, state, table.now)


def _best(scores: Sequence[int], seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Those with the most points among some seats."""
    most = max(scores[seat] for seat in seats)
    return tuple(seat for seat in seats if scores[seat] == most)
