"""The test decides as often wrongly as it promises, and soon."""

from __future__ import annotations

import math
from random import Random

import pytest

from coeurdelion.bots.arena.rating import expected_share
from coeurdelion.bots.arena.sprt import BOUND, Hypotheses, Sprt, Verdict

TWO_SEATS = [(1, 1), (1, 1)]
WIDE = Hypotheses(0, 150)
TRIALS = 150


def decided(elo: float, rng: Random) -> tuple[Verdict, int]:
    """What the test says of two bots that differ by so much, one match of ten drawn, and after how many lucks."""
    sprt = Sprt(WIDE, TWO_SEATS)
    win = (expected_share(elo, 1, 1) - 0.05) / 0.9
    lucks = 0
    while sprt.verdict is Verdict.OPEN:
        sprt.add(sum(0.5 if rng.random() < 0.1 else float(rng.random() < win) for _ in range(2)) / 2)
        lucks += 1
    return sprt.verdict, lucks


@pytest.mark.parametrize(("elo", "wrong"), [(WIDE.elo0, Verdict.STRONGER), (WIDE.elo1, Verdict.NOT_STRONGER)])
def test_it_errs_in_about_one_of_twenty_runs(elo: float, wrong: Verdict) -> None:
    rng = Random(4)
    runs = [decided(elo, rng) for _ in range(TRIALS)]
    assert sum(verdict is wrong for verdict, _ in runs) / TRIALS <= 0.08
    assert sum(lucks for _, lucks in runs) / TRIALS < 30


def test_the_bounds_are_those_of_five_percent() -> None:
    assert pytest.approx(math.log(19)) == BOUND


def test_it_is_undecided_before_anything_is_played() -> None:
    sprt = Sprt(WIDE, TWO_SEATS)
    assert (sprt.ratio, sprt.verdict) == (0.0, Verdict.OPEN)


def test_the_ratio_of_wins_and_losses_alone_is_that_of_the_binomial() -> None:
    """Scores of 0 and 1 only: 30 of 40 lucks, nothing in between but what is supposed to have been unseen."""
    sprt = Sprt(Hypotheses(0, 100), [(1, 1)])
    for number in range(40):
        sprt.add(float(number % 4 > 0))
    p = expected_share(100, 1, 1)
    assert sprt.ratio == pytest.approx(30 * math.log(p / 0.5) + 10 * math.log((1 - p) / 0.5), abs=0.01)


def test_pairs_that_cancel_out_decide_sooner() -> None:
    """Each luck won once by each side says more for equality than as many lucks won twice or never."""
    even, uneven = Sprt(Hypotheses(0, 50), TWO_SEATS), Sprt(Hypotheses(0, 50), TWO_SEATS)
    for number in range(20):
        even.add(0.5)
        uneven.add(float(number % 2))
    assert even.ratio < uneven.ratio < 0
    assert even.verdict is Verdict.NOT_STRONGER


def test_one_against_three_is_expected_to_win_a_quarter() -> None:
    sprt = Sprt(Hypotheses(0, 200), [(1, 3)] * 4)
    for number in range(80):
        sprt.add(0.25 if number % 2 else (0.0 if number % 4 else 0.5))
    assert sprt.verdict is Verdict.NOT_STRONGER
