"""Every sentence is there in three languages, says the same things, and is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from coeurdelion.bots.characters import characters_of
from coeurdelion.bots.level_names import KING, KNIGHT, PAGE, PRINCE, RANDOM, SQUIRE
from coeurdelion.core import AnyGame
from coeurdelion.core.capabilities import capabilities_of
from coeurdelion.games import GAMES
from coeurdelion.games.lionheart.foretell import AttackOdds, AttackOutcome
from coeurdelion.games.lionheart.kinds import NAMED
from coeurdelion.games.lionheart.numbers import DIE
from coeurdelion.games.lowenherz_1997.cards import ACTION_CARDS, KIND
from coeurdelion.games.lowenherz_1997.pieces import TERRAIN as TERRAIN_1997
from coeurdelion.games.lowenherz_2003.cards import CARDS
from coeurdelion.games.lowenherz_2003.numbers import EDITIONS
from coeurdelion.games.lowenherz_2003.tiles import TERRAIN
from coeurdelion.learn.book import book_of
from coeurdelion.learn.examples import example, example_names
from coeurdelion.match.verify import Answer
from coeurdelion.terminal.commands import COMMANDS
from coeurdelion.text import LANGUAGES, say
from coeurdelion.text.speaker import has_sentence
from tests.paths import SOURCE

ALL = pytest.mark.parametrize("language", LANGUAGES)
KEY = re.compile(r"(ask|check|cli|help|list|play|replay|resume|setup)(-[a-z0-9]+)+")
"""What only the key of a sentence looks like in the code, apart from the keys of events."""
REASON_PLACES = {"Refused": (1,), "refused": (1,), "_wrong": (0, 1), "wrong": (1,), "_OtherDiffers": (0,), "Fault": (0,)}
"""Which argument of what is called may be the reason of a refusal."""


# What the files say


@cache
def entries(name: str) -> tuple[ftl.EntryType, ...]:
    """The entries of a file, comments left out."""
    body = FluentParser().parse((SOURCE / "text" / name).read_text("utf-8")).body
    return tuple(entry for entry in body if not isinstance(entry, ftl.BaseComment))


def files(language: str) -> list[str]:
    """The files of a language that speak for themselves; the browser's are tested there."""
    names = sorted(path.name for path in (SOURCE / "text" / language).glob("*.ftl"))
    return [f"{language}/{name}" for name in names if name.count(".") == 1 and not name.startswith("web")]


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    found = [entry for name in files(language) for entry in entries(name) if isinstance(entry, ftl.Message)]
    return {entry.id.name: entry for entry in found}


@cache
def terms(name: str) -> dict[str, ftl.Term]:
    return {entry.id.name: entry for entry in entries(name) if isinstance(entry, ftl.Term)}


def nodes(part: object) -> Iterator[ftl.BaseNode]:
    """A part of a file and all that is in it."""
    if isinstance(part, list):
        for one in part:
            yield from nodes(one)
    elif isinstance(part, ftl.BaseNode):
        yield part
        for value in vars(part).values():
            yield from nodes(value)


@cache
def references(language: str, key: str) -> set[str]:
    """The other messages that a message uses."""
    return {node.id.name for node in nodes(messages(language)[key]) if isinstance(node, ftl.MessageReference)}


@cache
def variables(language: str, key: str) -> set[str]:
    """The variables of a message and of those that it uses."""
    own = {node.id.name for node in nodes(messages(language)[key]) if isinstance(node, ftl.VariableReference)}
    return own.union(*(variables(language, other) for other in references(language, key)))


def variants(language: str, key: str) -> set[str]:
    """The words that the variants of a message and of those that it uses are chosen by."""
    keys = [node.key for node in nodes(messages(language)[key]) if isinstance(node, ftl.Variant)]
    own = {variant.name for variant in keys if isinstance(variant, ftl.Identifier)}
    return own.union(*(variants(language, other) for other in references(language, key)))


def forms(term: ftl.Term) -> set[str]:
    """The forms that a term has."""
    keys = [node.key for node in nodes(term) if isinstance(node, ftl.Variant)]
    return {key.name for key in keys if isinstance(key, ftl.Identifier)}


