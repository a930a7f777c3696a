"""Löwenherz 1997 in a real browser: whole matches by clicking and by keys, talks and sealed bids between two, alliances."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from coeurdelion.match.record_reader import read_record
from coeurdelion.text import say
from tests import paths
from tests.e2e.clicking import COVER, Clicker
from tests.server.process import Server

GAME = "lowenherz-1997"
MATCHES = paths.MATCHES / GAME
ME, BOT, HERE, LINK = {"kind": "me"}, {"kind": "bot"}, {"kind": "here"}, {"kind": "link"}
ANSWER = "[data-target], #decision .main:not([aria-disabled=true])"
OTHER_ANSWER = "#decision :is(.bid, .buttons, .done) > .button:not([popovertarget])"
"""What ends a decision is not bright, also where there is nothing else to do."""


def _sit_down(person: Clicker, seats: list[dict[str, str]], **options: object) -> dict[str, Any]:
    """A table of this game, and the person at it."""
    person.post("/api/guest", name="Ada")
    made: dict[str, Any] = person.post("/api/matches", game=GAME, seats=seats, options=options)
    person.go(f"/table/{made['id']}")
    return made


def _join(person: Clicker, made: dict[str, Any], seat: int, name: str) -> None:
    """The person takes the seat that a link leads to."""
    person.post("/api/guest", name=name)
    person.post(f"/api/matches/{made['id']}/seat", token=made["tokens"][str(seat)], name=name)
    person.go(f"/table/{made['id']}")


def _views(person: Clicker) -> list[dict[str, Any]]:
    """All views that came over the wire, each with what has stayed as it was."""
    messages = [json.loads(frame) for frame in person.frames]
    fixed = next(message["fixed"] for message in reversed(messages) if message["type"] == "welcome")
    return [fixed | message["view"] for message in messages if message["type"] == "update"]


def test_a_whole_match_by_clicking(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    _sit_down(ada, [ME, BOT, BOT], game="full")
    ada.play(Random(1), clicks=600)
    assert ada.is_over
    ada.page.locator("dialog button").first.click()
    expect(ada.page.locator("[role=log]")).to_contain_text("The King is dead!")
    assert not ada.violations()
    assert not ada.errors


def test_a_whole_match_by_keys_alone(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    _sit_down(ada, [ME, BOT, BOT], game="basic")
    rng = Random(4)
    while True:
        ada.wait_until_asked()
        if ada.is_over:
            break
        before = ada.look()
        ada.go_by_key("Tab", ANSWER if ada.page.locator(ANSWER).count() else OTHER_ANSWER)
        for _ in range(rng.randrange(3)):
            ada.page.keyboard.press(rng.choice(["PageDown", "PageUp"]))  # on the board; nothing on buttons
        ada.page.keyboard.press("Enter")
        ada.wait_until_changed(before)
    assert not ada.errors


def test_two_browsers_talk_and_bid(chromium: Browser, server: Server) -> None:
    """One in English, one in German: each reads the other's ready phrases in their own language."""
    ada = Clicker(chromium, server.address)
    grace = Clicker(chromium, server.address, width=390, height=844, language="de-DE")
    made = _sit_down(ada, [ME, LINK], first=0)
    _join(grace, made, 1, "Grace")
    while not ada.page.locator("#decision .decide").count():  # until all castles stand
        asked = next((one for one in (ada, grace) if one.page.locator("[data-target]").count()), None)
        if asked:
            before = asked.look()
            asked.page.locator("[data-target]").first.click()
            asked.wait_until_changed(before)
    ada.page.locator(".decide button").nth(1).click()
    expect(ada.page.locator(".decide button").nth(1)).to_have_attribute("aria-disabled", "true")
    ada.page.locator(".decide button").nth(2).click()
    grace.page.locator(".decide button").nth(1).click()
    # Both want the middle action, which is never ducats nor politics.
    ada.page.get_by_role("button", name="One ducat more").click()
    expect(ada.page.get_by_text("If Grace agrees, you act and have 8 ducats left.")).to_be_visible()
    ada.press("Propose: “I act and pay you 4 ducats.”")
    talks = grace.page.get_by_role("list", name="Verhandlung")
    expect(talks.get_by_role("listitem")).to_have_text("Ada sagt: Auf dem Tisch: Ich handle und zahle dir 4 Dukaten.")
    expect(grace.page.get_by_role("button", name="Einverstanden: Ada handelt, du bekommst 4 Dukaten")).to_be_visible()
    assert not grace.violations()
    grace.page.locator("#decision").get_by_role("button", name="Einen fertigen Satz sagen").click()
    grace.page.get_by_role("button", name="Das ist zu wenig.").click()
    expect(talks).to_contain_text("Das ist zu wenig.")
    grace.press("Gegenvorschlag machen")
    grace.press("Vorschlagen: „Du handelst und zahlst mir 5 Dukaten.“")
    expect(ada.page.get_by_role("button", name="Agree: you act and pay 5 ducats")).to_be_visible()
    said = ada.page.get_by_role("list", name="Negotiation").get_by_role("listitem")
    expect(said.nth(1)).to_have_text("Grace says: That is not enough.")
    expect(said.nth(2)).to_have_text("Grace says: On the table: You act and pay me 5 ducats.")
    assert not ada.violations()
    ada.press("Break off")
    expect(grace.page.locator(".duel")).to_be_visible()
    expect(talks).to_contain_text("Nein. Geheime Gebote sollen entscheiden.")
    ada.page.get_by_role("slider").fill("7")
    ada.press("Bid 7 ducats")
    expect(grace.page.get_by_text("Ada hat geboten", exact=True)).to_be_attached()
    expect(ada.page.locator("[role=log]")).to_contain_text("Ada has made a bid.")
    assert _views(grace)[-1]["phase"]["bids"] == ["?", None]
    assert "ducats" in _views(ada)[-1]["phase"]["bids"][0]
    assert not grace.violations()
    grace.page.get_by_role("slider").fill("2")
    grace.press("2 Dukaten bieten")
    expect(ada.page.locator("[role=log]")).to_contain_text("Ada wins the duel and pays the bid to the bank (7 ducats)")
    expect(ada.page.locator("#decision summary")).to_contain_text("Grace bid 2 ducats. Ada wins the duel")
    assert not ada.errors + grace.errors


