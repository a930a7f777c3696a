"""One live match on the server: its lock, its state, its questions, its watchers."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from coeurdelion.chance import commitment
from coeurdelion.core import ALL, CHANCE, TABLE, AnyGame, Match, Refused, Seat, Step, params_of, replay
from coeurdelion.games import game_named
from coeurdelion.live import LiveMatch
from coeurdelion.record import Record, write_record
from coeurdelion.server import wire
from coeurdelion.server.store import Store, StoredEntry, StoredMatch, StoredSeat

logger = logging.getLogger(__name__)
DIGESTED = ("score", "ducats", "hand", "castles", "knights", "borders", "board", "over", "winners")
"""What a digest looks at; other things may be shown otherwise one day."""
PAUSES = (0, 1, 5, 20)
"""Seconds before each try of a bot to act."""
Choose = Callable[[AnyGame, str, LiveMatch, Seat], Awaitable[str]]
"""What a bot of a level does at its seat."""


@dataclass(eq=False, slots=True)
class Watcher:
    """Someone who looks at a table: the seats the session holds, the one that sits, what was told so far."""

    guest: str
    mine: tuple[Seat, ...]
    sits: Seat | None
    send: Callable[[wire.FromServer], None]
    told: int = -1


class Table:
    """A match and everyone at it. Changes are made one at a time: stored first, then acknowledged, then shown."""

    def __init__(self, stored: StoredMatch, store: Store, choose: Choose) -> None:
        self.stored = stored
        self.game = game_named(stored.game)
        self.live: LiveMatch | None = None
        self.watchers: set[Watcher] = set()
        self._store = store
        self._choose = choose
        self._lock = asyncio.Lock()
        self._questions = [0] * len(stored.seats)
        self._answers: dict[tuple[Seat, int], wire.Done] = {}
        self._thinking: dict[tuple[Seat, int], asyncio.Task[None]] = {}
        self._in_doubt = False

    @classmethod
    async def load(cls, stored: StoredMatch, store: Store, choose: Choose) -> Table:
        """The table as the store has it, replayed from its log."""
        table = cls(stored, store, choose)
        log = await store.entries(stored.id)
        if log:
            table._resume(log)
        await table.begin()
        return table

    def _match(self) -> Match:
        seats = self.stored.seats
        names = tuple(seat.name for seat in seats)
        return Match(self.game, tuple(seat.colour for seat in seats), names, self.stored.options)

    def _nonces(self) -> tuple[str, ...]:
        return tuple(seat.nonce for seat in self.stored.seats)

    def _resume(self, log: Sequence[StoredEntry]) -> None:
        """Take up a match where its log ends; the questions come out as they were."""
        match = replace(self._match(), log=tuple(one.entry for one in log))
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
        """Begin the match once every seat is taken: chance may act at once."""
        async with self._lock:
            if self.live is None and all(seat.guest or seat.kind == "bot" for seat in self.stored.seats):
                await self._commit(LiveMatch(self._match(), self.stored.seed, self._nonces()), None, lambda live: None)
        self._wake_bots()

    async def seated(self, taken: StoredSeat) -> None:
        """Someone took an open seat: everyone is told, and the match begins if it was the last."""
        seats = list(self.stored.seats)
        seats[taken.seat] = taken
        self.stored = self.stored._replace(seats=tuple(seats))
        for watcher in self.watchers:
            watcher.mine = tuple(seat.seat for seat in seats if seat.guest == watcher.guest)
            if watcher.sits is None and len(watcher.mine) == 1:
                watcher.sits = watcher.mine[0]
        await self.begin()
        for watcher in self.watchers:
            watcher.send(self._welcome(watcher))
        self.broadcast()

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

    async def take_back(self, seat: Seat) -> None:
        """Undo a seat's last action, free as long as nobody learnt anything and nobody else acted since."""
        async with self._lock:
            live = await self._settled()
            if not self.can_take_back(seat):
                raise Refused("table", "no-free-undo")
            await self._commit(live, None, lambda live: live.undo_from(live.steps[-1].number))

    def can_take_back(self, seat: Seat | None) -> bool:
        """Whether the last entry is an action of this seat."""
        return bool(self.live and not self.live.result and self.live.steps and self.live.steps[-1].entry.seat == seat)

    def _begun(self) -> LiveMatch:
        if self.live is None:
            raise Refused("table", "not-begun")
        return self.live

    async def _settled(self) -> LiveMatch:
        """The match; read again from the store if it is not sure what was stored last."""
        if self._in_doubt:
            log = await self._store.entries(self.stored.id)
            self._answers.clear()
            self._resume(log)
            self._in_doubt = False
        return self._begun()

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

    def enter(self, watcher: Watcher) -> None:
        """Someone begins to watch; bots that stopped thinking go on."""
        self.watchers.add(watcher)
        watcher.send(self._welcome(watcher))
        self.update(watcher)
        self._wake_bots()

    def leave(self, watcher: Watcher) -> None:
        """Someone no longer watches."""
        self.watchers.discard(watcher)

    def sit(self, watcher: Watcher, seat: Seat | None) -> None:
        """Another of a session's seats sits down and gets its own view of everything."""
        if seat is not None and seat not in watcher.mine:
            raise Refused("table", "not-your-seat", number=seat)
        watcher.sits = seat
        watcher.told = -1
        watcher.send(self._welcome(watcher))
        self.update(watcher)

    def broadcast(self) -> None:
        """Show everyone what is now stored, and let bots think about it."""
        for watcher in list(self.watchers):
            self.update(watcher)
        self._wake_bots()

    def update(self, watcher: Watcher) -> None:
        """Show one watcher the table as that seat may see it."""
        live = self.live
        if live is None:
            return
        shown = self.game.show(self.game.redact(live.state, watcher.sits))
        del shown["terrain"]
        fresh = live.log[watcher.told + 1 :]
        whole = watcher.told < 0 or any(entry.seat == TABLE and entry.action.startswith("undo") for entry in fresh)
        since = -1 if whole else watcher.told
        steps = [step for step in live.steps if step.number > since]
        told = [one for step in steps for one in self._told(step.number, step.events, watcher.sits)]
        watcher.told = len(live.log) - 1
        watcher.send(
            wire.Update(
                entry=watcher.told,
                to_act=[seat for seat in live.to_act() if seat != CHANCE],
                view=shown,
                events=told,
                whole=whole,
                question=self._question(live, watcher.sits),
                can_take_back=watcher.sits is not None and self.can_take_back(watcher.sits),
                result=live.result,
                seed=self.stored.seed.hex() if live.result else "",
            )
        )

    def _question(self, live: LiveMatch, seat: Seat | None) -> wire.Question | None:
        if seat is None or seat not in live.to_act():
            return None
        key, params = self.game.asked(live.state, seat)
        lines = [str(action) for action in self.game.legal(live.state, seat)]
        return wire.Question(self._questions[seat], key, dict(params), lines)

    def _told(self, number: int, events: Sequence[Any], seat: Seat | None) -> list[wire.Told]:
        shown = (self.game.redact_event(event, seat) for event in events)
        return [wire.Told(number, event.key, params_of(event)) for event in shown]

    def preview(self, seat: Seat, line: str) -> list[wire.Told]:
        """What an action would cause, as far as the seat may know."""
        live = self._begun()
        return self._told(len(live.log), live.preview(seat, line), seat)

    def file(self) -> str:
        """The match as a file; not before it has ended, because it holds everyone's cards and the seed."""
        live = self._begun()
        if not live.result:
            raise Refused("table", "not-over")
        return write_record(live.record())

    def ledger(self, seat: Seat) -> list[wire.Point]:
        """Where a seat's points came from."""
        return [wire.Point(p.entry, p.points, p.reason, list(p.cells)) for p in self._begun().ledger(seat)]

    def _welcome(self, watcher: Watcher) -> wire.Welcome:
        state = self.live.state if self.live else self._match().start()
        shown = self.game.show(self.game.redact(state, None))
        terrain = shown["terrain"]
        assert isinstance(terrain, list)
        players = [
            wire.Player(seat.seat, seat.colour, seat.name, seat.kind, seat.level, bool(seat.guest) or seat.kind == "bot")
            for seat in self.stored.seats
        ]
        return wire.Welcome(
            match=self.stored.id,
            game=self.stored.game,
            edition=str(shown["edition"]),
            options=dict(self.stored.options),
            commitment=commitment(self.stored.seed),
            players=players,
            mine=list(watcher.mine),
            sits=watcher.sits,
            terrain=terrain,
            cards={code: wire.Card(**prices) for code, prices in self.game.prices().items()},
        )

    def _wake_bots(self) -> None:
        """Let every bot that is asked think, once for each question."""
        live = self.live
        if live is None:
            return
        for seat in live.to_act():
            if seat == CHANCE or self.stored.seats[seat].kind != "bot":
                continue
            asked = seat, self._questions[seat]
            if asked not in self._thinking:
                task = asyncio.create_task(self._think(seat, self._questions[seat]))
                self._thinking[asked] = task
                task.add_done_callback(lambda task: self._thought(task))

    def _thought(self, done: asyncio.Task[None]) -> None:
        """A bot has answered, or was told to stop."""
        self._thinking = {asked: task for asked, task in self._thinking.items() if task is not done}

    async def _think(self, seat: Seat, question: int) -> None:
        """A bot answers its question like anyone else; if that fails it tries again a little later."""
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                line = await self._choose(self.game, self.stored.seats[seat].level, self._begun(), seat)
                await self.act(seat, question, line)
            except Exception:  # nobody else would notice that a bot has stopped
                logger.exception("a bot at %s could not act", self.stored.id)
            else:
                break
        self.broadcast()

    async def close(self) -> None:
        """Stop the bots that think."""
        for task in list(self._thinking.values()):
            task.cancel()


def _digest(game: AnyGame, state: Any) -> str:
    """A short digest of what matters in a state, to catch a replay that diverges."""
    shown = game.show(game.redact(state, ALL))
    told = json.dumps([shown.get(key) for key in DIGESTED], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()[:16]
