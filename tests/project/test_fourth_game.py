"""A fourth game is a folder of Python and one of Svelte: nothing else would have to learn of it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from coeurdelion.games import GAMES
from tests.paths import ROOT, SOURCE

PYTHON, WEB = SOURCE, ROOT / "web" / "src"
NAMED = re.compile("|".join(re.escape(game).replace(r"\-", "[-_]") for game in GAMES))
PLAYERS = ("bots", "terminal/games", "draw/battlefield.py")
"""What a game may have beside its rules: bots, and its drawing for the terminal."""
LISTS = {"games/__init__.py", "games/index.ts"}
"""The two lists of all games."""

FOURTH = """
from types import SimpleNamespace
from coeurdelion.games import GAMES, lionheart
GAMES["fourth"] = SimpleNamespace(**{name: getattr(lionheart, name) for name in lionheart.__all__} | {"id": "fourth"})

import json, sys
from litestar.testing import TestClient
from coeurdelion.engine import Engine
from coeurdelion.server.app import make_app
from coeurdelion.server.settings import Settings
from coeurdelion.server.store.address import sqlite_address

engine = Engine("en")
for request in ({"cmd": "new", "game": "fourth", "players": 2}, {"cmd": "roll"}, {"cmd": "view", "seat": 0}):
    assert engine.answer(json.dumps(request))["ok"], request
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
        if name.endswith(endings) and not name.endswith(".test.ts") and not NAMED.match(name.removeprefix("games/")):
            yield name, path.read_text("utf-8")


def test_nothing_but_the_lists_names_a_game() -> None:
    """In code, that is: comments and titles may."""
    python = {name for name, text in sources(PYTHON, ".py") if NAMED.search(text) and not name.startswith(PLAYERS)}
    web = {name for name, text in sources(WEB, ".ts", ".svelte") if NAMED.search(text)}
    assert python | web == LISTS


def test_both_lists_have_the_same_games() -> None:
    listed = re.findall(r'^  "?([\w-]+)"?: "(\w+)",$', (WEB / "games" / "index.ts").read_text("utf-8"), re.MULTILINE)
    assert dict(listed) == {game.id: game.prefix.lower() for game in GAMES.values()}
    folders = {path.name for path in (WEB / "games").iterdir() if path.is_dir()}
    assert folders == set(GAMES)


def test_a_game_that_is_added_to_the_list_is_offered_and_set_up(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", FOURTH, str(tmp_path / "tables.db")], check=True, timeout=120)
