"""A fourth game is a folder of Python and one of Svelte: nothing else would have to learn of it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import fields
from pathlib import Path
from types import SimpleNamespace

import pytest

from coeurdelion.core.capabilities import Capabilities, capabilities_of
from coeurdelion.games import GAMES
from tests.paths import ROOT, SOURCE
from tests.project.game_words import browser_names, game_words, python_names, view_keys, words

PYTHON, WEB = SOURCE, ROOT / "web" / "src"
NAMED = re.compile("|".join(re.escape(game).replace(r"\-", "[-_]") for game in GAMES))
PLAYERS = ("bots", "native", "terminal/games", "draw/battlefield.py")
"""What a game may have beside its rules: bots, a compiled part, and its drawing for the terminal."""
LISTS = {"games/__init__.py", "games/index.ts"}
"""The two lists of all games."""

GENERIC = {
    "every match has them": """
        board cell colour decision edge first kind move play played point row score side step winner won
    """,
    "players agree on them": "accept draw offer proposal",
    "plain English": """
        base basic break by choose cut done extend figure full keep loss lost mine off
        open owner place plain remove sealed shared take
    """,
    "words of programming": "array extension frame home value",
    "colours of the game that a benchmark compares with": "blue orange red white",
    "the colour of a seat that nobody has": "neutral",
}
"""Words that some game has too, by why shared code may use them."""
DECLARED = {"card", "landscape", "price", "sale", "terrain", "tile"}
"""What some games declare (`core/capabilities.py`) and the server sends under these names."""
SENDERS = ("core/capabilities.py", "server/")
OF_TWO_GAMES = ("bots/realm/", "draw/", "games/realm/", "native/realm.py", "terminal/games/realm.py")
"""Where the words of both Löwenherz games may be used; `draw/` has the boards of the games and nothing else."""
LEVEL_NAMES = "bots/level_names.py"
"""The levels of all games, which are called like figures of one."""
ROOMS = ("lib", "net", "text", "ui", "match", "pages", "app")
"""The rooms of `web/src` that belong to no game; `draw` has the pictures of pieces and land that several games share."""
OF_PAGES = {
    "plain English": "hand home letter look looked quiet unit",
    "words of HTML and the keyboard": "area arrow region",
    "frames around a piece of a page": "card",
    "the colour of paper": "parchment",
}
"""Words that some game has too, by why pages may use them beside those of GENERIC."""

FOURTH = """
from types import SimpleNamespace
from coeurdelion.core.game import Game
from coeurdelion.games import GAMES, lionheart
parts = [*Game.__annotations__, *(name for name in vars(Game) if not name.startswith("_"))]
GAMES["fourth"] = SimpleNamespace(**{name: getattr(lionheart, name) for name in parts} | {"id": "fourth"})

import json, sys
from litestar.testing import TestClient
from coeurdelion.core import Match
from coeurdelion.engine import Engine
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.scenario import read_scenario, run_scenario
from coeurdelion.server.app import make_app
from coeurdelion.server.settings import Settings
from coeurdelion.server.store.address import sqlite_address

engine = Engine("en")
for request in ({"cmd": "new", "game": "fourth", "players": 2}, {"cmd": "roll"}, {"cmd": "view", "seat": 0}):
    assert engine.answer(json.dumps(request))["ok"], request
scenario = read_scenario('game = "fourth"\\n[[step]]\\nby = "gold"\\ndo = "end"\\n[expect]\\nto_act = ["silver"]')
assert run_scenario(scenario) == []
live = LiveMatch(Match(GAMES["fourth"], scenario.colours, ("", ""), {}, {}))
assert live.preview(0, "end")
with TestClient(make_app(Settings(sqlite_address(sys.argv[1])))) as ada:
    ada.post("/api/guest", json={"name": "Ada"})
    terms = next(game for game in ada.get("/api/games").json() if game["id"] == "fourth")
    assert terms["levels"] == ["random"]
    seats = [{"kind": "me"}, {"kind": "here"}]
    made = ada.post("/api/matches/fourth", json={"seats": seats, "options": {"rows": 10}}).json()
    (match,) = ada.get("/api/mine").json()
    assert (match["id"], match["game"], match["waits_for_me"]) == (made["id"], "fourth", True)
