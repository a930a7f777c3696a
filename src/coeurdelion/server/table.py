"""One live match on the server: everyone at it, and what each of them is shown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from coeurdelion.chance import commitment
from coeurdelion.core import CHANCE, TABLE, AnyGame, Refused, Seat, params_of
from coeurdelion.live import LiveMatch
from coeurdelion.record import write_record
from coeurdelion.server import wire
from coeurdelion.server.journal import Journal
from coeurdelion.server.store import Store, StoredMatch, StoredSeat

logger = logging.getLogger(__name__)
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
    """A match and everyone at it: what its journal has stored is shown to each as that seat may see it."""

    def __init__(self, journal: Journal, choose: Choose) -> None:
        self.journal = journal
        self.game = journal.game
        self.watchers: set[Watcher] = set()
        self._choose = choose
        self._thinking: dict[tuple[Seat, int], asyncio.Task[None]] = {}

    @classmethod
    async def load(cls, stored: StoredMatch, store: Store, choose: Choose) -> Table:
        """The table as the store has it, replayed from its log."""
        table = cls(await Journal.load(stored, store), choose)
        await table.begin()
        return table

    @property
    def stored(self) -> StoredMatch:
        """The match without its log."""
        return self.journal.stored

    @property
    def live(self) -> LiveMatch | None:
        """The match in progress, None before it has begun."""
        return self.journal.live

    async def begin(self) -> None:
        """Begin the match once every seat is taken."""
        if self.live is None and all(seat.guest or seat.kind == "bot" for seat in self.stored.seats):
            await self.journal.begin()
        self._wake_bots()

    async def seated(self, taken: StoredSeat) -> None:
        """Someone took an open seat: everyone is told, and the match begins if it was the last."""
        seats = list(self.stored.seats)
        seats[taken.seat] = taken
        self.journal.stored = self.stored._replace(seats=tuple(seats))
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
        return await self.journal.act(seat, question, line)

    async def take_back(self, seat: Seat) -> None:
        """Undo a seat's last action, free as long as nobody learnt anything and nobody else acted since."""

        def undo(live: LiveMatch) -> None:
            if not self.can_take_back(seat):
                raise Refused("table", "no-free-undo")
            live.undo_from(live.steps[-1].number)

        await self.journal.change(undo)

    def can_take_back(self, seat: Seat | None) -> bool:
        """Whether the last entry is an action of this seat."""
        return bool(self.live and not self.live.result and self.live.steps and self.live.steps[-1].entry.seat == seat)

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
        return wire.Question(self.journal.question(seat), key, dict(params), lines)

    def _told(self, number: int, events: Sequence[Any], seat: Seat | None) -> list[wire.Told]:
        shown = (self.game.redact_event(event, seat) for event in events)
        return [wire.Told(number, event.key, params_of(event)) for event in shown]

    def preview(self, seat: Seat, line: str) -> list[wire.Told]:
        """What an action would cause, as far as the seat may know."""
        live = self.journal.begun()
        return self._told(len(live.log), live.preview(seat, line), seat)

    def file(self) -> str:
        """The match as a file; not before it has ended, because it holds everyone's cards and the seed."""
        live = self.journal.begun()
        if not live.result:
            raise Refused("table", "not-over")
        return write_record(live.record())

    def ledger(self, seat: Seat) -> list[wire.Point]:
        """Where a seat's points came from."""
        return [wire.Point(p.entry, p.points, p.reason, list(p.cells)) for p in self.journal.begun().ledger(seat)]

    def _welcome(self, watcher: Watcher) -> wire.Welcome:
        state = self.live.state if self.live else self.journal.match().start()
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
            asked = seat, self.journal.question(seat)
            if asked not in self._thinking:
                task = asyncio.create_task(self._think(seat, self.journal.question(seat)))
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
                line = await self._choose(self.game, self.stored.seats[seat].level, self.journal.begun(), seat)
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
