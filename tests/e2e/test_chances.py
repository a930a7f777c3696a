"""The chances to win over a match, and what turned it, in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.clicking import Clicker
from tests.paths import MATCHES
from tests.server.process import Server, Visitor

ENDS = {
    "lowenherz-2003/cards-most-points": (1280, 800),
    "lowenherz-1997/most-points-4-full": (390, 844),
    "lionheart/own-last-warriors-lost": (360, 640),
}
CHANGE = re.compile(r": from \d+% to \d+%")


def opened(chromium: Browser, server: Server, name: str) -> tuple[Clicker, str]:
    """Somebody who looks at a match, and its id."""
    match = Visitor(server, "Ada").post("/api/import", file=(MATCHES / f"{name}.match").read_text("utf-8"))["id"]
    width, height = ENDS[name]
    ada = Clicker(chromium, server.address, width=width, height=height)
    ada.go(f"/replay/{match}")
    return ada, match


@pytest.mark.parametrize("name", ENDS)
def test_the_summary_tells_what_turned_the_match(chromium: Browser, server: Server, name: str) -> None:
    ada, match = opened(chromium, server, name)
    if not ada.is_wide:
        ada.page.get_by_role("tab", name="Match").click()
    ada.press("Summary")
    summary = ada.page.get_by_role("dialog", name="Summary")
    turned = summary.locator("section", has=ada.page.get_by_role("heading", name="What turned the match"))
    link = turned.get_by_role("link").last
    expect(link).to_contain_text(CHANGE)
    table = summary.get_by_role("table", name="Chances to win, in percent")
    expect(table.get_by_role("row").last).to_contain_text("100%")
    assert not ada.violations_in_either_light("dialog")
    assert ada.overflow <= 0
    address = link.get_attribute("href") or ""
    link.click()
    expect(ada.page).to_have_url(f"{ada.address}{address}")
    assert address.startswith(f"/replay/{match}#")
    assert not ada.errors


def test_the_plot_shows_the_chances_instead_if_asked(chromium: Browser, server: Server) -> None:
    ada, _ = opened(chromium, server, "lowenherz-2003/cards-most-points")
    ada.page.get_by_role("button", name="Chances to win").press("Enter")
    slider = ada.page.get_by_role("slider", name="Chances to win, in percent")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("50%.*50%"))
    mark = ada.page.get_by_role("button", name=CHANGE).first
    mark.press("Enter")
    expect(ada.page).to_have_url(re.compile(r"#\d+$"))
    expect(slider).not_to_have_attribute("aria-valuenow", "0")
    assert not ada.violations_in_either_light()
    ada.page.get_by_role("button", name="Chances to win").press("Enter")
    expect(slider).to_have_count(0)
    assert not ada.errors
