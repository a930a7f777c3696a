"""A match being played on this machine: its log grows, chance is derived from its seed, steps can be taken back."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import takewhile
from random import Random
from typing import Any

from coeurdelion.core import (
    CHANCE,
    TABLE,
    Entry,
    Match,
    Point,
    Refused,
    Seat,
    Step,
    in_force,
    ledger,
    replay,
    table_action_of,
)
from coeurdelion.core.bot import BotRequest
from coeurdelion.core.capabilities import capabilities_of
from coeurdelion.core.result import Result
from coeurdelion.core.table_action import Fork, TableAction, Undo
from coeurdelion.match.chance import commitment, decide, match_key, new_seed
from coeurdelion.match.record import Record
from coeurdelion.match.table_state import NO_NOTES, SAID_BY, SaidBy, TableLog, TableState, result_of
from coeurdelion.match.undone import Undone

PREVIEW_WORLDS = 16
"""Worlds dealt from a seat's view in which a preview is tried."""
ENTRIES_AT_ONCE = 100
"""Entries of a log that are read between two turns of an iterator that resumes it."""


@lru_cache(16384)
def _entry(seat: Seat, action: str) -> Entry:
    """An entry, the same one for all matches in which it occurs: many logs then take little memory."""
    return Entry(seat, action)


