"""The rulebook in a real browser: with and without scripts, in both lights, on a phone and on paper."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.clicking import Clicker
from tests.server.process import Server

WIDER = "() => document.documentElement.scrollWidth - innerWidth"
UNFOLD = "() => document.querySelectorAll('#L97-WALL-2 details, #LH-PANIC-1 details').forEach((one) => (one.open = true))"
"""All would take axe long, and are alike."""
SHOWN = "(place) => document.querySelector(place).checkVisibility()"
COLUMNS = "() => getComputedStyle(document.querySelector('main')).columnCount"


@pytest.mark.parametrize(
    ("game", "language", "size", "dark"),
    [
        ("lionheart", "fr-FR", (1280, 720), False),
        ("lowenherz-2003", "de-DE", (360, 640), True),
    ],
)
def test_axe_finds_nothing_in_a_rulebook(
    chromium: Browser, server: Server, game: str, language: str, size: tuple[int, int], dark: bool
) -> None:
    width, height = size
    ada = Clicker(chromium, server.address, width=width, height=height, language=language, dark=dark)
    ada.go(f"/rules/{game}")
    ada.page.evaluate(UNFOLD)
    assert not ada.violations_in_either_light()
    assert ada.page.evaluate(WIDER) <= 0
    assert not ada.errors
    assert not ada.complaints


def test_axe_finds_nothing_where_the_books_stand(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address, width=360, height=640, language="de-DE")
    ada.go("/rules")
    assert not ada.violations_in_either_light()
    assert ada.page.evaluate(WIDER) <= 0


def test_a_rulebook_is_read_and_searched_without_scripts(chromium: Browser, server: Server) -> None:
    context = chromium.new_context(java_script_enabled=False, locale="en-GB", viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(f"{server.address}/rules")
    page.get_by_role("link", name="Löwenherz (1997)").last.click()
    page.get_by_role("link", name="Walls", exact=True).click()
    expect(page.locator("#L97-WALL-2")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("duel POLITICS")
    page.get_by_role("button", name="Search").click()
    expect(page.locator("#L97-CONFLICT-4")).to_be_visible()
    expect(page.locator("#L97-WALL-2")).to_have_count(0)
    page.get_by_role("link", name="Show the whole book").click()
    figure = page.locator("figure[data-example='lowenherz-1997/example-02-where-a-knight-may-go']")
    expect(figure.locator("pre").first).to_be_visible()
    expect(figure.get_by_text("Not allowed")).to_have_count(3)


def test_the_place_stays_when_language_or_edition_change(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address, language="en-GB")
    ada.go("/rules/lowenherz-2003#L03-PLACE-3")
    ada.page.get_by_role("link", name="Tilsit (2004)").click()
    expect(ada.page.locator("#L03-PLACE-3 li.chosen")).to_contain_text("Tilsit (2004)")
    ada.page.get_by_role("link", name="FR", exact=True).click()
    expect(ada.page.locator("h1")).to_have_text("Richard Cœur de Lion (2004)")
    assert ada.page.url.endswith("#L03-PLACE-3")
    ada.go("/rules/lionheart")  # the language that was chosen holds wherever none is named
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    ada.go()
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")


def test_an_address_unfolds_what_it_leads_to(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    ada.go("/rules/lionheart#figure-panic-2-the-king-never-panics")
    expect(ada.page.locator("#figure-panic-2-the-king-never-panics")).to_be_in_viewport()


def test_a_search_as_one_types_leaves_what_is_found(chromium: Browser, server: Server) -> None:
    """Also of the contents; Escape brings everything back."""
    ada = Clicker(chromium, server.address)
    ada.go("/rules/lowenherz-2003?lang=en")
    entries = ada.page.locator(".contents a").filter(visible=True)
    every = entries.count()
    ada.keys("/")
    ada.page.keyboard.type("monopoly")
    expect(ada.page.get_by_role("status").filter(has_text="monopoly")).to_be_visible()
    expect(ada.page.locator("#L03-MINE-2")).to_be_visible()
    expect(ada.page.locator("#L03-BORDER-1")).to_be_hidden()
    expect(entries).to_have_text(["Domains and points", "Mines", "Glossary"])
    ada.page.set_viewport_size({"width": 390, "height": 844})
    expect(entries).to_have_count(0)  # hits follow the field at once
    ada.keys("Escape")
    expect(ada.page.locator("#L03-BORDER-1")).to_be_visible()
    expect(entries).to_have_count(every)


def test_the_light_that_was_chosen_is_kept(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address, dark=False)
    ada.context.add_init_script("localStorage.setItem('theme', 'dark')")
    ada.go("/rules")
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_on_paper_there_are_two_columns_and_nothing_to_click(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address, dark=True)
    ada.go("/rules/lowenherz-2003")
    ada.page.emulate_media(media="print")
    assert ada.page.evaluate(COLUMNS) == "2"
    for control in (".top", ".search", ".contents", ".boards", ".play"):
        assert not ada.page.evaluate(SHOWN, control), control
    assert ada.page.evaluate(SHOWN, "#figure-example-03-where-a-knight-may-go")
    assert ada.page.evaluate("() => getComputedStyle(document.body.parentElement).backgroundColor") == "rgb(255, 255, 255)"
    pages = ada.page.pdf(format="A4").count(b"/Type /Page\n")
    assert 5 < pages < 30


def test_a_rulebook_that_was_read_is_there_without_a_connection(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address, workers=True)
    ada.go()
    ada.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    ada.page.wait_for_function("() => navigator.serviceWorker.controller")
    ada.go("/rules/lionheart?lang=en")
    ada.page.wait_for_function("() => caches.match('/rules/lionheart?lang=en', { ignoreVary: true }).then(Boolean)")
    ada.context.set_offline(True)
    ada.page.reload()
    expect(ada.page.locator("#LH-END-2")).to_be_attached()
