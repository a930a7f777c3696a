"""What a seat may set out to do: the action asked of it now, what follows, and what that leads to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from coeurdelion.core.bot import BotRequest, Reason


class Plan(NamedTuple):
    """An action and the further own ones that it begins, of the same turn; what they are worth, why, and what they lead to.

    `cells` is the land that it aims at, `missing` the edges round it that are still without a border once all is done. Plans
    with one `idea` are ways to do the same: who is shown one of them learns nothing from another.
    """

    action: Any
    value: float
    idea: str
    then: tuple[Any, ...] = ()
    reasons: tuple[Reason, ...] = ()
    leads: tuple[Reason, ...] = ()
    cells: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()


class Followed(NamedTuple):
    """What is left of a plan that a seat has begun: its next actions, none if only the land aimed at is left."""

    actions: tuple[Any, ...] = ()
    cells: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()

    @classmethod
    def of(cls, plan: Plan) -> Followed:
        """A plan of which nothing is done yet."""
        return cls((plan.action, *plan.then), plan.cells, plan.missing)

    def is_continued_by(self, plan: Plan) -> bool:
        """Whether a plan is what is left of this one: it begins with the next action, or with a step to the land."""
        is_next = plan.action in self.actions[:1]
        return plan.cells == self.cells and (is_next or (bool(self.cells) and _place(plan.action) in self.missing))

    def after(self, action: Any) -> Followed | None:
        """What is left of it after an action of the seat, None if that leads elsewhere.

        Of next steps that are alike any may come first. What has nothing to do with them leaves the land aimed at as it is.
        """
        alike = takewhile(lambda one: _verb(one) == _verb(self.actions[0]), self.actions)
        if action in alike:
            at = self.actions.index(action)
            return self._replace(actions=self.actions[:at] + self.actions[at + 1 :])
        place = _place(action)
        if place in self.missing:
            return Followed((), self.cells, tuple(edge for edge in self.missing if edge != place))
        is_other = bool(self.actions) and _verb(self.actions[0]) == _verb(action)
        return None if is_other or not self.cells else self


def _verb(action: Any) -> str:
    return str(action).partition(" ")[0]


def _place(action: Any) -> str:
    return str(action).partition(" ")[2]


def ranked(plans: Iterable[Plan], followed: Followed | None, margin: float) -> list[Plan]:
    """Plans, the best first; one that is followed comes before those that are not better by a margin."""

    def rank(plan: Plan) -> float:
        return plan.value + (margin if followed and followed.is_continued_by(plan) else 0.0)

    return sorted(plans, key=rank, reverse=True)


Planner = Callable[[BotRequest, Followed | None], Sequence[Plan]]
"""The plans worth a word in a position, in any order, that of which a part is followed among them if it still can be."""
