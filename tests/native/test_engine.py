"""`coeurdelion engine --native`: the compiled core referees, and what it says is held against the rules."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from coeurdelion.engine import Answer, Engine
from coeurdelion.games import GAMES
from coeurdelion.native.referee import Disagreement, Referee
from tests.native.cores import IDS, core
from tests.paths import EXAMPLES

SEED = bytes(range(32)).hex()
ENTRIES = 120


@pytest.mark.parametrize("game", IDS)
def test_a_match_is_refereed_by_the_core(game: str) -> None:
    engine, rng = Engine("en", native=True), Random(game)
    ask(engine, cmd="new", game=game, players=2, seed=SEED)
    for _ in range(ENTRIES):
        found = ask(engine, cmd="legal")
        assert found["native"]
        if "chance" in found["legal"]:
            assert ask(engine, cmd="roll")["native"]
            continue
        if not any(found["legal"].values()):
            break
        seat = rng.choice([seat for seat, lines in found["legal"].items() if lines])
        ask(engine, cmd="do", seat=int(seat), action=rng.choice(found["legal"][seat]))
    assert not ask(engine, allowed=False, cmd="do", seat=0, action="done" if game != "lionheart" else "end c3")["ok"]
    assert ask(engine, cmd="view", seat=1)["native"]
    assert ask(engine, cmd="undo")["native"]


@pytest.mark.parametrize("game", IDS)
def test_it_lists_the_same_as_without(game: str) -> None:
    path = next((EXAMPLES / game).glob("*.toml"))
    answers = []
    for native in (False, True):
        engine = Engine("en", native=native)
        ask(engine, cmd="load", scenario=path.read_text("utf-8"))
        legal = ask(engine, cmd="legal")["legal"]
        answers.append({seat: sorted(lines) for seat, lines in legal.items()})
    assert answers[0] == answers[1]


def test_a_board_that_has_no_room_is_left_to_the_rules() -> None:
    cells = " ".join([".  "] * 25)
    rows = f"\n+{'   +' * 26}\n".join([f"|.RC {cells}|", *[f"|.   {cells}|"] * 8, f"|.BC {cells}|"])
    board = f"+{'---+' * 26}\n{rows}\n+{'---+' * 26}"
    position = f'players = ["red", "blue"]\nboard = """\n{board}\n"""\n[position.red]\nhand = ["A.B2"]\n'
    engine = Engine("en", native=True)
    loaded = ask(engine, cmd="load", scenario=f'game = "lowenherz-2003"\n[position]\n{position}')
    assert loaded["native"] is False
    assert ask(engine, cmd="legal")["legal"]["0"]


@pytest.mark.parametrize("game", IDS)
def test_it_stops_where_core_and_rules_disagree(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = GAMES[game]
    state = rules.start(rules.colours[:2], {})
    referee = Referee(core(game))
    referee.check(state, 2)
    monkeypatch.setattr(type(referee.core), "scores", lambda self, state: (1, 2))
    with pytest.raises(Disagreement, match="scores"):
        referee.check(state, 2)


def test_the_command_says_that_there_is_no_core() -> None:
    command = [str(Path(sys.executable).parent / "coeurdelion"), "engine", "--native", "--lang", "en"]
    done = subprocess.run(command, env={"COEURDELION_CORE": "none"}, input="", capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert "no compiled core" in done.stderr


def ask(engine: Engine, *, allowed: bool = True, **request: object) -> Answer:
    """The answer to a request."""
    answer = engine.answer(json.dumps(request))
    assert answer["ok"] or not allowed, answer
    return answer
