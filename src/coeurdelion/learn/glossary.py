"""The glossary: one word for one thing, in code and in three languages, a file for each game and one for what all share."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

TABLE = "table"
"""The file of the words that belong to no game."""
_INTRO, _SHARED = "intro", "shared"


class Word(NamedTuple):
    """What one thing is called."""

    code: str
    """In the code."""
    said: Mapping[str, tuple[str, ...]]
    """In each language; where editions differ, the word of each in their order."""
    rule: str
    """The rule that says what it is; empty if none does."""

    def in_edition(self, language: str, number: int) -> str:
        """The word in a language, as the edition of that number has it."""
        words = self.said[language]
        return words[number] if number < len(words) else words[0]


class Vocabulary(NamedTuple):
    """The words of one file, in groups by title."""

    intro: str
    """What the document says before them."""
    groups: Mapping[str, tuple[Word, ...]]
    shared: tuple[Word, ...]
    """Words that another game has too, with the rules of this one."""


@cache
def vocabulary(name: str) -> Vocabulary:
    """The words of a game, or those of all; none for a game that has no file."""
    source = files(__package__).joinpath("glossary").joinpath(f"{name}.toml")
    table: dict[str, Any] = tomllib.loads(source.read_text("utf-8")) if source.is_file() else {}
    intro, shared = str(table.pop(_INTRO, "")).strip(), table.pop(_SHARED, {})
    groups = {title: tuple(_word(code, entry) for code, entry in entries.items()) for title, entries in table.items()}
    return Vocabulary(intro, groups, _shared(shared))


def words_of(game: str) -> tuple[Word, ...]:
    """All words of a game, those that it shares with another one first."""
    found = vocabulary(game)
    return found.shared + tuple(word for words in found.groups.values() for word in words)


def _word(code: str, entry: Mapping[str, Any]) -> Word:
    said = {key: (value,) if isinstance(value, str) else tuple(value) for key, value in entry.items() if key != "rule"}
    return Word(code, said, entry.get("rule", ""))


def _shared(rules: dict[str, str]) -> tuple[Word, ...]:
    """Words of another game by their codes, with the rules given."""
    if not rules:
        return ()
    known = {word.code: word for word in words_of(rules.pop("from"))}
    return tuple(known[code]._replace(rule=rule) for code, rule in rules.items())
