"""Lionheart in a real browser: whole matches by clicking and by keys, two browsers, armies built in secret, a bribe."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

from playwright.sync_api import Browser, expect

from tests.e2e.clicking import COVER, Clicker, who_is_asked
from tests.paths import MATCHES
from tests.server.process import Server

ALONE = [{"kind": "me"}, {"kind": "bot", "level": "squire"}]
BOTH_HERE = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Grace"}]


def sit_down(person: Clicker, seats: list[dict[str, str]], **options: Any) -> dict[str, Any]:
    """Set up a table and come to it; what the server said of it."""
    person.post("/api/guest", name="Ada")
    made: dict[str, Any] = person.post("/api/matches", game="lionheart", seats=seats, options=options, nonce="n")
    person.go(f"/table/{made['id']}")
    return made


def wait_for_orders(person: Clicker) -> None:
    """Until this person's units can be chosen, or the match is over."""
    found = person.page.locator(f"[data-target].own, #over-title, {COVER}").first
    expect(found).to_be_visible(timeout=60_000)
    if person.page.locator(COVER).count():
        person.page.locator(COVER).click()
        wait_for_orders(person)


def order(person: Clicker, cell: str, target: str) -> None:
    """Choose the unit on a square, then what it does, and see it done."""
    wait_for_orders(person)
    person.page.locator(f'.own[data-target="{cell}"]').click()
    before = person.look()
    person.page.locator(f'[data-target="{target}"]').click()
    person.wait_until_changed(before)


def turn_of(person: Clicker) -> str:
    """Whose turn it is."""
    wait_for_orders(person)
    return person.page.locator("li.active strong").first.inner_text()


