"""Hints: plans that differ, told in every language, from the seat's view alone; one that is followed goes on to its end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from coeurdelion.bots import BOTS, SQUIRE, bot_named
from coeurdelion.bots.common_reasons import BEST
from coeurdelion.bots.hints import MAX_PLANS, Hint, Moment, course_of, hints
from coeurdelion.core import AnyGame, Match
from coeurdelion.core.bot import BotRequest
from coeurdelion.games import GAMES, lowenherz_2003
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.scenario import read_position
from coeurdelion.text import LANGUAGES, Speaker

ALL_GAMES = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
DECISIONS = 45
"""How many decisions of a seat that follows its hints are looked at."""
REALM_WITHOUT_CORE: dict[str, object] = {
    f"{module}.packed_if_compiled": lambda *_: None for module in ("outlook", "evaluation")
}
WITHOUT_CORE: dict[str, dict[str, object]] = {
    "lowenherz-2003": REALM_WITHOUT_CORE,
    "lowenherz-1997": REALM_WITHOUT_CORE,
    "lionheart": {"foresight.is_compiled": lambda: False},
}
"""What stands for the compiled core where there is none."""
NEARER = ("reason-nearer", "reason-l97-nearer")
"""The reasons that say how many borders an area is short of."""
CORNER = """
game = "lowenherz-2003"
[position]
players = ["red", "blue"]
to_act = "red"
deck = ["A.K1", "A.K1", "A.K1", "A.K1"]
board = \"\"\"
+---+---+---+---+---+---+
|.RC V   V  |.   .   .  |
+   +   +   +   +   +   +
|.   F   V   .   .   .  |
+---+   +   +   +   +   +
|.   .   .   .   .   .BC|
+   +   +   +   +   +   +
|.   .   .   .   .   .  |
+---+---+---+---+---+---+
\"\"\"
[position.red]
hand = ["A.B3", "A.K1"]
ducats = 9
[position.blue]
hand = ["A.K1", "A.K1"]
ducats = 9
"""
"""Three borders close red's corner with three villages."""


class Asked(NamedTuple):
    """A decision: what was asked, what was done before, and what was hinted."""

    request: BotRequest
    course: list[Moment]
    told: tuple[Hint, ...]


@cache
def followed(name: str) -> tuple[Asked, ...]:
    """The decisions of seat 0 in a match in which it does what the first plan says, against squires."""
    return tuple(_decisions(GAMES[name]))


def _decisions(game: AnyGame) -> Iterator[Asked]:
    count = game.seats[0]
    live, rng = LiveMatch(Match(game, game.colours[:count], ("",) * count, {}), bytes(32)), Random(3)
    left = DECISIONS
    live.roll_all()
    while left and live.to_act():
        seat = live.to_act()[0]
        request = live.bot_request(seat, rng, with_log=False)
        if seat:
            live.do(seat, str(bot_named(game, SQUIRE)(request).action))
            live.roll_all()
            continue
        course = course_of(live, seat)
        told = hints(game, request, course)
        yield Asked(request, course, told)
        live.do(seat, str(told[0].plan.action))
        live.roll_all()
        left -= 1


@ALL_GAMES
def test_who_follows_a_plan_is_told_the_rest_of_it(game: AnyGame) -> None:
    """As long as nobody else acts, and chance does not, over whole turns."""
    goes_on = 0
    for before, now in zip(followed(game.id), followed(game.id)[1:], strict=False):
        rest = before.told[0].plan.then
        if rest and now.course[-1].acts_on and rest[0] in list(now.request.legal):
            plan = now.told[0].plan
            assert (plan.action, *plan.then) == rest
            assert plan.cells == before.told[0].plan.cells
            goes_on += 1
    assert goes_on >= 5


