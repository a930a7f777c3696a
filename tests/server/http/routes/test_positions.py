"""New matches from a position: checked like a scenario, never listed, and then matches like all others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from coeurdelion.learn.examples import example
from coeurdelion.match.record_reader import read_record
from coeurdelion.match.scenario import read_start
from coeurdelion.match.verify import Answer, verify
from coeurdelion.server.http.schema.types import MAX_SCENARIO_LENGTH
from tests.match.positions import SMALL_BOARD
from tests.server.process import Server, Visitor, migrated, serving

GAME = "lowenherz-2003"
POSITION = f"""
game = "lowenherz-2003"
options = {{ edition = "kosmos" }}
[position]
players = ["blue", "red"]
to_act = "red"
deck = []
{SMALL_BOARD}
[position.red]
score = 9
hand = ["A.B1"]
[position.blue]
hand = ["A.B1", "A.K1"]
"""
"""Nothing is left to chance in it: the match begins without an entry."""
PACKAGED = ["example:lionheart/attack-3-axes-hit", "lesson:lionheart/attack"]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database: Path | str
    if request.param == "sqlite":
        database = tmp_path_factory.mktemp("positions") / "tables.db"
    else:
        database = migrated(request.getfixturevalue("postgres").new_database())
    with serving(database) as running:
        yield running


@pytest.fixture
def ada(server: Server) -> Visitor:
    return Visitor(server, "Ada")


def seats(*kinds: str) -> list[dict[str, str]]:
    return [{"kind": kind, "level": "random"} for kind in kinds]


def begin(ada: Visitor, position: str, *kinds: str, game: str = GAME, **terms: Any) -> str:
    """A new match from a position."""
    made = ada.post("/api/matches", game=game, seats=seats(*(kinds or ("me", "here"))), position=position, **terms)
    return str(made["id"])


def refused(ada: Visitor, position: str, *kinds: str, game: str = GAME, **terms: Any) -> Any:
    """Why no match begins from a position."""
    body = {"game": game, "seats": seats(*(kinds or ("me", "here"))), "position": position, **terms}
    answer = ada.http.post("/api/matches", json=body)
    assert answer.status_code == 409, answer.text
    return answer.json()


def played(ada: Visitor, match: str, seed: int = 1) -> Any:
    """The last update of a match that is played to its end at one screen, by lines at random."""
    rng, table = Random(seed), ada.watch(match)
    update = table.next("update")
    while not update["result"]:
        seat = update["to_act"][0]
        shown = table.sit(seat)
        line = rng.choice(shown["question"]["legal"])
        table.send(type="act", seat=seat, question=shown["question"]["number"], line=line)
        assert table.next("done", "no", "stale")["type"] == "done"
        update = table.next("update")
        while update["to_act"] == [seat] and not update["question"] and not update["result"]:
            update = table.next("update")
    table.close()
    return update


def file_of(ada: Visitor, match: str) -> str:
    return ada.http.get(f"/api/matches/{match}/file").text


@pytest.mark.parametrize("path", ["/api/matches", f"/api/matches/{GAME}"])
def test_a_match_begins_where_its_position_says(ada: Visitor, path: str) -> None:
    body: dict[str, Any] = {"seats": seats("me", "here"), "position": POSITION}
    match = ada.post(path, **body, **({"game": GAME} if path == "/api/matches" else {}))["id"]
    table = ada.watch(match)
    welcome = table.next("welcome")
    assert [player["colour"] for player in welcome["players"]] == ["blue", "red"]
    assert (welcome["edition"], welcome["options"]) == ("kosmos", {"edition": "kosmos"})
    update = table.next("update")
    assert (update["entry"], update["to_act"], update["view"]["score"]) == (-1, [1], [0, 9])
    assert table.sit(1)["question"]["number"] == 0


def test_whose_turn_it_is_is_known_before_the_first_entry(ada: Visitor) -> None:
    match = begin(ada, POSITION)
    (mine,) = [one for one in ada.http.get("/api/mine").json() if one["id"] == match]
    assert (mine["turn"], mine["waits_for_me"]) == ([1], True)
    assert mine["origin"] == {"kind": "position", "of": ""}
    assert ada.http.get("/api/next").json()["match"]["id"] == match


def test_it_is_never_listed(ada: Visitor) -> None:
    assert refused(ada, POSITION, public=True)["reason"] == "position-unlisted"
    open_match, running = begin(ada, POSITION, "me", "link"), begin(ada, POSITION)
    listed = [one["id"] for path in ("/api/lobby", "/api/watch") for one in ada.http.get(path).json()]
    assert not {open_match, running} & set(listed)


@pytest.mark.parametrize("name", PACKAGED)
def test_examples_and_lessons_begin_by_their_id_and_chance_is_the_matchs_own(ada: Visitor, name: str) -> None:
    match = begin(ada, name, game="lionheart")
    assert ada.http.get(f"/api/matches/{match}").json()["origin"] == {"kind": "position", "of": name}
    played(ada, match)
    assert ada.http.get(f"/api/matches/{match}/verify").json()["answer"] == "verified"


@pytest.mark.parametrize(
    ("change", "reason", "line"),
    [
        (("[position]", "[position"), "no-toml", 4),
        (('to_act = "red"', 'to_act = "white"'), "bad-entry", 6),
        (("|.RC F   V  |.BC|", "|.RC F   Q  |.BC|"), "diagram-terrain", 10),
        (("deck = []", "decks = []"), "unknown-key", 7),
        (('edition = "kosmos"', 'edition = "none"'), "bad-value", 3),
        (('hand = ["A.B1", "A.K1"]', "hand = []"), None, None),
        (('"A.B1"', '"A.Z9"'), "no-such-card", 17),
    ],
)
def test_it_is_checked_like_a_scenario(ada: Visitor, change: tuple[str, str], reason: str | None, line: int | None) -> None:
    text = POSITION.replace(*change)
    if reason is None:
        assert begin(ada, text)
        return
    answer = refused(ada, text)
    assert (answer["reason"], answer["params"]["line"]) == (reason, line)


def test_what_does_not_go_with_it_is_refused(ada: Visitor) -> None:
    assert refused(ada, POSITION, options={"edition": "tilsit"})["reason"] == "position-options"
    assert refused(ada, POSITION, "me", "here", "bot")["params"]["allowed"] == ["2"]
    assert refused(ada, POSITION, game="lionheart")["params"]["allowed"] == [GAME]
    assert refused(ada, "example:lionheart/none", game="lionheart")["reason"] == "unknown-example"
    assert refused(ada, "example:../../x")["reason"] == "unknown-game"
    ended = "example:lowenherz-1997/end-1-mountains-then-parchments"
    assert refused(ada, ended, *["me", "here"] * 2, game="lowenherz-1997")["reason"] in ("nobody-acts", "bad-players")
    long = {"game": GAME, "seats": seats("me", "here"), "position": "#" * (MAX_SCENARIO_LENGTH + 1)}
    assert ada.http.post("/api/matches", json=long).status_code == 400


def test_one_that_is_far_too_large_is_refused(ada: Visitor) -> None:
    row = "|" + "    " * 25 + "   |"
    board = "\n".join(["+---" * 26 + "+", *([row, "+   " * 26 + "+"] * 85)[:-1], "+---" * 26 + "+"])
    assert refused(ada, f'game = "{GAME}"\n[position]\nboard = """\n{board}\n"""\n')["rule"] in ("match", "scenario")


def test_a_stranger_gets_none(server: Server) -> None:
    nobody = Visitor(server, "Nobody")
    nobody.http.cookies.clear()
    body = {"game": GAME, "seats": seats("me", "here"), "position": POSITION}
    assert nobody.http.post("/api/matches", json=body).status_code == 401


def test_it_is_played_undone_kept_over_a_restart_and_verified(server: Server, ada: Visitor) -> None:
    match = begin(ada, POSITION, practice=True)
    table = ada.watch(match)
    table.next("update")
    asked = table.sit(1)["question"]
    table.send(type="act", seat=1, question=0, line="sell A.B1")
    assert "sell A.B1" in asked["legal"]
    table.next("done")
    table.close()
    server.kill()
    server.restart()
    table = ada.watch(match)
    assert table.next("update")["to_act"] == [0]
    table.sit(1)
    table.send(type="take-back", seat=1)
    while (update := table.next("update"))["to_act"] != [1]:
        pass
    assert update["view"]["score"] == [0, 9]
    table.close()
    result = played(ada, match)["result"]
    record = read_record(file_of(ada, match))
    assert record.match.position == read_start(POSITION).position
    assert str(record.result) == result
    assert verify(record).answer is Answer.VERIFIED


def test_it_is_retold_forked_imported_and_played_again(ada: Visitor) -> None:
    match = begin(ada, POSITION)
    played(ada, match)
    told = ada.http.get(f"/api/matches/{match}/replay").json()
    assert (told["fixed"]["score"], told["ledgers"][1][0]["reason"]) == ([0, 9], "position")
    fork = ada.http.post(f"/api/matches/{match}/fork", json={"entry": 0, "seats": seats("me", "here")}).json()["id"]
    played(ada, fork, seed=2)
    assert read_record(file_of(ada, fork)).match.position == read_record(file_of(ada, match)).match.position
    open_fork = {"entry": 0, "seats": seats("me", "here"), "public": True}
    assert ada.http.post(f"/api/matches/{match}/fork", json=open_fork).json()["reason"] == "position-unlisted"
    again = ada.post(f"/api/matches/{match}/rematch")["id"]
    assert ada.watch(again).next("update")["view"]["score"] == [0, 9]
    kept = ada.post("/api/import", file=file_of(ada, match))["id"]
    assert file_of(ada, kept) == file_of(ada, match)
    assert ada.http.get(f"/api/matches/{kept}/verify").json()["answer"] == "verified"


def test_drawn_seats_leave_the_colours_where_they_are(ada: Visitor) -> None:
    """Who sits where is drawn; the order of the colours round the table is the position's."""
    for _ in range(6):
        match = begin(ada, POSITION, seating="random")
        welcome = ada.watch(match).next("welcome")
        assert [player["colour"] for player in welcome["players"]] == ["blue", "red"]


def test_bots_play_it_to_the_end(ada: Visitor) -> None:
    position = example("lowenherz-1997", "example-12-eight-for-five").text
    match = begin(ada, position, "me", "bot", game="lowenherz-1997")
    update = ada.watch(match).play(1000, Random(1))
    assert update["result"]
    assert ada.http.get(f"/api/matches/{match}/verify").json()["answer"] == "verified"


def test_its_bots_count_like_others(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("quota") / "tables.db", "--limit=bot-tables-per-guest=1") as running:
        ada = Visitor(running, "Ada")
        begin(ada, POSITION, "me", "bot")
        assert refused(ada, POSITION, "me", "bot")["reason"] == "too-many-bot-tables"


def test_positions_are_charged(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A guest costs 3, a match from a position 10."""
    few = ("--limit=request-burst-per-session=25", "--limit=request-rate-per-session=0")
    with serving(tmp_path_factory.mktemp("charged") / "tables.db", *few) as running:
        ada = Visitor(running, "Ada")
        body = {"game": GAME, "seats": seats("me", "here"), "position": POSITION}
        answers = [ada.http.post("/api/matches", json=body).status_code for _ in range(3)]
    assert answers == [201, 201, 429]
