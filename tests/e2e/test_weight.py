"""How much script a page takes before it can be used."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Browser, Response, expect

from tests.e2e.clicking import Clicker
from tests.server.process import Server

MAX_SCRIPT_BYTES = 150_000
"""Bytes of script, packed, that a page may load before it can be used, also a table that someone comes to by its address."""


USABLE = "article .button, #decision"
"""What is there as soon as a page can be used."""
WATCH = """new MutationObserver((_, observer) => {
  if (!document.querySelector(%r)) return;
  window.usableAt = performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true })"""


class Scales:
    """The scripts that a page asked for before it could be used; what it fetches later, in case, does not count."""

    def __init__(self, person: Clicker) -> None:
        self._page = person.page
        self._page.add_init_script(WATCH % USABLE)
        self._scripts: list[Response] = []
        self._page.on("response", lambda found: self._scripts.append(found) if found.url.endswith(".js") else None)

    @property
    def weight(self) -> int:
        """In bytes, packed."""
        asked = "performance.getEntriesByType('resource').filter((one) => one.startTime < window.usableAt)"
        names = set(self._page.evaluate(f"{asked}.map((one) => one.name)"))
        return sum(len(gzip.compress(one.body())) for one in list(self._scripts) if one.url in names)


def test_the_first_page_is_light(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    scales = Scales(ada)
    ada.go()
    expect(ada.page.get_by_role("button", name="Play now").first).to_be_visible()
    assert 0 < scales.weight < MAX_SCRIPT_BYTES


@pytest.mark.parametrize("game", ["lowenherz-2003", "lowenherz-1997", "lionheart"])
def test_a_table_is_light(chromium: Browser, server: Server, game: str) -> None:
    ada = Clicker(chromium, server.address)
    scales = Scales(ada)
    ada.table("me", "bot", game=game)
    ada.wait_until_asked()
    assert 0 < scales.weight < MAX_SCRIPT_BYTES
