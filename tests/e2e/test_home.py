"""From the first page to a table: playing at once, inviting, setting up a match; and what is said if something is wrong."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Response, Route, WebSocket, expect

from tests.e2e.clicking import Clicker
from tests.paths import MATCHES
from tests.server.process import Server, Visitor, serving


def options_of(server: Server, clicker: Clicker) -> dict[str, object]:
    """The options of the table that someone is at."""
    found: dict[str, object] = clicker.page.request.get(f"{server.address}/api/matches/{match_of(clicker)}").json()
    return found


def match_of(clicker: Clicker) -> str:
    return clicker.page.url.rpartition("/")[2].partition("#")[0]


def test_two_clicks_to_the_first_move(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    ada.go()
    ada.press("Play now: Löwenherz 2003")
    ada.wait_until_asked()
    before = ada.page.locator("[role=log]").inner_text()
    ada.page.locator("[data-target]").first.click()
    expect(ada.page.locator("[role=log]")).not_to_have_text(before, use_inner_text=True)
    assert not ada.errors


def test_whoever_is_invited_by_a_link_sits_down_and_nobody_else_by_the_same(chromium: Browser, server: Server) -> None:
    ada, grace, eve = (Clicker(chromium, server.address) for _ in range(3))
    ada.go()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.press("Invite someone to Löwenherz 2003")
    link = ada.page.locator("input[readonly]").input_value()
    expect(ada.page.get_by_text("These links open on this machine only.")).to_be_visible()
    grace.page.goto(link)
    expect(grace.page.get_by_role("heading", name="Ada invites you to Löwenherz 2003")).to_be_visible()
    assert not grace.violations()
    grace.page.get_by_label("Your name").fill("Grace")
    grace.press("Take the seat")
    expect(ada.page.get_by_text("Grace").first).to_be_visible()
    grace.page.goto(link)  # once more: the seat is hers
    grace.page.reload()
    expect(grace.page.locator("#decision")).to_be_visible()
    eve.page.goto(link)
    eve.press("Take the seat")
    expect(eve.page.get_by_role("heading", name="This link has been used.")).to_be_visible()
    assert not eve.violations()
    eve.press("Watch this table")
    expect(eve.page.get_by_text("Ada").first).to_be_visible()
    ada.page.get_by_role("link", name="Cœur de Lion").click()
    mine = ada.page.get_by_role("region", name="My matches")
    expect(mine.get_by_role("link").first).to_contain_text("Grace")
    assert not ada.errors + grace.errors + eve.errors


def test_at_home_one_reads_whose_turn_it_is_and_what_happened_since(chromium: Browser, server: Server) -> None:
    ada, grace = Clicker(chromium, server.address), Visitor(server, "Grace")
    ada.go()
    ada.press("Invite someone to Löwenherz 2003")
    token = ada.page.locator("input[readonly]").input_value().partition("token=")[2]
    grace.post(f"/api/matches/{match_of(ada)}/seat", token=token)
    screen, acted = grace.watch(match_of(ada)), 0
    while (turn := grace.http.get(f"/api/matches/{match_of(ada)}").json()["turn"]) == [1] or acted < 2:
        if turn == [1]:
            question = screen.newest()["question"]
            screen.send(type="act", seat=1, question=question["number"], line=question["legal"][0])
            screen.next("done")
        else:
            ada.wait_until_asked()
            ada.click_on(Random(1))
            acted += 1
    ada.go()
    mine = ada.page.get_by_role("region", name="My matches").get_by_role("listitem").first
    expect(mine).to_contain_text("Your turn")
    expect(mine).to_contain_text("Grace places a castle")
    expect(ada.page.get_by_role("link", name="It is your turn at a table.")).to_be_visible()
    assert not ada.violations()
    ada.page.get_by_role("link", name="It is your turn at a table.").click()
    ada.wait_until_asked()
    assert not ada.errors


def test_a_table_that_waits_is_started_with_bots_or_cleared_away(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    for _ in range(2):
        ada.go()
        ada.press("Invite someone to Löwenherz 2003")
        expect(ada.page.locator("input[readonly]")).to_be_visible()
        assert not ada.violations()
        ada.press("Clear the table away")
        expect(ada.page.get_by_role("heading", name="My matches")).to_be_visible()
    ada.press("Invite someone to Löwenherz 2003")
    ada.press("Start now")
    ada.wait_until_asked()
    assert not ada.errors


def test_an_open_table_is_found_and_joined(chromium: Browser, server: Server) -> None:
    ada, grace = Clicker(chromium, server.address), Clicker(chromium, server.address)
    ada.go("/new/lowenherz-2003")
    ada.page.get_by_label("Your name").fill("Ada the Bold")
    ada.page.get_by_label("Who", exact=True).nth(1).select_option("open")
    ada.press("Open the table")
    expect(ada.page.get_by_text("anyone may sit down")).to_be_visible()
    grace.go()
    tables = grace.page.get_by_role("region", name="Open tables")
    expect(tables.get_by_text("Ada the Bold")).to_be_visible()
    assert not grace.violations()
    tables.get_by_role("button", name="Sit down").first.click()
    grace.page.wait_for_url("**/table/*")
    expect(ada.page.get_by_text("anyone may sit down")).to_have_count(0)
    assert not ada.errors + grace.errors


HOUSE_RULES = {
    "en": ("Who picks the deserter", "Whoever plays the card", "house rule", "Start the match"),
    "fr": ("Qui choisit le transfuge", "Qui joue la carte", "règle maison", "Commencer la partie"),
    "de": ("Wer den Überläufer bestimmt", "Wer die Karte spielt", "Hausregel", "Partie beginnen"),
}


@pytest.mark.parametrize("language", HOUSE_RULES)
def test_house_rules_are_chosen_in_plain_words(language: str, chromium: Browser, server: Server) -> None:
    title, value, changed, start = HOUSE_RULES[language]
    ada = Clicker(chromium, server.address)
    ada.go("/new/lowenherz-2003")
    ada.page.locator(f"input[value={language}]").check()
    ada.page.get_by_role("group", name=title).get_by_label(value).check()
    expect(ada.page.get_by_text(changed, exact=True)).to_have_count(1)
    ada.page.get_by_role("button", name="+", exact=True).click()
    ada.page.locator("input[value=white]").first.check()
    ada.press(start)
    ada.wait_until_asked()
    found = options_of(server, ada)
    assert found["options"] == {"deserter": "player", "castle_distance": 7}
    assert [player["colour"] for player in found["players"]] == ["white", "blue"]  # type: ignore[attr-defined]
    assert not ada.errors


def test_a_map_is_laid_by_keys_and_by_mouse(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    ada.go("/new/lowenherz-2003")
    ada.page.get_by_role("group", name="Map").get_by_label("By hand").check()
    tiles = ada.page.get_by_role("toolbar", name="By hand").get_by_role("button")
    expect(tiles).to_have_count(9)
    tiles.first.focus()
    for key in ("Enter", "ArrowRight", "Enter"):
        ada.page.keyboard.press(key)
    expect(tiles.first).to_have_attribute("aria-label", "Tile 2, turned by 0°, row 1, column 1")
    ada.page.keyboard.press("r")
    expect(tiles.nth(1)).to_have_attribute("aria-label", "Tile 1, turned by 90°, row 1, column 2")
    tiles.nth(1).drag_to(tiles.last)
    expect(tiles.last).to_have_attribute("aria-label", "Tile 1, turned by 90°, row 3, column 3")
    expect(tiles.nth(1)).to_have_attribute("aria-label", "Tile 8, turned by 0°, row 1, column 2")
    tiles.nth(3).drag_to(tiles.nth(4))  # the royal city stays
    tiles.nth(3).dblclick()
    expect(tiles.nth(3)).to_have_attribute("aria-label", "Tile 4, turned by 90°, row 2, column 1")
    assert not ada.violations()
    ada.press("Start the match")
    ada.wait_until_asked()
    assert options_of(server, ada)["options"] == {"arrangement": "2/0 8/0 3/0 4/1 R/0 5/0 6/0 7/0 1/1"}
    assert not ada.errors


def test_what_the_rules_refuse_is_said_where_it_was_asked(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    ada.go("/new/lowenherz-1997")
    ada.page.get_by_label("Basic game").check()
    ada.press("Start the match")
    expect(ada.page.get_by_role("alert")).to_contain_text("three or four players")
    assert not ada.violations()


def test_an_answer_that_comes_after_one_has_left_leads_nowhere(chromium: Browser, server: Server) -> None:
    ada, grace = Clicker(chromium, server.address), Clicker(chromium, server.address)
    held: list[Route] = []
    asked = re.compile(r"/api/matches/(lowenherz-2003|[^/]+/seat)$")
    for person in (ada, grace):
        person.page.route(asked, lambda route: held.append(route))
    sockets: list[WebSocket] = []
    grace.page.on("websocket", lambda socket: sockets.append(socket))
    made = Visitor(server, "Mary").make("me", "link")
    ada.go()
    with ada.page.expect_request(asked):
        ada.press("Play now: Löwenherz 2003")
    grace.go(f"/table/{made['id']}#token={made['tokens']['1']}")
    with grace.page.expect_request(asked):
        grace.press("Take the seat")
    for person in (ada, grace):
        person.page.evaluate("history.pushState(null, '', '/new/lionheart'); dispatchEvent(new PopStateEvent('popstate'))")
        expect(person.page.get_by_role("button", name="Start the match")).to_be_visible()
        with person.page.expect_response(asked):
            held.pop(0).continue_()
        expect(person.page.get_by_role("button", name="Start the match")).to_be_enabled()
        assert person.page.url.endswith("/new/lionheart")
        assert not person.errors
    assert not sockets


def test_back_and_forth_the_title_is_read_first(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    ada.go()
    loads = ada.page.evaluate("performance.timeOrigin")
    ada.page.get_by_role("link", name="More players").first.click()
    expect(ada.page).to_have_title("A new match – Cœur de Lion")
    expect(ada.page.get_by_role("heading", name="A new match")).to_be_focused()
    ada.page.go_back()
    expect(ada.page.get_by_role("heading", level=1)).to_be_focused()
    expect(ada.page).to_have_title("Cœur de Lion")
    assert ada.page.evaluate("performance.timeOrigin") == loads
    assert not ada.errors


def test_settings_are_kept(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address, width=390, height=844)
    ada.go()
    ada.press("Settings")
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_label("Deutsch").check()
    dialog.get_by_label("Dämmerung").check()
    dialog.get_by_label("Dein Name").fill("Ada")
    dialog.get_by_label("Weniger Animationen").check()
    assert not ada.violations()
    ada.page.reload()
    expect(ada.page.locator("html[lang=de][data-theme=dark][data-calm]")).to_be_attached()
    expect(ada.page.get_by_label("Dein Name")).to_have_value("Ada")
    assert not ada.errors


def test_a_match_file_opens_as_a_replay(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    ada.go()
    ada.page.locator("input[type=file]").set_input_files(min(MATCHES.rglob("*.match")))
    ada.page.wait_for_url("**/replay/*")
    assert not ada.errors


def test_a_match_file_is_dropped_on_the_first_page(chromium: Browser, server: Server, tmp_path: Path) -> None:
    """Wherever it falls; what is wrong with it is said where it can be read, with the line and in the words of its game."""
    file = MATCHES / "lionheart" / "king-eliminated.match"
    text = file.read_text("utf-8")
    first = next(line for line in text.splitlines() if line.startswith("0 move"))
    where = text.splitlines().index(first) + 1
    broken = {
        "hello": "Line 1: This is not a match file",
        text.replace(first, "0 fly e7", 1): f"Line {where}: There is no action written “fly e7”.",
        text.replace(first, "0 move e7 e1", 1): f"Line {where}: The infantry on e7 are on foot",
    }
    ada = Clicker(chromium, server.address)
    ada.go()
    alert = ada.page.get_by_role("alert")
    for number, (content, said) in enumerate(broken.items()):
        wrong = tmp_path / f"{number}.match"
        wrong.write_text(content, "utf-8")
        drop(ada, wrong, "h1")
        expect(alert).to_contain_text(said)
        expect(alert).to_be_in_viewport()
    assert not ada.violations()
    expect(alert.get_by_role("link")).to_have_attribute("href", re.compile(r"^/rules/lionheart\?lang=en#LH-MOVE-\d$"))
    drop(ada, file, "#import-title")
    ada.page.wait_for_url("**/replay/*")
    assert not ada.errors


def drop(person: Clicker, file: Path, place: str) -> None:
    """Drag a file from outside the browser over something and let it go."""
    person.page.locator(place).scroll_into_view_if_needed()
    box = person.page.locator(place).bounding_box()
    assert box
    session = person.context.new_cdp_session(person.page)
    data = {"items": [], "files": [str(file)], "dragOperationsMask": 1}
    for step in ("dragEnter", "dragOver", "drop"):
        session.send("Input.dispatchDragEvent", {"type": step, "x": box["x"] + 9, "y": box["y"] + 9, "data": data})


FRIENDLY = {
    "/table/nothing": "There is no such table.",
    "/new/chess": "Nobody lives here.",
    "/nowhere": "Nobody lives here.",
    "/table/x/y": "Nobody lives here.",
}


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (360, True)])
def test_what_is_wrong_is_said_with_a_way_out(width: int, dark: bool, chromium: Browser, server: Server) -> None:
    ada, host = Clicker(chromium, server.address, width=width, dark=dark), Visitor(server, "Grace")
    closed = host.make("me", "link")["id"]
    pages = FRIENDLY | {
        f"/table/{closed}": "This table is by invitation.",
        f"/table/{closed}#token=wrong": "Grace invites you to Löwenherz 2003",
    }
    for path, title in pages.items():
        ada.go("/")
        ada.go(path)
        expect(ada.page.get_by_role("heading", name=title)).to_be_visible()
        assert not ada.violations(), path
    ada.press("Take the seat")
    expect(ada.page.get_by_role("heading", name="This link leads to no seat.")).to_be_visible()
    ada.page.get_by_role("link", name="Start page").last.click()
    expect(ada.page.get_by_role("heading", name="My matches")).to_be_visible()
    assert not ada.errors


def test_when_the_server_is_gone_the_page_says_so_and_comes_back(chromium: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        ada = Clicker(chromium, server.address)
        ada.go()
        expect(ada.page.get_by_text("Nobody is waiting right now")).to_be_visible()
        server.kill()
        ada.press("Play now: Lionheart")
        expect(ada.page.get_by_role("alert")).to_contain_text("does not answer")
        assert not ada.violations()
        ada.page.get_by_role("button", name="Try again").click()
        server.restart()
        expect(ada.page.get_by_role("alert")).to_have_count(0, timeout=20_000)
        assert not ada.errors


def test_the_first_page_is_small_and_soon_there(chromium: Browser, server: Server) -> None:
    ada, scripts = Clicker(chromium, server.address), dict[str, int]()
    devtools = ada.context.new_cdp_session(ada.page)
    devtools.send(
        "Performance.enable", {"timeDomain": "threadTicks"}
    )  # the time of the page's own thread, not of the machine

    def note(response: Response) -> None:
        if response.request.resource_type == "script":
            scripts[response.url] = int(response.headers["content-length"])

    ada.page.on("response", note)
    ada.page.goto(server.address, wait_until="commit")
    ada.page.wait_for_function("() => document.querySelectorAll('article button').length === 6")
    found = {metric["name"]: metric["value"] for metric in devtools.send("Performance.getMetrics")["metrics"]}
    assert found["TaskDuration"] * 4 < 1.0
    expect(ada.page.locator("article svg").nth(2)).to_be_attached()
    assert 20_000 < sum(scripts.values()) < 150_000


@pytest.mark.parametrize(
    ("path", "width", "dark"),
    [
        ("/", 1280, False),
        ("/", 360, True),
        ("/new/lowenherz-2003", 1280, True),
        ("/new/lowenherz-2003", 360, False),
        ("/new/lowenherz-1997", 360, True),
        ("/new/lionheart", 1280, False),
    ],
)
def test_axe_finds_nothing_and_nothing_overflows(
    path: str, width: int, dark: bool, chromium: Browser, server: Server
) -> None:
    ada = Clicker(chromium, server.address, width=width, height=800, dark=dark)
    for language in ("fr", "de", "en"):
        ada.go(path)
        ada.page.locator(f"input[value={language}]").check()
        expect(ada.page.locator(f"html[lang={language}]")).to_be_attached()
        expect(ada.page.locator("main h2").first).to_be_visible()
        assert ada.overflow <= 0, language
    assert not ada.violations_in_either_light()
    assert not ada.errors
