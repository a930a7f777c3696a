"""First games over HTTP: their stages, and what is said to the lines of a learner."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from coeurdelion.games import GAMES
from coeurdelion.learn.stages import stages_of
from tests.server.process import Server, Visitor, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("learn") / "tables.db") as running:
        yield running


@pytest.mark.parametrize("game", GAMES)
def test_the_stages_of_a_first_game_are_told_in_order(game: str, server: Server) -> None:
    found = Visitor(server, "Ada").http.get(f"/api/lessons/{game}").json()
    prefix = GAMES[game].prefix.lower()
    assert (found["game"], found["welcome"], found["end"]) == (game, f"learn-{prefix}-welcome", f"learn-{prefix}-end")
    assert [(stage["name"], stage["title"], stage["tasks"]) for stage in found["stages"]] == [
        (stage.name, f"learn-{prefix}-{stage.name}-title", len(stage.tasks)) for stage in stages_of(game)
    ]
    assert all(stage["rules"] for stage in found["stages"])
    colours = [[player["colour"] for player in stage["players"]] for stage in found["stages"]]
    assert colours == [list(stage.scenario.colours) for stage in stages_of(game)]


def test_there_are_no_stages_of_an_unknown_game(server: Server) -> None:
    assert Visitor(server, "Ada").http.get("/api/lessons/chess").status_code == 404


def test_a_stage_is_played_by_trials(server: Server) -> None:
    """What is asked, why a line is weaker, praise and what the others did, and the next task."""

    def tried(*lines: str) -> dict[str, object]:
        asked = {"of": "lesson:lowenherz-1997/fist", "lines": list(lines)}
        answer: dict[str, object] = visitor.http.post("/api/trials", json=asked).json()
        return answer

    visitor = Visitor(server, "Ada")
    begun, low, won = tried(), tried("bid 1"), tried("bid 1", "bid 6")
    assert begun["verdict"] == {
        "task": 0,
        "of": 3,
        "status": "wait",
        "say": {"key": "learn-l97-fist-bid", "params": {}},
        "ask": {"key": "learn-l97-fist-bid", "params": {}},
        "point": [],
        "then": [],
    }
    assert told(low) == ("weaker", "learn-l97-fist-bid-low", "learn-l97-fist-bid")
    assert told(won) == ("good", "learn-l97-fist-bid-good", "learn-l97-fist-use")
    assert lines(low) == ["bid 1", "bid ?", "bid 2"]
    assert lines(won) == ["bid 6", "bid ?", "bid 2"]
    assert (begun["seat"], won["seat"]) == (0, 0)
    assert tried("bid 99")["refused"] is not None


def told(answer: dict[str, object]) -> tuple[str, str, str]:
    """What became of the last line, what is said to it, and what is asked."""
    verdict = answer["verdict"]
    assert isinstance(verdict, dict)
    return verdict["status"], verdict["say"]["key"], verdict["ask"]["key"]


def lines(answer: dict[str, object]) -> list[str]:
    """What is shown before the position that was reached."""
    verdict = answer["verdict"]
    assert isinstance(verdict, dict)
    return [frame["line"] for frame in verdict["then"]]


def test_an_unknown_stage_is_refused(server: Server) -> None:
    answer = Visitor(server, "Ada").http.post("/api/trials", json={"of": "lesson:lionheart/nowhere", "lines": []})
    assert (answer.status_code, answer.json()["reason"]) == (409, "unknown-stage")
