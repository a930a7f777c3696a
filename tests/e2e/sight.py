"""A board as other eyes see it, without red, green, blue or any colour: how much of two players' drawings differs."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path

from playwright.sync_api import FloatRect, Locator, expect

from tests.e2e.clicking import OTHER_LIGHT, Clicker
from tests.e2e.tour import GAMES, recorded

VISIONS = ("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia")
"""What eyes lack, as Chromium names it."""
SHOWN = {"lowenherz-2003": 320, "lowenherz-1997": 200, "lionheart": 40}
"""An entry at which everyone has pieces and domains on the board."""
MIN_SHARE = 0.08
"""The share of a drawing in which two players' must look clearly different: a smaller one is hard to see at a glance."""
COMPARE = """async ([picture, boxes]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const SIDE = 32;
  const context = new OffscreenCanvas(SIDE, SIDE).getContext("2d", { willReadFrequently: true });
  const toLinear = (part) => (part <= 10.31475 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  const bend = (part) => (part > 216 / 24389 ? Math.cbrt(part) : (part * 24389) / 27 / 116 + 16 / 116);
  function lab(r, g, b) {
    const x = bend((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
    const y = bend(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
    const z = bend((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  }
  const crops = boxes.map(({ x, y, width, height }) => {
    context.drawImage(image, x, y, width, height, 0, 0, SIDE, SIDE);
    const { data } = context.getImageData(0, 0, SIDE, SIDE);
    return Array.from({ length: SIDE * SIDE }, (_, i) => lab(...[0, 1, 2].map((part) => toLinear(data[i * 4 + part]))));
  });
  const CLEAR = 20; // of 100 between black and white
  const differs = (one, other) => Math.hypot(...one.map((part, i) => part - other[i])) > CLEAR;
  const share = (crop, other) => crop.filter((one, at) => differs(one, other[at])).length / SIDE ** 2;
  return crops.map((crop) => crops.map((other) => share(crop, other)));
}"""
"""For each two boxes of a picture the share of them that looks different."""


def show(person: Clicker, game: str) -> None:
    """A board in the middle of a match."""
    person.post("/api/guest", name="Ada")
    match = person.post("/api/import", file=recorded(game, GAMES[game][0]))["id"]
    person.go("/")
    person.go(f"/replay/{match}#{SHOWN[game]}")
    expect(person.page.get_by_role("slider")).to_be_visible()
    person.page.evaluate("() => document.fonts.ready.then(() => null)")


def look(person: Clicker, vision: str, *, file: Path | None = None) -> bytes:
    """A picture of the page as such eyes see it."""
    session = person.context.new_cdp_session(person.page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
    picture = person.page.screenshot(path=file, animations="disabled")
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    return picture


def drawings(person: Clicker) -> Mapping[str, Locator]:
    """What is drawn for every player alike: the shields, and figures of the first kind where there are figures."""
    players = person.page.locator(".left .player")
    found = {"shields": players.locator("> svg")}
    figures = players.locator(".goods li:first-child svg:has(use)")
    return found | ({"figures": figures} if figures.count() else {})


def likeness(person: Clicker, vision: str, *, file: Path | None = None) -> Mapping[str, float]:
    """For each drawing the least share in which those of any two players differ."""
    picture = b64encode(look(person, vision, file=file)).decode()
    least = {}
    for name, found in drawings(person).items():
        boxes = [_box(one) for one in found.all()]
        shares = person.page.evaluate(COMPARE, [picture, boxes])
        least[name] = min(shares[one][other] for one, other in combinations(range(len(boxes)), 2))
    return least


def _box(found: Locator) -> FloatRect:
    box = found.bounding_box()
    assert box
    return box


def turn_light(person: Clicker) -> None:
    """Day becomes dusk, dusk becomes day."""
    person.page.evaluate(OTHER_LIGHT)
