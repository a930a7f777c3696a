"""Who plays in the arena: our levels, and outside programs by their commands."""

from __future__ import annotations

import re
import shutil
from collections.abc import Sequence
from dataclasses import dataclass, replace

from coeurdelion.bots.characters import characters_of
from coeurdelion.bots.levels import contestant_named, contestants_of
from coeurdelion.bots.program import words_of
from coeurdelion.core import AnyGame, Refused
from coeurdelion.core.bot_name import BOT_PREFIX, BotName

FEWEST = 2
"""How many bots it takes."""
_NAMED = re.compile(r"([\w.+-]+)=(.+)", re.DOTALL)
"""A bot that is given a name: NAME=LEVEL, or NAME=COMMAND."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """One bot of a run: what tables call it, and either its level or the command of a program.

    The level may have a character after a colon, as in `squire:raven`.
    """

    name: str
    level: str = ""
    command: str = ""

    @property
    def recorded(self) -> str:
        """What match files call it."""
        return BOT_PREFIX + (self.level or self.name)

    @property
    def appears_as(self) -> BotName:
        """Its level and its character."""
        level, _, character = self.level.partition(":")
        return BotName(level, character)


def read_contestants(game: AnyGame, texts: Sequence[str]) -> tuple[Contestant, ...]:
    """The bots that these words name; refused if they are too few, or one is neither a level nor a program that is here.

    Of several that are called the same, the second is called `… 2`, and so on.
    """
    if len(texts) < FEWEST:
        raise Refused("arena", "too-few-bots", count=len(texts))
    found: list[Contestant] = []
    for text in texts:
        contestant, count = _contestant(game, text), 1
        name = contestant.name
        while contestant.name in {other.name for other in found}:
            count += 1
            contestant = replace(contestant, name=f"{name} {count}")
        found.append(contestant)
    return tuple(found)


def _contestant(game: AnyGame, text: str) -> Contestant:
    named = _NAMED.fullmatch(text)
    name, meant = named.groups() if named else ("", text)
    words = words_of(meant)
    is_here = bool(words and shutil.which(words[0]))
    level, _, character = meant.partition(":")
    if level in contestants_of(game) or (not is_here and re.fullmatch(r"[\w-]+", meant)):
        contestant_named(game, level)
        if character and character not in characters_of(game):
            raise Refused("arena", "no-such-character", text=character, allowed=characters_of(game))
        return Contestant(name or meant, level=meant)
    if not is_here:
        raise Refused("arena", "no-such-program", command=meant)
    return Contestant(name or " ".join(meant.split()), command=meant)
