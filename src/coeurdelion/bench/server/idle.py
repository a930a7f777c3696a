"""The memory of tables that nobody plays at just now: `python -m coeurdelion.bench.server.idle COUNT`, last line JSON."""

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

from coeurdelion.bench.server.environment import GAME, PLAYERS, TOGETHER, seats
from coeurdelion.bench.server.process import rss_of
from coeurdelion.core import Match
from coeurdelion.core.random_play import pick
from coeurdelion.games import game_named
from coeurdelion.match.digest import digest
from coeurdelion.match.live import LiveMatch
from coeurdelion.server.http.new_match import new_match
from coeurdelion.server.settings import Settings
from coeurdelion.server.store import PLAYING, Store, StoredEntry, StoredMatch
from coeurdelion.server.store.address import sqlite_address
from coeurdelion.server.table.registry import open_tables

KINDS = 10
"""So many different matches there are; each table has a replay of one of them to itself."""
IN_MEMORY = 500
"""So many tables stay in memory in any case; what one costs there is measured with them."""
SETTLED = 8.0
"""Seconds after which the server has let go of what it does not keep."""
HALF = 230
"""Answers after which a random match is about half over."""


def half_played(number: int) -> tuple[StoredMatch, list[StoredEntry]]:
    """A match of random players, left in its middle."""
    game, rng = game_named(GAME), Random(number)
    match = new_match(game, {}, seats(game, [f"guest {seat}" for seat in range(PLAYERS)]), state=PLAYING, turn="0")
    nonces = tuple(seat.nonce for seat in match.seats)
    colours, names = tuple(seat.colour for seat in match.seats), tuple(seat.name for seat in match.seats)
    live = LiveMatch(Match(game, colours, names, {}), match.seed, nonces)
    live.roll_all()
    for _ in range(HALF):
        seat = live.to_act()[0]
        live.do(seat, str(pick(game, live.state, seat, rng)))
        live.roll_all()
    last = len(live.log) - 1
    made = digest(game, live.state)
    return match, [StoredEntry(n, entry, None, 0, made if n == last else "") for n, entry in enumerate(live.log)]


async def fill(store: Store, count: int) -> list[str]:
    """So many half-played matches; their ids."""
    kinds = [half_played(number) for number in range(KINDS)]
    ids = [f"{number:012x}" for number in range(count)]
    for first in range(0, count, TOGETHER):
        await asyncio.gather(*(_add(store, ids[n], *kinds[n % KINDS]) for n in range(first, min(first + TOGETHER, count))))
    return ids


async def _add(store: Store, name: str, match: StoredMatch, log: list[StoredEntry]) -> None:
    await store.add_match(match._replace(id=name), 0, log)


async def measure(path: Path, count: int) -> dict[str, float]:
    """What so many tables cost that someone came to and nobody watches any more, and each while it is in memory."""
    store = Store.sqlite(path)
    await store.open()
    ids = await fill(store, count)
    await store.close()
    async with open_tables(Settings(sqlite_address(path))) as tables:
        await tables.get(ids[0])
        before, begun = _memory(), time.perf_counter()
        for name in ids[1:IN_MEMORY]:
            await tables.get(name)
        loaded, first = time.perf_counter(), _memory()
        for name in ids[IN_MEMORY:]:
            await tables.get(name)
        largest = _memory()
        await asyncio.sleep(SETTLED)
        settled = _memory()
    return {
        "tables": count,
        "kib_per_idle_table": round((settled - before) / 1024 / (count - 1), 1),
        "kib_per_table_in_memory": round((first - before) / 1024 / (min(count, IN_MEMORY) - 1), 1),
        "mib_in_all": round(settled / 2**20),
        "mib_at_most": round(largest / 2**20),
        "ms_to_load_one": round(1000 * (loaded - begun) / (min(count, IN_MEMORY) - 1), 2),
    }


def _memory() -> int:
    gc.collect()
    return rss_of(os.getpid())


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(measure(Path(folder) / "idle.db", int(sys.argv[1])))))
