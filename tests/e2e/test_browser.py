"""Löwenherz 2003 in a real browser: whole matches by clicking, two browsers, one screen for two, a server that dies."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.clicking import Clicker, wait_for, who_is_asked
from tests.server.process import Server


def test_a_whole_match_by_clicking_against_a_squire(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    ada.go()
    ada.press("Play now")
    ada.play(Random(4), clicks=2000)
    assert ada.is_over
    expect(ada.page.locator("dialog")).to_contain_text("seed", ignore_case=True)
    assert not ada.violations()
    assert not ada.errors


def test_two_browsers_at_one_table(chromium: Browser, server: Server) -> None:
    ada, grace = Clicker(chromium, server.address), Clicker(chromium, server.address)
    ada.go()
    ada.press("Invite someone")
    link = ada.page.locator("input[readonly]").first
    expect(link).to_be_visible()
    assert not ada.violations()
    grace.page.goto(link.input_value())
    expect(grace.page.get_by_role("button", name="Take the seat")).to_be_visible()
    assert not grace.violations()
    grace.press("Take the seat")
    for _ in range(8):
        who_is_asked(ada, grace).click_on(Random(1))
    for person in (ada, grace):
        expect(person.page.locator("[role=log] .told", has_text="places a castle")).to_have_count(4)
    assert not ada.errors + grace.errors


def test_at_one_screen_the_wire_carries_only_the_seat_that_sits(chromium: Browser, server: Server) -> None:
    both = Clicker(chromium, server.address)
    both.go("/new/lowenherz-2003")
    both.page.get_by_label("Who", exact=True).nth(1).select_option("here")
    both.press("Start the match")
    both.wait_until_asked()
    assert not both.violations()
    both.play(Random(2), clicks=30)
    messages = [json.loads(frame) for frame in both.frames]
    fixed = next(message["fixed"] for message in reversed(messages) if message["type"] == "welcome")
    views = [fixed | message["view"] for message in messages if message["type"] == "update"]
    assert {0, 1} <= {view["seat"] for view in views}
    for view in views:
        if view["seat"] is not None:
            other = 1 - view["seat"]
            unknown = set(view["hand"][other]) - set(view["known"][other])
            assert all(code.endswith("?") for code in unknown)
    assert not both.errors


def test_the_server_dies_and_the_match_goes_on(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    ada.go()
    ada.press("Play now")
    rng = Random(6)
    ada.play(rng, clicks=12)
    ada.wait_until_asked()
    before = ada.page.locator("[role=log]").inner_text()
    server.kill()
    expect(ada.page.get_by_text("Connection lost.")).to_be_visible(timeout=20_000)
    heard = len(ada.frames)
    server.restart()
    expect(ada.page.get_by_text("Connection lost.")).to_have_count(0, timeout=20_000)
    wait_for(lambda: next((frame for frame in ada.frames[heard:] if '"update"' in frame), None), ada.page)
    ada.wait_until_asked()
    ada.play(rng, clicks=6)
    assert before.split("\n")[:5] == ada.page.locator("[role=log]").inner_text().split("\n")[:5]
    assert not ada.errors


@pytest.mark.parametrize(("language", "width", "dark"), [("fr", 1280, False), ("de", 390, True), ("en", 360, False)])
def test_axe_finds_nothing_and_nothing_overflows(
    chromium: Browser, server: Server, language: str, width: int, dark: bool
) -> None:
    ada = Clicker(chromium, server.address, width=width, height=844, dark=dark)
    ada.go()
    ada.page.locator(f"input[value={language}]").check()
    assert not ada.violations()
    assert ada.overflow <= 0
    ada.page.locator("button.main").first.click()
    ada.play(Random(3), clicks=14)
    ada.wait_until_asked()
    assert not ada.violations()
    assert ada.overflow <= 0
    assert not ada.errors
