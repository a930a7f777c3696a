"""The log of one match as it is stored: changes are made one at a time, stored first, and only then they have happened."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from coeurdelion.core import CHANCE, Match, Refused, Seat, table_action_of
from coeurdelion.core.table_action import SeatBot, SeatPlayer, Undo
from coeurdelion.games import game_named
from coeurdelion.match.digest import digest
from coeurdelion.match.live import LiveMatch
from coeurdelion.server import metrics, wire
from coeurdelion.server.store import OVER, PLAYING, EntryConflict, NewEntries, Store, StoredEntry, StoredMatch, StoredReasons
from coeurdelion.server.table.seats import bots_to_act, match_of
from coeurdelion.server.table.slices import in_slices

KEPT_POSITIONS = 12
"""Positions kept in memory of a match that is not being played; older ones are replayed when they are asked for."""
KEPT_ANSWERS = 200
"""Entries at the end of a log whose answers are kept when it is read; older ones are read again when they are asked for."""
FEW_ENTRIES = 10
"""So many entries are followed at once; more of them in slices."""
Reasons = Sequence[tuple[str, Mapping[str, Any]]]
"""Why a bot acts: keys of sentences with what they need."""
Change = Callable[[LiveMatch], object]
"""A change of a match; it may raise Refused, and it is called again if another process stored an entry first."""


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
        self._all_answers = True
        self._last: tuple[Seat, int] | None = None
        self._in_doubt = False
        self.stood_in: dict[Seat, int] = {}
        """Since when a bot has played each seat that one has taken over, by the time of that entry."""
        self.is_gone = False
        """Whether the store no longer has this match."""
        self._seen_by_compact: LiveMatch | None = None
        self.on_stored: Callable[[], None] = lambda: None

    @classmethod
    async def load(cls, stored: StoredMatch, store: Store) -> Journal:
        """The journal as the store has it, replayed."""
        journal = cls(stored, store)
        await journal._read_on()
        return journal

    def match(self) -> Match:
        """The match without its log."""
        return match_of(self.stored)

    def question(self, seat: Seat) -> int:
        """The number of what a seat is asked: that of the entry after which it arose."""
        return self._questions[seat]

    def compact_if_idle(self) -> None:
        """Forget old positions of a match that stands where it stood when this was last called."""
        if self.live is self._seen_by_compact and not self.is_busy:
            self.compact()
        self._seen_by_compact = self.live

    def compact(self) -> None:
        """Keep only the last positions and answers; the others are replayed or read again when they are asked for."""
        if self.live is not None:
            self.live.forget(KEPT_POSITIONS)
        self._all_answers &= len(self._answers) <= KEPT_POSITIONS
        self._answers = dict(list(self._answers.items())[-KEPT_POSITIONS:])

    @property
    def is_busy(self) -> bool:
        """Whether something is being stored right now."""
        return self._lock.locked()

    def begun(self) -> LiveMatch:
        """The match in progress; refused if it has not begun."""
        if self.live is None:
            raise Refused("table", "not-begun")
        return self.live

    async def begin(self, lay_out: Callable[[LiveMatch], Iterator[object]] = lambda live: iter(())) -> None:
        """Begin the match if it has not begun: `lay_out` may first add the log of an origin, in parts; then chance acts."""
        async with self._lock:
            while self.live is None:
                self.stored = await self._store.match(self.stored.id) or self.stored
                fresh, known = self.fresh(), self.stored.turn
                tried = fresh.copy()
                await in_slices(lay_out(tried))
                await self._store_tried(fresh, tried, None)
                if not tried.log and self.stored.turn != known:  # without an entry nothing is stored that says it
                    await self._store.note_first_turn(self.stored.id, self.stored.turn)

    async def act(
        self, seat: Seat, question: int, line: str, check: Change = lambda live: None, reasons: Reasons = ()
    ) -> wire.Done | wire.Stale:
        """The answer of a seat; a repeated one is answered as the first time, a stale one told so, a new one checked.

        The reasons that a bot has for it are stored beside it.
        """
        async with self._lock:
            while True:
                live = await self._synced()
                if known := await self._answered(seat, question):
                    return known
                if question != self._questions[seat]:
                    return wire.Stale(question)
                check(live)
                if await self._try_to_store(live, question, lambda live: live.do(seat, line), reasons):
                    metrics.ACTIONS.labels(self.game.id).inc()

    async def _answered(self, seat: Seat, question: int) -> wire.Done | None:
        """What a seat was answered before, read from the store if it is long ago; None if it has not answered."""
        known = self._answers.get((seat, question))
        if known is None and question != self._questions[seat] and not self._all_answers:
            log = await self._store.entries(self.stored.id)
            last, self._last, self._all_answers = self._last, None, True
            for one in log:
                self._keep_answer(one)
            self._last = last
            known = self._answers.get((seat, question))
        return known

    async def change(self, change: Change) -> None:
        """Something that answers no question: what happens at the table, an undo; it may refuse."""
        async with self._lock:
            while True:
                await self._synced()
                await self._restore_steps()
                if await self._try_to_store(self.begun(), None, change):
                    return

    async def catch_up(self) -> bool:
        """Read what other processes have stored; True if anything about the match is new."""
        async with self._lock:
            found = await self._store.match(self.stored.id)
            self.is_gone, fresh = found is None, found or self.stored
            changed = fresh.revision != self.stored.revision
            self.stored = fresh
            return await self._read_on() or changed

    async def restore_steps(self) -> None:
        """Bring back the steps that `compact` has dropped, before something that needs them all."""
        if self.live and self.live.has_dropped_steps:
            async with self._lock:
                await self._restore_steps()

    async def restore_from(self, entry: int) -> LiveMatch:
        """The match with the steps in force from an entry on in memory; all are brought back if some of them are not."""
        live = self.begun()
        if not live.has_latest(len(live.log) - entry):
            await self.restore_steps()
        return self.begun()

    async def recall(self, since: int, count: int) -> None:
        """Bring back what is needed to tell of some entries: steps that `compact` has dropped, and what was taken back."""
        if self._lacks_undone(since, count):
            async with self._lock:
                if self.live and self._lacks_undone(since, count):
                    await in_slices(self.live.recalling())
        await self.restore_steps()

    def _lacks_undone(self, since: int, count: int) -> bool:
        live = self.live
        if live is None:
            return False
        return any(live.undone(number) is None for number in range(max(since, 0), min(since + count, len(live.log))))

    async def _restore_steps(self) -> None:
        if self.live and self.live.has_dropped_steps:
            await in_slices(self.live.restoring())

    def fresh(self) -> LiveMatch:
        """The match before its first entry."""
        nonces = tuple(seat.nonce for seat in self.stored.seats)
        return LiveMatch(self.match(), self.stored.seed, nonces, tuple(map(int, self.stored.places.split())))

    async def _synced(self) -> LiveMatch:
        """The match; read on from the store if it is not sure what was stored last."""
        if self._in_doubt:
            await self._read_on()
        return self.begun()

    async def _read_on(self) -> bool:
        """Follow what is stored beyond what is known here; False if nothing is."""
        log = await self._store.entries(self.stored.id, len(self.live.log) if self.live else 0)
        self._in_doubt = False
        if not log:
            return False
        if self.live and any(isinstance(table_action_of(one.entry), Undo) for one in log):
            await self._restore_steps()  # an undo may go back beyond the steps that are kept
        live = (self.live or self.fresh()).copy()
        live.positions = None
        questions = list(self._questions)
        parts = self._following(live, log, questions)
        if len(log) > FEW_ENTRIES:
            await in_slices(parts)
        else:
            deque(parts, maxlen=0)
        if self.stored.version > self.game.version or log[-1].digest not in ("", digest(self.game, live.state)):
            raise Refused("table", "diverged")
        self._keep_answers(log)
        for one in log:
            self._note_stand_in(one)
        self._questions, self.live = questions, live
        return True

    def _following(self, live: LiveMatch, log: Sequence[StoredEntry], questions: list[int]) -> Iterator[None]:
        """Follow stored entries one by one, and number the questions that they lead to.

        A match that is over is only shown: what was taken back in it is not done again, and nobody is asked.
        """
        if self.stored.state == OVER and not live.log:
            yield from live.resuming([one.entry for one in log])
            return
        before = self.game.to_act(live.state) if live.log else ()
        for one in log:
            live.follow(one.entry)
            now = self.game.to_act(live.state)
            _number_questions(questions, one, before, now)
            before = now
            yield

    def _keep_answers(self, log: Sequence[StoredEntry]) -> None:
        """Remember what was answered by the last entries of a log that was read."""
        if len(log) > KEPT_ANSWERS:
            self._last, self._all_answers = None, False
        for one in islice(log, max(0, len(log) - KEPT_ANSWERS), None):
            self._keep_answer(one)

    async def _try_to_store(self, live: LiveMatch, question: int | None, change: Change, reasons: Reasons = ()) -> bool:
        """Make a change and what chance adds, and store it: only then it has happened. False if another was quicker."""
        tried = live.copy()
        change(tried)
        return await self._store_tried(live, tried, question, reasons)

    async def _store_tried(self, live: LiveMatch, tried: LiveMatch, question: int | None, reasons: Reasons = ()) -> bool:
        """Store a changed copy of a match with what chance adds; False if another was quicker."""
        changed = len(tried.log)
        tried.roll_all()
        added = self._new_entries(tried, len(live.log), changed, question)
        if reasons:
            added = added._replace(reasons=[StoredReasons(len(live.log), reasons)])
        self._in_doubt = True
        try:
            if added.entries:
                await self._store.add_entries(self.stored.id, added)
        except EntryConflict:
            metrics.CONFLICTS.inc()
            if not await self._read_on():
                raise Refused("store", "not-stored") from None
            return False
        self._in_doubt = False
        self._adopt(live, tried, added.entries)
        revision = self.stored.revision + bool(added.entries)
        self.stored = self.stored._replace(
            state=added.state, turn=added.turn, result=added.result, bots_due=added.bots_due, revision=revision
        )
        self.on_stored()
        return True

    def _new_entries(self, live: LiveMatch, first: int, changed: int, question: int | None) -> NewEntries:
        """The new entries as they are stored, the last with a digest of the state, and where the match stands now."""
        now, last = int(time.time()), len(live.log) - 1
        made = digest(self.game, live.state)
        log = [
            StoredEntry(n, live.log[n], question if n < changed else None, now, made if n == last else "")
            for n in range(first, last + 1)
        ]
        result = live.result
        turn = () if result else self.game.to_act(live.state)
        bots_due = bool(bots_to_act(self.stored, live))
        return NewEntries(log, OVER if result else PLAYING, " ".join(map(str, turn)), str(result or ""), bots_due)

    def _adopt(self, known: LiveMatch, live: LiveMatch, log: Sequence[StoredEntry]) -> None:
        """Adopt a copy with new entries: number the questions that they led to, and keep what was answered."""
        before = self.game.to_act(known.state) if known.log else ()
        for one, position in zip(log, live.positions or (), strict=True):
            now = self.game.to_act(position)
            _number_questions(self._questions, one, before, now)
            self._keep_answer(one)
            self._note_stand_in(one)
            before = now
        live.positions = None
        self.live = live

    def _note_stand_in(self, one: StoredEntry) -> None:
        """Remember since when a bot plays a seat, until its person plays again."""
        match table_action_of(one.entry):
            case SeatBot(seat):
                self.stood_in[seat] = one.at
            case SeatPlayer(seat):
                self.stood_in.pop(seat, None)
            case _:
                pass

    def _keep_answer(self, one: StoredEntry) -> None:
        """Remember what a seat was answered: the entries from its own to the last that chance added."""
        if one.question is not None:
            self._last = one.entry.seat, one.question
            self._answers[self._last] = wire.Done(one.question, one.number, one.number)
        elif self._last and one.entry.seat == CHANCE:
            self._answers[self._last].last = one.number
        else:
            self._last = None


def _number_questions(questions: list[int], one: StoredEntry, before: tuple[Seat, ...], now: tuple[Seat, ...]) -> None:
    """Number the questions after an entry: a seat's changes when it acted, is asked anew, or by an undo."""
    back = isinstance(table_action_of(one.entry), Undo)
    for seat in now:
        if seat != CHANCE and (back or seat not in before):
            questions[seat] = one.number + 1
    if one.entry.seat >= 0:
        questions[one.entry.seat] = one.number + 1
