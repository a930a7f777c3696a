"""The search of Lionheart in the compiled core: repeatable, within its limits, never at a loss for an action."""

from __future__ import annotations

from random import Random

import pytest

from coeurdelion.bots.lionheart.weights import learnt, of_squire
from coeurdelion.core import CHANCE
from coeurdelion.core.random_play import by_odds
from coeurdelion.games import lionheart as game
from coeurdelion.games.lionheart.actions import Attack, Bribe
from coeurdelion.games.lionheart.state import Orders, State
from coeurdelion.match.scenario import read_scenario
from coeurdelion.native import lionheart as core

BOTH = ("gold", "silver")
SCENARIO = 'title = "A position"\ngame = "lionheart"\nrules = ["LH-TURN-1"]\n[position]\nplayers = ["gold", "silver"]\n'
WEIGHTS = learnt().numbers()


def position(rows: str) -> State:
    """The position of a scenario with this board, gold to move."""
    state = read_scenario(f'{SCENARIO}\nboard = """\n{rows.strip()}\n"""\n').state
    assert isinstance(state, State)
    return state


def met(seed: int, actions: int) -> State:
    """A state met after so many random actions, or earlier if the match is over before."""
    rng = Random(seed)
    state: State = game.start(BOTH, {"army": "built", "massed": bool(seed % 2), "rows": 8 + seed % 3 // 2 * 2})
    for _ in range(actions):
        (seat, *_) = game.to_act(state)
        action = by_odds(game, state, rng) if seat == CHANCE else rng.choice(list(game.legal(state, seat)))
        after = game.apply(state, seat, action)[0]
        if not game.to_act(after):
            break
        state = after
    while CHANCE in game.to_act(state):
        state = game.apply(state, CHANCE, by_odds(game, state, rng))[0]
    return state


MET = [state for seed in range(40) if isinstance((state := met(seed, 4 + 5 * seed)).phase, Orders)]


def test_every_choice_is_allowed_and_so_is_the_second() -> None:
    for number, state in enumerate(MET):
        (seat,) = game.to_act(state)
        found = core.search(state, seat, core.Player(WEIGHTS, 1500), number)
        after, _ = game.apply(state, seat, found.action)
        assert 0 <= found.chance <= 1
        if found.then:
            assert not isinstance(found.action, Attack | Bribe)
            game.apply(after, seat, found.then)


def test_the_same_request_finds_the_same() -> None:
    """Whatever was searched in between."""
    for number, state in enumerate(MET[::4]):
        (seat,) = game.to_act(state)
        first = core.search(state, seat, core.Player(WEIGHTS, 3000, taste=0.003), number)
        for other in MET[1:4]:
            core.search(other, game.to_act(other)[0], core.Player(of_squire().numbers(), 800), 1)
        assert core.search(state, seat, core.Player(WEIGHTS, 3000, taste=0.003), number) == first


def test_it_keeps_to_its_positions() -> None:
    """Beyond the first look at all actions, which it always takes."""
    for state in MET[::4]:
        found = core.search(state, game.to_act(state)[0], core.Player(WEIGHTS, 20_000), 1)
        assert found.nodes <= 20_000
        assert not found.is_late


def test_it_stops_when_its_time_is_over() -> None:
    found = [core.search(state, game.to_act(state)[0], core.Player(WEIGHTS, 1 << 60, ms=50), 1) for state in MET[:4]]
    assert any(one.is_late for one in found)


def test_more_positions_are_more_turns() -> None:
    state = MET[0]
    turns = [core.search(state, game.to_act(state)[0], core.Player(WEIGHTS, nodes), 1).turns for nodes in (1000, 100_000)]
    assert turns[0] < turns[1]


def test_it_takes_a_win_that_needs_no_dice() -> None:
    """The last warriors can be bribed."""
    state = position("""
.   .   .   .   .   .   .   .   k1v
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   m2v .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   I4^
.   .   .   .   K1^ .   .   .   .
""")
    found = core.search(state, 0, core.Player(WEIGHTS, 2000), 1)
    assert (str(found.action), str(found.then), found.chance) == ("move e8 e5", "bribe e5 e4", 1.0)


def test_nonsense_is_refused() -> None:
    state = MET[0]
    (seat,) = game.to_act(state)
    with pytest.raises(ValueError, match="orders"):
        core.search(state, 1 - seat, core.Player(WEIGHTS, 100), 1)
    with pytest.raises(ValueError, match="numbers"):
        core.search(state, seat, core.Player(WEIGHTS[:-1], 100), 1)
    with pytest.raises(ValueError, match="no state"):
        core.search(state, seat, core.Player((float("nan"), *WEIGHTS[1:]), 100), 1)


def test_a_contest_is_repeatable_and_the_search_beats_chance() -> None:
    strong, chance = core.Player(WEIGHTS, 300), core.Player(WEIGHTS, 0, brain=core.BY_CHANCE)
    begun = game.start(BOTH, {})
    won = [core.contest(begun, (strong, chance), seed) for seed in range(20)]
    assert won == [core.contest(begun, (strong, chance), seed) for seed in range(20)]
    assert won.count((0,)) >= 19
