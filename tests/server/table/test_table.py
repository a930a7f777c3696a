"""A table keeps its order: stored, then acknowledged, then shown; repeated, stale and refused answers change nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from coeurdelion.bots import BOTS
from coeurdelion.core import AnyGame, Refused, Seat
from coeurdelion.core.table_action import Undo
from coeurdelion.games import lionheart
from coeurdelion.match.live import LiveMatch
from coeurdelion.server import wire
from coeurdelion.server.bots.pool import Advice
from coeurdelion.server.store import Store, StoredEntry
from coeurdelion.server.table.journal import KEPT_POSITIONS, Journal
from coeurdelion.server.table.table import Table
from coeurdelion.server.table.undo import can_take_back
from tests.server.harness import GAME, Client, at_random, new_table, stored


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


async def test_a_repeated_answer_is_answered_as_the_first_time(store: Store) -> None:
    table = await new_table(store, "ab")
    seat, question = asked(table)
    done = await table.act(seat, question, "castle a1")
    assert await table.act(seat, question, "castle a1") == done
    assert await table.act(seat, question, "castle l12") == done
    assert table.live
    assert [entry.action for entry in table.live.log if entry.seat == seat] == ["castle a1"]
    assert len(await store.entries("m")) == len(table.live.log)


async def test_a_table_is_shown_before_anything_has_happened(store: Store) -> None:
    """Where armies are built, no chance comes first: the log is empty, and both are asked."""
    table = await new_table(store, "ab", {"army": "built"}, lionheart)
    assert table.live
    assert not table.live.log
    for guest in "ab":
        update = (await Client(table, guest).enter()).messages[-1]
        assert update["question"]["open"] == ["army"]
        assert update["entry"] == -1


async def test_a_repeated_answer_is_answered_also_after_resigning(store: Store) -> None:
    table = await new_table(store, "abc")
    seat, question = asked(table)
    done = await table.act(seat, question, "castle a1")
    await table.resign(seat)
    assert await table.act(seat, question, "castle a1") == done
    with pytest.raises(Refused, match="resigned"):
        await table.act(seat, table.journal.question(seat), "knight a2")


async def test_a_match_that_stands_still_forgets_and_remembers(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table, rng = await new_table(store, "ab", {}), Random(1)
    answered = {}
    for _ in range(60):
        (seat, question), line = asked(table), str(rng.choice(GAME.legal(table.journal.begun().state, asked(table)[0])))
        answered[seat, question] = await table.act(seat, question, line)
    live = table.journal.begun()
    steps = list(live.steps)
    table.journal.compact_if_idle()
    assert live.steps[0] is steps[0], "it has only begun to stand still"
    table.journal.compact_if_idle()
    assert all(kept is step for kept, step in zip(live.latest(KEPT_POSITIONS), steps[-KEPT_POSITIONS:], strict=True))
    assert live.latest(KEPT_POSITIONS + 1)[0] is not steps[-KEPT_POSITIONS - 1], "what was forgotten is replayed"
    assert live.copy().steps == steps
    entries, reads = store.entries, 0

    async def counted(match: str, first: int = 0) -> Sequence[StoredEntry]:
        nonlocal reads
        reads += 1
        return await entries(match, first)

    monkeypatch.setattr(store, "entries", counted)
    for count, (seat, question) in enumerate(reversed(answered), 1):
        assert await table.act(seat, question, "done") == answered[seat, question]
        assert reads == (count > KEPT_POSITIONS), "answers of long ago are read again, all at once"
    live.forget(2)
    live.note(Undo(steps[20].number))
    assert live.steps == steps[:20]
    assert live.state == steps[19].state


async def test_a_stale_or_refused_answer_changes_nothing(store: Store) -> None:
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


async def test_an_answer_that_cannot_be_stored_has_not_happened(store: Store) -> None:
    table = await new_table(store, "ab")
    await Client(table, "a").enter()
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


async def test_a_match_that_could_not_begin_begins_later(store: Store) -> None:
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


async def test_nothing_is_shown_before_it_is_stored(store: Store) -> None:
    table = await new_table(store, "ab")
    seat, question = asked(table)
    write = store.add_entries

    async def slow(match: str, added: Any) -> None:
        early = await Client(table, "x").enter()
        assert not early.view["castles"]
        await write(match, added)

    store.add_entries = slow  # type: ignore[method-assign]
    await table.act(seat, question, "castle a1")
    late = await Client(table, "x").enter()
    assert late.view["castles"] == {"a1": GAME.colours[seat]}


async def test_a_bot_that_stumbles_tries_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coeurdelion.server.table.bot_tasks.RETRY_DELAYS_S", (0, 0, 0))
    stumbles = [OSError("no memory")]

    async def unsteady(game: AnyGame, level: str, live: LiveMatch, seat: Seat) -> Advice:
        if stumbles:
            raise stumbles.pop()
        return await at_random(game, level, live, seat)

    match = stored("BB")
    await store.add_match(match, 0)
    table = await Table.load(match, store, unsteady)
    eve = await Client(table, "eve").enter()
    await eve.until(lambda: eve.update["entry"] >= 40)
    await table.close()


async def test_no_bot_of_a_closed_table_thinks_again(store: Store) -> None:
    asked: list[Seat] = []
    thinks = asyncio.Event()

    async def endless(_game: AnyGame, _level: str, _live: LiveMatch, seat: Seat) -> Advice:
        asked.append(seat)
        thinks.set()
        await asyncio.Event().wait()
        return Advice("")

    match = stored("BB")
    await store.add_match(match, 0)
    table = await Table.load(match, store, endless)
    await thinks.wait()
    await table.close()
    assert table.idle
    table.broadcast()  # as the last answer of a bot does, when it is heard after the table was closed
    await asyncio.sleep(0)
    assert table.idle
    assert len(asked) == 1


async def test_a_table_that_does_not_replay_as_stored_is_not_opened(store: Store) -> None:
    table = await new_table(store, "ab")
    await steps(table, 6)
    log = list(await store.entries("m"))
    other = stored("ab", match="other")
    await store.add_match(other, 0, [*log[:-1], log[-1]._replace(digest="0" * 16)])
    with pytest.raises(Refused, match="diverged"):
        await Journal.load(other, store)


async def test_after_a_restart_the_table_is_as_it_was(store: Store) -> None:
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
    answered = {(one.entry.seat, one.question) for one in await store.entries("m") if one.question is not None}
    assert len(answered) > 100
    for who, question in answered:
        assert isinstance(done := await table.act(who, question, "done"), wire.Done)
        assert await again.act(who, question, "castle a1") == done
    for seat in range(3):
        assert can_take_back(again.live, seat) == can_take_back(table.live, seat)


async def test_an_undo_is_an_entry_and_free_only_for_the_last_to_act(store: Store) -> None:
    table = await new_table(store, "ab")
    screen = await Client(table, "b").enter()
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


async def test_an_open_seat_is_waited_for(store: Store) -> None:
    table = await new_table(store, "a-")
    screen = await Client(table, "a").enter()
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


async def test_bots_answer_like_anyone(store: Store) -> None:
    table = await new_table(store, "BB")
    eve = await Client(table, "eve").enter()
    await eve.until(lambda: bool(eve.update["result"]))
    assert eve.update["result"].startswith("win")


async def test_a_session_with_two_seats_gets_only_the_view_of_the_one_that_sits(store: Store) -> None:
    table = await new_table(store, "aa")
    screen = await Client(table, "a").enter()
    assert table.live
    codes = [[card.code for card in player.hand] for player in table.live.state.players]
    assert all(code.endswith("?") for hand in screen.view["hand"] for code in hand)
    for seat in (0, 1):
        table.sit(screen.watcher, seat)
        assert screen.view["hand"][seat] == sorted(codes[seat])
        assert all(code.endswith("?") for code in screen.view["hand"][1 - seat])
    with pytest.raises(Refused, match="not-your-seat"):
        table.sit(Client(table, "b").watcher, 0)


@pytest.mark.parametrize("limit", ["MAX_LOG_ENTRIES", "MAX_TABLE_ACTIONS"])
async def test_a_log_cannot_be_filled_without_playing(limit: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"coeurdelion.server.table.seats.{limit}", 0)
    table = await new_table(store, "ab")
    ada = await Client(table, "a").enter()
    await ada.send(type="act", seat=0, question=ada.update["question"]["number"], line="castle a1")
    for message in ({"type": "take-back"}, {"type": "offer", "what": "draw"}):
        with pytest.raises(Refused, match="log-full"):
            await ada.send(seat=0, **message)


async def test_what_a_program_did_is_shown_also_if_it_cannot_be_marked_as_one(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> bool:
        raise Refused("store", "not-stored")

    table = await new_table(store, "ab")
    ada, grace = await Client(table, "a").enter(), await Client(table, "b").enter()
    ada.watcher.program = True
    question = ada.update["question"]
    with monkeypatch.context() as broken:
        broken.setattr(store, "mark_program", fails)
        done = await ada.send(type="act", seat=0, question=question["number"], line=question["legal"][0])
    assert done["type"] == "done"
    assert grace.update["entry"] == done["last"]
    assert not table.stored.seats[0].program
    question = ada.update["question"]
    await ada.send(type="act", seat=0, question=question["number"], line=question["legal"][0])
    assert table.stored.seats[0].program
    assert grace.last("welcome")["players"][0]["program"]
