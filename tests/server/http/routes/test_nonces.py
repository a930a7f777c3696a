"""What players add to chance: the seed is committed to before any nonce is known, and seats are drawn from both."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from coeurdelion.match.record import Record
from coeurdelion.match.record_reader import read_record
from coeurdelion.match.verify import Answer, verify
from tests.paths import MATCHES
from tests.server.postgres import Postgres
from tests.server.process import Server, Visitor, migrated, serving

ME, BOT, LINK = {"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "link"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("nonces") / "tables.db") as running:
        yield running


@pytest.fixture
def ada(server: Server) -> Visitor:
    return Visitor(server, "Ada")


@pytest.fixture
def grace(server: Server) -> Visitor:
    return Visitor(server, "Grace")


def open_table(who: Visitor, *seats: dict[str, str], **terms: Any) -> Any:
    return who.post("/api/matches/lowenherz-2003", seats=list(seats), **terms)


def seen(who: Visitor, match: str) -> Any:
    """The match as the lists show it."""
    return who.http.get(f"/api/matches/{match}").json()


def due(who: Visitor, match: str) -> list[bool]:
    return [player["nonce_due"] for player in seen(who, match)["players"]]


def add_nonce(who: Visitor, match: str, nonce: str) -> Any:
    return who.post(f"/api/matches/{match}/nonce", nonce=nonce)


def refusal(who: Visitor, match: str) -> str:
    """Why a nonce is refused."""
    answer = who.http.post(f"/api/matches/{match}/nonce", json={"nonce": "late"})
    assert answer.status_code == 409, answer.text
    return str(answer.json()["reason"])


def resigned(who: Visitor, match: str) -> Record:
    """The file of a match that this player gives up; it is verified."""
    screen = who.watch(match)
    update = screen.next("update")
    screen.send(type="resign", seat=update["view"]["seat"])
    while not update["result"]:
        update = screen.next("update")
    record = read_record(who.http.get(f"/api/matches/{match}/file").text)
    assert verify(record).answer is Answer.VERIFIED
    return record


def test_the_creator_gets_the_commitment_and_then_adds_a_nonce(ada: Visitor) -> None:
    made = open_table(ada, ME, BOT, commit=True)
    assert made["nonce"] == "awaited"
    assert seen(ada, made["id"])["state"] == "open"
    assert due(ada, made["id"]) == [True, False]
    assert add_nonce(ada, made["id"], "ada")["state"] == "playing"
    record = resigned(ada, made["id"])
    assert record.nonces == ("ada", "")
    assert made["commitment"] == sha256(bytes.fromhex(record.seed)).hexdigest()


@pytest.mark.parametrize("early", [{}, {"nonce": "chosen before"}])
def test_a_nonce_that_comes_before_the_commitment_is_not_used(early: dict[str, str], ada: Visitor) -> None:
    """The old way of creating goes on: the match begins at once, and the answer says that there is no nonce."""
    made = open_table(ada, ME, BOT, **early)
    assert made["nonce"] == "none"
    assert seen(ada, made["id"])["state"] == "playing"
    assert refusal(ada, made["id"]) == "already-begun"
    record = resigned(ada, made["id"])
    assert (record.nonces, record.commit) == ((), made["commitment"])


def test_an_early_nonce_is_not_used_with_commit_either(ada: Visitor) -> None:
    made = open_table(ada, ME, BOT, nonce="chosen before", commit=True)
    assert made["nonce"] == "awaited"
    add_nonce(ada, made["id"], "")
    assert resigned(ada, made["id"]).nonces == ()


def test_a_nonce_is_added_once_and_only_where_it_is_awaited(ada: Visitor, grace: Visitor) -> None:
    made = open_table(ada, ME, LINK, commit=True)
    assert refusal(grace, made["id"]) == "no-nonce-due"
    assert add_nonce(ada, made["id"], "ada")["state"] == "open"
    assert refusal(ada, made["id"]) == "no-nonce-due"
    assert ada.http.post("/api/matches/nowhere/nonce", json={"nonce": ""}).status_code == 404
    assert ada.http.post(f"/api/matches/{made['id']}/nonce", json={}).status_code == 400


def test_whoever_takes_a_seat_saw_the_commitment_and_sends_the_nonce_with_it(ada: Visitor, grace: Visitor) -> None:
    made = open_table(ada, ME, LINK, commit=True)
    assert seen(grace, made["id"])["commitment"] == made["commitment"]
    grace.post(f"/api/matches/{made['id']}/seat", token=made["tokens"]["1"], nonce="grace")
    assert (seen(ada, made["id"])["state"], due(ada, made["id"])) == ("open", [True, False])
    assert add_nonce(ada, made["id"], "ada")["state"] == "playing"
    assert resigned(ada, made["id"]).nonces == ("ada", "grace")


def test_who_takes_a_seat_may_send_the_nonce_later_and_who_watches_sees_the_match_begin(
    ada: Visitor, grace: Visitor
) -> None:
    made = open_table(ada, ME, LINK)
    screen = ada.watch(made["id"])
    assert [player["nonce_due"] for player in screen.next("welcome")["players"]] == [False, False]
    grace.post(f"/api/matches/{made['id']}/seat", token=made["tokens"]["1"], commit=True, nonce="early")
    assert [player["nonce_due"] for player in screen.next("welcome")["players"]] == [False, True]
    add_nonce(grace, made["id"], "grace")
    assert screen.next("update")["to_act"]
    assert resigned(grace, made["id"]).nonces == ("", "grace")


def test_the_owner_starts_without_nonces_that_do_not_come(ada: Visitor, grace: Visitor) -> None:
    made = open_table(ada, ME, LINK, LINK, commit=True)
    grace.post(f"/api/matches/{made['id']}/seat", token=made["tokens"]["1"], commit=True)
    add_nonce(ada, made["id"], "ada")
    assert ada.post(f"/api/matches/{made['id']}/start", level="random")["state"] == "playing"
    assert refusal(grace, made["id"]) == "already-begun"
    assert due(ada, made["id"]) == [False] * 3


def test_all_seats_at_one_screen_share_its_nonce(ada: Visitor) -> None:
    made = open_table(ada, ME, {"kind": "here"}, BOT, commit=True)
    assert due(ada, made["id"]) == [True, True, False]
    assert add_nonce(ada, made["id"], "ada")["state"] == "playing"


def test_a_rematch_awaits_the_nonces_of_both(ada: Visitor, grace: Visitor) -> None:
    made = open_table(ada, ME, LINK)
    grace.post(f"/api/matches/{made['id']}/seat", token=made["tokens"]["1"])
    resigned(ada, made["id"])
    again = [who.post(f"/api/matches/{made['id']}/rematch", commit=True, nonce="early") for who in (ada, grace)]
    assert again[0] == again[1]
    assert (again[0]["nonce"], again[0]["commitment"]) == ("awaited", seen(ada, again[0]["id"])["commitment"])
    assert add_nonce(grace, again[0]["id"], "grace")["state"] == "open"
    assert add_nonce(ada, again[0]["id"], "ada")["state"] == "playing"
    assert resigned(ada, again[0]["id"]).nonces == ("ada", "grace")


def test_a_fork_awaits_the_nonce_of_who_made_it(ada: Visitor) -> None:
    file = (MATCHES / "lionheart" / "king-eliminated.match").read_text("utf-8")
    origin = ada.post("/api/import", file=file)
    assert (origin["nonce"], origin["commitment"]) == ("none", read_record(file).commit)
    path, position = f"/api/matches/{origin['id']}/fork", {"entry": 6, "seats": [ME, BOT], "nonce": "early"}
    assert ada.post(path, **position)["nonce"] == "none"
    made = ada.post(path, **position, commit=True)
    assert made["nonce"] == "awaited"
    assert made["commitment"] != origin["commitment"]
    add_nonce(ada, made["id"], "ada")
    assert resigned(ada, made["id"]).nonces == ("ada", "")


def test_a_full_table_that_awaits_a_nonce_is_not_offered_to_others(ada: Visitor, grace: Visitor) -> None:
    made = open_table(ada, ME, {"kind": "open"}, commit=True, public=True)
    assert made["id"] in {match["id"] for match in grace.http.get("/api/lobby").json()}
    grace.post(f"/api/matches/{made['id']}/seat")
    assert made["id"] not in {match["id"] for match in grace.http.get("/api/lobby").json()}


def test_drawn_seats_are_derived_from_seed_and_nonces_and_kept_by_an_import(ada: Visitor, grace: Visitor) -> None:
    made = open_table(ada, ME, LINK, BOT, commit=True, seating="random")
    add_nonce(ada, made["id"], "ada")
    grace.post(f"/api/matches/{made['id']}/seat", token=made["tokens"]["1"], nonce="grace")
    screen = ada.watch(made["id"])
    screen.next("update")
    screen.send(type="offer", seat=seen(ada, made["id"])["mine"][0], what="abandon")
    other, mine = grace.watch(made["id"]), seen(grace, made["id"])["mine"][0]
    while not (offers := other.next("update")["offers"]):
        pass
    other.send(type="consent", seat=mine, offer=offers[0]["entry"], agrees=True)
    while not screen.next("update")["result"]:
        pass
    file = ada.http.get(f"/api/matches/{made['id']}/file").text
    record = read_record(file)
    places = [("Ada", "Grace", "bot:random").index(":".join(name.split(":")[:2])) for name in record.match.names]
    assert record.seating == tuple(places)
    assert record.nonces == tuple(("ada", "grace", "")[place] for place in places)
    assert ada.http.get(f"/api/matches/{made['id']}/verify").json()["answer"] == "verified"
    assert ada.http.get(f"/api/matches/{made['id']}/replay").json()["seating"] == places
    kept = ada.post("/api/import", file=file)["id"]
    assert ada.http.get(f"/api/matches/{kept}/file").text == file


def test_seats_drawn_otherwise_are_wrong_also_when_imported(ada: Visitor) -> None:
    file = (MATCHES / "lowenherz-2003" / "seats-drawn.match").read_text("utf-8")
    match = ada.post("/api/import", file=file.replace("seating 2 1 0", "seating 2 0 1"))["id"]
    verdict = ada.http.get(f"/api/matches/{match}/verify").json()
    assert (verdict["answer"], verdict["reason"]) == ("wrong", "seating-differs")
    assert verdict["params"] == {"text": "2 0 1", "due": "1 2 0"}


def test_seats_are_drawn_also_when_the_owner_starts(ada: Visitor) -> None:
    orders = set()
    for _ in range(20):
        made = open_table(ada, ME, LINK, seating="random")
        started = ada.post(f"/api/matches/{made['id']}/start", level="random")
        orders.add(started["players"][0]["kind"])
    assert orders == {"person", "bot"}


def test_a_nonce_is_still_awaited_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        ada = Visitor(server, "Ada")
        made = open_table(ada, ME, BOT, commit=True)
        server.kill()
        server.restart()
        assert due(ada, made["id"]) == [True, False]
        assert add_nonce(ada, made["id"], "ada")["state"] == "playing"


def test_a_nonce_may_come_to_another_process(postgres: Postgres) -> None:
    database = migrated(postgres.new_database())
    with serving(database) as first, serving(database) as second:
        ada, grace = Visitor(first, "Ada"), Visitor(second, "Grace")
        elsewhere = Visitor(second, cookie=ada.http.cookies["guest"])
        made = open_table(ada, ME, LINK, commit=True, seating="random")
        grace.post(f"/api/matches/{made['id']}/seat", token=made["tokens"]["1"], commit=True)
        at_ada, at_grace = ada.watch(made["id"]), grace.watch(made["id"])
        add_nonce(Visitor(first, cookie=grace.http.cookies["guest"]), made["id"], "grace")
        assert add_nonce(elsewhere, made["id"], "ada")["state"] == "playing"
        assert at_ada.next("update")["entry"] == at_grace.next("update")["entry"]
        assert sorted(resigned(ada, made["id"]).nonces) == ["ada", "grace"]
