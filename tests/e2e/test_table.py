"""What all games share at the table: keys, notation, offers, chat, hints, sheets, curtains, two tabs, thumbs."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e.clicking import COVER, Clicker, wait_for
from tests.server.process import Server

GAMES = ("lowenherz-2003", "lowenherz-1997", "lionheart")
LONG = "Wolframconstantinopolitanischerdudelsack"
OUTSIDE = """(name) => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.includes(name) || node.parentElement.closest(".unseen, .small, .slip")) continue;
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
"""The boxes that a name sticks out of."""


def dialog(person: Clicker, title: str) -> Locator:
    return person.page.get_by_role("dialog", name=title)


def player_named(person: Clicker, name: str) -> Locator:
    """What is shown of someone at the table."""
    return person.page.get_by_role("region", name="At the table").get_by_role("listitem").filter(has_text=name)


def type_line(person: Clicker, line: str) -> None:
    """Say a line in notation."""
    person.keys("/")
    person.page.keyboard.type(line)
    person.keys("Enter")


def place_castle(person: Clicker) -> None:
    """A castle and its knight, each on the first place that is lit."""
    person.wait_until_asked()
    sentence = person.page.locator("#decision .sentence")
    for piece in ("castle", "knight"):
        expect(sentence).to_contain_text(f"place a {piece}")
        person.page.locator("[data-target]").first.press("Enter")
    expect(sentence).to_contain_text("Waiting")


def together(chromium: Browser, server: Server, *guests: str, first: int = 0) -> list[Clicker]:
    """Ada and her guests at one table, each with a browser of their own."""
    ada = Clicker(chromium, server.address)
    tokens = ada.table("me", *("link" for _ in guests), first=first)
    match, people = ada.page.url.rpartition("/")[2], [ada]
    for seat, name in enumerate(guests, 1):
        guest = Clicker(chromium, server.address)
        guest.post("/api/guest", name=name)
        guest.post(f"/api/matches/{match}/seat", token=tokens[str(seat)], name=name, nonce="n")
        guest.go(f"/table/{match}")
        people.append(guest)
    people[first].wait_until_asked()
    return people


def propose(person: Clicker, what: str) -> None:
    """Open the sheet of the table and propose something to the others."""
    person.keys("m")
    dialog(person, "At this table").get_by_role("button", name=what).click()


def let_pass(server: Server, match: str, seconds: int) -> None:
    """Time goes by at a table: whoever is away has been for longer, as if another process had noted it."""
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=20)) as database, database:
        database.execute("UPDATE seats SET left_at = left_at - ? WHERE match = ?", (seconds, match))
        database.execute("UPDATE matches SET revision = revision + 1 WHERE id = ?", (match,))


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
    ada.keys("Escape")
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    ada.keys("/")
    ada.page.keyboard.type("SELL")
    expect(ada.page.get_by_role("option").first).to_have_text(re.compile("^sell A"))
    ada.keys("ArrowDown", "Enter")
    expect(log).to_contain_text("to the market for")
    ada.keys("l", "ArrowUp")
    assert ada.page.evaluate("document.activeElement.matches('[role=log] p')")
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


