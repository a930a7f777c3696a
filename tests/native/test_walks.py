"""The compiled core says what the rules say, at every step of matches, scenarios and records."""

from __future__ import annotations

from random import Random

import pytest

from coeurdelion.games import GAMES
from tests.games.contract import PLAYERS, Variant, variants
from tests.native.cores import IDS, core
from tests.native.walks import Comparison, compare_files, walk

SAMPLED = 0.02
"""How often worlds are dealt, terms are compared and random steps are taken; everything else is compared at every step."""

VARIANTS = [
    *variants(),
    Variant(GAMES["lowenherz-2003"], 3, {"edition": "tilsit", "first": 1}),
    Variant(GAMES["lowenherz-1997"], 3, {"game": "full", "first": 1}),
]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_a_match_is_the_same_in_both(variant: Variant, players: str) -> None:
    comparison = Comparison(core(variant.game.id), Random(variant.name + players), sampled=SAMPLED)
    walk(comparison, variant, players)
    assert comparison.states > 1
    assert comparison.actions > comparison.states


@pytest.mark.parametrize("game", IDS)
def test_scenarios_and_recorded_matches_go_through_both(game: str) -> None:
    comparison = Comparison(core(game), Random(game), sampled=0.05)
    assert compare_files(comparison, every=5) == ROOMLESS[game]
    assert comparison.states > 200


ROOMLESS = {"lowenherz-2003": [], "lowenherz-1997": ["setup-5-the-bank-never-runs-out"], "lionheart": []}
"""The scenarios that have no room in the core."""
