"""The engine protocol: a real process, every refusal, what each request answers."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from coeurdelion.bots.levels import any_legal
from coeurdelion.core.bot import BotChoice, BotRequest
from coeurdelion.engine import serve
from coeurdelion.games import lowenherz_2003 as game
from coeurdelion.match.record_reader import read_record
from coeurdelion.match.verify import Answer as Verified
from coeurdelion.match.verify import verify
from tests.engine.client import BIN, MATCHES, SEED, Client, Table, placing_client, questions, refusal, same

SCENARIO = """
game = "lowenherz-2003"
options = { edition = "tilsit" }
[position]
to_act = "blue"
board = \"\"\"
+---+---+---+---+
|.RC F   V  |.BC|
+   +   +   +   +
|.RK F   .   .BK|
+---+---+---+---+
\"\"\"
[position.red]
hand = ["A.K1"]
[position.blue]
hand = ["A.B1"]
"""


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.fixture
def placing() -> Client:
    """A match of two players in which seat 0 places the first castle."""
    return placing_client()


# A real process


def run_engine(lines: str, *options: str) -> list[Table]:
    """What `coeurdelion engine` answers; it ends by itself and well."""
    command = [str(BIN / "coeurdelion"), "engine", *options]
    done = subprocess.run(command, input=lines, capture_output=True, encoding="utf-8", timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_a_process_answers_each_line_until_quit() -> None:
    new = json.dumps({"cmd": "new", "game": game.id, "players": 3, "seed": SEED, "id": 1})
    lines = [
        "",
        new,
        "   ",
        "{",
        "castle a1",
        "[]",
        '{"cmd":"roll","id":{"n":2}}',
        '{"cmd":"quit","id":3}',
        '{"cmd":"legal"}',
    ]
    answers = run_engine("\n".join(lines) + "\n")
    assert answers[0] == {"ok": True, "to_act": ["chance"], "id": 1}
    assert [refusal(answer) for answer in answers[1:4]] == ["protocol"] * 3
    assert answers[4]["ok"]
    assert answers[4]["id"] == {"n": 2}
    assert len(answers[4]["actions"]) == 10
    assert answers[5:] == [{"ok": True, "id": 3}]


def test_a_process_ends_with_its_input() -> None:
    assert run_engine("") == []
    assert [answer["ok"] for answer in run_engine('{"cmd":"undo"}')] == [False]


def test_a_process_speaks_the_language_asked_for() -> None:
    messages = {run_engine('{"cmd":"undo"}\n', "--lang", language)[0]["message"] for language in ("fr", "en", "de")}
    assert len(messages) == 3


def test_only_lines_with_something_on_them_are_answered() -> None:
    assert len(list(serve(["\n", " \n", '{"cmd":"undo"}\n', "x\n", '{"cmd":"quit"}\n', '{"cmd":"undo"}\n']))) == 3


# Refusals


@pytest.mark.parametrize(
    "line",
    [
        *("{", "castle a1", "null", "3", '"x"', "[]", "{}", '{"cmd":null}', '{"cmd":"fly"}', '{"cmd":["new"]}', "\x00"),
        '{"cmd":"do","seat":0}',
        '{"cmd":"do","seat":"0","action":"castle a1"}',
        '{"cmd":"do","seat":0,"action":["castle","a1"]}',
        '{"cmd":"do","seat":null,"action":"castle a1"}',
        '{"cmd":"preview","seat":"chance","action":"first 0"}',
        '{"cmd":"view","seat":"none"}',
        '{"cmd":"view","seat":true}',
        '{"cmd":"legal","seat":1.5}',
        '{"cmd":"ledger"}',
        '{"cmd":"new","game":"lowenherz-2003"}',
        '{"cmd":"new","game":"lowenherz-2003","players":"2"}',
        '{"cmd":"new","game":"lowenherz-2003","players":2,"options":[]}',
        '{"cmd":"new","game":"lowenherz-2003","players":2,"seed":7}',
        '{"cmd":"load","match":7}',
        '{"cmd":"bot","seat":0,"ms":"soon"}',
        '{"cmd":"bot","seat":0,"view":[]}',
        '{"cmd":"undo","steps":2}',
        '{"cmd":"roll","dice":2}',
        '{"cmd":"quit","now":true}',
    ],
)
def test_a_line_that_is_no_request_is_refused(placing: Client, line: str) -> None:
    before = placing.good("export")
    assert refusal(placing.send(line)) == "protocol"
    assert placing.good("export") == before
    assert not placing.engine.has_quit


def test_without_a_match_there_is_nothing_to_ask_about(client: Client) -> None:
    for cmd in ("legal", "roll", "view", "undo", "export"):
        assert client.refused(cmd) == "protocol"
    for cmd in ("do", "preview"):
        assert client.refused(cmd, seat=0, action="castle a1") == "protocol"
    for cmd in ("ledger", "bot"):
        assert client.refused(cmd, seat=0) == "protocol"


def test_an_id_of_any_kind_comes_back_with_refusals_too(client: Client) -> None:
    for given in (0, -7, "x", "", None, True, 1.5, [1, [2]], {"n": {"m": 3}}):
        for cmd in ("legal", "fly", "quit"):
            answer = client.ask(cmd, id=given)
            assert "id" in answer
            assert answer["id"] == given
    assert "id" not in client.ask("legal")
    assert "id" not in client.send("{")


@pytest.mark.parametrize("seat", [-3, -2, -1, 2, 99, 10**20])
def test_a_seat_that_is_not_there_is_refused(placing: Client, seat: int) -> None:
    assert placing.refused("do", seat=seat, action="castle c3") == "protocol"
    assert placing.refused("preview", seat=seat, action="castle c3") == "protocol"
    for cmd in ("legal", "view", "ledger", "bot"):
        assert placing.refused(cmd, seat=seat) == "protocol"


@pytest.mark.parametrize(
    ("request_", "refused"),
    [
        ({"game": "chess"}, "option"),
        ({"game": ""}, "option"),
        ({"players": 0}, "option"),
        ({"players": 1}, "option"),
        ({"players": 5}, "option"),
        ({"players": -2}, "option"),
        ({"options": {"edition": "ravensburger"}}, "option"),
        ({"options": {"colour": "red"}}, "option"),
        ({"options": {"first": 2}}, "option"),
        ({"options": {"arrangement": ["1/0"]}}, "option"),
        ({"seed": ""}, "protocol"),
        ({"seed": "00"}, "protocol"),
        ({"seed": SEED.upper()}, "protocol"),
        ({"seed": SEED + "20"}, "protocol"),
        ({"seed": "g" * 64}, "protocol"),
    ],
)
def test_a_match_that_cannot_be_leaves_the_old_one(placing: Client, request_: Table, refused: str) -> None:
    before = placing.good("export")
    assert placing.refused("new", **{"game": game.id, "players": 2, **request_}) == refused
    assert placing.good("export") == before


@pytest.mark.parametrize(
    ("request_", "refused"),
    [
        ({}, "protocol"),
        ({"match": None}, "protocol"),
        ({"match": "", "scenario": ""}, "protocol"),
        ({"scenario": "game ="}, "scenario"),
        ({"scenario": "title = 'no game'"}, "option"),
        ({"scenario": SCENARIO.replace("to_act", "two_act")}, "scenario"),
        ({"scenario": SCENARIO.replace(".RC", "XRC")}, "scenario"),
        ({"scenario": SCENARIO.replace("tilsit", "x")}, "option"),
        ({"match": ""}, "match"),
        ({"match": SCENARIO}, "match"),
        ({"match": "coeurdelion-match 1\ngame lowenherz-2003 99\nplayer 0 red\nplayer 1 blue\n"}, "match"),
        ({"match": "coeurdelion-match 1\ngame chess 1\nplayer 0 white\nplayer 1 black\n"}, "option"),
        ({"match": "coeurdelion-match 1\ngame lowenherz-2003 1\nplayer 0 red\nplayer 1 red\n"}, "L03-SETUP-2"),
        ({"match": "coeurdelion-match 1\ngame lowenherz-2003 1\nplayer 0 red\nplayer 1 blue\n0 castle c3\n"}, "turn"),
        ({"match": "coeurdelion-match 1\ngame lowenherz-2003 1\nplayer 0 red\nplayer 1 blue\ntable undo 0\n"}, "notation"),
    ],
)
def test_what_cannot_be_loaded_leaves_the_old_match(placing: Client, request_: Table, refused: str) -> None:
    before = placing.good("export")
    assert placing.refused("load", **request_) == refused
    assert placing.good("export") == before


@pytest.mark.parametrize(
    ("seat", "action", "refused"),
    [
        (0, "castle b1", "L03-PLACE-1"),
        (0, "castle z9", "notation"),
        (0, "castle  c3", "notation"),
        (0, "fly c3", "notation"),
        (0, "", "notation"),
        (0, "play A.Z9", "notation"),
        (0, "play A.B2", "turn"),
        (0, "draw A.B2", "turn"),
        (1, "castle c3", "turn"),
        ("chance", "first 0", "turn"),
    ],
)
def test_an_action_that_is_not_allowed_changes_nothing(placing: Client, seat: int | str, action: str, refused: str) -> None:
    before = placing.good("export")
    assert placing.refused("do", seat=seat, action=action) == refused
    if seat != "chance":
        assert placing.refused("preview", seat=seat, action=action) == refused
    assert placing.good("export") == before


def test_after_the_end_nothing_is_legal(client: Client) -> None:
    assert client.good("load", match=MATCHES[0].read_text("utf-8"))["to_act"] == []
    assert client.good("legal") == {"ok": True, "legal": {}, "open": {}}
    assert client.good("legal", seat=0)["legal"] == {"0": []}
    assert client.good("roll") == {"ok": True, "actions": [], "events": [], "to_act": []}
    for cmd in ("do", "preview"):
        assert client.refused(cmd, seat=0, action="done") == "over"
    assert client.ask("bot", seat=0, level="random")["ok"] is False
    view = client.good("view")["view"]
    assert view["over"] is True
    assert view["winners"] == [1]


def test_with_nothing_done_there_is_nothing_to_undo(client: Client) -> None:
    client.good("new", game=game.id, players=2, seed=SEED)
    assert client.refused("undo") == "protocol"
    drawn = client.good("roll")["actions"]
    for _ in drawn:
        client.good("undo")
    assert client.refused("undo") == "protocol"


# What each request does


def test_an_undo_takes_back_one_entry_and_chance_comes_out_anew(placing: Client) -> None:
    first = placing.good("view", seat=1)["view"]["hand"][1]
    for _ in range(3):
        assert placing.good("undo")["to_act"] == ["chance"]
    assert len(placing.good("roll")["actions"]) == 3
    assert placing.good("view", seat=1)["view"]["hand"][1] != first
    lines = placing.good("export")["match"].splitlines()
    assert [line for line in lines if line.startswith("table ")] == ["table undo 6", "table undo 5", "table undo 4"]


def test_one_seed_gives_one_match_and_none_a_new_one(client: Client) -> None:
    def rolled(**seed: str) -> tuple[str, ...]:
        client.good("new", game=game.id, players=4, options={"edition": "tilsit"}, **seed)
        return tuple(client.good("roll")["actions"])

    assert rolled(seed=SEED) == rolled(seed=SEED)
    assert rolled() != rolled()


def test_chance_can_be_dictated_and_is_then_not_passed_off_as_derived(client: Client) -> None:
    client.good("new", game=game.id, players=2, seed=SEED)
    assert client.good("legal", seat="chance")["legal"] == {"chance": {"first 0": 1, "first 1": 1}}
    assert client.good("do", seat="chance", action="first 0")["to_act"] == ["chance"]
    assert f"seed {SEED}" in client.good("export")["match"]
    assert "draw A.K1" in client.good("legal")["legal"]["chance"]
    client.good("do", seat="chance", action="draw A.K1")
    text = client.good("export")["match"]
    assert "seed" not in text
    assert "commit" not in text


def test_a_preview_changes_nothing_and_tells_what_will_be(placing: Client) -> None:
    before = placing.good("export")
    foreseen = placing.good("preview", seat=0, action="castle c3")["events"]
    assert placing.good("export") == before
    assert placing.good("do", seat=0, action="castle c3")["events"] == foreseen == [
        {"event": "castle-placed", "seat": 0, "cell": "c3"}
    ]  # fmt: skip


def test_a_view_shows_only_what_a_seat_may_know(placing: Client) -> None:
    views = {seat: placing.good("view", seat=seat)["view"] for seat in (0, 1, None, "all")}
    hidden = ["A.?"] * 3
    hands = views["all"]["hand"]
    assert hidden not in hands
    assert [view["hand"] for view in views.values()] == [[hands[0], hidden], [hidden, hands[1]], [hidden, hidden], hands]
    assert placing.good("view")["view"] == views[None]


def test_a_scenario_is_loaded_with_its_options_and_position(client: Client) -> None:
    assert client.good("load", scenario=SCENARIO) == {"ok": True, "to_act": [1]}
    assert client.good("legal")["legal"] == {"1": ["sell A.B1", "play A.B1"]}
    expected = {"edition": "tilsit", "castles": {"a1": "red", "d1": "blue"}, "borders": ["c1e"], "supply": 99, "king": 50}
    assert same(expected, client.good("view")["view"])
    client.good("do", seat=1, action="play A.B1")
    events = client.good("do", seat=1, action="border c2e")["events"]
    made = [(event["seat"], event["castle"], event["points"]) for event in events if event["event"] == "domain-made"]
    assert made == [(0, "a1", 5), (1, "d1", 0)]
    (line,) = client.good("ledger", seat=0)["ledger"]
    assert same({"entry": 1, "points": 5, "reason": "domain-made"}, line)
    assert client.good("ledger", seat=1)["ledger"] == []


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_a_match_is_loaded_and_exported_as_it_was(client: Client, path: Path) -> None:
    text = path.read_text("utf-8")
    client.good("load", match=text)
    assert client.good("export")["match"] == text
    score = client.good("view")["view"]["score"]
    for seat, points in enumerate(score):
        assert sum(line["points"] for line in client.good("ledger", seat=seat)["ledger"]) == points


def test_what_is_exported_can_be_loaded_and_goes_on(placing: Client) -> None:
    placing.good("do", seat=0, action="castle c3")
    placing.good("undo")
    placing.good("do", seat=0, action="castle l12")
    text = placing.good("export")["match"]
    other = Client()
    assert other.good("load", match=text)["to_act"] == [0]
    assert other.good("export")["match"] == text
    for seat in (0, 1, None, "all"):
        assert other.good("view", seat=seat) == placing.good("view", seat=seat)
    assert other.good("legal") == placing.good("legal")


def test_a_position_is_exported_with_the_match_that_began_there(client: Client) -> None:
    client.good("load", scenario=SCENARIO)
    client.good("do", seat=1, action="sell A.B1")
    text = client.good("export")["match"]
    assert "\nposition to_act = " in text
    other = Client()
    other.good("load", match=text)
    assert other.good("view", seat="all") == client.good("view", seat="all")
    assert other.good("export")["match"] == text


def test_a_match_without_its_seed_goes_on_as_a_fork(placing: Client) -> None:
    text = placing.good("export")["match"].partition("\nseed ")[0]
    placing.good("load", match=text)
    forked = placing.good("export")["match"]
    assert "\ntable fork\n" in forked
    assert verify(read_record(forked)).answer is Verified.VERIFIED


# Bots


def test_a_bot_chooses_something_legal_and_does_not_do_it(placing: Client) -> None:
    before = placing.good("export")
    answer = placing.good("bot", seat=0, level="random", ms=10)
    assert answer["action"] in placing.good("legal")["legal"]["0"]
    assert answer["why"]
    assert placing.good("export") == before


def test_a_bot_is_asked_as_a_character(placing: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    appeared: list[str] = []

    def noting(request: BotRequest) -> BotChoice:
        appeared.append(request.character)
        return any_legal(request)

    monkeypatch.setattr("coeurdelion.engine.bot_named", lambda game, level: noting)
    placing.good("bot", seat=0, character="aubry")
    placing.good("bot", seat=0)
    assert appeared == ["aubry", ""]


def test_a_bot_that_is_not_to_act_or_not_known_is_refused(placing: Client) -> None:
    assert placing.refused("bot", seat=1, level="random") == "turn"
    assert placing.refused("bot", seat=0, level="emperor") == "option"
    placing.good("undo")
    assert placing.refused("bot", seat=0, level="random") == "turn"


def asked(client: Client, **changed: Any) -> Table:
    """The answer of a bot asked as a player, without a match."""
    request = questions()[20]
    return client.ask(
        "bot", **{**{key: value for key, value in request.items() if key != "cmd"}, "level": "random", **changed}
    )


def test_a_hint_has_plans_in_words_and_does_nothing(placing: Client) -> None:
    plans = placing.good("hint", seat=0)["plans"]
    lines = placing.good("legal", seat=0)["legal"]["0"]
    assert plans[0]["standing"] == "first"
    assert 1 < len(plans) <= 3
    assert all(plan["steps"][0]["action"] in lines and plan["why"] for plan in plans)
    assert placing.good("hint", seat=0)["plans"] == plans
    assert placing.refused("hint", seat=1) == "turn"


def test_the_coach_judges_an_action_and_does_not_do_it(placing: Client) -> None:
    lines = placing.good("legal")["legal"]["0"]
    said = [placing.good("coach", seat=0, action=line) for line in lines[::25]]
    assert {type(one["grave"]) for one in said} == {bool}
    assert all((one["better"] is None) == (one["why"] == []) for one in said)
    assert any(one["loss"] > 0 for one in said)
    assert placing.good("legal")["legal"]["0"] == lines
    assert placing.refused("coach", seat=0, action="castle b1") == "L03-PLACE-1"
    assert placing.refused("coach", seat=1, action=lines[0]) == "turn"


def test_a_bot_asked_as_a_player_needs_no_match(client: Client) -> None:
    legal = questions()[20]["legal"]
    answer = asked(client, log=["chance draw A.?", "0 castle c3", "table undo 1"], id=5)
    assert answer["ok"]
    assert answer["id"] == 5
    assert answer["action"] in legal
    assert asked(client, legal=["draw"])["action"] == "draw"
    assert client.refused("export") == "protocol"


def test_a_bot_asked_as_a_player_refuses_what_it_cannot_read(client: Client) -> None:
    view = questions()[20]["view"]
    for bad in ({}, {**view, "phase": {"name": "tea"}}, {**view, "hand": None}, {**view, "pool": ["Z.Z"]}):
        assert refusal(asked(client, view=bad)) == "protocol"
    derived = {"domain_cells", "domain_worth", "neutral_zones", "can_enter", "income", "summary"}
    for key in view.keys() - derived - {"edition", "asked", "over", "winners"}:
        assert refusal(asked(client, view={name: value for name, value in view.items() if name != key})) == "protocol"
    assert refusal(asked(client, view={**view, "borders": ["z9e"]})) == "protocol"
    assert refusal(asked(client, legal=[])) == "protocol"
    assert refusal(asked(client, legal=["fly"])) == "notation"
    assert refusal(asked(client, log=["castle c3"])) == "protocol"
    assert refusal(asked(client, level="emperor")) == "option"
    assert refusal(asked(client, game="chess")) == "option"
    assert refusal(asked(client, game=None)) == "option"
