"""What characters of Löwenherz 2003 like: known characters only, a little, and none without a name."""

from __future__ import annotations

import pytest

from coeurdelion.bots.characters import characters_of
from coeurdelion.bots.lowenherz_2003.evaluation import WEIGHTS
from coeurdelion.bots.lowenherz_2003.tastes import TASTES, weights_of_character
from coeurdelion.bots.lowenherz_2003.weights import learnt
from coeurdelion.games import lowenherz_2003 as game

LARGEST_BEND = 0.3
COOL = "oriane"
"""The character who has no favourite."""


def test_every_character_but_the_cool_one_has_a_taste_and_it_is_small() -> None:
    assert set(TASTES) == set(characters_of(game))
    for character, taste in TASTES.items():
        assert bool(taste) == (character != COOL)
        assert set(taste) <= set(WEIGHTS) - {"won"}
        assert all(0 < abs(factor - 1) < LARGEST_BEND for factor in taste.values())


@pytest.mark.parametrize("character", ["", "nobody", COOL])
def test_who_has_no_taste_plays_by_the_plain_weights(character: str) -> None:
    assert weights_of_character(character) == learnt()


def test_a_taste_bends_what_is_played_on_by_and_what_is_judged_by() -> None:
    bent, plain = weights_of_character("mahaut"), learnt()
    for weights, others in zip(bent[:3], plain[:3], strict=True):
        assert weights["monopoly"] == pytest.approx(1.25 * others["monopoly"])
        assert weights["points"] == others["points"]
