"""People among themselves at the table: chat, offers, who is away, and a table that is closed."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

from playwright.sync_api import Browser, expect

from tests.e2e.clicking import Clicker
from tests.e2e.company import dialog, place_castle, player_named, propose, respond, together
from tests.server.process import Server


def let_pass(server: Server, match: str, seconds: int) -> None:
    """Time goes by at a table: whoever is away has been for longer, as if another process had noted it."""
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=20)) as database, database:
        database.execute("UPDATE seats SET left_at = left_at - ? WHERE match = ?", (seconds, match))
        database.execute("UPDATE matches SET revision = revision + 1 WHERE id = ?", (match,))


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
        respond(grace, answer)
        expect(ada.page.get_by_role("list", name="Proposals")).to_have_count(0)
        if answer == "Decline":
            expect(ada.page.locator(".notices")).to_have_text("Grace does not agree: the move stands.")
            assert grace.page.locator(".notices").inner_text() == ""
    expect(grace.page.locator(".notices")).to_have_text("Red takes back the last move.")
    expect(ada.page.locator(".notices")).to_contain_text("Grace agrees that the move is taken back.")
    expect(ada.page.locator("#decision .sentence")).to_contain_text("Your turn: place a knight")
    outcomes_are_told(ada, grace, Clicker(chromium, server.address))
    assert "place a knight" not in grace.page.locator("#decision.asked").all_inner_texts()
    propose(grace, "Offer a draw")
    expect(ada.page.get_by_text("Grace offers a draw.").first).to_be_visible()
    assert not ada.violations()
    respond(grace, "Withdraw")
    expect(ada.page.get_by_role("list", name="Proposals")).to_have_count(0)
    ada.keys("Escape", "d", "h")
    expect(grace.page.get_by_text("proposes to allow hints").first).to_be_visible()
    respond(grace, "Agree")
    expect(ada.page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
    propose(ada, "Offer a draw")
    respond(grace, "Agree")
    for person in (ada, grace):
        expect(dialog(person, "Result")).to_contain_text("draw")
        assert not person.errors


def outcomes_are_told(ada: Clicker, grace: Clicker, looker: Clicker) -> None:
    """The log tells what was asked and answered, and strikes through what was taken back: also after a reload."""
    looker.go(ada.page.url.removeprefix(ada.address))
    ada.page.reload()
    for person in (ada, grace, looker):
        person.page.get_by_role("tab", name="Log").click()
        log = person.page.locator("[role=log]")
        struck = [
            re.compile(f"{who} places a {what}")
            for who, what in (("Red", "knight"), ("Grace", "castle"), ("Grace", "knight"))
        ]
        expect(log.locator("s")).to_have_text(struck)
        for sentence in ("Grace does not agree: the move stands.", "Red takes back the last move."):
            expect(log.get_by_text(sentence)).to_have_count(1)
    assert not looker.violations()


def test_a_draw_is_refused_then_all_stop_and_begin_anew(chromium: Browser, server: Server) -> None:
    ada, grace = together(chromium, server, "Grace")
    propose(ada, "Offer a draw")
    expect(grace.page.get_by_text("Red offers a draw.").first).to_be_visible()
    respond(grace, "Decline")
    for person in (ada, grace):
        expect(person.page.get_by_role("list", name="Proposals")).to_have_count(0)
    place_castle(ada)  # it goes on
    propose(grace, "Propose to abandon the match")
    expect(ada.page.get_by_text("Grace proposes to abandon the match.").first).to_be_visible()
    assert not ada.is_over
    respond(ada, "Agree")
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
    respond(grace, "Agree")
    for person, player in zip((ada, grace), of_zoe, strict=True):
        expect(player).to_contain_text("bot")
        expect(person.page.locator("[role=log]")).to_contain_text("Zoe places a knight")
        expect(person.page.locator("[role=log]")).to_contain_text("From now on a bot plays for Zoe.")
    place_castle(grace)
    zoe.page.get_by_role("region", name="My matches").get_by_role("link").first.click()
    for player in of_zoe:
        expect(player).to_contain_text("in person")
        expect(player).not_to_contain_text("bot")
    expect(ada.page.locator(".notices")).to_contain_text("Zoe is back and takes over from the bot.")
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
