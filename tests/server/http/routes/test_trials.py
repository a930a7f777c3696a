"""Examples and trials by HTTP: the same scenario as the tests run, step by step; strangers cannot do harm with them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from coeurdelion.core import ALL
from coeurdelion.games import GAMES
from coeurdelion.learn.examples import example, example_names
from coeurdelion.learn.trial import MAX_LINE_LENGTH, MAX_LINES, frames_of, scenario_of
from coeurdelion.server.replays.trial_types import Try
from coeurdelion.server.replays.trials import show_example, try_out
from tests.server.process import Server, serving

EACH = [pytest.param(game, name, id=f"{game}/{name}") for game in GAMES for name in example_names(game)]
OPENING = "example:lowenherz-2003/border-3-between-kin"
ATTACK = "example:lionheart/example-2-peasants-two-axes-one-arrow-one-panic"
UNKNOWN = [
    "lionheart/none",
    "none/none",
    "lionheart/..%2F..%2Ftrial",
    "..%2Flearn/x",
    "lionheart/%00",
    "lionheart/" + "x" * 900,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("trials") / "tables.db") as running:
        yield running


@pytest.fixture(scope="module")
def stranger(server: Server) -> Iterator[httpx.Client]:
    """Someone without a session."""
    with httpx.Client(base_url=server.address, timeout=60) as client:
        yield client


def tried(stranger: httpx.Client, of: str, *lines: str, **more: str) -> Any:
    """The answer to a trial, which must be accepted."""
    answer = stranger.post("/api/trials", json={"of": of, "lines": lines, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize(("game", "name"), EACH)
def test_frames_show_every_state_of_the_scenario(game: str, name: str) -> None:
    shown, scenario = show_example(game, name), scenario_of(example(game, name).text)
    assert [player.colour for player in shown.players] == list(scenario.colours)
    frames = frames_of(scenario)
    assert len(shown.frames) == len(scenario.steps) + 1
    for frame, state in zip(shown.frames, (frame.state for frame in frames), strict=True):
        whole = scenario.game.show(scenario.game.redact(state, ALL))
        assert {**shown.fixed, **frame.view} == whole
    assert [(frame.refused is None) for frame in shown.frames[1:]] == [not step.refused for step in scenario.steps]


@pytest.mark.parametrize(("game", "name"), EACH)
def test_every_legal_line_of_a_position_can_be_tried(game: str, name: str) -> None:
    """Every line that the question offers is accepted, and previewed as legal; of many some."""
    of = f"example:{game}/{name}"
    start = try_out(Try(of))
    if start.question is None:
        assert not start.to_act
        return
    lines = [f"{verb} {rest}".rstrip() for verb, rests in start.question.legal.items() for rest in rests]
    for line in lines[:: max(1, len(lines) // 3)]:
        answer = try_out(Try(of, [line], preview=line))
        assert (answer.taken, answer.refused) == (1, None), line
        assert answer.reasons is not None


def test_an_example_is_served_once_and_then_known(stranger: httpx.Client) -> None:
    first = stranger.get("/api/examples/lionheart/attack-3-axes-hit")
    assert first.status_code == 200
    assert first.json()["title"] == "example-lionheart-attack-3-axes-hit"
    assert first.json()["own"] is True
    again = stranger.get("/api/examples/lionheart/attack-3-axes-hit", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = stranger.get("/api/examples/lionheart/attack-3-axes-hit", headers={"If-None-Match": '"other"'})
    assert other.content == first.content


def test_a_position_in_which_all_is_over_is_nobodys_own() -> None:
    assert not show_example("lowenherz-1997", "end-1-mountains-then-parchments").own
    assert not show_example("lowenherz-2003", "place-1-castle-on-empty-meadow").own


@pytest.mark.parametrize("path", UNKNOWN)
def test_an_unknown_example_is_not_found(stranger: httpx.Client, path: str) -> None:
    assert stranger.get(f"/api/examples/{path}").status_code == 404


def test_lines_lead_on_and_fewer_lead_back(stranger: httpx.Client) -> None:
    start = tried(stranger, ATTACK)
    assert (start["seat"], start["to_act"], start["taken"], start["over"]) == (0, [0], 0, False)
    hit = tried(stranger, ATTACK, "attack d5 d4")
    assert [event["key"] for event in hit["events"]]
    assert hit["view"] != start["view"]
    assert tried(stranger, ATTACK) == start


def test_a_refused_line_says_why_and_changes_nothing(stranger: httpx.Client) -> None:
    start = tried(stranger, OPENING)
    refused = tried(stranger, OPENING, "border z9e", "done")
    assert refused["refused"]["rule"]
    assert (refused["taken"], refused["view"]) == (0, start["view"])


def test_beside_a_trial_more_can_be_asked(stranger: httpx.Client) -> None:
    answer = tried(stranger, ATTACK, preview="attack d5 d4", reach="d5")
    assert answer["previewed"]
    assert answer["reasons"]["rule"] == ""
    assert answer["reached"]
    assert tried(stranger, ATTACK, why="attack d5 d8")["reasons"]["rule"].startswith("LH-")
    assert tried(stranger, ATTACK, preview="attack d5 d8")["previewed"] is None


@pytest.mark.parametrize(
    "of", ["", "example:", "lesson:", "example:../x", "example:lionheart/../../x", "/etc/passwd", "x:y/z"]
)
def test_an_unknown_position_is_refused_by_name(stranger: httpx.Client, of: str) -> None:
    answer = stranger.post("/api/trials", json={"of": of, "lines": []})
    assert answer.status_code == 409
    assert answer.json()["reason"] in ("unknown-example", "unknown-game")


@pytest.mark.parametrize(
    "body",
    [
        {"of": ATTACK, "lines": ["end"] * (MAX_LINES + 1)},
        {"of": ATTACK, "lines": ["x" * (MAX_LINE_LENGTH + 1)]},
        {"of": ATTACK, "lines": "end"},
        {"of": ATTACK, "lines": [1]},
        {"of": ATTACK, "preview": "x" * (MAX_LINE_LENGTH + 1)},
        {"of": ATTACK, "reach": "x" * 9},
        {"of": ATTACK, "more": 1},
        {"of": "x" * 201},
        {"lines": []},
    ],
)
def test_what_does_not_fit_is_not_looked_at(stranger: httpx.Client, body: Any) -> None:
    assert stranger.post("/api/trials", json=body).status_code == 400


@pytest.mark.parametrize(
    "line", ["\u0000", "\ud7ff" * 200, "border " * 28, "9" * 200, "0 " * 100, "\U0001f600", "army " + "k1@e8 " * 30]
)
def test_garbage_is_refused_by_rule_and_reason(stranger: httpx.Client, line: str) -> None:
    answer = tried(stranger, ATTACK, *[line] * MAX_LINES, why=line, preview=line)
    assert answer["taken"] == 0
    assert answer["refused"]["rule"]
    assert answer["refused"]["reason"]


def test_a_page_of_another_site_cannot_use_it(stranger: httpx.Client) -> None:
    answer = stranger.post("/api/trials", json={"of": ATTACK}, headers={"Origin": "https://evil.example"})
    assert answer.status_code == 403


def test_many_long_trials_leave_room_for_others(server: Server, stranger: httpx.Client) -> None:
    """As many lines as are allowed, by many at once: everyone is answered, and so are those who want something else."""
    lines = ["end"] * MAX_LINES

    def ask(_: int) -> int:
        with httpx.Client(base_url=server.address, timeout=60) as client:
            return client.post("/api/trials", json={"of": ATTACK, "lines": lines}).status_code

    with ThreadPoolExecutor(12) as crowd:
        asked = list(crowd.map(ask, range(24)))
        assert stranger.get("/api/games").status_code == 200
    assert set(asked) <= {200, 503}
    assert 200 in asked


def test_trials_are_charged(tmp_path_factory: pytest.TempPathFactory) -> None:
    few = ("--limit=request-burst-per-address=9", "--limit=request-rate-per-address=0")
    folder = tmp_path_factory.mktemp("charged")
    with serving(folder / "tables.db", *few) as running, httpx.Client(base_url=running.address, timeout=60) as client:
        answers = [client.post("/api/trials", json={"of": ATTACK}).status_code for _ in range(4)]
    assert answers == [200, 200, 200, 429]
