"""What the documentation of protocol and notation shows holds: the example session, the programs, the files."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import pytest

from coeurdelion.engine import Request
from coeurdelion.games import GAMES
from coeurdelion.games import lowenherz_2003 as game
from coeurdelion.match.chance import commitment, match_key
from coeurdelion.match.record_reader import read_record
from coeurdelion.match.scenario import read_scenario, run_scenario
from coeurdelion.match.verify import Answer as Verified
from coeurdelion.match.verify import verify
from tests.engine.client import BIN, MATCHES, SEED, Client, placing_client, questions, same
from tests.paths import DOCS

NONCES = (("ada", "grace"), ("", ""))
PASSING = {"placed", "card-used", "acted"}
"""Phases that pass within one action, so that nobody is ever shown them."""


def test_the_example_session_goes_as_written() -> None:
    client = Client()
    lines = [json.loads(line) for line in (DOCS / "example-session.jsonl").read_text("utf-8").splitlines()]
    for number, line in enumerate(lines, 1):
        sent = line["send"]
        answer = client.send(sent if isinstance(sent, str) else json.dumps(sent))
        assert same(line["answer"], answer), (number, answer)
    assert client.engine.has_quit
    shown = {line["send"]["cmd"] for line in lines if isinstance(line["send"], dict)}
    assert shown >= commands() - {"export"}


def commands() -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(Request)}


def test_every_request_is_documented() -> None:
    text = (DOCS / "protocol.md").read_text("utf-8")
    for command in commands():
        assert f"### `{command}`: " in text


@pytest.mark.parametrize("name", [f"coeurdelion.games.{game.replace('-', '_')}" for game in GAMES])
def test_every_event_key_and_phase_of_a_game_is_documented(name: str) -> None:
    text = (DOCS / "protocol.md").read_text("utf-8")
    one: Any = import_module(name)
    shown = one.show(one.redact(one.start(one.colours[: one.seats[0]], {}), None))
    events = [kind.key for kind in get_args(import_module(f"{name}.events").Event)]
    phases = import_module(f"{name}.show").PHASES.keys() - PASSING
    assert [key for key in (*events, *shown, *phases) if f"`{key}`" not in text] == []


def programs() -> dict[str, str]:
    """The Python programs of the documentation, by the name in their first line."""
    found = {}
    for name in ("notation.md", "protocol.md"):
        for block in re.findall(r"^```python\n(.*?)^```$", (DOCS / name).read_text("utf-8"), re.MULTILINE | re.DOTALL):
            title = re.match(r"# (\w+\.py)\b", block)
            assert title, block
            found[title.group(1)] = block
    return found


def run_program(folder: Path, name: str, *args: str, lines: str = "") -> list[str]:
    """What a program of the documentation prints."""
    path = folder / name
    path.write_text(programs()[name], "utf-8")
    environment = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}", "PYTHONUTF8": "1"}
    command = [sys.executable, "-W", "error", str(path), *args]
    done = subprocess.run(command, input=lines, capture_output=True, encoding="utf-8", env=environment, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout.splitlines()


def test_these_programs_are_shown() -> None:
    assert set(programs()) == {"verify_draws.py", "mybot.py", "fencer.py", "referee.py"}


def test_the_verifier_shown_finds_good_draws_right_and_others_wrong(tmp_path: Path) -> None:
    placing = placing_client()
    names = ("undone", "forked", "tilsit", "bad", "misplaced")
    undone, forked, tilsit, bad, misplaced = (tmp_path / f"{name}.match" for name in names)
    placing.good("undo")
    placing.good("roll")
    text = placing.good("export")["match"]
    undone.write_text(text, "utf-8")
    bad.write_text(text.replace("chance first 0", "chance first 1"), "utf-8")
    placing.good("load", match=text.partition("\nseed ")[0])
    placing.good("undo")
    placing.good("undo")
    placing.good("roll")
    forked.write_text(placing.good("export")["match"], "utf-8")
    placing.good("new", game=game.id, players=4, options={"edition": "tilsit"})
    placing.good("roll")
    tilsit.write_text(placing.good("export")["match"], "utf-8")
    (drawn,) = (text for path in MATCHES if "\nseating 2 1 0\n" in (text := path.read_text("utf-8")))
    misplaced.write_text(drawn.replace("seating 2 1 0", "seating 2 0 1"), "utf-8")
    good = [*MATCHES, undone, forked, tilsit]
    lines = run_program(tmp_path, "verify_draws.py", *map(str, [*good, bad, misplaced]))
    wrong = [f"{bad} wrong: entry 0, due is first 0", f"{misplaced} wrong: the seating"]
    assert lines == [*(f"{path} right" for path in good), *wrong]


@pytest.mark.parametrize("name", ["mybot.py", "fencer.py"])
def test_the_bots_shown_answer_with_legal_actions(name: str, tmp_path: Path) -> None:
    requests = questions()
    answers = run_program(tmp_path, name, lines="".join(json.dumps(request) + "\n" for request in requests))
    assert len(answers) == len(requests)
    for request, answer in zip(requests, answers, strict=True):
        assert json.loads(answer)["action"] in request["legal"]


def test_the_client_shown_plays_a_match(tmp_path: Path) -> None:
    (line,) = run_program(tmp_path, "referee.py")
    assert re.fullmatch(r"points \[\d+, \d+\] won by \['\w+'(, '\w+')?\]", line)


def test_a_bot_shown_plays_at_the_terminal(tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(programs()["mybot.py"], "utf-8")
    program = shlex.join([sys.executable, str(tmp_path / "mybot.py")])
    command = [str(BIN / "coeurdelion"), "play", "--seat", "bot:random", "--bot", program, "--lang", "en", "--seed", SEED]
    done = subprocess.run(command, input="", capture_output=True, encoding="utf-8", timeout=120)
    assert done.returncode == 0, done.stderr
    assert "The match is over" in done.stdout
    assert "mybot.py" not in done.stdout


def test_the_files_shown_hold() -> None:
    text = (DOCS / "notation.md").read_text("utf-8")
    (scenario,) = re.findall(r"^```toml\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert run_scenario(read_scenario(scenario)) == []
    (match,) = re.findall(r"^```\n(coeurdelion-match.*?)^```$", text, re.MULTILINE | re.DOTALL)
    for value in (commitment(bytes(range(32))), *(match_key(bytes(range(32)), pair).hex() for pair in NONCES)):
        assert f"`{value}`" in text
    record = read_record(match)
    assert record.sealed
    assert verify(record).answer is Verified.VERIFIED
