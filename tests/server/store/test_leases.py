"""The rows of leases on both databases: bots that are due, and a clock that was set back."""

from __future__ import annotations

from coeurdelion.core import Entry
from coeurdelion.server.store import OVER, PLAYING, NewEntries, Store, StoredEntry
from tests.server.harness import execute, stored

HOUR_S = 3600
DURATION_S = 4.0


async def append(store: Store, match: str, number: int, *, bots_due: bool, state: str = PLAYING) -> None:
    """Append an entry after which a bot is to act, or not."""
    entry = StoredEntry(number, Entry(0, "act"), number, number, "d")
    await store.add_entries(match, NewEntries([entry], state, "1", "", bots_due))


async def test_matches_in_which_a_bot_is_to_act_are_found(store: Store) -> None:
    for name in ("person", "bot", "leased", "over", "open"):
        await store.add_match(stored("aB", match=name), 0)
    await append(store, "bot", 0, bots_due=True)
    await append(store, "person", 0, bots_due=True)
    await append(store, "person", 1, bots_due=False)
    await append(store, "leased", 1, bots_due=True)
    await append(store, "over", 0, bots_due=True, state=OVER)
    assert await store.take_lease("leased", "other", DURATION_S)
    assert await store.matches_with_bots_due("mine", 9) == ["bot"]
    assert await store.matches_with_bots_due("other", 9) == ["bot", "leased"]
    assert await store.matches_with_bots_due("other", 1) == ["bot"]
    found = await store.match("bot")
    assert found
    assert found.bots_due
    await execute(store, "UPDATE leases SET until = 0")
    assert await store.matches_with_bots_due("mine", 9) == ["bot", "leased"]


async def test_a_lease_from_before_the_clock_was_set_back_counts_as_expired(store: Store) -> None:
    await store.add_match(stored("aB"), 0)
    await append(store, "m", 0, bots_due=True)
    assert await store.take_lease("m", "gone", DURATION_S)
    assert await store.is_leased_by_other("m", "mine")
    await execute(store, f"UPDATE leases SET until = until + {HOUR_S}")
    assert not await store.is_leased_by_other("m", "mine")
    assert await store.matches_with_bots_due("mine", 9) == ["m"]
    assert await store.expired_leases("mine", 9) == ["m"]
    assert await store.take_lease("m", "mine", DURATION_S)
    assert not await store.take_lease("m", "gone", DURATION_S)
