"""The course of a match in chances to win, turn by turn, and the few turns that changed them most.

It looks at true states, every secret open: it is for matches that are over, and for nobody who still plays.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, groupby, pairwise
from random import Random
from typing import Any, Literal, NamedTuple

from coeurdelion.bots.levels import BOTS
from coeurdelion.bots.winning import Chances, winning_chances
from coeurdelion.core import CHANCE, TABLE, AnyGame, Seat, Step
from coeurdelion.core.random_play import by_odds
from coeurdelion.native import is_compiled

MAX_POINTS = 400
"""The most points of a curve; in a longer match one point stands for several turns."""
MAX_POINTS_BY_RULES = 100
"""The same where there is no compiled core."""
MAX_TURNING_POINTS = 3
MIN_CHANGE = 0.1
"""A turn that moves less of the chances from one to another turns nothing."""
MAX_OUTCOMES = 24
"""Of what chance can do at most so many outcomes are looked at; of more, so many are drawn."""
MIN_SHARE = 1 / 3
"""What has less than this share of a change did not cause it."""

Cause = Literal["decision", "luck", "both"]


class CurvePoint(NamedTuple):
    """The chances after an entry; -1 is the beginning."""

    entry: int
    chances: Chances


class TurningPoint(NamedTuple):
    """A turn that changed the chances: its entries, the chances before and after it, what of it counted most, and why.

    Most was changed by `entry`; `begun` is the decision that led to it, before `entry` if chance acted on it. `seat` is
    whose chance changed most.
    """

    first: int
    last: int
    begun: int
    entry: int
    seat: Seat
    before: Chances
    after: Chances
    cause: Cause


class Curve(NamedTuple):
    """The chances over a match, and the turns that changed them most, both in order."""

    points: tuple[CurvePoint, ...]
    turning: tuple[TurningPoint, ...]


class _Span(NamedTuple):
    """The steps from one point to the next."""

    steps: Sequence[Step]
    before: CurvePoint
    after: CurvePoint


def has_curve(game: AnyGame) -> bool:
    """Whether a game has an evaluation to tell chances by."""
    return game.id in BOTS


def curve_of(game: AnyGame, start: Any, steps: Sequence[Step]) -> Curve:
    """The curve of a match, from its beginning and its steps in force."""
    turns = _turns(game, [step for step in steps if step.entry.seat != TABLE])
    points = [CurvePoint(-1, winning_chances(game, start))]
    points += [CurvePoint(turn[-1].number, winning_chances(game, turn[-1].state)) for turn in turns]
    spans = [_Span(turn, *pair) for turn, pair in zip(turns, pairwise(points), strict=True)]
    greatest = sorted((span for span in spans if _change(span) >= MIN_CHANGE), key=_change, reverse=True)
    turning = [_turning_point(game, span) for span in greatest[:MAX_TURNING_POINTS]]
    return Curve(tuple(points), tuple(sorted(turning, key=lambda one: one.entry)))


def _turns(game: AnyGame, steps: Sequence[Step]) -> list[list[Step]]:
    """The steps of each turn; of several together if there are more than a curve has points."""
    turn = BOTS[game.id].coach.turn
    turns = [list(group) for _, group in groupby(steps, lambda step: turn(step.before))]
    most = MAX_POINTS if is_compiled() else MAX_POINTS_BY_RULES
    together = -(-len(turns) // most) or 1
    return [list(chain(*turns[first : first + together])) for first in range(0, len(turns), together)]


def _change(span: _Span) -> float:
    return moved(span.before.chances, span.after.chances)


def moved(before: Chances, after: Chances) -> float:
    """How much of the chances went from some seats to others."""
    return sum(abs(new - old) for old, new in zip(before, after, strict=True)) / 2


def _turning_point(game: AnyGame, span: _Span) -> TurningPoint:
    """What happened in a span: which entry counted most, and how much of it was chance."""
    before, after = span.before.chances, span.after.chances
    seat = max(range(len(before)), key=lambda one: abs(after[one] - before[one]))
    expected = [_expected(game, span.steps[0].before), *(_expected(game, step.state) for step in span.steps)]
    changes = list(zip(span.steps, pairwise(expected), strict=True))
    step, _ = max(changes, key=lambda change: moved(*change[1]))
    luck = sum(new[seat] - old[seat] for one, (old, new) in changes if one.entry.seat == CHANCE)
    return TurningPoint(
        first=span.steps[0].number,
        last=span.steps[-1].number,
        begun=_decision_before(span.steps, step),
        entry=step.number,
        seat=seat,
        before=before,
        after=after,
        cause=_cause(luck, expected[-1][seat] - expected[0][seat]),
    )


def _decision_before(steps: Sequence[Step], step: Step) -> int:
    """The entry that led to a step: the last decision up to it, or the step itself if chance alone acted."""
    made = [one.number for one in steps if one.number <= step.number and one.entry.seat != CHANCE]
    return made[-1] if made else step.number


def _cause(luck: float, whole: float) -> Cause:
    """What caused a change of which chance did so much."""
    share = luck / whole if whole else 0.5
    if share < MIN_SHARE:
        return "decision"
    return "luck" if share > 1 - MIN_SHARE else "both"


def _expected(game: AnyGame, state: Any) -> Chances:
    """The chances in a state; before chance acts, on the mean of what it can do."""
    if CHANCE not in game.to_act(state):
        return winning_chances(game, state)
    outcomes = list(_outcomes(game, state))
    told = [(winning_chances(game, after), share) for after, share in outcomes]
    whole = sum(share for _, share in told)
    return tuple(sum(chances[seat] * share for chances, share in told) / whole for seat in range(len(told[0][0])))


def _outcomes(game: AnyGame, state: Any) -> Iterator[tuple[Any, float]]:
    """The states that chance leads to, with weights."""
    guide = BOTS[game.id].coach
    if guide.outcomes:
        yield from guide.outcomes(state)
        return
    odds = game.odds(state)
    if len(odds) <= MAX_OUTCOMES:
        yield from ((game.apply(state, CHANCE, action)[0], weight) for action, weight in odds.items())
        return
    rng = Random(0)
    for _ in range(MAX_OUTCOMES):
        yield game.apply(state, CHANCE, by_odds(game, state, rng))[0], 1.0
