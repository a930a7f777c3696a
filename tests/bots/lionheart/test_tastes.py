"""What characters of Lionheart like: known characters only, a little, the same for all levels, and none without a name."""

from __future__ import annotations

from random import Random

import pytest

from coeurdelion.bots.characters import characters_of
from coeurdelion.bots.lionheart.evaluation import WEIGHTS
from coeurdelion.bots.lionheart.levels import LEVELS
from coeurdelion.bots.lionheart.tastes import TASTES, terms_of, weights_of_character
from coeurdelion.bots.lionheart.weights import learnt
from coeurdelion.core.bot import BotRequest
from coeurdelion.core.random_play import pick
from coeurdelion.games import lionheart as game
from coeurdelion.games.lionheart.state import Orders, State
from coeurdelion.native import is_compiled

LARGEST_BEND = 0.3
ENTRIES = 40


def test_every_character_has_a_taste_and_it_is_small() -> None:
    assert set(TASTES) == set(characters_of(game))
    for taste in TASTES.values():
        assert taste
        assert set(taste) <= set(WEIGHTS) - {"won", "figures"}
        assert all(0 < abs(factor - 1) < LARGEST_BEND for factor in taste.values())


@pytest.mark.parametrize("character", ["", "nobody"])
def test_who_has_no_name_plays_by_the_plain_weights(character: str) -> None:
    assert terms_of(character) == WEIGHTS
    assert weights_of_character(character) == learnt()


def test_a_guardian_heeds_threats_to_her_own_king_alone() -> None:
    bent, plain = weights_of_character("hawthorn"), learnt()
    assert plain.now["king"] < bent.now["king"] <= 1
    assert bent.later["king"] == plain.later["king"]


@pytest.mark.skipif(not is_compiled(), reason="by the Python rules it takes too long")
@pytest.mark.parametrize("level", ["page", "squire", "knight"])
def test_a_taste_changes_some_choices_and_few(level: str) -> None:
    """Of one and the same level, asked the same."""
    met = list(_states())
    plain = [_choice(level, state, "") for state in met]
    changed = [sum(a != b for a, b in zip(plain, (_choice(level, one, key) for one in met), strict=True)) for key in TASTES]
    assert [_choice(level, state, "nobody") for state in met] == plain
    assert 0 < sum(changed) < len(TASTES) * len(met) / 2


def _choice(level: str, state: State, character: str) -> str:
    (seat,) = game.to_act(state)
    view, legal = game.redact(state, seat), game.legal(state, seat)
    return str(LEVELS[level](BotRequest(view, (), legal, Random(3), nodes=300, character=character)).action)


def _states() -> list[State]:
    """States met in a match at random."""
    rng, state, met = Random(8), game.start(("gold", "silver"), {}), []
    for _ in range(ENTRIES):
        (seat, *_) = game.to_act(state)
        if isinstance(state.phase, Orders):
            met.append(state)
        state, _ = game.apply(state, seat, pick(game, state, seat, rng))
    return met