def test_a_whole_match_by_clicking_against_a_squire(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    sit_down(ada, ALONE)
    ada.wait_until_asked()
    assert not ada.violations()
    ada.play(Random(4), clicks=1500)
    assert ada.is_over
    assert not ada.violations()
    assert not ada.errors


def test_a_whole_match_by_keys_alone(chromium: Browser, server: Server) -> None:
    """Tab to the field once; after that arrows, Enter and Escape: the focus stays on the field."""
    ada = Clicker(chromium, server.address, dark=True)
    sit_down(ada, ALONE)
    keys, page, rng = ada.page.keyboard, ada.page, Random(2)
    wait_for_orders(ada)
    assert not ada.violations()
    for _ in range(60):
        if page.evaluate("document.activeElement.hasAttribute('data-target')"):
            break
        keys.press("Tab")
    for _ in range(1500):
        ada.wait_until_asked()
        if ada.is_over:
            break
        page.wait_for_function(
            "() => document.activeElement.hasAttribute('data-target') || document.querySelector('#over-title')"
        )
        for _ in range(rng.randrange(4)):
            keys.press(rng.choice(["ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown"]))
        keys.press("Enter")
    assert ada.is_over
    assert not ada.errors


def test_two_browsers_each_see_their_own_army_near(chromium: Browser, server: Server) -> None:
    ada, grace = Clicker(chromium, server.address), Clicker(chromium, server.address, width=390, height=844)
    made = sit_down(ada, [{"kind": "me"}, {"kind": "link"}], rows=10)
    (token,) = made["tokens"].values()
    grace.go(f"/table/{made['id']}#token={token}")
    grace.press("Take the seat")
    near: set[Clicker] = set()
    for _ in range(8):
        person = who_is_asked(ada, grace)
        wait_for_orders(person)
        own = person.page.locator("[data-target].own").first.bounding_box()
        field = person.page.locator(".battlefield").bounding_box()
        assert own
        assert field
        assert own["y"] > field["y"] + field["height"] / 2 - own["height"]
        near.add(person)
        person.click_on(Random(3))
        person.click_on(Random(3))
    assert near == {ada, grace}
    assert ada.overflow <= 0
    assert grace.overflow <= 0
    assert not ada.errors + grace.errors


def test_on_ten_rows_pointing_at_a_unit_shows_what_it_reaches(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    sit_down(ada, ALONE, rows=10)
    wait_for_orders(ada)
    expect(ada.page.locator(".battlefield text", has_text=re.compile("^10$"))).to_have_count(2)  # at either side
    welcome, *updates = [json.loads(frame) for frame in ada.frames if json.loads(frame)["type"] in ("welcome", "update")]
    view = welcome["fixed"] | updates[-1]["view"]
    archers = next(unit["cell"] for unit in view["units"] if unit["owner"] == 0 and unit["kind"] == "archers")
    area, arcs = ada.page.locator(".reach .area"), ada.page.locator(".reach .arc")
    expect(area).to_have_count(0)
    spot = ada.page.locator(f'.own[data-target="{archers}"]')

    def come_by_keys() -> None:
        ada.keys("Shift")
        spot.focus()

    for point in (spot.hover, come_by_keys):
        point()
        expect(area).to_have_count(1)
        assert (area.get_attribute("d") or "").count("M") == len(view["reach"][archers]) > 1
        expect(arcs).not_to_have_count(0)
        ada.page.mouse.move(2, 2)
        spot.blur()
        expect(area).to_have_count(0)
    assert not ada.errors


def test_on_a_phone_a_tap_does_what_can_be_taken_back(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address, width=360, height=740, dark=True)
    ada.context = chromium.new_context(
        viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, color_scheme="dark", reduced_motion="reduce"
    )
    ada.page = ada.context.new_page()
    sit_down(ada, ALONE)
    wait_for_orders(ada)
    assert not ada.violations()
    ada.page.locator('.own[data-target="c7"]').tap()
    ada.page.locator('[data-target="c6"]').tap()
    expect(ada.page.locator('.own[data-target="c6"]')).to_be_visible()
    assert ada.overflow <= 0


def test_a_refused_order_names_its_rule_and_an_attack_its_odds(chromium: Browser, server: Server) -> None:
    both = Clicker(chromium, server.address)
    sit_down(both, BOTH_HERE)
    for name, way in (("Ada", ("e7", "e6", "e5")), ("Grace", ("e2", "e3", "e4"))) * 2:
        if turn_of(both) == name and both.page.locator(f'.own[data-target="{way[0]}"]').count():
            if name == "Ada":
                both.page.locator('.own[data-target="e7"]').click()
                corner = both.page.locator('.own[data-target="c8"], [data-target="e6"]').first.bounding_box()
                assert corner
                both.page.mouse.click(corner["x"] - corner["width"] * 2, corner["y"] - corner["height"])
                expect(both.page.get_by_text("LH-MOVE-1")).to_be_visible()
                both.page.keyboard.press("Escape")
                both.page.keyboard.press("Escape")
            order(both, way[0], way[1])
            order(both, way[1], way[2])
    striker, struck = ("e5", "e4") if turn_of(both) == "Ada" else ("e4", "e5")
    both.page.locator(f'.own[data-target="{striker}"]').click()
    both.page.locator(f'[data-target="{struck}"]').hover()
    expect(both.page.locator("#decision")).to_contain_text("two fall 38%")
    expect(both.page.locator(".odds")).to_contain_text("38 %")
    both.page.locator(f'[data-target="{struck}"]').click()
    expect(both.page.locator("[role=log]")).to_contain_text("strike at")
    expect(both.page.locator(".tray")).to_contain_text("strike at")
    assert not both.errors


def test_armies_are_built_in_secret_and_mercenaries_bribed(chromium: Browser, server: Server) -> None:
    """At one screen: gold drags, taps and saves; silver sets up with keys; gold's King rides up and bribes."""
    both = Clicker(chromium, server.address)
    page = both.page
    sit_down(both, BOTH_HERE, army="built")
    both.wait_until_asked()
    page.locator(COVER).click()
    both.press("Basic army")
    expect(page.locator("#decision")).to_contain_text("The army is ready")
    page.locator('[data-target="e7"]').focus()
    page.keyboard.press("Delete")
    expect(page.locator("#decision")).to_contain_text("LH-ARMY-1")
    page.get_by_role("button", name="Send the army in").click(force=True)
    expect(page.locator(".parchment")).to_contain_text("one is missing")
    page.keyboard.press("Escape")
    palette = page.get_by_role("button", name="Infantry: 4 of 20 left").bounding_box()
    square = page.locator('[data-target="a7"]').bounding_box()
    assert palette
    assert square
    page.mouse.move(palette["x"] + 20, palette["y"] + 20)
    page.mouse.down()
    page.mouse.move(palette["x"] + 40, palette["y"] - 40)
    page.mouse.move(square["x"] + 30, square["y"] + 30)
    page.mouse.up()
    expect(page.locator("#decision")).to_contain_text("The army is ready")
    page.get_by_label("Name of this army").fill("Open centre")
    both.press("Save")
    assert not both.violations()
    both.press("Send the army in")
    page.locator(COVER).click()
    both.press("Set up Open centre")
    mercenaries = page.get_by_role("button", name="Mercenaries")
    expect(mercenaries).to_have_attribute("aria-disabled", "true")  # the army has ten bases
    page.locator('[data-target="i2"]').focus()
    page.keyboard.press("Delete")
    mercenaries.click()
    page.locator('[data-target="e2"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("#decision")).to_contain_text("The army is ready")
    both.press_and_see("Send the army in")
    if turn_of(both) == "Grace":
        both.press_and_see("Pass")
    order(both, "e8", "e3")
    page.get_by_role("button", name="Bribe the mercenaries on e2").first.click()
    expect(page.locator('[data-target="e3"], [data-target="e2"]')).to_have_count(0)
    expect(page.locator("[role=log]")).to_contain_text("they change sides")
    views = [message["view"] for message in map(json.loads, both.frames) if message["type"] == "update"]
    sealed = [view["armies"][0] for view in views if view["seat"] != 0 and any(view.get("armies", ()))]
    assert set(sealed) == {"army ?"}
    assert not both.errors


def test_an_army_is_dragged_together_and_kept(chromium: Browser, server: Server) -> None:
    """From the kinds to a square, from square to square, off the field; saved, it is there again after a reload."""
    ada = Clicker(chromium, server.address)
    sit_down(ada, ALONE, army="built")
    ada.wait_until_asked()
    kind, square = '.kind[aria-label^="{}:"]', '[data-target="{}"]'
    for what, to in (("Infantry", "c7"), ("Knights", "d7"), ("Archers", "f7"), ("Archers", "e8")):
        drag(ada, kind.format(what), square.format(to))  # the King's square stays his
    drag(ada, square.format("d7"), square.format("c7"))  # they change places
    drag(ada, square.format("f7"), "[role=log]")
    army = {"c7": "Knights, 2 figures", "d7": "Infantry, 4 figures", "e8": "King, 1 figure"}
    expect_army(ada, army)
    ada.page.get_by_label("Name of this army").fill("Two wings")
    ada.press("Save")
    ada.page.reload()
    ada.wait_until_asked()
    expect_army(ada, {"e8": "King, 1 figure"})
    ada.press("Set up Two wings")
    expect_army(ada, army)
    ada.press("Delete Two wings")
    ada.page.reload()
    ada.wait_until_asked()
    expect(ada.page.get_by_role("button", name="Two wings")).to_have_count(0)
    assert not ada.errors


def expect_army(person: Clicker, army: dict[str, str]) -> None:
    """These bases stand on these squares, and no others."""
    for cell, base in army.items():
        expect(person.page.locator(f'[data-target="{cell}"]')).to_have_attribute("aria-label", f"{cell}: {base}")
    expect(person.page.locator("[data-target][aria-label*=figure]")).to_have_count(len(army))


def drag(person: Clicker, what: str, to: str) -> None:
    """Press on something, move to something else, let go."""
    boxes = [person.page.locator(place).bounding_box() for place in (what, to)]
    points = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    person.page.mouse.move(*points[0])
    person.page.mouse.down()
    person.page.mouse.move(*points[1], steps=3)
    person.page.mouse.up()


def test_a_king_in_danger_is_marked_and_told_to_whoever_points(chromium: Browser, server: Server) -> None:
    """In a replay, where nothing can be done: by the mouse, and by keys that walk over the field."""
    ada = Clicker(chromium, server.address)
    ada.post("/api/guest", name="Ada")
    file = (MATCHES / "lionheart" / "king-eliminated-built.match").read_text("utf-8")
    ada.go(f"/replay/{ada.post('/api/import', file=file)['id']}#4")
    page = ada.page
    expect(page.locator("[data-danger=e1]")).to_contain_text("69 %")
    expect(page.locator("li.player").nth(1)).to_contain_text("King in danger: 69%")
    page.locator("[data-cell]").focus()
    for _ in range(4):
        page.keyboard.press("ArrowUp")
    told = page.locator("[data-place=e1]")
    expect(told).to_contain_text("Silver’s King is in danger")
    expect(told).to_contain_text("Gold’s knights")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-place=d1]")).to_be_visible()
    assert not ada.violations()
    assert not ada.errors
