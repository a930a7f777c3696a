"""Every scenario holds, and every rule has one."""

from __future__ import annotations

from pathlib import Path

import pytest

from coeurdelion.core import Refused
from coeurdelion.games import GAMES
from coeurdelion.match.scenario import read_scenario, run_scenario
from tests.paths import scenario_files

SCENARIOS = scenario_files()


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_scenario_holds(path: Path) -> None:
    scenario = read_scenario(path.read_text("utf-8"))
    assert scenario.title
    assert scenario.rules
    assert scenario.steps or scenario.expect
    assert run_scenario(scenario) == []


@pytest.mark.parametrize(
    ("text", "key", "allowed"),
    [
        (
            'game = "lionheart"\n[expect]\nducats = { gold = 3 }',
            "ducats",
            ("board", "illegal", "legal", "score", "to_act", "winner"),
        ),
        (
            'game = "lowenherz-2003"\n[[step]]\nby = "red"\ndo = "done"\ndice = "axe"',
            "dice",
            ("by", "chance", "do", "expect", "refused"),
        ),
    ],
)
def test_a_key_of_another_game_is_refused_by_name(text: str, key: str, allowed: tuple[str, ...]) -> None:
    with pytest.raises(Refused, match="unknown-key") as refused:
        read_scenario(text)
    assert refused.value.params == {"key": key, "allowed": allowed, "line": text.count("\n") + 1}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_rule_has_a_scenario(game: object) -> None:
    shown = {rule for path in SCENARIOS for rule in read_scenario(path.read_text("utf-8")).rules}
    known = {rule for game in GAMES.values() for rule in game.reasons}
    assert known - shown == set()
    assert shown - known == set()
