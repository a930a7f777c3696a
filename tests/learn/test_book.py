"""The rulebook as values: every rule in order, with where it comes from, what changes it and what shows it."""

from __future__ import annotations

from itertools import chain

import pytest

from coeurdelion.core import AnyGame
from coeurdelion.core.capabilities import capabilities_of
from coeurdelion.games import GAMES
from coeurdelion.learn.book import book_of, ways_of
from coeurdelion.learn.examples import example_names
from coeurdelion.learn.glossary import TABLE, vocabulary, words_of
from coeurdelion.text import LANGUAGES

OF_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
KINDS = {"printed", "answer", "report", "ruling"}


@OF_GAME
def test_every_rule_has_its_paragraph_in_order(game: AnyGame) -> None:
    book = book_of(game)
    assert [rule.id for rule in book.paragraphs] == list(game.reasons)
    assert all(rule.id.startswith(f"{chapter.id}-") for chapter in book.chapters for rule in chapter.paragraphs)


@OF_GAME
def test_every_rule_says_where_it_comes_from(game: AnyGame) -> None:
    for rule in book_of(game).paragraphs:
        assert rule.sources, rule.id
        assert {source.kind for source in rule.sources} <= KINDS
        assert all(bool(source.edition) == (source.kind == "printed") for source in rule.sources)


@OF_GAME
def test_every_example_stands_in_one_place(game: AnyGame) -> None:
    shown = [one.name for rule in book_of(game).paragraphs for one in rule.examples]
    assert sorted(shown) == sorted(example_names(game.id))


@OF_GAME
def test_an_option_names_rules_that_there_are_and_they_name_it(game: AnyGame) -> None:
    book = book_of(game)
    for spec in game.options:
        assert spec.rules, spec.name
        assert [rule.id for rule in book.paragraphs if spec.name in rule.differs] == sorted(
            spec.rules, key=list(game.reasons).index
        )


@OF_GAME
def test_tables_and_differences_belong_to_rules(game: AnyGame) -> None:
    reference = capabilities_of(game).reference
    assert reference
    book = book_of(game)
    assert {table.rule for table in reference.tables} <= set(game.reasons)
    assert sum(len(rule.tables) for rule in book.paragraphs) == len(reference.tables)
    assert set(chain(*(one.rules for one in reference.differences))) <= set(game.reasons)


@OF_GAME
def test_a_table_is_whole(game: AnyGame) -> None:
    reference = capabilities_of(game).reference
    assert reference
    for table in reference.tables:
        assert all(len(row) == len(table.heads) for row in table.rows), table.caption


def test_editions_differ_in_all_that_their_options_set() -> None:
    game = GAMES["lowenherz-2003"]
    book = book_of(game)
    set_by_edition = {spec.name.replace("_", "-"): spec.editions for spec in game.options if spec.editions}
    told = {one.name: one.values for one in book.differences if one.values}
    assert told == set_by_edition
    assert book.editions == ("kosmos", "tilsit")


def test_ways_to_play_that_are_no_editions_have_no_words_of_their_own() -> None:
    book = book_of(GAMES["lowenherz-1997"])
    assert (ways_of(book.game), book.editions) == (("full", "basic"), ())
    assert book.edition_of("basic") == ""
    assert book_of(GAMES["lowenherz-2003"]).edition_of("tilsit") == "tilsit"


@pytest.mark.parametrize("name", [*GAMES, TABLE])
def test_every_word_of_the_glossary_is_said_in_every_language(name: str) -> None:
    found = vocabulary(name)
    assert found.groups
    for word in chain(*found.groups.values()):
        assert list(word.said) == list(LANGUAGES)
        assert all(all(words) for words in word.said.values())


@OF_GAME
def test_the_words_of_a_game_lead_to_its_rules(game: AnyGame) -> None:
    words = words_of(game.id)
    assert len({word.code for word in words}) == len(words) > 30
    assert {word.rule for word in words} <= set(game.reasons)
