"""Every game keeps the contract, with every number of players and every edition."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import get_args

import pytest

from coeurdelion.games import lionheart
from tests.contract import (
    PLAYERS,
    Variant,
    check_every_state,
    check_legal,
    check_notation,
    check_replay,
    check_secrecy,
    check_sentences,
    play_out,
    variants,
)

ALL = pytest.mark.parametrize("variant", variants(), ids=lambda variant: variant.name)
BOTH = pytest.mark.parametrize("players", PLAYERS)
MATCHES = 2
VERBS = {"castle", "knight", "sell", "play", "border", "extend", "desert", "remove", "ally", "draw", "take", "done"}
EVENTS = {"domain-made", "borders-returned", "cell-lost", "land-cut-off", "monopoly-gained", "monopoly-lost", "bonus-paid"}
ENDINGS = {"game-won-king", "game-won-cards"}


@ALL
@BOTH
def test_a_match_keeps_the_contract(variant: Variant, players: str) -> None:
    for seed in range(MATCHES):
        played = play_out(variant, players, seed)
        check_every_state(played)
        check_replay(played)
        check_notation(played)
        check_sentences(played)


@ALL
@BOTH
def test_legal_agrees_with_apply(variant: Variant, players: str) -> None:
    for seed in range(MATCHES):
        played = play_out(variant, players, seed)
        others = [entry.action for entry in play_out(variant, "keen", seed + 1).log]
        check_legal(played, Random(seed), others, sample=25)


@ALL
@BOTH
def test_nothing_leaks(variant: Variant, players: str) -> None:
    for seed in range(MATCHES):
        check_secrecy(play_out(variant, players, seed), Random(seed), sample=60)


def test_every_action_and_both_endings_of_lowenherz_2003_occur() -> None:
    counts: Counter[str] = Counter()
    for seed in range(8):
        for variant in variants():
            if variant.game.id == "lowenherz-2003":
                counts += play_out(variant, "keen", seed).counts
    assert set(counts) >= VERBS | EVENTS | ENDINGS, counts


def test_every_action_event_and_ending_of_lionheart_occurs() -> None:
    counts: Counter[str] = Counter()
    for variant in variants():
        if variant.game.id == "lionheart":
            for seed in range(8):
                counts += play_out(variant, "keen", seed).counts
            counts += play_out(variant, "random", 0).counts
    verbs = {"move", "turn", "attack", "bribe", "end", "army", "roll"}
    assert set(counts) == verbs | {kind.key for kind in get_args(lionheart.Event)}, counts
