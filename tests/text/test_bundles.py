"""A page loads the sentences of one game: everything that can be told of that game is among them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from coeurdelion.core import AnyGame
from coeurdelion.games import GAMES
from coeurdelion.text import LANGUAGES
from tests.paths import SOURCE

ALL = pytest.mark.parametrize("language", LANGUAGES)
OF_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
TOLD = re.compile(r"(ask|reason)(-[a-z0-9]+)+")
"""What the key of a question or of a bot's reason looks like in the code."""
OF_ALL_GAMES = {"help-app"}
"""Sentences of the terminal, which has all games at once."""


@cache
def bundle(language: str, game: str) -> dict[str, ftl.Message | ftl.Term]:
    """What a page of a game loads, as `web/vite.config.ts` does: the files that name no game, and those that name this one."""
    names = sorted(path.name for path in (SOURCE / "text" / language).glob("*.ftl"))
    own = [name for name in names if name.count(".") == 1 and next((one for one in GAMES if one in name), game) == game]
    return {_name(entry): entry for name in own for entry in _entries(f"{language}/{name}")}


@cache
def _entries(name: str) -> tuple[ftl.Message | ftl.Term, ...]:
    body = FluentParser().parse((SOURCE / "text" / name).read_text("utf-8")).body
    return tuple(entry for entry in body if isinstance(entry, ftl.Message | ftl.Term))


def _name(entry: ftl.Message | ftl.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ftl.Term) else str(entry.id.name)


def _nodes(part: object) -> Iterator[ftl.BaseNode]:
    """A part of a file and all that is in it."""
    if isinstance(part, list):
        for one in part:
            yield from _nodes(one)
    elif isinstance(part, ftl.BaseNode):
        yield part
        for value in vars(part).values():
            yield from _nodes(value)


@cache
def _used(entry: ftl.Message | ftl.Term) -> frozenset[str]:
    """The messages and terms that an entry is made of."""
    found = list(_nodes(entry))
    messages = {str(node.id.name) for node in found if isinstance(node, ftl.MessageReference)}
    return frozenset(messages | {f"-{node.id.name}" for node in found if isinstance(node, ftl.TermReference)})


@cache
def _keys_in(folder: str) -> frozenset[str]:
    """The keys of questions and reasons that the modules of a folder name, and of what it shares with other games."""
    code = "\n".join(path.read_text("utf-8") for path in sorted((SOURCE / folder).glob("*.py")))
    constants = {node.value for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Constant)}
    own = frozenset(word for word in constants if isinstance(word, str) and TOLD.fullmatch(word))
    room = folder.partition("/")[0]
    return own | (_keys_in(f"{room}/realm") if f"coeurdelion.{room}.realm" in code and "realm" not in folder else frozenset())


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
    missing = {key: _used(entry) - set(known) for key, entry in known.items() if key not in OF_ALL_GAMES}
    assert {key: used for key, used in missing.items() if used} == {}
