"""A seat that was confirmed to a person stays theirs, however close the start of the match is."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

from coeurdelion.server.operations import with_store
from coeurdelion.server.store import Store
from tests.server.postgres import Postgres
from tests.server.process import Visitor, migrated, serving

TRIES = 20


def test_a_seat_taken_while_the_owner_starts_is_never_given_to_a_bot(postgres: Postgres) -> None:
    database, confirmed = migrated(postgres.new_database()), {}
    with serving(database) as first, serving(database) as second, ThreadPoolExecutor(1) as threads:
        ada, grace = Visitor(first, "Ada"), Visitor(second, "Grace")
        for _ in range(TRIES):
            match, meet = make_open(ada), Barrier(2)
            grace.http.get(f"/api/matches/{match}")  # both processes have the table in memory
            started = threads.submit(post_together, meet, ada, f"/api/matches/{match}/start", level="random")
            answer = post_together(meet, grace, f"/api/matches/{match}/seat")
            started.result()
            confirmed[match] = answer.is_success
            assert answer.is_success or answer.json()["reason"] in ("already-begun", "seat-taken"), answer.text
    seated = asyncio.run(with_store(database, names_of_second_seats))
    assert {match: "Grace" if taken else "" for match, taken in confirmed.items()} == seated
    assert any(confirmed.values())


async def names_of_second_seats(store: Store) -> dict[str, str]:
    """The name of whom each match has in its second seat."""
    return {match.id: match.seats[1].name for match in await store.all_matches()}


def make_open(owner: Visitor) -> str:
    """A new table with a seat that anyone may take."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    match: str = owner.post("/api/matches", game="lowenherz-2003", seats=seats, public=True)["id"]
    return match


def post_together(meet: Barrier, visitor: Visitor, path: str, **body: Any) -> Any:
    """The answer to a request that is sent at the same moment as another."""
    meet.wait()
    return visitor.http.post(path, json=body)
