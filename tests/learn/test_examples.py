"""The packaged examples: every worked example of the printed rulebooks, and something to see of nearly every rule."""

from __future__ import annotations

import pytest

from coeurdelion.core import Refused
from coeurdelion.games import GAMES
from coeurdelion.learn.examples import example, example_names
from coeurdelion.match.scenario import read_scenario
from tests.paths import EXAMPLES, SCENARIOS

EACH = [pytest.param(game, name, id=f"{game}/{name}") for game in GAMES for name in example_names(game)]
WITHOUT = {"LH-END-2"}
"""Rules that no small board can show: sixty quiet turns are no example."""


@pytest.mark.parametrize(("game", "name"), EACH)
def test_an_example_tells_of_its_own_game(game: str, name: str) -> None:
    """That its scenario holds is tested with all other scenarios."""
    found = example(game, name)
    scenario = read_scenario(found.text)
    assert (scenario.game.id, scenario.rules) == (game, found.rules)
    assert found.text == (EXAMPLES / game / f"{name}.toml").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_worked_examples_are_all_packaged(game: str) -> None:
    assert any(example(game, name).is_worked for name in example_names(game))
    assert list(SCENARIOS.glob(f"{game}/example-*")) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_scenario_lies_in_one_place(game: str) -> None:
    assert {path.stem for path in SCENARIOS.glob(f"{game}/*.toml")} & set(example_names(game)) == set()


def test_every_rule_that_can_be_shown_has_an_example() -> None:
    shown = {rule for game in GAMES for name in example_names(game) for rule in example(game, name).rules}
    assert {rule for game in GAMES.values() for rule in game.reasons} - shown == WITHOUT


@pytest.mark.parametrize(("game", "name"), [("lionheart", "none"), ("..", "book"), ("chess", ""), ("lionheart", "../x")])
def test_an_unknown_example_is_refused(game: str, name: str) -> None:
    with pytest.raises(Refused, match="unknown-example"):
        example(game, name)


def test_names_come_in_the_order_of_the_rules() -> None:
    names = [name for name in example_names("lowenherz-2003") if name.startswith("extend-")]
    assert names.index("extend-2-orthogonally-adjacent") < names.index("extend-10-cut-off-land-is-free-for-all")
