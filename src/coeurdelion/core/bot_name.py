"""The name of a bot in notation: `bot:LEVEL`, or `bot:LEVEL:CHARACTER`."""

from __future__ import annotations

import re
from typing import NamedTuple

BOT_PREFIX = "bot:"
"""What the names of bots begin with, and no person's."""
_CHARACTER = re.compile(r"[a-z0-9-]{1,20}")
"""The key of a character, whose name stands in the sentences."""


class BotName(NamedTuple):
    """What a bot is called: its level, and the key of its character, empty if it has none."""

    level: str
    character: str = ""

    def __str__(self) -> str:
        return BOT_PREFIX + self.level + (f":{self.character}" if self.character else "")


def bot_name_of(name: str) -> BotName | None:
    """The bot that a name stands for, None if it is a person's; what is no character belongs to the level."""
    if not name.startswith(BOT_PREFIX):
        return None
    level, _, character = name.removeprefix(BOT_PREFIX).rpartition(":")
    if level and _CHARACTER.fullmatch(character):
        return BotName(level, character)
    return BotName(name.removeprefix(BOT_PREFIX))
