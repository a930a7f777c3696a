"""Which process runs the bots of a table: one at a time, and another once it is gone."""

from __future__ import annotations

import asyncio

import pytest

from coeurdelion.server.cluster import leases
from coeurdelion.server.cluster.leases import Leases
from tests.server.harness import eventually, store_at, stored

DURATION_S = 2.0


async def test_a_lease_has_one_holder_until_it_ends(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LEASE_DURATION_S", DURATION_S)
    async with store_at(address) as store:
        await store.add_match(stored("aB"), 0)
        first, second = Leases(store), Leases(store)
        taken = await asyncio.gather(first.take("m"), second.take("m"))
        assert sorted(taken) == [False, True]
        holder, other = (first, second) if taken[0] else (second, first)
        assert not await other.take("m")
        for _ in range(2):  # together longer than a lease: that it lasts because it is renewed is what is tested
            await asyncio.sleep(DURATION_S * 0.6)
            assert holder.holds("m")
            assert not await other.orphans()
            await holder.renew()
        assert await eventually(other.orphans) == ["m"]
        assert not holder.holds("m")
        assert await other.take("m")
        await holder.renew()
        assert not holder.holds("m")
        await other.release("m")
        assert await holder.take("m")
        await holder.close()
        assert await other.take("m")
