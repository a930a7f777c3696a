"""Matches from the accessibility tree alone: roles, names and keys; and what can be asked and heard without sight.

Nobody here looks at a picture: no selectors, no spots on the screen.
"""

from __future__ import annotations

import re
from random import Random
from time import monotonic
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.e2e.clicking import Clicker
from tests.paths import MATCHES
from tests.server.process import Server

NOTATION = re.compile(r"\b[a-z]\d{1,2}[es]\b|\w\d*@\w|\b[A-E]\.[A-Z]")
"""Lines of the map, bases of an army, cards, as they are typed."""
NODE = re.compile(r"""( *)- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^]]*\])*)'?(?:: "?(.*))?""")
BOARDS = {"lionheart": "The battlefield", "lowenherz-1997": "The realm", "lowenherz-2003": "The realm"}
HAPPENED = re.compile(r"(places|draws|sells|plays|takes|receives) .*\.")
AWAY = re.compile("Choose again|[Tt]ake back|count along|counted|Clear|^Pass$|^Say |One ducat|Why")
"""What leads away from an answer."""


MAX_S = 240
"""How long a match may take on a busy machine."""


class Node(NamedTuple):
    """Something in the accessibility tree, with the names of all that it lies in."""

    role: str
    name: str
    state: str
    within: tuple[str, ...]


def tree_of(page: Page) -> list[Node]:
    """The accessibility tree of a page, in reading order."""
    nodes: list[Node] = []
    above: list[tuple[int, str]] = []
    for line in page.get_by_role("main").aria_snapshot().splitlines():
        if found := NODE.match(line):
            depth, name = len(found[1]), found[3] or found[5] or ""
            above = [one for one in above if one[0] < depth]
            nodes.append(Node(found[2], name, found[4], tuple(one for _, one in above)))
            above.append((depth, name))
    return nodes


class Listener:
    """Someone who knows a table by what a screen reader says of it, and answers by keys."""

    def __init__(self, person: Clicker, game: str) -> None:
        self.person = person
        self.page = person.page
        self.board = BOARDS[game]
        self.rng = Random(5)

    def heard(self) -> str:
        """The name of what has the focus, and of nothing else."""
        said: str = self.page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''")
        return said

    def hears(self, said: str) -> None:
        """Until what has the focus says this."""
        self.page.wait_for_function(
            "said => (document.activeElement.getAttribute('aria-label') ?? '').includes(said)", arg=said, timeout=10_000
        )

    def buttons(self, within: str, tree: list[Node]) -> list[Node]:
        return [one for one in tree if one.role == "button" and within in one.within]

    def answer(self, tree: list[Node]) -> bool:
        """Answer what is asked, by whatever the tree offers; false if it offers nothing yet."""
        decision = [one for one in self.buttons("Decision", tree) if "Tools" not in one.within]
        answers = [one for one in decision if not AWAY.search(one.name) and "disabled" not in one.state]
        cards = [one for one in tree if one.role == "button" and {"Your hand", "Politics"} & {*one.within}]
        if self.buttons(self.board, tree):
            self.person.keys("b", *(["PageDown"] * self.rng.choice((0, 0, 0, 1, 4))), "Enter")
        elif answers:
            region = self.page.get_by_role("region", name="Decision", exact=True)
            answer = region.get_by_role("button", name=self.rng.choice(answers).name, exact=True).first
            try:
                answer.press("Enter", timeout=1000)
            except Error:  # the question has changed meanwhile
                return False
        elif cards:
            self.page.get_by_role("button", name=self.rng.choice(cards).name).first.press("Enter")
        return bool(answers or cards or self.buttons(self.board, tree))

    def play(self) -> int:
        """Answer until the match is over; how often one did."""
        before: list[Node] = []
        answered = 0
        until = monotonic() + MAX_S
        while monotonic() < until:
            tree = tree_of(self.page)
            if self.page.get_by_role("dialog", name="Result").count():
                return answered
            asked = any(one.name.startswith("Your turn") for one in tree)
            if tree != before and asked and self.answer(tree):
                before = tree
                answered += 1
            else:
                self.page.wait_for_timeout(10)
        raise AssertionError((answered, before))


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


@pytest.mark.parametrize("game", BOARDS)
def test_a_whole_match_from_the_accessibility_tree_alone(game: str, chromium: Browser, server: Server) -> None:
    """From the first move to the result, against squires, who do not let it last."""
    person = Clicker(chromium, server.address)
    person.table("me", *["bot"] * (2 if game == "lowenherz-1997" else 1), game=game, level="squire")
    ada = Listener(person, game)
    assert ada.play()
    person.keys("Escape")
    assert not NOTATION.search(ada.page.get_by_role("main").aria_snapshot())
    assert not person.errors


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
    expect(keys).not_to_contain_text("while an army is built")
    expect(keys).not_to_contain_text("cell or line")
    person.keys("Escape")
    ada.hears(f"{square}, {unit[4:]}")
    corners = ("a1, ", "i8, ")  # the far corner at the left first, as it is seen
    person.keys("e", "Home")
    ada.hears(corners[ahead > 0])
    person.keys("End")
    ada.hears(corners[ahead < 0])
    assert not person.errors


def test_every_line_is_walked_over_asked_about_and_told_again(chromium: Browser, server: Server) -> None:
    """Löwenherz 2003: cells and lines, what a border would close, what the others did, the tables, also for who looks on."""
    ada = Listener(Clicker(chromium, server.address), "lowenherz-2003")
    fork(ada.person, "lowenherz-2003", "king-on-own-action.match", 60)
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
    expect(zoe.page.get_by_role("status").filter(has_text=HAPPENED)).to_have_count(1)
    assert not ada.person.errors + watcher.errors
