"""A table in this process, with a real SQLite file and bots that choose at random."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from copy import copy
from functools import partial
from random import Random
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection

from coeurdelion.core import AnyGame, Seat
from coeurdelion.games import GAMES
from coeurdelion.match.live import LiveMatch
from coeurdelion.server import wire
from coeurdelion.server.bots.pool import Advice
from coeurdelion.server.http.websockets.session import handle
from coeurdelion.server.metrics import REGISTRY
from coeurdelion.server.people.sessions import hash_token
from coeurdelion.server.store import Store, StoredMatch, StoredSeat
from coeurdelion.server.table.table import Table
from coeurdelion.server.table.watcher import NOT_YET_TOLD, Watcher

GAME = GAMES["lowenherz-2003"]
SEED = bytes(range(32))
DEADLINE_S = 30
"""Within so many seconds everything must have happened that a test waits for, however busy the machine is."""
Answer = TypeVar("Answer")
DEFAULTS = {
    field.encode_name: copy(field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory())
    for field in msgspec.structs.fields(wire.Update)
    if not field.required
}


async def at_random(game: AnyGame, level: str, live: LiveMatch, seat: Seat) -> Advice:
    """A bot that needs no process of its own."""
    legal = game.legal(live.state, seat)
    return Advice(str(Random(len(live.log)).choice(legal)))


async def never(game: AnyGame, level: str, live: LiveMatch, seat: Seat) -> Advice:
    """A bot that thinks for ever, so that a test can act in its place."""
    await asyncio.Event().wait()
    raise AssertionError


async def advice_at_random(game: AnyGame, level: str, live: LiveMatch, seat: Seat) -> Advice:
    """What such a bot would do, and why."""
    return (await at_random(game, level, live, seat))._replace(reasons=[("reason-random", {})])


def stored(
    kinds: str, options: dict[str, object] | None = None, game: AnyGame = GAME, match: str = "m", **terms: Any
) -> StoredMatch:
    """A match whose seats are given by letters: a, b, … are guests, B a bot, - an open seat."""
    seats = tuple(
        StoredSeat(
            seat=number,
            colour=game.colours[number],
            kind="bot" if kind == "B" else "person",
            name="" if kind in "B-" else f"guest {kind}",
            level="random" if kind == "B" else "",
            guest=None if kind in "B-" else kind,
            token=hash_token(f"token{number}") if kind == "-" else None,
            nonce="",
        )
        for number, kind in enumerate(kinds)
    )
    chosen = {"first": 0} if options is None else options
    return StoredMatch(match, game.id, 1, chosen, SEED, seats, owner="a", **terms)


async def execute(store: Store, statement: str) -> None:
    """Change what is stored, as no part of the server would."""
    await store.writer.submit(partial(Connection.exec_driver_sql, statement=statement))


@asynccontextmanager
async def store_at(address: str) -> AsyncIterator[Store]:
    """A store at an address, with the schema of this version."""
    store = Store.at(address)
    await store.upgrade()
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def eventually(ask: Callable[[], Awaitable[Answer]]) -> Answer:
    """The first answer that is not empty: asked of what tells nobody when it changes, a database or another process."""
    until = time.monotonic() + DEADLINE_S
    while not (answer := await ask()):
        assert time.monotonic() < until
        await asyncio.sleep(0.02)  # between two questions
    return answer


def measured(name: str) -> float:
    """What a metric of this process shows."""
    value = REGISTRY.get_sample_value(name)
    assert value is not None
    return value


async def new_table(
    store: Store, kinds: str, options: dict[str, object] | None = None, game: AnyGame = GAME, **terms: Any
) -> Table:
    """A fresh table in a store."""
    match = stored(kinds, options, game, **terms)
    await store.add_match(match, 0)
    return await Table.load(match, store, at_random, advice_at_random)


def read_message(data: str | bytes) -> Any:
    """A message as a client reads it: an update has its defaults, legal lines are whole."""
    message = msgspec.json.decode(data)
    if message["type"] == "update":
        message = DEFAULTS | message
        for asked in filter(None, (message["question"], message["aside"])):
            asked |= {"open": [], "ends_undo": []} | asked | {"legal": wire.whole_lines(asked["legal"])}
    return message


class Client:
    """A watcher that keeps what it is sent, as bytes and as messages; it reads when it is looked at."""

    def __init__(self, table: Table, guest: str, sits: Seat | None = None) -> None:
        self.table = table
        self.sent: list[bytes] = []
        self._messages: list[Any] = []
        self._woken = asyncio.Event()
        mine = tuple(seat.seat for seat in table.stored.seats if seat.guest == guest)
        self.watcher = Watcher(guest, mine, sits, self._woken.set, name=guest)

    async def enter(self) -> Client:
        """Come to the table."""
        sits = self.watcher.sits
        await self.table.enter(self.watcher)
        if sits is not None and self.watcher.sits != sits:
            self.table.sit(self.watcher, sits)
        return self

    async def send(self, **message: Any) -> Any:
        """Send a message as a socket would; what was answered, None if nothing was."""
        before = len(self.messages)
        read = msgspec.convert(message, wire.FromBrowser)
        assert not isinstance(read, wire.Say), "chat goes through a socket of its own"
        await handle(self.table, self.watcher, read)
        return next(iter(self.messages[before:]), None)

    async def until(self, reached: Callable[[], bool]) -> None:
        """Wait, each time for something to be due to this watcher, until something is so."""
        async with asyncio.timeout(DEADLINE_S):
            while not reached():
                await self._woken.wait()
                self._woken.clear()

    @property
    def messages(self) -> list[Any]:
        """Everything that was sent."""
        fresh = [msgspec.json.encode(message) for message in self.table.collect(self.watcher)]
        self.sent += fresh
        self._messages += map(read_message, fresh)
        return self._messages

    def last(self, kind: str) -> Any:
        """The last message of a kind."""
        return next(message for message in reversed(self.messages) if message["type"] == kind)

    @property
    def update(self) -> Any:
        """The last update."""
        return self.last("update")

    @property
    def view(self) -> Any:
        """Everything that the last update shows, with what does not change."""
        return self.last("welcome")["fixed"] | self.update["view"]


def received_by(table: Table, seat: Seat | None, told: int = NOT_YET_TOLD) -> bytes:
    """The bytes that a seat gets that was told everything up to an entry."""
    watcher = Watcher("x", () if seat is None else (seat,), seat, lambda: None, told=told)
    watcher.owe(welcome=True, update=True)
    return b"\n".join(msgspec.json.encode(message) for message in table.collect(watcher))
