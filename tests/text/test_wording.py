"""What sentences say is right for the games they are shown in."""

from __future__ import annotations

import re

import pytest

from coeurdelion.games import GAMES
from coeurdelion.text import LANGUAGES, say
from tests.paths import SOURCE

ALL = pytest.mark.parametrize("language", LANGUAGES)
DICE = {"en": r"\b[Dd]ic?e\b", "fr": r"\b[Dd]és?\b", "de": r"\bWürfel\b"}
OF_THE_GAME_WITH_DICE = ("web-game-lionheart", "web-option-massed")


@ALL
def test_no_sentence_of_all_games_speaks_of_dice(language: str) -> None:
    """Two of the three games have none."""
    paths = [path for path in (SOURCE / "text" / language).glob("*.ftl") if not any(game in path.name for game in GAMES)]
    lines = [line for path in sorted(paths) for line in path.read_text("utf-8").split("\n")]
    assert not [line for line in lines if re.search(DICE[language], line) and not line.startswith(OF_THE_GAME_WITH_DICE)]


@pytest.mark.parametrize(
    ("language", "comes_to_face"),
    [("en", "moves or turns to face"), ("fr", "pour leur faire face"), ("de", "vor sich bekommt")],
)
def test_the_card_of_the_mercenaries_says_which_king_bribes_them(language: str, comes_to_face: str) -> None:
    """The one who comes to face them (LH-MERC-3), not one whom they face; their own before them prevents it (LH-MERC-4)."""
    card = say(language, "web-lh-card-mercenaries")
    assert comes_to_face in card
    assert {"en": "unless their own King", "fr": "sauf s’ils ont leur propre roi", "de": "außer ihr eigener König"}[
        language
    ] in card
