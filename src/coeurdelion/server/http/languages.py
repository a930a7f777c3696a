"""The language a browser wishes for."""

from __future__ import annotations

from coeurdelion.text import LANGUAGES

DEFAULT_LANGUAGE = "en"
MAX_WISHES = 20
"""Languages of a header that are looked at."""


def preferred_language(header: str) -> str:
    """The first of the languages of an Accept-Language header that we speak, by their weights."""
    wishes = [_wish(entry) for entry in header.split(",")[:MAX_WISHES]]
    spoken = [(weight, language) for weight, language in wishes if language in LANGUAGES and weight > 0]
    return max(spoken, key=lambda wish: wish[0])[1] if spoken else DEFAULT_LANGUAGE


def _wish(entry: str) -> tuple[float, str]:
    """The weight of an entry and the language it means; one that cannot be read weighs nothing."""
    tag, _, weight = entry.partition(";")
    language = tag.strip().lower().partition("-")[0]
    name, _, number = weight.strip().partition("=")
    try:
        return float(number) if name == "q" else 1.0, language
    except ValueError:
        return 0.0, language
