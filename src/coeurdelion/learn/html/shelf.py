"""The page that leads to the rulebooks of all games."""

from __future__ import annotations

from typing import NamedTuple

from coeurdelion.games import GAMES
from coeurdelion.learn.book import book_of
from coeurdelion.learn.html.markup import Html, address, element, joined, text
from coeurdelion.learn.html.masthead import foot, masthead
from coeurdelion.learn.html.reader import Reader
from coeurdelion.text import say


class ShelfPage(NamedTuple):
    """The page in one language."""

    title: str
    language: str
    body: str


def render_shelf(language: str) -> ShelfPage:
    """The rulebooks side by side, each with what its game is about."""
    title = say(language, "book-all")
    top = masthead(language, "", "", lambda other: address("/rules", lang=other))
    main = element(
        "main",
        element("h1", text(title)),
        element("p", text(say(language, "book-all-text"))),
        *(_volume(language, game) for game in GAMES),
        id="book",
        tabindex="-1",
        class_="shelf",
    )
    return ShelfPage(title, language, joined([top, main, foot(language)]))


def _volume(language: str, game: str) -> Html:
    book = book_of(GAMES[game])
    reader = Reader(book, language, book.ways[0] if book.ways else "")
    link = element("a", text(reader.title), href=address(f"/rules/{game}", lang=language))
    return element("section", element("h2", link), element("p", reader.say_own("about")), class_="volume")