"""


def sources(folder: Path, *endings: str) -> Iterator[tuple[str, str]]:
    """The sources below a folder that belong to no game, by their names."""
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if (
            name.endswith(endings)
            and not name.endswith((".test.ts", ".fixture.ts"))
            and not NAMED.match(name.removeprefix("games/"))
        ):
            yield name, path.read_text("utf-8")


def test_nothing_but_the_lists_names_a_game() -> None:
    """In code, that is: comments and titles may."""
    python = {name for name, text in sources(PYTHON, ".py") if NAMED.search(text) and not name.startswith(PLAYERS)}
    web = {name for name, text in sources(WEB, ".ts", ".svelte") if NAMED.search(text)}
    assert python | web == LISTS


def allowed(*lists: Mapping[str, str]) -> set[str]:
    return {word for reasons in lists for listed in reasons.values() for word in listed.split()}


def used(names: set[str]) -> set[str]:
    """What of these names is a word or a key of some game."""
    return {word for name in names for word in words(name)} & game_words() | names & view_keys()


def test_shared_code_does_not_use_the_words_of_a_game() -> None:
    """In identifiers and strings; and what is allowed is used, so that the list stays short."""
    found: dict[str, set[str]] = {}
    for name, text in sources(PYTHON, ".py"):
        if not name.startswith((*OF_TWO_GAMES, LEVEL_NAMES)) and not NAMED.search(name):
            found[name] = used(python_names(text)) - (DECLARED if name.startswith(SENDERS) else set())
    generic = allowed(GENERIC)
    assert {name: left for name, words in found.items() if (left := words - generic)} == {}
    assert generic - set().union(*found.values()) == set()


@pytest.mark.parametrize("room", ROOMS)
def test_shared_rooms_of_the_page_do_not_use_the_words_of_a_game(room: str) -> None:
    files = {name: text for name, text in sources(WEB / room, ".ts", ".svelte") if not name.endswith(".gen.ts")}
    assert files, "the room is gone: name the one that has its code now"
    generic = allowed(GENERIC, OF_PAGES)
    found = {name: used(browser_names(text)) - generic for name, text in files.items()}
    assert {name: left for name, left in found.items() if left} == {}


def test_a_word_of_a_game_is_found_wherever_it_stands() -> None:
    for source in (
        "ducats = 3",
        "x.treasures",
        "def lay(*, castle_distance): ...",
        'say("reason-of-knights")',
        "class Mines: ...",
    ):
        assert used(python_names(source)), source
    assert not used(python_names('"""The ducats."""\nentries = 3  # of a castle'))
    assert used(browser_names("const worth = ducats(view);"))
    assert not used(browser_names("// the ducats\nconst entries = 3; /* a castle */"))


def test_no_game_needs_a_capability() -> None:
    """A game that declares none has none; those that are declared are all in use."""
    assert capabilities_of(SimpleNamespace()) == Capabilities()
    for capability in fields(Capabilities):
        assert any(getattr(capabilities_of(game), capability.name) for game in GAMES.values()), capability.name


def test_both_lists_have_the_same_games() -> None:
    listed = re.findall(r'^  "?([\w-]+)"?: "(\w+)",$', (WEB / "games" / "index.ts").read_text("utf-8"), re.MULTILINE)
    assert dict(listed) == {game.id: game.prefix.lower() for game in GAMES.values()}
    folders = {path.name for path in (WEB / "games").iterdir() if path.is_dir()}
    assert folders == set(GAMES)


def test_a_game_that_is_added_to_the_list_is_offered_and_set_up(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", FOURTH, str(tmp_path / "tables.db")], check=True, timeout=120)
