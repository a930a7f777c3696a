"""The coach at a table against a bot: a warning before a blunder, a word after the turn, and nothing in company."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, WebSocketRoute, expect

from coeurdelion.core.table_action import Resign
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.record import write_record
from coeurdelion.match.scenario import read_position
from coeurdelion.match.table_state import SaidBy
from tests.e2e.clicking import Clicker
from tests.e2e.company import dialog, together
from tests.server.process import Server

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "random"}
KING_IN_DANGER = """
game = "lionheart"
[position]
players = ["gold", "silver"]
to_act = "silver"
board = \"\"\"
.   .   .   .   k1v .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   i4v
.   .   .   .   .   .   .   .   .
.   .   .   .   n2v .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   I4^
I4^ .   .   .   K1^ .   .   .   .
\"\"\"
"""
"""Silver's knights are two squares before gold's King."""
POINTS_TO_TAKE = """
game = "lowenherz-2003"
[position]
players = ["red", "blue"]
to_act = "blue"
deck = ["A.K1", "A.K1", "A.K1", "A.K1"]
board = \"\"\"
+---+---+---+---+---+---+
|.RC V   V  |.   .   .  |
+   +   +   +   +   +   +
|.   F   V  |.   .   .  |
+---+---+   +   +   +   +
|.   .   .   .   .   .BC|
+   +   +   +   +   +   +
|.   .   .   .   .   .  |
+---+---+---+---+---+---+
\"\"\"
[position.red]
hand = ["A.B1", "A.K1"]
ducats = 9
[position.blue]
hand = ["A.K1", "A.K1"]
ducats = 9
"""
"""One border would close red's domain with three villages."""


REFUSED = """async (match) => {
  const socket = new WebSocket(`ws://${location.host}/ws/${match}`);
  return await new Promise((resolve) => {
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "update")
        socket.send(JSON.stringify({ type: "coach", id: 1, seat: 0, question: message.question.number, line: "castle a1" }));
      if (message.type === "no") resolve(message.reason);
    };
  });
}"""
"""Why the coach is refused to whoever asks by a socket of their own."""

SEE_BUSY = """() => {
  window.busy = new Set();
  const look = () => {
    for (const place of ["#decision[aria-busy=true]", "button.coach[aria-busy=true]"])
      if (document.querySelector(place)) window.busy.add(place);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ["aria-busy"] });
}"""
"""Keeps what was busy, however short, until somebody looks."""

CUT_OFF = """() => {
  const { right } = document.querySelector("#decision").getBoundingClientRect();
  const tools = [...document.querySelectorAll("#decision .tools button")];
  const isOut = (one) => one.checkVisibility() && one.getBoundingClientRect().right > right;
  return tools.filter(isOut).map((one) => one.className);
}"""
"""The tools that stick out of the decision."""


def sit_down(person: Clicker, position: str, *lines: str) -> None:
    """Come to a table where the other has said these lines in a position and a bot plays on for them, with the coach on."""
    person.context.add_init_script("localStorage.getItem('coach') ?? localStorage.setItem('coach', 'yes')")
    live = LiveMatch(read_position(position))
    for line in lines:
        live.do(1, line)
        live.roll_all()
    last = len(live.log) - 1
    live.note(Resign(1), SaidBy.SEAT)
    person.post("/api/guest", name="")
    origin = person.post("/api/import", file=write_record(live.record()))["id"]
    fork = person.post(f"/api/matches/{origin}/fork", entry=last, seats=[ME, BOT])["id"]
    person.go(f"/table/{fork}")
    person.wait_until_asked()
    person.page.wait_for_load_state("networkidle")  # the coach is fetched


def switch(person: Clicker) -> Locator:
    """What switches the coach beside the decision of a wide screen."""
    return person.page.get_by_role("group", name="Tools").get_by_role("button", name="Coach")


def say(person: Clicker, line: str) -> None:
    """Say a line in notation."""
    person.wait_until_asked()
    person.keys("/")
    person.page.get_by_role("combobox").fill(line)
    person.keys("Enter")


def test_a_king_left_to_die_is_warned_of_once(chromium: Browser, server: Server) -> None:
    """Who thinks again is back on the board; who passes all the same hears after the turn what would have been better."""
    ada = Clicker(chromium, server.address)
    sit_down(ada, KING_IN_DANGER, "end")
    expect(switch(ada)).to_have_attribute("aria-pressed", "true")
    ada.press("Pass")
    warning = ada.page.get_by_role("alert")
    expect(warning).to_contain_text("Wait a moment")
    expect(warning).to_contain_text("Even so your King falls")
    expect(warning.get_by_role("button", name="Think again")).to_be_focused()
    assert not ada.violations_in_either_light()
    ada.keys("Escape")
    expect(warning).to_have_count(0)
    assert ada.page.evaluate("document.activeElement.closest('.board-box') !== null")
    expect(ada.page.locator("[role=log]")).not_to_contain_text("Gold ends the turn")
    ada.press("Pass")
    expect(ada.page.locator("[role=log]")).to_contain_text("Gold ends the turn")
    better = ada.page.get_by_role("note")
    expect(better).to_contain_text("Better would have been to turn the King at e8")
    expect(better).to_contain_text("Even so your King falls")
    expect(better).to_contain_text("A bot would say: “")  # whose reasons speak of "my King"
    expect(ada.page.locator("p[role=status].unseen")).to_contain_text("Better would have been")
    assert not ada.violations_in_either_light()
    ada.wait_until_asked()
    assert not ada.page.locator("svg .pointed").count()
    better.get_by_role("button", name="Show me").click()
    expect(ada.page.locator("svg .pointed")).to_have_count(1)
    ada.press("Pass")
    expect(better).to_have_count(0)
    assert not ada.errors


