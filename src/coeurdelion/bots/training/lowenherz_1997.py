"""What the weights of Löwenherz 1997 are tuned by: matches of its quick conduct, or of its search, with itself."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from coeurdelion.bots.lowenherz_1997.weights import PLACE, Weights, learnt, of_squire, weights_of
from coeurdelion.bots.training.kept_weights import Kept, tune_and_keep
from coeurdelion.bots.training.tune import Numbers
from coeurdelion.games import lowenherz_1997 as game
from coeurdelion.games.lowenherz_1997.state import State
from coeurdelion.native import lowenherz_1997_search as core

SQUIRE = core.Player(of_squire().numbers(), 0, 0)
HELD = frozenset({0, 1, core.WEIGHT_NUMBERS - 1})
"""The places of what is not tuned: a victory, the points, in which all else is told, and politics cards.

At first sight nobody plays these cards well, so that they would be learnt to be worth three times as much.
"""
ROUNDS = 2
"""The rounds that a search plays on."""


def train(afresh: bool, nodes: int, contests: int, threads: int, seed: int) -> Iterator[str]:
    """Tune the weights, and write weights.toml again and again; with no nodes by matches at first sight."""
    begin = (of_squire() if afresh else learnt()).numbers()
    kept = Kept("lowenherz-1997", PLACE, begin, HELD, lambda numbers, made: written(weights_of(numbers), made))
    yield from tune_and_keep(kept, _Contests(nodes, seed), afresh, nodes, contests, threads, seed)


class _Contests:
    """The contests of a seed: of the weights with each other, and of both with the squire's, in turn."""

    def __init__(self, nodes: int, seed: int) -> None:
        self.nodes = nodes
        self.seed = seed

    def __call__(self, some: Numbers, others: Numbers, number: int) -> float:
        """By how much some did better than others: two matches with seats swapped, or two against the squire for each."""
        one, other = (core.Player(weights, ROUNDS, self.nodes) for weights in (some, others))
        if number % 2:
            return 2 * self._matched(one, other, number)
        return self._matched(one, SQUIRE, number) - self._matched(other, SQUIRE, number)

    def _matched(self, one: core.Player, other: core.Player, number: int) -> float:
        """How a player does against another, from -1 to 1."""
        luck = Random(f"{self.seed} {number}").getrandbits(60)
        wins = [core.contest(_beginning(), players, luck) for players in ((one, other), (other, one))]
        return sum((seat in won) - (1 - seat in won) for seat, won in enumerate(wins)) / 2


@cache
def _beginning() -> State:
    state: State = game.start(game.colours[:2], {})
    return state


def written(weights: Weights, made: str) -> str:
    """The weights as they are kept, with how they were made."""
    lines = [f"# Learnt by these commands; what the weights mean is in weights.py.\n{made}", "[terms]"]
    conduct = weights._asdict()
    lines += [f"{key} = {value:.4f}" for key, value in conduct.pop("terms").items()]
    return "\n".join([*lines, "", "[conduct]", *(f"{key} = {value:.4f}" for key, value in conduct.items()), ""])
