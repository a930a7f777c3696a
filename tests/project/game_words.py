"""The words of the games, from their data, and the words that code uses: identifiers and strings, not comments."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from typing import get_args

from coeurdelion.core import AnyGame
from coeurdelion.games import GAMES
from tests.paths import DOCS

_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
_PLURAL = re.compile(r"(?<=[^su])s$")
_COMMENT = re.compile(r"/\*.*?\*/|(?<![:\w])//[^\n]*|<!--.*?-->|<style.*?</style>", re.DOTALL)
SHARED_SECTION = "## The table"
"""Where the glossary has the words that belong to no game."""
UNLISTED = {"landscape", "mines"}
"""Words of games that the glossary has otherwise; several mines cannot mean what is mine."""


def words(text: str) -> set[str]:
    """The words of a text or a name in small letters, as they stand and without a plural's s."""
    return {word.lower() for word in _WORD.findall(text)} | _singular(text)


def _singular(text: str) -> set[str]:
    return {_PLURAL.sub("", word.lower()) for word in _WORD.findall(text)}


@cache
def game_words() -> set[str]:
    """The words of single games: of the glossary, of what their events are about, of their options."""
    of_games, _, shared = (DOCS / "glossary.md").read_text("utf-8").partition(SHARED_SECTION)
    assert shared
    found = _glossary_words(of_games)
    for game in GAMES.values():
        found |= {word for event in get_args(game.Event) for word in _singular(event.key.rpartition("-")[0])}  # type: ignore[attr-defined]
        found |= {word for spec in game.options for word in _singular(spec.name)}
    return (found | UNLISTED) - _glossary_words(shared)


def _glossary_words(section: str) -> set[str]:
    codes = re.findall(r"^\| (?!code \||-)([^|]*) \|", section, re.MULTILINE)
    return {word for code in codes for word in _singular(re.sub(r"\(.*?\)", "", code))}


@cache
def view_keys() -> set[str]:
    """The keys of two words or more in views of some games only."""
    shown = [set(_shown(game)) for game in GAMES.values()]
    shared = shown[0].intersection(*shown)
    return {key for keys in shown for key in keys - shared if "_" in key}


def _shown(game: AnyGame) -> dict[str, object]:
    return game.show(game.redact(game.start(game.colours[: game.seats[0]], {}), None))


def python_names(source: str) -> set[str]:
    """Every identifier and string of a module, docstrings apart."""
    tree = ast.parse(source)
    return set(_names(tree, {id(told) for told in _docstrings(tree)}))


def _docstrings(tree: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        for line in getattr(node, "body", None) or [] if not isinstance(node, ast.Lambda | ast.IfExp) else []:
            if isinstance(line, ast.Expr):
                yield line.value


def _names(tree: ast.AST, docstrings: set[int]) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Constant(value=str(text)) if id(node) not in docstrings:
                yield text
            case _:
                pass


def browser_names(source: str) -> set[str]:
    """Every word of a TypeScript or Svelte file, its comments and styles apart."""
    return set(re.findall(r"[\w-]+", _COMMENT.sub(" ", source)))
