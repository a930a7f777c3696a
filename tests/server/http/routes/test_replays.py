"""A finished match retold: every position, and what proves its chance, without a rule on the other side."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from coeurdelion.core import ALL, CHANCE, TABLE, in_force
from coeurdelion.core.table_action import Fork, Resign, Undo
from coeurdelion.match.chance import commitment, match_key, pick, words
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.record import Record, write_record
from coeurdelion.match.record_reader import read_record
from coeurdelion.match.scenario import read_position
from tests import paths
from tests.match.positions import SMALL_BOARD
from tests.server.process import Server, Visitor, serving

POSITION = f"""
game = "lowenherz-2003"
[position]
{SMALL_BOARD}
[position.red]
score = 9
hand = ["A.B1"]
[position.blue]
hand = ["A.B1"]
"""
MATCHES = sorted(paths.MATCHES.rglob("*.match"))


@pytest.fixture(scope="module")
def ada(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    with serving(tmp_path_factory.mktemp("archive") / "tables.db") as server:
        yield visitor(server)


def visitor(server: Server) -> Visitor:
    return Visitor(server, "Ada")


def retold(ada: Visitor, file: str) -> Any:
    """A match file from elsewhere as the server retells it."""
    match = ada.post("/api/import", file=file)["id"]
    answer = ada.http.get(f"/api/matches/{match}/replay")
    assert answer.is_success, answer.text
    return answer.json()


def frames_of(ada: Visitor, match: str, count: int) -> Iterator[tuple[Any, dict[str, Any]]]:
    """All positions, put together from pages of so many: each frame and the whole view."""
    fixed = ada.http.get(f"/api/matches/{match}/replay").json()["fixed"]
    first: int | None = 0
    while first is not None:
        page = ada.http.get(f"/api/matches/{match}/frames/{first}", params={"count": count}).json()
        assert len(page["frames"]) <= count
        view = fixed
        for frame in page["frames"]:
            view = view | frame["view"]
            yield frame, view
        first = page["next"]


def honest(told: Any) -> list[int]:
    """The entries that the seed does not give, picked again from the weights alone."""
    key = match_key(bytes.fromhex(told["seed"]), told["nonces"])
    wrong = []
    for draw in told["draws"]:
        numbers = words(key, draw["entry"])
        due = draw["lead"] + " ".join(pick(numbers, told["weights"][one]) for one in draw["picks"])
        if due != told["entries"][draw["entry"]]["line"]:
            wrong.append(draw["entry"])
    return wrong


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_every_position_comes_as_the_rules_give_it(path: Path, ada: Visitor) -> None:
    record = read_record(path.read_text("utf-8"))
    game, steps = record.match.game, in_force(record.match)
    told = retold(ada, path.read_text("utf-8"))
    assert [(one["seat"], one["line"]) for one in told["entries"]] == list(record.match.log)
    assert told["course"] == [list(game.course(state)) for state in (record.match.start(), *(step.state for step in steps))]
    final = game.scores(steps[-1].state)
    assert [sum(line["points"] for line in ledger) for ledger in told["ledgers"]] == list(final)
    assert [ledger[-1]["score"] if ledger else 0 for ledger in told["ledgers"]] == list(final)
    assert [one["entry"] for one in told["events"]] == [step.number for step in steps for _ in step.events]
    found = list(frames_of(ada, told["match"], 100))
    assert [frame["entry"] for frame, _ in found] == [step.number for step in steps if step.entry.seat != TABLE]
    for (frame, view), step in zip(found, steps, strict=True):
        assert game.read_view(view) == game.redact(step.state, ALL)
        assert frame["to_act"] == list(game.to_act(step.state))


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_chance_can_be_picked_again_without_the_rules(path: Path, ada: Visitor) -> None:
    told = retold(ada, path.read_text("utf-8"))
    chance = [one["number"] for one in told["entries"] if one["seat"] == CHANCE]
    assert [draw["entry"] for draw in told["draws"]] == chance
    assert told["commitment"] == commitment(bytes.fromhex(told["seed"]))
    assert honest(told) == []


def test_a_tampered_draw_is_found(ada: Visitor) -> None:
    path = next(path for path in MATCHES if path.stem == "king-on-own-action")
    lines = path.read_text("utf-8").split("\n")
    draws = [number for number, line in enumerate(lines) if line.startswith("chance draw")]
    other = next(number for number in draws[1:] if lines[number] != lines[draws[0]])
    lines[draws[0]], lines[other] = lines[other], lines[draws[0]]
    told = retold(ada, "\n".join(line for line in lines if not line.startswith("# sha256")))
    first = next(one["number"] for one in told["entries"] if one["line"].startswith("draw"))
    assert honest(told)[0] == first
    verdict = ada.http.get(f"/api/matches/{told['match']}/verify").json()
    assert (verdict["answer"], verdict["reason"], verdict["entry"]) == ("wrong", "chance-differs", first)


def test_a_commitment_to_something_else_is_told_as_the_file_has_it(ada: Visitor) -> None:
    text = MATCHES[0].read_text("utf-8")
    other = read_record(text).commit[::-1]
    told = retold(ada, text.replace(f"commit {read_record(text).commit}", f"commit {other}"))
    assert told["commitment"] == other
    verdict = ada.http.get(f"/api/matches/{told['match']}/verify").json()
    assert (verdict["answer"], verdict["reason"]) == ("wrong", "commitment-differs")


def test_without_a_seed_nothing_is_proved(ada: Visitor) -> None:
    record = read_record(MATCHES[0].read_text("utf-8"))
    told = retold(ada, write_record(Record(record.match)))
    assert (told["seed"], told["commitment"], told["draws"], told["weights"]) == ("", "", [], [])


def test_what_was_taken_back_is_told_and_does_not_count(ada: Visitor) -> None:
    record = read_record(next(path for path in MATCHES if path.stem == "king-eliminated").read_text("utf-8"))
    live = LiveMatch(record.match, bytes.fromhex(record.seed), record.nonces)
    live.roll_all()
    first = len(live.log)
    seat = live.to_act()[0]
    live.do(seat, str(live.game.legal(live.state, seat)[0]))
    live.note(Undo(first))
    live.note(Resign(seat))
    told = retold(ada, write_record(live.record()))
    assert [one["counts"] for one in told["entries"]] == [True] * first + [False, False, True]
    assert {one["entry"] for one in told["events"]} >= {first}
    assert told["course"][first] == told["course"][-1]
    assert [frame["entry"] for frame, _ in frames_of(ada, told["match"], 1)] == list(range(first))


def test_the_points_that_a_position_gave_are_booked_first(ada: Visitor) -> None:
    live = LiveMatch(read_position(POSITION))
    live.roll_all()
    live.note(Resign(1))
    told = retold(ada, write_record(live.record()))
    begun = {"entry": -1, "points": 9, "reason": "position", "cells": [], "score": 9}
    assert told["ledgers"] == [[begun], []]
    assert told["course"][0] == [9, 0]


def test_of_a_fork_only_its_own_chance_is_told(ada: Visitor) -> None:
    record = read_record(next(path for path in MATCHES if path.stem == "king-on-own-action").read_text("utf-8"))
    live = LiveMatch(record.match)
    for entry in record.match.log[:60]:
        live.do(*entry)
    live.honest = True
    live.note(Fork())
    while len(live.log) < 100:
        live.roll_all()
        seat = live.to_act()[0]
        live.do(seat, str(live.game.legal(live.state, seat)[0]))
    told = retold(ada, write_record(live.record()))
    assert told["own"] == 60
    assert told["draws"]
    assert all(draw["entry"] > 60 for draw in told["draws"])
    assert honest(told) == []


def test_a_page_keeps_to_its_bounds(ada: Visitor) -> None:
    match = ada.post("/api/import", file=MATCHES[0].read_text("utf-8"))["id"]
    frames = f"/api/matches/{match}/frames"
    assert ada.http.get(f"{frames}/0", params={"count": 101}).status_code == 400
    assert ada.http.get(f"{frames}/0", params={"count": 0}).status_code == 400
    assert ada.http.get(f"{frames}/100000").json()["reason"] == "no-such-position"
    playing = ada.make("me", "here")["id"]
    assert ada.http.get(f"/api/matches/{playing}/replay").json()["reason"] == "not-over"
    assert ada.http.get(f"/api/matches/{playing}/frames/0").json()["reason"] == "not-over"


@pytest.mark.parametrize("name", ["king-eliminated", "most-points-3-full", "cards-most-points"])
def test_the_chances_over_a_match_end_with_who_has_won(ada: Visitor, name: str) -> None:
    file = next(path for path in MATCHES if path.stem == name).read_text("utf-8")
    match = ada.post("/api/import", file=file)["id"]
    told = ada.http.get(f"/api/matches/{match}/chances").json()
    entries = ada.http.get(f"/api/matches/{match}/replay").json()["entries"]
    assert all(sum(point["chances"]) == pytest.approx(1) for point in told["points"])
    assert [told["points"][0]["entry"], told["points"][-1]["entry"]] == [-1, entries[-1]["number"]]
    assert 0 < len(told["turning"]) <= 3
    for one in told["turning"]:
        assert one["first"] <= one["begun"] <= one["entry"] <= one["last"]
        assert one["before"] != one["after"]
        assert one["cause"] in ("decision", "luck", "both")


def test_nobody_is_told_the_chances_while_a_match_goes_on(ada: Visitor) -> None:
    playing = ada.make("me", "here")["id"]
    answer = ada.http.get(f"/api/matches/{playing}/chances")
    assert (answer.status_code, answer.json()["reason"]) == (409, "not-over")


def test_what_bots_had_in_mind_is_told_when_the_match_is_over(ada: Visitor) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "squire"}]
    match = ada.post("/api/matches", game="lionheart", seats=seats, options={})["id"]
    screen = ada.watch(match)
    while (update := screen.next("update"))["entry"] < 8:
        if question := update["question"]:
            screen.send(type="act", seat=0, question=question["number"], line=question["legal"][0])
    assert ada.http.get(f"/api/matches/{match}/reasons/0").json()["reason"] == "not-over"
    screen.send(type="resign", seat=0)
    while not screen.next("update")["result"]:
        pass
    told = ada.http.get(f"/api/matches/{match}/reasons/0").json()
    bots = {one["number"] for one in ada.http.get(f"/api/matches/{match}/replay").json()["entries"] if one["seat"] == 1}
    assert {one["entry"] for one in told["entries"]} == bots
    assert all(one["reasons"] for one in told["entries"])
    assert told["next"] is None
    first = ada.http.get(f"/api/matches/{match}/reasons/0?count=1").json()
    assert (len(first["entries"]), first["next"]) == (1, told["entries"][1]["entry"])
    assert "reason" not in ada.http.get(f"/api/matches/{match}/file").text
