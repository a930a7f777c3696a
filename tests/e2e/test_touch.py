"""Fingers on small screens in a real browser: matches by touch, looking from near, what is confirmed, names, tablets."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e.clicking import wait_for
from tests.e2e.fingers import Tapper
from tests.paths import MATCHES
from tests.server.process import Server

ENDS = {"lowenherz-2003": "king-on-own-action", "lowenherz-1997": "parchments-decide", "lionheart": "king-eliminated"}
"""A match of each game that was played to its end."""
BELOW_SCREEN = "document.documentElement.scrollHeight - innerHeight"
LIES = """() => {
  const { scrollLeft, scrollTop } = document.querySelector(".board-box > .picture");
  return `${scrollLeft} ${scrollTop}`;
}"""
IN_SIGHT = """(what) => {
  const frame = document.querySelector(".board-box > .picture").getBoundingClientRect();
  return [...document.querySelectorAll(what)].some((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1;
  });
}"""

CUT_LINES = """(one) => {
  const text = document.createRange();
  text.selectNodeContents(one);
  const isClipped = ({ overflowY }) => overflowY === "hidden";
  const clip = [one, ...one.querySelectorAll("*")].find((each) => isClipped(getComputedStyle(each)));
  const end = (clip ?? one).getBoundingClientRect().bottom;
  return [...text.getClientRects()].filter(({ top, bottom }) => top + 3 < end && (top + bottom) / 2 > end).length;
}"""
"""How many lines of a text are seen in part, at the lower end of what it is clipped to."""


def lines_of(game: str) -> list[str]:
    """The lines of the match that was played to its end."""
    file = (MATCHES / game / f"{ENDS[game]}.match").read_text("utf-8")
    lines = file.split("\n\n", 1)[1].splitlines()
    return lines[: next(number for number, line in enumerate(lines) if line.startswith("result "))]


def sit_at(person: Tapper, game: str, entry: int, others: str = "bot") -> None:
    """Sit down as whoever acts at an entry of that match; bots play the others, or people at the same screen."""
    file = (MATCHES / game / f"{ENDS[game]}.match").read_text("utf-8")
    person.post("/api/guest", name="Ada")
    origin = person.post("/api/import", file=file)["id"]
    own = int(lines_of(game)[entry].split()[0])
    players = sum(line.startswith("player ") for line in file.splitlines())
    seats = [{"kind": "me"} if seat == own else {"kind": others, "level": "random"} for seat in range(players)]
    fork = person.post(f"/api/matches/{origin}/fork", entry=entry - 1, seats=seats)["id"]
    person.go(f"/table/{fork}")
    person.wait_until_asked()


def box_of(what: Locator) -> Any:
    """Where something is on the screen."""
    box = what.bounding_box()
    assert box
    return box


def middle_of(what: Locator) -> tuple[float, float]:
    box = box_of(what)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def overlap(one: Any, other: Any) -> bool:
    """Whether two boxes have something in common, more than a pixel."""
    return all(
        one[axis] + 1 < other[axis] + other[size] and other[axis] + 1 < one[axis] + one[size]
        for axis, size in (("x", "width"), ("y", "height"))
    )


def fight(person: Tapper, rng: Random) -> None:
    """Give orders and let turns pass, until a King falls."""
    done = person.page.locator("#decision .buttons button", has_text=re.compile("Pass|End the turn"))
    while not person.is_over:
        person.wait_until_asked()
        if done.count() and rng.random() < 0.5:
            before = person.look()
            done.tap()
            person.wait_until_changed(before)
        elif not person.is_over:
            person.click_on(rng)


@pytest.mark.parametrize("game", ENDS)
def test_a_whole_match_by_touch_on_a_small_phone(game: str, chromium: Browser, server: Server) -> None:
    """The board is as wide as the screen, and nothing that a move needs is off it, from the first move to the result."""
    ada = Tapper(chromium, server.address)
    ada.table("me", *["bot"] * (2 if game == "lowenherz-1997" else 1), game=game, level="squire")
    ada.wait_until_asked()
    assert box_of(ada.page.locator(".board-box > .picture"))["width"] >= 350
    assert ada.page.evaluate(BELOW_SCREEN) <= 0
    if game == "lionheart":
        fight(ada, Random(5))
    else:
        ada.play(Random(5), clicks=1500)
    assert ada.is_over
    assert ada.page.evaluate(BELOW_SCREEN) <= 0
    assert not ada.violations()
    assert not ada.errors


@pytest.mark.parametrize("game", ENDS)
def test_the_board_is_looked_at_from_near(game: str, chromium: Browser, server: Server) -> None:
    """Fingers, a double tap, keys and the button; the rest stays as it is, and a tap means what it touches."""
    ada = Tapper(chromium, server.address)
    ada.table("me", *["bot"] * (2 if game == "lowenherz-1997" else 1), game=game)
    ada.wait_until_asked()
    page, whole = ada.page, ada.page.get_by_role("button", name="Whole board")
    board, decision = box_of(page.locator(".board-box > .picture")), box_of(page.locator("#decision"))
    middle = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    ada.pinch(middle, 60, 150)
    ada.wait_until_near(2.5, 0.1)
    expect(whole).to_be_in_viewport(ratio=1)
    assert box_of(page.locator(".board-box > .picture")) == board
    assert box_of(page.locator("#decision")) == decision
    first = page.locator("[data-target]").first
    before = middle_of(first)
    ada.drag(middle, (middle[0] + 70, middle[1] + 60))
    moved = middle_of(first)
    assert moved[0] - before[0] == pytest.approx(70, abs=12)
    assert moved[1] - before[1] == pytest.approx(60, abs=12)
    ada.pinch(middle, 160, 40)
    expect(whole).to_have_count(0)
    ada.wait_until_near(1)
    target = page.locator("[data-target]").last
    # On the frame, where nothing is picked, and not beside a button: the browser takes a finger near one for meant at it.
    ada.double_tap((board["x"] + 4, middle[1]))
    ada.wait_until_near(2.25, 0.01)
    whole.tap()
    ada.wait_until_near(1)
    target.focus()
    ada.keys("+", "+")
    ada.wait_until_near(2.25, 0.01)
    name = target.get_attribute("data-target")
    page.wait_for_function(f"({IN_SIGHT})(`[data-target='{name}']`)")
    seen = ada.look()
    ada.tap(page.locator(f"[data-target='{name}']"))
    ada.wait_until_changed(seen)
    ada.wait_until_near(2.25, 0.01)
    page.locator(".board-box [tabindex='0']").first.focus()
    ada.keys("0")
    ada.wait_until_near(1)
    assert not ada.violations()
    assert not ada.errors


def test_what_happens_elsewhere_comes_into_sight(chromium: Browser, server: Server) -> None:
    """In a replay, step by step, looked at from near."""
    ada = Tapper(chromium, server.address)
    ada.post("/api/guest", name="Ada")
    file = (MATCHES / "lowenherz-2003" / "king-on-own-action.match").read_text("utf-8")
    ada.go(f"/replay/{ada.post('/api/import', file=file)['id']}#40")
    board = box_of(ada.page.locator(".board-box > .picture"))
    assert board["width"] >= 350
    assert ada.page.evaluate(BELOW_SCREEN) <= 0
    expect(ada.page.get_by_role("banner").get_by_role("link")).to_be_in_viewport(ratio=1)
    tabs = box_of(ada.page.get_by_role("tablist"))
    assert tabs["y"] + tabs["height"] >= 640 - 6
    expect(ada.page.locator("svg.board g.last").first).to_be_visible()
    ada.double_tap((board["x"] + 90, board["y"] + 90))
    forward = ada.page.get_by_role("button", name="One step on")
    places: set[str] = set()
    for _ in range(8):
        told = ada.page.url
        forward.tap()
        expect(ada.page).not_to_have_url(told)
        if ada.page.locator("svg.board g.last").count():
            ada.page.wait_for_function(f"({IN_SIGHT})('svg.board g.last')")
            places.add(ada.page.evaluate(LIES))
    assert len(places) > 1
    ada.wait_until_near(2.25)


@pytest.mark.parametrize("near", [False, True])
def test_what_is_confirmed_is_not_hidden(near: bool, chromium: Browser, server: Server) -> None:
    """An attack: the odds beside it and the buttons in the decision; it can be put away, and a second tap strikes."""
    ada = Tapper(chromium, server.address)
    lines = lines_of("lionheart")
    entry = max(number for number, line in enumerate(lines) if " attack " in line)
    sit_at(ada, "lionheart", entry)
    _, _, unit, foe = lines[entry].split()
    own, struck = (ada.page.locator(f'[data-target="{cell}"]').first for cell in (unit, foe))
    if near:
        x, y = middle_of(own)
        ada.pinch((x, y - 20), 60, 130)
    stands = box_of(own.locator(".touch"))
    ada.tap(own)
    ada.tap(struck)
    odds, held = ada.page.locator(".odds"), ada.page.locator("#decision .held")
    yes = held.get_by_role("button", name=f"Attack {foe}")
    expect(odds).to_be_in_viewport(ratio=1)
    expect(yes).to_be_in_viewport(ratio=1)
    assert box_of(yes)["height"] >= 44
    foreseen = ada.page.locator("#decision .foreseen")
    for shown in (odds, held, foreseen):
        assert not overlap(box_of(shown), box_of(struck.locator(".touch")))
        assert near or not overlap(box_of(shown), stands)
    assert not foreseen.evaluate(CUT_LINES)
    assert not ada.violations()
    ada.page.get_by_role("button", name="Not yet").tap()
    expect(held).to_have_count(0)
    expect(odds).to_have_count(0)
    ada.tap(struck)
    expect(held).to_have_count(1)
    ada.tap(struck)
    expect(held).to_have_count(0)
    wait_for(lambda: any("attack-rolled" in frame for frame in ada.frames), ada.page)
    assert not ada.errors


def test_what_lies_under_the_field_has_the_whole_width(chromium: Browser, server: Server) -> None:
    """Orders, what each side has left, what units can do: one under the other, and no button over what is read."""
    ada = Tapper(chromium, server.address)
    lines = lines_of("lionheart")
    sit_at(ada, "lionheart", max(number for number, line in enumerate(lines) if " attack " in line))
    if (again := ada.page.get_by_role("button", name="Choose again")).count():
        again.tap()
    orders, forces = box_of(ada.page.locator(".panel .orders")), box_of(ada.page.locator(".panel .forces"))
    assert orders["width"] >= 330
    assert forces["y"] >= orders["y"] + orders["height"]
    ada.page.get_by_role("tab", name="Units").tap()
    danger, kinds, close = (ada.page.locator(f".panel {what}") for what in (".danger", "details", "> .close"))
    expect(close).to_be_visible()
    for what in (danger, kinds):
        assert box_of(what)["width"] >= 330
        assert not overlap(box_of(what), box_of(close))
    assert box_of(kinds)["y"] >= box_of(danger)["y"] + box_of(danger)["height"]
    assert not ada.errors


@pytest.mark.parametrize("language", ["fr-FR", "en-GB", "de-DE"])
def test_the_kinds_of_an_army_are_in_sight_on_a_small_phone(language: str, chromium: Browser, server: Server) -> None:
    """With what they are called and how many are left, before anything is scrolled; also while it is said what cannot be."""
    ada = Tapper(chromium, server.address, language=language)
    ada.table("me", "bot", game="lionheart", army="built")
    ada.wait_until_asked()
    kinds, home = ada.page.locator("button.kind"), ada.page.locator("[data-target]")
    expect(kinds).to_have_count(6)
    for _ in range(2):
        for shown in (*kinds.all(), home.first, home.last):
            expect(shown).to_be_in_viewport(ratio=0.97)
        ada.tap(home.first)  # nothing is held yet
    expect(ada.page.locator(".obstacle")).to_be_in_viewport(ratio=1)
    ada.keys("?")
    expect(ada.page.locator("dialog kbd", has_text="⌫")).to_have_count(1)  # only as long as armies are built
    assert not ada.errors


def test_names_are_read_on_a_small_phone(chromium: Browser, server: Server) -> None:
    """Four at a table: their names, their scores, and the black castle beside these; a tap tells the whole name."""
    ada = Tapper(chromium, server.address)
    ada.post("/api/guest", name="Ada")
    names = ("Elisabeth", "Maximilian", "Christoph", "Bartholomew of Saxony")
    seats = [{"kind": "me" if seat == 0 else "here", "name": name} for seat, name in enumerate(names)]
    file = (MATCHES / "lowenherz-1997" / "most-points-4-full.match").read_text("utf-8")
    origin = ada.post("/api/import", file=file)["id"]
    ada.go(f"/table/{ada.post(f'/api/matches/{origin}/fork', entry=120, seats=seats)['id']}")
    ada.page.locator("main > h1 + p + button").tap()
    ada.wait_until_asked()
    cards = ada.page.locator("li.player.small")
    expect(cards).to_have_count(4)
    for card, name in zip(cards.all(), names, strict=True):
        shown = card.locator(".name")
        expect(shown).to_have_text(name)
        if len(name) <= 10:
            assert shown.evaluate("one => one.scrollWidth <= one.clientWidth")
        score = box_of(card.locator(".score"))
        for other in card.locator(".goods li").all():
            assert not overlap(score, box_of(other))
    cards.nth(3).tap()
    expect(ada.page.locator("[popover]:popover-open b")).to_have_text(names[3])
    assert ada.overflow <= 0
    assert not ada.errors


@pytest.mark.parametrize(("width", "height"), [(768, 1024), (820, 1180)])
def test_a_tablet_held_upright_has_all_of_it_at_once(width: int, height: int, chromium: Browser, server: Server) -> None:
    ada = Tapper(chromium, server.address, width=width, height=height)
    sit_at(
        ada, "lowenherz-2003", next(n for n, line in enumerate(lines_of("lowenherz-2003")) if n > 99 and " play " in line)
    )
    hand, log = ada.page.locator(".own button").first, ada.page.locator("[role=log]")
    for what in (ada.page.locator("#decision"), hand, log, ada.page.get_by_role("tab").first):
        expect(what).to_be_in_viewport(ratio=0.9)  # cards of a hand lie a little askew
    assert box_of(hand)["width"] >= 72
    board, told = box_of(ada.page.locator(".board-box > .picture")), box_of(log)
    assert board["width"] >= 0.75 * width
    assert told["y"] > board["y"] + board["height"]
    assert told["height"] > 100
    assert ada.page.evaluate(BELOW_SCREEN) <= 0
    ada.play(Random(2), clicks=4)
    assert not ada.violations()
    assert not ada.errors


def test_a_tablet_with_room_shows_what_lies_open_and_the_log_at_once(chromium: Browser, server: Server) -> None:
    """Löwenherz 1997: under the flat map there are the round's card and what happened, and no tab for the card."""
    ada = Tapper(chromium, server.address, width=820, height=1180)
    choices = [number for number, line in enumerate(lines_of("lowenherz-1997")) if " choose " in line]
    sit_at(ada, "lowenherz-1997", choices[0])
    card, log = ada.page.locator(".stock"), ada.page.locator("[role=log]")
    expect(card).to_contain_text("Round 1")
    for what in (card, log):
        expect(what).to_be_in_viewport(ratio=1)
    assert box_of(log)["height"] > 200
    assert not overlap(box_of(card), box_of(log))
    expect(ada.page.get_by_role("tab", name="Action")).to_have_count(0)
    assert not ada.violations_in_either_light()
    assert not ada.errors
