"""A run goes on where its file ends, and a file of anything else stays as it is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from coeurdelion.bots.arena import Counted, Finished, Results, play_out
from coeurdelion.bots.arena.processes import in_turn
from coeurdelion.core import Refused
from tests.bots.arena.runs import MIRROR

LUCKS = 3


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The file of a whole run."""
    file = tmp_path / "run.jsonl"
    run(file)
    return file


def run(file: Path) -> list[int]:
    """The numbers of the matches that had to be played for a run to be complete."""
    played: list[int] = []

    def note(finished: Finished) -> None:
        played.append(finished.played.match)

    with Results(MIRROR, file) as results:
        assert play_out(MIRROR, results, Counted(MIRROR, LUCKS), LUCKS, in_turn, note) is None
    return played


def logs(file: Path) -> dict[int, str]:
    """The digests of the matches of a file."""
    with Results(MIRROR, file) as results:
        return {number: played.log for number, played in results.played.items()}


def refusal(file: Path, seed: int = 0) -> Refused:
    """What is said of a file that is not that of the run; it is left as it was."""
    before = file.read_bytes()
    with pytest.raises(Refused) as refused:
        Results(replace(MIRROR, seed=seed), file)
    assert file.read_bytes() == before
    return refused.value


def test_a_run_that_is_complete_plays_nothing(path: Path) -> None:
    before = path.read_bytes()
    assert run(path) == []
    assert path.read_bytes() == before


@pytest.mark.parametrize("cut", [1, 60, 400])
def test_a_line_that_was_cut_off_is_played_again(path: Path, cut: int) -> None:
    whole, before = path.read_bytes(), logs(path)
    path.write_bytes(whole[:-cut])
    lines = path.read_bytes().count(b"\n") - 1
    assert run(path) == list(range(lines, 2 * LUCKS))
    assert logs(path) == before


@pytest.mark.parametrize("cut", [0, 20])
def test_a_file_that_ends_in_its_heading_begins_anew(path: Path, cut: int) -> None:
    before = logs(path)
    path.write_bytes(path.read_bytes()[:cut])
    assert len(run(path)) == 2 * LUCKS
    assert logs(path) == before


def test_lines_may_stand_in_any_order(path: Path) -> None:
    heading, *lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(heading + b"".join([lines[5], lines[2], lines[3]]))
    assert run(path) == [0, 1, 4]


def test_a_file_of_another_setting_is_refused_and_says_what_differs(path: Path) -> None:
    refused = refusal(path, seed=1)
    assert (refused.reason, refused.params["parts"]) == ("other-setting", ("seed",))


@pytest.mark.parametrize("text", ["Dear diary,\n", "[1, 2]\n", '{"arena":2}\n', "no line"])
def test_another_file_is_refused(path: Path, text: str) -> None:
    path.write_text(text)
    assert refusal(path).reason == "no-results"


@pytest.mark.parametrize("wrong", [b"{}\n", b"nonsense\n", None])
def test_a_damaged_line_is_named(path: Path, wrong: bytes | None) -> None:
    """Also one that says another seating than the match of its number has."""
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = wrong or lines[2].replace(b'"match":1', b'"match":2')
    path.write_bytes(b"".join(lines))
    refused = refusal(path)
    assert (refused.reason, refused.params["line"]) == ("results-line", 3)
