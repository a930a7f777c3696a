"""The memory of idle tables: `python -m coeurdelion.bench.server.idle COUNT` prints JSON as its last line."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import sys
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from coeurdelion.bench.server.environment import GAME, INSERT_BATCH, PLAYERS, seats
from coeurdelion.bench.server.process import rss_of
from coeurdelion.core import Match
from coeurdelion.core.random_play import pick
from coeurdelion.games import game_named
from coeurdelion.match.digest import digest
from coeurdelion.match.live import LiveMatch
from coeurdelion.server.http.routes.new_match import new_match
from coeurdelion.server.settings import Settings
from coeurdelion.server.store import PLAYING, Store, StoredEntry, StoredMatch
from coeurdelion.server.store.address import sqlite_address
from coeurdelion.server.table.periodic import open_registry

DISTINCT_MATCHES = 10
"""Different matches that are stored; each table loads a copy of one of them."""
LOADED_TABLES = 500
"""Tables that the server keeps loaded in any case; the memory of a loaded table is measured with them."""
SETTLE_S = 8.0
"""Seconds after which the server has unloaded idle tables."""
HALF_MATCH_ACTIONS = 230
"""Actions after which a random match is about half over."""


def half_played(number: int) -> tuple[StoredMatch, list[StoredEntry]]:
    """A match between random players, interrupted half-way, and its entries."""
    game, rng = game_named(GAME), Random(number)
    match = new_match(game, {}, seats(game, [f"guest {seat}" for seat in range(PLAYERS)]), state=PLAYING, turn="0")
    nonces = tuple(seat.nonce for seat in match.seats)
    colours, names = tuple(seat.colour for seat in match.seats), tuple(seat.name for seat in match.seats)
    live = LiveMatch(Match(game, colours, names, {}), match.seed, nonces)
    live.roll_all()
    for _ in range(HALF_MATCH_ACTIONS):
        seat = live.to_act()[0]
        live.do(seat, str(pick(game, live.state, seat, rng)))
        live.roll_all()
    last = len(live.log) - 1
    made = digest(game, live.state)
    return match, [StoredEntry(n, entry, None, 0, made if n == last else "") for n, entry in enumerate(live.log)]


async def fill(store: Store, count: int) -> list[str]:
    """Store half-played matches; their ids."""
    kinds = [half_played(number) for number in range(DISTINCT_MATCHES)]
    ids = [f"{number:012x}" for number in range(count)]
    for first in range(0, count, INSERT_BATCH):
        batch = range(first, min(first + INSERT_BATCH, count))
        await asyncio.gather(*(_add(store, ids[n], *kinds[n % DISTINCT_MATCHES]) for n in batch))
    return ids


async def _add(store: Store, name: str, match: StoredMatch, log: list[StoredEntry]) -> None:
    await store.add_match(match._replace(id=name), 0, log)


async def measure(path: Path, count: int) -> dict[str, float]:
    """Memory per table after each has been loaded once and nobody watches any, and memory per table while it is loaded."""
    store = Store.sqlite(path)
    await store.open()
    ids = await fill(store, count)
    await store.close()
    async with open_registry(Settings(sqlite_address(path))) as tables:
        await tables.get(ids[0])
        before, begun = _memory(), time.perf_counter()
        for name in ids[1:LOADED_TABLES]:
            await tables.get(name)
        loaded, first = time.perf_counter(), _memory()
        for name in ids[LOADED_TABLES:]:
            await tables.get(name)
        largest = _memory()
        await asyncio.sleep(SETTLE_S)
        settled = _memory()
    return {
        "tables": count,
        "kib_per_idle_table": round((settled - before) / 1024 / (count - 1), 1),
        "kib_per_table_in_memory": round((first - before) / 1024 / (min(count, LOADED_TABLES) - 1), 1),
        "mib_in_all": round(settled / 2**20),
        "mib_at_most": round(largest / 2**20),
        "ms_to_load_one": round(1000 * (loaded - begun) / (min(count, LOADED_TABLES) - 1), 2),
    }


def _memory() -> int:
    gc.collect()
    return rss_of(os.getpid())


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(measure(Path(folder) / "idle.db", int(sys.argv[1])))))
