"""What people type is kept as one line that can be seen."""

from __future__ import annotations

import pytest

from coeurdelion.server.sanitizer import NAME_LENGTH, is_match_id, sanitize

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
