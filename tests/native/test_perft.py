"""Perft: the compiled core counts as many sequences of actions as the rules do, all along a match."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from coeurdelion.bots.levels import BOTS
from coeurdelion.core import CHANCE
from coeurdelion.core.random_play import pick
from tests.games.contract import Variant, variants
from tests.native.cores import core

DEPTH = 2
POSITIONS = 6
"""Positions of a match that are counted from, with no more than this many sequences each."""
MOST = 4000


@pytest.mark.parametrize("variant", variants(), ids=lambda variant: variant.name)
def test_both_count_the_same(variant: Variant) -> None:
    game, rng, one = variant.game, Random(variant.name), core(variant.game.id)
    states = [game.start(game.colours[: variant.players], variant.options)]
    while seats := game.to_act(states[-1]):
        action = pick(game, states[-1], seats[0], rng, BOTS[game.id].keen)
        states.append(game.apply(states[-1], seats[0], action)[0])
    counted = 0
    for state in rng.sample(states, len(states)):
        data = one.packing.pack(state)
        if one.perft(data, DEPTH) <= MOST:
            assert one.perft(data, DEPTH) == sequences(variant, state, DEPTH)
            counted += 1
        if counted == POSITIONS:
            break
    assert counted == POSITIONS


def sequences(variant: Variant, state: Any, depth: int) -> int:
    """What the rules count; outcomes of chance that they do not tell apart are one."""
    game, packing = variant.game, core(variant.game.id).packing
    if depth == 0:
        return 1
    total = 0
    for seat in game.to_act(state):
        if seat == CHANCE:
            actions = {packing.outcome_code(action, state): action for action in game.odds(state)}.values()
        else:
            actions = {packing.code(action, state): action for action in game.legal(state, seat)}.values()
        total += sum(sequences(variant, game.apply(state, seat, action)[0], depth - 1) for action in actions)
    return total
