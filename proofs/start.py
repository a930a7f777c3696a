"""How soon a page can be used on a slow machine: `./dev prove start [--times 9]`.

A browser with its processor slowed four times comes to the home page for the first time, and to a table of each game by its
address: for the first time, with nothing kept of any page, and again and again. A page can be used once everything on it has
been drawn and the browser has time to hear a click. The median of the home page has to stay within a second, on a machine
that does nothing else; those of the tables should. The last line sums up, in milliseconds.
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

CPU_SLOWDOWN = 4
"""How many times slower the browser's processor is made."""
MAX_HOME_MS = 1000
"""Limit for the median of the home page."""
WARM_UP_VISITS = 2
"""Visits until a browser caches what it has compiled; they are not counted."""
HOME = "document.querySelectorAll('article button').length"
TABLE = "document.querySelector('#decision.asked') && document.querySelector('.board-box [tabindex]')"
USABLE = """() => new Promise((done) => {
  const look = () => (%s ? setTimeout(() => done(performance.now())) : requestAnimationFrame(look));
  look();
})"""


def opened(person: Clicker, address: str, is_there: str) -> float:
    """Milliseconds until a page could be used that was opened anew."""
    page = person.context.new_page()
    person.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": CPU_SLOWDOWN})
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


def tables(chromium: Browser, address: str, game: str, times: int) -> tuple[list[float], list[float]]:
    """A table that someone comes to from browsers that have never been here, and again and again from the same one."""
    ada = Clicker(chromium, address, moving=True)
    ada.table("me", "bot", game=game)
    ada.wait_until_asked()
    first = []
    for _ in range(times):
        elsewhere = Clicker(chromium, address, moving=True)
        elsewhere.context.add_cookies(ada.context.cookies())  # type: ignore[arg-type]
        first.append(opened(elsewhere, ada.page.url, TABLE))
        elsewhere.context.close()
    again = [opened(ada, ada.page.url, TABLE) for _ in range(WARM_UP_VISITS + times)][WARM_UP_VISITS:]
    ada.context.close()
    return first, again


def main() -> None:
    parser = argparse.ArgumentParser(prog="prove start", description=__doc__)
    parser.add_argument("--times", type=int, default=9)
    times = parser.parse_args().times
    with TemporaryDirectory() as folder, serving(Path(folder) / "tables.db") as server, browser() as chromium:
        home(chromium, server.address)  # so that the start of the browser itself is not measured
        homes = {"home": [home(chromium, server.address) for _ in range(times)]}
        both = {game: tables(chromium, server.address, game, times) for game in GAMES}
    first = medians("first", {game: taken for game, (taken, _) in both.items()})
    within = medians("", homes | {game: taken for game, (_, taken) in both.items()})
    print(json.dumps({"slower": CPU_SLOWDOWN, "times": times, **within, "first": first}))
    sys.exit(within["home"] > MAX_HOME_MS)


def medians(when: str, taken: dict[str, list[float]]) -> dict[str, int]:
    """Of each page the median; all of it is printed."""
    for page, all_of_it in taken.items():
        print(f"{page} {when}: {', '.join(f'{one:.0f}' for one in sorted(all_of_it))} ms")
    return {page: round(median(all_of_it)) for page, all_of_it in taken.items()}


if __name__ == "__main__":
    main()
