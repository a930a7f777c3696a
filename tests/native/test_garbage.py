"""What is no state, no seat or no action is refused at the border of the compiled core, and never crashes."""

from __future__ import annotations

from random import Random

import pytest

from coeurdelion.core.random_play import pick
from tests.native.cores import IDS, core
from tests.native.garbage import call_all

TRIED = 4000


@pytest.mark.parametrize("game", IDS)
def test_random_bytes_are_refused_or_harmless(game: str) -> None:
    one, rng = core(game), Random(game)
    for _ in range(TRIED):
        call_all(game, rng.randbytes(one.state_size), rng)


@pytest.mark.parametrize("game", IDS)
def test_states_with_some_wrong_bytes_are_refused_or_harmless(game: str) -> None:
    one, rng = core(game), Random(game)
    rules = one.game
    state = rules.start(rules.colours[: rules.seats[-1]], {})
    while seats := rules.to_act(state):
        data = bytearray(one.packing.pack(state))
        for _ in range(rng.randrange(4)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        call_all(game, bytes(data), rng)
        state, _ = rules.apply(state, seats[0], pick(rules, state, seats[0], rng))


@pytest.mark.parametrize("game", IDS)
def test_bytes_of_another_length_are_refused(game: str) -> None:
    with pytest.raises(ValueError, match="bytes"):
        core(game).to_act(b"short")
