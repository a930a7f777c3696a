"""What people type is kept as one line that can be seen."""

from __future__ import annotations

import pytest

from coeurdelion.core import Refused
from coeurdelion.server.sanitizer import NAME_LENGTH, begins_like_bot, is_match_id, person_name, sanitize

FAMILY = "👨\u200d👩\u200d👧"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ada \n Lovelace\t", "Ada Lovelace"),
        ("a\0b", "a b"),
        (f"{FAMILY} Müller", f"{FAMILY} Müller"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("\u200dAda\u200d", "Ada"),
        ("A\u200d\u200d\u200dda", "Ada"),
        ("A\u200d \u200dda", "A da"),
        ("so\u00adft\u200b\u202eened\u2066", "softened"),
        ("\u200b", ""),
        ("\u200d\ufe0f \u0301", ""),
        ("❤\ufe0f", "❤\ufe0f"),
        ("x" * 60, "x" * NAME_LENGTH),
    ],
)
def test_what_is_kept_of_a_text(typed: str, kept: str) -> None:
    assert sanitize(typed) == kept
    assert sanitize(kept) == kept


def test_a_text_is_not_cut_within_what_is_joined() -> None:
    assert sanitize("x" * (NAME_LENGTH - 2) + FAMILY) == "x" * (NAME_LENGTH - 2) + "👨"


def test_what_may_be_the_id_of_a_match() -> None:
    assert is_match_id("0123456789ab")
    for text in ("", "a\0b", "A", "a\n", "é", "x" * 17):
        assert not is_match_id(text)


BOT_LIKE = [
    "bot:squire",
    "Bot:squire",
    " b o t : squire",
    "ｂｏｔ：squire",
    "𝐁𝐨𝐭:squire",
    "bo\u200dt:squire",
    "b\u034fot\ufe0f:squire",
    "bot\u3164:squire",
    "\u2800bot:",
    "BOT﹕squire",
]


@pytest.mark.parametrize("name", BOT_LIKE)
def test_a_name_that_begins_like_a_bots_is_no_persons(name: str) -> None:
    assert begins_like_bot(name)
    with pytest.raises(Refused, match="bot-name"):
        person_name(name)


@pytest.mark.parametrize("name", ["bot", "Botticelli", "Bo Tie", "a bot: me", "robot:7", ""])
def test_other_names_are_kept(name: str) -> None:
    assert person_name(name) == name
