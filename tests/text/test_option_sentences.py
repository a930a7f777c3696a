"""Each option, edition and house rule says what it changes, in every language, and in which rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from coeurdelion.core import AnyGame
from coeurdelion.core.options import OneWord, OptionSpec
from coeurdelion.games import GAMES
from coeurdelion.server.http.routes.catalogue import terms_of
from coeurdelion.text import LANGUAGES
from coeurdelion.text.speaker import has_sentence

OF_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


def sentences(spec: OptionSpec, is_first: bool) -> Iterator[str]:
    """The keys of what a page says of an option; the first of a game, such as its edition, also of each value."""
    key = f"web-option-{spec.name.replace('_', '-')}"
    yield from (key, f"{key}-why")
    if is_first:
        assert isinstance(spec.kind, OneWord)
        yield from (f"{key}-{word}{part}" for word in spec.kind.words for part in ("", "-text"))


@OF_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_its_sentence(game: AnyGame, language: str) -> None:
    keys = [key for i, spec in enumerate(game.options) for key in sentences(spec, i == 0)]
    assert not [key for key in keys if not has_sentence(language, key)]


@OF_GAME
def test_pages_are_told_of_rules_that_there_are(game: AnyGame) -> None:
    for option in terms_of(game).options:
        assert option.rules, option.name
        assert set(option.rules) <= set(game.reasons), option.name
