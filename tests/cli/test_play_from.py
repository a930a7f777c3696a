"""`play --from` a scenario: the match begins at its position and goes on to its end, or it is said why it cannot."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner, Result

from coeurdelion.cli import app
from tests.paths import EXAMPLES


def play_from(name: str) -> Result:
    """What the command does when two bots play from an example."""
    seats = ["--seat", "bot:random", "--seat", "bot:random"]
    return CliRunner().invoke(app, ["play", "--from", str(EXAMPLES / f"{name}.toml"), *seats, "--lang", "en"])


@pytest.mark.parametrize("name", ["lowenherz-1997/example-12-eight-for-five", "lowenherz-2003/border-5-anywhere"])
def test_a_match_from_an_example_is_played_to_its_end(name: str) -> None:
    """Their own cards would not last to the end of a match."""
    result = play_from(name)
    assert result.exit_code == 0, result.output
    assert "The match is over" in result.output


def test_where_none_can_begin_that_is_said_with_the_line() -> None:
    result = play_from("lowenherz-1997/end-1-mountains-then-parchments")
    assert result.exit_code != 0
    said = " ".join(result.output.split())
    assert "5: Nobody is to act in this position" in said or "line 5" in said, said
