"""The tables of a book: its own, the ways to play side by side, the glossary."""

from __future__ import annotations

from coeurdelion.core.capabilities import Cell, Difference, ReferenceTable
from coeurdelion.learn.glossary import Word, words_of
from coeurdelion.learn.html.markup import NOTHING, Html, element, joined, listed, text
from coeurdelion.learn.html.reader import Reader
from coeurdelion.learn.search import folded
from coeurdelion.text import LANGUAGES


def reference_table(reader: Reader, table: ReferenceTable) -> Html:
    """A table that the rules need."""
    return _table(
        reader.plain(table.caption),
        [_head(reader.cell(head)) for head in table.heads],
        [_row(reader.cell(row[0]), [_cell(reader, cell) for cell in row[1:]]) for row in table.rows],
    )


def side_by_side(reader: Reader) -> Html:
    """What the ways to play do differently, each in a column of its own."""
    heads = [_head(reader.say("book-ways-row")), *(_head(_way_head(reader, way)) for way in reader.book.ways)]
    return _table(reader.plain(f"{reader.prefix}-ways"), heads, [_ways_row(reader, one) for one in reader.book.differences])


def told_difference(reader: Reader, difference: Difference, way: str) -> Html:
    """What one of the ways to play does."""
    value = difference.values.get(way)
    params = {"value": value} if isinstance(value, str | int) else {}
    return reader.say_own(f"{way}-{difference.name}", **params)


def glossary(reader: Reader) -> Html:
    """The words of the game in three languages, in the order of the reader's."""
    number = reader.book.editions.index(reader.edition) if reader.edition else 0
    languages = sorted(LANGUAGES, key=lambda language: language != reader.language)
    words = sorted(
        words_of(reader.book.game.id), key=lambda word: folded(word.in_edition(reader.language, number)).lstrip("(")
    )
    heads = [_head(reader.say(f"book-language-{language}")) for language in languages]
    return _table(reader.plain("book-glossary"), heads, [_word_row(word, languages, number) for word in words])


def rule_links(rules: tuple[str, ...]) -> Html:
    """Links to rules."""
    return listed((element("a", text(rule), href=f"#{rule}", class_="id") for rule in rules), " ")


def _ways_row(reader: Reader, difference: Difference) -> Html:
    name = joined([reader.say_own(f"differs-{difference.name}"), text(" "), rule_links(difference.rules)])
    told = [told_difference(reader, difference, way) for way in reader.book.ways]
    mark = joined([element("span", text("≠ "), aria_hidden="true"), _unseen(reader.plain("book-differs"))])
    return _row(joined([mark, name]), [element("td", one) for one in told])


def _unseen(said: str) -> Html:
    """Words for ears only."""
    return element("span", text(said + " "), class_="unseen")


def _way_head(reader: Reader, way: str) -> Html:
    name = reader.way_name(way)
    return joined([name, text(" "), element("em", reader.say("book-way-chosen"))]) if way == reader.way else name


def _word_row(word: Word, languages: list[str], number: int) -> Html:
    """A word, with its rule under the first column, so that three languages have room on a phone."""
    first, *others = languages
    link = joined([text(" "), rule_links((word.rule,))]) if word.rule else NOTHING
    cells = [element("td", text(word.in_edition(language, number)), lang=language) for language in others]
    return _row(joined([text(word.in_edition(first, number)), link]), cells)


def _table(caption: str, heads: list[Html], rows: list[Html]) -> Html:
    """A table in a box of its own, which can be scrolled by keyboard too."""
    made = element(
        "table",
        element("caption", text(caption)),
        element("thead", element("tr", *heads)),
        element("tbody", *rows),
    )
    return element("div", made, class_="scrolled", tabindex="0", role="group", aria_label=caption)


def _head(said: Html) -> Html:
    return element("th", said, scope="col") if said else element("td")


def _row(name: Html, cells: list[Html]) -> Html:
    return element("tr", element("th", name, scope="row"), *cells)


def _cell(reader: Reader, cell: Cell) -> Html:
    return element("td", reader.cell(cell), class_="number" if isinstance(cell, int) else None)
