"""Rules where they are needed: a refusal leads into the drawer and the book, a diagram to a board of one's own."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e.clicking import OTHER_LIGHT, Clicker
from tests.e2e.hands import do_line
from tests.e2e.test_replay import imported, recorded
from tests.server.process import Server

GAME, EXAMPLE = "lowenherz-2003", "example-03-where-a-knight-may-go"
"""Red has a card for a knight, which may go to b1, but not to b3 across the border."""
SIZES = pytest.mark.parametrize(("size", "dark"), [((1280, 720), False), ((360, 640), True)], ids=["wide", "phone"])
APART = """() => {
  const [board, drawer] = [".board-box", "section.rule"].map((one) => document.querySelector(one).getBoundingClientRect());
  return drawer.left >= board.right || drawer.top >= board.bottom;
}"""
"""Whether the drawer covers nothing of the board."""


def drawer(person: Clicker, title: str) -> Locator:
    return person.page.get_by_role("region", name=title)


def table_at_example(person: Clicker) -> None:
    """Come to a table that begins with the example, and play the card."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    person.post("/api/guest", name="")
    made = person.post("/api/matches", game=GAME, seats=seats, position=f"example:{GAME}/{EXAMPLE}", nonce="n")
    person.go(f"/table/{made['id']}")
    person.wait_until_asked()
    say(person, "play A.K1")
    expect(person.page.locator("[data-target]")).to_have_count(4)


def say(person: Clicker, line: str) -> None:
    """Say a line in notation."""
    person.keys("/")
    person.page.get_by_role("combobox").fill(line)
    person.keys("Enter")


def figure(person: Clicker) -> Locator:
    """The diagram of the example in the book, once it lives."""
    person.go(f"/rules/{GAME}?lang=en#figure-{EXAMPLE}")
    found = person.page.locator(f"#figure-{EXAMPLE}")
    expect(found.get_by_role("button", name="Try it yourself")).to_be_visible()
    return found


def below_b1(diagram: Locator) -> tuple[float, float]:
    """Where b3 lies, on which nothing is lit."""
    b1, a2 = (diagram.locator(f'[data-target="{cell}"]').bounding_box() for cell in ("b1", "a2"))
    assert b1
    assert a2
    return b1["x"] + b1["width"] / 2, 2 * a2["y"] - b1["y"] + b1["height"] / 2


@SIZES
def test_a_refusal_leads_into_the_drawer_and_from_there_into_the_book(
    chromium: Browser, server: Server, size: tuple[int, int], dark: bool
) -> None:
    ada = Clicker(chromium, server.address, width=size[0], height=size[1], dark=dark)
    table_at_example(ada)
    say(ada, "knight b3")
    ada.page.get_by_role("alert").get_by_role("button", name="The rule in full").click()
    rule = drawer(ada, "Knights Rule L03-KNIGHT-3")
    expect(rule.get_by_role("listitem").first).to_contain_text("Printed rule: Kosmos 2003 «")
    expect(rule.get_by_role("button", name="Try it yourself")).to_be_visible()
    assert ada.page.evaluate(APART)
    assert ada.overflow <= 0
    assert not ada.violations_in_either_light()
    with ada.page.expect_popup() as book:
        rule.get_by_role("link", name="In the rulebook").click()
    expect(book.value.locator("#L03-KNIGHT-3")).to_be_in_viewport()
    assert not ada.errors


def test_what_one_points_at_has_its_rule(chromium: Browser, server: Server) -> None:
    """Else what is asked; closing leads back to where one was."""
    ada = Clicker(chromium, server.address)
    table_at_example(ada)
    ada.keys("i")
    expect(drawer(ada, "Knights")).to_contain_text("L03-KNIGHT-5")
    ada.keys("Escape", "b")
    pointed = ada.page.locator("[data-target]:focus")
    expect(pointed).to_have_count(1)
    ada.keys("i")
    land = drawer(ada, "Domains and points")
    land.get_by_role("button", name="L03-DOMAIN-2").click()
    expect(drawer(ada, "Domains and points Rule L03-DOMAIN-2")).to_be_visible()
    ada.keys("Escape")
    expect(ada.page.locator("section.rule")).to_have_count(0)
    expect(pointed).to_have_count(1)
    assert not ada.errors


def test_a_replay_has_the_rules_beside_it(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    ada.go(f"/replay/{imported(server, recorded('lionheart'))}")
    expect(ada.page.locator(".board-box svg[role=group]")).to_be_visible()
    ada.keys("i")
    expect(drawer(ada, "Building an army")).to_contain_text("LH-ARMY-1")
    assert ada.page.evaluate(APART)
    ada.keys("Escape")
    expect(ada.page.locator("section.rule")).to_have_count(0)
    assert not ada.errors


@SIZES
def test_a_diagram_is_stepped_tried_and_taken_to_a_board(
    chromium: Browser, server: Server, size: tuple[int, int], dark: bool
) -> None:
    ada = Clicker(chromium, server.address, width=size[0], height=size[1], dark=dark)
    diagram = figure(ada)
    diagram.get_by_role("button", name="Try it yourself").focus()
    ada.keys("ArrowRight", "ArrowRight")
    expect(diagram).to_contain_text("Step 2 of 4")
    told = diagram.get_by_role("status")
    expect(told).to_contain_text("Red would like to place a knight at b3. Not allowed.")
    expect(told.get_by_role("button", name="Rule L03-KNIGHT-3")).to_be_visible()
    ada.keys("End")
    expect(diagram).to_contain_text("Step 4 of 4")
    ada.keys("Home")
    expect(diagram).to_contain_text("The position")
    for _ in range(2):  # the rest of the book is alike, and looked at elsewhere
        assert not ada.violations(f"#figure-{EXAMPLE}")
        ada.page.evaluate(OTHER_LIGHT)

    ada.keys("Enter")
    expect(diagram.locator(".tried")).to_be_visible()
    do_line(ada.page, "play A.K1")
    expect(diagram.locator("[data-target]")).to_have_count(4)
    expect(diagram.locator(".decision")).to_be_focused()
    ada.page.mouse.click(*below_b1(diagram))
    expect(diagram.get_by_role("alert")).to_contain_text("Rule L03-KNIGHT-3")
    do_line(ada.page, "knight b1")
    expect(told).to_contain_text("Red places a knight at b1.")
    assert ada.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0

    ada.press("Play it on a board of your own")
    ada.press("To the table")
    ada.wait_until_asked()
    assert "/table/" in ada.page.url
    expect(ada.page.locator('[data-card="A.K1"]').first).to_be_visible()
    expect(ada.page.locator("[data-piece]")).to_have_count(5)  # castles, a knight, borders
    assert not ada.errors


def test_where_the_match_is_over_there_is_nothing_to_try(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    ada.go("/rules/lowenherz-1997?lang=en#figure-end-1-mountains-then-parchments")
    ended = ada.page.locator("#figure-end-1-mountains-then-parchments")
    expect(ended).to_contain_text("The match is over.")
    expect(ended.get_by_role("button", name="Try it yourself")).to_have_count(0)
    assert not ada.errors
