"""What can be played, as the page that sets up a match reads it: every choice is taken, the usual ones change nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from coeurdelion.bots import levels_of
from coeurdelion.core import Refused
from coeurdelion.games import GAMES
from coeurdelion.server.app import make_app
from coeurdelion.server.http.routes import catalogue
from coeurdelion.server.settings import Settings
from coeurdelion.server.store.address import sqlite_address
from coeurdelion.server.table.registry import TableRegistry
from coeurdelion.server.table.table import Table
from tests.server.process import Server, Visitor, serving

EVERY_GAME = pytest.mark.parametrize("game", GAMES)
LANDSCAPE = "/api/games/lowenherz-2003/landscape"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("catalogue") / "tables.db") as running:
        yield running


@EVERY_GAME
def test_every_option_says_its_kind_its_values_and_whom_it_concerns(game: str, server: Server) -> None:
    found = {terms["id"]: terms for terms in Visitor(server, "Ada").http.get("/api/games").json()}[game]
    for option in found["options"]:
        told = option["values"], option["low"], option["high"]
        match option["kind"]:
            case "flag":
                assert told == ([True, False], None, None)
            case "choice":
                assert [str(value) for value in option["values"]] == option["allowed"]
                assert (option["low"], option["high"]) == (None, None)
            case "range":
                assert (option["values"], option["allowed"]) == ([], [f"{option['low']}–{option['high']}"])
            case "seat":
                assert told == (["random"], 0, found["seats"][-1] - 1)
            case kind:
                assert kind == "text"
                assert option["values"] == option["allowed"][:-1]
        assert set(option["players"]) <= set(found["seats"])
        assert option["players"]


@EVERY_GAME
def test_a_game_is_told_with_all_that_can_be_chosen(game: str, server: Server) -> None:
    found = {terms["id"]: terms for terms in Visitor(server, "Ada").http.get("/api/games").json()}[game]
    assert found["seats"] == list(GAMES[game].seats)
    assert found["colours"] == list(GAMES[game].colours)
    assert found["levels"] == list(levels_of(GAMES[game]))
    assert found["colours_free"] == (game != "lionheart")
    assert {option["name"]: tuple(option["allowed"]) for option in found["options"]} == {
        spec.name: spec.allowed(GAMES[game].seats[-1]) for spec in GAMES[game].options
    }


@EVERY_GAME
def test_it_is_told_where_bots_think_less(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "core_of", lambda game: None)
    assert catalogue.terms_of(GAMES[game]).thinks_less
    monkeypatch.setattr(catalogue, "core_of", lambda game: object())
    assert not catalogue.terms_of(GAMES[game]).thinks_less


@EVERY_GAME
def test_the_usual_options_are_those_that_nobody_sets(game: str, server: Server) -> None:
    ada = Visitor(server, "Ada")
    (found,) = [terms for terms in ada.http.get("/api/games").json() if terms["id"] == game]
    rules, colours = GAMES[game], GAMES[game].colours[:2]
    usual = {option["name"]: option["usual"] for option in found["options"]}
    assert rules.start(colours, usual) == rules.start(colours, {})
    for edition in {edition for option in found["options"] for edition in option["editions"]}:
        own = {option["name"]: option["editions"].get(edition, option["usual"]) for option in found["options"]}
        assert rules.start(colours, own | {"edition": edition}) == rules.start(colours, {"edition": edition})
    seats = [{"kind": "me"}, {"kind": "bot", "level": found["levels"][-1]}]
    assert ada.post(f"/api/matches/{game}", seats=seats, options=usual)["id"]


def test_a_landscape_is_shown_before_it_is_played_on(server: Server) -> None:
    ada = Visitor(server, "Ada")
    beginner = ada.http.get(LANDSCAPE, params={"tiles": "beginner"}).json()
    assert beginner["tiles"] == ["1/0", "2/0", "3/0", "4/0", "R/0", "5/0", "6/0", "7/0", "8/0"]
    assert [len(row) for row in beginner["terrain"]] == [12] * 12
    drawn = {tuple(ada.http.get(LANDSCAPE).json()["tiles"]) for _ in range(4)}
    assert len(drawn) > 1
    tiles = drawn.pop()
    again = ada.http.get(LANDSCAPE, params={"tiles": " ".join(tiles)}).json()
    assert tuple(again["tiles"]) == tiles
    seats = [{"kind": "me"}, {"kind": "here"}]
    made = ada.post("/api/matches/lowenherz-2003", seats=seats, options={"arrangement": " ".join(tiles)})
    assert ada.watch(made["id"]).next("update")["view"]["terrain"] == again["terrain"]
    wrong = ada.http.get(LANDSCAPE, params={"tiles": "1/0 1/0"})
    assert (wrong.status_code, wrong.json()["reason"]) == (409, "bad-value")


@EVERY_GAME
def test_ones_own_matches_tell_what_happened_since_and_how_they_stand(game: str, server: Server) -> None:
    ada, grace = Visitor(server, "Ada"), Visitor(server, "Grace")
    made = ada.post(f"/api/matches/{game}", seats=[{"kind": "me"}, {"kind": "link"}])
    grace.post(f"/api/matches/{made['id']}/seat", token=made["tokens"]["1"])
    screens = ada.watch(made["id"]), grace.watch(made["id"])
    updates, acted = [screen.next("update") for screen in screens], {0: -1, 1: -1}
    for _ in range(4):
        seat = next(seat for seat in (0, 1) if updates[seat]["question"])
        question = updates[seat]["question"]
        screens[seat].send(type="act", seat=seat, question=question["number"], line=question["legal"][0])
        acted[seat] = screens[seat].next("done")["first"]
        updates = [screen.next("update") for screen in screens]
    told = {seat: listed(visitor, made["id"]) for seat, visitor in enumerate((ada, grace))}
    seen = Visitor(server, "Eve").watch(made["id"]).next("update")["events"]  # as someone sees it who may know nothing
    for seat, match in told.items():
        assert match["since"] == [event for event in seen if 0 <= acted[seat] < event["entry"]][-12:]
        assert bool(match["since"]) == (0 <= acted[seat] < updates[0]["entry"])
        assert len(match["scores"]) == 2
    assert (told[0]["owner"], told[1]["owner"]) == (True, False)
    assert ada.http.get(f"/api/matches/{made['id']}").json()["since"] == []


def test_a_table_that_cannot_be_opened_does_not_hide_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with TestClient(make_app(Settings(sqlite_address(tmp_path / "tables.db")))) as ada:
        ada.post("/api/guest", json={"name": "Ada"})
        seats = [{"kind": "me"}, {"kind": "here"}]
        made = [ada.post("/api/matches/lionheart", json={"seats": seats}).json()["id"] for _ in range(2)]
        get = TableRegistry.get

        async def diverged(tables: TableRegistry, match: str) -> Table:
            if match == made[0]:
                raise Refused("table", "diverged")
            return await get(tables, match)

        monkeypatch.setattr(TableRegistry, "get", diverged)
        told = {match["id"]: len(match["scores"]) for match in ada.get("/api/mine").json()}
        assert told == {made[0]: 0, made[1]: 2}


def listed(visitor: Visitor, match: str) -> Any:
    """A match as it stands among one's own."""
    return next(one for one in visitor.http.get("/api/mine").json() if one["id"] == match)
