"""What the levels above the squire see: whole turns, the dice by their odds, the reply of the other, and on from there.

The compiled core looks thousands of positions far. Without it the Python rules look at the reply to the best few turns, for
all levels alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from time import monotonic
from typing import NamedTuple

from coeurdelion.bots.common_reasons import ONLY
from coeurdelion.bots.lionheart.army import build_army
from coeurdelion.bots.lionheart.evaluation import WEIGHTS, evaluate
from coeurdelion.bots.lionheart.foresight import Path, outcomes, paths_by_rules
from coeurdelion.bots.lionheart.reasons import told
from coeurdelion.bots.lionheart.tastes import terms_of, weights_of_character
from coeurdelion.bots.search_limits import SearchLimits, limits_within
from coeurdelion.core import Seat
from coeurdelion.core.bot import BotChoice, BotRequest
from coeurdelion.games.lionheart import apply, deal, legal
from coeurdelion.games.lionheart.actions import END, Action
from coeurdelion.games.lionheart.state import BuildArmies, Orders, Over, RollForAttack, State
from coeurdelion.native import Unsupported, is_compiled
from coeurdelion.native import lionheart as core

TASTE = 0.003
"""Chances to win that differ by less are told apart by luck."""
TURN_NODES = 600
"""How many positions the foresight of a turn counts for, by the Python rules."""
MOST_TURNS = 6
"""The most turns to which the Python rules look at the reply."""
MOST_ENDS = 4
"""The most ends of a turn, the likeliest, whose reply the Python rules look at."""
MIN_GAIN = 0.01
"""What an action must gain, in figures of infantry, to be better than to end the turn, by the Python rules."""
NO_LIMIT = 1 << 60


class Reach(NamedTuple):
    """How far a level looks at most: positions, None for any number, and milliseconds."""

    nodes: int | None
    ms: int


def searched(request: BotRequest, reach: Reach) -> BotChoice:
    """The choice of a level that looks so far."""
    state, seat = deal(request.view, request.rng), request.view.seat
    if isinstance(state.phase, BuildArmies):
        return build_army(state, seat, request.rng)
    actions: list[Action] = list(request.legal)
    if len(actions) == 1:
        return BotChoice(actions[0], (ONLY,))
    best = _by_core(state, seat, limits_within(request, *reach), request)
    if best is None:
        best = by_rules(
            state, seat, actions, limits_within(request, None, reach.ms), request.rng, terms_of(request.character)
        )
    return BotChoice(best.action, told(state, seat, best))


def _by_core(state: State, seat: Seat, limits: SearchLimits, request: BotRequest) -> Path | None:
    """The best action and the second one foreseen; None where there is no core, or no room in it for the position."""
    if not is_compiled():
        return None
    weights = weights_of_character(request.character)
    player = core.Player(weights.numbers(), limits.nodes or NO_LIMIT, limits.ms, TASTE)
    try:
        found = core.search(state, seat, player, request.rng.getrandbits(60))
    except Unsupported:
        return None
    return Path(found.action, found.chance, found.then)


def by_rules(
    state: State,
    seat: Seat,
    actions: Iterable[Action],
    limits: SearchLimits,
    rng: Random,
    weights: Mapping[str, float] = WEIGHTS,
) -> Path:
    """The same without the compiled core: the best few turns of the foresight, judged by the reply of the other."""
    begun, spent = monotonic(), TURN_NODES
    found = paths_by_rules(state, seat, actions, weights)
    ranked = sorted(found, key=lambda path: (_liking(path), rng.random()), reverse=True)
    best, most = ranked[0], -float("inf")
    for path in ranked[:MOST_TURNS]:
        value = 0.0
        for end, chance in _likeliest(_ends(state, seat, path)):
            spent += TURN_NODES
            late = limits.ms and 1000 * (monotonic() - begun) * (spent + TURN_NODES) > limits.ms * spent
            if late or spent > (limits.nodes or NO_LIMIT):
                return best
            value += chance * _replied(end, seat)
        if value > most:
            best, most = path, value
    return best


def _liking(path: Path) -> float:
    return path.value + (MIN_GAIN if path.action is END else 0.0)


def _ends(state: State, seat: Seat, path: Path) -> Iterator[tuple[State, float]]:
    """How a turn may end, with the odds, when its best actions are taken."""
    for after, chance in _taken(state, seat, path.action):
        if not isinstance(after.phase, Orders) or after.phase.seat != seat:
            yield after, chance
            continue
        then = path.then or max(paths_by_rules(after, seat, legal(after, seat)), key=_liking).action
        for end, further in _taken(after, seat, then):
            yield end, chance * further


def _taken(state: State, seat: Seat, action: Action) -> list[tuple[State, float]]:
    after = apply(state, seat, action)[0]
    return outcomes(after) if isinstance(after.phase, RollForAttack) else [(after, 1.0)]


def _likeliest(ends: Iterable[tuple[State, float]]) -> list[tuple[State, float]]:
    """The likeliest ends, as likely as they are among themselves."""
    kept = sorted(ends, key=lambda end: end[1], reverse=True)[:MOST_ENDS]
    total = sum(chance for _, chance in kept)
    return [(end, chance / total) for end, chance in kept]


def _replied(state: State, seat: Seat) -> float:
    """What a position is worth to a seat after the best reply."""
    if isinstance(state.phase, Over):
        return evaluate(state, seat)
    other = 1 - seat
    return -max(path.value for path in paths_by_rules(state, other, legal(state, other)))
