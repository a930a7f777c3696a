"""Generated files are up to date; `python -m coeurdelion.generate docs` writes them anew."""

from __future__ import annotations

import re

import pytest

from coeurdelion.games import GAMES
from coeurdelion.generate import generated
from tests.paths import DOCS


def test_every_option_is_explained() -> None:
    """The tables of options say what can be set; the notation says what it means, game by game and in the same order."""
    explained = (DOCS / "notation.md").read_text("utf-8").partition("\n## Options\n")[2].partition("\n## ")[0]
    assert re.findall(r"^\| `(\w+)` \|", explained, re.MULTILINE) == [
        spec.name for game in GAMES.values() for spec in game.options
    ]


@pytest.mark.parametrize("name", generated())
def test_a_generated_file_is_up_to_date(name: str) -> None:
    assert (DOCS / name).read_text("utf-8") == generated()[name]
