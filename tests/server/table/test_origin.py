"""Which match another was forked from: told only where it cannot lead a stranger to a match that is in no list."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from coeurdelion.server.store.records import FORK, REMATCH
from coeurdelion.server.table.origin import shown_origin
from tests.server.harness import stored
from tests.server.process import Server, Visitor, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("origin") / "tables.db") as running:
        yield running


def finished(ada: Visitor, path: str, **terms: Any) -> str:
    """A match of Ada's that is over."""
    seats = [{"kind": "me"}, {"kind": "here"}]
    made = ada.post(path, seats=seats, **terms)
    screen = ada.watch(made["id"])
    seat = screen.next("update")["to_act"][0]
    question = screen.sit(seat)["question"]
    screen.send(type="act", seat=seat, question=question["number"], line=question["legal"][0])
    screen.send(type="offer", seat=seat, what="abandon")
    while not screen.next("update")["result"]:
        pass
    return str(made["id"])


@pytest.mark.parametrize("listed", [True, False])
def test_a_listed_fork_does_not_name_an_unlisted_match(listed: bool, server: Server) -> None:
    ada, eve = Visitor(server, "Ada"), Visitor(server, "Eve")
    secret = finished(ada, "/api/matches/lowenherz-2003", public=listed, options={"first": 0})
    fork = finished(ada, f"/api/matches/{secret}/fork", entry=1, public=True)
    told = [
        next(match for match in eve.http.get("/api/watch").json() if match["id"] == fork)["origin"],
        eve.http.get(f"/api/matches/{fork}").json()["origin"],
        eve.http.get(f"/api/matches/{fork}/replay").json()["origin"],
    ]
    assert told == [{"kind": "fork", "entry": 1} | ({"match": secret} if listed else {})] * 3
    assert (secret in eve.http.get(f"/api/matches/{fork}/file").text) is False
    assert ada.http.get(f"/api/matches/{fork}").json()["origin"] == {"kind": "fork", "entry": 1, "match": secret}


def test_what_was_stored_without_saying_so_counts_as_unlisted() -> None:
    fork = stored("ab", origin={"kind": FORK, "match": "x", "entry": 3}, public=True)
    assert shown_origin(fork, None) == shown_origin(fork, "c") == {"kind": FORK, "entry": 3}
    assert shown_origin(fork, "a") == shown_origin(fork, "b") == fork.origin
    again = stored("ab", origin={"kind": REMATCH, "match": "x"})
    assert shown_origin(again, None) == {"kind": REMATCH}
    assert shown_origin(again, "b") == again.origin
    assert shown_origin(stored("ab"), None) == {}
