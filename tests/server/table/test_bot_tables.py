"""The tables with bots that come from one address are counted until they are over or gone."""

from __future__ import annotations

import asyncio

import pytest

from coeurdelion.core import Refused
from coeurdelion.server.metrics import REGISTRY
from coeurdelion.server.settings import Limits
from coeurdelion.server.store import OVER, Store
from coeurdelion.server.table.bot_tables import BotTables
from tests.server.harness import stored

LIMITS = Limits(bot_tables_per_address=2, bot_tables_per_guest=100)


async def make(tables: BotTables, store: Store, match: str, address: str = "::1", state: str = "open") -> str:
    """The reason for which a table is refused, empty if it is made."""
    try:
        async with tables.claim(address, match) as quota:
            await store.add_match(stored("aB", match=match, state=state), 0, quota=quota)
    except Refused as refused:
        return refused.reason
    return ""


async def test_concurrent_requests_of_one_address_do_not_slip_through_and_others_are_not_refused(store: Store) -> None:
    tables = BotTables(store, LIMITS)
    said = await asyncio.gather(*(make(tables, store, f"m{number}") for number in range(60)))
    assert sorted(said) == [""] * 2 + ["too-many-bot-tables-here"] * 58
    assert not await make(tables, store, "n0", "::2")


async def test_a_table_that_is_over_or_gone_no_longer_counts(store: Store) -> None:
    tables = BotTables(store, LIMITS)
    assert not await make(tables, store, "m0", state=OVER)
    assert not await make(tables, store, "m1")
    assert not await make(tables, store, "m2"), "the first is over"
    assert await make(tables, store, "m3") == "too-many-bot-tables-here"
    await store.drop_match("m1")
    assert not await make(tables, store, "m4")


async def test_a_table_that_is_refused_does_not_count(store: Store) -> None:
    tables = BotTables(store, Limits(bot_tables_per_address=2, bot_tables_per_guest=1))
    assert [await make(tables, store, f"m{number}") for number in range(5)] == ["", *["too-many-bot-tables"] * 4]


async def test_finished_tables_are_forgotten(store: Store) -> None:
    tables = BotTables(store, LIMITS)
    await make(tables, store, "m0", state=OVER)
    await make(tables, store, "m1", "::2")
    await tables.forget_finished()
    assert tables.counted == {"::2": {"m1"}}


@pytest.mark.parametrize(
    ("limit", "limits"),
    [
        ("bot-tables-per-guest", Limits(bot_tables_per_guest=0)),
        ("bot-tables-per-address", Limits(bot_tables_per_address=0)),
    ],
)
async def test_refusals_are_counted(store: Store, limit: str, limits: Limits) -> None:
    def count() -> float:
        return REGISTRY.get_sample_value("coeurdelion_limited_total", {"limit": limit}) or 0.0

    before = count()
    assert await make(BotTables(store, limits), store, "m0")
    assert count() == before + 1
