"""Whoever clicks reads no notation: what the page says of a game quotes no action, option or card as one would type it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from coeurdelion.core import AnyGame
from coeurdelion.games import GAMES
from coeurdelion.text import LANGUAGES
from tests.paths import SOURCE
from tests.text.test_bundles import bundle, keys_told

ALL = pytest.mark.parametrize("language", LANGUAGES)
OF_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
QUOTED = re.compile(r"(?:“|«\s|„)([^“”«»„]+?)(?:”|\s»|“)")
VERB = re.compile(r'return f?"([a-z]+)')
"""How an action says itself begins with its verb."""
TYPED = re.compile(r"\w+@|\b\w+=\w+|^[a-z]\d{1,2}[es]?$|\{ \$(?:code|symbols) \}")
"""A base, an option with its value, a treasure or a place by itself, codes of cards."""
REFUSED = re.compile(r'Refused\(\s*"[\w-]+",\s*"([\w-]+)"')
OF_CHANCE = {"card-gone"}
"""Refusals of what chance does: only a file can do that wrong, and it is told what is written there."""


def _verbs(game: AnyGame) -> frozenset[str]:
    """The first words of all actions of a game."""
    module: Any = game
    package = module.__name__.rpartition(".")[2]
    modules = [SOURCE / "games" / folder / "actions.py" for folder in (package, "realm")]
    return frozenset(verb for path in modules for verb in VERB.findall(path.read_text("utf-8")))


@cache
def _refused_by_server() -> frozenset[str]:
    """The reasons for which the server itself refuses something at a table, and those of every game."""
    modules = [*(SOURCE / "server" / "table").glob("*.py"), *(SOURCE / "server" / "http").rglob("*.py")]
    modules += [*(SOURCE / "core").glob("*.py"), *(SOURCE / "games").glob("*.py")]
    return frozenset(reason for module in modules for reason in REFUSED.findall(module.read_text("utf-8")))


def _shown(language: str, game: AnyGame) -> dict[str, str]:
    """Every sentence that the page may show of a game, in its own words where it has some (`web/src/text/speaker.ts`)."""
    known = bundle(language, game.id)
    reasons = {reason for named in game.reasons.values() for reason in named} - OF_CHANCE
    refused = {own if (own := f"{game.prefix.lower()}-refused-{one}") in known else f"refused-{one}" for one in reasons}
    told = keys_told(game) | refused | {f"refused-{one}" for one in _refused_by_server()} & set(known)
    ours = {key for key in known if key.startswith("web-")}
    return {key: known[key] for key in ours | {f"web-{key}" if f"web-{key}" in known else key for key in told}}


def notation_in(said: str, typed: frozenset[str]) -> list[str]:
    """What a sentence quotes as one would type it."""
    quoted = [words for words in QUOTED.findall(said) if words.split()[0] in typed or TYPED.search(words)]
    return quoted + [found[0] for found in TYPED.finditer(said)]


@ALL
@OF_GAME
def test_what_the_page_says_quotes_no_notation(language: str, game: AnyGame) -> None:
    typed = _verbs(game) | {option.name for option in game.options}
    shown = _shown(language, game)
    assert len(shown) > 400
    assert {key: found for key, said in shown.items() if (found := notation_in(said, typed))} == {}


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("Say “done”.", ["done"]),
        ("Dites «\u00a0done\u00a0».", ["done"]),
        ("Sage „done“, wenn du magst.", ["done"]),
        ("A treasure is added by its name, such as “t8”.", ["t8"]),
        ("It pays too, for example “knight { $cell } t8”.", ["knight { $cell } t8"]),
        ("Each with its square (i4@c7).", ["i4@"]),
        ("Choose the full game (game=full).", ["game=full"]),
        ("The card “{ $card }” ({ $code }) is gone.", ["{ $code }"]),
        ("I play “{ $card }” and say “Well bargained!”.", []),
    ],
)
def test_notation_is_found(said: str, found: list[str]) -> None:
    assert notation_in(said, frozenset({"done", "knight"})) == found
