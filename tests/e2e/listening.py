"""A person who does not see the table: roles, names and keys, no selectors, no spots on the screen."""

from __future__ import annotations

import re
from random import Random
from time import monotonic
from typing import NamedTuple

from playwright.sync_api import Page

from tests.e2e.clicking import Clicker

NOTATION = re.compile(r"\b[a-z]\d{1,2}[es]\b|\w\d*@\w|\b[A-E]\.[A-Z]")
"""Lines of the map, bases of an army, cards, as they are typed."""
NODE = re.compile(r"""( *)- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^]]*\])*)'?(?:: "?(.*))?""")
BOARDS = {"lionheart": "The battlefield", "lowenherz-1997": "The realm", "lowenherz-2003": "The realm"}
AWAY = re.compile("Choose again|[Tt]ake back|count along|counted|Clear|^Pass$|^Say |One ducat|Why")
"""What leads away from an answer."""
MAX_STOPS = 40
"""How many stops of the keyboard an answer may be away from the decision."""


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
            return True
        chosen = self.rng.choice(answers or cards or [None])
        if chosen and self.go_to(chosen.name, "Tab" if answers else "Shift+Tab"):
            self.person.keys("Enter")
            return True
        return False

    def go_to(self, name: str, key: str) -> bool:
        """From the decision on by a key to a button; false if it is not there any more."""
        self.person.keys("d")
        for _ in range(MAX_STOPS):
            focused = self.page.locator(":focus")
            said = NODE.match(focused.aria_snapshot()) if focused.count() else None
            if said and (said[2], said[3]) == ("button", name):
                return True
            self.person.keys(key)
        return False

    def play(self, seconds: float) -> int:
        """Answer until the match is over, or so long; how often one did."""
        before: list[Node] = []
        answered = 0
        until = monotonic() + seconds
        while monotonic() < until:
            tree = tree_of(self.page)
            if self.page.get_by_role("dialog", name="Result").count():
                return answered
            assert not self.person.outside, self.person.outside
            asked = any(one.name.startswith("Your turn") for one in tree)
            if tree != before and asked and self.answer(tree):
                before = tree
                answered += 1
            else:
                self.page.wait_for_timeout(10)
        raise AssertionError((answered, before))
