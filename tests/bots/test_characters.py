"""The characters of bots: enough for every table, named in every language, told apart."""

from __future__ import annotations

from random import Random

import pytest

from coeurdelion.bots.characters import characters_of, draw_characters
from coeurdelion.core import AnyGame
from coeurdelion.core.bot_name import BotName, bot_name_of
from coeurdelion.games import GAMES
from coeurdelion.text import LANGUAGES, say
from coeurdelion.text.player_names import called

OF_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


@OF_GAME
def test_every_table_has_more_characters_than_seats_and_each_has_its_own_name(game: AnyGame) -> None:
    characters = characters_of(game)
    assert len(characters) > max(game.seats)
    for language in LANGUAGES:
        names = [say(language, f"character-{key}") for key in characters]
        assert len(set(names)) == len(names)
        assert max(map(len, names)) <= 24


def test_no_two_games_share_a_character() -> None:
    every = [key for game in GAMES.values() for key in characters_of(game)]
    assert len(set(every)) == len(every)


@OF_GAME
def test_bots_of_a_table_are_different(game: AnyGame) -> None:
    seated = characters_of(game)[:2]
    drawn = draw_characters(game, 3, Random(1), seated)
    assert len({*drawn, *seated}) == 5
    assert draw_characters(game, 3, Random(1), seated) == drawn
    assert draw_characters(game, 9, Random(1))[-1] == "", "more bots than characters: the last have none"


@pytest.mark.parametrize(
    ("name", "bot"),
    [
        ("bot:squire", BotName("squire")),
        ("bot:squire:aubry", BotName("squire", "aubry")),
        ("bot:my program: the 2nd", BotName("my program: the 2nd")),
        ("Ada", None),
        ("", None),
    ],
)
def test_a_bots_name_is_read_as_it_is_written(name: str, bot: BotName | None) -> None:
    assert bot_name_of(name) == bot
    assert bot is None or str(bot) == name


def test_players_are_called_by_name_character_or_colour() -> None:
    names = ["Ada", "bot:squire:isaure", "bot:squire", "bot:squire:isaure"]
    assert called("en", "", ["red", "blue", "orange", "white"], names) == ["Ada", "Lady Isaura", "Orange", "Lady Isaura II"]
