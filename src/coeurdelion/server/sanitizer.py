"""Sanitizing what people type: one line without control and invisible characters; names of people; valid match ids."""

from __future__ import annotations

import re
import unicodedata

from coeurdelion.core import Refused
from coeurdelion.core.bot_name import BOT_PREFIX

NAME_LENGTH = 40
"""Characters that a name may have."""
MATCH_ID = re.compile(r"[a-z0-9]{1,16}")
JOINERS = "\u200c\u200d"
"""Zero-width joiner and non-joiner: needed between two characters, as in emoji and Persian, and invisible alone."""
_STRAY_JOINERS = re.compile(rf"[{JOINERS}]{{2,}}|(?<!\S)[{JOINERS}]|[{JOINERS}](?!\S)")
FORMAT_CATEGORY, MARK_CATEGORY = "Cf", "M"
"""Unicode categories of invisible formatting characters, and of combining marks."""
IGNORED_CATEGORIES = ("C", "M", "Z")
"""Unicode categories, by their first letter, of what a look at a name does not show: controls, marks, separators."""
BLANK_CHARACTERS = "\u115f\u1160\u2800"
"""Characters that count as letters or symbols and look like blanks: Hangul fillers, the empty Braille pattern."""


def sanitize(text: str, length: int = NAME_LENGTH) -> str:
    """A text as one line of printable characters, cut to a length; empty if nothing in it is visible."""
    line = " ".join("".join(map(_replace_unprintable, text)).split())[:length]
    cleaned = _STRAY_JOINERS.sub("", line).strip()
    return cleaned if any(map(_is_visible, cleaned)) else ""


def _replace_unprintable(character: str) -> str:
    """A character as it is kept: a joiner stays, a formatting character is removed, any other unprintable is a space."""
    if character.isprintable() or character in JOINERS:
        return character
    return "" if unicodedata.category(character) == FORMAT_CATEGORY else " "


def _is_visible(character: str) -> bool:
    is_mark = unicodedata.category(character).startswith(MARK_CATEGORY)
    return not character.isspace() and character not in JOINERS and not is_mark


def person_name(text: str) -> str:
    """The name of a person as it is kept; refused if it begins like a bot's."""
    name = sanitize(text)
    if begins_like_bot(name):
        raise Refused("table", "bot-name")
    return name


def begins_like_bot(name: str) -> bool:
    """Whether a name looks as if it began like a bot's: without case, blanks, invisible characters and letter variants."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = (one for one in folded if unicodedata.category(one)[0] not in IGNORED_CATEGORIES and one not in BLANK_CHARACTERS)
    return "".join(seen).startswith(BOT_PREFIX)


def is_match_id(text: str) -> bool:
    """Whether a text has the form of a match id; no other is looked up in the database."""
    return MATCH_ID.fullmatch(text) is not None
