"""Hints on the page: plans in words, each shown on the board without moving it, by mouse, keys and finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e.clicking import Clicker
from tests.e2e.fingers import Tapper
from tests.e2e.tour import come_to
from tests.server.process import Server

PHASES = {"lowenherz-2003": "borders", "lowenherz-1997": "walls", "lionheart": "orders"}


def hinted(person: Clicker, game: str) -> Locator:
    """The plans, once they are told, at a table where steps of this game can be planned."""
    come_to(person, game, PHASES[game])
    person.keys("h")
    plans = person.page.locator(".parchment ol > li")
    expect(plans.first).to_be_visible()
    return plans


def drawn(person: Clicker) -> str:
    """What of a plan is drawn on the board."""
    return str(person.page.locator(".board-box [data-plan]").inner_html())


@pytest.mark.parametrize("game", PHASES)
def test_each_plan_is_told_and_shown_on_the_board(chromium: Browser, server: Server, game: str) -> None:
    ada = Clicker(chromium, server.address)
    plans = hinted(ada, game)
    board = ada.page.locator(".board-box").bounding_box()
    first, second = plans.nth(0).locator(".plan"), plans.nth(1).locator(".plan")
    expect(first).to_have_attribute("aria-expanded", "true")
    expect(plans.nth(0).locator("ul")).to_contain_text("Then ")
    assert plans.nth(1).locator(".standing").inner_text() in ("Nearly as good", "Clearly weaker")
    before = drawn(ada)
    assert "dasharray" in ada.page.evaluate(DASHES)
    second.hover()
    ada.page.wait_for_function("before => document.querySelector('[data-plan]').innerHTML !== before", arg=before)
    ada.page.mouse.move(0, 0)
    ada.page.wait_for_function("before => document.querySelector('[data-plan]').innerHTML === before", arg=before)
    second.press("Enter")
    expect(second).to_have_attribute("aria-expanded", "true")
    expect(first).to_have_attribute("aria-expanded", "false")
    assert drawn(ada) != before
    assert ada.page.locator(".board-box").bounding_box() == board
    assert not ada.violations_in_either_light()
    ada.keys("Escape")
    expect(ada.page.locator("[data-plan]")).to_have_count(0)
    assert ada.page.locator(".board-box").bounding_box() == board
    assert not ada.errors


DASHES = """() => [...document.querySelectorAll('[data-plan] path')]
  .some((one) => getComputedStyle(one).strokeDasharray !== 'none') ? 'dasharray' : ''"""
"""Whether lines of the plan are dashed: not told from what stands by colour alone."""


@pytest.mark.parametrize("game", PHASES)
def test_on_a_small_phone_nothing_lies_on_the_board(chromium: Browser, server: Server, game: str) -> None:
    ada = Clicker(chromium, server.address, width=360, height=640, touch=True)
    plans = hinted(ada, game)
    board = ada.page.locator(".board-box").bounding_box()
    note = ada.page.locator(".parchment").bounding_box()
    assert board
    assert note
    assert note["y"] >= board["y"] + board["height"] - 1
    plans.nth(1).locator(".plan").tap()
    expect(plans.nth(1).locator(".plan")).to_have_attribute("aria-expanded", "true")
    assert not ada.overflow
    assert not ada.errors


def test_what_waits_to_be_confirmed_gives_way_to_a_hint(chromium: Browser, server: Server) -> None:
    """What would follow from it would lie over the plans."""
    ada = Tapper(chromium, server.address)
    come_to(ada, "lowenherz-2003", "borders")
    board = ada.page.locator(".board-box").bounding_box()
    assert board
    middle = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    ada.drag(middle, (middle[0] + 8, middle[1] + 30))
    held, foreseen = ada.page.locator("#decision .held"), ada.page.locator("#decision .foreseen")
    expect(held).to_be_visible()
    expect(foreseen).to_be_visible()
    ada.keys("h")
    expect(ada.page.locator(".parchment ol > li").first).to_be_visible()
    expect(held).to_have_count(0)
    expect(foreseen).to_have_count(0)
    assert not ada.errors


def test_a_plan_that_is_followed_goes_on(chromium: Browser, server: Server) -> None:
    """What is told after its first step is the rest of it."""
    ada = Clicker(chromium, server.address)
    plans = hinted(ada, "lowenherz-2003")
    then = plans.nth(0).locator("ul > li").nth(0).inner_text()
    plans.nth(0).get_by_role("button", name="Do that").click()
    expect(plans).to_have_count(0)
    ada.wait_until_asked()
    ada.keys("h")
    expect(plans.first).to_be_visible()
    does = plans.nth(0).locator(".does").inner_text()
    assert then == f"Then {does[0].lower()}{does[1:]}."
    assert not ada.errors
