"""What the players of a match are called in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from coeurdelion.core.bot_name import bot_name_of
from coeurdelion.text.speaker import has_sentence, say

NUMERALS = ("", " II", " III", " IV")
"""What is added to a name for the first, the second and each further one who bears it."""


def called(language: str, edition: str, colours: Sequence[str], names: Sequence[str]) -> list[str]:
    """People by their names, bots by their characters, all others by colour; bots of one name have numerals."""
    found: list[str] = []
    bots: list[str] = []
    for colour, name in zip(colours, names, strict=True):
        bot = bot_name_of(name)
        if name and not bot:
            found.append(name)
        elif bot and has_sentence(language, f"character-{bot.character}"):
            character = say(language, f"character-{bot.character}", edition)
            found.append(character + NUMERALS[bots.count(character) % len(NUMERALS)])
            bots.append(character)
        else:
            found.append(say(language, f"colour-{colour}", edition))
    return found
