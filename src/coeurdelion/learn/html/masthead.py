"""What every page of the rulebooks begins and ends with."""

from __future__ import annotations

from collections.abc import Callable

from coeurdelion.games import GAMES
from coeurdelion.learn.html.markup import Html, address, element, joined, text
from coeurdelion.text import LANGUAGES, say


def masthead(language: str, edition: str, game: str, here: Callable[[str], str]) -> Html:
    """The name of the place, the books of all games, and the same page in other languages, by their addresses."""
    brand = element("a", text("Cœur de Lion"), href="/", class_="brand", title=say(language, "book-home"))
    books = [_book_link(language, edition, one, is_here=one == game) for one in GAMES]
    languages = [_language_link(one, here(one), is_here=one == language) for one in LANGUAGES]
    header = element(
        "header",
        brand,
        element("nav", *books, class_="books", aria_label=say(language, "book-games")),
        element("nav", *languages, class_="languages", aria_label=say(language, "book-language")),
        class_="top",
    )
    return joined([element("a", text(say(language, "book-skip")), href="#book", class_="skip"), header])


def foot(language: str) -> Html:
    """The last lines of a page."""
    return element("footer", element("p", text(say(language, "book-foot"))), class_="foot")


def _book_link(language: str, edition: str, game: str, *, is_here: bool) -> Html:
    name = text(say(language, game, edition if is_here else ""))
    return element("a", name, href=address(f"/rules/{game}", lang=language), aria_current="page" if is_here else None)


def _language_link(language: str, to: str, *, is_here: bool) -> Html:
    return element(
        "a",
        text(language.upper()),
        href=to,
        hreflang=language,
        lang=language,
        title=say(language, f"book-language-{language}"),
        aria_current="true" if is_here else None,
    )
