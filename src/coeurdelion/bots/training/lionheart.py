"""What Lionheart's weights are tuned by: matches of its search with itself and with the squire."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from coeurdelion.bots.lionheart.army import build_army
from coeurdelion.bots.lionheart.weights import ASSETS, KINDS, PLACE, Weights, learnt, of_squire, weights_of
from coeurdelion.bots.training.kept_weights import Kept, tune_and_keep
from coeurdelion.bots.training.tune import Numbers
from coeurdelion.games import lionheart as game
from coeurdelion.games.lionheart.state import State
from coeurdelion.native import lionheart as core

OPTIONS: tuple[Mapping[str, object], ...] = (
    {},
    {"rows": 10},
    {"archers": "line"},
    {"army": "built"},
    {"massed": True, "rows": 10},
    {"army": "built"},
)
"""The options of the matches, in turn."""
TASTE = 0.003
"""How varied the play is: chances to win that are told apart by luck."""
SQUIRE = core.Player(of_squire().numbers(), 0, brain=core.BY_FORESIGHT)
HELD = frozenset({2 * len(ASSETS) + KINDS.index("king")})
"""The place of what is not tuned: the King's own worth."""


def train(afresh: bool, nodes: int, contests: int, threads: int, seed: int) -> Iterator[str]:
    """Tune the weights, and write weights.toml again and again."""
    begin = (of_squire() if afresh else learnt()).numbers()
    kept = Kept("lionheart", PLACE, begin, HELD, lambda numbers, made: written(weights_of(numbers), made))
    yield from tune_and_keep(kept, _Contests(nodes, seed), afresh, nodes, contests, threads, seed)


class _Contests:
    """The contests of a seed: of the weights with each other, and of both with the squire, in turn."""

    def __init__(self, nodes: int, seed: int) -> None:
        self.nodes = nodes
        self.seed = seed

    def __call__(self, some: Numbers, others: Numbers, number: int) -> float:
        """By how much some did better than others: two matches with seats swapped, or two with the squire for each."""
        one, other = (core.Player(weights, self.nodes, taste=TASTE) for weights in (some, others))
        if number % 2:
            return 2 * self._matched(one, other, number)
        return self._matched(one, SQUIRE, number) - self._matched(other, SQUIRE, number)

    def _matched(self, one: core.Player, other: core.Player, number: int) -> float:
        """How a player does against another, from -1 to 1."""
        begun, luck = beginning(number), Random(f"{self.seed} {number}").getrandbits(60)
        wins = [core.contest(begun, players, luck) for players in ((one, other), (other, one))]
        return sum((1 if seat in won else -1) if won else 0 for seat, won in enumerate(wins)) / 2


def beginning(number: int) -> State:
    """The beginning of a match, with armies that squires build where they are built."""
    rng = Random(number)
    state: State = game.start(("gold", "silver"), OPTIONS[number % len(OPTIONS)])
    for seat in (0, 1):
        if seat in game.to_act(state):
            state, _ = game.apply(state, seat, build_army(state, seat, rng).action)
    return state


def written(weights: Weights, made: str) -> str:
    """The weights as they are kept, with how they were made."""
    lines = [f"# Learnt by these commands; what the weights mean is in weights.py.\n{made}"]
    whole = weights._asdict()
    for name in ("now", "later", "worth"):
        table = whole.pop(name)
        lines += [f"[{name}]", *(f"{key} = {value:.4f}" for key, value in table.items()), ""]
    return "\n".join([*lines, "[whole]", *(f"{key} = {value:.4f}" for key, value in whole.items()), ""])
