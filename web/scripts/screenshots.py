"""Pictures of the main pages for README and docs: `./dev screenshots` writes them to docs/pictures.

Bots play a match of each game with chance of a known seed; its position in the middle is played on from, its end replayed.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect

from coeurdelion.bots import bot_named
from coeurdelion.bots.arena import play_match
from coeurdelion.core import Entry, Match
from coeurdelion.games import game_named
from coeurdelion.match.record import Record, write_record
from tests.e2e.clicking import browser
from tests.server.process import serving

FOLDER = Path("docs/pictures")
SIZES = {"wide": (1280, 720), "narrow": (390, 844)}
FETCH = """async ([path, body]) => {
  const headers = {"Content-Type": "application/json"};
  const answer = await fetch(path, {method: "POST", headers, body: JSON.stringify(body)});
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""


class Played(NamedTuple):
    """A match that bots play: of which game, by how many, and the entry it is shown at."""

    game: str
    players: int
    options: Mapping[str, object]
    seed: int
    shown: int


MATCHES = {
    "lowenherz-2003": Played("lowenherz-2003", 3, {"edition": "tilsit"}, 7, 324),
    "lowenherz-1997": Played("lowenherz-1997", 4, {}, 5, 217),
    "lionheart": Played("lionheart", 2, {}, 2, 75),
}


def match_file(played: Played) -> str:
    """The whole match as a file."""
    game = game_named(played.game)
    bots = [bot_named(game, "squire")] * played.players
    log: list[Entry] = []
    colours = game.colours[: played.players]
    play_match(game, bots, played.options, Random(played.seed), entries=None, note=log.append)
    names = ("Ada", "Grace", "Hedy", "Mary")[: played.players]
    return write_record(Record(Match(game, colours, names, played.options, None, tuple(log))))


class Photographer:
    """A browser that comes as one guest, in one size, light and language."""

    def __init__(self, chromium: Browser, address: str, *, size: str, dark: bool, language: str) -> None:
        width, height = SIZES[size]
        self.context = chromium.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            locale=language,
            device_scale_factor=2 if size == "narrow" else 1,
        )
        self.page: Page = self.context.new_page()
        self.address = address
        self.page.goto(address)
        self.ask("/api/guest", {"name": "Ada"})

    def ask(self, path: str, body: object) -> Any:
        """What the server answers to a request."""
        return self.page.evaluate(FETCH, [path, body])

    def shoot(self, path: str, name: str, ready: str) -> None:
        """A picture of a page, once something of it is there."""
        self.page.goto(self.address + path)
        expect(self.page.locator(ready).first).to_be_visible(timeout=30_000)
        self.page.wait_for_load_state("networkidle")
        self.page.screenshot(path=FOLDER / f"{name}.png")
        print(name)


LIGHTS: dict[str, dict[str, Any]] = {
    "wide": {"size": "wide", "dark": False, "language": "en-GB"},
    "dusk": {"size": "wide", "dark": True, "language": "de-DE"},
    "phone": {"size": "narrow", "dark": False, "language": "fr-FR"},
}
SHOTS = {
    "wide": [
        *("home", "new", "learn-lowenherz-2003", "rules-lowenherz-2003"),
        *("table-lowenherz-2003", "table-lowenherz-1997", "table-lionheart", "replay-lowenherz-2003"),
    ],
    "dusk": ["home", "table-lowenherz-1997", "replay-lionheart"],
    "phone": ["home", "table-lowenherz-2003", "table-lionheart", "replay-lowenherz-1997"],
}
"""The pictures that are kept, by the light they are taken in."""


PAGES = {"learn": "/learn/{game}", "rules": "/rules/{game}?lang=en#L03-DOMAIN-1"}
READY = {"learn": "#decision.asked", "rules": "#L03-DOMAIN-1"}
"""What teaches a game: its page, and what is there once it can be used."""


def take(who: Photographer, shot: str, suffix: str, files: Mapping[str, str]) -> None:
    """Take one picture: of a page, or of a table or a replay of a game."""
    page, _, game = shot.partition("-")
    name = f"{shot}-{suffix}"
    if not game:
        who.shoot("/" if page == "home" else "/new/lowenherz-2003", name, "main")
        return
    if page in PAGES:
        who.shoot(PAGES[page].format(game=game), name, READY[page])
        return
    played = MATCHES[game]
    whole = who.ask("/api/import", {"file": files[game]})["id"]
    if page == "replay":
        who.shoot(f"/replay/{whole}#{played.shown}", name, "main svg")
        return
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * (played.players - 1)]
    table = who.ask(f"/api/matches/{whole}/fork", {"entry": played.shown, "seats": seats})["id"]
    who.shoot(f"/table/{table}", name, "#decision.asked")


def main(wanted: list[str]) -> None:
    """Take the pictures whose names contain one of the words, or all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    files = {game: match_file(played) for game, played in MATCHES.items()}
    with TemporaryDirectory() as folder, serving(Path(folder) / "tables.db") as server, browser() as chromium:
        for suffix, shots in SHOTS.items():
            who = Photographer(chromium, server.address, **LIGHTS[suffix])
            for shot in shots:
                if not wanted or any(word in f"{shot}-{suffix}" for word in wanted):
                    take(who, shot, suffix, files)


if __name__ == "__main__":
    main(sys.argv[1:])