class LiveMatch:
    """One match in progress; every change is an entry of its log.

    `state` is the position now, `steps` are those in force.
    """

    def __init__(
        self, match: Match, seed: bytes | None = None, nonces: tuple[str, ...] = (), seating: tuple[int, ...] = ()
    ) -> None:
        self.match = replace(match, log=())
        self.game = match.game
        self.seed = seed or new_seed()
        self.nonces = nonces or ("",) * len(match.colours)
        self.seating = seating
        self.log: list[Entry] = []
        self._steps: list[Step] = []
        self._in_force: list[int] = []  # the numbers of the steps in force, also of those that are dropped
        self._shortened: list[Step] | None = None  # the list in _steps, while earlier steps are dropped
        self._undone = Undone()
        self._table = TableLog()
        self.honest = True
        self._key = match_key(self.seed, self.nonces)
        self._start = self.state = match.start()
        self._ended: tuple[Any, TableState, Result | None] = (None, NO_NOTES, None)
        self.positions: list[Any] | None = None
        """The position after each entry that was added to a copy; None for a match that is no copy."""

    @classmethod
    def of_record(cls, record: Record) -> LiveMatch:
        """A match to be continued where its record ends; without its seed, by a new one from here on."""
        seed = bytes.fromhex(record.seed) if record.seed else None
        live = cls(record.match, seed, *((record.nonces, record.seating) if record.seed else ()))
        live.log = list(record.match.log)
        live._steps = in_force(record.match)
        live._in_force = [step.number for step in live._steps]
        live._undone = Undone(len(live.log))
        live.state = live._steps[-1].state if live._steps else live._start
        for number, entry in enumerate(live.log):
            if action := table_action_of(entry):
                live._table.add(number, action)
        if not record.seed and live.log:
            live.note(Fork())
        return live

    def copy(self) -> LiveMatch:
        """The same match, on which something can be tried."""
        other: LiveMatch = LiveMatch.__new__(LiveMatch)
        other.__dict__.update(self.__dict__)
        other.log, other._steps, other._table = list(self.log), list(self._steps), self._table.copy()
        other._in_force, other.positions, other._undone = list(self._in_force), [], self._undone.copy()
        other._shortened = other._steps if self._steps is self._shortened else None
        return other

    @property
    def steps(self) -> list[Step]:
        """The steps in force; dropped ones are done again, even while another thread drops them again."""
        steps = self._steps
        if steps is self._shortened:
            steps = self._steps = list(self.from_start())
        return steps

    @property
    def has_dropped_steps(self) -> bool:
        """Whether earlier steps are no longer in memory."""
        return self._steps is self._shortened

    def has_latest(self, count: int) -> bool:
        """Whether the last `count` steps in force are in memory."""
        return count <= len(self._steps) or not self.has_dropped_steps

    def restoring(self) -> Iterator[None]:
        """Do the dropped steps again, one with each turn of the iterator; nothing has changed if it is not exhausted."""
        steps = []
        for step in self.from_start():
            steps.append(step)
            yield
        self._steps = steps

    def from_start(self) -> Iterator[Step]:
        """The steps in force from the first on, done again one by one; what was taken back is not done."""
        state = self._start
        for number in tuple(self._in_force):
            entry, before = self.log[number], state
            events: tuple[Any, ...] = ()
            if entry.seat != TABLE:
                state, events = self.game.apply(before, entry.seat, self.game.parse(entry.action))
            yield Step(number, entry, before, state, events)

    def resuming(self, log: Sequence[Entry]) -> Iterator[None]:
        """Come to where a log ends that was followed before, bit by bit: what was taken back is not done again.

        For a match at its beginning. Whether its chance is honest is not looked into.
        """
        for number, entry in enumerate(log):
            self.log.append(_entry(*entry))
            if action := table_action_of(entry):
                self._table.add(number, action)
            self._mark(number, action)
            if number % ENTRIES_AT_ONCE == 0:
                yield
        self._undone = Undone(len(self.log))
        for step in self.from_start():
            self._steps.append(step)
            self.state = step.state
            yield

    def undone(self, number: int) -> tuple[Any, ...] | None:
        """The events of an action that was taken back, as they happened; none of an entry that is in force or of the table.

        None if they are no longer in memory: `recalling` brings them back.
        """
        known = self._undone.events(number)
        return () if known is None and (self.log[number].seat == TABLE or self.is_in_force(number)) else known

    def is_in_force(self, number: int) -> bool:
        """Whether an entry was not taken back; an undo never is."""
        at = bisect_left(self._in_force, number)
        return at < len(self._in_force) and self._in_force[at] == number

    def recalling(self) -> Iterator[None]:
        """Do the whole log again, also what was taken back, an entry with each turn of the iterator.

        Nothing has changed if it is not exhausted. Each entry is done once, however often something was taken back.
        """
        steps: list[Step] = []
        undone = Undone()
        for step in replay(replace(self.match, log=tuple(self.log))):
            action = table_action_of(step.entry)
            if isinstance(action, Undo):
                undone.take_back(steps, action.first)
            else:
                steps.append(step)
            yield
        self._steps, self._undone = steps, undone

    def latest(self, count: int) -> list[Step]:
        """The last `count` steps in force; a replay only if more are wanted than are in memory."""
        steps = self._steps if count <= len(self._steps) else self.steps
        return steps[max(0, len(steps) - count) :]

    def forget(self, kept: int) -> None:
        """Keep only the last `kept` steps in memory, and the last action of the game with as many before it."""
        end = len(self._steps)
        while end and self._steps[end - 1].entry.seat == TABLE:
            end -= 1
        if end > kept:
            self._shortened = self._steps = self._steps[end - kept :]
        self._undone.forget(kept)

    def bot_request(self, seat: Seat, rng: Random, ms: int = 1000, *, with_log: bool = True) -> BotRequest:
        """What a bot at this seat gets: its view, the log as it saw it (if `with_log`), what is legal, and nothing else."""
        log = self.log_seen_by(seat) if with_log else []
        return BotRequest(self.game.redact(self.state, seat), log, self.game.legal(self.state, seat), rng, ms)

    def log_seen_by(self, seat: Seat) -> list[Entry]:
        """The entries in force as a seat may see them; redacting them takes time: only for bots that read the log."""
        return [self.game.redact_entry(step.before, step.entry, seat, self.state) for step in self.steps]

    @property
    def table(self) -> TableState:
        """What happened at the table: who sits where now, which offers wait, whether the match was ended there."""
        return self._table.now

    @property
    def table_actions(self) -> int:
        """How many table actions the log has, those that were taken back included."""
        return self._table.count

    @property
    def take_backs(self) -> int:
        """How often something was taken back that was not free to take back."""
        return self._table.take_backs

    @property
    def result(self) -> Result | None:
        """How the match ended, None while it goes on; worked out once for each position."""
        state, table, result = self._ended
        if state is not self.state or table is not self.table:
            result = result_of(self.game, self.state, self.table)
            self._ended = self.state, self.table, result
        return result

    def to_act(self) -> tuple[Seat, ...]:
        """Whose decision is awaited; nobody's once the match has ended, in the game or at the table."""
        return () if self.result else self.game.to_act(self.state)

    def do(self, seat: Seat, line: str) -> Step:
        """An action of a seat; raises Refused and changes nothing if it is not allowed.

        A line of chance comes from a log or was dictated: it is compared with the one that the seed leads to.
        """
        step = self._apply(seat, line)
        if seat == CHANCE and self.honest:
            self.honest = line == decide(self.game, step.before, self._key, step.number)
        return step

    def derived(self) -> str:
        """What chance does now by the seed."""
        return decide(self.game, self.state, self._key, len(self.log))

    def preview(self, seat: Seat, line: str, *, outcomes: bool = True) -> list[Any]:
        """What an action would cause as far as the seat can know, with the odds and what they may lead to; nothing changes.

        It is tried in worlds dealt anew from what the seat sees, never in the real one: what they agree on is told.
        """
        if self.result:
            raise Refused("over", "game-over")
        game, view = self.game, self.game.redact(self.state, seat)
        action, capabilities = game.parse(line), capabilities_of(game)
        foretold = [capabilities.foretell, capabilities.outcomes if outcomes else None]
        told = []
        for world in range(PREVIEW_WORLDS):
            after, events = game.apply(game.deal(view, Random(world)), seat, action)
            shown = [game.redact_event(event, seat) for event in events]
            told.append([*shown, *(event for foretell in foretold if foretell for event in foretell(after))])
        agreed = takewhile(lambda events: all(event == events[0] for event in events), zip(*told, strict=False))
        return [events[0] for events in agreed]

    def roll(self) -> Step:
        """What chance decides, one entry; derived here, so there is nothing to compare it with."""
        return self._apply(CHANCE, self.derived())

    def roll_all(self) -> list[Step]:
        """Chance decides while it is to act."""
        steps = []
        while CHANCE in self.to_act():
            steps.append(self.roll())
        return steps

    def note(self, action: TableAction, by: SaidBy | None = None) -> None:
        """Something that happens at the table and not in the game; an undo takes back the entries from its number on.

        `by` says who says it, which must be one who may; None does again what a log says.
        """
        assert by is None or by in SAID_BY[type(action)], (action, by)
        self._table.add(len(self.log), action)
        if isinstance(action, Undo):
            self._take_back(action.first)
            self._mark(len(self.log), action)
            self.log.append(Entry(TABLE, str(action)))
            self._keep_position()
        else:
            self._add(Entry(TABLE, str(action)), self.state, self.state, ())

    def _take_back(self, number: int) -> None:
        steps = self._steps if self._steps and self._steps[0].number < number else self.steps
        self._undone.take_back(steps, number)
        self.state = steps[-1].state if steps else self._start

    def _mark(self, number: int, action: TableAction | None) -> None:
        """Keep the numbers of the steps in force when one more entry is written."""
        if not isinstance(action, Undo):
            self._in_force.append(number)
            return
        while self._in_force and self._in_force[-1] >= action.first:
            self._in_force.pop()

    def follow(self, entry: Entry) -> None:
        """Do again what a log says."""
        action = table_action_of(entry)
        if action is None:
            self.do(entry.seat, entry.action)
            return
        self.note(action)
        if isinstance(action, Fork):
            self.honest = True  # what was laid out before is its origin's, not this match's

    def last_action(self) -> Step | None:
        """The last step of the game in force, chance included; what happened at the table is passed over."""
        found = _last_action(self._steps)
        return _last_action(self.steps) if found is None and self.has_dropped_steps else found

    def last_of(self, seats: tuple[Seat, ...]) -> int | None:
        """The number of the last entry in force that one of these seats made."""
        return next((number for number in reversed(self._in_force) if self.log[number].seat in seats), None)

    def together_with(self, number: int) -> int:
        """The first entry of the simultaneous decision that an entry belongs to, else the entry itself.

        Sealed decisions are taken back together: a player who has seen another's must not decide again.
        """
        first = number
        for step in reversed([step for step in self.steps if step.number <= number]):
            seats = self.game.to_act(step.before)
            if step.number != number and not (len(seats) > 1 and step.entry.seat in seats):
                break
            first = step.number
        return first

    def ledger(self, seat: Seat) -> list[Point]:
        """Where a seat's points came from, those it began with included; they sum to its score."""
        begun = self.game.scores(self._start)[seat]
        return [*([Point(-1, begun, "position", ())] if begun else []), *ledger(self.steps, seat)]

    def record(self) -> Record:
        """The match as a file holds it; a chance that was dictated is not passed off as derived."""
        match = replace(self.match, log=tuple(self.log))
        result = self.result
        score = self.game.scores(self.state) if result else ()
        if not self.honest:
            return Record(match, result=result, score=score)
        nonces = self.nonces if any(self.nonces) else ()
        return Record(match, commitment(self.seed), nonces, result, score, self.seed.hex(), self.seating)

    def _apply(self, seat: Seat, line: str) -> Step:
        """An action of a seat by the rules, added to the log."""
        if self.result:
            raise Refused("over", "game-over")
        before = self.state
        action = self.game.parse(line)
        state, events = self.game.apply(before, seat, action)
        return self._add(_entry(seat, str(action)), before, state, events)

    def _add(self, entry: Entry, before: Any, state: Any, events: tuple[Any, ...]) -> Step:
        step = Step(len(self.log), entry, before, state, events)
        self.log.append(entry)
        self._steps.append(step)
        self._in_force.append(step.number)
        self.state = state
        self._keep_position()
        return step

    def _keep_position(self) -> None:
        if self.positions is not None:
            self.positions.append(self.state)


def _last_action(steps: Sequence[Step]) -> Step | None:
    return next((step for step in reversed(steps) if step.entry.seat != TABLE), None)
