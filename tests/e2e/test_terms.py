"""Editions and house rules say what they change, and lead to the paragraph: before a match and at the table."""

from __future__ import annotations

from playwright.sync_api import Browser, Route, expect

from tests.e2e.clicking import Clicker
from tests.e2e.company import dialog
from tests.server.process import Server


def test_before_a_match_an_option_leads_to_its_paragraph(chromium: Browser, server: Server) -> None:
    """In the edition that is chosen, beside the form, which stays as it is."""
    ada = Clicker(chromium, server.address, width=360, height=640)
    ada.go("/new/lowenherz-2003")
    ada.page.get_by_role("radio", name="Tilsit 2004").check()
    deserter = ada.page.locator(".rule", has=ada.page.get_by_role("heading", name="Who picks the deserter"))
    expect(deserter).to_contain_text("Which knight changes sides")
    with ada.context.expect_page() as opened:
        deserter.get_by_role("link", name="Rule L03-DESERT-5").click()
    book = opened.value
    expect(book.locator("#L03-DESERT-5")).to_be_in_viewport()
    expect(book.locator("#L03-DESERT-5 li.chosen")).to_contain_text("Tilsit (2004)")
    expect(ada.page.get_by_role("radio", name="Tilsit 2004")).to_be_checked()
    for name in ("L03-SETUP-1", "L03-PLACE-6"):  # those with a place of their own
        expect(ada.page.get_by_role("link", name=f"Rule {name}").first).to_be_visible()
    expect(ada.page.get_by_role("link", name="Learn it in ten minutes")).to_have_attribute("href", "/learn/lowenherz-2003")
    assert ada.overflow <= 0
    assert not ada.violations_in_either_light()
    assert not ada.errors


def test_the_page_says_where_bots_think_less(chromium: Browser, server: Server) -> None:
    """A server without the compiled core tells so; this one has it."""
    ada = Clicker(chromium, server.address, width=390, height=844)
    told = "The rules are not compiled on this server"
    ada.go("/new/lionheart")
    expect(ada.page.locator("fieldset").first).to_be_visible()
    expect(ada.page.get_by_text(told)).to_have_count(0)

    def without_core(route: Route) -> None:
        terms = route.fetch().json()
        route.fulfill(json=[{**game, "thinks_less": True} for game in terms])

    ada.page.route("**/api/games", without_core)
    ada.page.reload()
    expect(ada.page.get_by_text(told)).to_be_visible()
    assert ada.overflow <= 0
    assert not ada.violations_in_either_light()


def test_at_the_table_an_option_opens_its_paragraph_beside_the_board(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    ada.table("me", "bot", edition="tilsit", castle_distance=5, first=0)
    ada.wait_until_asked()
    ada.keys("r")
    sheet = dialog(ada, "House rules")
    expect(sheet.locator("dl > div", has_text="house rule")).to_have_count(1)
    distance = sheet.locator("dl > div", has_text="Distance between castles")
    expect(distance).to_contain_text("stand at least this many steps apart")
    expect(distance).to_contain_text("house rule")
    expect(sheet.locator("dl > div", has_text="Tilsit 2004")).to_contain_text("castles 7 steps apart")
    expect(sheet.get_by_role("link", name="Rulebook")).to_have_attribute(
        "href", "/rules/lowenherz-2003?lang=en&edition=tilsit"
    )
    assert not ada.violations_in_either_light()
    distance.get_by_role("button", name="Rule L03-PLACE-3").focus()
    ada.keys("Enter")
    expect(sheet).to_have_count(0)
    drawer = ada.page.get_by_role("region").filter(has_text="L03-PLACE-3")
    expect(drawer.get_by_role("heading", level=2)).to_be_focused()
    expect(drawer).to_contain_text("castle")
    expect(ada.page.locator(".board-box")).to_be_visible()
    ada.keys("Escape")
    expect(drawer).to_have_count(0)
    assert not ada.errors
