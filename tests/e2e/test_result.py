"""The end of a match in a real browser: who won and why, where it came from, and the way into the replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e.clicking import Clicker
from tests.paths import MATCHES
from tests.server.process import Server, Visitor

POINTS, LOSSES = "Where the points came from", "Figures lost"
ENDS = {
    "lowenherz-2003/cards-most-points": ((390, 844), "Every hand is empty", POINTS, "Final ducat bonus"),
    "lowenherz-1997/parchments-decide": ((1280, 720), "succeeds the King", POINTS, "Parchment"),
    "lionheart/king-eliminated-built": ((360, 640), "King has fallen", LOSSES, "King"),
}
SUM = re.compile("^Total")


@pytest.mark.parametrize("end", ENDS)
def test_the_end_tells_where_it_came_from(chromium: Browser, server: Server, end: str) -> None:
    (width, height), why, title, source = ENDS[end]
    file = (MATCHES / f"{end}.match").read_text("utf-8")
    match = Visitor(server, "Ada").post("/api/import", file=file)["id"]
    ada = Clicker(chromium, server.address, width=width, height=height)
    ada.go(f"/table/{match}")
    result = ada.page.get_by_role("dialog", name="Result")
    expect(result).to_contain_text(why)
    account = result.get_by_role("table", name=title)
    expect(account.get_by_role("rowheader", name=source)).to_be_visible()
    expect(account.get_by_role("row", name=SUM)).to_be_visible()
    assert result.get_by_role("table", name="The dice").count() == (title == LOSSES)
    assert not ada.violations_in_either_light("dialog")
    expect(result.get_by_role("button", name="Copy the link to this match")).to_be_in_viewport()
    assert ada.overflow <= 0

    entry = follow_last_moment(result)
    expect(ada.page).to_have_url(f"{ada.address}/replay/{match}#{entry}")
    slider = ada.page.locator("[role=slider]")  # out of sight on a low phone
    expect(ada.page.locator(".transport")).to_be_visible()
    if not ada.is_wide:
        ada.page.get_by_role("tab", name="Match").click()
    ada.press("Summary")
    summary = ada.page.get_by_role("dialog", name="Summary")
    expect(summary.get_by_role("table", name=title)).to_be_visible()
    expect(slider).to_have_attribute("aria-valuenow", slider.get_attribute("aria-valuemax") or "")
    follow_last_moment(summary)
    expect(summary).to_have_count(0)
    expect(ada.page).to_have_url(f"{ada.address}/replay/{match}#{entry}")
    assert not ada.errors


def follow_last_moment(within: Locator) -> str:
    """Click the last of the great moments; the number of its entry."""
    link = within.locator("a[href*='#']").last
    _, _, entry = (link.get_attribute("href") or "").partition("#")
    link.click()
    return entry
