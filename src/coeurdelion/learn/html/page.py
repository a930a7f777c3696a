"""A rulebook as a page, in pieces that can be searched and put together without saying anything anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from coeurdelion.learn.html.markup import Html, element, text
from coeurdelion.learn.search import MAX_QUERY_LENGTH, is_found, words_of_query

QUERY = "\ue000"
"""Stands in a page for what was searched for; a letter that no sentence has."""


class Section(NamedTuple):
    """A rule as HTML, and its words as they are searched."""

    html: str
    words: str


class PageChapter(NamedTuple):
    """A chapter: its head and its rules."""

    id: str
    head: str
    sections: tuple[Section, ...]


class BookPage(NamedTuple):
    """A rulebook in one language by one of the ways to play."""

    title: str
    language: str
    top: str
    """The name of the place, and the ways to other books and languages."""
    contents: str
    head: str
    """The title, the ways to play, the search."""
    intro: str
    chapters: tuple[PageChapter, ...]
    closing: str
    """What follows the rules."""
    found: tuple[str, ...]
    """What is said of so many rules found."""
    foot: str


def body_of(page: BookPage, query: str = "") -> Html:
    """The body of a page: the whole book, or what of it has the words of a query."""
    words = words_of_query(query)
    chapters, number = _chapters_with(page, words)
    told = [page.found[number], *chapters] if words else [page.contents, page.intro, *chapters, page.closing]
    main = element("main", Html(page.head), *map(Html, told), id="book", tabindex="-1")
    return Html((page.top + main + page.foot).replace(QUERY, text(" ".join(query.split())[:MAX_QUERY_LENGTH])))


def _chapters_with(page: BookPage, words: Sequence[str]) -> tuple[list[Html], int]:
    """The chapters with the rules that have all these words, and how many rules these are."""
    chapters, number = [], 0
    for chapter in page.chapters:
        shown = [section.html for section in chapter.sections if is_found(words, section.words)]
        number += len(shown)
        if shown:
            chapters.append(element("section", *map(Html, [chapter.head, *shown]), id=chapter.id, class_="chapter"))
    return chapters, number
