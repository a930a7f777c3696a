"""A table keeps its order: stored, then acknowledged, then shown; repeated, stale and refused answers change nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from coeurdelion.bots.keen import KEEN
from coeurdelion.core import AnyGame, Refused, Seat
from coeurdelion.live import LiveMatch
from coeurdelion.server import wire
from coeurdelion.server.journal import Journal
from coeurdelion.server.store import Store
from coeurdelion.server.table import Table
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
    screen = Screen("x", (seat,), seat)
    table.update(screen.watcher)
    return seat, screen.update["question"]["number"]


async def one_step(table: Table, rng: Random) -> None:
    """Whoever is asked answers keenly."""
    assert table.live
    seat, question = asked(table)
    action = KEEN[GAME.id](GAME, table.live.state, seat, rng)
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
        screen = Screen("a", (0,), 0)
        table.enter(screen.watcher)
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
        table = Table(Journal(match, store), at_random)
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
            early = Screen("x", (), None)
            table.enter(early.watcher)
            assert not early.update["view"]["castles"]
            await write(match, added)

        store.add_entries = slow  # type: ignore[method-assign]
        await table.act(seat, question, "castle a1")
        late = Screen("x", (), None)
        table.enter(late.watcher)
        assert late.update["view"]["castles"] == {"a1": GAME.colours[seat]}

    play(scene, tmp_path)


def test_a_bot_that_stumbles_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coeurdelion.server.table.PAUSES", (0, 0, 0))
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
        broken = Journal(stored("ab"), store)
        with pytest.raises(Refused, match="diverged"):
            broken._resume([*log[:-1], log[-1]._replace(digest="0" * 16)])

    play(scene, tmp_path)


def test_after_a_restart_the_table_is_as_it_was(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        table = await new_table(store, "abc")
        await steps(table, 120)
        seat, question = asked(table)
        await one_step(table, Random(1))
        if table.can_take_back(seat):
            await table.take_back(seat)
        assert asked(table) != (seat, question)
        again = await Table.load(stored("abc"), store, at_random)
        assert table.live
        assert again.live
        assert again.live.state == table.live.state
        assert again.live.log == table.live.log
        assert asked(again) == asked(table)
        assert again.journal._answers == table.journal._answers
        assert [again.can_take_back(seat) for seat in range(3)] == [table.can_take_back(seat) for seat in range(3)]
        first = next(iter(table.journal._answers))
        assert await again.act(*first, "castle a1") == table.journal._answers[first]

    play(scene, tmp_path)


def test_an_undo_is_an_entry_and_free_only_for_the_last_to_act(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        table = await new_table(store, "ab")
        screen = Screen("b", (1,), 1)
        table.enter(screen.watcher)
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
        screen = Screen("a", (0,), 0)
        table.enter(screen.watcher)
        assert table.live is None
        assert [player["taken"] for player in screen.messages[0]["players"]] == [True, False]
        with pytest.raises(Refused, match="not-begun"):
            await table.act(0, 0, "castle a1")
        taken = table.stored.seats[1]._replace(guest="z", name="Zoe", nonce="zz")
        assert await store.take_seat("m", taken)
        assert not await store.take_seat("m", taken._replace(guest="y"))
        await table.seated(taken)
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
        assert table.live.result.startswith("win")

    play(scene, tmp_path)


def test_a_session_with_two_seats_gets_only_the_view_of_the_one_that_sits(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        table = await new_table(store, "aa")
        screen = Screen("a", (0, 1), None)
        table.enter(screen.watcher)
        assert table.live
        codes = [[card.code for card in player.hand] for player in table.live.state.players]
        assert all(code.endswith("?") for hand in screen.update["view"]["hand"] for code in hand)
        for seat in (0, 1):
            table.sit(screen.watcher, seat)
            assert screen.update["view"]["hand"][seat] == sorted(codes[seat])
            assert all(code.endswith("?") for code in screen.update["view"]["hand"][1 - seat])
        with pytest.raises(Refused, match="not-your-seat"):
            table.sit(Screen("b", (1,), 1).watcher, 0)

    play(scene, tmp_path)


@pytest.mark.parametrize("sits", [0, 1, None])
def test_what_a_seat_receives_stays_when_what_it_cannot_know_is_dealt_anew(sits: Seat | None, tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        table = await new_table(store, "abB")
        rng = Random(3)
        for _ in range(60):
            assert table.live
            seat = table.live.to_act()[0]
            if seat == 2:
                question = table.journal.question(2)
                await table.act(2, question, await at_random(GAME, "", table.live, 2))
            else:
                await one_step(table, rng)
            received = received_by(table, sits)
            step = table.live.steps[-1]
            dealt = GAME.deal(GAME.redact(step.state, sits), rng)
            table.live.steps[-1] = step._replace(state=dealt)
            assert received_by(table, sits) == received
            table.live.steps[-1] = step

    play(scene, tmp_path)


def received_by(table: Table, seat: Seat | None) -> bytes:
    """The bytes of an update for a seat that has been told everything before."""
    screen = Screen("x", () if seat is None else (seat,), seat)
    assert table.live
    screen.watcher.told = len(table.live.log) - 2
    table.update(screen.watcher)
    assert msgspec.json.decode(screen.sent[-1])["type"] == "update"
    return b"\n".join(screen.sent)
