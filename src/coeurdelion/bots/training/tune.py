"""Tuning weights by results: small changes of all of them at once, for and against, and a step towards what won (SPSA)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from math import exp
from random import Random

CHANGE = 0.3
"""How much larger or smaller a weight is tried, as an exponent of e."""
FIRST_STEP, LAST_STEP = 0.012, 0.004
"""How far a pair of matches moves a weight, as a share of CHANGE, at the beginning and at the end."""

AT_ONCE = 2
"""How many contests begin with the same weights, whatever the number of threads."""

Numbers = tuple[float, ...]
Contest = Callable[[Numbers, Numbers, int], float]
"""By how much weights did better than others in the matches of a number, from -1 to 1 for each match."""


def tune(
    start: Sequence[float], held: frozenset[int], contest: Contest, contests: int, threads: int, seed: int
) -> Iterator[tuple[int, Numbers]]:
    """The weights after so many contests as are said, again and again; those `held` stay as they are.

    Every weight keeps its sign. The number of threads changes nothing but the time.
    """
    rng, change = Random(seed), [0.0] * len(start)
    with ThreadPoolExecutor(threads) as lanes:
        for begun in range(0, contests, AT_ONCE):
            flips = [_flips(len(start), held, rng) for _ in range(AT_ONCE)]
            some = [_changed(start, change, [CHANGE * one for one in flip]) for flip in flips]
            others = [_changed(start, change, [-CHANGE * one for one in flip]) for flip in flips]
            results = list(lanes.map(contest, some, others, range(begun, begun + AT_ONCE)))
            step = CHANGE * (FIRST_STEP + (LAST_STEP - FIRST_STEP) * begun / contests)
            for flip, result in zip(flips, results, strict=True):
                change = [old + step * result * one for old, one in zip(change, flip, strict=True)]
            yield begun + AT_ONCE, _changed(start, change, [0.0] * len(start))


def _flips(count: int, held: frozenset[int], rng: Random) -> list[int]:
    return [0 if number in held else rng.choice((-1, 1)) for number in range(count)]


def _changed(start: Sequence[float], change: Sequence[float], more: Sequence[float]) -> Numbers:
    return tuple(one * exp(old + by) for one, old, by in zip(start, change, more, strict=True))
