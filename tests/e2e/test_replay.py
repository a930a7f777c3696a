"""Looking through finished matches in a real browser: going through them, playing on, checking their chance."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from coeurdelion.match.record import Record, write_record
from coeurdelion.match.record_reader import read_record
from tests.e2e.clicking import Clicker, wait_for
from tests.paths import MATCHES
from tests.server.process import Server, Visitor

GAMES = {
    "lowenherz-2003": "king-on-own-action",
    "lowenherz-1997": "most-points-4-full",
    "lionheart": "last-warriors-driven-off",
}


def recorded(game: str) -> str:
    return (MATCHES / game / f"{GAMES[game]}.match").read_text("utf-8")


def imported(server: Server, text: str) -> str:
    """The id of a match from a file."""
    return str(Visitor(server, "Ada").post("/api/import", file=text)["id"])


def tampered(text: str) -> str:
    """A file in which two draws have changed places, so that the rules still allow it all."""
    lines = [line for line in text.split("\n") if not line.startswith("# sha256")]
    draws = [number for number, line in enumerate(lines) if line.startswith("chance draw")]
    other = next(number for number in draws[1:] if lines[number] != lines[draws[0]])
    lines[draws[0]], lines[other] = lines[other], lines[draws[0]]
    return "\n".join(lines)


def open_replay(person: Clicker, match: str, entry: int | None = None) -> None:
    person.go(f"/replay/{match}" + ("" if entry is None else f"#{entry}"))
    expect(person.page.locator(".transport")).to_be_visible(timeout=20_000)


def slider(person: Clicker) -> Locator:
    return person.page.get_by_role("slider")


def place(person: Clicker) -> int:
    """At which stop one stands."""
    return int(slider(person).get_attribute("aria-valuenow") or -1)


def last(person: Clicker) -> int:
    return int(slider(person).get_attribute("aria-valuemax") or -1)


def expect_place(person: Clicker, stop: int) -> None:
    expect(slider(person)).to_have_attribute("aria-valuenow", str(stop))


def test_stepping_by_buttons_and_by_keys(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    open_replay(ada, imported(server, recorded("lowenherz-2003")))
    expect_place(ada, 0)
    sentences = ada.page.get_by_role("region", name="Log").locator("button[tabindex='0']")
    expect(sentences).to_have_count(1)  # the list can be entered by keyboard, also before the first sentence
    ada.press("One step on")
    expect_place(ada, 1)
    ada.page.keyboard.press("ArrowRight")
    expect_place(ada, 2)
    ada.page.keyboard.press("ArrowLeft")
    expect_place(ada, 1)
    ada.page.keyboard.press("Shift+ArrowRight")
    turn = wait_for(lambda: max(0, place(ada) - 2), ada.page) + 2
    ada.press("One turn on")
    wait_for(lambda: place(ada) > turn, ada.page)
    ada.page.keyboard.press("Shift+ArrowLeft")
    expect_place(ada, turn)
    ada.page.keyboard.press("End")
    expect_place(ada, last(ada))
    expect(ada.page.locator(".caption")).to_contain_text("win", ignore_case=True)
    ada.page.keyboard.press("Home")
    expect_place(ada, 0)
    expect(ada.page.locator(".caption")).to_contain_text("Before the first move")
    assert not ada.errors


def test_jumping_by_the_plot_the_log_and_the_address(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    match = imported(server, recorded("lowenherz-2003"))
    open_replay(ada, match, 200)
    current = ada.page.locator("[data-entry][aria-current=step]")
    assert 195 < int(current.get_attribute("data-entry") or 0) <= 200
    box = slider(ada).bounding_box()
    assert box
    top = box["y"] + 30  # above the lines of the first half, where no mark lies on the slider
    ada.page.mouse.click(box["x"] + box["width"] / 4, top)
    wait_for(lambda: abs(place(ada) - last(ada) / 4) < last(ada) / 20, ada.page)
    ada.page.mouse.down()
    ada.page.mouse.move(box["x"] + box["width"] / 2, top, steps=4)
    ada.page.mouse.up()
    wait_for(lambda: abs(place(ada) - last(ada) / 2) < last(ada) / 20, ada.page)
    sentence = ada.page.locator("[data-entry]").nth(60)
    sentence.click()
    expect(ada.page).to_have_url(re.compile(f"#{sentence.get_attribute('data-entry')}$"))
    expect(sentence).to_have_attribute("aria-current", "step")
    mark = ada.page.locator("button.mark").first
    name = mark.get_attribute("aria-label")
    mark.focus()
    expect(mark.locator(".slip")).to_be_visible()
    assert ada.overflow <= 0
    assert name
    before = place(ada)
    ada.page.keyboard.press("Enter")
    wait_for(lambda: place(ada) != before, ada.page)
    told = slider(ada).get_attribute("aria-valuetext") or ""
    assert told.split(": ", 1)[1] in name
    assert not ada.errors


def test_it_plays_by_itself_until_the_end(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    match = imported(server, recorded("lowenherz-2003"))
    open_replay(ada, match)
    stops = last(ada)
    ada.page.keyboard.press("End")
    for _ in range(6):
        ada.page.keyboard.press("ArrowLeft")
    expect_place(ada, stops - 6)
    ada.page.get_by_role("button", name="Play", exact=True).click()
    expect(ada.page.get_by_role("button", name="Pause")).to_be_visible()
    ada.page.get_by_label("Speed").select_option("8")
    expect_place(ada, stops)
    expect(ada.page.get_by_role("button", name="Pause")).to_have_count(0)
    assert not ada.errors


def test_what_was_taken_back_is_struck_through_and_passed_over(chromium: Browser, server: Server) -> None:
    host = Visitor(server, "Ada")
    match = host.make("me", "here", first=0)["id"]
    screen = host.watch(match)
    update = screen.sit(0)
    for line in ("castle a1", "knight b1", "", "", "castle c3", "knight d3"):
        if line:
            screen.send(type="act", seat=0, question=update["question"]["number"], line=line)
        else:
            screen.send(type="take-back", seat=0)
        update = screen.next("update")
    screen.send(type="resign", seat=0)
    screen.next("update")
    ada = Clicker(chromium, server.address)
    open_replay(ada, match)
    log = ada.page.get_by_role("region", name="Log")
    expect(log.locator("s")).to_have_text(["Ada places a castle at a1.", "Ada places a knight at b1."])
    expect(log.locator("p", has_text="(taken back)")).to_have_count(2)
    expect(log.locator("p", has_text="Ada takes back the last move.")).to_have_count(2)
    assert last(ada) == 8  # six cards, a castle and a knight
    red = ada.page.locator("svg.board .of-red")
    bare = red.count()
    ada.page.keyboard.press("End")
    for said, pieces in (("Ada places a knight at d3.", 2), ("Ada places a castle at c3.", 1), ("Blue draws", 0)):
        expect(log.locator("[aria-current=step]")).to_contain_text(said)
        expect(ada.page.locator(".caption")).to_contain_text(said)
        expect(red).to_have_count(bare + pieces)
        ada.page.keyboard.press("ArrowLeft")
    ada.go(f"/replay/{match}#7")  # an entry that was taken back leads to the last before it that stands
    expect_place(ada, 6)
    assert not ada.violations()
    assert not ada.errors


def test_all_hands_are_open(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    match = imported(server, recorded("lowenherz-2003"))
    position = Visitor(server, "Grace").http.get(f"/api/matches/{match}/replay/200").json()
    open_replay(ada, match, 200)
    shown = sum(len(hand) for hand in position["view"]["hand"])
    assert shown > 4
    expect(ada.page.locator(".left .hand .card-face:not(.tiny *)")).to_have_count(shown)
    assert not ada.errors


@pytest.mark.parametrize("game", GAMES)
def test_an_honest_match_is_found_honest(game: str, chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    open_replay(ada, imported(server, recorded(game)))
    ada.press("Verify chance")
    expect(ada.page.locator("[data-answer=verified]")).to_contain_text("Honest")
    assert not ada.violations()
    assert not ada.errors


SHARES = "JSON.parse(localStorage.getItem('shares'))"
FORGE = f"localStorage.setItem('shares', JSON.stringify({SHARES}.map((share) => ({{ ...share, nonce: 'another' }}))))"


def test_a_match_made_with_one_click_has_the_share_that_the_browser_kept(chromium: Browser, server: Server) -> None:
    """If the server tells another one later, the page says so; here the browser's memory is changed instead."""
    ada = Clicker(chromium, server.address)
    ada.go()
    ada.press("Play now: Löwenherz 2003")
    ada.page.wait_for_url("**/table/*")
    match = ada.page.url.rpartition("/")[2]
    (share,) = ada.page.evaluate(SHARES)
    give_up(Visitor(server, cookie=ada.cookie), match)
    file = ada.context.request.get(f"{server.address}/api/matches/{match}/file").text()
    assert (share["match"], share["commitment"]) == (match, read_record(file).commit)
    assert read_record(file).nonces == (share["nonce"], "")
    open_replay(ada, match)
    ada.press("Verify chance")
    expect(ada.page.locator("[data-answer=verified]")).to_be_visible()
    expect(ada.page.locator("[data-own=kept]")).to_contain_text("those that your browser kept")
    ada.page.evaluate(FORGE)
    ada.page.reload()
    ada.press("Verify chance")
    expect(ada.page.locator("[data-answer=wrong]")).to_contain_text("not the one that your browser kept")


