"""The map of Löwenherz 2003 in a real browser: what is meant by a spot, what it would do, a finger, the keys, the cards."""

from __future__ import annotations

import re
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, CDPSession, expect

from tests.e2e.clicking import Clicker, wait_for
from tests.server.process import Server

MATCH = Path("tests/matches/lowenherz-2003/king-on-own-action.match")


def sit_before(person: Clicker, verb: str, nth: int = -1) -> str:
    """Sit down where someone is about to say a line with this verb in a recorded match; the line."""
    file = MATCH.read_text("utf-8")
    lines = file.split("\n\n", 1)[1].splitlines()
    entry = [number for number, line in enumerate(lines) if line.split()[1] == verb][nth]
    seat, line = lines[entry].split(" ", 1)
    person.post("/api/guest", name="Ada")
    origin = person.post("/api/import", file=file)["id"]
    seats = [{"kind": "me", "name": "Ada"} if other == int(seat) else {"kind": "bot"} for other in range(3)]
    fork = person.post(f"/api/matches/{origin}/fork", entry=entry - 1, seats=seats)["id"]
    person.go(f"/table/{fork}")
    person.wait_until_asked()
    return line


def spot(person: Clicker, place: str) -> tuple[float, float]:
    """Where a cell or edge is on the screen."""
    box = person.page.locator("svg.board").bounding_box()
    assert box
    column, row = ord(place[0]) - 97 + 0.5, int(place[1:].rstrip("es")) - 0.5
    column += 0.5 * place.endswith("e")
    row += 0.5 * place.endswith("s")
    cell = box["width"] / 13
    return box["x"] + (column + 0.5) * cell, box["y"] + (row + 0.5) * cell


def in_words(edge: str) -> str:
    """A border on an edge, as it is told."""
    column, row = edge[0], int(edge[1:-1])
    other = f"{chr(ord(column) + 1)}{row}" if edge.endswith("e") else f"{column}{row + 1}"
    return f"a border between {column}{row} and {other}."


def cell_width(person: Clicker) -> float:
    box = person.page.locator("svg.board").bounding_box()
    assert box
    return box["width"] / 13


