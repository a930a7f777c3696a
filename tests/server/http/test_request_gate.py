"""Requests take turns: fairly among addresses, and among the sessions of an address."""

from __future__ import annotations

import asyncio

import pytest

from coeurdelion.core import Refused
from coeurdelion.server.http.request_gate import RequestGate


async def passing(gate: RequestGate, address: str, session: str, order: list[str]) -> None:
    async with gate.turn(address, session):
        order.append(session)
        await asyncio.sleep(0)


async def test_made_up_sessions_gain_nothing_against_another_address() -> None:
    gate, order = RequestGate(2, 1000), list[str]()
    flood = [asyncio.create_task(passing(gate, "203.0.113.7", f"eve {number}", order)) for number in range(200)]
    await asyncio.sleep(0)
    await asyncio.gather(*flood, asyncio.create_task(passing(gate, "203.0.113.8", "ada", order)))
    assert order.index("ada") <= 5


async def test_a_flooding_session_leaves_turns_to_others_of_its_address() -> None:
    gate, order = RequestGate(2, 1000), list[str]()
    flood = [asyncio.create_task(passing(gate, "203.0.113.7", "eve", order)) for _ in range(200)]
    await asyncio.sleep(0)
    await asyncio.gather(*flood, asyncio.create_task(passing(gate, "203.0.113.7", "ada", order)))
    assert order.index("ada") <= 5


async def test_only_so_many_of_a_session_wait() -> None:
    gate, order = RequestGate(2, 3), list[str]()
    ends = await asyncio.gather(*(passing(gate, "203.0.113.7", "eve", order) for _ in range(10)), return_exceptions=True)
    assert sum(isinstance(end, Refused) for end in ends) == 10 - 1 - 3
    assert len(order) == 4
    with pytest.raises(Refused):
        raise next(end for end in ends if end)
