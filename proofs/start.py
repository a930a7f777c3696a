"""How soon a page can be used on a slow machine: `./dev prove start [--times 9]`.

A browser with its processor slowed four times comes to the home page for the first time, and to a table of each game by its
address: again, as people do, and for the first time, with nothing kept of any page. A page can be used once everything on it
has been drawn and the browser has time to hear a click. The medians of the home page and of the tables come to again have to
stay within a second, on a machine that does nothing else. The last line sums up, in milliseconds.
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
    """The home page, to someone who has never been here."""
    stranger = Clicker(chromium, address, moving=True)
    taken = opened(stranger, address, HOME)
    stranger.context.close()
    return taken


def table(chromium: Browser, address: str, game: str) -> tuple[float, float]:
    """A table that someone comes to again, and from a browser that has never been here."""
    ada = Clicker(chromium, address, moving=True)
    ada.table("me", "bot", game=game)
    ada.wait_until_asked()
    stranger = Clicker(chromium, address, moving=True)
    stranger.context.add_cookies(ada.context.cookies())  # type: ignore[arg-type]
    ada.page.close()
    taken = opened(ada, ada.page.url, TABLE), opened(stranger, ada.page.url, TABLE)
    ada.context.close()
    stranger.context.close()
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(prog="prove start", description=__doc__)
    parser.add_argument("--times", type=int, default=9)
    times = parser.parse_args().times
    with TemporaryDirectory() as folder, serving(Path(folder) / "tables.db") as server, browser() as chromium:
        home(chromium, server.address)  # the browser itself has begun
        taken = {"home": [home(chromium, server.address) for _ in range(times)]}
        tables = {game: [table(chromium, server.address, game) for _ in range(times)] for game in GAMES}
    taken |= {game: [again for again, _ in both] for game, both in tables.items()}
    first = {game: [for_the_first_time for _, for_the_first_time in both] for game, both in tables.items()}
    within, beyond = medians(taken), medians(first)
    print(json.dumps({"slower": SLOWER, "times": times, **within, "first": beyond}))
    sys.exit(max(within.values()) > LIMIT)


def medians(taken: dict[str, list[float]]) -> dict[str, int]:
    """Of each page the median; all of it is printed."""
    for page, all_of_it in taken.items():
        print(f"{page}: {', '.join(f'{one:.0f}' for one in sorted(all_of_it))} ms")
    return {page: round(median(all_of_it)) for page, all_of_it in taken.items()}


if __name__ == "__main__":
    main()