@pytest.mark.parametrize("height", [740, 640])
def test_talks_need_no_scrolling_on_a_small_phone(height: int, chromium: Browser, server: Server) -> None:
    file = (MATCHES / "a-duel-tied-twice.match").read_text("utf-8")
    log = read_record(file).match.log
    last = max(number for number, entry in enumerate(log) if entry.action.startswith("offer "))
    ada = Clicker(chromium, server.address, width=360, height=height, language="fr-FR")
    ada.post("/api/guest", name="Ada")
    origin = ada.post("/api/import", file=file)["id"]
    seats = [{"kind": "me", "name": name} for name in ("Bartholomée", "Maximilienne", "Anne-Charlotte")]
    made = ada.post(f"/api/matches/{origin}/fork", entry=last, seats=seats)
    ada.go(f"/table/{made['id']}")
    ada.page.locator(COVER).click()
    talks = ada.page.locator(".talks")
    expect(talks).to_be_visible()
    ada.wait_until_asked()
    assert ada.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    assert (
        ada.page.evaluate(
            "(({scrollHeight, clientHeight}) => scrollHeight - clientHeight)(document.querySelector('#decision'))"
        )
        <= 0
    )
    expect(talks.get_by_role("button").last).to_be_in_viewport(ratio=1)
    expect(ada.page.get_by_role("tab").first).to_be_in_viewport(ratio=1)


def test_an_alliance_is_broken_out_of_turn(chromium: Browser, server: Server) -> None:
    file = (MATCHES / "a-duel-tied-twice.match").read_text("utf-8")
    lines = [entry.action for entry in read_record(file).match.log]
    ada, grace = Clicker(chromium, server.address), Clicker(chromium, server.address)
    ada.post("/api/guest", name="Ada")
    origin = ada.post("/api/import", file=file)["id"]
    made = ada.post(f"/api/matches/{origin}/fork", entry=lines.index("alliance a2 a7"), seats=[BOT, ME, LINK])
    ada.go(f"/table/{made['id']}")
    _join(grace, made, 2, "Grace")  # she is to decide, and takes her time
    expect(grace.page.locator("#decision.asked")).to_be_visible()
    expect(ada.page.locator("#decision.asked")).to_have_count(0)
    ada.page.get_by_role("tab", name="Summary").click()
    expect(ada.page.get_by_role("list", name="Alliances").get_by_role("button", name="Break: 10 ducats")).to_be_visible()
    ribbon = ada.page.get_by_role("button", name="Alliance of regions a2 and a7")
    slip = ada.page.locator(".ribbon .told")
    ribbon.focus()
    expect(slip).to_contain_text("Grace")
    ada.page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    ribbon.hover()
    expect(slip).to_contain_text("Grace")
    assert not ada.violations()
    slip.get_by_role("button", name="Break: 10 ducats").click()
    slip.get_by_role("button", name="Break and pay: 10 ducats").click()
    expect(grace.page.locator("[role=log]")).to_contain_text(
        "Ada pays the bank 10 ducats and breaks the alliance of a2 and a7"
    )
    expect(ada.page.get_by_role("button", name="Break: 10 ducats")).to_have_count(0)
    assert not ada.errors + grace.errors


