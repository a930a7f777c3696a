"""Why the squire of Lionheart does something, told from the odds and from what changes."""

from __future__ import annotations

from collections.abc import Iterator

from coeurdelion.bots.common_reasons import BEST, ENOUGH, MAX_REASONS, WINS
from coeurdelion.bots.game_bots import SeenSteps
from coeurdelion.bots.lionheart.evaluation import Menace, menace
from coeurdelion.bots.lionheart.foresight import Path
from coeurdelion.bots.lionheart.odds import Strike, strike
from coeurdelion.core import Seat
from coeurdelion.core.bot import Reason
from coeurdelion.games.lionheart import apply
from coeurdelion.games.lionheart.actions import Action, Attack, Bribe, BuildArmy, End, Move, Turn
from coeurdelion.games.lionheart.field import squares
from coeurdelion.games.lionheart.kinds import KING, Unit
from coeurdelion.games.lionheart.state import Over, State

REASONS = (
    "reason-wins",
    "reason-lh-king-blow",
    "reason-lh-odds",
    "reason-lh-odds-last",
    "reason-lh-bribes",
    "reason-lh-prepares-king",
    "reason-lh-prepares",
    "reason-lh-prepares-bribe",
    "reason-lh-guards-king",
    "reason-lh-keeps-hired",
    "reason-lh-leaves-arrows",
    "reason-lh-spares",
    "reason-lh-threatens-king",
    "reason-lh-threatens",
    "reason-lh-hunts",
    "reason-lh-advances",
    "reason-lh-faces",
    "reason-lh-army",
    "reason-enough",
    "reason-only",
    "reason-best",
)
"""The key of every reason, the weightiest first."""
MIN_KING_RELIEF = 0.08
"""How much less likely the King's fall must become to be given as a reason."""
MIN_FIGURES_SPARED = 0.5
"""How many figures of infantry fewer must be in danger to be given as a reason."""
MIN_APPROACH = 0.02
"""How much the terms `hunt` or `advance` must grow to be given as a reason."""


def told(state: State, seat: Seat, path: Path) -> tuple[Reason, ...]:
    """The reasons for an action and the second one foreseen; there is always one."""
    found = list(_of_action(state, seat, path))
    return tuple(found[:MAX_REASONS]) or (BEST,)


def explain(seen: SeenSteps) -> tuple[Reason, ...]:
    """Why a seat took an action, the one that it took next in mind."""
    action, *following = seen.actions
    if isinstance(action, BuildArmy):
        return (BEST,)
    return told(seen.before, seen.seat, Path(action, 0.0, following[0] if following else None))


def _of_action(state: State, seat: Seat, path: Path) -> Iterator[Reason]:
    """What an action is good for, the weightiest first."""
    match path.action:
        case End():
            yield ENOUGH
        case Attack(cell=cell, target=target):
            yield _of_attack(_at(state, cell), _at(state, target), target)
        case Bribe(target=target):
            if isinstance(apply(state, seat, path.action)[0].phase, Over):
                yield WINS
            yield Reason("reason-lh-bribes", {"other": target})
        case Move() | Turn():
            yield from _of_march(state, seat, path.action, path.then)
        case _:
            return


def _at(state: State, cell: str) -> Unit:
    found = state.board[state.field.grid.cell(cell)]
    assert found is not None
    return found


def _percent(chance: float) -> int:
    return round(100 * chance)


def _of_attack(own: Unit, other: Unit, cell: str) -> Reason:
    """The odds of an attack."""
    odds = strike(own, other)
    told: dict[str, str | int] = {"other": cell, "chance": _percent(odds.falls), "panic": _percent(odds.flees)}
    if other.kind is KING:
        return Reason("reason-lh-king-blow", told)
    told["target"] = other.kind.name
    if other.figures == 1:
        return Reason("reason-lh-odds-last", told)
    return Reason("reason-lh-odds", {**told, "two": _percent(odds.two)})


def _of_march(state: State, seat: Seat, action: Move | Turn, then: Action | None) -> Iterator[Reason]:
    """What a move or turn prepares, whom it saves, whom it threatens, where it leads."""
    after = apply(state, seat, action)[0]
    cell = action.to if isinstance(action, Move) else action.cell
    prepared = list(_of_second(after, cell, then))
    yield from prepared
    yield from _of_safety(menace(state, 1 - seat), menace(after, 1 - seat))
    if prepared:
        return
    yield from _of_threat(after, cell)
    yield from _of_way(menace(state, seat), menace(after, seat), _at(after, cell), cell, action)


def _of_second(after: State, cell: str, then: Action | None) -> Iterator[Reason]:
    """What the same unit does next, in the same turn."""
    match then:
        case Attack(cell=own, target=target) if own == cell:
            unit, other = _at(after, own), _at(after, target)
            yield _with_chance("prepares", unit, other, target, strike(unit, other))
        case Bribe(target=target):
            yield Reason("reason-lh-prepares-bribe", {"other": target})
        case _:
            return


def _with_chance(what: str, own: Unit, other: Unit, cell: str, odds: Strike) -> Reason:
    """An attack prepared or threatened, and how likely it fells someone."""
    told: dict[str, str | int] = {"kind": own.kind.name, "other": cell, "chance": _percent(odds.falls)}
    if other.kind is KING:
        return Reason(f"reason-lh-{what}-king", told)
    return Reason(f"reason-lh-{what}", {**told, "target": other.kind.name})


def _of_safety(before: Menace, after: Menace) -> Iterator[Reason]:
    """What the other can do no longer."""
    if after.king < before.king - MIN_KING_RELIEF:
        yield Reason("reason-lh-guards-king", {"before": _percent(before.king), "after": _percent(after.king)})
    if after.bribe < before.bribe:
        yield Reason("reason-lh-keeps-hired", {})
    if after.arrows < before.arrows - MIN_FIGURES_SPARED:
        yield Reason("reason-lh-leaves-arrows", {})
    elif after.gain < before.gain - MIN_FIGURES_SPARED:
        yield Reason("reason-lh-spares", {})


def _of_threat(after: State, cell: str) -> Iterator[Reason]:
    """Whom a unit could attack where it stands now."""
    own, number = _at(after, cell), after.field.grid.cell(cell)
    reached = after.armies[1 - own.owner] & after.field.targets(own.kind, own.facing, number)
    targets = [(strike(own, other), target) for target in squares(reached) if (other := after.board[target]) is not None]
    if targets:
        odds, target = max(targets)
        name = after.field.grid.cells[target]
        yield _with_chance("threatens", own, _at(after, name), name, odds)


def _of_way(before: Menace, after: Menace, own: Unit, cell: str, action: Move | Turn) -> Iterator[Reason]:
    """Where a march leads: to the King, to the enemy, to face him."""
    told: dict[str, str | int] = {"kind": own.kind.name, "cell": cell}
    if isinstance(action, Turn) and after.advance > before.advance + MIN_APPROACH:
        yield Reason("reason-lh-faces", told)
    elif after.hunt > before.hunt + MIN_APPROACH:
        yield Reason("reason-lh-hunts", told)
    elif after.advance > before.advance + MIN_APPROACH:
        yield Reason("reason-lh-advances", told)
