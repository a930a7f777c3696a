"""A small run of the fuzzing that `./dev prove fuzz` does at length."""

from __future__ import annotations

import pytest

from tests.cli.fuzz import KINDS, run

COUNTS = {"actions": 4000, "scenarios": 600, "matches": 300, "protocol": 2000}


@pytest.mark.parametrize("kind", KINDS)
def test_every_line_and_file_gets_a_clear_answer(kind: str) -> None:
    _, answers = run((kind, 0, COUNTS[kind]))
    assert answers.total() == COUNTS[kind]
    assert len(answers) > 1
