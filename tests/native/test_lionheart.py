"""What only Lionheart has in the compiled core: armies that have no number, and the squire's look-ahead."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from coeurdelion.bots.levels import BOTS
from coeurdelion.bots.lionheart.evaluation import terms
from coeurdelion.bots.lionheart.foresight import paths_by_rules
from coeurdelion.bots.lionheart.tastes import terms_of
from coeurdelion.core import CHANCE, Refused
from coeurdelion.core.random_play import pick
from coeurdelion.games import lionheart as game
from coeurdelion.games.lionheart.actions import BuildArmy
from coeurdelion.games.lionheart.state import Orders
from coeurdelion.match.dictated_match import DictatedMatch
from coeurdelion.match.scenario import read_scenario
from coeurdelion.native import lionheart as packing
from tests.paths import scenario_files

ARMIES = [path for path in scenario_files() if path.parent.name == "lionheart" and '"army ' in path.read_text("utf-8")]


@pytest.mark.parametrize("path", ARMIES, ids=lambda path: path.stem)
def test_armies_of_scenarios_are_built_or_refused_alike(path: Any) -> None:
    scenario = read_scenario(path.read_text("utf-8"))
    play = DictatedMatch(scenario.match, scenario.foreseen)
    tried = 0
    for step in scenario.steps:
        before = play.live.state
        with suppress(Refused):
            play.do(step.by, step.do, step.dictated)
        if step.do.startswith("army "):
            compare_army(before, step.by, step.do)
            tried += 1
    assert tried


def compare_army(state: Any, seat: int, line: str) -> None:
    """Fails if an army is refused by one side only, or leads to another state."""
    try:
        action = game.parse(line)
    except Refused:
        return
    assert isinstance(action, BuildArmy)
    try:
        expected = packing.pack(game.apply(state, seat, action)[0])
    except Refused as refused:
        if refused.rule == "notation":  # a square that the board does not have has no number either
            return
        expected = None
    assert packing.build_army(packing.pack(state), seat, action.bases, state) == expected, line


@pytest.mark.parametrize("options", [{}, {"army": "built", "rows": 10}, {"massed": True, "archers": "line"}], ids=str)
def test_the_squire_looks_ahead_alike(options: dict[str, object]) -> None:
    weights = terms_of("thistle" if options else "")
    state, rng, compared = game.start(("gold", "silver"), options), Random(5), 0
    while (seats := game.to_act(state)) and compared < 25:
        if isinstance(state.phase, Orders):
            seat = seats[0]
            actions = list(game.legal(state, seat))
            expected = paths_by_rules(state, seat, actions, weights)
            found = packing.paths(state, seat, actions, tuple(weights.values()))
            assert [(first, then) for first, _, then in found] == [(path.action, path.then) for path in expected]
            assert [value for _, value, _ in found] == pytest.approx([path.value for path in expected], rel=1e-9)
            compared += 1
        choose = BOTS[game.id].keen if rng.random() < 0.5 else None
        action = pick(game, state, seats[0], rng, choose) if choose else pick(game, state, seats[0], rng)
        state, _ = game.apply(state, seats[0], action)
    assert compared


def test_an_eager_seat_weighs_alike() -> None:
    state, rng = game.start(("gold", "silver"), {}), Random(2)
    for _ in range(60):
        seats = game.to_act(state)
        if CHANCE not in seats:
            for eager in (0.5, 1.0, 2.5):
                found = packing.terms(packing.pack(state), seats[0], eager)
                assert found == pytest.approx((0.0, *terms(state, seats[0], eager).values()))
        state, _ = game.apply(state, seats[0], pick(game, state, seats[0], rng))
