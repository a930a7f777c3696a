"""What the others do is told step by step: board, log, scores and prompt show the same moment."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.clicking import Clicker, wait_for
from tests.server.process import Server

SAMPLE = """() => {
  const all = (places) => [...document.querySelectorAll(places)];
  window.samples = [];
  let last = "";
  const look = () => {
    const seen = {
      pieces: all("svg [data-piece]").map(({ dataset }) => dataset.piece).sort(),
      entry: Number(all("[role=log] [data-entry]").at(-1)?.dataset.entry ?? -1),
      scores: all(".player .score > span[aria-hidden]").map(({ textContent }) => Number(textContent)),
      asked: all("#decision.asked").length > 0,
      sentence: document.querySelector("#decision .sentence")?.textContent ?? "",
    };
    const now = JSON.stringify(seen);
    if (now !== last) window.samples.push(seen);
    last = now;
    requestAnimationFrame(look);
  };
  look();
}"""


def sit_among_bots(chromium: Browser, server: Server, game: str, bots: int, pace: str = "fast") -> Clicker:
    ada = Clicker(chromium, server.address, pace=pace)
    ada.table("me", *["bot"] * bots, game=game)
    ada.wait_until_asked()
    return ada


def positions(person: Clicker) -> tuple[dict[int, Any], dict[int, list[Any]]]:
    """What came over the wire: the view after each entry, and its events."""
    views: dict[int, Any] = {}
    events: dict[int, list[Any]] = {}
    fixed: Any = {}
    for message in map(json.loads, person.frames):
        match message["type"]:
            case "welcome":
                fixed = message["fixed"]
            case "update":
                views[message["entry"]] = fixed | message["view"]
                for event in message.get("events", []):
                    events.setdefault(event["entry"], []).append(event)
            case "views-of":
                view = fixed
                for moment in message["moments"]:
                    view = view | moment["view"]
                    views[moment["entry"]] = view
                    events[moment["entry"]] = moment["events"]
            case _:
                pass
    return views, events


def pieces(view: Any) -> list[str]:
    """What stands on the board in a view."""
    if "units" in view:
        return sorted(f"{unit['kind']} {unit['cell']}" for unit in view["units"])
    found = [f"castle {cell}" for cell in view["castles"]] + [f"knight {cell}" for cell in view["knights"]]
    return sorted(found + [f"border {edge}" for edge in view["borders"]])


@pytest.mark.parametrize(("game", "bots"), [("lowenherz-2003", 3), ("lowenherz-1997", 3), ("lionheart", 1)])
def test_everything_on_the_page_shows_the_same_moment(game: str, bots: int, chromium: Browser, server: Server) -> None:
    ada = sit_among_bots(chromium, server, game, bots)
    ada.page.evaluate(SAMPLE)
    ada.play(Random(4), 12)
    ada.wait_until_asked()
    samples = ada.page.evaluate("window.samples")
    views, events = positions(ada)
    newest = max(views)
    compared = set()
    for sample in samples:
        silent = [
            entry
            for entry in range(sample["entry"], newest + 1)
            if not any(events.get(n) for n in range(sample["entry"] + 1, entry + 1))
        ]
        possible = [views[entry] for entry in silent if entry in views]
        if not possible:
            continue  # an entry before the page was opened
        assert sample["pieces"] in [pieces(view) for view in possible], sample
        if sample["scores"] and game != "lionheart":
            assert sample["scores"] in [view["score"] for view in possible], sample
        compared.add(sample["entry"])
        if not sample["asked"]:
            continue
        assert sample["sentence"].startswith("Your turn"), sample
    assert len(compared) > 8
    assert not ada.errors


def test_a_click_on_the_board_goes_on_and_does_nothing_else(chromium: Browser, server: Server) -> None:
    ada = sit_among_bots(chromium, server, "lowenherz-2003", 3, pace="slow")
    go_on = ada.page.get_by_role("button", name="Go on")
    places = ada.page.locator("[data-target]")
    ada.page.locator("[data-target]").first.click()  # a castle
    places.first.click()  # and its knight
    expect(go_on).to_be_visible()
    expect(places).to_have_count(0)
    ada.keys("Tab", "ArrowDown", "ArrowLeft")
    expect(go_on).to_be_visible()
    acted = len(
        [
            entry
            for entry in ada.page.locator("[role=log] [data-entry]").all_text_contents()
            if "Ada" in entry or "You" in entry
        ]
    )
    ada.page.locator("svg.board").click(position={"x": 200, "y": 200})
    expect(go_on).to_have_count(0)
    ada.wait_until_asked()
    again = len(
        [
            entry
            for entry in ada.page.locator("[role=log] [data-entry]").all_text_contents()
            if "Ada" in entry or "You" in entry
        ]
    )
    assert again == acted
    assert not ada.errors


def test_the_last_round_and_a_sentence_of_the_log_are_shown_again(chromium: Browser, server: Server) -> None:
    ada = sit_among_bots(chromium, server, "lowenherz-2003", 3, pace="at-once")
    ada.play(Random(1), 4)
    ada.wait_until_asked()
    log, back = ada.page.locator("[role=log] [data-entry]"), ada.page.get_by_role("button", name="Back to now")
    now, count = ada.page.locator("svg [data-piece]").count(), log.count()
    log.filter(has_text="places a castle").first.click()
    expect(back).to_be_visible()
    expect(ada.page.locator("svg [data-piece]")).not_to_have_count(now)
    expect(log).to_have_count(count)
    expect(ada.page.locator("[role=log] [aria-current=step]")).to_contain_text("places a castle")
    expect(ada.page.locator("#decision .sentence")).to_contain_text("places a castle")
    assert not ada.violations()
    back.click()
    expect(ada.page.locator("svg [data-piece]")).to_have_count(now)
    expect(ada.page.locator("#decision.asked")).to_be_visible()
    ada.page.evaluate("localStorage.setItem('pace', 'fast')")
    ada.page.reload()  # whoever comes back finds the newest, and beside it what happened
    ada.wait_until_asked()
    expect(ada.page.locator("svg [data-piece]")).to_have_count(now)
    ada.press("Show it step by step")
    expect(ada.page.get_by_role("button", name="Go on")).to_be_visible()
    expect(ada.page.locator("#decision.asked")).to_have_count(0)
    ada.wait_until_asked()
    expect(ada.page.locator("svg [data-piece]")).to_have_count(now)
    assert not ada.errors


def test_a_shared_screen_tells_the_story_to_whoever_sits_down(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address, pace="slow")
    ada.table("me", "bot", "me", game="lowenherz-2003", first=0)
    ada.wait_until_asked()
    cover = ada.page.locator("main > h1 + p + button")
    told = ada.page.locator("#decision .sentence")
    if cover.count():
        cover.click()
    ada.page.locator("[data-target]").first.click()
    ada.page.locator("[data-target]").first.click()
    expect(cover).to_be_visible()  # nothing is told before it is lifted
    cover.click()
    expect(ada.page.get_by_role("button", name="Go on")).to_be_visible()
    expect(told).to_contain_text("places")
    wait_for(lambda: ada.page.locator("#decision.asked").count() or None, ada.page)
    assert not ada.errors


def test_spectators_are_told_the_story_too(chromium: Browser, server: Server) -> None:
    ada = sit_among_bots(chromium, server, "lowenherz-2003", 3, pace="at-once")
    eve = Clicker(chromium, server.address, pace="slow")
    eve.go(ada.page.url.removeprefix(server.address))
    expect(eve.page.locator("svg.board")).to_be_visible()
    ada.play(Random(2), 2)
    expect(eve.page.get_by_role("button", name="Go on")).to_be_visible()
    expect(eve.page.locator("#decision .sentence")).to_contain_text("places")
    eve.page.locator("svg.board").press("Enter")
    expect(eve.page.get_by_role("button", name="Go on")).to_have_count(0)
    assert not eve.errors
