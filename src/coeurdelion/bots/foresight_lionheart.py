"""Looking ahead in Lionheart: both actions of a turn together, with the exact odds of the dice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from coeurdelion.bots.evaluation_lionheart import evaluate
from coeurdelion.core import CHANCE, Seat
from coeurdelion.games.lionheart import apply, grouped, legal
from coeurdelion.games.lionheart.actions import END, Action, Attack, Bribe, End, Move
from coeurdelion.games.lionheart.state import Orders, RollForAttack, State

FIRSTS = 7
"""How many first actions are looked at with a second one, beside attacks."""
SECONDS = 6
"""How many of the actions that are best by themselves are looked at as second ones, beside attacks and those of the unit."""
ATTACKS = 4
"""How many attacks are looked at with a second action."""


class Path(NamedTuple):
    """An action, what it is worth by the odds, and the second action foreseen, if any."""

    action: Action
    value: float
    then: Action | None = None


def paths(state: State, seat: Seat, actions: Iterable[Action]) -> list[Path]:
    """What each action is worth with the best second one, as far as it is looked at closely."""
    assert isinstance(state.phase, Orders)
    alone = sorted((Path(action, _alone(state, seat, action)) for action in actions), key=_value, reverse=True)
    if state.phase.left == 1:
        return alone
    liked = [path.action for path in alone[:SECONDS]]
    attacks = [path for path in alone if isinstance(path.action, Attack)][:ATTACKS]
    others = [path for path in alone if not isinstance(path.action, Attack | End)][:FIRSTS]
    closely = {path.action: _with_second(state, seat, path.action, liked) for path in (*attacks, *others)}
    return [*closely.values(), *(path for path in alone if path.action is END)]


def _value(path: Path) -> float:
    return path.value


def _alone(state: State, seat: Seat, action: Action) -> float:
    """What an action is worth if the turn ends after it."""
    after = apply(state, seat, action)[0]
    if not isinstance(after.phase, RollForAttack):
        return evaluate(after, seat)
    return sum(chance * evaluate(outcome, seat) for outcome, chance in outcomes(after))


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


def _with_second(state: State, seat: Seat, action: Action, liked: list[Action]) -> Path:
    """A first action with the best second one in mind, whatever the dice show."""
    after = apply(state, seat, action)[0]
    if not isinstance(after.phase, RollForAttack):
        best = _best_second(after, seat, action, liked)
        return Path(action, best.value, best.then)
    return Path(action, sum(chance * _best_second(one, seat, action, liked).value for one, chance in outcomes(after)))


def _best_second(state: State, seat: Seat, first: Action, liked: list[Action]) -> Path:
    """The best way to go on after a first action; to end the turn is one."""
    if not isinstance(state.phase, Orders) or state.phase.seat != seat:
        return Path(first, evaluate(state, seat))
    choices = [action for action in legal(state, seat) if _worth_a_look(action, first, liked)]
    best = max((Path(action, _alone(state, seat, action)) for action in choices), key=_value)
    return Path(first, best.value, None if best.action is END else best.action)


def _worth_a_look(action: Action, first: Action, liked: list[Action]) -> bool:
    """Whether a second action may do good: an attack, a bribe, one of the same unit or one that is good by itself."""
    if isinstance(action, Attack | Bribe | End) or action in liked:
        return True
    own = first.to if isinstance(first, Move) else getattr(first, "cell", "")
    return bool(getattr(action, "cell", "") == own) and not isinstance(first, Attack)
