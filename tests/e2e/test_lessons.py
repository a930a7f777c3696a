"""First games in a real browser: each stage by hand to its end, wrong ways too, left and gone on with, then a match."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from coeurdelion.games import GAMES
from coeurdelion.learn.lesson import Lesson
from coeurdelion.learn.stages import LEARNER, Stage, stage_named, stages_of
from coeurdelion.text import Speaker
from tests.e2e.clicking import Clicker
from tests.e2e.hands import do_line
from tests.server.process import Server


def legal(lesson: Lesson) -> list[str]:
    """What the learner may do."""
    return [str(action) for action in lesson.game.legal(lesson.live.state, LEARNER)]


CUT = """() => {
  const changes = [...document.querySelectorAll(".player span")].filter((one) => /^[+−]\\d+$/.test(one.textContent));
  const isCut = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    for (let box = one.offsetParent; box; box = box.parentElement) {
      const [within, { overflowX, overflowY }] = [box.getBoundingClientRect(), getComputedStyle(box)];
      if (overflowX !== "visible" && (left < within.left - 1 || right > within.right + 1)) return true;
      if (overflowY !== "visible" && (top < within.top - 1 || bottom > within.bottom + 1)) return true;
    }
    return left < 0 || right > innerWidth;
  };
  return Object.fromEntries(changes.map((one) => [one.textContent, isCut(one)]));
}"""
"""What numbers have just gained or lost, and whether a part of that cannot be seen."""


def good_line(stage: Stage, way: list[str]) -> str:
    """A line that leads on: to the end of the task if one does."""
    found = {line: Lesson(stage, [*way, line]).verdict.status for line in legal(Lesson(stage, way))}
    return next(line for wanted in ("done", "good", "wait") for line, status in found.items() if status == wanted)


def said(lesson: Lesson) -> str:
    """What is said to the last line."""
    speaker = Speaker.of_colours("en", lesson.game, "", lesson.scenario.colours)
    return speaker.question(*lesson.verdict.say)


def teacher(person: Clicker) -> Locator:
    return person.page.locator("#decision > .words")


def come(person: Clicker, game: str) -> None:
    person.go(f"/learn/{game}")
    person.wait_until_asked()


def play_stage(person: Clicker, stage: Stage) -> None:
    """Play a stage by good lines to its end."""
    way: list[str] = []
    lesson = Lesson(stage, way)
    while not lesson.is_done:
        person.wait_until_asked()
        way.append(good_line(stage, way))
        do_line(person.page, way[-1])
        lesson = Lesson(stage, way)
        expect(teacher(person)).to_contain_text(said(lesson))


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_leads_to_a_real_match_with_a_coach(game: str, chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    ada.go()
    ada.page.locator(f'a[href="/learn/{game}"]').first.click()
    stages = stages_of(game)
    for number, stage in enumerate(stages):
        expect(ada.page.locator("[aria-current=step]")).to_contain_text(Speaker("en", None).say(stage.title))
        play_stage(ada, stage)
        assert ada.overflow <= 0
        assert not ada.outside
        if number < len(stages) - 1:
            ada.keys("Enter")  # the way on has the focus
    assert not ada.violations()
    ada.press("Play a real match")
    ada.wait_until_asked()
    assert "/table/" in ada.page.url
    assert ada.page.evaluate("localStorage.getItem('coach')") == "yes"
    assert not ada.errors


@pytest.mark.parametrize(
    ("game", "stage", "wrong"),
    [
        ("lowenherz-2003", "close", "border a1e"),
        ("lowenherz-1997", "choose", "choose 3"),
        ("lionheart", "move", "move b6 b5"),
    ],
)
def test_a_weaker_move_is_shown_explained_and_taken_back(
    game: str, stage: str, wrong: str, chromium: Browser, server: Server
) -> None:
    ada = Clicker(chromium, server.address, width=360, height=640, language="en-GB")
    come(ada, game)
    begun = teacher(ada).inner_text()
    do_line(ada.page, wrong)
    expect(teacher(ada)).to_contain_text(said(Lesson(stage_named(game, stage), [wrong])))
    assert ada.overflow <= 0
    assert not ada.violations_in_either_light()
    ada.press("Take it back")
    expect(teacher(ada)).to_have_text(begun, use_inner_text=True)
    assert not ada.errors


@pytest.mark.parametrize(("game", "first"), [("lowenherz-2003", "a1, "), ("lionheart", "a1, ")])
def test_the_board_of_a_lesson_is_explored_by_keys(game: str, first: str, chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    come(ada, game)
    ada.keys("e", "Home")
    expect(ada.page.locator(".board-box [data-cell]:focus")).to_have_attribute("aria-label", re.compile(first))
    ada.keys("ArrowDown", "e")
    expect(ada.page.locator(".board-box [data-target]:focus")).to_have_count(1)
    assert not ada.errors


def test_the_first_match_offers_the_lesson_once_and_waits(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address, width=360, height=640)
    ada.go()
    ada.press("Play now: Löwenherz 1997")
    ada.wait_until_asked()
    table = ada.page.url
    assert not ada.violations_in_either_light()
    learn = ada.page.get_by_role("note").get_by_role("link", name="Learn it in ten minutes")
    assert (learn.bounding_box() or {"height": 0})["height"] < 60  # in one line
    learn.click()
    ada.wait_until_asked()
    assert "/learn/lowenherz-1997?table=" in ada.page.url
    ada.page.get_by_role("tab", name="Stages").click()
    expect(ada.page.get_by_role("tabpanel").get_by_role("link", name="Start page")).to_be_in_viewport()  # there is no header
    ada.page.get_by_role("link", name="Back to your match").click()
    ada.wait_until_asked()
    assert ada.page.url == table
    ada.page.get_by_role("note").get_by_role("link", name="Go on learning").click()
    ada.wait_until_asked()
    ada.page.go_back()
    ada.wait_until_asked()
    ada.page.get_by_role("note").get_by_role("button", name="Close").click()
    ada.go()
    ada.press("Play now: Löwenherz 1997")
    ada.wait_until_asked()
    expect(ada.page.get_by_role("note")).to_have_count(0)
    assert not ada.errors


def test_who_leaves_goes_on_where_they_were(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address, width=390, height=844)
    come(ada, "lowenherz-2003")
    do_line(ada.page, "border e5e")
    expect(teacher(ada)).to_contain_text("play it")
    ada.go()
    come(ada, "lowenherz-2003")
    expect(teacher(ada)).to_contain_text("play it")
    assert not ada.errors


def test_long_titles_of_stages_stay_on_the_screen(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address, language="de-DE")
    come(ada, "lionheart")
    archers = ada.page.locator("nav li button").nth(2)
    archers.click()
    expect(archers).to_have_attribute("aria-current", "step")
    assert ada.overflow <= 0


def test_a_stage_names_its_rules_and_shows_them_beside_the_board(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    come(ada, "lowenherz-1997")
    for rule in stage_named("lowenherz-1997", "choose").scenario.rules:
        expect(ada.page.get_by_role("button", name=f"Rule {rule}")).to_be_visible()
    ada.press("Rule L97-ROUND-4")
    drawer = ada.page.locator("section.rule")
    expect(drawer).to_contain_text("decision card")
    ada.keys("Escape")
    expect(drawer).to_have_count(0)
    assert not ada.errors


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (360, 640)])
def test_a_stage_is_taken_to_a_board_of_ones_own(width: int, height: int, chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address, width=width, height=height)
    come(ada, "lowenherz-2003")
    pieces = ada.page.locator("[data-piece]")
    begun = pieces.count()
    ada.page.get_by_role("tab", name="Stages").click()
    ada.press("Play it on a board of your own")
    assert ada.overflow <= 0
    assert not ada.violations()
    ada.press("To the table")
    ada.page.wait_for_url("**/table/*")
    ada.wait_until_asked()
    expect(pieces).to_have_count(begun)
    assert not ada.errors


def test_whoever_plays_by_keys_stays_where_the_teacher_is(chromium: Browser, server: Server) -> None:
    """The button that was pressed goes with its question."""
    ada = Clicker(chromium, server.address)
    come(ada, "lowenherz-2003")
    do_line(ada.page, "border e5e")
    expect(teacher(ada)).to_contain_text("play it")
    for place in ('[data-card="A.B2"]', '[data-line="play A.B2"]'):
        ada.go_by_key("Tab", place)
        ada.keys("Enter")
    expect(teacher(ada)).to_contain_text("two borders to place")
    expect(ada.page.locator("#decision")).to_be_focused()
    assert not ada.errors


def test_what_numbers_gain_and_lose_is_seen_whole_on_a_phone(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address, width=360, height=740)
    come(ada, "lowenherz-2003")
    do_line(ada.page, "border e5e")
    expect(teacher(ada)).to_contain_text("play it")
    do_line(ada.page, "play A.B2")
    expect(teacher(ada)).to_contain_text("two borders to place")
    assert ada.page.evaluate(CUT) == {"+5": False, "+2": False, "−3": False}
    assert not ada.errors


def test_there_is_no_first_game_of_what_nobody_knows(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    ada.go("/learn/chess")
    expect(ada.page.get_by_role("heading", name="Nobody lives here")).to_be_visible()
