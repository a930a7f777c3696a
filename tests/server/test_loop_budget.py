"""Work that waits for the event loop begins a little at a time, round-robin among its owners."""

from __future__ import annotations

import asyncio

from coeurdelion.server.loop_budget import LoopBudget


async def test_work_of_one_owner_leaves_room_in_every_turn_of_the_loop() -> None:
    budget, turns, begun = LoopBudget(10), 0, []

    async def work() -> None:
        await budget.turn("eve", 10)
        begun.append(turns)

    tasks = [asyncio.create_task(work()) for _ in range(50)]
    while not all(task.done() for task in tasks):
        await asyncio.sleep(0)
        turns += 1
    assert len(set(begun)) == 50, "no two of them begin in one turn"


async def test_who_comes_last_waits_for_one_turn_of_each_other_owner() -> None:
    budget, order = LoopBudget(10), []

    async def work(owner: str) -> None:
        await budget.turn(owner, 10)
        order.append(owner)

    flood = [asyncio.create_task(work(owner)) for owner in ("eve", "mallory") for _ in range(40)]
    await asyncio.sleep(0)
    await asyncio.gather(*flood, asyncio.create_task(work("ada")))
    assert order.index("ada") <= 4
    assert len(order) == 81


async def test_cheap_work_does_not_wait() -> None:
    budget = LoopBudget(10)
    assert [budget.begin(2) for _ in range(6)] == [True] * 5 + [False]
    await asyncio.sleep(0)
    assert budget.begin(2)


async def test_who_no_longer_waits_is_passed_over() -> None:
    budget = LoopBudget(1)
    assert budget.begin(1)
    waiting = [asyncio.create_task(budget.turn("eve", 1)) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[2].cancel()
    await asyncio.wait(waiting, timeout=5)
    assert [task.cancelled() for task in waiting] == [False, False, True]
    assert len(budget) == 0