@pytest.mark.parametrize("name", ["lowenherz-2003", "lowenherz-1997"])
def test_the_borders_that_an_area_is_short_of_count_down(name: str) -> None:
    short: list[tuple[tuple[str, ...], int]] = []
    fell = 0
    for asked in followed(name):
        plan = asked.told[0].plan
        left = next((reason.params["left"] for reason in plan.reasons if reason.key in NEARER), None)
        if not isinstance(left, int) or not plan.idea.startswith("area"):
            continue
        if short and short[-1][0] == plan.cells and asked.course[-1].acts_on:
            assert left == short[-1][1] - 1
            fell += 1
        short.append((plan.cells, left))
    assert fell >= 2


@ALL_GAMES
def test_plans_are_legal_really_differ_and_have_something_to_say(game: AnyGame) -> None:
    seen = 0
    for request, _, told in followed(game.id):
        actions = [hint.plan.action for hint in told]
        legal = list(request.legal)
        assert 1 <= len(told) <= MAX_PLANS
        assert [hint.standing for hint in told].count("first") == 1
        assert told[0].standing == "first"
        assert len({str(action) for action in actions}) == len({hint.plan.idea for hint in told}) == len(told)
        assert all(action in legal or str(action).split()[0] in request.legal.open_verbs for action in actions)
        assert all(hint.plan.reasons and BEST not in hint.plan.reasons for hint in told[1:])
        seen += len(told) > 1
    assert seen > len(followed(game.id)) / 3


@ALL_GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_can_be_said(game: AnyGame, language: str) -> None:
    speaker = Speaker.of_colours(language, game, "", game.colours)
    for _, _, told in followed(game.id):
        for hint in told:
            assert hint.steps[0].action == hint.plan.action
            for reason in (*hint.plan.reasons, *hint.plan.leads, *(step.does for step in hint.steps if step.does)):
                assert speaker.question(*reason)


@ALL_GAMES
def test_they_go_by_what_the_seat_can_know(game: AnyGame) -> None:
    """What it cannot see is dealt anew, and lots are drawn anew: the hint stays the same."""
    for request, course, told in followed(game.id)[::9]:
        other = game.redact(game.deal(request.view, Random(99)), request.view.seat)
        assert hints(game, request._replace(view=other, rng=Random(5)), course) == told


@ALL_GAMES
def test_without_the_compiled_core_there_are_hints_too(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = followed(game.id)[-1]
    for place, instead in WITHOUT_CORE[game.id].items():
        monkeypatch.setattr(f"coeurdelion.bots.{game.id.replace('-', '_')}.{place}", instead)
    assert hints(game, asked.request, asked.course)


def corner() -> LiveMatch:
    """The position with the corner."""
    return LiveMatch(read_position(CORNER))


def hinted(live: LiveMatch) -> tuple[Hint, ...]:
    """What red is told."""
    return hints(live.game, live.bot_request(0, Random(1), with_log=False), course_of(live, 0))


def test_a_card_is_told_with_its_steps_and_what_they_close() -> None:
    """The three borders round the corner, and the points for it."""
    play = next(hint for hint in hinted(corner()) if str(hint.plan.action) == "play A.B3")
    assert [str(step.action).split()[0] for step in play.steps] == ["play", "border", "border", "border"]
    assert not play.plan.missing
    assert set(play.plan.cells) >= {"a1", "b1", "c1"}
    closes = next(reason for reason in play.plan.leads if reason.key == "reason-closes")
    assert closes.params["castle"] == "a1"


def test_a_plan_is_given_up_when_what_it_needs_is_gone() -> None:
    """Who places a border elsewhere is told what can be done from there."""
    live = corner()
    live.do(0, "play A.B3")
    planned = {str(step.action) for step in hinted(live)[0].steps}
    legal = lowenherz_2003.legal(live.state, 0)
    live.do(0, next(str(one) for one in legal if str(one) not in planned))
    again = hinted(live)[0].plan
    assert again.action in list(lowenherz_2003.legal(live.state, 0))


def test_every_game_with_bots_has_plans() -> None:
    assert all(bots.plans for bots in BOTS.values())
