"""Who is at a table in another process, also when its heartbeat was late or the clock was set back."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from coeurdelion.server.cluster import presence
from coeurdelion.server.cluster.presence import Presence
from coeurdelion.server.store import Store
from tests.server.harness import eventually, execute, store_at, stored

HOUR_S = 3600


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    """A store with a match, on each kind of database in turn."""
    async with store_at(address) as opened:
        await opened.add_match(stored("ab"), 0)
        yield opened


async def test_a_process_that_died_before_the_clock_was_set_back_is_dead_after_its_timeout(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "HEARTBEAT_TIMEOUT_S", 1.0)
    dead, alive = Presence(store), Presence(store)
    await dead.beat()
    await dead.come("m", "ada")
    assert await alive.elsewhere("m") == {"ada"}
    await execute(store, f"UPDATE processes SET until = until + {HOUR_S}")
    await alive.beat()
    assert await alive.elsewhere("m") == {"ada"}, "it may beat yet"

    async def is_gone() -> bool:
        return not await alive.elsewhere("m")

    await eventually(is_gone)


async def test_the_guests_of_a_process_that_was_taken_for_dead_are_noted_again(store: Store) -> None:
    late, other = Presence(store), Presence(store)
    await late.beat()
    for guest in ("ada", "eve"):
        await late.come("m", guest)
    await execute(store, f"UPDATE processes SET until = until - {HOUR_S}")
    await other.beat()
    await late.go("m", "eve")
    assert await other.elsewhere("m") == frozenset()
    await late.beat()
    assert await other.elsewhere("m") == {"ada"}
    await late.beat()
    await late.go("m", "ada")
    assert await other.elsewhere("m") == frozenset()
