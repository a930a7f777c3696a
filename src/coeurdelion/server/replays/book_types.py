"""A rulebook as programs get it."""

from __future__ import annotations

import msgspec


class RuleSource(msgspec.Struct):
    """Where a rule comes from: `printed`, `answer` of the publisher, `report` of others, or our `ruling`."""

    kind: str
    edition: str
    section: str


class BookParagraph(msgspec.Struct):
    """A rule: where it comes from, the options that change it, and the examples that show it."""

    id: str
    sources: list[RuleSource]
    differs: list[str]
    examples: list[str]


class BookChapter(msgspec.Struct):
    """The rules of one group."""

    id: str
    paragraphs: list[BookParagraph]


class RuleBook(msgspec.Struct):
    """The rulebook of a game; its sentences have the ids as keys."""

    game: str
    editions: list[str]
    chapters: list[BookChapter]
