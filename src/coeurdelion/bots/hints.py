"""Hints: the two or three plans that really differ, the one that a seat has begun first, in words.

A plan is made from the view of the seat alone. It goes on from step to step: what the seat saw when its turn began, and what
it has done since, tell which plan it follows, so that nobody has to remember it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Literal, NamedTuple

from coeurdelion.bots.common_reasons import BEST
from coeurdelion.bots.levels import BOTS
from coeurdelion.core import TABLE, AnyGame, Refused, Seat
from coeurdelion.core.bot import BotRequest
from coeurdelion.core.capabilities import Phrase, capabilities_of
from coeurdelion.core.plan import Followed, Plan, ranked
from coeurdelion.match.live import LiveMatch

MAX_STEPS_BACK = 40
"""How many steps of a match are looked back on for what a seat did in this turn and its last one."""
MAX_MOMENTS = 8
"""The most own actions that tell which plan is followed."""
MAX_PLANS = 3
"""The most plans that are told."""
NEARLY_SHARE = 0.4
"""A plan that is worth less than the best one by this share of what is worth a word is nearly as good."""
Standing = Literal["first", "nearly", "weaker"]
"""How a plan compares with the first one: that itself, nearly as good, clearly weaker."""


class Moment(NamedTuple):
    """What a seat saw when it acted, what it did, and whether it acts next, before anybody else and before chance."""

    view: Any
    action: Any
    acts_on: bool = False


class ToldStep(NamedTuple):
    """A step and what it is in the infinitive, None in a game without words for it."""

    action: Any
    does: Phrase | None


class Hint(NamedTuple):
    """A plan as it is told: how it compares with the first, and its steps in words, the one asked for now first."""

    plan: Plan
    standing: Standing
    steps: tuple[ToldStep, ...]


def hints(game: AnyGame, request: BotRequest, course: Sequence[Moment] = ()) -> tuple[Hint, ...]:
    """The best plans of a seat, the best first; one that it follows stays so until what others do makes another better.

    `course` is what the seat has done in its turn, and before. None for a game without plans.
    """
    bots = BOTS.get(game.id)
    if bots is None or bots.plans is None:
        return ()
    followed = _followed(game, course)
    is_undisturbed = bool(course) and course[-1].acts_on
    margin = float("inf") if is_undisturbed and followed and followed.actions else bots.coach.telling
    first, *others = _told_apart(_plans(game, request.view, request.legal, followed, margin))
    nearly = first.value - NEARLY_SHARE * bots.coach.telling
    told: list[tuple[Plan, Standing]] = [(first, "first")]
    told += [(plan, "nearly" if plan.value > nearly else "weaker") for plan in others]
    return tuple(Hint(plan, standing, _in_words(game, request.view, plan)) for plan, standing in told)


def _plans(game: AnyGame, view: Any, legal: Any, followed: Followed | None, margin: float) -> list[Plan]:
    """The plans of a seat, the best first; the one that is followed before those that are not better by a margin."""
    planner = BOTS[game.id].plans
    assert planner is not None
    return ranked(planner(BotRequest(view, (), legal, Random(0)), followed), followed, margin)


def _told_apart(plans: Iterable[Plan]) -> list[Plan]:
    """The best plan of each idea and of each action, the best first; beside the first only such as have something to say."""
    by_idea: dict[str, Plan] = {}
    for plan in plans:
        by_idea.setdefault(plan.idea, plan)
    first, *others = by_idea.values()
    by_action = {first.action: first}
    for plan in others:
        if BEST not in plan.reasons:
            by_action.setdefault(plan.action, plan)
    return list(by_action.values())[:MAX_PLANS]


def course_of(live: LiveMatch, seat: Seat) -> list[Moment]:
    """What a seat saw and did in this turn and in its last one, as far as that is in memory."""
    game = live.game
    if game.id not in BOTS:
        return []
    in_memory = next(count for count in range(MAX_STEPS_BACK, -1, -1) if live.has_latest(count))
    turn_of = BOTS[game.id].coach.turn
    found: list[Moment] = []
    turn, turns, is_new = turn_of(live.state), 0, False
    acts_on = True
    for step in reversed(live.latest(in_memory)):
        if step.entry.seat == TABLE:
            continue
        is_new = is_new or turn_of(step.before) != turn
        turn = turn_of(step.before)
        if step.entry.seat != seat:
            acts_on = False
            continue
        turns, is_new = turns + is_new, False
        if turns > 1 or len(found) == MAX_MOMENTS:
            break
        found.append(Moment(game.redact(step.before, seat), game.parse(step.entry.action), acts_on))
        acts_on = True
    return found[::-1]


def _followed(game: AnyGame, course: Iterable[Moment]) -> Followed | None:
    """What is left of the plan that a seat follows by what it has done, None if it follows none."""
    followed: Followed | None = None
    for view, action, _ in course:
        before, followed = followed, followed and followed.after(action)
        if followed and before and before.actions:
            continue
        legal = game.legal(game.deal(view, Random(0)), view.seat)
        plans = _plans(game, view, legal, before, BOTS[game.id].coach.telling)
        begun = (Followed.of(plan).after(action) for plan in plans if plan.action == action)
        followed = next(begun, followed)
    return followed


def _in_words(game: AnyGame, view: Any, plan: Plan) -> tuple[ToldStep, ...]:
    """The steps of a plan; one is told as it will be seen, if those before it lead there by the rules alone."""
    infinitive, seat, told = capabilities_of(game).infinitive, view.seat, []
    state = game.deal(view, Random(0))
    for action in (plan.action, *plan.then):
        told.append(ToldStep(action, infinitive(view, action) if infinitive else None))
        state, view = _after(game, state, seat, action, view)
    return tuple(told)


def _after(game: AnyGame, state: Any, seat: Seat, action: Any, view: Any) -> tuple[Any, Any]:
    try:
        state = game.apply(state, seat, action)[0]
    except Refused:  # it is foreseen for later: others act before it
        return state, view
    return state, game.redact(state, seat)
