"""Looking ahead in Lionheart: both actions of a turn together, with the exact odds of the dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from coeurdelion.bots.lionheart.evaluation import WEIGHTS, eagerness, evaluate
from coeurdelion.bots.lionheart.odds import strike, worth
from coeurdelion.core import CHANCE, Seat
from coeurdelion.games.lionheart import apply, grouped, legal
from coeurdelion.games.lionheart.actions import END, Action, Attack, Bribe, End, Move, Turn
from coeurdelion.games.lionheart.field import squares
from coeurdelion.games.lionheart.kinds import FACINGS, HEAVY, KING, MERCENARIES, Unit
from coeurdelion.games.lionheart.state import Orders, RollForAttack, State
from coeurdelion.native import is_compiled
from coeurdelion.native import lionheart as core

MAX_FIRSTS = 10
"""The most first actions that are looked at with a second one, beside attacks."""
MAX_SECONDS = 10
"""The most actions, the best by themselves, that are looked at as second ones, beside attacks and those of the same unit."""
MAX_ATTACKS = 5
"""The most attacks that are looked at with a second action."""


class Mind(NamedTuple):
    """Who looks ahead, how eagerly, and what the terms of a position count for them."""

    seat: Seat
    eager: float
    weights: Mapping[str, float] = WEIGHTS


class Path(NamedTuple):
    """An action, what it is worth by the odds, and the second action foreseen, if any."""

    action: Action
    value: float
    then: Action | None = None


def paths(state: State, seat: Seat, actions: Iterable[Action], weights: Mapping[str, float] = WEIGHTS) -> list[Path]:
    """What each action is worth by these weights with the best second one, as far as it is looked at closely.

    The compiled core says the same, fifty times as fast, where there is one.
    """
    if not is_compiled():
        return paths_by_rules(state, seat, actions, weights)
    return [Path(*path) for path in core.paths(state, seat, actions, tuple(weights.values()))]


def paths_by_rules(
    state: State, seat: Seat, actions: Iterable[Action], weights: Mapping[str, float] = WEIGHTS
) -> list[Path]:
    """The paths without the compiled core."""
    assert isinstance(state.phase, Orders)
    mind = Mind(seat, eagerness(state, seat), weights)
    alone = sorted((Path(action, _alone(state, mind, action)) for action in actions), key=_value, reverse=True)
    if state.phase.left == 1:
        return alone
    liked = [path.action for path in alone[:MAX_SECONDS]]
    attacks = [path for path in alone if isinstance(path.action, Attack)][:MAX_ATTACKS]
    others = [path for path in alone if not isinstance(path.action, Attack | End)]
    others.sort(key=lambda path: path.value + _promise(state, seat, path.action), reverse=True)
    closely = {path.action: _with_second(state, mind, path.action, liked) for path in (*attacks, *others[:MAX_FIRSTS])}
    return [*closely.values(), *(path for path in alone if path.action is END)]


def _value(path: Path) -> float:
    return path.value


def _promise(state: State, seat: Seat, action: Action) -> float:
    """What a unit could win by a second action, an attack or a bribe, after it has moved or turned."""
    if not isinstance(action, Move | Turn):
        return 0.0
    field, cell = state.field, state.field.grid.cell(action.cell)
    own = state.board[cell]
    assert own is not None
    to, facing = (
        (field.grid.cell(action.to), own.facing) if isinstance(action, Move) else (cell, FACINGS.index(action.facing))
    )
    reached = squares(state.armies[1 - seat] & field.targets(own.kind, facing, to))
    if own.kind is HEAVY or state.attacked >> cell & 1:
        return 0.0
    return max((_prize(own, other) for target in reached if (other := state.board[target]) is not None), default=0.0)


def _prize(own: Unit, other: Unit) -> float:
    """What it may be worth to have a unit ahead."""
    if other.kind is KING:
        return WEIGHTS["won"] * strike(own, other).all
    return worth(other.kind, other.figures) if own.kind is KING and other.kind is MERCENARIES else strike(own, other).gain


def _alone(state: State, mind: Mind, action: Action) -> float:
    """What an action is worth if the turn ends after it."""
    after = apply(state, mind.seat, action)[0]
    if not isinstance(after.phase, RollForAttack):
        return evaluate(after, *mind)
    return sum(chance * evaluate(outcome, *mind) for outcome, chance in outcomes(after))


def outcomes(state: State) -> list[tuple[State, float]]:
    """Where the dice of an attack can lead, with the odds; a lone attacker's second roll included."""
    found = []
    for roll, odds in grouped(state).items():
        after, chance = apply(state, CHANCE, roll)[0], float(odds)
        if isinstance(after.phase, RollForAttack):
            found += [(last, chance * further) for last, further in outcomes(after)]
        else:
            found.append((after, chance))
    return found


def _with_second(state: State, mind: Mind, action: Action, liked: list[Action]) -> Path:
    """A first action with the best second one in mind, whatever the dice show."""
    after = apply(state, mind.seat, action)[0]
    if not isinstance(after.phase, RollForAttack):
        best = _best_second(after, mind, action, liked)
        return Path(action, best.value, best.then)
    return Path(action, sum(chance * _best_second(one, mind, action, liked).value for one, chance in outcomes(after)))


def _best_second(state: State, mind: Mind, first: Action, liked: list[Action]) -> Path:
    """The best way to go on after a first action; to end the turn is one."""
    if not isinstance(state.phase, Orders) or state.phase.seat != mind.seat:
        return Path(first, evaluate(state, *mind))
    choices = [action for action in legal(state, mind.seat) if _worth_a_look(action, first, liked)]
    best = max((Path(action, _alone(state, mind, action)) for action in choices), key=_value)
    return Path(first, best.value, None if best.action is END else best.action)


def _worth_a_look(action: Action, first: Action, liked: list[Action]) -> bool:
    """Whether a second action may do good: an attack, a bribe, one of the same unit or one that is good by itself."""
    if isinstance(action, Attack | Bribe | End) or action in liked:
        return True
    own = first.to if isinstance(first, Move) else getattr(first, "cell", "")
    return bool(getattr(action, "cell", "") == own) and not isinstance(first, Attack)
