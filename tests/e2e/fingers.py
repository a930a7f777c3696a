"""A person with a phone: taps, and fingers that pinch and pan."""

from __future__ import annotations

from random import Random
from time import monotonic, time

from playwright.sync_api import Browser, Locator

from tests.e2e.clicking import CLICKABLE, Clicker

Point = tuple[float, float]
OUTSIDE = """() => [...document.querySelectorAll(
    "#decision, #decision button, .board-box > .picture, [data-at=hand] button.usable")]
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one]) => one.checkVisibility())
  .filter(([, { left, top, right, bottom }]) => left < -1 || top < 0 || right > innerWidth + 1 || bottom > innerHeight)
  .map(([one]) => one.outerHTML.slice(0, 90))"""
"""What a move needs and is not on the screen; a market of many cards may scroll."""
IS_NEAR = """([wanted, abs]) => {
  const shown = document.querySelector(".board-box > .picture");
  const level = shown.firstElementChild.getBoundingClientRect().width / shown.getBoundingClientRect().width;
  return Math.abs(level - wanted) <= abs;
}"""
DOUBLE_TAP_S, DOUBLE_TAP_PX = 0.34, 30
"""Two taps so near in time and place would be one double tap."""


class Tapper(Clicker):
    """One page of a person who taps, on a small phone if nothing else is said."""

    def __init__(
        self,
        chromium: Browser,
        address: str,
        *,
        width: int = 360,
        height: int = 640,
        dark: bool = False,
        asks: bool = False,
        moving: bool = False,
        pace: str = "at-once",
        language: str = "en-GB",
    ) -> None:
        super().__init__(
            chromium,
            address,
            width=width,
            height=height,
            dark=dark,
            asks=asks,
            touch=True,
            moving=moving,
            pace=pace,
            language=language,
        )
        self._last: tuple[Point, float] = ((-100, -100), 0)
        self._session = self.context.new_cdp_session(self.page)

    def tap(self, what: Locator) -> None:
        """Tap the middle of something, not so soon after a tap there that both would be a double tap."""
        box = what.bounding_box()
        assert box
        self.tap_at((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))

    def tap_at(self, point: Point) -> None:
        """Tap a point of the screen."""
        (x, y), when = self._last
        if abs(x - point[0]) < DOUBLE_TAP_PX and abs(y - point[1]) < DOUBLE_TAP_PX:
            self.page.wait_for_timeout(max(0, 1000 * (when + DOUBLE_TAP_S - monotonic())))
        self.page.touchscreen.tap(*point)
        self._last = point, monotonic()

    def double_tap(self, point: Point) -> None:
        """Tap a point twice in a fifth of a second by the clock of the fingers, however busy the browser is."""
        began = time()
        for number in range(4):
            fingers = () if number % 2 else (point,)
            self.touch("touchEnd" if number % 2 else "touchStart", *fingers, when=began + 0.05 * number)
        self._last = point, monotonic()

    def click_on(self, rng: Random) -> None:
        """Tap something that is lit, and confirm it where that is asked."""
        before = self.look()
        assert before["overflow"] <= 0, before
        outside = self.page.evaluate(OUTSIDE)
        assert not outside, (outside, before)
        held = self.page.locator("#decision .held .main")
        kinds = [kind for kind in ("places", "buttons") if before[kind]]
        kinds += ["cards"] if before["cards"] and not before["held"] else []
        kind = "buttons" if "buttons" in kinds and rng.random() < 0.8 else rng.choice(kinds or ["others"])
        if held.count():
            held.tap()
        else:
            found = self.page.locator(CLICKABLE[kind]).filter(visible=True).nth(rng.randrange(before.get(kind, 1)))
            if kind == "places":
                self.tap(found)
            else:
                found.tap()
        self.wait_until_changed(before)

    def touch(self, kind: str, *points: Point, when: float | None = None) -> None:
        """Tell the browser where the fingers are, now or at a time in seconds."""
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        at = {} if when is None else {"timestamp": when}
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches, **at})

    def pinch(self, middle: Point, start: float, end: float) -> None:
        """Two fingers, so far from each other at the start and at the end."""
        x, y = middle
        for step in range(9):
            apart = (start + (end - start) * step / 8) / 2
            self.touch("touchMove" if step else "touchStart", (x - apart, y), (x + apart, y))
        self.touch("touchEnd")

    def wait_until_near(self, level: float, margin: float = 0.01) -> None:
        """Until the board is drawn so many times as large as it is from afar."""
        self.page.wait_for_function(IS_NEAR, arg=[level, margin])

    def drag(self, start: Point, end: Point) -> None:
        """One finger from a point to another, where it rests a moment."""
        for step in range(7):
            part = step / 6
            point = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            self.touch("touchMove" if step else "touchStart", point)
        self.page.wait_for_timeout(80)
        self.touch("touchEnd")
