"""Limits on what one guest may have, over HTTP: tables with bots however they come about, imports, lines of the lobby."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.paths import MATCHES
from tests.server.process import Server, Visitor, serving

BOT_TABLES = 4
LIMITS = f"bot-tables-per-guest={BOT_TABLES} imports-per-guest=2 lobby-lines-per-guest=3".split()
ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
FILE = MATCHES / "lionheart" / "king-eliminated.match"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    options = [word for limit in LIMITS for word in ("--limit", limit)]
    with serving(tmp_path_factory.mktemp("quotas") / "tables.db", *options) as running:
        yield running


def refusal(answer: httpx.Response) -> tuple[str, Any]:
    """The reason for which a request was refused, and the number that it names."""
    assert answer.status_code == 409, answer.text
    return answer.json()["reason"], answer.json()["params"]["count"]


def make(guest: Visitor, seats: list[dict[str, str]] = ME_AND_BOT, **terms: Any) -> httpx.Response:
    return guest.http.post("/api/matches", json={"game": "lowenherz-2003", "seats": seats, **terms})


def fill_quota(guest: Visitor) -> list[str]:
    return [make(guest).json()["id"] for _ in range(BOT_TABLES)]


def test_sixty_requests_at_once_make_no_more_tables_with_bots_than_one_guest_may_have(server: Server) -> None:
    ada = Visitor(server, "Ada")
    with ThreadPoolExecutor(12) as threads:
        answers = list(threads.map(lambda _: make(ada), range(60)))
    assert sum(answer.is_success for answer in answers) == BOT_TABLES
    assert {refusal(answer) for answer in answers if not answer.is_success} == {("too-many-bot-tables", BOT_TABLES)}
    assert make(ada, [{"kind": "me"}, {"kind": "here"}]).is_success, "a table without bots is no matter of this limit"
    assert make(Visitor(server, "Grace")).is_success


def test_a_table_that_ends_makes_room_and_running_ones_go_on(server: Server) -> None:
    ada = Visitor(server, "Ada")
    tables = fill_quota(ada)
    assert refusal(make(ada)) == ("too-many-bot-tables", BOT_TABLES)
    screen = ada.watch(tables[0])
    assert screen.next("update")["to_act"]
    screen.send(type="resign", seat=0)
    while not screen.next("update")["result"]:
        pass
    again = f"/api/matches/{tables[0]}/rematch"
    assert make(ada).is_success
    assert refusal(ada.http.post(again, json={})) == ("too-many-bot-tables", BOT_TABLES)


def test_starting_with_bots_and_forking_count_too(server: Server) -> None:
    ada = Visitor(server, "Ada")
    waiting = make(ada, [{"kind": "me"}, {"kind": "open"}]).json()["id"]
    imported = ada.post("/api/import", file=FILE.read_text("utf-8"))["id"]
    players = len(ada.http.get(f"/api/matches/{imported}").json()["players"])
    fill_quota(ada)
    full = ("too-many-bot-tables", BOT_TABLES)
    assert refusal(ada.http.post(f"/api/matches/{waiting}/start", json={"level": "random"})) == full
    assert ada.http.get(f"/api/matches/{waiting}").json()["state"] == "open"
    seats = [ME_AND_BOT[0], *[ME_AND_BOT[1]] * (players - 1)]
    assert refusal(ada.http.post(f"/api/matches/{imported}/fork", json={"entry": 10, "seats": seats})) == full


def test_imports_are_kept_up_to_a_number(server: Server) -> None:
    ada, file = Visitor(server, "Ada"), FILE.read_text("utf-8")
    for _ in range(2):
        ada.post("/api/import", file=file)
    assert refusal(ada.http.post("/api/import", json={"file": file})) == ("too-many-imports", 2)
    assert Visitor(server, "Grace").post("/api/import", file=file)


def test_one_guest_does_not_fill_the_lobby_and_all_tables_are_reached_by_link(server: Server) -> None:
    ada, grace, eve = Visitor(server, "Ada"), Visitor(server, "Grace"), Visitor(server, "Eve")
    seats = [{"kind": "me"}, {"kind": "open"}]
    hers = make(grace, seats, public=True).json()["id"]
    tables = [make(ada, seats, public=True).json() for _ in range(60)]
    listed = [match["id"] for match in eve.http.get("/api/lobby").json()]
    assert hers in listed
    assert len(set(listed) & {table["id"] for table in tables}) == 3
    unlisted = next(table for table in tables if table["id"] not in listed)
    assert eve.post(f"/api/matches/{unlisted['id']}/seat", token=unlisted["tokens"]["1"]) == {"seat": 1}


def test_who_joins_a_rematch_makes_no_table(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", "--limit", "bot-tables-per-address=1") as server:
        ada, grace = Visitor(server, "Ada"), Visitor(server, "Grace")
        made = ada.make("me", "link", "bot")
        grace.post(f"/api/matches/{made['id']}/seat", token=made["tokens"]["1"])
        for seat, guest in enumerate((ada, grace)):
            screen = guest.watch(made["id"])
            screen.next("update")
            screen.send(type="resign", seat=seat)
            while not screen.next("welcome")["players"][seat].get("resigned"):
                pass
        path = f"/api/matches/{made['id']}/rematch"
        assert grace.post(path)["id"] == ada.post(path)["id"]


def test_an_address_has_a_limit_too(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", "--limit", "bot-tables-per-address=3") as server:
        answers = [make(Visitor(server, f"guest {number}")) for number in range(4)]
        assert [answer.is_success for answer in answers] == [True, True, True, False]
        assert refusal(answers[-1]) == ("too-many-bot-tables-here", 3)
