"""What people type, as it may be kept and shown: one line, without signs that nobody sees or that disturb others."""

from __future__ import annotations

import re
import unicodedata

NAME_LENGTH = 40
MATCH = re.compile(r"[a-z0-9]{1,16}")
"""What the id of a match looks like."""
JOINERS = "\u200c\u200d"
"""They join two signs into one or keep them apart, and are nothing alone."""
_STRAY = re.compile(rf"[{JOINERS}]{{2,}}|(?<!\S)[{JOINERS}]|[{JOINERS}](?!\S)")
FORMAT, MARK = "Cf", "M"
"""The categories of signs that only say how others are set, and of those that are put on others."""


def sanitize(text: str, length: int = NAME_LENGTH) -> str:
    """A text without what would break a line or cannot be shown, and not too long; empty if nothing in it can be seen."""
    shown = " ".join("".join(map(_shown, text)).split())[:length]
    tidy = _STRAY.sub("", shown).strip()
    return tidy if any(_is_seen(sign) for sign in tidy) else ""


def _shown(sign: str) -> str:
    """A sign as it may be shown: a joiner stays, what only says how others are set goes, a break becomes a space."""
    if sign.isprintable() or sign in JOINERS:
        return sign
    return "" if unicodedata.category(sign) == FORMAT else " "


def _is_seen(sign: str) -> bool:
    return not sign.isspace() and sign not in JOINERS and not unicodedata.category(sign).startswith(MARK)


def is_match_id(text: str) -> bool:
    """Whether a match may have this id: no other is looked for."""
    return MATCH.fullmatch(text) is not None
