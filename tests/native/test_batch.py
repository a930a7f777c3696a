"""Many matches in one call: each goes on as if it were alone, whatever the threads, and what is wrong changes nothing."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from coeurdelion.native.batch import Batch
from tests.native.cores import IDS, core

COUNT = 50


def begun(game: str, threads: int = 1) -> Batch:
    """Matches of all numbers of players, in which chance has laid out the land."""
    one = core(game)
    rules = one.game
    starts = [one.packing.pack(rules.start(rules.colours[:players], {})) for players in rules.seats]
    return Batch(one, [one.decide(starts[number % len(starts)], number) for number in range(COUNT)], threads)


@pytest.mark.parametrize("game", IDS)
def test_matches_are_stepped_side_by_side(game: str) -> None:
    batch, rng, one = begun(game), Random(game), core(game)
    for turn in range(40):
        seats = batch.seats()
        assert (seats >= 0).any()
        going = seats >= 0
        seats[~going] = 0
        actions, counts = batch.legal(seats)
        before = batch.states.copy()
        chosen = np.array([row[rng.randrange(max(1, count))] for row, count in zip(actions, counts, strict=True)], np.uint32)
        results = batch.step(seats, chosen, turn)
        assert (results == (going & (counts > 0))).all()
        for number in rng.sample(range(COUNT), 5):
            assert sorted(actions[number][: counts[number]]) == sorted(
                one.legal(before[number].tobytes(), int(seats[number]))
            )
            if results[number]:
                after = one.apply(before[number].tobytes(), int(seats[number]), int(chosen[number]))
                assert after is not None
                if one.to_act(after) != (-1,):
                    assert batch.states[number].tobytes() == after
            else:
                assert (batch.states[number] == before[number]).all()


@pytest.mark.parametrize("game", IDS)
def test_threads_and_repeats_change_nothing(game: str) -> None:
    ends = []
    for threads in (1, 2, 1):
        batch = begun(game, threads)
        done = batch.play(10**9, 7)
        assert (batch.seats() == -2).all()
        ends.append((batch.states.tobytes(), done.tolist()))
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize("game", IDS)
def test_matches_are_worth_what_each_is_worth_alone(game: str) -> None:
    batch, one = begun(game), core(game)
    batch.play(60, 3)
    weights = [1.0 + number for number in range(len(one.terms))]
    worths = batch.evaluate(np.zeros(COUNT, np.int8), weights)
    for state, worth in zip(batch.states, worths, strict=True):
        terms = one.evaluate(state.tobytes(), 0)
        assert worth == pytest.approx(sum(weight * term for weight, term in zip(weights, terms.values(), strict=True)))


@pytest.mark.parametrize("game", IDS)
def test_what_is_wrong_is_refused_and_changes_nothing(game: str) -> None:
    batch = begun(game)
    before = batch.states.copy()
    seats = np.full(COUNT, 9, np.int8)
    for wrong in (
        lambda: batch.legal(seats),
        lambda: batch.step(seats, np.zeros(COUNT, np.uint32), 1),
        lambda: batch.legal(seats[:3]),
    ):
        with pytest.raises(ValueError, match=r"no seat|matches"):
            wrong()
    assert (batch.states == before).all()
    batch.states[3] = 255
    with pytest.raises(ValueError, match="no state"):
        batch.play(5, 1)
    batch.states = before[:, :-1]
    with pytest.raises(ValueError, match="rows of"):
        batch.seats()


@pytest.mark.parametrize("game", IDS)
def test_numbers_that_have_no_room_are_refused(game: str) -> None:
    batch = begun(game)
    seats = batch.seats().astype(np.int64)
    actions = batch.legal(seats)[0][:, 0].astype(np.int64)
    before = batch.states.copy()
    for wrong in (lambda: batch.legal(seats + 256), lambda: batch.step(seats, actions + (1 << 32), 1)):
        with pytest.raises(ValueError, match="no seat, or no action"):
            wrong()
    assert (batch.states == before).all()
    assert batch.step(seats, actions, 1).all()


@pytest.mark.parametrize("game", IDS)
def test_states_that_may_not_be_written_are_refused(game: str) -> None:
    batch = begun(game)
    held = batch.states.tobytes()
    kept = bytes(bytearray(held))
    moved = np.zeros(len(held) + 1, np.uint8)
    moved[1:] = np.frombuffer(held, np.uint8)
    for wrong in (np.frombuffer(held, np.uint8), moved[1:]):
        batch.states = wrong.reshape(COUNT, -1)
        with pytest.raises(ValueError, match="may be written"):
            batch.play(5, 1)
    assert held == kept
