"""Who one is: names that cannot be mistaken for a bot's, and tokens that only a person's browser makes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from coeurdelion.core import TABLE, Entry, Match
from coeurdelion.match.record import Record, write_record
from coeurdelion.server.replays.files import read_file
from tests.server.harness import GAME
from tests.server.process import Server, Visitor, serving

BOT_LIKE = "ＢＯＴ : squire"
SEATS = {
    "me": [{"kind": "me", "name": BOT_LIKE}, {"kind": "bot"}],
    "here": [{"kind": "me"}, {"kind": "here", "name": BOT_LIKE}],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("accounts") / "tables.db") as running:
        yield running


def is_refused(answer: httpx.Response) -> bool:
    return answer.status_code == 409 and (answer.json()["rule"], answer.json()["reason"]) == ("table", "bot-name")


def test_no_guest_and_no_program_has_a_name_that_begins_like_a_bots(server: Server) -> None:
    ada = Visitor(server, "Ada")
    assert is_refused(ada.http.post("/api/guest", json={"name": BOT_LIKE}))
    assert ada.http.get("/api/guest").json()["name"] == "Ada"
    with httpx.Client(base_url=server.address) as stranger:
        assert is_refused(stranger.post("/api/guest", json={"name": BOT_LIKE}))
        assert is_refused(stranger.post("/api/bot", json={"name": BOT_LIKE}))


@pytest.mark.parametrize("kind", SEATS)
def test_no_person_at_a_new_table_has_such_a_name(kind: str, server: Server) -> None:
    ada = Visitor(server, "Ada")
    assert is_refused(ada.http.post("/api/matches", json={"game": "lowenherz-2003", "seats": SEATS[kind]}))


def test_nobody_takes_a_seat_under_such_a_name(server: Server) -> None:
    ada, grace = Visitor(server, "Ada"), Visitor(server, "Grace")
    made = ada.make("me", "link")
    path, token = f"/api/matches/{made['id']}/seat", made["tokens"]["1"]
    assert is_refused(grace.http.post(path, json={"token": token, "name": BOT_LIKE}))
    assert grace.post(path, token=token, name="Grace") == {"seat": 1}


@pytest.mark.parametrize("name", ["Bot:squire", "bot :squire", "bot:", "bo\u200bt:squire"])
def test_the_file_of_an_imported_match_makes_no_bot_of_a_person(name: str) -> None:
    played = Match(GAME, GAME.colours[:2], (name, "bot:squire"), log=(Entry(TABLE, "resign 0"),))
    match = read_file(write_record(Record(played))).match
    assert [(seat.kind, seat.level, seat.name) for seat in match.seats] == [("person", "", ""), ("bot", "squire", "")]


def test_a_token_makes_no_tokens(server: Server) -> None:
    """Else whoever once had a token could keep another after it was revoked."""
    ada = Visitor(server, "Ada")
    made = ada.post("/api/tokens", label="program")
    headers = {"Authorization": f"Bearer {made['token']}"}
    with httpx.Client(base_url=server.address, headers=headers) as program:
        assert program.post("/api/tokens", json={"label": "another"}).status_code == 403
        assert [token["id"] for token in program.get("/api/tokens").json()] == [made["id"]]
        assert program.delete(f"/api/tokens/{made['id']}").status_code == 204
        assert program.get("/api/guest").status_code == 401


def test_whoever_came_by_a_bearer_token_is_shown_as_a_program(server: Server) -> None:
    ada = Visitor(server, "Ada")
    made = ada.make("me", "link")
    with httpx.Client(base_url=server.address) as program:
        token = program.post("/api/bot", json={"name": "Deep Red"}).json()["token"]
        program.headers["Authorization"] = f"Bearer {token}"
        taken = program.post(f"/api/matches/{made['id']}/seat", json={"token": made["tokens"]["1"]})
        assert taken.is_success
        own = program.post("/api/matches", json={"game": "lowenherz-2003", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    listed = [ada.http.get(f"/api/matches/{match}").json() for match in (made["id"], own.json()["id"])]
    assert [[player["program"] for player in one["players"]] for one in listed] == [[False, True], [True, False]]


def test_a_program_that_plays_as_oneself_is_shown_once_it_has_acted(server: Server) -> None:
    ada = Visitor(server, "Ada")
    match = ada.make("me", "bot", first=0)["id"]
    token = ada.post("/api/tokens", label="my bot")["token"]
    watching = ada.watch(match)
    assert not watching.next("welcome")["players"][0]["program"]
    with connect(f"ws://127.0.0.1:{server.port}/ws/{match}", additional_headers={"Authorization": f"Bearer {token}"}) as own:
        asked: dict[str, Any] = {}
        while not asked:
            asked = json.loads(own.recv()).get("question") or {}
        verb, (rest, *_) = next(iter(asked["legal"].items()))
        own.send(json.dumps({"type": "act", "seat": 0, "question": asked["number"], "line": f"{verb} {rest}".rstrip()}))
        while not watching.next("welcome")["players"][0]["program"]:
            pass


def test_a_table_for_practice_has_no_seats_to_join(server: Server) -> None:
    ada = Visitor(server, "Ada")

    def asked(other: str) -> httpx.Response:
        body = {"game": "lowenherz-2003", "seats": [{"kind": "me"}, {"kind": other}], "practice": True}
        return ada.http.post("/api/matches", json=body)

    assert [asked(other).json().get("reason") for other in ("open", "link")] == ["practice-alone"] * 2
    made = asked("bot").json()
    assert ada.http.get(f"/api/matches/{made['id']}").json()["practice"]