def test_points_thrown_away_on_a_phone(chromium: Browser, server: Server) -> None:
    """Who does it anyway plays on; the sentence after the turn leaves room for the hand, and opens."""
    ada = Clicker(chromium, server.address, width=390, height=844)
    sit_down(ada, POINTS_TO_TAKE, "sell A.K1", "draw")
    say(ada, "play A.B1")
    expect(ada.page.locator("#decision .sentence")).to_contain_text("place a border")
    say(ada, "border d3e")
    warning = ada.page.get_by_role("alert")
    expect(warning).to_contain_text("10 points less")
    assert not ada.violations()
    warning.get_by_role("button", name="Do it anyway").click()
    expect(ada.page.locator("#decision .sentence")).to_contain_text("draw a card")
    expect(warning).to_have_count(0)
    expect(ada.page.get_by_role("note")).to_have_count(0)  # the turn goes on
    ada.press("Draw a card")
    better = ada.page.get_by_role("note")
    expect(better).to_contain_text("Better would have been to place a border between c2 and c3")
    expect(better.get_by_role("button", name="Show me")).to_be_hidden()
    better.locator("summary").click()
    before = ada.page.locator(".board-box").inner_html()
    better.get_by_role("button", name="Show me").click()
    ada.page.wait_for_function("before => document.querySelector('.board-box').innerHTML !== before", arg=before)
    assert ada.overflow <= 0
    better.get_by_role("button", name="Close").click()
    expect(better).to_have_count(0)
    assert not ada.errors


def test_nobody_waits_for_a_coach_that_says_nothing(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)

    def deaf(socket: WebSocketRoute) -> None:
        table = socket.connect_to_server()
        socket.on_message(lambda data: None if '"coach"' in str(data) else table.send(data))

    ada.page.route_web_socket("**/ws/**", deaf)
    sit_down(ada, KING_IN_DANGER, "end")
    ada.page.evaluate(SEE_BUSY)
    ada.press("Pass")
    ada.page.wait_for_function("() => window.busy.size === 2")  # both were, for as long as it was waited for
    expect(ada.page.locator("[role=log]")).to_contain_text("Gold ends the turn")
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    assert not ada.errors


def test_it_is_switched_on_by_whoever_wants_it_and_fetched_then(chromium: Browser, server: Server) -> None:
    ada = Clicker(chromium, server.address)
    fetched: list[str] = []
    ada.page.on("request", lambda request: fetched.append(request.url) if "CoachNotes" in request.url else None)
    ada.table("me", "bot", first=0)
    ada.wait_until_asked()
    expect(switch(ada)).to_have_attribute("aria-pressed", "false")
    assert not fetched
    with ada.page.expect_request(lambda request: "CoachNotes" in request.url):
        ada.keys("k")
    expect(switch(ada)).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator("div[role=status].unseen")).to_contain_text("The coach looks at your moves")
    ada.page.reload()
    ada.wait_until_asked()
    expect(switch(ada)).to_have_attribute("aria-pressed", "true")
    ada.keys("m")
    menu = dialog(ada, "At this table")
    menu.get_by_role("button", name="Coach").click()
    expect(switch(ada)).to_have_attribute("aria-pressed", "false")
    assert ada.page.evaluate("localStorage.getItem('coach')") == "no"
    assert not ada.errors


@pytest.mark.parametrize("width", [1000, 1280, 1600])
def test_its_switch_leaves_room_for_the_menu(chromium: Browser, server: Server, width: int) -> None:
    """Beside the widest board, in the narrowest column."""
    ada = Clicker(chromium, server.address, width=width, language="de-DE")
    ada.table("me", "bot", "bot", "bot", game="lowenherz-1997")
    ada.wait_until_asked()
    assert ada.page.evaluate(CUT_OFF) == []
    assert not ada.errors


def test_in_company_there_is_none(chromium: Browser, server: Server) -> None:
    ada, _ = together(chromium, server, "Grace")
    ada.page.evaluate("localStorage.setItem('coach', 'yes')")
    ada.page.reload()
    ada.wait_until_asked()
    expect(switch(ada)).to_have_count(0)
    assert ada.page.evaluate(REFUSED, ada.page.url.rpartition("/")[2]) == "no-coach"
    ada.page.locator("[data-target]").first.press("Enter")
    expect(ada.page.locator("#decision .sentence")).to_contain_text("place a knight")
    assert not [frame for frame in ada.frames if '"coached"' in frame]
    assert not ada.errors
