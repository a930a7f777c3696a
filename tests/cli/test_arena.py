"""The command `arena`: what it prints and writes, how it ends, and that what its page shows really runs."""

from __future__ import annotations

import json
import os
import re
import shlex
import sys
from collections.abc import Generator, Iterator
from itertools import islice
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from coeurdelion.bots.arena import Fixture, Outcome, Setting
from coeurdelion.bots.arena.processes import in_turn
from coeurdelion.bots.monte_carlo import NAME as MONTE_CARLO
from coeurdelion.cli import app, arena
from coeurdelion.match.record_reader import read_record
from coeurdelion.match.verify import Answer, verify
from coeurdelion.native import is_compiled
from coeurdelion.text import LANGUAGES
from tests.paths import DOCS

PAGE = (DOCS / "arena.md").read_text("utf-8")
SHOWN = [line for line in re.findall(r"^ {4}(coeurdelion .+)$", PAGE, re.MULTILINE) if "--ray" not in line]
MYBOT = re.findall(r"```python\n(# mybot.py.*?)```", (DOCS / "protocol.md").read_text("utf-8"), re.DOTALL)[0]
ILLEGAL = MYBOT.replace('random.choice(request["legal"])', '"move a1 a2"')


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with a bot in it, where `python` is this one."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    Path("mybot.py").write_text(MYBOT, "utf-8")
    Path("illegal.py").write_text(ILLEGAL, "utf-8")


def run(*words: str, jobs: str = "1") -> Result:
    """What the command does in English."""
    return CliRunner().invoke(app, ["arena", *words, "--jobs", jobs, "--lang", "en"])


def test_two_levels_play() -> None:
    result = run("lionheart", "squire", "random", "--games", "2")
    assert result.exit_code == 0, result.output
    assert re.search(r"squire +4 ", result.stdout)
    assert "4 matches count, played with 2 different seeds." in result.stdout


def test_json_says_everything_in_one_line() -> None:
    result = run("lionheart", "random", "random", "--games", "2", "--json")
    report = json.loads(result.stdout)
    assert result.stdout.count("\n") == 1
    assert (report["matches"], report["confidence"], [bot["seats"] for bot in report["bots"]]) == (4, 0.95, [4, 4])


def test_one_process_and_two_write_the_same_matches() -> None:
    for jobs in ("1", "2"):
        assert run("lionheart", "random", "random", "--games", "2", "--to", f"{jobs}.jsonl", jobs=jobs).exit_code == 0
    found = [
        sorted(json.loads(line)["log"] for line in Path(f"{jobs}.jsonl").read_text().splitlines()[1:]) for jobs in (1, 2)
    ]
    assert found[0] == found[1]
    assert len(found[0]) == 4


def test_kept_matches_can_be_verified() -> None:
    assert run("lionheart", "random", "mine=python mybot.py", "--games", "1", "--keep", "some/matches").exit_code == 0
    files = sorted(Path("some/matches").iterdir())
    assert [file.name for file in files] == ["000000.match", "000001.match"]
    for file in files:
        assert verify(read_record(file.read_text("utf-8"))).answer is Answer.VERIFIED


def test_an_interrupted_run_keeps_what_was_played_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(setting: Setting, fixtures: Iterator[Fixture]) -> Generator[Outcome, None, None]:
        yield from in_turn(setting, islice(fixtures, 3))
        raise KeyboardInterrupt

    command = ("lionheart", "random", "random", "--games", "2", "--to", "run.jsonl")
    with monkeypatch.context() as patched:
        patched.setattr(arena, "in_turn", interrupted)
        result = run(*command)
    assert result.exit_code == 130
    assert "2 matches count, played with one seed." in result.stdout
    assert result.stderr == "Interrupted. The same command goes on here.\n"
    assert Path("run.jsonl").read_text().count("\n") == 4
    assert "4 matches count" in run(*command).stdout
    assert Path("run.jsonl").read_text().count("\n") == 5


@pytest.mark.parametrize("to", [(), ("--to", "run.jsonl")])
def test_an_illegal_answer_is_told_with_its_match(to: tuple[str, ...]) -> None:
    result = run("lionheart", "random", "wrong=python illegal.py", *to)
    assert result.exit_code == 1
    assert "In match 0, wrong answered “move a1 a2” as entry" in result.stderr
    assert "LH-TURN-1" in result.stderr
    file = Path(result.stderr.split("up to there: ")[1].strip())
    assert str(file) == "run-match-0.match" if to else file.is_absolute()
    assert verify(read_record(file.read_text("utf-8"))).answer is Answer.VERIFIED
    file.unlink()


def test_the_picture_is_written() -> None:
    assert run("lionheart", "random", "random", "--games", "1", "--plot", "elo.svg").exit_code == 0
    assert Path("elo.svg").read_text("utf-8").startswith("<svg ")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess", "random", "random"), "chess"),
        (("lionheart", "random"), "two bots at least"),
        (("lionheart", "random", "sqire"), "sqire"),
        (("lionheart", "random", "./nowhere/bot"), "neither a level nor a program"),
        (("lionheart", "random", "random", "--players", "3"), "3"),
        (("lionheart", "random", "random", "--option", "army=huge"), "huge"),
        (("lionheart", "random", "random", "--option", "army"), "NAME=VALUE"),
        (("lionheart", "random", "random", "random", "--sprt", "0", "5"), "two bots; 3 were named"),
        (("lionheart", "random", "random", "--sprt", "5", "5"), "must be the smaller one"),
        (("lionheart", "random", "random", "--to", "nowhere/run.jsonl"), "nowhere/run.jsonl"),
        (("lionheart", "random", "random", "--to", "mybot.py"), "no results file"),
    ],
)
def test_what_cannot_be_is_said_in_a_line(words: tuple[str, ...], said: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


def test_another_setting_is_refused() -> None:
    assert run("lionheart", "random", "random", "--games", "1", "--to", "run.jsonl").exit_code == 0
    result = run("lionheart", "random", "squire", "--seed", "1", "--games", "1", "--to", "run.jsonl")
    assert result.exit_code == 2
    assert "(different: bots and seed)" in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it(language: str) -> None:
    words = ["arena", "lionheart", "random", "random", "--games", "1", "--jobs", "1", "--sprt", "0", "9", "--lang", language]
    assert CliRunner().invoke(app, words).exit_code == 0


def test_what_the_page_shows_runs() -> None:
    """With one seed each; what is to go on goes on. The plain measure of bots is there only where the rules are compiled."""
    assert len(SHOWN) == 9
    for line in SHOWN:
        result = CliRunner().invoke(app, [*shlex.split(line)[1:], "--games", "1", "--jobs", "1"])
        expected = 0 if is_compiled() or MONTE_CARLO not in line else 2
        assert result.exit_code == expected, (line, result.output)
    assert {path.name for path in Path().iterdir()} >= {"run.jsonl", "run.svg", "matches"}
