"""What every store keeps, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from coeurdelion.core import Entry, Refused
from coeurdelion.server.store import (
    OVER,
    PLAYING,
    ChatLine,
    EntryConflict,
    NewEntries,
    Seated,
    Store,
    StoredEntry,
    StoredMatch,
    StoredReasons,
    StoredSeat,
    origin_of_rematch,
)
from tests.server.harness import execute


def match(name: str, **values: Any) -> StoredMatch:
    """A match with one guest and one open seat."""
    seats = (
        StoredSeat(0, "red", "person", "Ada", "", "ada", None, "n"),
        StoredSeat(1, "blue", "link", "", "", None, "hash", ""),
    )
    return StoredMatch(name, "lowenherz-2003", 1, {"first": 0}, bytes(32), seats, **values)


def added(*numbers: int, seat: int = 0) -> NewEntries:
    entries = [StoredEntry(number, Entry(seat, f"act {number}"), number, 5, "d") for number in numbers]
    return NewEntries(entries, PLAYING, "1", "")


async def test_a_match_comes_back_as_it_was(store: Store) -> None:
    made = match(
        "m", owner="ada", public=True, seating="random", hints=True, origin={"kind": "fork"}, position={"rows": ["a"]}
    )
    await store.add_match(made, 7)
    assert await store.match("m") == made._replace(created=7, changed=7)
    assert await store.match("nowhere") is None


async def test_guests_come_again_by_the_hash_of_a_token(store: Store) -> None:
    await store.add_guest("ada", "Ada", 1)
    await store.add_session("h1", "ada", "cookie", "", 1)
    await store.add_session("h2", "ada", "bearer", "my bot", 2)
    await store.rename_guest("ada", "Ada L.")
    assert await store.session("h1", "cookie") == ("ada", "Ada L.")
    assert await store.session("h1", "bearer") is None
    assert list(await store.sessions_of("ada", "bearer")) == [("h2", "my bot", 2)]
    assert not await store.drop_session("eve", "h2")
    assert await store.drop_session("ada", "h2")
    assert await store.session("h2", "bearer") is None


async def test_the_key_decides_between_two_writers_and_others_do_not_notice(store: Store) -> None:
    for name in "abc":
        await store.add_match(match(name), 1)
    await store.add_entries("b", added(0, 1))
    outcomes = await asyncio.gather(
        store.add_entries("a", added(0, 1)),
        store.add_entries("b", added(1, 2)),
        store.add_entries("c", added(0)),
        store.add_guest("ada", "Ada", 1),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), EntryConflict, type(None), type(None)]
    assert [len(await store.entries(name)) for name in "abc"] == [2, 2, 1]
    assert await store.guest_name("ada") == "Ada"
    assert [one.number for one in await store.entries("a", 1)] == [1]


async def test_entries_and_where_the_match_stands_are_stored_together(store: Store) -> None:
    await store.add_match(match("m"), 1)
    await store.add_entries("m", added(0)._replace(state=OVER, result="win 0", turn=""))
    found = await store.match("m")
    assert found
    assert (found.state, found.result, found.turn, found.changed, found.revision) == (OVER, "win 0", "", 5, 1)
    with pytest.raises(EntryConflict):
        await store.add_entries("m", added(0)._replace(result="win 1"))
    assert (await store.match("m")) == found
    assert await store.revisions(["m", "x"]) == {"m": 1}


async def test_reasons_are_stored_with_the_entries_they_explain_or_not_at_all(store: Store) -> None:
    for name in "ab":
        await store.add_match(match(name), 1)
    why = [StoredReasons(number, [("reason-gains", {"points": number, "cells": ["c3"]})]) for number in range(4)]
    first = added(0, 1)._replace(reasons=why[:1])
    await asyncio.gather(store.add_entries("a", first), store.add_entries("b", added(0)))
    with pytest.raises(EntryConflict):
        await store.add_entries("a", added(1, 2)._replace(reasons=why[2:3]))
    await store.add_entries("a", added(2, 3)._replace(reasons=why[2:]))
    assert list(await store.reasons("a")) == [why[0], *why[2:]]
    assert list(await store.reasons("a", 1, 2)) == [why[2]]
    assert list(await store.reasons("b")) == []


async def test_a_process_of_an_earlier_version_deletes_a_match_with_its_reasons(store: Store) -> None:
    await store.add_match(match("a"), 0)
    await store.add_entries("a", added(0, 1)._replace(reasons=[StoredReasons(0, [("reason-gains", {})])]))
    for rows in ("entries", "seats", "matches"):
        await execute(store, f"DELETE FROM {rows}")
    assert list(await store.reasons("a")) == []


async def test_a_ready_phrase_is_kept_beside_what_people_wrote(store: Store) -> None:
    await store.add_match(match("m"), 1)
    lines = [ChatLine(0, "Ada", "table", "Well", 1), ChatLine(1, "Grace", "table", "", 1, phrase="too-dear", entry=7)]
    for line in lines:
        await store.add_chat("m", line)
    assert [(one.phrase, one.entry) for one in await store.chat("m")] == [(None, None), ("too-dear", 7)]


async def test_a_seat_says_one_thing_with_an_entry_whichever_process_is_first(store: Store) -> None:
    await store.add_match(match("m"), 1)
    lines = [ChatLine(seat, "", "table", "", 1, phrase="too-dear", entry=entry) for seat in (0, 1) for entry in (3, 4)]
    numbers = await asyncio.gather(*(store.add_phrase("m", line) for line in (*lines, *lines)))
    assert numbers[: len(lines)] == numbers[len(lines) :]
    assert [(one.seat, one.entry) for one in await store.chat("m")] == [(0, 3), (0, 4), (1, 3), (1, 4)]


async def test_many_waiting_writers_share_transactions_and_each_is_told(store: Store) -> None:
    names = [f"m{number}" for number in range(50)]
    await asyncio.gather(*(store.add_match(match(name), 1) for name in names))
    outcomes = await asyncio.gather(
        *(store.add_entries(name, added(0, seat=rival)) for name in names for rival in (0, 1)), return_exceptions=True
    )
    assert outcomes == [None, *outcomes[1:]]
    assert sum(outcome is None for outcome in outcomes) == len(names)
    assert all(isinstance(outcome, EntryConflict) for outcome in outcomes if outcome is not None)
    assert all([len(await store.entries(name)) == 1 for name in names])


async def test_seats_are_taken_once_and_left_only_before_the_start(store: Store) -> None:
    made = match("m")
    await store.add_match(made, 1)
    grace = made.seats[1]._replace(guest="grace", name="Grace", nonce="g")
    assert await store.take_seat("m", grace)
    assert not await store.take_seat("m", grace._replace(guest="eve"))
    assert not await store.leave_seat("m", 1, "eve")
    assert await store.leave_seat("m", 1, "grace")
    assert await store.take_seat("m", grace)
    assert not await store.start_match("m", lambda seats: None)

    def turn(seats: tuple[StoredSeat, ...]) -> Seated:
        assert seats == (made.seats[0], made.seats[1]._replace(guest="grace", name="Grace", nonce="g"))
        return Seated((seats[0]._replace(seat=1), seats[1]._replace(seat=0)), "1 0")

    assert await store.start_match("m", turn)
    assert not await store.start_match("m", Seated)
    assert not await store.leave_seat("m", 0, "grace")
    found = await store.match("m")
    assert found
    assert (found.state, [seat.guest for seat in found.seats], found.places) == (PLAYING, ["grace", "ada"], "1 0")


async def test_a_nonce_is_added_once_for_all_seats_that_await_it_and_not_after_the_start(store: Store) -> None:
    ada, free = match("m").seats
    mine = tuple(ada._replace(seat=seat, nonce_due=True) for seat in (0, 1))
    await store.add_match(match("m")._replace(seats=(*mine, free._replace(seat=2))), 1)
    assert await store.take_seat("m", free._replace(seat=2, guest="grace", nonce_due=True))
    assert not await store.add_nonce("m", "eve", "e")
    assert await store.add_nonce("m", "ada", "a")
    assert not await store.add_nonce("m", "ada", "b")
    found = await store.match("m")
    assert found
    assert [(seat.nonce, seat.nonce_due) for seat in found.seats] == [("a", False), ("a", False), ("", True)]
    assert await store.start_match("m", Seated)
    assert not await store.add_nonce("m", "grace", "g")


async def test_who_leaves_is_not_awaited(store: Store) -> None:
    await store.add_match(match("m"), 1)
    await store.take_seat("m", match("m").seats[1]._replace(guest="grace", nonce_due=True))
    assert await store.leave_seat("m", 1, "grace")
    found = await store.match("m")
    assert found
    assert not found.seats[1].nonce_due


async def test_a_table_without_a_free_seat_is_not_offered(store: Store) -> None:
    ada, free = match("m").seats
    full = (ada._replace(nonce_due=True), free._replace(kind="bot"))
    await store.add_match(match("full", public=True)._replace(seats=full), 1)
    await store.add_match(match("free", public=True), 1)
    assert [one.id for one in await store.open_matches(9)] == ["free"]


async def test_lists_show_what_may_be_shown_newest_first(store: Store) -> None:
    await store.add_match(match("open1", public=True), 1)
    await store.add_match(match("open2", public=True, owner="eve"), 2)
    await store.add_match(match("private"), 3)
    await store.add_match(match("running", public=True), 4)
    await store.add_entries("running", added(0))
    assert [one.id for one in await store.open_matches(9)] == ["open2", "open1"]
    assert [one.id for one in await store.running_matches(9)] == ["running"]
    assert [one.id for one in await store.matches_of("ada", 3)] == ["running", "private", "open2"]
    assert [one.id for one in await store.matches_of("eve", 9)] == ["open2"]
    assert [one.id for one in await store.all_matches("open2")] == ["private", "running"]


async def test_only_what_nobody_began_is_dropped(store: Store) -> None:
    await store.add_match(match("old"), 1)
    await store.add_match(match("new"), 100)
    await store.add_match(match("begun"), 1)
    await store.add_entries("begun", added(0))
    await store.add_chat("old", ChatLine(0, "Ada", "table", "anyone?", 1))
    assert await store.drop_unstarted(50) == 1
    assert [one.id for one in await store.all_matches()] == ["begun", "new"]
    assert not await store.drop_match("begun")
    assert await store.drop_match("new")


async def test_who_asks_for_a_rematch_at_the_same_moment_gets_the_same(address: str, store: Store) -> None:
    await store.add_match(match("before", state=OVER), 7)
    other = Store.at(address)
    asked = [(one, name) for one, name in zip((store, other) * 5, "abcdefghij", strict=True)]
    found = await asyncio.gather(
        *(one.add_rematch(match(name, origin=origin_of_rematch("before")), 8) for one, name in asked)
    )
    await other.close()
    assert len(set(found)) == 1
    waiting = await store.waiting_rematch("before")
    assert waiting
    assert waiting.id == found[0]


async def test_a_match_changes_with_who_waits_for_its_rematch(store: Store) -> None:
    await store.add_match(match("before", state=OVER), 7)
    taken = match("m").seats[1]._replace(guest="grace", name="Grace")
    seen = [0]

    async def changed() -> bool:
        seen.append((await store.revisions(["before"]))["before"])
        return seen[-1] > seen[-2]

    for name in ("dropped", "begun"):
        await store.add_rematch(match(name, origin=origin_of_rematch("before")), 8)
        assert await changed()
        assert await store.take_seat(name, taken)
        assert await changed()
        assert await store.leave_seat(name, 1, "grace")
        assert await changed()
        if name == "dropped":
            assert await store.drop_unstarted(9)
            assert await changed()
            assert await store.waiting_rematch("before") is None
    assert await store.start_match("begun", lambda seats: Seated((seats[0], seats[1]._replace(kind="bot"))))
    assert await changed()
    assert await store.waiting_rematch("before") is None
    assert not await store.take_seat("begun", taken)


async def test_what_is_said_is_numbered(store: Store) -> None:
    await store.add_match(match("m"), 1)
    lines = [ChatLine(0, "Ada", "table", f"line {number}", number) for number in range(5)]
    assert sorted(await asyncio.gather(*(store.add_chat("m", line) for line in lines))) == [0, 1, 2, 3, 4]
    assert [said.number for said in await store.chat("m", since=1)] == [2, 3, 4]
    assert [said.number for said in await store.chat("m", limit=2)] == [3, 4]


async def test_a_fault_of_one_caller_is_its_own(store: Store) -> None:
    await store.add_guest("ada", "Ada", 1)
    outcomes = await asyncio.gather(
        store.add_guest("ada", "again", 1), store.add_guest("eve", "Eve", 1), return_exceptions=True
    )
    assert isinstance(outcomes[0], IntegrityError)
    assert outcomes[1] is None
    assert await store.guest_name("ada") == "Ada"


def test_an_address_of_no_kind_we_know_is_refused() -> None:
    for text in ("mysql://x/y", "nonsense", "sqlite://", "postgresql:/secret@x"):
        with pytest.raises(Refused, match="bad-address") as refusal:
            Store.at(text)
        assert "secret" not in str(refusal.value)


async def test_a_connection_that_breaks_under_a_statement_refuses_everyone_who_waits(store: Store) -> None:
    def breaks(_: Connection) -> None:
        raise DBAPIError("begin", None, ConnectionResetError("gone"))

    outcomes = await asyncio.gather(*(store.writer.submit(breaks) for _ in range(3)), return_exceptions=True)
    assert [str(outcome) for outcome in outcomes] == ["store: not-stored"] * 3
