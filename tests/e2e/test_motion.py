"""What moves on the page: it is played out before one's eyes, and a tap on the board shows at once what is confirmed.

The page's own time stands still here, so that nothing gets further by itself and no machine is too slow to see it.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from tests.e2e.clicking import Clicker
from tests.paths import MATCHES
from tests.server.process import Server

PLACED = "all => all.map((piece) => piece.style.transform).sort()"
RUNNING = """all => all.flatMap((drawing) => drawing.getAnimations({ subtree: true }))
  .filter((motion) => motion.playState === "running").length"""


def come(chromium: Browser, server: Server) -> Clicker:
    """Someone whose page moves, and whose time can be stopped."""
    ada = Clicker(chromium, server.address, moving=True)
    ada.page.clock.install()
    ada.post("/api/guest", name="Ada")
    return ada


def take_along(person: Clicker, file: str) -> str:
    """The id of a recorded match."""
    return str(person.post("/api/import", file=(MATCHES / file).read_text("utf-8"))["id"])


def sit_at(person: Clicker, file: str, line: str) -> None:
    """Sit down where someone is about to say a line in a recorded match; bots play the others."""
    text = (MATCHES / file).read_text("utf-8")
    lines = text.split("\n\n", 1)[1].splitlines()
    entry = lines.index(line)
    seat, players = int(line.split()[0]), text.count("\nplayer ")
    seats = [{"kind": "me", "name": "Ada"} if other == seat else {"kind": "bot"} for other in range(players)]
    fork = person.post(f"/api/matches/{take_along(person, file)}/fork", entry=entry - 1, seats=seats)["id"]
    person.go(f"/table/{fork}")
    person.wait_until_asked()


def stop_time(person: Clicker) -> None:
    """From now on the page's clock stands."""
    person.page.clock.pause_at(person.page.evaluate("Date.now()") / 1000 + 1)


def let_pass(person: Clicker, until: Locator) -> None:
    """Let the page's time pass, little by little, until there is such a thing."""
    for _ in range(100):
        if until.count():
            return
        person.page.clock.run_for(40)
    expect(until).not_to_have_count(0)


def go_on(person: Clicker) -> None:
    """Click on the board, where nothing is: whoever does has seen enough."""
    person.page.locator(".board-box > .picture").click(position={"x": 4, "y": 4})


def newest(person: Clicker) -> Any:
    """The newest view that came over the wire."""
    return [message for message in map(json.loads, person.frames) if message["type"] == "update"][-1]


def expect_quiet(person: Clicker) -> None:
    """Nothing went wrong, not even in the console."""
    assert not person.errors + person.complaints


def test_points_fly_to_the_track_until_one_has_seen_enough(chromium: Browser, server: Server) -> None:
    ada = come(chromium, server)
    sit_at(ada, "lowenherz-2003/king-on-own-action.match", "0 border j3e")
    devtools = ada.context.new_cdp_session(ada.page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": 0})
    board, flights = ada.page.locator("svg.board"), ada.page.locator("[data-flight]")
    ada.page.locator('[data-target="j3e"]').press("Enter")
    expect(flights).to_have_text("+1")
    assert board.evaluate_all(RUNNING)  # the palisade drops onto the map
    go_on(ada)
    expect(flights).to_have_count(0)
    assert not board.evaluate_all(RUNNING)
    expect(ada.page.locator(".player .score > span").first).to_have_text(str(newest(ada)["view"]["score"][0]))
    expect(ada.page.locator("[role=log]")).to_contain_text("between j3 and k3")
    expect_quiet(ada)


def test_fists_open_together_and_nobody_knows_before(chromium: Browser, server: Server) -> None:
    ada = come(chromium, server)
    sit_at(ada, "lowenherz-1997/a-duel-tied-twice.match", "1 bid 2")
    stop_time(ada)
    log, fists = ada.page.locator("[role=log]"), ada.page.locator(".moment .hand svg")
    ada.page.get_by_role("slider").fill("2")
    ada.press("Bid 2 ducats")
    expect(fists).to_have_count(2)
    expect(ada.page.locator(".moment .hand svg.closed")).to_have_count(2)
    expect(log).not_to_contain_text("the duel")
    let_pass(ada, ada.page.locator(".moment .hand svg.open"))
    expect(ada.page.locator(".moment .hand svg.open")).to_have_count(2)
    expect(log).to_contain_text("the duel")
    go_on(ada)
    expect(ada.page.locator(".moment")).to_have_count(0)
    expect_quiet(ada)


def test_the_kings_death_is_a_moment_that_a_tap_ends(chromium: Browser, server: Server) -> None:
    ada = come(chromium, server)
    ada.go(f"/replay/{take_along(ada, 'lowenherz-1997/most-points-2-full.match')}#293")
    expect(ada.page.get_by_role("slider")).to_be_visible()
    stop_time(ada)
    ada.keys("End")
    expect(ada.page.locator(".moment .king")).to_be_visible()
    expect(ada.page.locator(".moment .gains span")).to_have_count(2)
    ada.page.mouse.click(2, 200)
    expect(ada.page.locator(".moment")).to_have_count(0)
    expect_quiet(ada)


def test_dice_roll_to_the_faces_that_the_server_has_told(chromium: Browser, server: Server) -> None:
    ada = come(chromium, server)
    sit_at(ada, "lionheart/last-warriors-driven-off.match", "0 attack f7 g7")
    stop_time(ada)
    log, tray = ada.page.locator("[role=log]"), ada.page.locator(".tray p")
    told = log.locator(".told").count()
    ada.page.locator('.own[data-target="f7"]').click()
    ada.page.locator('[data-target="g7"]').click()
    expect(ada.page.locator("g.piece.strikes")).to_have_count(1)
    let_pass(ada, tray.filter(has_text="…"))
    expect(log.locator(".told")).to_have_count(told + 1)  # the attack is told, its dice are not
    go_on(ada)
    expect(tray).to_contain_text("strike at")
    faces = next(event["params"]["faces"] for event in reversed(newest(ada)["events"]) if "faces" in event["params"])
    shown = ada.page.locator(".tray > svg [data-face]")
    assert [face.get_attribute("data-face") for face in shown.all()] == faces
    expect(log).to_contain_text("strike at")
    expect_quiet(ada)


def test_panic_runs_along_the_line(chromium: Browser, server: Server) -> None:
    ada = come(chromium, server)
    ada.go(f"/replay/{take_along(ada, 'lionheart/last-warriors-bribed.match')}#48")
    expect(ada.page.get_by_role("slider")).to_be_visible()
    stop_time(ada)
    pieces, running = ada.page.locator("g.piece"), ada.page.locator("g.piece.panic")
    before = pieces.evaluate_all(PLACED)
    ada.keys("ArrowRight")
    seen = [before]
    for _ in range(100):
        ada.page.clock.run_for(40)
        placed = pieces.evaluate_all(PLACED)
        if placed != seen[-1]:
            expect(running).not_to_have_count(0)
            seen.append(placed)
    assert len(seen) == 3  # the one in the way, then the one that flees
    ada.keys("ArrowLeft")
    ada.keys("ArrowRight", "Shift")
    assert pieces.evaluate_all(PLACED) == seen[-1]
    expect(running).to_have_count(0)
    expect_quiet(ada)
