"""Rulebooks: as pages, and as programs get them."""

from __future__ import annotations

from coeurdelion.games import game_named
from coeurdelion.learn.book import Paragraph, book_of
from coeurdelion.learn.html.page import BookPage
from coeurdelion.learn.html.shelf import ShelfPage, render_shelf
from coeurdelion.learn.html.volume import render_book
from coeurdelion.server.replays.book_types import BookChapter, BookParagraph, RuleBook, RuleSource


def page_of(game: str, language: str, way: str) -> BookPage | ShelfPage:
    """The page of a game's rulebook; without a game the page that leads to all of them."""
    return render_book(game, language, way) if game else render_shelf(language)


def tell_book(game: str) -> RuleBook:
    """What the rulebook of a game is made of, without a word of any language."""
    book = book_of(game_named(game))
    chapters = [BookChapter(chapter.id, [_paragraph(one) for one in chapter.paragraphs]) for chapter in book.chapters]
    return RuleBook(book.game.id, list(book.editions), chapters)


def _paragraph(paragraph: Paragraph) -> BookParagraph:
    shown = (*paragraph.examples, *paragraph.shown_elsewhere)
    return BookParagraph(
        id=paragraph.id,
        sources=[RuleSource(*source) for source in paragraph.sources],
        differs=list(paragraph.differs),
        examples=[one.name for one in shown],
    )
