"""Bytes that may be anything, given to all functions of the compiled core."""

from __future__ import annotations

from random import Random

import pytest

from coeurdelion.native.batch import Batch
from tests.native.cores import core
from tests.native.look_aheads import LOOK_AHEADS

PLAYED = 100
"""So many random actions follow a state."""


def call_all(game: str, data: bytes, rng: Random) -> None:
    """Everything that the core can be asked, of bytes that may be anything."""
    one = core(game)
    if not one.is_well_formed(data):
        with pytest.raises(ValueError, match="no state"):
            one.to_act(data)
        return
    one.winners(data)
    players = len(one.scores(data))
    weights = [1.0] * len(one.terms)
    for seat in range(-3, players + 1):
        try:
            legal = one.legal(data, seat)
        except ValueError:
            assert not 0 <= seat < players
            continue
        for action in (*rng.sample(legal, min(3, len(legal))), rng.getrandbits(32)):
            if (after := one.apply(data, seat, action)) is not None:
                assert one.is_well_formed(after)
        one.evaluate(data, seat)
        one.deal(one.redact(data, seat), seat, 1)
        one.playouts(data, seat, 1, PLAYED, weights, 1)
        LOOK_AHEADS[game](data, data, seat, rng)
    one.odds(data)
    one.decide(data, 7)
    one.perft(data, 1)
    Batch(one, [data, data], threads=rng.randrange(1, 3)).play(PLAYED, rng.getrandbits(64))
