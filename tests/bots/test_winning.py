"""Chances to win: they sum to 1, rise with what a state is worth, and end with who has won; what turned a match is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from coeurdelion.bots.chance_guide import Sharpness
from coeurdelion.bots.curve import MIN_CHANGE, Curve, curve_of, moved
from coeurdelion.bots.levels import BOTS
from coeurdelion.bots.winning import chances_of, winning_chances
from coeurdelion.core import CHANCE, TABLE, Match, Step, in_force
from coeurdelion.match.record_reader import read_record
from tests.paths import MATCHES

FILES = sorted(MATCHES.rglob("*.match"))


def match_of(path: Path) -> tuple[Match, list[Step]]:
    match = read_record(path.read_text("utf-8")).match
    return match, [step for step in in_force(match) if step.entry.seat != TABLE]


def curve(path: Path) -> Curve:
    match, steps = match_of(path)
    return curve_of(match.game, match.start(), steps)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_curve_leads_from_the_beginning_to_who_has_won(path: Path) -> None:
    match, steps = match_of(path)
    found = curve(path)
    entries = [point.entry for point in found.points]
    assert entries == sorted(set(entries))
    assert (entries[0], entries[-1]) == (-1, steps[-1].number)
    assert all(sum(point.chances) == pytest.approx(1) and min(point.chances) >= 0 for point in found.points)
    winners = match.game.winners(steps[-1].state)
    assert winners is not None
    shared = winners or range(len(match.colours))
    assert found.points[-1].chances == tuple(1 / len(shared) if seat in shared else 0 for seat in range(len(match.colours)))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_turning_points_are_the_turns_that_changed_most(path: Path) -> None:
    found = curve(path)
    chances = dict(found.points)
    before = dict(zip([point.entry for point in found.points[1:]], [point.chances for point in found.points], strict=False))
    changes = sorted((moved(before[entry], after) for entry, after in found.points[1:]), reverse=True)
    told = sorted((moved(one.before, one.after) for one in found.turning), reverse=True)
    assert told == pytest.approx([change for change in changes if change >= MIN_CHANGE][: len(told)])
    for one in found.turning:
        assert one.first <= one.begun <= one.entry <= one.last
        assert (one.before, one.after) == (before[one.last], chances[one.last])
    assert [one.entry for one in found.turning] == sorted(one.entry for one in found.turning)


def test_what_chance_alone_did_is_luck_and_a_turn_without_chance_is_a_decision() -> None:
    for path in FILES:
        _, steps = match_of(path)
        for one in curve(path).turning:
            within = [step for step in steps if one.first <= step.number <= one.last]
            if all(step.entry.seat != CHANCE for step in within):
                assert one.cause == "decision"
            if all(step.entry.seat == CHANCE for step in within):
                assert one.cause == "luck"


def test_more_worth_is_more_chance() -> None:
    told = [chances_of((worth, 0.0, 1.0), (), 0.2)[0] for worth in range(-20, 20)]
    assert told == sorted(set(told))
    assert chances_of((3.0, 3.0), (), 0.5) == (0.5, 0.5)


def test_who_is_in_peril_loses_that_share_to_the_others() -> None:
    assert chances_of((0.0, 0.0), (0.4, 0.0), 0.2) == pytest.approx((0.3, 0.7))
    assert chances_of((0.0, 0.0, 0.0), (0.0, 1.0, 0.0), 0.2) == pytest.approx((0.5, 0.0, 0.5))


@pytest.mark.parametrize("game", sorted(BOTS))
def test_what_was_fitted_sharpens_towards_the_end(game: str) -> None:
    sharpness = BOTS[game].winning.sharpness
    assert sharpness.scale > 0
    assert sharpness.after(10) <= sharpness.after(0) == sharpness.scale
    assert Sharpness(1.0, 0.1).after(10) == pytest.approx(0.3679, abs=1e-4)


@pytest.mark.parametrize("game", sorted(BOTS))
def test_at_the_beginning_nobody_has_won(game: str) -> None:
    path = next(path for path in FILES if path.parent.name == game)
    match, steps = match_of(path)
    for state in (match.start(), *(step.state for step in steps[:40])):
        if match.game.winners(state) is None:
            assert all(0 < chance < 1 for chance in winning_chances(match.game, state))