# What the code says


@cache
def code() -> tuple[ast.AST, ...]:
    """All that the modules of the package are made of."""
    paths = sorted(SOURCE.rglob("*.py"))
    return tuple(node for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8"))))


def called(call: ast.Call) -> str:
    """The name of what is called."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def words(node: ast.expr) -> set[str]:
    """The words that an expression can be, as far as they are written in it."""
    match node:
        case ast.Constant(value=str(word)):
            return {word}
        case ast.IfExp(body=body, orelse=orelse):
            return words(body) | words(orelse)
        case _:
            return set()


def given(name: str, places: Iterable[int]) -> set[str]:
    """The words given at these places to what is called by this name."""
    calls = [node for node in code() if isinstance(node, ast.Call) and called(node) == name]
    return {word for call in calls for place in places for arg in call.args[place : place + 1] for word in words(arg)}


def constants() -> set[str]:
    """All words of the code."""
    return {node.value for node in code() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def said() -> set[str]:
    """The keys that the code says outright, in a call or elsewhere."""
    elsewhere = {word for word in constants() if KEY.fullmatch(word)} - {
        key for game in GAMES.values() for key in keys_of(game)
    }
    return given("say", (0, 1)) | given("help_of", (0,)) | elsewhere


def reasons() -> set[str]:
    """The reasons of all refusals, of the rules and of everything else."""
    of_rules = {reason for game in GAMES.values() for named in game.reasons.values() for reason in named}
    return of_rules.union(*(given(name, places) for name, places in REASON_PLACES.items()))


# What follows from the names of things


def kinds_of(game: AnyGame) -> tuple[Any, ...]:
    """The kinds of events of a game."""
    module: Any = game
    return get_args(module.Event)


def keys_of(game: AnyGame) -> set[str]:
    return {kind.key for kind in kinds_of(game)}


def scoring() -> set[str]:
    """The keys of events that move points."""
    return {
        kind.key for game in GAMES.values() for kind in kinds_of(game) if "points" in {field.name for field in fields(kind)}
    }


def rules() -> set[str]:
    """The rules of every game and their sections."""
    ids = {rule for game in GAMES.values() for rule in game.reasons}
    return ids | {rule.rpartition("-")[0] for rule in ids}


def events() -> set[str]:
    """The events, what is foretold of dice, and where points came from."""
    foretold = {f"lh-{kind.key}" for kind in (AttackOdds, AttackOutcome)}
    told = {f"{game.prefix.lower()}-{key}" for game in GAMES.values() for key in keys_of(game)} | foretold
    return told | {f"ledger-{key}" for key in scoring()} | {"ledger-position"}


def phrases() -> set[str]:
    """What players can say to each other by a key."""
    return {f"{game.prefix.lower()}-phrase-{key}" for game in GAMES.values() for key in capabilities_of(game).ready_phrases}


def verdicts() -> set[str]:
    return {f"verify-{answer.value}" for answer in Answer} | {"verify-wrong-entry", "verify-verified-entry"}


def titles() -> set[str]:
    """What the examples of the rulebook are called."""
    return {example(game, name).title for game in GAMES for name in example_names(game)}


def books() -> set[str]:
    """What the rulebooks say beside the rules."""
    return {key for game in GAMES.values() for key in _of_book(game)} | {
        f"book-language-{language}" for language in LANGUAGES
    }


def _of_book(game: AnyGame) -> Iterator[str]:
    book, own = book_of(game), f"book-{game.prefix.lower()}"
    yield from (f"{own}-{part}" for part in ("about", "goal", "box", "course", "signs", "ways"))
    yield from (f"book-{part}" for part in ("about", "goal", "box", "course", "signs"))
    yield from (f"{own}-way-{way}" for way in book.ways)
    for difference in book.differences:
        yield from (f"{own}-{part}-{difference.name}" for part in ("differs", *book.ways))
    for paragraph in book.paragraphs:
        for source in paragraph.sources:
            yield f"{own}-source-{source.edition}" if source.edition else f"book-source-{source.kind}"
        for table in paragraph.tables:
            yield table.caption
            cells = [*table.heads, *(cell for row in table.rows for cell in row)]
            yield from (cell if isinstance(cell, str) else cell[0] for cell in cells if isinstance(cell, str | tuple))


def names() -> set[str]:
    """The names of games, editions, colours, bots, terrains, mines, symbols, politics cards, actions, options, commands."""
    colours = {colour for game in GAMES.values() for colour in game.colours} | {"neutral"}
    symbols = {symbol for card in CARDS for symbol in card.symbols}
    mines = set(TERRAIN.values()) - {"meadow", "forest", "village", "city"}
    actions = {part for code in ACTION_CARDS for part in code.split("/") if "/" in code and part[0] != "$"}
    commands = {*COMMANDS, "why-action"} - {"?", "help"}
    kinds: dict[str, Iterable[str]] = {
        "edition": EDITIONS,
        "colour": colours,
        "level": {RANDOM, PAGE, SQUIRE, KNIGHT, PRINCE, KING},
        "character": {key for game in GAMES.values() for key in characters_of(game)},
        "symbol": symbols,
        "terrain": {*TERRAIN.values(), *TERRAIN_1997.values()},
        "mine": mines,
        "action": {*actions, "ducats"},
        "politics": {*KIND, "hidden"},
        "kind": NAMED,
        "face": DIE,
        "setup": {game.options[0].name for game in GAMES.values()},
        "play-type": commands,
        "play-help": commands,
    }
    expected = {f"level-{level}-text" for level in kinds["level"] if level != KING}
    tastes = {f"taste-{character}" for character in kinds["character"]}
    return set(GAMES) | expected | tastes | {f"{kind}-{name}" for kind, named in kinds.items() for name in named}


# Tests


@ALL
def test_a_file_can_be_read_and_has_no_id_twice(language: str) -> None:
    found = [entry for name in files(language) for entry in entries(name)]
    assert not [entry.content for entry in found if isinstance(entry, ftl.Junk)]
    assert len(found) == len(messages(language)) + sum(len(terms(name)) for name in files(language))


@ALL
def test_the_same_messages_use_the_same_variables_in_every_language(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))
    for key in messages("en"):
        assert variables(language, key) == variables("en", key), key


@pytest.mark.parametrize("path", sorted((SOURCE / "text").glob("*/*.*.ftl")), ids=lambda path: path.name)
def test_an_edition_only_replaces_terms(path: Path) -> None:
    """Each with the same forms as in the language."""
    name = f"{path.parent.name}/{path.name}"
    base = terms(f"{path.parent.name}/{path.name.partition('.')[0]}.ftl")
    own = terms(name)
    assert len(own) == len(entries(name)) > 0
    assert {name: forms(term) for name, term in own.items()} == {name: forms(base[name]) for name in own if name in base}


@ALL
def test_a_term_is_used_in_forms_that_it_has(language: str) -> None:
    known = {name: term for file in files(language) for name, term in terms(file).items()}
    uses = [node for file in files(language) for node in nodes(list(entries(file))) if isinstance(node, ftl.TermReference)]
    assert {use.id.name for use in uses} == set(known)
    for use in uses:
        named = use.arguments.named if use.arguments else []
        assert {str(form.value.value) for form in named} <= forms(known[use.id.name]), use.id.name


@ALL
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_message_can_be_said(language: str, edition: str) -> None:
    """With numbers, and in every variant that a word chooses."""
    for key in messages(language):
        values: list[str | int] = [0, 1, 2, *([] if uses_numbers(language, key) else variants(language, key))]
        for value in values:
            assert say(language, key, edition, **dict.fromkeys(variables(language, key), value)), key


def uses_numbers(language: str, key: str) -> bool:
    """Whether a message writes a variable as a number."""
    return any(isinstance(node, ftl.FunctionReference) for node in nodes(messages(language)[key]))


@ALL
def test_everything_has_its_sentence(language: str) -> None:
    for key in rules() | events() | phrases() | verdicts() | titles() | books() | names() | said():
        assert has_sentence(language, key), key
    for game in GAMES.values():
        for reason in {reason for named in game.reasons.values() for reason in named}:
            own = f"{game.prefix.lower()}-refused-{reason}"
            assert has_sentence(language, f"refused-{reason}") or has_sentence(language, own), own


@ALL
def test_what_no_rule_refuses_can_be_said_without_a_game(language: str) -> None:
    of_rules = {reason for game in GAMES.values() for named in game.reasons.values() for reason in named}
    for reason in reasons() - of_rules:
        assert has_sentence(language, f"refused-{reason}"), reason


def test_no_message_is_unused() -> None:
    """The reasons of bots are named by the bots alone, what lessons say by their files (`tests/learn/test_lessons.py`)."""
    starts = ["", *(f"{game.prefix.lower()}-" for game in GAMES.values())]
    refusals = {f"{start}refused-{reason}" for reason in reasons() for start in starts}
    parts = {other for language in LANGUAGES for key in messages(language) for other in references(language, key)}
    used = constants() | rules() | events() | phrases() | verdicts() | titles() | books() | names() | refusals | parts
    assert not [key for key in messages("en") if key not in used and not key.startswith(("reason-", "learn-"))]


@pytest.mark.parametrize(
    ("key", "kosmos", "tilsit"),
    [
        ("L03-DOMAIN", "Domaines et points", "Fiefs et points"),
        ("L03-MARKET", "Marché", "Chancellerie"),
        ("L03-DESERT", "Transfuge", "Changement d’allégeance"),
        ("symbol-D", "transfuge", "changement d’allégeance"),
        ("ask-refill", "tirer une carte ou en prendre une au marché", "tirer une carte ou en prendre une à la Chancellerie"),
        ("ledger-domain-made", "nouveau domaine", "nouveau fief"),
        ("terrain-city", "cité du Roi", "Cité Royale"),
        ("lowenherz-2003", "Löwenherz (2003)", "Richard Cœur de Lion (2004)"),
    ],
)
def test_french_has_the_words_of_the_edition(key: str, kosmos: str, tilsit: str) -> None:
    assert [say("fr", key, edition) for edition in ("", "kosmos", "tilsit")] == [kosmos, kosmos, tilsit]


@pytest.mark.parametrize("language", ["en", "de"])
def test_other_languages_have_one_word_for_both_editions(language: str) -> None:
    for key in rules():
        assert say(language, key, "kosmos") == say(language, key, "tilsit")


def test_french_says_no_word_of_the_other_edition() -> None:
    foreign = {
        "kosmos": r"\b([Ff]iefs?|Chancellerie|allégeance|prés?|ducs?)\b",
        "tilsit": r"\b([Dd]omaines?|marché|[Tt]ransfuges?)\b",
    }
    own = {key for key in titles() | books() if key.startswith(("example-lowenherz-2003-", "book-l03-"))}
    for edition, word in foreign.items():
        for key in rules() | {key for key in own if not variables("fr", key) and not key.endswith("-words")}:
            assert not re.search(word, say("fr", key, edition)), key


def test_french_articles_fit_the_words_of_either_edition() -> None:
    """One edition has « le marché » and « des pierres précieuses », the other « la Chancellerie » and « du diamant »."""
    apart = re.compile(r"\b(?:une?|les?|la|du|des|aux?) \{ -(?:market|meadow|gems) \}", re.IGNORECASE)
    paths = sorted((SOURCE / "text" / "fr").glob("*.ftl"))
    assert not [line for path in paths for line in path.read_text("utf-8").split("\n") if apart.search(line)]


@pytest.mark.parametrize("path", sorted((SOURCE / "text" / "fr").glob("*.ftl")), ids=lambda path: path.name)
def test_french_lines_never_break_before_a_sign(path: Path) -> None:
    """No-break spaces before : ; ! ? » and after «."""
    lines = [line for line in path.read_text("utf-8").split("\n") if not line.startswith("#")]
    assert not [line for line in lines if re.search(r" [:;!?»]|« ", line)]
