"""Where a measurement runs: a core for the server, another for its players, and a database with matches to be played."""

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

from sqlalchemy import insert

from coeurdelion.core import AnyGame
from coeurdelion.games import GAMES, game_named
from coeurdelion.server.http.new_match import new_match
from coeurdelion.server.people.sessions import COOKIE, hash_token
from coeurdelion.server.store import Store, StoredSeat
from coeurdelion.server.store.schema import guests, sessions

GAME = next(iter(GAMES))
PLAYERS = 2
"""At each table, of ours and of the peer."""
FILES = 20_000
"""So many sockets may be open, if the system lets us."""
TOGETHER = 500
"""So many matches are stored at once."""


class Setting(NamedTuple):
    """A match that waits to be played: its id, and the token of each seat: people’s cookie or programs’ bearer token."""

    match: str
    tokens: tuple[str, ...]
    kind: str = COOKIE


def cores() -> tuple[int, int]:
    """A core for the server and one for the players; the same if there is only one."""
    found = sorted(os.sched_getaffinity(0))
    return found[0], found[-1]


@contextmanager
def pinned(core: int) -> Iterator[None]:
    """What runs and starts meanwhile stays on this core."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def allow_many_sockets() -> None:
    """Raise the number of files that this process and those it starts may have open."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES, most), most))


async def set_up(path: Path, count: int, kind: str) -> list[Setting]:
    """Matches between guests, put into a new database; each begins when someone comes."""
    store = Store.sqlite(path)
    await store.open()
    settings = [Setting("", tuple(secrets.token_urlsafe(24) for _ in range(PLAYERS)), kind) for _ in range(count)]
    try:
        found: list[Setting] = []
        for first in range(0, count, TOGETHER):
            some = settings[first : first + TOGETHER]
            await _add_guests(store, some)
            found += await asyncio.gather(*(_add_match(store, setting) for setting in some))
        return found
    finally:
        await store.close()


async def _add_guests(store: Store, settings: Sequence[Setting]) -> None:
    """A guest for each seat, known by its token."""
    known = [(_guest(token), hash_token(token), setting.kind) for setting in settings for token in setting.tokens]
    now = int(time.time())
    async with store.writing() as connection:
        await connection.execute(insert(guests), [{"id": guest, "name": "", "created": now} for guest, *_ in known])
        rows = [{"hash": hash_, "guest": guest, "kind": kind, "label": "", "created": now} for guest, hash_, kind in known]
        await connection.execute(insert(sessions), rows)


async def _add_match(store: Store, setting: Setting) -> Setting:
    game = game_named(GAME)
    match = new_match(game, {}, seats(game, [_guest(token) for token in setting.tokens]))
    await store.add_match(match, int(time.time()))
    return setting._replace(match=match.id)


def seats(game: AnyGame, held: Sequence[str]) -> tuple[StoredSeat, ...]:
    """Seats that these guests hold."""
    return tuple(
        StoredSeat(seat, game.colours[seat], "person", f"player {seat}", "", guest, None, "nonce")
        for seat, guest in enumerate(held)
    )


def _guest(token: str) -> str:
    """The id of the guest with a token."""
    return hash_token(token)[:16]
