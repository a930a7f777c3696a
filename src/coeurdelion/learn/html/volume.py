"""The rulebook of a game, said in one language and put into the pieces of its page."""

from __future__ import annotations

from collections.abc import Iterator

from coeurdelion.core.options import OptionSpec
from coeurdelion.games import game_named
from coeurdelion.learn.book import Chapter, Paragraph, book_of
from coeurdelion.learn.html.markup import NOTHING, Html, element, joined, text
from coeurdelion.learn.html.masthead import foot, masthead
from coeurdelion.learn.html.page import QUERY, BookPage, PageChapter, Section
from coeurdelion.learn.html.paragraphs import HOUSE_RULES, option_name, paragraph
from coeurdelion.learn.html.reader import Reader
from coeurdelion.learn.html.tables import glossary, rule_links, side_by_side
from coeurdelion.learn.search import MAX_QUERY_LENGTH, folded

WAYS, GLOSSARY = "editions", "glossary"
"""Where a page tells the ways to play side by side, and the words."""
_INTRODUCTION = ("about", "goal", "box", "course", "signs")


def render_book(game: str, language: str, way: str) -> BookPage:
    """The rulebook of a game in a language, by one of the ways to play it."""
    book = book_of(game_named(game))
    reader = Reader(book, language, way)
    return BookPage(
        title=reader.plain("book-title", game=reader.title),
        language=language,
        top=masthead(language, reader.edition, game, lambda other: reader.here(language=other)),
        contents=_contents(reader),
        head=element("div", element("h1", text(reader.title)), _ways(reader), _search(reader), class_="head"),
        intro=_intro(reader),
        chapters=tuple(_chapter(reader, chapter) for chapter in book.chapters),
        closing=joined(_closing(reader)),
        found=tuple(_found(reader, number) for number in range(len(book.paragraphs) + 1)),
        foot=foot(language),
    )


def _contents(reader: Reader) -> Html:
    chapters = [(chapter.id, reader.say(chapter.id)) for chapter in reader.book.chapters]
    entries = [element("li", element("a", said, href=f"#{place}")) for place, said in [*chapters, *_closing_titles(reader)]]
    return element(
        "nav",
        element("h2", reader.say("book-contents"), id="contents-title"),
        element("ol", *entries),
        class_="contents",
        aria_labelledby="contents-title",
    )


def _ways(reader: Reader) -> Html:
    """The choice among the ways to play."""
    if not reader.book.ways:
        return NOTHING
    links = [_way_link(reader, way) for way in reader.book.ways]
    return element("nav", *links, class_="ways", aria_label=reader.plain(f"{reader.prefix}-ways"))


def _way_link(reader: Reader, way: str) -> Html:
    is_chosen = way == reader.way
    return element("a", reader.way_name(way), href=reader.here(way=way), aria_current="true" if is_chosen else None)


def _search(reader: Reader) -> Html:
    """The search, which needs no script."""
    kept = {"lang": reader.language, "edition": reader.way}
    return element(
        "form",
        *(element("input", type="hidden", name=name, value=value) for name, value in kept.items() if value),
        element("label", reader.say("book-search"), for_="search"),
        element("input", type="search", name="q", id="search", class_="field", maxlength=str(MAX_QUERY_LENGTH), value=QUERY),
        element("button", reader.say("book-search-go"), class_="button"),
        role="search",
        class_="search",
        method="get",
        action=f"/rules/{reader.book.game.id}",
    )


def _intro(reader: Reader) -> Html:
    """What the game is, before its rules, and how to read the book."""
    told = [(name, reader.say(f"book-{name}"), said) for name in _INTRODUCTION if (said := reader.say_own(name))]
    marks = ("marks", reader.say("book-marks"), reader.say("book-marks-text"))
    parts = [element("section", element("h2", head), element("p", said), id=name) for name, head, said in [*told, marks]]
    game = reader.book.game.id
    play = element("a", reader.say("book-play", game=reader.title), href=f"/new/{game}", class_="button main")
    return element("div", *parts, element("p", play, class_="play"), class_="intro")


def _chapter(reader: Reader, chapter: Chapter) -> PageChapter:
    sections = tuple(_section(reader, rule) for rule in chapter.paragraphs)
    return PageChapter(chapter.id, element("h2", reader.say(chapter.id)), sections)


def _section(reader: Reader, rule: Paragraph) -> Section:
    said = [reader.plain(rule.id), *(reader.plain(one.title) for one in rule.examples)]
    return Section(paragraph(reader, rule), folded(" ".join([rule.id, *said])))


def _closing_titles(reader: Reader) -> Iterator[tuple[str, Html]]:
    """What follows the rules."""
    if reader.book.ways:
        yield WAYS, reader.say(f"{reader.prefix}-ways")
    yield HOUSE_RULES, reader.say("book-house")
    yield GLOSSARY, reader.say("book-glossary")


def _closing(reader: Reader) -> Iterator[Html]:
    parts = {
        WAYS: ("book-ways-text", side_by_side),
        HOUSE_RULES: ("book-house-text", _house_rules),
        GLOSSARY: ("book-glossary-text", glossary),
    }
    for place, title in _closing_titles(reader):
        key, content = parts[place]
        said = element("p", reader.say(key))
        yield element("section", element("h2", title), said, content(reader), id=place, class_="closing")


def _house_rules(reader: Reader) -> Html:
    specs = [spec for spec in reader.book.game.options if spec.name != reader.book.way_option]
    return element("dl", *(_house_rule(reader, spec) for spec in specs), class_="house")


def _house_rule(reader: Reader, spec: OptionSpec) -> Html:
    key = option_name(spec.name)
    name = element("dt", reader.say(key), text(" "), rule_links(spec.rules))
    return element("div", name, element("dd", reader.say(f"{key}-why")))


def _found(reader: Reader, number: int) -> Html:
    said = reader.say("book-found", count=number, query=QUERY)
    whole = element("a", reader.say("book-found-whole"), href=reader.here())
    return element("p", said, text(" "), whole, class_="found", role="status")
