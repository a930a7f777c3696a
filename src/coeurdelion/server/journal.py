"""The log of one match as it is stored: changes are made one at a time, stored first, and only then they have happened."""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from coeurdelion.core import ALL, CHANCE, TABLE, AnyGame, Match, Refused, Seat, Step, replay
from coeurdelion.games import game_named
from coeurdelion.live import LiveMatch
from coeurdelion.record import Record
from coeurdelion.server import wire
from coeurdelion.server.store import Store, StoredEntry, StoredMatch

DIGESTED = ("score", "ducats", "hand", "politics", "castles", "knights", "borders", "board", "over", "winners")
"""What a digest looks at; other things may be shown otherwise one day."""


class Journal:
    """A match, its entries in the store, the numbers of its questions, and what was answered to each."""

    def __init__(self, stored: StoredMatch, store: Store) -> None:
        self.stored = stored
        self.game = game_named(stored.game)
        self.live: LiveMatch | None = None
        self._store = store
        self._lock = asyncio.Lock()
        self._questions = [0] * len(stored.seats)
        self._answers: dict[tuple[Seat, int], wire.Done] = {}
        self._in_doubt = False

    @classmethod
    async def load(cls, stored: StoredMatch, store: Store) -> Journal:
        """The journal as the store has it, replayed."""
        journal = cls(stored, store)
        log = await store.entries(stored.id)
        if log:
            journal._resume(log)
        return journal

    def match(self) -> Match:
        """The match without its log."""
        seats = self.stored.seats
        names = tuple(seat.name for seat in seats)
        return Match(self.game, tuple(seat.colour for seat in seats), names, self.stored.options)

    def question(self, seat: Seat) -> int:
        """The number of what a seat is asked: that of the entry after which it arose."""
        return self._questions[seat]

    def begun(self) -> LiveMatch:
        """The match in progress; refused if it has not begun."""
        if self.live is None:
            raise Refused("table", "not-begun")
        return self.live

    def _nonces(self) -> tuple[str, ...]:
        return tuple(seat.nonce for seat in self.stored.seats)

    def _resume(self, log: Sequence[StoredEntry]) -> None:
        """Take up a match where its log ends; the questions come out as they were."""
        match = replace(self.match(), log=tuple(one.entry for one in log))
        self.live = LiveMatch.of_record(Record(match, nonces=self._nonces(), seed=self.stored.seed.hex()))
        if self.stored.version > self.game.version or log[-1].digest != _digest(self.game, self.live.state):
            raise Refused("table", "diverged")
        before: tuple[Seat, ...] = ()
        for step in replay(match):
            before = self._ask(step, before, step.number + 1)
        asked: tuple[Seat, int] | None = None
        for one in log:
            if one.question is not None:
                asked = one.entry.seat, one.question
                self._answers[asked] = wire.Done(one.question, one.number, one.number)
            elif asked and one.entry.seat == CHANCE:
                self._answers[asked].last = one.number
            else:
                asked = None

    def _ask(self, step: Step, before: tuple[Seat, ...], number: int) -> tuple[Seat, ...]:
        """Number the questions after a step: a seat's changes when it acted, is asked anew, or by an undo."""
        now = self.game.to_act(step.state)
        for seat in now:
            if seat != CHANCE and (seat not in before or step.entry.seat in (seat, TABLE)):
                self._questions[seat] = number
        return now

    async def begin(self) -> None:
        """Begin the match if it has not: chance may act at once."""
        async with self._lock:
            if self.live is None:
                await self._commit(LiveMatch(self.match(), self.stored.seed, self._nonces()), None, lambda live: None)

    async def act(self, seat: Seat, question: int, line: str) -> wire.Done | wire.Stale:
        """The answer of a seat; a repeated one is answered as the first time, a stale one told so."""
        async with self._lock:
            live = await self._settled()
            if known := self._answers.get((seat, question)):
                return known
            if question != self._questions[seat]:
                return wire.Stale(question)
            last = await self._commit(live, question, lambda live: live.do(seat, line))
            done = self._answers[seat, question] = wire.Done(question, len(live.log), last)
            return done

    async def change(self, change: Callable[[LiveMatch], object]) -> None:
        """Something that answers no question: what happens at the table, an undo; it may refuse."""
        async with self._lock:
            await self._commit(await self._settled(), None, change)

    async def _settled(self) -> LiveMatch:
        """The match; read again from the store if it is not sure what was stored last."""
        if self._in_doubt:
            log = await self._store.entries(self.stored.id)
            self._answers.clear()
            self._resume(log)
            self._in_doubt = False
        return self.begun()

    async def _commit(self, live: LiveMatch, question: int | None, change: Callable[[LiveMatch], object]) -> int:
        """Make a change and what chance adds to it, and store it: only then it has happened. Its last entry's number."""
        tried = live.copy()
        change(tried)
        changed = len(tried.log)
        tried.roll_all()
        if added := self._stored(tried, len(live.log), changed, question):
            self._in_doubt = True
            await self._store.add_entries(self.stored.id, added)
            self._in_doubt = False
        before = live.to_act() if live.log else ()
        self.live = tried
        self._renumber(tried, len(live.log), before)
        return len(tried.log) - 1

    def _stored(self, live: LiveMatch, first: int, changed: int, question: int | None) -> list[StoredEntry]:
        """The new entries as they are stored, the last with a digest of the state."""
        now = int(time.time())
        digest = _digest(self.game, live.state)
        last = len(live.log) - 1
        return [
            StoredEntry(n, live.log[n], question if n < changed else None, now, digest if n == last else "")
            for n in range(first, last + 1)
        ]

    def _renumber(self, live: LiveMatch, first: int, before: tuple[Seat, ...]) -> None:
        """Number the questions that the new entries led to."""
        for number in range(first, len(live.log)):
            step = next((step for step in live.steps if step.number == number), None)
            if step is None:
                step = Step(number, live.log[number], live.state, live.state, ())
            before = self._ask(step, before, number + 1)


def _digest(game: AnyGame, state: Any) -> str:
    """A short digest of what matters in a state, to catch a replay that diverges."""
    shown = game.show(game.redact(state, ALL))
    told = json.dumps([shown.get(key) for key in DIGESTED], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()[:16]