def give_up(person: Visitor, match: str) -> None:
    """End a match of two by resigning."""
    screen = person.watch(match)
    screen.next("update")
    screen.send(type="resign", seat=0)
    while not screen.next("update")["result"]:
        pass


def test_a_share_that_was_not_sent_when_the_table_was_made_is_sent_at_the_table(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    ada.post("/api/guest", name="Ada")
    made = ada.post("/api/matches/lionheart", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}], commit=True)
    ada.go(f"/table/{made['id']}")
    address = f"{server.address}/api/matches/{made['id']}"
    wait_for(lambda: ada.context.request.get(address).json()["state"] == "playing", ada.page)
    assert [share["commitment"] for share in ada.page.evaluate(SHARES)] == [made["commitment"]]


@pytest.mark.parametrize(("seats", "answer"), [("2 1 0", "verified"), ("2 0 1", "wrong")])
def test_drawn_seats_are_derived_again(seats: str, answer: str, chromium: Browser, server: Server) -> None:
    text = (MATCHES / "lowenherz-2003" / "seats-drawn.match").read_text("utf-8")
    ada = Clicker(chromium, server.address)
    open_replay(ada, imported(server, text.replace("seating 2 1 0", f"seating {seats}")))
    ada.press("Verify chance")
    expect(ada.page.locator(f"[data-answer={answer}]")).to_be_visible()
    expect(ada.page.get_by_role("row", name=f"Seats {seats}")).to_be_visible()


