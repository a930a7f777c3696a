"""Fitting the weights of Löwenherz 2003 that tell the chance to win to matches of the quick policy of the search."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt

from coeurdelion.bots.lowenherz_2003.evaluation import WEIGHTS
from coeurdelion.bots.lowenherz_2003.weights import EARLY_TURNS, HAND, PLACE
from coeurdelion.bots.training.logistic import Example, fit, surprise
from coeurdelion.games import lowenherz_2003 as game
from coeurdelion.games.lowenherz_2003.options import ARRANGEMENT
from coeurdelion.native import lowenherz_2003 as core

TERMS = (*(name for name in WEIGHTS if name != "won"), HAND)
ARRANGEMENTS = ("beginner", "random")
"""The arrangements of the land, in turn."""
HELD_BACK = 5
"""One match of so many is not fitted to: it tells how well the weights hold."""


def train(matches: int, seed: int) -> Iterator[str]:
    """Play, fit, and write weights.toml."""
    played = [_played(number, seed) for number in range(matches)]
    held = [one for number, match in enumerate(played) if number % HELD_BACK == 0 for one in match]
    rest = [one for number, match in enumerate(played) if number % HELD_BACK for one in match]
    yield f"{len(rest)} positions, and {len(held)} of other matches"
    weights = fit(rest)
    told = f"of {len(held)} positions of other matches: log loss {surprise(weights, held):.3f}; with all chances alike 0.693"
    yield told
    command = f"./dev train {game.id} --matches {matches} --seed {seed}"
    PLACE.write_text(written(weights, f"{command}\n# {told}"), "utf-8")


def _played(number: int, seed: int) -> list[Example]:
    """The positions of a match, as they are seen."""
    options = {ARRANGEMENT: ARRANGEMENTS[number % len(ARRANGEMENTS)]}
    state = game.start(game.colours[:2], options)
    lessons = core.self_play(state, tuple(WEIGHTS.values()), (seed << 32) + number)
    return [Example(seen(lesson.turns, (*lesson.leads[1:], lesson.hand)), lesson.won) for lesson in lessons]


def seen(turns: float, leads: Sequence[float]) -> tuple[float, ...]:
    """What the terms have, shared out between a late and an early position."""
    early = sqrt(min(1.0, turns / EARLY_TURNS))
    return (*((1 - early) * lead for lead in leads), *(early * lead for lead in leads))


def written(weights: Sequence[float], made: str) -> str:
    """The weights as they are kept, with how they were made."""
    lines = [f"# Learnt by {made}", "# What the weights mean is in weights.py."]
    for name, numbers in (("late", weights[: len(TERMS)]), ("early", weights[len(TERMS) :])):
        lines += ["", f"[{name}]", *(f"{term} = {number:.4f}" for term, number in zip(TERMS, numbers, strict=True))]
    return "\n".join([*lines, ""])
