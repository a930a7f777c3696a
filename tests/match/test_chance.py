"""Chance is derived exactly as published; these values are the published check."""

from __future__ import annotations

from collections import Counter
from itertools import islice, permutations

import pytest

from coeurdelion.games import lowenherz_2003 as game
from coeurdelion.match.chance import (
    SPAN,
    commitment,
    decide,
    draw_seating,
    match_key,
    new_seed,
    nonces_by_place,
    pick,
    words,
)

SEED = bytes(range(32))
KEY = match_key(SEED, ["ada", "grace"])


def test_the_published_check_values() -> None:
    assert commitment(SEED).startswith("630dcd29")
    assert commitment(SEED).endswith("d710dd")
    assert KEY.hex().startswith("134caaf3")
    assert KEY.hex().endswith("fadcfe")
    assert f"{next(words(KEY, 0)):016x}" == "44ecc64c10a8224b"
    dealing = game.start(("red", "blue"), {"first": 0})
    assert decide(game, dealing, KEY, 7) == "draw A.K1/X"
    faces = {"arrow": 2, "axe": 3, "panic": 1}
    numbers = words(KEY, 12)
    assert [pick(numbers, faces) for _ in range(4)] == ["axe"] * 4
    first = game.start(("red", "blue", "orange"), {})
    assert decide(game, first, KEY, 3) == "first 0"


def test_words_go_on_beyond_one_block() -> None:
    assert len(set(islice(words(KEY, 0), 20))) == 20
    assert list(islice(words(KEY, 1), 8)) != list(islice(words(KEY, 0), 8))


def test_a_number_beyond_the_last_full_span_is_passed_over() -> None:
    assert pick(iter([SPAN - 1, 0]), {"a": 1, "b": 2}) == "a"
    assert pick(iter([2]), {"b": 2, "a": 1}) == "b"


def test_outcomes_come_as_often_as_their_weights() -> None:
    counts = Counter(pick(words(KEY, entry), {"a": 1, "b": 3}) for entry in range(4000))
    assert abs(counts["b"] - 3000) < 150


@pytest.mark.parametrize(
    ("nonces", "seating"),
    [
        (("ada", "grace"), (1, 0)),
        (("ada", "grace", "hedy"), (2, 1, 0)),
        (("ada", "grace", ""), (1, 0, 2)),
        (("ada", "grace", "hedy", "emmy"), (1, 3, 0, 2)),
    ],
)
def test_the_published_check_values_of_drawn_seats(nonces: tuple[str, ...], seating: tuple[int, ...]) -> None:
    assert draw_seating(SEED, nonces) == seating
    assert nonces_by_place(seating, [nonces[place] for place in seating]) == nonces


def test_every_seating_is_as_likely_as_any_other() -> None:
    counts = Counter(draw_seating(SEED, ("a", "b", str(number))) for number in range(3000))
    assert set(counts) == set(permutations(range(3)))
    assert all(abs(count - 500) < 100 for count in counts.values())


def test_seeds_are_fresh() -> None:
    assert new_seed() != new_seed()
    assert len(new_seed()) == 32
