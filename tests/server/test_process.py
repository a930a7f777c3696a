"""The server as a process: guests, links, strangers, broken messages, kills and restarts."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from coeurdelion.match.record_reader import read_record
from coeurdelion.match.verify import Answer, verify
from tests.server.process import Server, Socket, Visitor, serving


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "tables.db") as running:
        yield running


def test_a_whole_match_against_a_bot(server: Server) -> None:
    ada = Visitor(server, "Ada")
    table = ada.make("me", "bot")
    update = ada.watch(table["id"]).play(10_000, Random(1))
    assert update["result"].startswith("win")
    assert len(update["seed"]) == 64
    file = ada.http.get(f"/api/matches/{table['id']}/file")
    assert verify(read_record(file.text)).answer is Answer.VERIFIED
    assert ada.http.get("/health").json() == {"status": "ok"}
    assert 'coeurdelion_actions_total{game="lowenherz-2003"}' in ada.http.get("/metrics").text
    running = ada.make("me", "bot")
    assert ada.http.get(f"/api/matches/{running['id']}/file").status_code == 409


def test_a_link_brings_someone_else_to_the_table(server: Server) -> None:
    ada, grace, eve = (Visitor(server, name) for name in ("Ada", "Grace", "Eve"))
    table = ada.make("me", "open", first=0)
    screen = ada.watch(table["id"])
    assert [player["taken"] for player in screen.next("welcome")["players"]] == [True, False]
    taken = {"path": f"/api/matches/{table['id']}/seat", "token": table["tokens"]["1"]}
    assert grace.post(**taken, nonce="g") == {"seat": 1}
    assert grace.post(**taken) == {"seat": 1}
    late = eve.http.post(taken["path"], json={"token": taken["token"]})
    assert (late.status_code, late.json()["reason"]) == (409, "seat-taken")
    assert [player["name"] for player in screen.next("welcome")["players"]] == ["Ada", "Grace"]
    assert screen.next("update")["question"]
    other = grace.watch(table["id"])
    assert other.next("update")["question"] is None
    looker = eve.watch(table["id"]).next("update")
    assert looker["view"]["seat"] is None
    assert all(code.endswith("?") for hand in looker["view"]["hand"] for code in hand)


def test_a_stranger_cannot_act_and_broken_messages_are_refused(server: Server) -> None:
    ada, eve = Visitor(server, "Ada"), Visitor(server, "Eve")
    table = ada.make("me", "bot", first=0)
    screen = eve.watch(table["id"])
    screen.send(type="act", seat=0, question=7, line="castle a1")
    refused = screen.next("no")
    assert (refused["reason"], refused["question"]) == ("not-your-seat", 7)
    for text in ("", "nonsense", "[]", '{"type":"fly"}', '{"type":"act"}', '{"type":"sit","seat":"x"}', "[" * 4000):
        screen.connection.send(text)
        assert screen.next("no")["rule"] == "protocol"
    screen.send(type="sit", seat=0)
    refused = screen.next("no")
    assert (refused["reason"], refused["question"]) == ("not-your-seat", None)
    for seat in (99, -1, 10**18):
        screen.send(type="ledger", id=1, seat=seat)
        assert screen.next("no")["reason"] in ("no-seat", "no-request")
    taken = eve.http.post(f"/api/matches/{table['id']}/seat", json={"token": "é"})
    assert taken.json()["reason"] == "no-such-link"


def test_wrong_requests_get_a_clear_answer(server: Server) -> None:
    ada = Visitor(server, "Ada")
    wrong = [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "unknown-game"),
        ({"game": "lowenherz-2003", "seats": [{"kind": "me"}]}, "bad-players"),
        ({"game": "lowenherz-2003", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, "unknown-level"),
        ({"game": "lowenherz-2003", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"x": 1}}, "unknown-option"),
    ]
    for body, reason in wrong:
        answer = ada.http.post("/api/matches", json=body)
        assert (answer.status_code, answer.json()["reason"]) == (409, reason)
    bots = [{"kind": "bot"}, {"kind": "bot"}]
    assert ada.http.post("/api/matches", json={"game": "lowenherz-2003", "seats": bots}).json()["reason"] == "nobody-sits"
    huge = {"castle_distance": "9" * 5000}
    body = {"game": "lowenherz-2003", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": huge}
    assert ada.http.post("/api/matches", json=body).json()["reason"] == "bad-value"
    for body in ({"seats": 3}, {"game": "lowenherz-2003", "seats": [{"kind": "me"}, {"kind": "cat"}]}):
        assert ada.http.post("/api/matches", json=body).status_code in (400, 409)
    assert httpx.post(f"{server.address}/api/matches", json={"game": "lowenherz-2003", "seats": []}).status_code == 401
    with pytest.raises(ConnectionClosed):
        ada.watch("nowhere").next("welcome")


def test_nothing_that_was_acknowledged_is_lost_when_the_server_is_killed(server: Server) -> None:
    ada = Visitor(server, "Ada")
    table = ada.make("me", "here", first=0)
    rng = Random(2)
    acknowledged = 0
    for _ in range(4):
        screen = ada.watch(table["id"])
        screen.next("update")
        for _ in range(12):
            update = _answer_as_whoever_is_asked(screen, rng)
            acknowledged = update["last"]
        server.kill()
        server.restart()
        again = ada.watch(table["id"]).next("update")
        assert again["entry"] >= acknowledged
        assert again["whole"]


def _answer_as_whoever_is_asked(screen: Socket, rng: Random) -> Any:
    """Sit down at the seat that is asked, and answer."""
    seat = screen.sit(None)["to_act"][0]
    question = screen.sit(seat)["question"]
    screen.send(type="act", seat=seat, question=question["number"], line=rng.choice(question["legal"]))
    done = screen.next("done")
    screen.send(type="act", seat=seat, question=question["number"], line="castle a1")
    assert screen.next("done") == done
    return done


def test_the_server_ends_within_five_seconds_even_with_watchers_and_thinking_bots(server: Server) -> None:
    ada = Visitor(server, "Ada")
    screens = [ada.watch(ada.make("me", "bot", "bot", first=1)["id"]) for _ in range(3)]
    for screen in screens:
        screen.next("update")
    asked = time.monotonic()
    assert server.stop() in (0, -15)
    assert time.monotonic() - asked < 5
    server.restart()


def test_nothing_secret_is_written_down(tmp_path: Path) -> None:
    with (tmp_path / "log").open("w") as log, serving(tmp_path / "tables.db", "--log", "debug", log=log) as server:
        ada = Visitor(server, "Ada")
        table = ada.make("me", "link", first=0)
        ada.http.post(f"/api/matches/{table['id']}/seat", json={"token": "wrong"})
        ada.post(f"/api/matches/{table['id']}/seat", token=table["tokens"]["1"])
        screen = ada.watch(table["id"])
        screen.sit(0)
        screen.connection.send("nonsense")
        screen.next("no")
        server.stop()
        secrets = [ada.http.cookies["guest"], table["tokens"]["1"]]
        server.restart()
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        secrets += [seed.hex() for (seed,) in connection.execute("SELECT seed FROM matches")]
        stored = "\n".join(connection.iterdump())
    connection.close()
    lines = (tmp_path / "log").read_text().splitlines()
    assert lines
    assert all(isinstance(json.loads(line), dict) for line in lines)
    assert not [line for line in lines for secret in secrets if secret in line]
    assert not [secret for secret in secrets[:2] if secret in stored]
