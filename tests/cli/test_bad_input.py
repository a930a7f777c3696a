"""Bad input gets a clear answer: a small run of the fuzzing that `./dev prove fuzz` does at length, and files cut off."""

from __future__ import annotations

from pathlib import Path

import pytest
import typer

from coeurdelion.cli.matches import verify_command
from tests import paths
from tests.cli.fuzz import KINDS, run

COUNTS = {"actions": 4000, "scenarios": 600, "matches": 300, "protocol": 2000}


@pytest.mark.parametrize("kind", KINDS)
def test_every_line_and_file_gets_a_clear_answer(kind: str) -> None:
    _, answers = run((kind, 0, COUNTS[kind]))
    assert answers.total() == COUNTS[kind]
    assert len(answers) > 1


def test_verify_says_that_a_file_is_cut_off(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (paths.MATCHES / "lionheart" / "king-eliminated.match").read_text("utf-8")
    for place, status in ((text.index("\nseed") + 8, 2), (text.index("\nseed") + 1, 3)):
        file = tmp_path / "cut.match"
        file.write_text(text[:place], "utf-8")
        with pytest.raises(typer.Exit) as ended:
            verify_command(file, "en")
        assert ended.value.exit_code == status
        out, err = capsys.readouterr()
        assert "The file is cut off" in out + err