def test_a_tampered_match_is_found_out_at_its_entry(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    text = tampered(recorded("lowenherz-2003"))
    first = next(number for number, entry in enumerate(read_record(text).match.log) if entry.action.startswith("draw"))
    open_replay(ada, imported(server, text))
    ada.press("Verify chance")
    expect(ada.page.locator("[data-answer=wrong]")).to_contain_text(f"At entry {first} ")
    ada.page.locator("dialog tr.wrong button").first.click()
    expect(ada.page).to_have_url(re.compile(f"#{first}$"))
    assert not ada.errors


def test_without_a_seed_it_says_that_nothing_can_be_said(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    match = imported(server, write_record(Record(read_record(recorded("lionheart")).match)))
    open_replay(ada, match)
    ada.press("Verify chance")
    expect(ada.page.locator("[data-answer=not-verifiable]")).to_contain_text("Not verifiable")
    assert not ada.errors


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_taken_along_as_a_file(game: str, chromium: Browser, server: Server, tmp_path: Path) -> None:
    ada = Clicker(chromium, server.address)
    open_replay(ada, imported(server, recorded(game)))
    with ada.page.expect_download() as taken:
        ada.page.get_by_role("link", name="Match file").click()
    assert taken.value.suggested_filename.endswith(".match")
    taken.value.save_as(tmp_path / "taken.match")
    assert (tmp_path / "taken.match").read_text("utf-8") == recorded(game)
    assert not ada.errors


def test_playing_on_leads_to_a_table(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    open_replay(ada, imported(server, recorded("lowenherz-2003")), 150)
    ada.press("Play on from here")
    ada.page.get_by_label("For practice").check()
    assert not ada.violations()
    ada.press("Open the table")
    ada.page.wait_for_url(re.compile("/table/"))
    ada.wait_until_asked()
    expect(ada.page.get_by_role("banner")).to_contain_text("practice")
    assert not ada.errors


def test_what_is_not_over_or_not_there_is_not_shown(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    ada.go("/replay/nothing")
    expect(ada.page.get_by_role("heading", name="nothing to replay")).to_be_visible()
    ada.go(f"/replay/{Visitor(server, 'Grace').make('me', 'here')['id']}")
    expect(ada.page.get_by_role("heading", name="nothing to replay")).to_be_visible()
    assert not ada.errors


@pytest.mark.parametrize(
    ("game", "width", "height", "dark"),
    [
        ("lowenherz-2003", 1280, 720, False),
        ("lowenherz-2003", 360, 740, True),
        ("lowenherz-1997", 390, 844, True),
        ("lionheart", 360, 640, False),
    ],
)
def test_axe_finds_nothing_and_nothing_overflows(
    chromium: Browser, server: Server, game: str, width: int, height: int, dark: bool
) -> None:
    ada = Clicker(chromium, server.address, width=width, height=height, dark=dark)
    open_replay(ada, imported(server, recorded(game)), 60)
    assert not ada.violations_in_either_light()
    assert ada.overflow <= 0
    assert ada.page.evaluate("document.documentElement.scrollHeight") <= height
    expect(ada.page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)
    for tab in [] if ada.is_wide else ada.page.get_by_role("tab").all():
        tab.click()
        assert not ada.violations(runOnly=["scrollable-region-focusable", "landmark-unique"]), tab.inner_text()
    assert not ada.errors
