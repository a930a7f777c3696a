"""Weights that are tuned and written down again and again, with the commands that made them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from coeurdelion.bots.training.tune import Contest, Numbers, tune

KEPT_EVERY = 200
"""After so many contests the weights are written down."""
COMMAND = "# ./dev train"


class Kept(NamedTuple):
    """The weights of a game: where they are kept, where they begin, which are not tuned, their text with the commands."""

    game: str
    place: Path
    begin: Sequence[float]
    held: frozenset[int]
    written: Callable[[Numbers, str], str]


def tune_and_keep(
    kept: Kept, contest: Contest, afresh: bool, nodes: int, contests: int, threads: int, seed: int
) -> Iterator[str]:
    """Tune weights, and write them down again and again; without `afresh` after the commands of before."""
    made = "" if afresh else commands_of(kept.place)
    for done, numbers in tune(kept.begin, kept.held, contest, contests, threads, seed):
        if done % KEPT_EVERY == 0 or done == contests:
            begun = " --afresh" * afresh
            line = f"{COMMAND} {kept.game}{begun} --nodes {nodes} --contests {contests} --seed {seed}   ({done} done)\n"
            kept.place.write_text(kept.written(numbers, made + line), "utf-8")
            yield f"{done} of {contests} contests"


def commands_of(place: Path) -> str:
    """How the weights that there are were made, one command after the other."""
    lines = place.read_text("utf-8").splitlines(keepends=True)
    return "".join(line for line in lines if line.startswith(COMMAND))
