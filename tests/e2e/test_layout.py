"""The board in a real browser: how large it is, and that nothing moves it."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.clicking import Clicker
from tests.e2e.company import place_castle
from tests.server.process import Server

GAMES = ("lowenherz-2003", "lowenherz-1997", "lionheart")
SIZES = ((1280, 720), (390, 844))
WATCH = """() => {
  const seen = (window.seen = new Set());
  const look = () => {
    if (window.seen !== seen) return;
    const board = document.querySelector(".board-box > .picture")?.getBoundingClientRect();
    if (board) seen.add([board.x, board.y, board.width, board.height].join(" "));
    requestAnimationFrame(look);
  };
  look();
}"""
SEEN = "() => [...window.seen]"
LAID_OUT = """(width) => new Promise((resolve) => {
  const place = () => {
    const board = document.querySelector(".board-box > .picture")?.getBoundingClientRect();
    return board?.width && innerWidth === width ? [board.x, board.y, board.width, board.height].join(" ") : "";
  };
  const look = (before) => {
    const now = place();
    if (now && now === before) resolve();
    else requestAnimationFrame(() => look(now));
  };
  look("");
})"""
"""Until a window of that width has a board that stands where it stood at the frame before."""


def resize(person: Clicker, width: int, height: int) -> None:
    """Make the window another size and let the page lay itself out."""
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.evaluate(LAID_OUT, width)


def watch(person: Clicker) -> None:
    """From now on, at every frame, where the board is and how large."""
    person.page.evaluate(WATCH)


def board_seen(person: Clicker) -> tuple[float, float, float, float]:
    """Where the board was since it is watched: left, top, width, height; it must not have moved."""
    seen: list[str] = person.page.evaluate(SEEN)
    assert len(seen) == 1, seen
    left, top, width, height = map(float, seen[0].split())
    return left, top, width, height


@pytest.mark.parametrize("game", GAMES)
def test_the_board_stays_as_it_is_whatever_is_asked(game: str, chromium: Browser, server: Server) -> None:
    ada, rng = Clicker(chromium, server.address), Random(3)
    ada.table("me", "bot", game=game)
    note = ada.page.locator(".parchment")
    for width, height in SIZES:
        ada.wait_until_asked()
        resize(ada, width, height)
        watch(ada)
        ada.play(rng, clicks=5)
        ada.wait_until_asked()
        ada.keys("h")
        expect(note).to_have_count(1)
        ada.keys("Escape", "/")
        ada.page.keyboard.type("no such thing")
        ada.keys("Enter")
        expect(ada.page.get_by_role("alert")).to_be_visible()
        ada.keys("Escape", "Escape")
        expect(note).to_have_count(0)
        ada.play(rng, clicks=5)
        ada.wait_until_asked()
        assert not ada.outside
        assert ada.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        left, top, wide, high = board_seen(ada)
        assert left >= 0
        assert top >= 0
        assert left + wide <= width
        if ada.is_wide:
            assert high >= 0.8 * height
        else:
            assert wide >= 0.9 * width
    assert not ada.errors


def test_an_offer_comes_and_goes_beside_the_board(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    tokens = ada.table("me", "link", first=0)
    match = ada.page.url.rpartition("/")[2]
    grace = chromium.new_context().request
    grace.post(f"{server.address}/api/guest", data={"name": "Grace"})
    grace.post(f"{server.address}/api/matches/{match}/seat", data={"token": tokens["1"], "name": "Grace", "nonce": "n"})
    ada.wait_until_asked()
    watch(ada)
    place_castle(ada)
    offers = ada.page.get_by_role("list", name="Proposals")
    for width, height in SIZES:
        resize(ada, width, height)
        watch(ada)
        ada.keys("h")
        expect(offers).to_be_visible()
        offers.get_by_role("button").click()
        expect(offers).to_have_count(0)
        board_seen(ada)
    assert not ada.errors
