"""The replay pool: bounded in time, memory and what waits, fair, and asked once for what many want."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from coeurdelion.core import Refused
from coeurdelion.server.replays.cache import AnswerCache
from coeurdelion.server.replays.pool import ReplayPool
from coeurdelion.server.settings import Limits
from coeurdelion.server.store import OVER, Store, StoredMatch
from tests.paths import MATCHES
from tests.server.harness import DEADLINE_S, stored

FILE = min(MATCHES.rglob("*.match"), key=lambda path: path.stat().st_size).read_text("utf-8")
ONE = replace(Limits(), replay_processes=1)
STALLING = """
import sys, time
for line in sys.stdin:
    if "stall" in line:
        time.sleep(600)
    if "die" in line:
        sys.exit(1)
    print('+"' + str(len(line)) + '"', flush=True)
"""
"""A replay process that stalls, dies or answers with the length of the request."""
GREEDY = """
from coeurdelion.server.replays import jobs, process
jobs.read_file = lambda text: bytearray(2 << 30)
process.main()
"""
"""A replay process that wants 2 GiB for every file."""


@asynccontextmanager
async def pool_of(limits: Limits, program: str = "") -> AsyncIterator[ReplayPool]:
    command = (sys.executable, "-c", program) if program else ()
    pool = ReplayPool(limits, *([command] if command else []))
    try:
        yield pool
    finally:
        await pool.close()


async def over(store: Store) -> StoredMatch:
    """A match that is over, without entries."""
    match = stored("ab", state=OVER)
    await store.add_match(match, 0)
    return match


@pytest.mark.parametrize("text", ["stall", "die"])
async def test_a_process_that_exceeds_its_time_or_dies_is_replaced(text: str) -> None:
    async with pool_of(replace(ONE, replay_seconds=2), STALLING) as pool:
        with pytest.raises(Refused, match="match: too-long"):
            await pool.read_file(text, "a")
        assert await pool.read_file("fine", "a")


async def test_a_process_that_needs_too_much_memory_says_so_and_goes_on() -> None:
    async with pool_of(replace(ONE, replay_memory_mib=512), GREEDY) as pool:
        for _ in range(2):
            with pytest.raises(Refused, match="match: too-long"):
                await pool.read_file(FILE, "a")


async def test_what_waits_is_bounded_for_each_address_and_in_all() -> None:
    limits = replace(ONE, replays_waiting=3, replays_waiting_per_address=2)
    async with pool_of(limits, STALLING) as pool:
        waiting = [asyncio.create_task(pool.read_file("stall", "a")) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too-busy"):
            await pool.read_file("fine", "a")
        other = asyncio.create_task(pool.read_file("fine", "b"))
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too-busy"):
            await pool.read_file("fine", "c")
        for task in waiting[:2]:
            task.cancel()  # whoever stalls is killed when nobody waits for it any more
            await asyncio.gather(task, return_exceptions=True)
        async with asyncio.timeout(DEADLINE_S):
            assert await other, "another address is next, though one more of the first has waited longer"
        waiting[2].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


async def test_what_many_ask_is_computed_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await over(store)
    pages, read = store.entry_pages, 0

    def counted(name: str, first: int = 0) -> object:
        nonlocal read
        read += 1
        return pages(name, first)

    monkeypatch.setattr(store, "entry_pages", counted)
    async with pool_of(ONE, STALLING) as pool:
        answers = await asyncio.gather(*(pool.about(store, match, str(one), "replay") for one in range(10)))
        assert len(set(answers)) == 1
        assert await pool.about(store, match, "z", "replay") == answers[0]
        assert read == 1
        await pool.about(store, match, "z", "position", 3)
        assert read == 2


async def test_who_goes_away_does_not_take_the_answer_from_others(store: Store) -> None:
    match = await over(store)
    async with pool_of(ONE, STALLING) as pool:
        first = asyncio.create_task(pool.about(store, match, "a", "replay"))
        await asyncio.sleep(0)
        second = asyncio.create_task(pool.about(store, match, "b", "replay"))
        await asyncio.sleep(0)
        first.cancel()
        assert await second


def test_the_cache_keeps_to_its_bytes_and_drops_what_was_asked_longest_ago() -> None:
    cache = AnswerCache(100)
    for key in "abcd":
        cache.keep(key, b"x" * 25)
    assert cache.get("a")
    cache.keep("e", b"x" * 20)
    assert [key for key in "abcde" if cache.get(key)] == ["a", "c", "d", "e"]
    cache.keep("large", b"x" * 26)
    assert cache.get("large") is None
