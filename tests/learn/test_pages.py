"""The rulebook as HTML: complete without scripts, well formed, and nothing of a reader's words is taken for markup."""

from __future__ import annotations

from collections import Counter
from functools import cache
from html.parser import HTMLParser

import pytest

from coeurdelion.games import GAMES
from coeurdelion.learn.book import book_of, ways_of
from coeurdelion.learn.html.markup import element, text
from coeurdelion.learn.html.page import BookPage, body_of
from coeurdelion.learn.html.shelf import render_shelf
from coeurdelion.learn.html.volume import render_book
from coeurdelion.learn.search import folded, is_found, words_of_query
from coeurdelion.text import LANGUAGES, say

ALL = [
    pytest.param(game, language, way, id=f"{game}-{language}-{way}")
    for game in GAMES
    for language in LANGUAGES
    for way in ways_of(GAMES[game])
]
EVERY = pytest.mark.parametrize(("game", "language", "way"), ALL)
VOID = {"input", "link", "meta"}
ATTACK = '"><script>alert(1)</script>'


class Read(HTMLParser):
    """Reads a page: its elements, their ids and attributes, the links, the text; what is not well formed fails."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.names: Counter[str] = Counter()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.examples: list[str] = []
        self.said: list[str] = []
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        assert len(given) == len(attrs)
        self.names[tag] += 1
        self.ids += filter(None, [given.get("id")])
        self.links += filter(None, [given.get("href")])
        self.examples += filter(None, [given.get("data-example")])
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said.append(data)

    @property
    def text(self) -> str:
        """All that is said."""
        return " ".join(self.said)


@cache
def rendered(game: str, language: str, way: str) -> BookPage:
    return render_book(game, language, way)


@cache
def read(game: str, language: str, way: str) -> Read:
    return Read(body_of(rendered(game, language, way)))


@EVERY
def test_every_rule_has_its_paragraph(game: str, language: str, way: str) -> None:
    """By its id, which is an anchor, and with its sentence."""
    page, book = read(game, language, way), book_of(GAMES[game])
    for rule in book.paragraphs:
        assert rule.id in page.ids
        assert say(language, rule.id, book.edition_of(way)) in page.text


@EVERY
def test_every_example_has_its_figure(game: str, language: str, way: str) -> None:
    page, book = read(game, language, way), book_of(GAMES[game])
    examples = [one for rule in book.paragraphs for one in rule.examples]
    assert page.examples == [f"{game}/{one.name}" for one in examples]
    assert page.names["figure"] == len(examples)
    assert page.names["pre"] >= len(examples)
    for one in examples:
        own = str(one.options.get("edition", book.edition_of(way)))
        assert say(language, one.title, own) in page.text


@EVERY
def test_ids_are_there_once_and_links_lead_somewhere(game: str, language: str, way: str) -> None:
    page = read(game, language, way)
    assert max(Counter(page.ids).values()) == 1
    within = {link[1:] for link in page.links if link.startswith("#")}
    assert within - set(page.ids) == set()


@EVERY
def test_what_differs_is_told_by_subject_the_chosen_way_to_play_first(game: str, language: str, way: str) -> None:
    page, book = read(game, language, way), book_of(GAMES[game])
    own, edition = f"book-{book.game.prefix.lower()}", book.edition_of(way)
    name, differs = say(language, f"{own}-way-{way}"), say(language, "book-differs")
    told = [rule.differences for rule in book.paragraphs if rule.differences]
    assert len(told) > 2
    for differences, box in zip(told, page.text.split("≠ ")[1:], strict=False):
        rest = box.removeprefix(f" {differs} ")
        for difference in differences:
            subject = say(language, f"{own}-differs-{difference.name}", edition)
            before, _, rest = rest.partition(f"{subject} {name}")
            assert rest, (subject, box)
            assert name not in before


def test_editions_have_their_own_words() -> None:
    kosmos, tilsit = (read("lowenherz-2003", "fr", way).text for way in ("kosmos", "tilsit"))
    assert "Fiefs et points" in tilsit
    assert "Fiefs et points" not in kosmos
    assert "Richard Cœur de Lion (2004)" in tilsit


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shelf_leads_to_every_book(language: str) -> None:
    page = Read(render_shelf(language).body)
    assert {f"/rules/{game}?lang={language}" for game in GAMES} <= set(page.links)


@pytest.mark.parametrize(
    ("query", "rules"),
    [
        ("L03-BORDER-3", {"L03-BORDER-3"}),
        ("FORET supplément défausse", {"L03-PLAY-1"}),
        ("  pion du  ROI dépasse ", {"L03-END-1"}),
        ("zzz", set()),
    ],
)
def test_a_search_shows_the_rules_with_all_its_words(query: str, rules: set[str]) -> None:
    """Whatever the accents and the size of the letters."""
    page = Read(body_of(rendered("lowenherz-2003", "fr", "kosmos"), query))
    assert {one for one in page.ids if one in GAMES["lowenherz-2003"].reasons} == rules
    assert " ".join(query.split()) in page.text


@pytest.mark.parametrize("query", ["", "   ", "\t"])
def test_a_search_for_nothing_is_the_whole_book(query: str) -> None:
    page = rendered("lionheart", "en", "basic")
    assert body_of(page, query) == body_of(page)


def test_what_is_searched_for_is_never_markup() -> None:
    page = body_of(rendered("lionheart", "en", "basic"), ATTACK)
    assert "<script" not in page
    assert ATTACK in Read(page).text


def test_a_long_search_is_cut() -> None:
    assert body_of(rendered("lionheart", "en", "basic"), "x" * 10_000).count("x" * 81) == 0


def test_text_and_attributes_are_escaped() -> None:
    made = element("a", text("a < b & c"), href='/?x="1"', class_="one", data_x=None)
    assert made == '<a href="/?x=&quot;1&quot;" class="one">a &lt; b &amp; c</a>'


def test_words_are_found_without_their_accents() -> None:
    assert folded("L’Œuvre  Éloignée der Straße") == "l'oeuvre eloignee der strasse"
    assert is_found(words_of_query("œuvre ELOIGNEE"), folded("L’Œuvre éloignée"))
