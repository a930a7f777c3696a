"""How much script a page takes before it can be used."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Browser, Response, expect

from tests.e2e.clicking import Clicker
from tests.server.process import Server

MAX_SCRIPT_BYTES = 150_000
"""Bytes of script, packed, that a page may load before it can be used, also a table that someone comes to by its address."""


def watched(person: Clicker) -> list[Response]:
    """The scripts that a page will have loaded."""
    found: list[Response] = []
    person.page.on("response", lambda response: found.append(response) if response.url.endswith(".js") else None)
    return found


def weight(scripts: list[Response]) -> int:
    return sum(len(gzip.compress(response.body())) for response in scripts)


def test_the_first_page_is_light(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    scripts = watched(ada)
    ada.go()
    expect(ada.page.get_by_role("button", name="Play now").first).to_be_visible()
    assert 0 < weight(scripts) < MAX_SCRIPT_BYTES


@pytest.mark.parametrize("game", ["lowenherz-2003", "lowenherz-1997", "lionheart"])
def test_a_table_is_light(chromium: Browser, server: Server, game: str) -> None:
    ada = Clicker(chromium, server.address)
    scripts = watched(ada)
    ada.table("me", "bot", game=game)
    ada.wait_until_asked()
    assert 0 < weight(list(scripts)) < MAX_SCRIPT_BYTES
