"""Whether the database takes writes: known within a second, and never by more than one write in that time."""

from __future__ import annotations

import asyncio

import pytest

from coeurdelion.core import Refused
from coeurdelion.server.store import Store, write_probe
from tests.server.harness import eventually, execute, measured, stored

REFUSE_WRITES = {
    "sqlite": ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 100000"),
    "postgresql": (
        "SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY",
        "SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE",
    ),
}
"""What makes the writer's connection refuse what needs more room, or everything; and what ends that."""


async def test_a_database_that_refuses_writes_is_noticed_and_its_return_too(store: Store) -> None:
    begins, ends = REFUSE_WRITES[store.url.get_backend_name()]
    await execute(store, begins)
    with pytest.raises(Refused, match="not-stored"):
        await store.add_match(stored("ab", {"long": "x" * 50_000}), 0)
    assert not await store.is_writable(), "the last commit failed"
    await asyncio.sleep(write_probe.INTERVAL_S)
    assert not await store.is_writable(), "so did a new probe"
    await execute(store, ends)
    assert await eventually(store.is_writable)
    assert await store.all_matches() == [], "a probe leaves nothing"


async def test_a_flood_of_questions_writes_once(store: Store) -> None:
    before = measured("coeurdelion_writes_total")
    answers = await asyncio.gather(*(store.is_writable() for _ in range(200)))
    assert all(answers)
    assert measured("coeurdelion_writes_total") - before == 1
