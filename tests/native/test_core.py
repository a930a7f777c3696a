"""Numbers that C has no room for are refused and not cut off, and several threads may ask at the same time."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from tests.native.cores import IDS, core

WRAP = 1 << 32
"""What is too much for 32 bits: of a number with this added the same would arrive."""
THREADS, ASKED = 4, 6000


def decision(game: str) -> tuple[bytes, int]:
    """A state in which a seat is to act, and the seat."""
    one = core(game)
    state = one.decide(one.packing.pack(one.game.start(one.game.colours[:2], {})), 7)
    return state, one.to_act(state)[0]


@pytest.mark.parametrize("game", IDS)
def test_a_seat_with_too_large_a_number_is_none(game: str) -> None:
    one, (state, seat) = core(game), decision(game)
    action = one.legal(state, seat)[0]
    for wrong in (seat + WRAP, seat - WRAP):
        for asked in (
            lambda: one.legal(state, wrong),  # noqa: B023 - called at once
            lambda: one.permits(state, wrong, action),  # noqa: B023
            lambda: one.apply(state, wrong, action),  # noqa: B023
            lambda: one.redact(state, wrong),  # noqa: B023
            lambda: one.deal(state, wrong, 1),  # noqa: B023
            lambda: one.evaluate(state, wrong),  # noqa: B023
            lambda: one.playouts(state, wrong, 1, 1, [1.0] * len(one.terms), 1),  # noqa: B023
            lambda: one.monte_carlo(state, wrong, [action], seed=1),  # noqa: B023
        ):
            with pytest.raises(ValueError, match="no seat"):
                asked()


@pytest.mark.parametrize("game", IDS)
def test_an_action_with_too_large_a_number_is_not_allowed(game: str) -> None:
    one, (state, seat) = core(game), decision(game)
    action = one.legal(state, seat)[0]
    for wrong in (action + WRAP, action - WRAP):
        assert not one.permits(state, seat, wrong)
        assert one.apply(state, seat, wrong) is None
        with pytest.raises(ValueError, match="actions"):
            one.monte_carlo(state, seat, [wrong], nodes=1, seed=1)


@pytest.mark.parametrize("game", IDS)
def test_numbers_out_of_bounds_are_refused(game: str) -> None:
    one, (state, seat) = core(game), decision(game)
    actions, weights = one.legal(state, seat), [1.0] * len(one.terms)
    for depth in (-1, 65, WRAP):
        with pytest.raises(ValueError, match="out of bounds"):
            one.perft(state, depth)
    for plies in (-1, WRAP):
        with pytest.raises(ValueError, match="out of bounds"):
            one.playouts(state, seat, 1, plies, weights, 1)
    for nodes, ms in ((-1, 0), (0, -1), (0, 1 << 62)):
        with pytest.raises(ValueError, match="out of bounds"):
            one.monte_carlo(state, seat, actions, nodes=nodes, ms=ms, seed=1)


@pytest.mark.parametrize("game", IDS)
def test_more_threads_than_any_machine_has_change_nothing(game: str) -> None:
    one, (state, seat) = core(game), decision(game)
    weights = [1.0] * len(one.terms)
    few, many = (one.playouts(state, seat, 50_000, 0, weights, 1, threads) for threads in (1, 50_000))
    assert few == many


@pytest.mark.parametrize("game", IDS)
def test_threads_ask_at_the_same_time(game: str) -> None:
    one, (state, _) = core(game), decision(game)
    rng = Random(game)
    states: list[tuple[bytes, int, list[int], dict[str, float]]] = []
    while (seats := one.to_act(state)) and len(states) < 60:
        if seats[0] < 0:
            state = one.decide(state, rng.getrandbits(64))
            continue
        states.append((state, seats[0], one.legal(state, seats[0]), one.evaluate(state, seats[0])))
        state = one.apply(state, seats[0], rng.choice(states[-1][2])) or state

    def ask(seed: int) -> int:
        """How many answers were those of another question."""
        questions = Random(seed).choices(states, k=ASKED)
        return sum(
            one.legal(state, seat) != legal or one.evaluate(state, seat) != terms for state, seat, legal, terms in questions
        )

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)  # threads take turns as often as they can
    try:
        with ThreadPoolExecutor(THREADS) as threads:
            assert sum(threads.map(ask, range(THREADS))) == 0
    finally:
        sys.setswitchinterval(interval)