def test_chat_offers_and_undo_by_consent(chromium: Browser, server: Server) -> None:
    ada, grace = together(chromium, server, "Grace")
    place_castle(ada)
    grace.keys("c")
    grace.page.keyboard.type("Good luck!")
    grace.keys("Enter")
    tab = ada.page.get_by_role("tab", name="Chat")
    expect(tab).to_contain_text("1")
    tab.click()
    expect(ada.page.get_by_text("Good luck!").first).to_be_visible()
    expect(tab).not_to_contain_text("1")
    place_castle(grace)
    for answer in ("Decline", "Agree"):
        ada.press("Ask to take back")
        expect(ada.page.get_by_text("Still to answer: Grace")).to_be_visible()
        grace.press(answer)
        expect(ada.page.get_by_role("list", name="Proposals")).to_have_count(0)
    expect(ada.page.locator("#decision .sentence")).to_contain_text("Your turn: place a knight")
    assert "place a knight" not in grace.page.locator("#decision.asked").all_inner_texts()
    propose(grace, "Offer a draw")
    expect(ada.page.get_by_text("Grace offers a draw.").first).to_be_visible()
    assert not ada.violations()
    grace.press("Withdraw")
    expect(ada.page.get_by_role("list", name="Proposals")).to_have_count(0)
    ada.keys("Escape", "d", "h")
    expect(grace.page.get_by_text("proposes to allow hints").first).to_be_visible()
    grace.press("Agree")
    expect(ada.page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
    propose(ada, "Offer a draw")
    grace.press("Agree")
    for person in (ada, grace):
        expect(dialog(person, "Result")).to_contain_text("draw")
        assert not person.errors


def test_a_draw_is_refused_then_all_stop_and_begin_anew(chromium: Browser, server: Server) -> None:
    ada, grace = together(chromium, server, "Grace")
    propose(ada, "Offer a draw")
    expect(grace.page.get_by_text("Red offers a draw.").first).to_be_visible()
    grace.press("Decline")
    for person in (ada, grace):
        expect(person.page.get_by_role("list", name="Proposals")).to_have_count(0)
    place_castle(ada)  # it goes on
    propose(grace, "Propose to abandon the match")
    expect(ada.page.get_by_text("Grace proposes to abandon the match.").first).to_be_visible()
    assert not ada.is_over
    ada.press("Agree")
    for person in (ada, grace):
        expect(dialog(person, "Result")).to_contain_text("abandoned")
    assert not grace.violations()
    before = ada.page.url
    dialog(ada, "Result").get_by_role("button", name="Rematch").click()
    expect(ada.page.get_by_role("heading", name="The table is waiting for company")).to_be_visible()
    wanted = grace.page.get_by_text("Red wants a rematch.")
    expect(dialog(grace, "Result").get_by_role("status").and_(wanted)).to_be_visible()
    dialog(grace, "Result").get_by_role("button", name="Look at the board").click()
    expect(grace.page.locator("#decision .sentence")).to_contain_text("The match is over. Red wants a rematch.")
    grace.page.locator("#decision").get_by_role("button", name="Result").click()
    dialog(grace, "Result").get_by_role("button", name="Rematch").click()
    for person in (ada, grace):
        place_castle(person)
        expect(person.page.locator("[role=log]")).to_contain_text("Red places a castle")
    assert ada.page.url == grace.page.url != before
    assert not ada.errors + grace.errors


def test_a_bot_plays_for_who_left_until_they_are_back(chromium: Browser, server: Server) -> None:
    ada, grace, zoe = together(chromium, server, "Grace", "Zoe", first=2)
    of_zoe = [player_named(person, "Zoe") for person in (ada, grace)]
    zoe.page.get_by_role("link", name="Cœur de Lion").click()
    for player in of_zoe:
        expect(player).to_contain_text(re.compile(r"away – a bot may take over in 1:\d\d"))
    expect(grace.page.locator("[role=status].unseen")).to_have_text("Zoe is away. A bot may take over in 2 minutes.")
    ada.keys("m")
    command = dialog(ada, "At this table").get_by_role("button", name="Let a bot play for Zoe")
    expect(command).to_contain_text("Possible in 1:")
    expect(command).to_have_attribute("aria-disabled", "true")
    assert not ada.violations()
    ada.keys("Escape")
    let_pass(server, ada.page.url.rpartition("/")[2], 120)
    for player in of_zoe:
        expect(player).to_contain_text(re.compile("may take over (?!in)"))
    propose(ada, "Let a bot play for Zoe")
    expect(ada.page.get_by_text("To answer: Grace")).to_be_visible()
    expect(grace.page.get_by_text("Red proposes that a bot plays for Zoe.").first).to_be_visible()
    assert not grace.violations()
    grace.press("Agree")
    for person, player in zip((ada, grace), of_zoe, strict=True):
        expect(player).to_contain_text("bot")
        expect(person.page.locator("[role=log]")).to_contain_text("Zoe places a knight")
    place_castle(grace)
    zoe.page.get_by_role("region", name="My matches").get_by_role("link").first.click()
    for player in of_zoe:
        expect(player).to_contain_text("in person")
        expect(player).not_to_contain_text("bot")
    place_castle(ada)
    place_castle(zoe)
    expect(ada.page.locator("[role=log] .told", has_text="Zoe places a knight")).to_have_count(2)
    assert not ada.errors + grace.errors + zoe.errors


def test_who_loses_the_connection_sees_how_long_the_seat_is_safe(chromium: Browser, server: Server) -> None:
    ada, _ = together(chromium, server, "Grace")
    ada.context.set_offline(True)
    ada.page.evaluate("() => dispatchEvent(new Event('focus'))")  # what checks the connection
    expect(ada.page.locator(".away")).to_contain_text(re.compile(r"Your seat is safe for 1:\d\d more"))
    ada.context.set_offline(False)
    expect(ada.page.locator(".away")).to_have_count(0)
    assert not ada.errors


def test_who_waits_is_told_that_the_table_is_closed(chromium: Browser, server: Server) -> None:
    ada, grace = Clicker(chromium, server.address), Clicker(chromium, server.address, width=390)
    tokens = ada.table("me", "link", "link")
    match = ada.page.url.rpartition("/")[2]
    grace.post("/api/guest", name="Grace")
    grace.post(f"/api/matches/{match}/seat", token=tokens["1"])
    grace.go(f"/table/{match}")
    expect(grace.page.get_by_role("heading", name="waiting for company")).to_be_visible()
    ada.press("Clear the table away")
    expect(grace.page.get_by_role("heading", name="This table was closed.")).to_be_visible()
    assert not grace.violations()
    grace.page.get_by_role("link", name="Start page").click()
    expect(grace.page.get_by_role("button", name="Play now").first).to_be_visible()
    assert not grace.errors


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
    """The first tap shows what it would do, the second does it; nothing scrolls; everything else is a tab away."""
    ada = Clicker(chromium, server.address, width=390, height=844, touch=True)
    ada.table("me", "bot", first=0)
    sentence = ada.page.locator("#decision .sentence")
    expect(sentence).to_contain_text("place a castle")
    target = ada.page.locator("[data-target]").nth(20)
    target.tap()
    expect(sentence).to_contain_text("place a castle")
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
