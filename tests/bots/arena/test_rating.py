"""Ratings are those worked out by hand, find what results were made from, and their errors hold what they promise."""

from __future__ import annotations

import math
from itertools import combinations
from random import Random
from statistics import pvariance

import pytest

from coeurdelion.bots.arena.estimate import NORMAL_QUANTILE, mean_share
from coeurdelion.bots.arena.rating import ELO, Encounter, encounter, expected_share, rate
from tests.bots.arena.runs import pair, won


def met(luck: int, share: float, first: int = 0, second: int = 1) -> Encounter:
    return Encounter(luck, first, second, 1, 1, share)


def test_three_wins_of_four_are_191_points() -> None:
    """400 · log10(3), half of it above the mean and half below."""
    found = rate(2, [met(0, 1), met(1, 1), met(2, 1), met(3, 0)])
    assert found.difference(0, 1).value == pytest.approx(400 * math.log10(3))
    assert found.elo == pytest.approx([200 * math.log10(3), -200 * math.log10(3)])
    assert not found.draws_added


def test_a_draw_is_half_a_win() -> None:
    drawn = rate(2, [met(0, 0.5), met(1, 0.5), met(2, 1), met(3, 1)])
    assert drawn.difference(0, 1).value == pytest.approx(400 * math.log10(3))


def test_the_error_is_that_of_the_pairs() -> None:
    """The standard error of the mean of the scores of pairs, through the slope of the logistic curve."""
    scores = [(1, 1), (1, 0), (1, 0.5), (0, 0), (1, 1), (0.5, 0)]
    encounters = [encounter(match) for luck, score in enumerate(scores) for match in pair(luck, *score)]
    means = [sum(score) / 2 for score in scores]
    mean = sum(means) / len(means)
    variance_of_mean = pvariance(means) / (len(means) - 1)
    slope = mean * (1 - mean) / ELO
    found = rate(2, encounters).difference(0, 1)
    assert found.error == pytest.approx(NORMAL_QUANTILE * math.sqrt(variance_of_mean) / slope)


def test_pairs_that_cancel_out_leave_less_error_than_matches_that_do_not() -> None:
    cancelling = [one for luck in range(20) for one in (met(luck, luck % 4 > 0), met(luck, luck % 4 == 0))]
    alike = [one for luck in range(20) for one in (met(luck, luck % 2), met(luck, luck % 2))]
    small, large = (
        rate(2, [*cancelling, met(20, 1)]).difference(0, 1).error,
        rate(2, [*alike, met(20, 1)]).difference(0, 1).error,
    )
    assert small is not None
    assert large is not None
    assert small < large / 3


def test_where_every_luck_comes_out_even_the_error_is_that_of_single_matches() -> None:
    even = rate(2, [encounter(match) for luck in range(10) for match in pair(luck, 1, 0)]).difference(0, 1)
    assert even.value == pytest.approx(0)
    assert even.error == pytest.approx(NORMAL_QUANTILE * ELO / math.sqrt(20 / 4))


def test_one_luck_tells_of_no_error() -> None:
    assert rate(2, [met(0, 1), met(0, 0)]).of(0).error is None


def test_who_has_won_everything_gets_a_finite_rating() -> None:
    """As if one match more had been drawn: 20½ of 21."""
    found = rate(2, [met(luck, 1) for luck in range(20)])
    assert found.draws_added
    assert found.difference(0, 1).value == pytest.approx(400 * math.log10(20.5 / 0.5))
    assert found.difference(0, 1).error > 200  # type: ignore[operator]


def test_a_chain_of_wins_makes_ratings_finite() -> None:
    """0 beats 1, 1 beats 2, 2 beats 0: nobody is above all others."""
    ring = [met(0, 1, 0, 1), met(1, 1, 1, 2), met(2, 0, 0, 2)]
    assert not rate(3, ring).draws_added
    assert rate(3, ring).elo == pytest.approx([0, 0, 0])
    assert rate(3, [*ring[:2], met(2, 1, 0, 2)]).draws_added


def test_one_against_three_equals_wins_a_quarter() -> None:
    assert expected_share(0, 1, 3) == pytest.approx(1 / 4)
    assert expected_share(400, 1, 3) == pytest.approx(10 / 13)
    quarter = [Encounter(luck, 0, 1, 1, 3, luck % 4 == 0) for luck in range(40)]
    assert rate(2, quarter).difference(0, 1).value == pytest.approx(0)


def test_the_share_of_a_side_is_that_of_all_its_seats() -> None:
    assert encounter(won(7, 3, (1, 0, 1, 1), (0.5, 0, 0.5, 0))) == Encounter(3, 0, 1, 1, 3, 0)
    assert encounter(won(7, 3, (0, 0, 1, 0), (0.5, 0, 0, 0.5))) == Encounter(3, 0, 1, 3, 1, 1)


def test_simulated_results_lead_back_to_the_strengths_and_errors_hold_19_times_of_20() -> None:
    strengths, rng = (150.0, 20.0, -170.0), Random(1)
    trials = 60
    held = 0
    for _ in range(trials):
        encounters = [
            met(luck, float(rng.random() < expected_share(strengths[one] - strengths[other], 1, 1)), one, other)
            for luck in range(60)
            for one, other in combinations(range(3), 2)
            for _ in range(2)
        ]
        found = rate(3, encounters)
        assert sum(found.elo) == pytest.approx(0, abs=1e-6)
        held += sum(abs(found.of(bot).value - strengths[bot]) <= (found.of(bot).error or 0) for bot in range(3))
    assert 0.90 <= held / (3 * trials) <= 0.99


def test_a_share_has_the_error_of_its_lucks() -> None:
    share = mean_share({0: (2, 2), 1: (1, 2), 2: (0, 2), 3: (1, 2)})
    assert share.value == pytest.approx(1 / 2)
    assert share.error == pytest.approx(NORMAL_QUANTILE * math.sqrt(pvariance([1, 0.5, 0, 0.5]) / 3))


def test_a_share_of_everything_has_an_error_too() -> None:
    few, many = (mean_share(dict.fromkeys(range(lucks), (2, 2))).error for lucks in (5, 100))
    assert few is not None
    assert many is not None
    assert 0.1 < few < 0.3
    assert 0.005 < many < 0.02
