"""A walk through every page, whatever its language: at each stop someone stands before it, and one may look at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from typing import NamedTuple

from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from coeurdelion.core.replay import replay
from coeurdelion.games.phases import phase_name
from coeurdelion.learn.stages import stages_of
from coeurdelion.match.record_reader import read_record
from tests.e2e.clicking import COVER, Clicker
from tests.paths import MATCHES

GAMES: Mapping[str, tuple[str, ...]] = {
    "lowenherz-2003": ("king-on-own-action",),
    "lowenherz-1997": ("most-points-4-full", "an-alliance-broken-out-of-turn"),
    "lionheart": ("last-warriors-driven-off",),
}
"""The matches that have every phase of a game; the first one is replayed, too."""
KEEP_TOKENS = "([match, tokens]) => localStorage.setItem(`tokens:${match}`, JSON.stringify(tokens))"
SHEETS = ("m", "r", "t", "?", "/")
"""The keys of what can be laid over a table."""
UNFOLD_SOME = "() => [...document.querySelectorAll('figure details')].slice(0, 3).forEach((one) => (one.open = true))"
"""All would take axe long, and are alike."""


class Stop(NamedTuple):
    """Where one is, and who stands there."""

    name: str
    person: Clicker


Coming = Callable[[], Clicker]
"""Someone new comes, with a browser of their own."""


def recorded(game: str, name: str) -> str:
    """A match file."""
    return (MATCHES / game / f"{name}.match").read_text("utf-8")


class Moment(NamedTuple):
    """When a player is asked: the match, the entry after which, and the seat."""

    match: str
    entry: int
    seat: int


@cache
def phases(game: str) -> Mapping[str, Moment]:
    """For each kind of phase in which players are asked, when one first is."""
    found: dict[str, Moment] = {}
    for name in GAMES[game]:
        match = read_record(recorded(game, name)).match
        for step in replay(match):
            asked = [seat for seat in match.game.to_act(step.state) if seat >= 0]
            if asked and match.game.winners(step.state) is None:
                found.setdefault(phase_name(type(step.state.phase)), Moment(name, step.number, asked[0]))
    return found


def home(come: Coming) -> Iterator[Stop]:
    """The start page to a stranger and to someone who has matches, its settings, what it refuses, without a server."""
    ada = come()
    page = ada.page
    ada.go()
    expect(page.locator("article button").first).to_be_visible()
    yield Stop("home", ada)
    page.locator("button.wheel").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    yield Stop("settings", ada)
    ada.keys("Escape")
    page.locator("input[type=file]").set_input_files({"name": "a.match", "mimeType": "text/plain", "buffer": b"nothing"})
    expect(page.get_by_role("alert").first).to_be_visible()
    yield Stop("home with a file that is none", ada)
    ada.table("me", "bot", game="lionheart")
    ada.table("me", "open", game="lionheart")
    ada.go()
    expect(page.locator("main li").first).to_be_visible()
    yield Stop("home with matches", ada)
    page.route("**/api/**", lambda route: route.abort())
    page.locator("article button").first.click()
    expect(page.get_by_role("alert").first).to_be_visible()
    yield Stop("home without a server", ada)


def new_matches(come: Coming) -> Iterator[Stop]:
    """The pages of new matches, and all that can be opened on them."""
    ada = come()
    for game in GAMES:
        ada.go(f"/new/{game}")
        expect(ada.page.locator("main h2").first).to_be_visible()
        yield Stop(f"new {game}", ada)
        unfold(ada.page.locator("main"))
        if (by_hand := ada.page.locator("input[value=hand]")).count():
            by_hand.check()
            expect(ada.page.get_by_role("toolbar")).to_be_visible()
        yield Stop(f"new {game}, all of it", ada)


def unfold(within: Locator) -> None:
    """Open whatever is folded."""
    within.evaluate("one => one.querySelectorAll('details').forEach((each) => (each.open = true))")


def seats(come: Coming) -> Iterator[Stop]:
    """Waiting for others, being invited, finding no seat, a screen that is shared."""
    ada, grace = come(), come()
    tokens = ada.table("me", "link", "link", "bot")
    match = ada.page.url.rpartition("/")[2]
    table = f"/table/{match}"
    ada.page.evaluate(KEEP_TOKENS, [match, tokens])
    ada.page.reload()
    expect(ada.page.locator("input[readonly]").first).to_be_visible()
    yield Stop("waiting room", ada)
    sit = grace.page.locator("form button.main")
    grace.go(f"{table}#token={tokens['1']}")
    expect(sit).to_be_visible()
    yield Stop("invitation", grace)
    grace.go()
    grace.go(f"{table}#token=wrong")
    sit.click()
    expect(sit).to_have_count(0)
    yield Stop("a link to no seat", grace)
    grace.go()
    grace.go(table)
    expect(grace.page.locator("main a.main")).to_be_visible()
    yield Stop("a table by invitation", grace)
    grace.table("me", "here")
    expect(grace.page.locator(COVER)).to_be_visible()
    yield Stop("a covered screen", grace)


def dead_ends(come: Coming) -> Iterator[Stop]:
    """Pages that are not there, the page that is kept for when nothing can be reached, and tables whose server is gone."""
    ada = come()
    ada.page.route(f"{ada.address}/", _answer_as_kept)
    ada.go()
    expect(ada.page.locator("main h1")).to_be_visible()
    yield Stop("offline", ada)
    ada.page.unroute(f"{ada.address}/")
    for path in ("/nowhere", "/new/chess", "/table/nothing", "/replay/nothing"):
        ada.go(path)
        expect(ada.page.locator("main h1")).to_be_visible()
        yield Stop(path, ada)
    lines: list[WebSocketRoute] = []
    is_up = True

    def connect(line: WebSocketRoute) -> None:
        if is_up:
            line.connect_to_server()
            lines.append(line)
        else:
            line.close()

    ada.page.route_web_socket("**/ws/**", connect)
    ada.table("me", "bot")
    ada.wait_until_asked()
    is_up = False
    lines[0].close()
    expect(ada.page.locator("p.away")).to_be_visible()
    yield Stop("a table that lost its server", ada)
    ada.page.reload()
    expect(ada.page.locator("main h1")).to_be_visible()
    yield Stop("a table without a server", ada)


def _answer_as_kept(route: Route) -> None:
    """The first page as a browser keeps it for when no server answers, and no answer to who asks for the server."""
    if route.request.method == "HEAD":
        route.abort()
    else:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("<html", "<html data-offline", 1))


def come_to(person: Clicker, game: str, phase: str) -> None:
    """Come to a table of a game at which one is asked in such a phase; bots sit on the other seats."""
    moment = phases(game)[phase]
    person.post("/api/guest", name="Ada")
    text = recorded(game, moment.match)
    count = len(read_record(text).match.colours)
    seats = [{"kind": "me"} if seat == moment.seat else {"kind": "bot", "level": "random"} for seat in range(count)]
    origin = person.post("/api/import", file=text)["id"]
    made = person.post(f"/api/matches/{origin}/fork", entry=moment.entry, seats=seats, hints=True)
    person.go(f"/table/{made['id']}")
    person.wait_until_asked()


def tables(come: Coming, game: str) -> Iterator[Stop]:
    """A table of a game: in each of its phases, all its tabs and sheets, a refusal, one who looks on."""
    ada = come()
    for phase in phases(game):
        come_to(ada, game, phase)
        yield Stop(f"{game} {phase}", ada)
    ada.page.locator("[data-target]").first.focus()
    yield Stop(f"{game} pointed at", ada)
    for tab in ada.page.get_by_role("tab").all():
        tab.click()
        yield Stop(f"{game} tab {tab.get_attribute('id')}", ada)
    sheet = ada.page.locator("dialog[open], .command")
    for key in SHEETS:
        ada.keys(key)
        expect(sheet.first).to_be_visible()
        yield Stop(f"{game} {key}", ada)
        if key == "/":
            ada.page.keyboard.type("fly e7")
            ada.keys("Enter")
            expect(ada.page.get_by_role("alert").first).to_be_visible()
            yield Stop(f"{game} refusal", ada)
        ada.keys("Escape")
        expect(ada.page.locator("dialog")).to_have_count(0)
    grace = come()
    grace.page.goto(ada.page.url)
    expect(grace.page.locator(".board-box svg[role=group]")).to_be_visible()
    yield Stop(f"{game} looked on", grace)


def ends(come: Coming, game: str) -> Iterator[Stop]:
    """The end of a match with all that is folded in it, and the table after it."""
    ada = come()
    ada.post("/api/guest", name="Ada")
    match = ada.post("/api/import", file=recorded(game, GAMES[game][0]))["id"]
    ada.go(f"/table/{match}")
    result = ada.page.locator("dialog[open]")
    expect(result.locator("figure")).to_have_count(2)  # the points and the chances over the match
    unfold(result)
    yield Stop(f"{game} result", ada)
    if (ledger := result.locator("button.points")).count():
        ledger.first.click()
        expect(ada.page.locator("dialog[open]")).to_have_count(2)
        yield Stop(f"{game} ledger", ada)
        ada.keys("Escape")
        expect(ada.page.locator("dialog[open]")).to_have_count(1)
    ada.keys("Escape")
    expect(ada.page.locator("dialog[open]")).to_have_count(0)
    yield Stop(f"{game} over", ada)


def replays(come: Coming, game: str) -> Iterator[Stop]:
    """A replay at its beginning, in its middle and at its end, and what can be opened from it."""
    ada = come()
    ada.post("/api/guest", name="Ada")
    match = ada.post("/api/import", file=recorded(game, GAMES[game][0]))["id"]
    ada.go(f"/replay/{match}")
    controls, slider = ada.page.locator(".transport"), ada.page.locator("[role=slider]")
    expect(controls).to_be_visible()
    yield Stop(f"{game} replay", ada)
    ada.keys("End")
    expect(slider).to_have_attribute("aria-valuenow", slider.get_attribute("aria-valuemax") or "")
    yield Stop(f"{game} replay at its end", ada)
    ada.go("/")
    ada.go(f"/replay/{match}#60")
    expect(controls).to_be_visible()
    for tab in ada.page.get_by_role("tab").all():
        tab.click()
        yield Stop(f"{game} replay tab {tab.get_attribute('id')}", ada)
    if (mark := ada.page.locator("button.mark").first).is_visible():  # a low phone has no plot
        mark.focus()
    yield Stop(f"{game} replay in the middle", ada)
    ways, sheet = ada.page.locator(".ways button"), ada.page.locator("dialog[open]")
    for number, way in enumerate(("played on", "proved", "summed up")):
        ways.nth(number).click()
        expect(sheet).to_be_visible()
        if way == "proved":
            expect(sheet.locator("[data-answer=verified]")).to_be_visible()
        yield Stop(f"{game} replay {way}", ada)
        ada.keys("Escape")
        expect(sheet).to_have_count(0)


def lessons(come: Coming, game: str) -> Iterator[Stop]:
    """A first game: the beginning of each stage, a place that is pointed at, the list of the stages."""
    ada = come()
    ada.go(f"/learn/{game}")
    ada.wait_until_asked()
    stages = ada.page.locator("nav li button")
    for number in range(len(stages_of(game))):
        if not stages.first.is_visible():
            ada.page.get_by_role("tab").last.click()
        stages.nth(number).click()
        expect(ada.page.locator("#decision")).to_be_focused()
        ada.wait_until_asked()
        yield Stop(f"{game} lesson {number + 1}", ada)
    if (place := ada.page.locator("[data-target]").first).count():  # a last stage may be of cards alone
        place.focus()
    yield Stop(f"{game} lesson pointed at", ada)
    if not stages.first.is_visible():
        ada.page.get_by_role("tab").last.click()
    yield Stop(f"{game} stages", ada)


def books(come: Coming) -> Iterator[Stop]:
    """The shelf, each rulebook with some of its diagrams unfolded, and what is found in one."""
    ada = come()
    ada.go("/rules")
    yield Stop("rulebooks", ada)
    for game in GAMES:
        ada.go(f"/rules/{game}")
        ada.page.evaluate(UNFOLD_SOME)
        yield Stop(f"{game} rulebook", ada)
    ada.keys("/")
    ada.page.keyboard.type("e")
    expect(ada.page.get_by_role("status").first).not_to_be_empty()
    yield Stop("found in a rulebook", ada)


WALKS: Mapping[str, Callable[[Coming], Iterator[Stop]]] = {
    "home": home,
    "new": new_matches,
    "seats": seats,
    "dead-ends": dead_ends,
    "rules": books,
    **{
        f"{name}-{game}": partial(walk, game=game)
        for name, walk in (("tables", tables), ("ends", ends), ("replays", replays), ("learn", lessons))
        for game in GAMES
    },
}
"""All of it, in parts that can be walked one by one."""
