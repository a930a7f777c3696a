"""The lobby over HTTP: tables set up, found, joined, left, started, played again, forked, imported; in every game."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from coeurdelion.games import GAMES
from coeurdelion.match.record_reader import read_record
from coeurdelion.match.verify import Answer, verify
from tests.paths import MATCHES, ROOT
from tests.server.process import Server, Visitor, serving

README = ROOT / "README.md"
EVERY_GAME = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("lobby") / "tables.db") as running:
        yield running


def refused(answer: Any) -> str:
    """The reason for which a request was refused."""
    assert answer.status_code == 409, answer.text
    return str(answer.json()["reason"])


@EVERY_GAME
def test_every_option_of_the_rules_has_its_field_and_a_wrong_one_is_refused_by_name(game: str, server: Server) -> None:
    ada = Visitor(server, "Ada")
    described = ada.http.get("/api/openapi.json").json()
    name = "".join(part.capitalize() for part in game.split("-"))
    schema = described["components"]["schemas"][f"{name}Options"]
    assert set(schema["properties"]) == {spec.name for spec in GAMES[game].options}
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    path = f"/api/matches/{game}"
    assert refused(ada.http.post(path, json={"seats": seats, "options": {"colour": 3}})) == "unknown-option"
    for option in schema["properties"]:
        wrong = ada.http.post(path, json={"seats": seats, "options": {option: "wrong"}})
        assert (refused(wrong), wrong.json()["params"]["option"]) == ("bad-value", option)
    assert refused(ada.http.post(path, json={"seats": [{"kind": "me"}, {"kind": "cat"}]})) == "bad-value"
    assert refused(ada.http.post(path, json={"seats": [{"kind": "me"}]})) == "bad-players"
    twice = [{"kind": "me", "colour": GAMES[game].colours[0]}] * 2
    assert refused(ada.http.post(path, json={"seats": twice})) == "bad-colours"
    assert ada.http.post(path, json={"seats": seats, "more": 1}).status_code == 400


@EVERY_GAME
def test_colours_are_chosen(game: str, server: Server) -> None:
    ada = Visitor(server, "Ada")
    first, second = GAMES[game].colours[:2]
    seats = [{"kind": "me", "colour": second}, {"kind": "bot", "level": "random"}]
    answer = ada.http.post(f"/api/matches/{game}", json={"seats": seats})
    if answer.status_code == 409:  # where colours belong to seats, another order is refused by name
        assert refused(answer) == "bad-colours"
        return
    welcome = ada.watch(answer.json()["id"]).next("welcome")
    assert [player["colour"] for player in welcome["players"]] == [second, first]


@EVERY_GAME
def test_an_open_table_is_found_joined_left_and_started(game: str, server: Server) -> None:
    ada, grace, eve = (Visitor(server, name) for name in ("Ada", "Grace", "Eve"))
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = ada.post(f"/api/matches/{game}", seats=seats, public=True)
    hidden = ada.post(f"/api/matches/{game}", seats=seats)
    listed = {match["id"]: match for match in grace.http.get("/api/lobby").json()}
    assert made["id"] in listed
    assert hidden["id"] not in listed
    assert refused(grace.http.post(f"/api/matches/{hidden['id']}/seat", json={})) == "no-open-seat"
    assert refused(grace.http.post(f"/api/matches/{made['id']}/start", json={})) == "not-owner"
    other = ada.post(f"/api/matches/{game}", seats=seats, public=True)
    assert grace.post(f"/api/matches/{made['id']}/seat") == {"seat": 1}
    assert refused(eve.http.post(f"/api/matches/{made['id']}/seat", json={})) == "seat-taken"
    assert refused(grace.http.delete(f"/api/matches/{made['id']}/seat")) == "already-begun"
    assert refused(grace.http.delete(f"/api/matches/{other['id']}/seat")) == "no-seat-here"
    assert ada.http.delete(f"/api/matches/{other['id']}/seat").status_code == 204
    assert other["id"] not in {match["id"] for match in grace.http.get("/api/lobby").json()}
    assert made["id"] in {match["id"] for match in eve.http.get("/api/watch").json()}
    mine = next(match for match in ada.http.get("/api/mine").json() if match["id"] == made["id"])
    theirs = next(match for match in grace.http.get("/api/mine").json() if match["id"] == made["id"])
    assert (mine["mine"], theirs["mine"]) == ([0], [1])
    assert {mine["waits_for_me"], theirs["waits_for_me"]} >= {True}
    waiting = ada if mine["waits_for_me"] else grace
    assert waiting.http.get("/api/next").json()["match"]["id"] == made["id"]
    started = ada.post(f"/api/matches/{hidden['id']}/start", level="random")
    assert (started["state"], started["players"][1]["kind"]) == ("playing", "bot")
    assert refused(ada.http.post(f"/api/matches/{hidden['id']}/start", json={})) == "already-begun"
    filled = ada.post(f"/api/matches/{game}", seats=seats, public=True)
    ada.post(f"/api/matches/{filled['id']}/start", level="random")
    assert refused(eve.http.post(f"/api/matches/{filled['id']}/seat", json={})) == "already-begun"


def test_someone_leaves_before_the_start_and_another_sits_down(server: Server) -> None:
    ada, grace, zoe, eve = (Visitor(server, name) for name in ("Ada", "Grace", "Zoe", "Eve"))
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = ada.post("/api/matches/lowenherz-2003", seats=seats, public=True, seating="random")
    assert grace.post(f"/api/matches/{made['id']}/seat", seat=2) == {"seat": 2}
    screen = ada.watch(made["id"])
    assert [player["taken"] for player in screen.next("welcome")["players"]] == [True, False, True]
    assert grace.http.delete(f"/api/matches/{made['id']}/seat").status_code == 204
    assert [player["taken"] for player in screen.next("welcome")["players"]] == [True, False, False]
    zoe.post(f"/api/matches/{made['id']}/seat")
    eve.post(f"/api/matches/{made['id']}/seat")
    playing = ada.http.get(f"/api/matches/{made['id']}").json()
    assert playing["state"] == "playing"
    assert sorted(player["name"] for player in playing["players"]) == ["Ada", "Eve", "Zoe"]
    assert [player["seat"] for player in playing["players"]] == [0, 1, 2]


def test_players_see_who_waits_for_a_rematch(server: Server) -> None:
    """Also after someone has left it again, and nobody once it has begun; a spectator is told nothing."""
    ada, grace, zoe, eve = (Visitor(server, name) for name in ("Ada", "Grace", "Zoe", "Eve"))
    made = ada.make("me", "link", "link", first=0)
    for seat, who in enumerate((grace, zoe), 1):
        who.post(f"/api/matches/{made['id']}/seat", token=made["tokens"][str(seat)])
    at_ada, at_grace, at_zoe, at_eve = (who.watch(made["id"]) for who in (ada, grace, zoe, eve))
    at_ada.send(type="offer", seat=0, what="abandon")
    while not (offers := at_zoe.next("update")["offers"]):
        pass
    for seat, screen in enumerate((at_grace, at_zoe), 1):
        screen.send(type="consent", seat=seat, offer=offers[0]["entry"], agrees=True)
    while not at_grace.next("update")["result"]:
        pass

    def ask(who: Visitor) -> str:
        return str(who.post(f"/api/matches/{made['id']}/rematch")["id"])

    def leave(who: Visitor, match: str) -> None:
        assert who.http.delete(f"/api/matches/{match}/seat").status_code == 204

    def see(*seats: int) -> None:
        while tuple(at_grace.next("welcome").get("rematch", ())) != seats:
            pass

    first = ask(ada)
    see(0)
    assert ask(zoe) == first
    see(0, 2)
    leave(zoe, first)
    see(0)
    leave(ada, first)
    see()
    second = ask(zoe)
    see(2)
    assert grace.watch(made["id"]).next("welcome")["rematch"] == [2]
    assert {ask(ada), ask(grace)} == {second} != {first}
    see()
    assert ada.http.get(f"/api/matches/{second}").json()["state"] == "playing"
    at_eve.send(type="say", text="Well?")
    while (message := at_eve.next("welcome", "chat"))["type"] == "welcome":
        assert "rematch" not in message


def test_a_stranger_has_no_matches(server: Server) -> None:
    assert httpx.get(f"{server.address}/api/mine").json() == []
    assert httpx.get(f"{server.address}/api/next").json() == {"match": None}


@EVERY_GAME
def test_a_match_with_somebodys_bot_as_the_readme_shows_it(game: str, server: Server, tmp_path: Path) -> None:
    """Then it is replayed with all secrets open, verified, played again, forked, exported and imported."""
    ada = Visitor(server, "Ada")
    made = ada.post(f"/api/matches/{game}", seats=[{"kind": "me"}, {"kind": "link"}])
    example = re.search(r"```python\n([^`]*/api/bot.*?)```", README.read_text("utf-8"), re.S)
    assert example
    program = tmp_path / "bot.py"
    program.write_text(example.group(1), "utf-8")
    command = [sys.executable, str(program), server.address, made["id"], made["tokens"]["1"]]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as bot:
        screen = ada.watch(made["id"])
        before = ada.http.get(f"/api/matches/{made['id']}/file")
        assert refused(before) == "not-over"
        update = screen.play(10_000, Random(1))
        assert bot.stdout
        assert bot.stdout.read().strip() == update["result"]
    check_replay(ada, made["id"], game)
    check_fork(ada, made["id"])
    check_import(ada, made["id"])


def check_replay(ada: Visitor, match: str, game: str) -> None:
    """Every position can be seen, with nothing hidden."""
    path = f"/api/matches/{match}"
    assert ada.http.get(f"{path}/verify").json()["answer"] == "verified"
    file = ada.http.get(f"{path}/file").text
    assert verify(read_record(file)).answer is Answer.VERIFIED
    first = ada.http.get(f"{path}/replay/-1").json()
    assert (first["entry"], first["line"]) == (-1, "")
    middle = ada.http.get(f"{path}/replay/{first['count'] // 2}").json()
    assert middle["view"]["seat"] == "all"
    assert middle["line"]
    assert GAMES[game].read_view(middle["view"])
    last = ada.http.get(f"{path}/replay/{first['count'] - 1}").json()
    assert last["view"]["over"]
    assert refused(ada.http.get(f"{path}/replay/{first['count']}")) == "no-such-position"
    again = ada.post(f"{path}/rematch")
    assert ada.post(f"{path}/rematch")["id"] == again["id"]
    assert ada.http.get(f"/api/matches/{again['id']}").json()["origin"] == {"kind": "rematch", "match": match}


def check_fork(ada: Visitor, match: str) -> None:
    """A new match goes on from the middle of the old one, and only what is its own is verified."""
    count = ada.http.get(f"/api/matches/{match}/replay/-1").json()["count"]
    seats = [{"kind": "me"}, {"kind": "here"}]
    late = ada.http.post(f"/api/matches/{match}/fork", json={"entry": count - 1, "seats": seats})
    assert refused(late) == "no-such-position"
    assert (
        refused(ada.http.post(f"/api/matches/{match}/fork", json={"entry": 9, "seats": [*seats, *seats]})) == "bad-players"
    )
    fork = ada.post(f"/api/matches/{match}/fork", entry=count // 2, seats=seats)
    screen = ada.watch(fork["id"])
    seat = screen.next("update")["to_act"][0]
    question = screen.sit(seat)["question"]
    screen.send(type="act", seat=seat, question=question["number"], line=question["legal"][0])
    assert screen.next("done", "no")["type"] == "done"
    screen.send(type="offer", seat=seat, what="abandon")
    while not screen.next("update")["result"]:
        pass
    verdict = ada.http.get(f"/api/matches/{fork['id']}/verify").json()
    assert verdict["answer"] == "verified"
    assert verdict["entry"] > 0


def check_import(ada: Visitor, match: str) -> None:
    """A file comes back as it went, and does not count as played here."""
    file = ada.http.get(f"/api/matches/{match}/file").text
    kept = ada.post("/api/import", file=file)
    found = ada.http.get(f"/api/matches/{kept['id']}").json()
    assert (found["state"], found["origin"]["kind"], found["mine"]) == ("over", "import", [])
    again = ada.http.get(f"/api/matches/{kept['id']}/file").text
    assert read_record(again).match.log == read_record(file).match.log
    assert ada.http.get(f"/api/matches/{kept['id']}/verify").json()["answer"] == "verified"


@pytest.mark.parametrize("path", sorted(MATCHES.rglob("*.match")), ids=lambda path: path.stem)
def test_recorded_matches_are_imported(path: Path, server: Server) -> None:
    ada = Visitor(server, "Ada")
    kept = ada.post("/api/import", file=path.read_text("utf-8"))
    verdict = ada.http.get(f"/api/matches/{kept['id']}/verify").json()
    assert verdict["answer"] == verify(read_record(path.read_text("utf-8"))).answer.value
    assert ada.watch(kept["id"]).next("update")["entry"] >= 0


def test_what_is_no_match_file_is_refused_with_its_line(server: Server) -> None:
    ada = Visitor(server, "Ada")
    assert refused(ada.http.post("/api/import", json={"file": "hello"})) == "no-match-file"
    file = next(iter(sorted(MATCHES.rglob("*.match")))).read_text("utf-8")
    broken = ada.http.post("/api/import", json={"file": file.replace("chance ", "chance x", 1)})
    assert broken.status_code == 409
    first = next(number for number, line in enumerate(file.splitlines(), 1) if line.startswith("chance "))
    assert broken.json()["params"]["line"] == first
    last = max(number for number, line in enumerate(file.splitlines(), 1) if line[:2] in ("0 ", "1 "))
    lines = [line if number != last else f"{line[:2]}fly" for number, line in enumerate(file.splitlines(), 1)]
    assert ada.http.post("/api/import", json={"file": "\n".join(lines)}).json()["params"]["line"] == last
    assert ada.post("/api/import", file=f"\ufeff{file}")
    assert ada.http.post("/api/import", json={"file": "x" * 1_100_000}).status_code == 400
    assert ada.http.post("/api/import", json={"file": "x" * 3_000_000}).status_code == 413
    assert ada.http.post("/api/guest", json={"name": "x" * 70_000}).status_code == 413


def test_tokens_are_told_once_and_given_up(server: Server) -> None:
    ada = Visitor(server, "Ada")
    made = ada.post("/api/tokens", label="my bot")
    (kept,) = ada.http.get("/api/tokens").json()
    assert (kept["id"], kept["label"]) == (made["id"], "my bot")
    assert made["token"] not in str(kept)
    headers = {"Authorization": f"Bearer {made['token']}", "Cookie": ""}
    assert ada.http.get("/api/guest", headers=headers).json()["name"] == "Ada"
    assert ada.http.delete(f"/api/tokens/{made['id']}").status_code == 204
    assert ada.http.get("/api/guest", headers=headers).status_code == 401
    assert ada.http.delete(f"/api/tokens/{made['id']}").status_code == 404
