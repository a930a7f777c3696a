"""How soon a page can be used on a slow machine: `./dev prove start [--times 9]`.

A browser that remembers nothing, its processor slowed four times, comes to the home page and to a table of each game by its
address. A page can be used once everything on it has been drawn and the browser has time to hear a click. The median of each
has to stay within a second, on a machine that does nothing else. The last line sums up, in milliseconds.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser

from coeurdelion.games import GAMES
from tests.e2e.clicking import Clicker, browser
from tests.server.process import serving

SLOWER = 4
LIMIT = 1000
"""Milliseconds."""
HOME = "document.querySelectorAll('article button').length"
TABLE = "document.querySelector('#decision.asked') && document.querySelector('.board-box [tabindex]')"
USABLE = """() => new Promise((done) => {
  const look = () => (%s ? setTimeout(() => done(performance.now())) : requestAnimationFrame(look));
  look();
})"""


def opened(person: Clicker, address: str, is_there: str) -> float:
    """Milliseconds until a page could be used that was opened anew."""
    page = person.context.new_page()
    person.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address, wait_until="commit")
    taken: float = page.evaluate(USABLE % is_there)
    page.close()
    return taken


def home(chromium: Browser, address: str) -> float:
    """The home page, to a stranger."""
    stranger = Clicker(chromium, address, moving=True)
    taken = opened(stranger, address, HOME)
    stranger.context.close()
    return taken


def table(chromium: Browser, address: str, game: str) -> float:
    """A table that someone comes back to, in a browser that has forgotten the scripts of all pages."""
    ada = Clicker(chromium, address)
    ada.table("me", "bot", game=game)
    ada.wait_until_asked()
    elsewhere = Clicker(chromium, address, moving=True)
    elsewhere.context.add_cookies(ada.context.cookies())  # type: ignore[arg-type]
    taken = opened(elsewhere, ada.page.url, TABLE)
    ada.context.close()
    elsewhere.context.close()
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(prog="prove start", description=__doc__)
    parser.add_argument("--times", type=int, default=9)
    times = parser.parse_args().times
    with TemporaryDirectory() as folder, serving(Path(folder) / "tables.db") as server, browser() as chromium:
        home(chromium, server.address)  # the browser itself has begun
        taken = {"home": [home(chromium, server.address) for _ in range(times)]}
        taken |= {game: [table(chromium, server.address, game) for _ in range(times)] for game in GAMES}
    for page, all_of_it in taken.items():
        print(f"{page}: {min(all_of_it):.0f} to {max(all_of_it):.0f} ms")
    medians = {page: round(median(all_of_it)) for page, all_of_it in taken.items()}
    print(json.dumps({"slower": SLOWER, "times": times, **medians}))
    sys.exit(max(medians.values()) > LIMIT)


if __name__ == "__main__":
    main()
