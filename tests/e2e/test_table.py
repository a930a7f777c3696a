"""What all games share at the table: keys, notation, hints, sheets, curtains, two tabs, thumbs."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.clicking import COVER, Clicker, wait_for
from tests.e2e.company import dialog
from tests.server.process import Server

GAMES = ("lowenherz-2003", "lowenherz-1997", "lionheart")
LONG = "Wolframconstantinopolitanischerdudelsack"
OUTSIDE = """(name) => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.includes(name) || node.parentElement.closest(".unseen, .slip")) continue;
    if (!node.parentElement.checkVisibility()) continue;
    const cut = getComputedStyle(node.parentElement);
    if (cut.textOverflow === "ellipsis" && cut.overflowX === "hidden" && node.parentElement.closest("[title]")) continue;
    const range = document.createRange();
    range.selectNode(node);
    const text = range.getBoundingClientRect();
    for (let at = node.parentElement; at; at = at.parentElement) {
      const box = at.getBoundingClientRect();
      const holds = !["inline", "contents"].includes(getComputedStyle(at).display);
      if (holds && (text.right > box.right + 1 || text.left < box.left - 1)) found.push(at.outerHTML.slice(0, 120));
    }
  }
  return found;
}"""
"""The boxes that a name sticks out of; a name cut short with an ellipsis is whole in its title."""


def type_line(person: Clicker, line: str) -> None:
    """Say a line in notation."""
    person.keys("/")
    person.page.keyboard.type(line)
    person.keys("Enter")


def test_a_match_by_keys_alone(chromium: Browser, server: Server) -> None:
    """Castles with arrows and Enter, cards in notation, what is refused named by its rule; at last one resigns."""
    ada = Clicker(chromium, server.address)
    ada.table("me", "bot")
    log = ada.page.locator("[role=log]")
    for _ in range(5):
        ada.wait_until_asked()
        ada.keys("b", "ArrowDown", "ArrowRight", "Enter")
        expect(ada.page.locator("#decision .sentence")).to_contain_text("place a knight")
        ada.keys("b", "Enter")
        expect(ada.page.locator("#decision .sentence")).not_to_contain_text("place a knight beside")
    ada.wait_until_asked()
    expect(ada.page.locator("#decision .sentence")).to_contain_text("sell or play a card")
    type_line(ada, "sell D.D")
    expect(ada.page.get_by_role("alert")).to_contain_text("L03-")
    field = ada.page.get_by_role("combobox")
    for _ in range(2):  # the line and the focus stay where they were, also when the reason is put away
        expect(field).to_be_focused()
        expect(field).to_have_value("sell D.D")
        ada.keys("Escape")
        expect(ada.page.get_by_role("alert")).to_have_count(0)
    expect(field).to_have_count(0)
    ada.keys("/")
    ada.page.keyboard.type("SELL")
    expect(ada.page.get_by_role("option").first).to_have_text(re.compile("^sell A"))
    ada.keys("ArrowDown", "Enter")
    expect(log).to_contain_text("to the market for")
    expect(field).to_have_count(0)
    ada.keys("l")
    expect(log).to_be_focused()
    ada.keys("ArrowUp")
    expect(log.locator(".told:focus")).to_have_count(1)
    ada.keys("m")
    expect(dialog(ada, "At this table")).to_be_visible()
    ada.page.get_by_role("dialog").get_by_role("button", name="Resign").press("Enter")
    ada.keys("Tab", "Enter")
    expect(dialog(ada, "Resign")).to_contain_text("Really?")
    assert not ada.is_over
    ada.keys("Enter")
    expect(dialog(ada, "Result")).to_be_visible()
    assert not ada.violations()
    assert not ada.errors


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_has_reasons_and_is_done(chromium: Browser, server: Server, game: str) -> None:
    ada = Clicker(chromium, server.address)
    ada.table("me", "bot", game=game)
    ada.wait_until_asked()
    log = ada.page.locator("[role=log]").inner_text()
    ada.keys("h")
    advice = ada.page.locator(".parchment")
    expect(advice.locator("li").first).to_be_visible(timeout=20_000)
    assert not ada.violations()
    advice.get_by_role("button", name="Do that").click()
    expect(advice).to_have_count(0)
    expect(ada.page.locator("[role=log]")).not_to_have_text(log, use_inner_text=True)
    assert not ada.errors


def test_what_happened_since_is_told_and_the_log_points_at_the_board(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    ada.table("me", "bot", first=0)
    place_castle_alone(ada)
    since = ada.page.locator("details:has(.title)")
    expect(since).to_contain_text("Since your last turn")
    expect(since.get_by_role("listitem")).to_have_count(2)
    ada.page.locator("[data-target]").first.press("Enter")
    expect(since).to_have_count(0)
    expect(ada.page.locator("[role=log] .since")).to_have_count(1)
    told = ada.page.locator("[role=log] .told", has_text="castle").first
    before = ada.page.locator(".board-box").inner_html()
    told.hover()
    ada.page.wait_for_function("before => document.querySelector('.board-box').innerHTML !== before", arg=before)
    assert not ada.errors


def place_castle_alone(person: Clicker) -> None:
    """A castle and its knight; a bot answers at once."""
    sentence = person.page.locator("#decision .sentence")
    for piece in ("castle", "knight"):
        expect(sentence).to_contain_text(f"Your turn: place a {piece}")
        person.page.locator("[data-target]").first.press("Enter")
    expect(sentence).to_contain_text("Your turn: place a castle")


def test_who_is_asked_first_may_think_again(chromium: Browser, server: Server) -> None:
    """Steps are free; the one that ends that is asked about, until one does not want to be asked."""
    ada = Clicker(chromium, server.address, asks=True)
    ada.table("me", "bot", first=0)
    sentence = ada.page.locator("#decision .sentence")
    expect(sentence).to_contain_text("Your turn: place a castle")
    ada.page.locator("[data-target]").first.press("Enter")
    expect(sentence).to_contain_text("place a knight")
    ada.press("Take back")
    expect(sentence).to_contain_text("place a castle")
    ada.page.locator("[data-target]").first.press("Enter")
    expect(sentence).to_contain_text("place a knight")
    ada.page.locator("[data-target]").first.press("Enter")
    expect(ada.page.get_by_role("button", name="Do it")).to_be_focused()
    ada.keys("Escape")
    expect(ada.page.get_by_role("button", name="Do it")).to_have_count(0)
    expect(sentence).to_contain_text("place a knight")
    ada.page.locator("[data-target]").first.press("Enter")
    ada.page.get_by_label("Do not ask again").check()
    ada.press("Do it")
    expect(sentence).to_contain_text("Your turn: place a castle")
    for piece in ("knight", "castle"):
        ada.page.locator("[data-target]").first.press("Enter")
        expect(sentence).to_contain_text(f"Your turn: place a {piece}")
    assert not ada.errors


@pytest.mark.parametrize("game", ["lowenherz-2003", "lowenherz-1997"])
def test_at_a_shared_screen_nobodys_own_is_shown_while_another_is_asked(
    chromium: Browser, server: Server, game: str
) -> None:
    """Two at one screen, a third far away: who has decided gets up, and looks again behind the curtain."""
    both, hedy = Clicker(chromium, server.address), Clicker(chromium, server.address)
    token = both.table("me", "me", "link", game=game)["2"]
    match = both.page.url.rpartition("/")[2]
    hedy.post("/api/guest", name="Hedy")
    hedy.post(f"/api/matches/{match}/seat", token=token, name="Hedy", nonce="n")
    page, curtain = both.page, both.page.locator(COVER)
    look = page.get_by_role("button", name="Look as")
    rng = Random(1)

    while not look.count():
        expect(page.locator(f"#decision.asked, {COVER}").or_(look).first).to_be_visible()
        if curtain.count():
            curtain.click()
            expect(page.locator("#decision")).to_be_visible()
        elif not look.count():
            both.click_on(rng)
    you = page.locator(".role").filter(has_text="you")
    expect(you).to_have_count(0)
    expect(look).to_have_count(2)
    look.nth(1).click()
    page.get_by_role("button", name="Not now").click()
    expect(you).to_have_count(0)
    look.nth(1).click()
    curtain.click()
    expect(you).to_have_count(1)
    page.get_by_role("button", name="Cover again").click()
    expect(you).to_have_count(0)
    expect(look).to_have_count(2)
    assert not both.violations()
    updates = [message for message in map(json.loads, both.frames) if message["type"] == "update"]
    assert [update["view"]["seat"] for update in updates][-3:] == [None, 1, None]
    assert not both.errors


def test_behind_the_curtain_nothing_is_left(chromium: Browser, server: Server) -> None:
    both = Clicker(chromium, server.address)
    both.table("me", "here")
    curtain = both.page.locator(COVER)
    for _ in range(3):
        expect(curtain).to_be_focused()
        assert both.page.locator("[role=log], [data-target], #decision, [role=status] > *, dialog").count() == 0
        both.keys("u", "l", "m")  # no key works behind it
        expect(curtain).to_be_visible()
        both.keys("Enter")
        expect(curtain).to_have_count(0)
        for _ in range(2):
            both.wait_until_asked()
            before = both.page.locator("#decision .sentence").inner_text()
            both.page.locator("[data-target]").first.press("Enter")
            expect(both.page.locator("#decision .sentence").filter(has_text=before)).to_have_count(0)
    assert not both.errors


def test_two_tabs_of_one_player_agree(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    ada.table("me", "bot", first=0)
    ada.wait_until_asked()
    other = ada.context.new_page()
    other.goto(ada.page.url)
    for page, seen in ((ada.page, other), (other, ada.page), (ada.page, other)):
        expect(page.locator("#decision.asked")).to_be_visible()
        page.bring_to_front()
        asked = page.locator("#decision .sentence").inner_text()
        page.locator("[data-target]").first.press("Enter")
        expect(page.locator("#decision.asked .sentence")).not_to_have_text(asked)
        expect(page.locator("#decision.asked")).to_be_visible()
        expect(seen.locator(".told")).to_have_text(page.locator(".told").all_inner_texts())
        expect(seen.locator("#decision .sentence")).to_have_text(page.locator("#decision .sentence").inner_text())
    # Both answer at once: whether the second comes too late or to the next question, they agree and nobody is told off.
    for page in (ada.page, other):
        page.locator("[data-target]").first.dispatch_event("keydown", {"key": "Enter", "bubbles": True})
    for page in (ada.page, other):
        expect(page.locator(".told", has_text="Red places a knight")).to_have_count(2)
    told = [page.locator(".told") for page in (ada.page, other)]
    wait_for(lambda: told[0].all_inner_texts() == told[1].all_inner_texts(), other)
    assert ada.page.get_by_role("alert").count() + other.get_by_role("alert").count() == 0
    assert not ada.errors


def test_a_thumb_on_a_phone(chromium: Browser, server: Server) -> None:
    """A tap does what can be taken back; nothing scrolls; everything else is a tab away."""
    ada = Clicker(chromium, server.address, width=390, height=844, touch=True)
    ada.table("me", "bot", first=0)
    sentence = ada.page.locator("#decision .sentence")
    expect(sentence).to_contain_text("place a castle")
    target = ada.page.locator("[data-target]").nth(20)
    target.tap()
    expect(sentence).to_contain_text("place a knight")
    assert ada.page.evaluate("document.documentElement.scrollHeight") <= 844
    for tab in ("At the table", "Log", "Chat", "Market"):
        ada.page.get_by_role("tab", name=tab).tap()
        expect(ada.page.get_by_role("tabpanel", name=tab)).to_be_visible()
        assert not ada.violations()
    ada.page.get_by_role("button", name="More").tap()
    dialog(ada, "At this table").get_by_role("button", name="House rules").tap()
    expect(dialog(ada, "House rules")).to_contain_text("Kosmos 2003")
    assert ada.overflow <= 0
    assert not ada.errors


@pytest.mark.parametrize(
    ("game", "language", "width", "dark"),
    [
        ("lowenherz-2003", "en", 1280, False),
        ("lowenherz-2003", "de", 360, True),
        ("lowenherz-1997", "fr", 390, True),
        ("lionheart", "de", 360, False),
    ],
)
def test_axe_finds_nothing_on_any_sheet(
    chromium: Browser, server: Server, game: str, language: str, width: int, dark: bool
) -> None:
    sheet = "dialog[open], .command"
    ada = Clicker(chromium, server.address, width=width, height=720, dark=dark, language=language)
    ada.table("me", "bot", game=game)
    ada.wait_until_asked()
    assert not ada.violations_in_either_light()
    for key in ("m", "r", "t", "?", "/"):
        ada.keys(key)
        expect(ada.page.locator(sheet).first).to_be_visible()
        if key == "t":  # its tables are fetched
            expect(ada.page.locator("dialog[open] table").first).to_be_visible()
        assert not ada.violations_in_either_light(sheet), key
        assert ada.overflow <= 0, key
        ada.keys("Escape")
        expect(ada.page.locator("dialog, .command")).to_have_count(0)
    assert not ada.errors


def test_the_same_again(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    ada.table("me", "bot", game="lionheart")
    ada.wait_until_asked()
    ada.keys("m")
    dialog(ada, "At this table").get_by_role("button", name="Resign").click()
    ada.press("Resign")
    ada.press("Yes, resign")
    result = dialog(ada, "Result")
    expect(result).to_contain_text("resigned")
    result.get_by_text("Was chance honest?").click()
    result.get_by_role("button", name="Check the whole match").click()
    expect(result).to_contain_text("Verified")
    first = ada.page.url
    result.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(lambda url: "/table/" in url and url != first)
    ada.wait_until_asked()
    assert not ada.errors


def test_a_long_name_sticks_out_of_nothing(chromium: Browser, server: Server) -> None:
    ada, grace = Clicker(chromium, server.address), Clicker(chromium, server.address, width=390, height=844)

    def see(person: Clicker, path: str, place: str) -> None:
        person.go(path)
        fits(person, place)

    def fits(person: Clicker, place: str) -> None:
        expect(person.page.locator(place, has_text=LONG).first).to_be_visible()
        assert not person.page.evaluate(OUTSIDE, LONG)
        assert not person.page.locator("#decision").evaluate_all(
            "all => all.filter((one) => one.scrollWidth > one.clientWidth)"
        )
        assert person.overflow <= 0

    for person in (ada, grace):
        person.post("/api/guest", name=LONG)
    seats = [{"kind": "me", "name": LONG}, {"kind": "link"}]
    made = ada.post("/api/matches", game="lionheart", seats=seats, options={}, nonce="n")
    match, token = made["id"], made["tokens"]["1"]
    see(ada, f"/table/{match}", "main strong")
    see(grace, f"/table/{match}#token={token}", "main h1")
    grace.post(f"/api/matches/{match}/seat", token=token, name=LONG, nonce="n")
    grace.go()
    for person in (ada, grace):
        see(person, f"/table/{match}", ".player strong")
    ada.keys("c")
    ada.page.keyboard.type(LONG * 2)
    ada.keys("Enter")
    grace.page.get_by_role("tab", name="Chat").click()
    for person in (ada, grace):
        fits(person, "li .text")
        person.page.get_by_role("tab", name="Log").click()
        fits(person, "[role=log]")
    see(grace, "/", "main li")
    see(grace, f"/table/{match}", ".player strong")
    grace.keys("m")
    dialog(grace, "At this table").get_by_role("button", name="Resign").click()
    grace.press("Resign")
    grace.press("Yes, resign")
    fits(grace, "dialog strong")
    see(ada, f"/replay/{match}", ".player strong")
    assert not ada.errors + grace.errors