def test_the_nearest_lit_edge_is_meant_wherever_the_mouse_is_near_it(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    sit_before(ada, "border", 0)
    lit = [place.get_attribute("data-target") or "" for place in ada.page.locator("[data-target]").all()]
    rng, cell = Random(3), cell_width(ada)

    def near(edge: str) -> tuple[float, float]:
        (x, y), along, across = spot(ada, edge), rng.uniform(-0.25, 0.25) * cell, rng.choice([-0.2, 0.2]) * cell
        return (x + across, y + along) if edge.endswith("e") else (x + along, y + across)

    some = rng.sample(lit, 8)
    for edge in some:
        ada.page.mouse.move(*near(edge))
        expect(ada.page.locator("#decision .foreseen")).to_contain_text(in_words(edge))
    ada.page.mouse.click(*near(some[0]))
    expect(ada.page.locator("[role=log]")).to_contain_text(in_words(some[0]))
    assert not ada.errors


def test_a_click_on_an_edge_that_is_not_lit_tells_the_rule(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    sit_before(ada, "border")
    lit = {place.get_attribute("data-target") for place in ada.page.locator("[data-target]").all()}
    dark = next(f"{column}{row}e" for row in range(2, 12) for column in "bcdefghij" if f"{column}{row}e" not in lit)
    ada.page.mouse.click(*spot(ada, dark))
    slip = ada.page.locator("[role=alert]")
    expect(slip).to_contain_text(f"between {dark[:-1]} and ")
    expect(slip).to_contain_text("L03-BORDER")
    assert not ada.errors


def test_a_border_that_closes_land_shows_it_and_tells_who_gains(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    edge = sit_before(ada, "border").split()[1]
    washed = ada.page.locator("svg.board path.wash.strong")
    expect(washed).to_have_count(0)
    ada.page.mouse.move(*spot(ada, edge))
    tag = ada.page.locator(".tag")
    expect(tag.locator("li")).to_have_count(2)
    expect(tag.locator("li").first).to_contain_text("+1")
    expect(tag.locator("li").nth(1)).to_contain_text("+50")
    expect(tag.locator("li svg")).to_have_count(2)  # an emblem for each, not colour alone
    expect(washed).to_have_count(2)
    assert not ada.violations()
    ada.page.mouse.move(2, 2)
    expect(tag).to_have_count(0)
    expect(washed).to_have_count(0)


def test_pointing_at_a_domain_tells_it(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    sit_before(ada, "play", -3)
    ada.page.mouse.move(*spot(ada, "i2"))
    about = ada.page.locator("[data-about=l2]")
    for told in ("Ada, castle l2", "19 points", "21 cells", "3 knights", "3 villages", "1 copper mine"):
        expect(about).to_contain_text(told)
    ada.page.mouse.move(*spot(ada, "g9"))
    expect(ada.page.locator("[data-about]")).to_have_count(0)
    expect(ada.page.locator("[data-place=g9]")).to_contain_text("open land")
    expect(ada.page.locator("li.player").first).to_contain_text("to the King at")


def test_the_keys_walk_over_the_map_where_nothing_is_asked_of_it(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    sit_before(ada, "play", -3)
    ada.page.locator("[data-cell]").focus()
    for key in ["Home"] + ["ArrowRight"] * 6 + ["ArrowDown"] * 2:
        ada.page.keyboard.press(key)
    walked = ada.page.locator("[data-cell]:focus")
    expect(walked).to_have_attribute("data-cell", "g3")
    heard = walked.get_attribute("aria-label") or ""
    assert heard.startswith("g3, meadow, domain of Ada")
    assert heard.endswith("19 points")
    expect(ada.page.locator("[data-about=l2]")).to_be_visible()
    assert not ada.violations()


def test_the_keys_place_a_border(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    sit_before(ada, "border", 0)
    ada.page.locator("[data-target][tabindex='0']").focus()
    ada.page.keyboard.press("ArrowDown")
    ada.page.keyboard.press("ArrowRight")
    edge = ada.page.locator("[data-target]:focus").get_attribute("data-target") or ""
    expect(ada.page.locator("#decision .foreseen")).to_contain_text(in_words(edge))
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("#decision .foreseen")).to_have_count(0)
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("[role=log]")).to_contain_text(in_words(edge))
    assert not ada.errors


def test_by_keys_alone_to_the_end(chromium: Browser, server: Server) -> None:
    """The last turns of a match: places with arrows and Enter, cards with Tab, Enter and Escape, or in notation."""
    ada = Clicker(chromium, server.address)
    sit_before(ada, "play", -6)
    said = cycle((hold_card_up_and_use_it, type_first_line))
    while True:
        ada.wait_until_asked()
        if ada.is_over:
            break
        seen = ada.look()
        if seen["places"]:
            ada.keys("b", "ArrowRight", "ArrowDown")
            enter(ada)
        elif "sell or play a card" in seen["sentence"]:
            next(said)(ada)
        else:
            press_first_button(ada)
    result = ada.page.get_by_role("dialog", name="Result")
    expect(result).to_be_visible()
    assert not ada.violations()
    ada.keys("Escape")
    expect(result).to_have_count(0)
    expect(ada.page.locator("[role=log]")).to_contain_text(re.compile(r"wins? the game with"))
    assert not ada.errors


def hold_card_up_and_use_it(person: Clicker) -> None:
    """Go back to the hand and hold a card up; think again; hold it up and use it."""
    person.keys("d")
    person.go_by_key("Shift+Tab", "[aria-label='Your hand'] button.usable")
    for key, held in (("Enter", 1), ("Escape", 0), ("Enter", 1)):
        person.keys(key)
        expect(person.page.locator("button.held")).to_have_count(held)
    press_first_button(person)


def type_first_line(person: Clicker) -> None:
    """Say the first line that the notation offers."""
    person.keys("/")
    expect(person.page.get_by_role("option").first).to_be_visible()
    person.keys("ArrowDown")
    enter(person)


def press_first_button(person: Clicker) -> None:
    """Go to the decision and on to its first button that does something."""
    person.keys("d")
    person.go_by_key("Tab", "#decision .buttons button:not([aria-disabled=true])")
    enter(person)


def enter(person: Clicker) -> None:
    """Press Enter, and see what comes of it."""
    before = person.look()
    person.keys("Enter")
    person.wait_until_changed(before)


class Finger:
    """A finger on the screen of a phone."""

    def __init__(self, session: CDPSession) -> None:
        self._session = session

    def _send(self, kind: str, *points: dict[str, Any]) -> None:
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    def down(self, x: float, y: float) -> None:
        self._send("touchStart", {"x": x, "y": y})

    def move(self, x: float, y: float) -> None:
        self._send("touchMove", {"x": x, "y": y})

    def up(self) -> None:
        self._send("touchEnd")


def test_a_finger_sees_a_lens_and_confirms(chromium: Browser, server: Server) -> None:
    width = 360
    ada = Clicker(chromium, server.address, width=width, height=844, touch=True)
    edge = sit_before(ada, "border", 0).split()[1]
    finger = Finger(ada.context.new_cdp_session(ada.page))
    (x, y), (middle, centre) = spot(ada, edge), spot(ada, "f6")
    finger.down(middle, centre)
    finger.move((x + middle) / 2, (y + centre) / 2)
    expect(ada.page.locator(".lens")).to_be_visible()
    foreseen = ada.page.locator("#decision .foreseen", has_text=in_words(edge))
    nudges = cycle((2, 3))

    def nudge() -> int:  # a finger is never quite still, and a busy browser passes over some of its moves
        finger.move(x + next(nudges), y + 2)
        return foreseen.count()

    wait_for(nudge, ada.page)
    finger.up()
    expect(ada.page.locator(".lens")).to_have_count(0)
    yes = ada.page.get_by_role("button", name="Here", exact=True)
    box = yes.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert not ada.violations()
    ada.page.get_by_role("button", name="Not here").tap()
    expect(yes).to_have_count(0)
    # What can be taken back at will is done by one tap.
    ada.page.touchscreen.tap(x, y)
    ada.page.get_by_role("tab", name="Log").tap()
    expect(ada.page.locator("[role=log]")).to_contain_text(in_words(edge))
    expect(yes).to_have_count(0)
    assert ada.overflow <= 0
    assert not ada.errors


def test_all_cards_are_listed_with_what_is_left(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address, width=390, height=844)
    sit_before(ada, "play", 0)
    ada.page.get_by_role("tab", name="Summary").click()
    expect(ada.page.get_by_role("tabpanel")).to_contain_text("Whoever reaches the King at")
    ada.page.get_by_role("button", name="All cards").click()
    listed = ada.page.get_by_role("dialog")
    tables = listed.locator("table")
    expect(tables).to_have_count(4)
    numbers = [[int(cell) if cell.isdigit() else 0 for cell in row] for row in _cells(ada)]
    for total, played, market, hands, unseen in numbers:
        assert total == played + market + hands + unseen
    assert sum(row[0] for row in numbers) > 40
    assert not ada.violations()
    ada.page.keyboard.press("Escape")
    expect(listed).to_have_count(0)


def _cells(person: Clicker) -> list[list[str]]:
    """The numbers of each card's row, without what is said below them."""
    rows: list[list[str]] = person.page.evaluate(
        """() => [...document.querySelectorAll("dialog tbody tr")].map(
             (row) => [...row.querySelectorAll("td")].map((cell) => cell.firstChild.textContent.trim()))"""
    )
    return rows
