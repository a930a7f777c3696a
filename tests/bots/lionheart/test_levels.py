"""The levels of Lionheart: legal, repeatable, and each stronger than the one below."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from coeurdelion.bots.common_reasons import MAX_REASONS, ONLY
from coeurdelion.bots.levels import any_legal
from coeurdelion.bots.lionheart.levels import LEVELS
from coeurdelion.bots.lionheart.reasons import REASONS
from coeurdelion.bots.lionheart.search import by_rules
from coeurdelion.bots.lionheart.weights import learnt, of_squire, weights_of
from coeurdelion.bots.search_limits import SearchLimits
from coeurdelion.bots.training.tune import Numbers, tune
from coeurdelion.core import CHANCE
from coeurdelion.core.bot import Bot, BotRequest, Reason
from coeurdelion.core.random_play import by_odds
from coeurdelion.games import lionheart as game
from coeurdelion.games.lionheart.actions import BuildArmy
from coeurdelion.games.lionheart.state import Orders, State
from coeurdelion.native import is_compiled

BOTH = ("gold", "silver")
OPTIONS: tuple[dict[str, object], ...] = ({}, {"army": "built"}, {"massed": True, "rows": 10}, {"archers": "line"})
NODES = 1500
STATES = 8 if is_compiled() else 2
quick = pytest.mark.skipif(not is_compiled(), reason="by the Python rules it takes too long")


def asked(bot: Bot, state: State, seed: int, nodes: int | None = NODES, ms: int = 1000) -> tuple[Any, tuple[Reason, ...]]:
    """What a bot chooses in a state, and its reasons."""
    (seat, *_) = game.to_act(state)
    choice = bot(BotRequest(game.redact(state, seat), (), game.legal(state, seat), Random(seed), ms, nodes))
    game.apply(state, seat, choice.action)
    assert 1 <= len(choice.reasons) <= MAX_REASONS
    assert all(reason.key in REASONS or reason == ONLY for reason in choice.reasons)
    return choice.action, choice.reasons


def winners(bots: tuple[Bot, Bot], number: int) -> tuple[int, ...]:
    """Who wins a match."""
    rng = Random(number)
    state: State = game.start(BOTH, OPTIONS[number // 2 % len(OPTIONS)])
    while seats := game.to_act(state):
        if CHANCE in seats:
            state, _ = game.apply(state, CHANCE, by_odds(game, state, rng))
        else:
            view, legal = game.redact(state, seats[0]), game.legal(state, seats[0])
            choice = bots[seats[0]](BotRequest(view, (), legal, Random(rng.random()), nodes=NODES))
            state, _ = game.apply(state, seats[0], choice.action)
    return tuple(game.winners(state) or ())


def met(number: int) -> State:
    """A state met in a match of pages."""
    rng = Random(number)
    state: State = game.start(BOTH, OPTIONS[number % len(OPTIONS)])
    for _ in range(5 + 6 * number):
        if not game.to_act(state):
            return met(number + 1)
        (seat, *_) = game.to_act(state)
        action = by_odds(game, state, rng) if seat == CHANCE else asked(LEVELS["page"], state, rng.getrandbits(30))[0]
        state, _ = game.apply(state, seat, action)
    return state if isinstance(state.phase, Orders) else met(number + 1)


@pytest.fixture(scope="module")
def states() -> list[State]:
    """States met in matches of each variant."""
    return [met(number) for number in range(STATES)]


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_request_gets_the_same_choice(level: str, states: list[State]) -> None:
    """In a state dealt anew too: only the view counts."""
    for state in states:
        (seat,) = game.to_act(state)
        anew = game.deal(game.redact(state, seat), Random(11))
        assert len({str(asked(LEVELS[level], one, 5)) for one in (state, state, anew)}) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_it_builds_an_army(level: str) -> None:
    assert isinstance(asked(LEVELS[level], game.start(BOTH, {"army": "built"}), 1)[0], BuildArmy)


@quick
@pytest.mark.parametrize(
    ("level", "below", "least"), [("page", "random", 15), ("squire", "page", 10), ("knight", "page", 12)]
)
def test_it_beats_the_level_below(level: str, below: str, least: int) -> None:
    """In 16 matches; how often exactly is measured by the arena."""
    bots = {**LEVELS, "random": any_legal}
    won = 0
    for number in range(16):
        seat = number % 2
        pair = (bots[level], bots[below]) if seat == 0 else (bots[below], bots[level])
        won += seat in winners(pair, number)
    assert won >= least


def test_the_python_rules_do_without_the_core(states: list[State]) -> None:
    """With fewer positions, and repeatable."""
    for state in states[:2]:
        (seat,) = game.to_act(state)
        actions = list(game.legal(state, seat))
        found = [by_rules(state, seat, actions, SearchLimits(1300, 0), Random(3)) for _ in range(2)]
        assert found[0] == found[1]
        game.apply(state, seat, found[0].action)


def test_weights_are_the_numbers_of_the_core() -> None:
    for weights in (learnt(), of_squire()):
        assert weights_of(weights.numbers()) == weights
        assert 0 < weights.now["king"] <= 1


def test_tuning_moves_weights_towards_what_wins() -> None:
    """With a contest that the larger first weight wins, whatever the number of threads; what is held stays."""

    def contest(some: Numbers, others: Numbers, number: int) -> float:
        return 1.0 if some[0] > others[0] else -1.0

    ends = [list(tune((1.0, -2.0, 3.0), frozenset({2}), contest, 400, threads, seed=1))[-1] for threads in (1, 2)]
    assert ends[0] == ends[1]
    done, weights = ends[0]
    assert done == 400
    assert weights[0] > 1.3
    assert -4.0 < weights[1] < -1.0
    assert weights[2] == 3.0
