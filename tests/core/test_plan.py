"""What is left of a plan after each action, and which plan comes first while one is followed."""

from __future__ import annotations

import pytest

from coeurdelion.core.plan import Followed, Plan, ranked

BEGUN = Followed(("play A.B2", "border a1e", "border b1s"), ("a1", "b1"), ("a2e", "b2s"))


def after(*lines: str) -> Followed | None:
    """What is left of the plan after some actions."""
    left: Followed | None = BEGUN
    for line in lines:
        assert left
        left = left.after(line)
    return left


@pytest.mark.parametrize(
    ("lines", "actions"),
    [
        (["play A.B2"], ("border a1e", "border b1s")),
        (["play A.B2", "border a1e"], ("border b1s",)),
        (["play A.B2", "border b1s"], ("border a1e",)),
        (["play A.B2", "border b1s", "border a1e"], ()),
    ],
)
def test_steps_that_are_alike_may_be_taken_in_any_order(lines: list[str], actions: tuple[str, ...]) -> None:
    left = after(*lines)
    assert left == BEGUN._replace(actions=actions)


def test_the_land_aimed_at_is_left_when_the_steps_are_done() -> None:
    left = after("play A.B2", "border a1e", "border b1s", "draw")
    assert left == Followed((), ("a1", "b1"), ("a2e", "b2s"))
    assert left.after("border a2e") == Followed((), ("a1", "b1"), ("b2s",))


@pytest.mark.parametrize("lines", [["play A.K1"], ["play A.B2", "border k9e"]])
def test_who_does_otherwise_follows_it_no_longer(lines: list[str]) -> None:
    assert after(*lines) is None


def test_a_plan_without_land_is_over_with_its_steps() -> None:
    left = Followed(("move e1 e2", "attack e2 e3")).after("move e1 e2")
    assert left
    assert left.after("attack e2 e3") == Followed()
    assert Followed().after("end") is None


def test_what_is_followed_comes_first_until_another_is_better_by_the_margin() -> None:
    own, other = (
        Plan("border a2e", 1.0, "own", cells=("a1", "b1")),
        Plan("border k9e", 2.0, "other", cells=("k9",)),
    )
    goal = Followed((), ("a1", "b1"), ("a2e",))
    assert ranked([own, other], None, 1.5) == [other, own]
    assert ranked([own, other], goal, 1.5) == [own, other]
    assert ranked([own, other], goal, 0.5) == [other, own]


def test_only_a_step_to_the_land_goes_on_with_it() -> None:
    """Another action that would lead there later, such as a card, is chosen for its own worth."""
    goal = Followed((), ("a1", "b1"), ("a2e",))
    assert goal.is_continued_by(Plan("border a2e", 0.0, "own", cells=("a1", "b1")))
    assert not goal.is_continued_by(Plan("play A.B1", 0.0, "B", ("border a2e",), cells=("a1", "b1")))
    assert not goal.is_continued_by(Plan("border a2e", 0.0, "own", cells=("a1",)))
