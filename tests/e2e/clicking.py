"""A person at a real browser who clicks, and nothing else."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, TypeVar

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.e2e.contrast import WEAK_TEXTS

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
CLICKABLE = {
    "places": "[data-target]",
    "buttons": "#decision .buttons button:is(.main, :has(.gain)):not([aria-disabled=true])",
    "cards": "button.usable:not(.held)",
    "others": "#decision .buttons button:not(.step, [popovertarget], [popover] *, [aria-disabled=true])",
}
OTHER_LIGHT = """() => {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === "dark" ? "light" : "dark";
}"""
EMPTY_DRAWINGS = """() => {
  const drawings = [...document.querySelectorAll(":is(svg, svg g)[aria-hidden=true]")];
  window.emptied = drawings.filter((one) => !one.parentElement.closest("svg[aria-hidden=true], svg g[aria-hidden=true]"))
    .map((one) => {
      const elsewhere = document.createElementNS(one.namespaceURI, "g");  // where the page can go on drawing
      elsewhere.append(...one.childNodes);
      return [one, elsewhere];
    });
}"""
"""Takes out what is drawn and hidden from screen readers: thousands of strokes that axe cannot judge, and takes long for."""
FILL_DRAWINGS = "() => window.emptied.forEach(([one, elsewhere]) => one.replaceChildren(...elsewhere.childNodes))"
OUTSIDE = """() => [...document.querySelectorAll("#decision, #decision button, .board-box > .picture, button.usable")]
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one]) => one.checkVisibility())
  .filter(([, { left, top, right, bottom }]) => left < -1 || top < 0 || right > innerWidth + 1 || bottom > innerHeight)
  .map(([one]) => one.outerHTML.slice(0, 90))"""
"""What a move needs and is not on the screen."""
COVER = "main > h1 + p + button"
LOOK = """() => {
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true });
  const count = (places) => [...document.querySelectorAll(places)].filter(isSeen).length;
  const text = (place) => document.querySelector(place)?.textContent ?? "";
  return {
    places: count("[data-target]"),
    buttons: count("#decision .buttons button:is(.main, :has(.gain)):not([aria-disabled=true])"),
    cards: count("button.usable:not(.held)"),
    sentence: text("#decision .sentence"),
    offered: text("#decision .buttons"),
    log: text("[role=log]").length,
    heard: text("div[role=status].unseen"),
    held: count("button.held"),
    over: count("#over-title"),
    overflow: document.documentElement.scrollWidth - innerWidth,
  };
}"""
Found = TypeVar("Found")
NAMES = ("chromium", "chromium-browser", "google-chrome")


@contextmanager
def browser() -> Iterator[Browser]:
    """A Chromium without a window."""
    path = next(path for path in map(shutil.which, NAMES) if path)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            yield chromium
        finally:
            chromium.close()


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


class Clicker:
    """One page of one person; remembers what went wrong in it."""

    def __init__(
        self,
        chromium: Browser,
        address: str,
        *,
        width: int = 1280,
        height: int = 720,
        dark: bool = False,
        asks: bool = False,
        touch: bool = False,
        moving: bool = False,
        pace: str = "at-once",
        language: str = "en-GB",
        workers: bool = False,
    ) -> None:
        self.context = chromium.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
            locale=language,
            has_touch=touch,
            service_workers="allow" if workers else "block",  # each browser would fetch all files of the pages
        )
        if not asks:  # nobody wants to be asked before what cannot be taken back
            self.context.add_init_script("localStorage.setItem('asks', 'no')")
        self.context.add_init_script(f"localStorage.getItem('pace') ?? localStorage.setItem('pace', '{pace}')")
        self.address = address
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.complaints: list[str] = []
        """What the page has written into the console as errors."""
        self.frames: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))))

    def go(self, path: str = "/") -> None:
        """Open a page."""
        self.page.goto(self.address + path)

    def table(self, *kinds: str, game: str = "lowenherz-2003", level: str = "random", **options: object) -> dict[str, str]:
        """Set up a table, its bots of a level, and come to it; the tokens of its open seats."""
        seats = [{"kind": kind, "level": level if kind == "bot" else ""} for kind in kinds]
        self.post("/api/guest", name="")
        made = self.post("/api/matches", game=game, seats=seats, options=options, nonce="n")
        self.go(f"/table/{made['id']}")
        tokens: dict[str, str] = made["tokens"]
        return tokens

    def post(self, path: str, **body: object) -> Any:
        """The answer to a request of this person."""
        answer = self.context.request.post(self.address + path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    @property
    def cookie(self) -> str:
        """What says who this person is."""
        return next(str(cookie["value"]) for cookie in self.context.cookies() if cookie.get("name") == "guest")

    def press(self, name: str, nth: int = 0) -> None:
        """Click the button of that name; sentences of the log are buttons too, and may have its word in them."""
        buttons = self.page.get_by_role("button", name=name).and_(self.page.locator(":not([role=log] *)"))
        buttons.nth(nth).click()

    def press_and_see(self, name: str) -> None:
        """Click the button of that name, and see what comes of it."""
        before = self.look()
        self.press(name)
        self.wait_until_changed(before)

    def keys(self, *pressed: str) -> None:
        """Press one key after the other."""
        for key in pressed:
            self.page.keyboard.press(key)

    def go_by_key(self, key: str, to: str) -> None:
        """Press a key until what has the focus is such a thing."""
        for _ in range(80):
            if self.page.evaluate("to => document.activeElement.matches(to)", to):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{to} is not reached by {key}")

    @property
    def is_wide(self) -> bool:
        """Whether the screen is no phone's."""
        return (self.page.viewport_size or {"width": 0})["width"] >= 900

    @property
    def is_over(self) -> bool:
        """Whether the end is shown."""
        return self.page.locator("#over-title").count() > 0

    def wait_until_asked(self) -> None:
        """Until this person has to decide, sit down, or the match is over."""
        asked = self.page.locator(f"#decision.asked:not(.busy), #over-title, {COVER}")  # busy: an answer is on its way
        expect(asked.first).to_be_visible(timeout=60_000)
        self.page.evaluate("() => document.fonts.ready.then(() => null)")  # a new face moves what stands around it

    @property
    def overflow(self) -> int:
        """By how much the page is wider than the screen."""
        overflow: int = self.look()["overflow"]
        return overflow

    @property
    def outside(self) -> list[str]:
        """What a move needs and is not on the screen."""
        outside: list[str] = self.page.evaluate(OUTSIDE)
        return outside

    def look(self) -> Any:
        """What there is to see, in short."""
        return self.page.evaluate(LOOK)

    def wait_until_changed(self, before: Any) -> None:
        """Until there is something else to see than before."""
        self.page.wait_for_function(f"before => JSON.stringify(({LOOK})()) !== before", arg=_json(before))

    def click_on(self, rng: Random) -> None:
        """Click something that is lit: a place on the board, a button of the decision, a card that can be used."""
        before = self.look()
        assert before["overflow"] <= 0, before
        assert not (self.is_wide and self.outside), before
        kinds = [
            kind for kind in ("places", "buttons", "cards") if before[kind] and not (kind == "cards" and before["held"])
        ]
        kind = "buttons" if "buttons" in kinds and rng.random() < 0.8 else rng.choice(kinds or ["others"])
        found = self.page.locator(CLICKABLE[kind]).filter(visible=True).nth(rng.randrange(before.get(kind, 1)))
        if kind == "cards" and self.is_wide:  # of cards that lie on each other the left edge is free
            found.click(position={"x": 6, "y": 30})
        else:
            found.click()
        self.wait_until_changed(before)

    def play(self, rng: Random, clicks: int) -> None:
        """Click on while asked, so many times at most."""
        while clicks and not self.is_over:
            self.wait_until_asked()
            if self.page.locator(COVER).count():
                self.page.locator(COVER).click()
                expect(self.page.locator(COVER)).to_have_count(0)
            elif not self.is_over:
                self.click_on(rng)
            clicks -= 1

    def violations(self, within: str | None = None, **options: object) -> list[str]:
        """What axe finds on the page, or in a part of it, and writing that is too weak."""
        self.page.evaluate(EMPTY_DRAWINGS)
        found = Axe().run(self.page, within, {"resultTypes": ["violations"], **options}).response["violations"]
        self.page.evaluate(FILL_DRAWINGS)
        weak: list[str] = self.page.evaluate(WEAK_TEXTS, within)
        return [f"{one['id']}: {node['html'][:120]}" for one in found for node in one["nodes"]] + weak

    def violations_in_either_light(self, within: str | None = None) -> list[str]:
        """What axe finds on the page as it is, and on it or a part of it in the other light, where only colours differ."""
        found = self.violations()
        self.page.evaluate(OTHER_LIGHT)
        found += self.violations(within, runOnly=["color-contrast", "link-in-text-block"])
        self.page.evaluate(OTHER_LIGHT)
        return found


def wait_for(holds: Callable[[], Found | None], page: Page) -> Found:
    """What is found as soon as there is something, while pages go on; for what no page can see alone."""
    for _ in range(600):
        if found := holds():
            return found
        page.wait_for_timeout(50)
    raise AssertionError("it never came")


def who_is_asked(*people: Clicker) -> Clicker:
    """The one of these people who is to decide, as soon as one is."""
    return wait_for(
        lambda: next((one for one in people if one.page.locator("#decision.asked").count()), None), people[0].page
    )
