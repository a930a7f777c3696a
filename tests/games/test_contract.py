"""Every game keeps the contract, with every number of players and every edition."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import get_args

import pytest

from coeurdelion.games import lionheart, lowenherz_1997
from coeurdelion.games.lowenherz_1997.cards import KIND
from tests.games.contract import (
    PLAYERS,
    Variant,
    check_every_state,
    check_explained,
    check_legal,
    check_notation,
    check_replay,
    check_reveals,
    check_secrecy,
    check_sentences,
    play_out,
    variants,
)

ALL = pytest.mark.parametrize("variant", variants(), ids=lambda variant: variant.name)
BOTH = pytest.mark.parametrize("players", PLAYERS)
MATCHES = 2
OCCUR = {
    "lowenherz-2003": {
        *("castle", "knight", "sell", "play", "border", "extend", "desert", "remove", "ally", "draw", "take", "done"),
        *("domain-made", "borders-returned", "cell-lost", "land-cut-off", "monopoly-gained", "monopoly-lost", "bonus-paid"),
        *("game-won-king", "game-won-cards"),
    },
    "lowenherz-1997": {
        *(
            "castle",
            "knight",
            "wall",
            "extend",
            "choose",
            "alliance",
            "renegade",
            "break",
            "offer",
            "ask",
            "accept",
            "fight",
        ),
        *("bid", "look", "take", "done"),
        *(kind.key for kind in get_args(lowenherz_1997.Event)),
        *(f"take {kind}" for kind in KIND),
    },
    "lionheart": {
        *("move", "turn", "attack", "bribe", "end", "army", "roll"),
        *(kind.key for kind in get_args(lionheart.Event)),
    },
}
"""What must occur in the matches of keen players: every action, every kind of card, what they lead to, and every ending."""


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
        played = play_out(variant, players, seed)
        check_secrecy(played, Random(seed), sample=60)
        check_explained(played, Random(seed), sample=2)
        check_reveals(played, Random(seed), sample=30)


@pytest.mark.parametrize("game", OCCUR)
def test_every_action_and_every_ending_occurs(game: str) -> None:
    counts: Counter[str] = Counter()
    for seed in range(8):
        for variant in variants():
            if variant.game.id == game:
                counts += play_out(variant, "keen", seed).counts
                counts += play_out(variant, "random", seed).counts if game == "lionheart" and not seed else Counter()
    assert not OCCUR[game] - set(counts), counts
