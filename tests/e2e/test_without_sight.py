"""Whole matches from the accessibility tree alone: roles, names and keys; and what can be asked and heard without sight.

Nobody here looks at a picture: no selectors, no spots on the screen.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.clicking import Clicker
from tests.e2e.listening import BOARDS, NOTATION, Listener
from tests.paths import MATCHES
from tests.server.process import Server


def fork(person: Clicker, game: str, file: str, left: int) -> None:
    """Sit down where so many entries of a recorded match are left; bots play the others."""
    text = (MATCHES / game / file).read_text("utf-8")
    lines = text.split("\n\n", 1)[1].splitlines()
    lines = [line for line in lines if line and not line.startswith("#")]
    entry = next(number for number in range(len(lines) - left, len(lines)) if lines[number][0].isdigit())
    seat, players = int(lines[entry].split()[0]), text.count("\nplayer ")
    person.post("/api/guest", name="Ada")
    origin = person.post("/api/import", file=text)["id"]
    seats = [{"kind": "me", "name": "Ada"} if other == seat else {"kind": "bot"} for other in range(players)]
    person.go(f"/table/{person.post(f'/api/matches/{origin}/fork', entry=entry - 1, seats=seats)['id']}")


ENDINGS = {
    "lionheart": ("king-eliminated.match", 30),
    "lowenherz-1997": ("most-points-3-basic.match", 100),
    "lowenherz-2003": ("king-on-own-action.match", 60),
}
"""A recorded match of each game, and how many entries of it are left to play: whole ones take minutes."""


def come(chromium: Browser, server: Server, game: str) -> Listener:
    """Someone who listens, at a table of a game whose match is well under way."""
    ada = Clicker(chromium, server.address)
    fork(ada, game, *ENDINGS[game])
    return Listener(ada, game)


@pytest.mark.parametrize("game", BOARDS)
def test_a_whole_match_from_the_accessibility_tree_alone(game: str, chromium: Browser, server: Server) -> None:
    """From the first move to the result, on a wide screen, by keys; nothing that a move needs is off it."""
    person = Clicker(chromium, server.address)
    person.table("me", *["bot"] * (2 if game == "lowenherz-1997" else 1), game=game)
    ada = Listener(person, game)
    assert ada.play(seconds=300)
    ada.person.keys("Escape")
    assert not NOTATION.search(ada.page.get_by_role("main").aria_snapshot())
    assert not ada.person.errors


def test_keys_lead_to_what_is_natural_and_back_to_where_one_was(chromium: Browser, server: Server) -> None:
    """Lionheart: forward first; the focus stays with the unit; Escape leads one step back; keys of this game are listed."""
    person = Clicker(chromium, server.address)
    person.post("/api/guest", name="Ada")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Grace"}]
    made = person.post("/api/matches", game="lionheart", seats=seats, nonce="n")
    person.go(f"/table/{made['id']}")
    ada = Listener(person, "lionheart")
    expect(ada.page.get_by_role("region", name="Decision", exact=True)).to_contain_text("Your turn: 2 actions")
    person.keys("b")
    unit = ada.heard()
    ahead = -1 if "facing north" in unit else 1
    square = f"{unit[0]}{int(unit[1]) + ahead}"
    person.keys("Enter")
    ada.hears(f"Move to {square}")
    person.keys("Escape")
    ada.hears(unit)
    person.keys("Enter")
    ada.hears(f"Move to {square}")
    person.keys("Enter")
    ada.hears(f"{square}, {unit[4:]}")
    person.keys("l", "ArrowUp", "Escape")
    ada.hears(f"{square}, {unit[4:]}")
    person.keys("e", "ArrowLeft")
    ada.hears(f"{chr(ord(square[0]) + ahead)}{square[1]}, empty")
    person.keys("ArrowRight", "w")
    note = ada.page.get_by_role("note")
    expect(note).to_contain_text("It can move to")
    expect(note).to_contain_text(f"Nobody can attack {square} in one turn.")
    expect(ada.page.get_by_role("status").filter(has_text="It can move to")).to_have_count(1)
    person.keys("Escape")
    expect(note).to_have_count(0)
    person.keys("e")
    ada.hears(f"{square}, {unit[4:]}")
    person.keys("?")
    keys = ada.page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys).to_contain_text("or turn there")
    expect(keys).to_contain_text("explore every place")
    expect(keys).not_to_contain_text("where your points came from")
    expect(keys).not_to_contain_text("cell or line")
    person.keys("Escape")
    ada.hears(f"{square}, {unit[4:]}")
    assert not person.errors


def test_every_line_is_walked_over_asked_about_and_told_again(chromium: Browser, server: Server) -> None:
    """Löwenherz 2003: cells and lines, what a border would close, what the others did, the tables, also for who looks on."""
    ada = come(chromium, server, "lowenherz-2003")
    expect(ada.page.get_by_role("region", name="Decision", exact=True)).to_contain_text("Your turn")
    ada.person.keys("e", "Home")
    ada.hears("a1, ")
    ada.person.keys("ArrowRight")
    ada.hears(" between a1 and b1: ")
    ada.person.keys("ArrowDown")
    ada.hears(" between a2 and b2: ")
    ada.person.keys("w")
    expect(ada.page.get_by_role("note")).to_contain_text(re.compile("border"))
    assert not NOTATION.search(ada.page.get_by_role("main").aria_snapshot())
    ada.person.keys("Escape", "Shift+ArrowRight")
    ada.hears("b2, ")
    ada.person.keys("t")
    sheet = ada.page.get_by_role("dialog", name="The board in words")
    for title in ("At the table", "Your hand", "Board"):
        table = sheet.get_by_role("table", name=title)
        expect(table).to_be_visible()
        assert table.get_by_role("columnheader").count() > 2
        assert table.get_by_role("rowheader").count() > 1
    expect(sheet.get_by_role("table", name="At the table").get_by_role("columnheader", name="Ducats")).to_have_count(1)
    ada.person.keys("Escape")
    ada.hears("b2, ")
    watcher = Clicker(chromium, server.address)
    watcher.post("/api/guest", name="Zoe")
    watcher.page.goto(ada.page.url)
    zoe = Listener(watcher, "lowenherz-2003")
    expect(zoe.page.get_by_role("region", name="Decision", exact=True)).to_contain_text("Waiting for Ada")
    watcher.keys("e", "Home", "ArrowRight")
    zoe.hears(" between a1 and b1: ")
    watcher.keys("w")
    expect(zoe.page.get_by_role("note")).to_be_visible()
    watcher.keys("n")
    expect(zoe.page.get_by_role("status").filter(has_text="Nothing has happened yet.")).to_have_count(1)
    assert not ada.person.errors + watcher.errors
