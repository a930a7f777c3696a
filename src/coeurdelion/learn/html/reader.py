"""Who reads a book: in which language, by which of the ways to play."""

from __future__ import annotations

from coeurdelion.core.capabilities import Cell
from coeurdelion.learn.book import Book
from coeurdelion.learn.html.markup import NOTHING, Html, address, text
from coeurdelion.text import Speaker
from coeurdelion.text.speaker import has_sentence


class Reader:
    """Says the sentences of a book as HTML."""

    def __init__(self, book: Book, language: str, way: str) -> None:
        self.book = book
        self.language = language
        self.way = way
        self.edition = book.edition_of(way)
        self.prefix = f"book-{book.game.prefix.lower()}"
        self._speaker = Speaker(language, book.game, self.edition)

    @property
    def title(self) -> str:
        """What the game is called."""
        return self._speaker.say(self.book.game.id)

    def plain(self, key: str, /, **params: str | int) -> str:
        """The sentence of a key as it is, for what escapes it later."""
        return self._speaker.say(key, **params)

    def say(self, key: str, /, **params: str | int) -> Html:
        """The sentence of a key."""
        return text(self._speaker.say(key, **params))

    def say_own(self, key: str, /, **params: str | int) -> Html:
        """A sentence that this game has beside its rules; nothing if it has none."""
        own = f"{self.prefix}-{key}"
        return self.say(own, **params) if has_sentence(self.language, own) else NOTHING

    def cell(self, cell: Cell) -> Html:
        """What a cell of a table says."""
        match cell:
            case None:
                return NOTHING
            case int():
                return text(str(cell))
            case str():
                return self.say(cell)
            case key, params:
                return text(self._speaker.question(key, params))

    def way_name(self, way: str) -> Html:
        """What one of the ways to play is called."""
        return self.say(f"{self.prefix}-way-{way}")

    def here(self, *, language: str = "", way: str = "") -> str:
        """The address of this book, in another language or by another way to play if one is given."""
        usual = self.book.ways[:1]
        chosen = way or self.way
        return address(
            f"/rules/{self.book.game.id}", lang=language or self.language, edition="" if (chosen,) == usual else chosen
        )
