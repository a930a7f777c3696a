"""A restored match has every column that the backup has, on both databases."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import select

from coeurdelion.server.operations.backup import backup, restore
from coeurdelion.server.store import PLAYING, Store, StoredMatch, StoredSeat
from coeurdelion.server.store.schema import sessions
from tests.server.harness import store_at, stored
from tests.server.postgres import Postgres


def unlike_defaults() -> StoredMatch:
    """A match whose columns all differ from their defaults."""
    made = stored("ab", state=PLAYING, seating="random", public=True, hints=True, origin={"kind": "fork"}, position={"a": 1})
    kept: Any = {"nonce": "n", "nonce_due": True, "left_at": 1.5, "token": "t", "level": "squire", "name": "Ada"}
    seats = tuple(seat._replace(**kept, character="x", program=True) for seat in made.seats)
    match = made._replace(seats=seats, grace=7, places="1 0", bots_due=True, opened=5, turn="1", result="win 0")
    match = match._replace(created=3, changed=4, revision=6, practice=True)
    defaults = StoredMatch._field_defaults
    assert not [name for name, default in defaults.items() if getattr(match, name) == default]
    assert not [name for name, default in StoredSeat._field_defaults.items() if getattr(seats[0], name) == default]
    return match


async def used(store: Store) -> list[int]:
    async with store.reading() as connection:
        return list((await connection.execute(select(sessions.c.used))).scalars())


async def test_a_restored_match_has_all_its_columns(address: str, tmp_path: Path, postgres: Postgres) -> None:
    made = unlike_defaults()
    other = str(postgres.new_database()) if address.startswith("sqlite") else f"sqlite:///{tmp_path}/other.db"
    async with store_at(address) as store, store_at(other) as again:
        await store.add_guest("a", "Ada", 1)
        await store.add_session("h", "a", "cookie", "", 9)
        await store.add_match(made, made.created)
        assert await store.match("m") == made
        await backup(store, tmp_path / "copy.db")
        await restore(again, tmp_path / "copy.db")
        assert await again.match("m") == made
        assert await used(again) == [9]