def test_a_pile_is_open_to_whoever_looks_and_to_nobody_else(chromium: Browser, server: Server) -> None:
    file = (MATCHES / "a-duel-tied-twice.match").read_text("utf-8")
    lines = [entry.action for entry in read_record(file).match.log]
    ada, eve = Clicker(chromium, server.address), Clicker(chromium, server.address)
    ada.post("/api/guest", name="Ada")
    origin = ada.post("/api/import", file=file)["id"]
    made = ada.post(f"/api/matches/{origin}/fork", entry=lines.index("look 1") - 1, seats=[ME, BOT, BOT])
    for person in (ada, eve):
        person.go(f"/table/{made['id']}")
    ada.page.get_by_role("tab", name="Summary").click()
    expect(ada.page.get_by_role("table", name="Points for a new region")).to_be_in_viewport(ratio=1)
    piles, cards = ada.page.locator(".piles .pile"), ada.page.locator(".piles .open")
    expect(piles).to_have_count(2)
    expect(cards).to_have_count(0)
    piles.first.click()
    expect(cards).not_to_have_count(0)
    known = _views(ada)[-1]["known_piles"]
    assert {card.get_attribute("aria-label") for card in cards.all()} == {
        "Keep: " + say("en", f"politics-{code}") for code in known[0]
    }
    assert not known[1]
    expect(eve.page.locator("[role=log]")).to_contain_text("Ada looks through politics pile 1 in secret")
    expect(eve.page.locator(".piles .open")).to_have_count(0)
    assert not any(pile for view in _views(eve) for pile in view["known_piles"])
    assert not ada.violations()
    assert not ada.errors + eve.errors


def test_at_one_screen_hands_and_bids_stay_hidden(chromium: Browser, server: Server) -> None:
    both = Clicker(chromium, server.address)
    _sit_down(both, [ME, HERE, BOT], game="basic")
    rng, views, of_others = Random(5), list[dict[str, Any]](), list[dict[str, Any]]()
    while not (of_others and {0, 1} <= {view["seat"] for view in views}) and not both.is_over:
        both.play(rng, clicks=30)
        views = _views(both)
        of_others = [
            card
            for view in views
            for seat, held in enumerate(view["held"])
            for card in held
            if seat != view["seat"] and not view["over"]
        ]
    assert of_others
    assert all(card["politics"] == "?" or card["open"] for card in of_others)
    assert not both.errors


def test_house_rules_are_told_at_the_table_and_in_force(chromium: Browser, server: Server) -> None:
    """Usually the ducats of others are in a purse; where money is open everyone sees them, also who looks on."""
    ada = Clicker(chromium, server.address)
    other = ada.page.get_by_role("region", name="At the table").locator("li.player").nth(1)
    ada.table("me", "bot", game=GAME)
    expect(other).to_contain_text("Ducats are hidden")
    ada.go(f"/new/{GAME}")
    for rule in ("Open money", "Open parchments", "Politics may be negotiated"):
        ada.page.get_by_role("group", name=rule).get_by_label("Yes").check()
    ada.page.get_by_role("button", name="+", exact=True).click()
    expect(ada.page.get_by_text("house rule", exact=True)).to_have_count(4)
    ada.press("Start the match")
    ada.wait_until_asked()
    expect(other).to_contain_text("12 ducats")
    ada.page.keyboard.press("r")
    rules = ada.page.get_by_role("dialog", name="House rules").locator("dl > div")
    for said in ("Open money yes", "Open parchments yes", "Politics may be negotiated yes", "Distance between castles 7"):
        expect(rules.filter(has_text=re.compile(said.replace(" ", r"\s*")))).to_have_count(1)
    view = _views(ada)[-1]
    assert view["ducats"] == [12, 12]
    assert not ada.violations()
    assert not ada.errors


@pytest.mark.parametrize(("language", "width", "dark"), [("fr", 1280, True), ("de", 360, False)])
def test_axe_finds_nothing_and_nothing_overflows(
    chromium: Browser, server: Server, language: str, width: int, dark: bool
) -> None:
    ada = Clicker(chromium, server.address, width=width, height=844, dark=dark)
    ada.context.add_init_script(f"localStorage.setItem('language', '{language}')")
    _sit_down(ada, [ME, BOT, BOT, BOT], game="basic")
    ada.play(Random(6), clicks=16)
    ada.wait_until_asked()
    assert not ada.violations_in_either_light()
    assert ada.overflow <= 0
    assert not ada.errors
