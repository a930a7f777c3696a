"""A table in this process, with a real SQLite file and bots that choose at random."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from coeurdelion.core import AnyGame, Seat
from coeurdelion.games import GAMES
from coeurdelion.live import LiveMatch
from coeurdelion.server import wire
from coeurdelion.server.store import Store, StoredMatch, StoredSeat
from coeurdelion.server.table import Table, Watcher

GAME = GAMES["lowenherz-2003"]
SEED = bytes(range(32))


async def at_random(game: AnyGame, level: str, live: LiveMatch, seat: Seat) -> str:
    """A bot that needs no process of its own."""
    legal = game.legal(live.state, seat)
    return str(Random(len(live.log)).choice(legal))


def stored(kinds: str, options: dict[str, object] | None = None) -> StoredMatch:
    """A match whose seats are given by letters: a, b, … are guests, B a bot, - an open seat."""
    seats = tuple(
        StoredSeat(
            seat=number,
            colour=GAME.colours[number],
            kind="bot" if kind == "B" else "person",
            name="" if kind in "B-" else f"guest {kind}",
            level="random" if kind == "B" else "",
            guest=None if kind in "B-" else kind,
            token=f"token{number}" if kind == "-" else None,
            nonce="",
        )
        for number, kind in enumerate(kinds)
    )
    return StoredMatch("m", GAME.id, 1, options or {"first": 0}, SEED, seats)


@asynccontextmanager
async def store_at(path: Path) -> AsyncIterator[Store]:
    """A store in a file."""
    store = Store.sqlite(path)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def new_table(store: Store, kinds: str, options: dict[str, object] | None = None) -> Table:
    """A fresh table in a store."""
    match = stored(kinds, options)
    await store.add_match(match, 0)
    return await Table.load(match, store, at_random)


class Screen:
    """A watcher that keeps what it is sent, as bytes and as messages."""

    def __init__(self, guest: str, mine: tuple[Seat, ...], sits: Seat | None) -> None:
        self.sent: list[bytes] = []
        self.watcher = Watcher(guest, mine, sits, self._keep)

    def _keep(self, message: wire.FromServer) -> None:
        self.sent.append(msgspec.json.encode(message))

    @property
    def messages(self) -> list[Any]:
        """Everything that was sent."""
        return [msgspec.json.decode(message) for message in self.sent]

    @property
    def update(self) -> Any:
        """The last update."""
        return next(message for message in reversed(self.messages) if message["type"] == "update")
