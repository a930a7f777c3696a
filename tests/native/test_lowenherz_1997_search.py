"""The search of Löwenherz 1997 in the compiled core: repeatable, within its limits, and it answers no nonsense."""

from __future__ import annotations

from random import Random

import pytest

from coeurdelion.bots import BOTS
from coeurdelion.bots.lowenherz_1997.weights import of_squire
from coeurdelion.core import CHANCE, Seat
from coeurdelion.core.random_play import pick
from coeurdelion.games import lowenherz_1997 as game
from coeurdelion.games.lowenherz_1997.state import Duel, Negotiation, State
from coeurdelion.native import lowenherz_1997_search as core

WEIGHTS = of_squire().numbers()
PLAYER = core.Player(WEIGHTS, 2, 150)


def met(players: int, seed: int) -> list[tuple[State, Seat]]:
    """Decisions met in a match that is played keenly."""
    rng, state, found = Random(seed), game.start(game.colours[:players], {}), []
    while seats := game.to_act(state):
        seat = seats[0]
        if seat != CHANCE and rng.random() < 0.2:
            found.append((state, seat))
        state, _ = game.apply(state, seat, pick(game, state, seat, rng, BOTS[game.id].keen))
    return found


MET = [one for players in (2, 3, 4) for one in met(players, players)]


def test_every_action_of_a_plan_is_allowed() -> None:
    for number, (state, seat) in enumerate(MET):
        found = core.search(game.redact(state, seat), state, PLAYER, number)
        is_conflict = isinstance(state.phase, Negotiation | Duel)
        assert (found is None) == is_conflict
        assert (core.outcomes(game.redact(state, seat), PLAYER, number) is None) != is_conflict
        if found:
            assert found.plans >= 1
            game.apply(state, seat, found.actions[0])


def test_the_same_request_finds_the_same_and_more_positions_count() -> None:
    for number, (state, seat) in enumerate(MET[::9]):
        view = game.redact(state, seat)
        assert core.search(view, state, PLAYER, number) == core.search(view, state, PLAYER, number)
        assert core.outcomes(view, PLAYER, number) == core.outcomes(view, PLAYER, number)
        few, more = (core.search(view, state, PLAYER._replace(nodes=nodes), number) for nodes in (150, 900))
        assert not few or not more or few.plans == 1 or few.nodes < more.nodes < 1200


def test_a_contest_is_repeatable_and_the_search_wins_it() -> None:
    begun = game.start(game.colours[:2], {})
    quick = core.Player(WEIGHTS, 0, 0)
    won = [core.contest(begun, (PLAYER, quick), seed) for seed in range(4)]
    assert won == [core.contest(begun, (PLAYER, quick), seed) for seed in range(4)]
    assert won.count((0,)) >= 3


def test_nonsense_is_refused() -> None:
    state, seat = MET[0]
    view = game.redact(state, seat)
    with pytest.raises(ValueError, match="numbers"):
        core.search(view, state, PLAYER._replace(weights=WEIGHTS[:-1]), 1)
    odd = (float("nan"), *WEIGHTS[1:])
    for wrong in (PLAYER._replace(nodes=0), PLAYER._replace(rounds=-1), PLAYER._replace(weights=odd)):
        with pytest.raises(ValueError, match="no state"):
            core.search(view, state, wrong, 1)
