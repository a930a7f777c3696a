"""Searching the rules by simple words: large and small letters, accents and kinds of apostrophe make no difference."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

MAX_QUERY_LENGTH = 80
"""Characters of a search; more are left out."""
_ALIKE = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})


def folded(said: str) -> str:
    """A text as it is searched."""
    plain = unicodedata.normalize("NFKD", said.casefold().translate(_ALIKE))
    return " ".join("".join(sign for sign in plain if not unicodedata.combining(sign)).split())


def words_of_query(query: str) -> Sequence[str]:
    """The words that a text must hold to be found."""
    return folded(query[:MAX_QUERY_LENGTH]).split()


def is_found(words: Sequence[str], said: str) -> bool:
    """Whether a folded text holds all the words."""
    return all(word in said for word in words)
