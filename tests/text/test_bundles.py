"""A page loads the sentences of one game: everything that can be told of that game is among them."""

from __future__ import annotations

import ast
import re
from dataclasses import fields
from functools import cache
from typing import Any, get_args

import pytest

from coeurdelion.core import AnyGame
from coeurdelion.games import GAMES
from coeurdelion.text import LANGUAGES
from tests.paths import SOURCE

ALL = pytest.mark.parametrize("language", LANGUAGES)
OF_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
TOLD = re.compile(r"(ask|reason|[a-z0-9]+-do)(-[a-z0-9]+)+")
"""What the key of a question, of a bot's reason or of what one can do looks like in the code."""
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) =(.*(?:\n[ \t]+.*)*)", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*|[A-Z][\w]*-[\w-]+)\s*[(}]")
"""A message or a term within a sentence; a variable begins with $, a function is one word in capitals."""
OF_ALL_GAMES = {"help-app"}
"""Sentences of the terminal, which has all games at once."""


@cache
def bundle(language: str, game: str) -> dict[str, str]:
    """What a page of a game loads, as in `web/vite.config.ts`: the files that name no game, and those that name this one."""
    names = sorted(path.name for path in (SOURCE / "text" / language).glob("*.ftl"))
    own = [name for name in names if name.count(".") == 1 and next((one for one in GAMES if one in name), game) == game]
    return {key: said for name in own for key, said in _entries(f"{language}/{name}")}


@cache
def _entries(name: str) -> tuple[tuple[str, str], ...]:
    """The messages and terms of a file, each with what it says; read as text, for a parser takes many times as long."""
    return tuple(ENTRY.findall((SOURCE / "text" / name).read_text("utf-8")))


def _used(said: str) -> set[str]:
    """The messages and terms that a sentence is made of."""
    return set(REFERENCE.findall(said))


@cache
def _keys_in(folder: str) -> frozenset[str]:
    """The keys of questions and reasons that the modules of a folder name, and of what it shares with other games."""
    code = "\n".join(path.read_text("utf-8") for path in sorted((SOURCE / folder).glob("*.py")))
    constants = {node.value for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Constant)}
    own = frozenset(word for word in constants if isinstance(word, str) and TOLD.fullmatch(word))
    room = folder.partition("/")[0]
    shares = f"coeurdelion.{room}.realm" in code and not folder.endswith("/realm")
    return own | (_keys_in(f"{room}/realm") if shares else frozenset())


def keys_told(game: AnyGame) -> set[str]:
    """Every key that a server sends for a game: events, points, questions, reasons of bots, rules."""
    module: Any = game
    kinds = get_args(module.Event)
    package = module.__name__.rpartition(".")[2]
    scoring = {f"ledger-{kind.key}" for kind in kinds if "points" in {field.name for field in fields(kind)}}
    told = {f"{game.prefix.lower()}-{kind.key}" for kind in kinds} | scoring | {"ledger-position", game.id}
    rules = set(game.reasons) | {rule.rpartition("-")[0] for rule in game.reasons}
    return told | rules | _keys_in("bots") | _keys_in(f"bots/{package}") | _keys_in(f"games/{package}")


@ALL
@OF_GAME
def test_the_sentences_of_a_game_alone_say_all_that_is_told_of_it(language: str, game: AnyGame) -> None:
    assert sorted(keys_told(game) - set(bundle(language, game.id))) == []


@ALL
@OF_GAME
def test_the_sentences_of_a_game_alone_say_every_refusal_of_its_rules(language: str, game: AnyGame) -> None:
    known = bundle(language, game.id)
    for reason in {reason for named in game.reasons.values() for reason in named}:
        assert {f"{game.prefix.lower()}-refused-{reason}", f"refused-{reason}"} & set(known), reason


@ALL
@OF_GAME
def test_the_sentences_of_a_game_use_no_other_games(language: str, game: AnyGame) -> None:
    known = bundle(language, game.id)
    missing = {key: _used(said) - set(known) for key, said in known.items() if key not in OF_ALL_GAMES}
    assert {key: used for key, used in missing.items() if used} == {}
