"""The icons of the installed app, drawn from our mark: `python web/scripts/icons.py` writes them to web/src/draw/icons."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

from tests.e2e.clicking import browser

DRAWN = Path(__file__).parents[1] / "src" / "draw"
PAPER = "#f6f0e2"


class Icon(NamedTuple):
    """One file: how wide it is, how much of it the mark takes, and whether it lies on paper that fills it."""

    name: str
    size: int
    share: float
    on_paper: bool


ICONS = (
    Icon("icon-192", 192, 0.96, on_paper=False),
    Icon("icon-512", 512, 0.96, on_paper=False),
    Icon("icon-maskable-512", 512, 0.58, on_paper=True),  # systems cut off what lies outside a circle of 80 %
    Icon("icon-apple-180", 180, 0.72, on_paper=True),
)


def draw(chromium: Browser, icon: Icon, mark: str) -> bytes:
    """An icon as PNG."""
    width = icon.size * icon.share
    background = PAPER if icon.on_paper else "transparent"
    page = chromium.new_page(viewport={"width": icon.size, "height": icon.size})
    page.set_content(
        f"<style>html{{background:{background}}}body{{margin:0;height:100vh;display:grid;place-items:center}}"
        f"svg{{width:{width}px;height:{width}px}}</style>{mark}"
    )
    drawn = page.screenshot(omit_background=True)
    page.close()
    return drawn


def main() -> None:
    """Draw all icons."""
    mark = (DRAWN / "mark.svg").read_text("utf-8")
    folder = DRAWN / "icons"
    folder.mkdir(exist_ok=True)
    with browser() as chromium:
        for icon in ICONS:
            (folder / f"{icon.name}.png").write_bytes(draw(chromium, icon, mark))


if __name__ == "__main__":
    main()
