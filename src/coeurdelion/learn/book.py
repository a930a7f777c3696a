"""The rulebook of a game as values, without a word of any language: chapters, paragraphs, and what belongs to each."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import NamedTuple

from coeurdelion.core import AnyGame
from coeurdelion.core.capabilities import Difference, Reference, ReferenceTable, Source, capabilities_of
from coeurdelion.core.options import EDITION, OneWord
from coeurdelion.games import game_named
from coeurdelion.learn.examples import Example, example, example_names

_BARE = Reference({}, (), ())
"""What a game has that declares nothing for its rulebook."""


class Paragraph(NamedTuple):
    """A rule: where it comes from, what can be chosen otherwise, what shows it."""

    id: str
    sources: tuple[Source, ...]
    differs: tuple[str, ...]
    """The options that change it, by name."""
    differences: tuple[Difference, ...]
    """What the ways to play do differently here."""
    tables: tuple[ReferenceTable, ...]
    examples: tuple[Example, ...]
    """Each example stands in one place of the book: with the first of the rules that it shows."""
    shown_elsewhere: tuple[Example, ...]
    """Examples of other paragraphs that show this rule too."""


class Chapter(NamedTuple):
    """The rules of one group."""

    id: str
    paragraphs: tuple[Paragraph, ...]


class Book(NamedTuple):
    """A whole rulebook."""

    game: AnyGame
    chapters: tuple[Chapter, ...]
    differences: tuple[Difference, ...]

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """All paragraphs in order."""
        return tuple(paragraph for chapter in self.chapters for paragraph in chapter.paragraphs)

    @property
    def way_option(self) -> str:
        """The option that says which of the ways to play is meant; empty if there is only one."""
        return self.game.options[0].name if self.ways else ""

    @property
    def ways(self) -> tuple[str, ...]:
        """The ways to play that the book tells side by side, the usual one first."""
        return ways_of(self.game)

    @property
    def editions(self) -> tuple[str, ...]:
        """The printed editions, if there are several; each has words of its own."""
        return self.ways if self.way_option == EDITION else ()

    def edition_of(self, way: str) -> str:
        """The edition whose words are used for one of the ways; empty if all have the same."""
        return way if way in self.editions else ""


def ways_of(game: AnyGame) -> tuple[str, ...]:
    """The ways to play a game, the usual one first: editions, or a basic and a full game; none if there is only one."""
    reference = capabilities_of(game).reference
    if reference is None or not reference.differences:
        return ()
    spec = game.options[0]
    assert isinstance(spec.kind, OneWord)
    return tuple(sorted(spec.kind.words, key=lambda word: word != spec.default))


def book_of(game: AnyGame) -> Book:
    """The rulebook of a game."""
    return _book(game.id)


@cache
def _book(name: str) -> Book:
    game = game_named(name)
    reference = capabilities_of(game).reference or _BARE
    chapters = tuple(
        Chapter(chapter, tuple(_paragraph(game, rule, reference) for rule in rules))
        for chapter, rules in groupby(game.reasons, key=chapter_of)
    )
    return Book(game, chapters, reference.differences)


def chapter_of(rule: str) -> str:
    """The id of the chapter that a rule belongs to."""
    return rule.rpartition("-")[0]


def _paragraph(game: AnyGame, rule: str, reference: Reference) -> Paragraph:
    shown = sorted(_showing(game, rule), key=lambda one: not one.is_worked)
    return Paragraph(
        id=rule,
        sources=reference.sources.get(rule, ()),
        differs=tuple(spec.name for spec in game.options if rule in spec.rules),
        differences=tuple(difference for difference in reference.differences if rule in difference.rules),
        tables=tuple(table for table in reference.tables if table.rule == rule),
        examples=tuple(one for one in shown if one.rules[0] == rule),
        shown_elsewhere=tuple(one for one in shown if one.rules[0] != rule),
    )


def _showing(game: AnyGame, rule: str) -> list[Example]:
    """The examples that show a rule."""
    return [one for name in example_names(game.id) if rule in (one := example(game.id, name)).rules]
