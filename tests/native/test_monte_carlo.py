"""The plain Monte-Carlo player: it beats random play, repeats itself, and is told no nonsense."""

from __future__ import annotations

from random import Random

import pytest

from coeurdelion.bots.levels import contestant_named
from coeurdelion.core import CHANCE
from coeurdelion.core.bot import BotRequest
from coeurdelion.core.random_play import by_odds
from coeurdelion.games import lionheart
from tests.native.cores import IDS, core


def wins(first: str, second: str, seed: int) -> bool:
    """Whether the first of two bots wins a match of Lionheart."""
    rng, state = Random(seed), lionheart.start(("gold", "silver"), {})
    bots = [contestant_named(lionheart, name) for name in (first, second)]
    while seats := lionheart.to_act(state):
        seat = seats[0]
        if seat == CHANCE:
            action = by_odds(lionheart, state, rng)
        else:
            request = BotRequest(
                lionheart.redact(state, seat), (), lionheart.legal(state, seat), Random(rng.random()), nodes=2000
            )
            action = bots[seat](request).action
        state, _ = lionheart.apply(state, seat, action)
    return lionheart.winners(state) == (0,)


def test_it_beats_random() -> None:
    assert sum(wins("monte-carlo", "random", seed) for seed in range(4)) >= 3


@pytest.mark.parametrize("game", IDS)
def test_the_same_seed_chooses_the_same(game: str) -> None:
    rules = core(game).game
    state = rules.start(rules.colours[:2], {})
    packed = core(game).decide(core(game).packing.pack(state), 7)
    state = core(game).packing.unpack(packed, state)
    (seat, *_) = rules.to_act(state)
    bot = contestant_named(rules, "monte-carlo")
    chosen = [
        bot(BotRequest(rules.redact(state, seat), (), rules.legal(state, seat), Random(9), nodes=5000)).action
        for _ in range(2)
    ]
    assert chosen[0] == chosen[1]
    assert chosen[0] in rules.legal(state, seat)


@pytest.mark.parametrize("game", IDS)
def test_what_is_not_allowed_is_refused(game: str) -> None:
    one = core(game)
    state = one.decide(one.packing.pack(one.game.start(one.game.colours[:2], {})), 7)
    (seat, *_) = one.to_act(state)
    for known, who, actions in (
        (state, seat, []),
        (state, seat, [0xFFFFFFFF]),
        (state, 9, one.legal(state, seat)),
        (b"\xff" * one.state_size, seat, one.legal(state, seat)),
    ):
        with pytest.raises(ValueError, match="no state"):
            one.monte_carlo(known, who, actions, seed=1)
