"""Matches from a position in what operators do, on both databases: audit, backup, restore, retention."""

from __future__ import annotations

from pathlib import Path

from coeurdelion.match.scenario import read_start
from coeurdelion.server.operations.audit import audit
from coeurdelion.server.operations.backup import backup, restore
from coeurdelion.server.store import PLAYING, Store, StoredMatch
from coeurdelion.server.table.journal import Journal
from coeurdelion.server.table.start import begin
from tests.server.harness import execute, store_at, stored
from tests.server.http.routes.test_positions import POSITION
from tests.server.postgres import Postgres

NOW = 1_000_000


def from_position(name: str) -> StoredMatch:
    """A match from the position, with both seats taken."""
    start = read_start(POSITION)
    made = stored("ab", dict(start.options), match=name, position=dict(start.position or {}))
    seats = tuple(seat._replace(colour=colour) for seat, colour in zip(made.seats, start.colours, strict=True))
    return made._replace(seats=seats)


async def begun(store: Store, name: str, *lines: str) -> Journal:
    """The journal of a match from the position, after these lines of whoever is to act."""
    await store.add_match(from_position(name), NOW)
    journal = Journal(from_position(name), store)
    await begin(journal, store)
    for line in lines:
        (seat,) = journal.begun().to_act()
        await journal.act(seat, journal.question(seat), line)
    return journal


async def test_an_audit_replays_from_the_position(any_store: Store) -> None:
    await begun(any_store, "unplayed")
    await begun(any_store, "played", "sell A.B1", "sell A.K1")
    assert [one.wrong for one in [one async for one in audit(any_store)]] == [None, None]
    await execute(any_store, "UPDATE matches SET position = replace(position, '9', '8')")
    assert {one.match: one.wrong for one in [one async for one in audit(any_store)]} == {"unplayed": None, "played": 0}


async def test_one_without_an_entry_waits_for_whom_its_position_says(any_store: Store) -> None:
    await begun(any_store, "m")
    kept = await any_store.match("m")
    assert kept is not None
    assert (kept.state, kept.turn) == (PLAYING, "1")
    again = await Journal.load(kept, any_store)
    await begin(again, any_store)
    assert (again.begun().to_act(), again.stored.revision) == ((1,), kept.revision)


async def test_a_backup_carries_it_to_another_database(address: str, tmp_path: Path, postgres: Postgres) -> None:
    other = str(postgres.new_database()) if address.startswith("sqlite") else f"sqlite:///{tmp_path}/other.db"
    async with store_at(address) as store, store_at(other) as elsewhere:
        before = (await begun(store, "m", "sell A.B1")).begun()
        await backup(store, tmp_path / "copy.db")
        await restore(elsewhere, tmp_path / "copy.db")
        kept = await elsewhere.match("m")
        assert kept is not None
        after = (await Journal.load(kept, elsewhere)).begun()
        assert (after.state, after.match) == (before.state, before.match)


async def test_one_that_never_began_is_cleared_away_and_one_being_played_is_not(any_store: Store) -> None:
    waiting = from_position("waiting")
    await any_store.add_match(waiting._replace(seats=(waiting.seats[0], waiting.seats[1]._replace(guest=None))), NOW)
    await begun(any_store, "unplayed")
    assert await any_store.drop_unstarted(NOW * 10) == 1
    assert await any_store.match("waiting") is None
    assert await any_store.match("unplayed") is not None
