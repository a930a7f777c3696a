"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, expect

from tests.e2e.clicking import Clicker
from tests.server.process import Server


def dialog(person: Clicker, title: str) -> Locator:
    return person.page.get_by_role("dialog", name=title)


def player_named(person: Clicker, name: str) -> Locator:
    """What is shown of someone at the table."""
    return person.page.get_by_role("region", name="At the table").get_by_role("listitem").filter(has_text=name)


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


def respond(person: Clicker, answer: str) -> None:
    """Answer what is proposed; what was told of an earlier answer is a button too, and may have the same word in it."""
    proposals = person.page.get_by_role("list", name="Proposals")
    proposals.get_by_role("button", name=answer, exact=True).click()
