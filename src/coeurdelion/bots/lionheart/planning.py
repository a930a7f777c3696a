"""Plans of Lionheart: both actions of a turn, and what the enemy can do after them; armies to build."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from coeurdelion.bots.common_reasons import BEST, ENOUGH, ONLY
from coeurdelion.bots.lionheart.army import armies
from coeurdelion.bots.lionheart.evaluation import menace
from coeurdelion.bots.lionheart.foresight import Path, outcomes, paths
from coeurdelion.bots.lionheart.reasons import told
from coeurdelion.bots.lionheart.squire import liking
from coeurdelion.core import Seat
from coeurdelion.core.bot import BotRequest, Reason
from coeurdelion.core.plan import Followed, Plan
from coeurdelion.games.lionheart import apply, deal
from coeurdelion.games.lionheart.actions import Action, Attack, Bribe
from coeurdelion.games.lionheart.state import BuildArmies, Orders, Over, RollForAttack, State

MAX_PATHS = 3
"""The most paths that are told of, beside one that is followed."""
MIN_KING_RISK = 0.03
"""How likely the King's fall must be to be told."""
MIN_LOSS = 0.75
"""How many figures of infantry must be in danger to be told."""
MAX_GOOD = 2
"""The most that is told of what a plan is good for, beside its risks."""


def plans(request: BotRequest, followed: Followed | None) -> Sequence[Plan]:
    """What a player may set out to do."""
    state, seat = deal(request.view, request.rng), request.view.seat
    if isinstance(state.phase, BuildArmies):
        return [Plan(built.action, 0.0, str(built.action), reasons=built.reasons) for built in armies(state, seat)]
    actions: list[Action] = list(request.legal)
    if len(actions) == 1:
        return [Plan(actions[0], 0.0, "only", reasons=(ONLY,))]
    ranked = sorted(paths(state, seat, actions), key=lambda path: (liking(path), str(path.action)), reverse=True)
    return [_plan(state, seat, path) for path in _different(ranked, followed)]


def _different(ranked: Sequence[Path], followed: Followed | None) -> Iterator[Path]:
    """The best paths that are not the same in another order, nor by the same unit; the one that is followed too."""
    begun = followed.actions[0] if followed and followed.actions else None
    seen: list[set[str]] = []
    for path in ranked:
        ideas = {_idea(path.action), *([_idea(path.then)] if path.then else [])}
        is_new = len(seen) < MAX_PATHS and not any(_idea(path.action) in other for other in seen)
        if is_new or path.action == begun:
            yield path
            seen.append(ideas)


def _idea(action: Action) -> str:
    """What an action is an attempt at: an attack on somebody, or something that one unit does."""
    match action:
        case Attack(target=target) | Bribe(target=target):
            return f"against {target}"
        case _:
            return getattr(action, "cell", str(action))


def _plan(state: State, seat: Seat, path: Path) -> Plan:
    """A path as a plan."""
    reasons = told(state, seat, path)
    then = (path.then,) if path.then else ()
    idea = _idea(path.then) if isinstance(path.then, Attack | Bribe) else _idea(path.action)
    good = [*reasons[:1], *_of_second(state, seat, path), *reasons[1:]][:MAX_GOOD]
    return Plan(path.action, path.value, idea, then, reasons, (*good, *_risks(state, seat, path)))


def _of_second(state: State, seat: Seat, path: Path) -> list[Reason]:
    """What the second action is good for, if another unit takes it."""
    after = apply(state, seat, path.action)[0]
    if not path.then or not isinstance(after.phase, Orders) or _cell_after(path.action) == getattr(path.then, "cell", ""):
        return []
    return [reason for reason in told(after, seat, Path(path.then, 0.0))[:1] if reason not in (BEST, ENOUGH)]


def _cell_after(action: Action) -> str:
    """Where the unit stands that has acted."""
    return getattr(action, "to", "") or getattr(action, "cell", "")


def _risks(state: State, seat: Seat, path: Path) -> list[Reason]:
    """What the enemy can do next, by the odds."""
    king = loss = 0.0
    for end, chance in _ends(state, seat, path):
        if not isinstance(end.phase, Over):
            danger = menace(end, 1 - seat)
            king, loss = king + chance * danger.king, loss + chance * danger.gain
    found = [Reason("hint-lh-king", {"chance": round(100 * king)})] if king >= MIN_KING_RISK else []
    return [*found, Reason("hint-lh-loss", {"count": max(1, round(loss))})] if loss >= MIN_LOSS else found


def _ends(state: State, seat: Seat, path: Path) -> list[tuple[State, float]]:
    """Where a path leads, with the odds."""
    found = _acted(state, seat, path.action)
    if path.then is None:
        return found
    return [
        (last, chance * further)
        for end, chance in found
        for last, further in (_acted(end, seat, path.then) if isinstance(end.phase, Orders) else [(end, 1.0)])
    ]


def _acted(state: State, seat: Seat, action: Action) -> list[tuple[State, float]]:
    after = apply(state, seat, action)[0]
    return outcomes(after) if isinstance(after.phase, RollForAttack) else [(after, 1.0)]
