"""The environment of a measurement: a core for the server, another for its clients, and a database with prepared matches."""

from __future__ import annotations

import asyncio
import os
import resource
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from coeurdelion.core import AnyGame
from coeurdelion.games import GAMES, game_named
from coeurdelion.server.http.routes.new_match import new_match
from coeurdelion.server.people.sessions import COOKIE, hash_token
from coeurdelion.server.store import Store, StoredSeat

GAME = next(iter(GAMES))
PLAYERS = 2
"""Players at each table, of our server and of the peer."""
MAX_OPEN_FILES = 20_000
"""Open files (sockets) that are asked for; the system may allow fewer."""
INSERT_BATCH = 500
"""Matches that are stored in one batch."""


class PreparedMatch(NamedTuple):
    """A stored match that has not begun: its id, and the session token of each seat, of the kind cookie or bearer."""

    match: str
    tokens: tuple[str, ...]
    kind: str = COOKIE


def cores() -> tuple[int, int]:
    """A processor core for the server and one for the clients; the same if there is only one."""
    found = sorted(os.sched_getaffinity(0))
    return found[0], found[-1]


@contextmanager
def pinned(core: int) -> Iterator[None]:
    """Pin this process, and those that it starts meanwhile, to a core."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def allow_many_sockets() -> None:
    """Raise the limit of open files for this process and those it starts."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(MAX_OPEN_FILES, most), most))


async def prepare_matches(path: Path, count: int, kind: str) -> list[PreparedMatch]:
    """Store matches between guests in a new database; each begins when its first client connects."""
    store = Store.sqlite(path)
    await store.open()
    prepared = [PreparedMatch("", tuple(secrets.token_urlsafe(24) for _ in range(PLAYERS)), kind) for _ in range(count)]
    try:
        found: list[PreparedMatch] = []
        for first in range(0, count, INSERT_BATCH):
            some = prepared[first : first + INSERT_BATCH]
            await _add_guests(store, some)
            found += await asyncio.gather(*(_add_match(store, match) for match in some))
        return found
    finally:
        await store.close()


async def _add_guests(store: Store, prepared: Sequence[PreparedMatch]) -> None:
    """Store a guest and a session for each seat."""
    known = [(_guest(token), hash_token(token), match.kind) for match in prepared for token in match.tokens]
    now = int(time.time())
    await asyncio.gather(*(store.add_guest(guest, "", now) for guest, *_ in known))
    await asyncio.gather(*(store.add_session(hash_, guest, kind, "", now) for guest, hash_, kind in known))


async def _add_match(store: Store, prepared: PreparedMatch) -> PreparedMatch:
    game = game_named(GAME)
    match = new_match(game, {}, seats(game, [_guest(token) for token in prepared.tokens]))
    await store.add_match(match, int(time.time()))
    return prepared._replace(match=match.id)


def seats(game: AnyGame, held: Sequence[str]) -> tuple[StoredSeat, ...]:
    """Seats that these guests hold, in turn."""
    return tuple(
        StoredSeat(seat, game.colours[seat], "person", f"player {seat}", "", guest, None, "nonce")
        for seat, guest in enumerate(held)
    )


def _guest(token: str) -> str:
    """The id of the guest with a session token."""
    return hash_token(token)[:16]
