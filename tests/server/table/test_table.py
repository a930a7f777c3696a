"""A table keeps its order: stored, then acknowledged, then shown; repeated, stale and refused answers change nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from coeurdelion.bots import BOTS
from coeurdelion.core import AnyGame, Refused, Seat
from coeurdelion.core.result import Won
from coeurdelion.core.table_action import Undo
from coeurdelion.games import lionheart
from coeurdelion.match.live import LiveMatch
from coeurdelion.server import wire
from coeurdelion.server.store import Store
from coeurdelion.server.table.journal import KEPT_POSITIONS, Journal
from coeurdelion.server.table.table import Table
from coeurdelion.server.table.undo import can_take_back
from tests.server.harness import GAME, Screen, at_random, new_table, store_at, stored

Scene = Callable[[Store], Coroutine[Any, Any, None]]


def play(scene: Scene, path: Path) -> None:
    """Run a scene with a store of its own."""

    async def run() -> None:
        async with store_at(path / "tables.db") as store:
            await scene(store)

    asyncio.run(run())


def asked(table: Table) -> tuple[Seat, int]:
    """Who is asked, and the number of the question."""
    assert table.live
    (seat,) = table.live.to_act()
    return seat, table.journal.question(seat)


async def one_step(table: Table, rng: Random) -> None:
    """Whoever is asked answers keenly."""
    assert table.live
    seat, question = asked(table)
    action = BOTS[GAME.id].keen(GAME, table.live.state, seat, rng)
    assert isinstance(await table.act(seat, question, str(action)), wire.Done)


async def steps(table: Table, count: int) -> None:
    rng = Random(5)
    for _ in range(count):
        assert table.live
        if not table.live.to_act():
            return
        await one_step(table, rng)


def test_a_repeated_answer_is_answered_as_the_first_time(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        table = await new_table(store, "ab")
        seat, question = asked(table)
        done = await table.act(seat, question, "castle a1")
        assert await table.act(seat, question, "castle a1") == done
        assert await table.act(seat, question, "castle l12") == done
        assert table.live
        assert [entry.action for entry in table.live.log if entry.seat == seat] == ["castle a1"]
        assert len(await store.entries("m")) == len(table.live.log)

    play(scene, tmp_path)


def test_a_table_is_shown_before_anything_has_happened(tmp_path: Path) -> None:
    """Where armies are built, no chance comes first: the log is empty, and both are asked."""

    async def scene(store: Store) -> None:
        table = await new_table(store, "ab", {"army": "built"}, lionheart)
        assert table.live
        assert not table.live.log
        for guest in "ab":
            update = (await Screen(table, guest).enter()).messages[-1]
            assert update["question"]["open"] == ["army"]
            assert update["entry"] == -1

    play(scene, tmp_path)


def test_a_repeated_answer_is_answered_also_after_resigning(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        table = await new_table(store, "abc")
        seat, question = asked(table)
        done = await table.act(seat, question, "castle a1")
        await table.resign(seat)
        assert await table.act(seat, question, "castle a1") == done
        with pytest.raises(Refused, match="resigned"):
            await table.act(seat, table.journal.question(seat), "knight a2")

    play(scene, tmp_path)


def test_a_match_that_stands_still_forgets_and_remembers(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        table, rng = await new_table(store, "ab", {}), Random(1)
        answered = {}
        for _ in range(60):
            (seat, question), line = asked(table), str(rng.choice(GAME.legal(table.journal.begun().state, asked(table)[0])))
            answered[seat, question] = await table.act(seat, question, line)
        live = table.journal.begun()
        steps = list(live.steps)
        table.journal.compact_if_idle()
        assert len(live._steps) == len(steps)
        table.journal.compact_if_idle()
        assert (len(live._steps), len(table.journal._answers)) == (KEPT_POSITIONS, KEPT_POSITIONS)
        assert live.latest(3) == steps[-3:]
        assert len(live._steps) == KEPT_POSITIONS
        assert live.copy().steps == steps
        for (seat, question), done in answered.items():
            assert await table.act(seat, question, "done") == done
        live.forget(2)
        live.note(Undo(steps[20].number))
        assert live.steps == steps[:20]
        assert live.state == steps[19].state

    play(scene, tmp_path)


def test_a_stale_or_refused_answer_changes_nothing(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        table = await new_table(store, "ab")
        assert table.live
        seat, question = asked(table)
        before = table.live.state
        assert await table.act(seat, question + 9, "castle a1") == wire.Stale(question + 9)
        with pytest.raises(Refused, match="not-your-turn"):
            await table.act(1 - seat, 0, "castle a1")
        for line in ("castle b1", "fly", "border a1e"):
            with pytest.raises(Refused):
                await table.act(seat, question, line)
        assert table.live.state is before
        assert asked(table) == (seat, question)

    play(scene, tmp_path)


def test_an_answer_that_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        table = await new_table(store, "ab")
        await Screen(table, "a").enter()
        assert table.live
        before, log = table.live.state, list(table.live.log)
        seat, question = asked(table)

        async def full(match: str, added: object) -> None:
            raise OSError("disk full")

        write, store.add_entries = store.add_entries, full  # type: ignore[method-assign]
        with pytest.raises(OSError, match="disk full"):
            await table.act(seat, question, "castle a1")
        assert (table.live.state, table.live.log) == (before, log)
        store.add_entries = write  # type: ignore[method-assign]
        assert isinstance(await table.act(seat, question, "castle a1"), wire.Done)

    play(scene, tmp_path)


def test_a_match_that_could_not_begin_begins_later(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        async def full(match: str, added: object) -> None:
            raise OSError("disk full")

        match = stored("ab")
        await store.add_match(match, 0)
        table = Table(Journal(match, store), store, at_random)
        write, store.add_entries = store.add_entries, full  # type: ignore[method-assign]
        with pytest.raises(OSError, match="disk full"):
            await table.begin()
        assert table.live is None
        store.add_entries = write  # type: ignore[method-assign]
        await table.begin()
        assert asked(table)

    play(scene, tmp_path)


def test_nothing_is_shown_before_it_is_stored(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        table = await new_table(store, "ab")
        seat, question = asked(table)
        write = store.add_entries

        async def slow(match: str, added: Any) -> None:
            early = await Screen(table, "x").enter()
            assert not early.view["castles"]
            await write(match, added)

        store.add_entries = slow  # type: ignore[method-assign]
        await table.act(seat, question, "castle a1")
        late = await Screen(table, "x").enter()
        assert late.view["castles"] == {"a1": GAME.colours[seat]}

    play(scene, tmp_path)


def test_a_bot_that_stumbles_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coeurdelion.server.table.bot_tasks.PAUSES", (0, 0, 0))
    stumbles = [OSError("no memory")]

    async def unsteady(game: AnyGame, level: str, live: LiveMatch, seat: Seat) -> str:
        if stumbles:
            raise stumbles.pop()
        return await at_random(game, level, live, seat)

    async def scene(store: Store) -> None:
        match = stored("BB")
        await store.add_match(match, 0)
        table = await Table.load(match, store, unsteady)
        while table.live and len(table.live.log) < 40:
            await asyncio.sleep(0)
        await table.close()

    play(scene, tmp_path)


def test_a_table_that_does_not_replay_as_stored_is_not_opened(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        table = await new_table(store, "ab")
        await steps(table, 6)
        log = list(await store.entries("m"))
        other = stored("ab", match="other")
        await store.add_match(other, 0, [*log[:-1], log[-1]._replace(digest="0" * 16)])
        with pytest.raises(Refused, match="diverged"):
            await Journal.load(other, store)

    play(scene, tmp_path)


def test_after_a_restart_the_table_is_as_it_was(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        table = await new_table(store, "abc")
        await steps(table, 120)
        seat, question = asked(table)
        await one_step(table, Random(1))
        assert table.live
        if can_take_back(table.live, seat):
            await table.take_back(seat)
        assert asked(table) != (seat, question)
        again = await Table.load(stored("abc"), store, at_random)
        assert again.live
        assert again.live.state == table.live.state
        assert again.live.log == table.live.log
        assert asked(again) == asked(table)
        for (who, question), done in table.journal._answers.items():
            assert await again.act(who, question, "done") == done
        for seat in range(3):
            assert can_take_back(again.live, seat) == can_take_back(table.live, seat)
        first = next(iter(table.journal._answers))
        assert await again.act(*first, "castle a1") == table.journal._answers[first]

    play(scene, tmp_path)


def test_an_undo_is_an_entry_and_free_only_for_the_last_to_act(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        table = await new_table(store, "ab")
        screen = await Screen(table, "b").enter()
        seat, question = asked(table)
        await table.act(seat, question, "castle a1")
        with pytest.raises(Refused, match="no-free-undo"):
            await table.take_back(1 - seat)
        await table.take_back(seat)
        table.broadcast()
        assert table.live
        assert table.live.log[-1].action == "undo 6"
        assert screen.update["whole"]
        assert not [event for event in screen.update["events"] if event["key"] == "castle-placed"]
        assert asked(table) != (seat, question)

    play(scene, tmp_path)


def test_an_open_seat_is_waited_for(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        table = await new_table(store, "a-")
        screen = await Screen(table, "a").enter()
        assert table.live is None
        assert [player["taken"] for player in screen.messages[0]["players"]] == [True, False]
        with pytest.raises(Refused, match="not-begun"):
            await table.act(0, 0, "castle a1")
        taken = table.stored.seats[1]._replace(guest="z", name="Zoe", nonce="zz")
        assert await store.take_seat("m", taken)
        assert not await store.take_seat("m", taken._replace(guest="y"))
        await table.refresh()
        assert table.live
        assert table.live.nonces == ("", "zz")
        assert screen.update["to_act"]

    play(scene, tmp_path)


def test_bots_answer_like_anyone(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        table = await new_table(store, "BB")
        table.broadcast()
        while table.live and not table.live.result:
            await asyncio.sleep(0)
        assert table.live
        assert isinstance(table.live.result, Won)

    play(scene, tmp_path)


def test_a_session_with_two_seats_gets_only_the_view_of_the_one_that_sits(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        table = await new_table(store, "aa")
        screen = await Screen(table, "a").enter()
        assert table.live
        codes = [[card.code for card in player.hand] for player in table.live.state.players]
        assert all(code.endswith("?") for hand in screen.view["hand"] for code in hand)
        for seat in (0, 1):
            table.sit(screen.watcher, seat)
            assert screen.view["hand"][seat] == sorted(codes[seat])
            assert all(code.endswith("?") for code in screen.view["hand"][1 - seat])
        with pytest.raises(Refused, match="not-your-seat"):
            table.sit(Screen(table, "b").watcher, 0)

    play(scene, tmp_path)
