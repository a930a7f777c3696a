"""Reading the TOML tables of a scenario: every key known, every value of its kind."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from coeurdelion.core import Refused

MAX_NUMBER = 1000
"""No number of a position is larger."""
T = TypeVar("T")


def check_keys(table: Mapping[str, Any], known: Iterable[str]) -> None:
    """Refuses a key that means nothing."""
    allowed = tuple(sorted(known))
    for key in table:
        if key not in allowed:
            raise Refused("scenario", "unknown-key", key=key, allowed=allowed)


def read(table: Mapping[str, Any], key: str, kind: type[T], default: T) -> T:
    """The value of a key, of the kind it must be."""
    value = table.get(key, default)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise Refused("scenario", "bad-entry", key=key, allowed=(kind.__name__,))
    if isinstance(value, int) and not (0 <= value <= MAX_NUMBER or (key == "score" and abs(value) <= MAX_NUMBER)):
        raise Refused("scenario", "bad-entry", key=key, allowed=(f"0–{MAX_NUMBER}",))
    return value


def read_word(table: Mapping[str, Any], key: str, default: str, allowed: tuple[str, ...]) -> str:
    """The value of a key that is one of a few words."""
    value = read(table, key, str, default)
    if value not in allowed and value != default:
        raise Refused("scenario", "bad-entry", key=key, allowed=allowed)
    return value


def read_seat(table: Mapping[str, Any], key: str, default: str, colours: tuple[str, ...]) -> int:
    """The seat of the colour that a key names."""
    return colours.index(read_word(table, key, default, colours))


def read_table(table: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    """The table under a key, empty if there is none."""
    value = table.get(key, {})
    if not isinstance(value, dict):
        raise Refused("scenario", "bad-entry", key=key, allowed=(f"[{key}]",))
    return value


def read_tables(table: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    """The tables under a key, in order."""
    value = table.get(key, [])
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        raise Refused("scenario", "bad-entry", key=key, allowed=(f"[[{key}]]",))
    return value


def read_words(table: Mapping[str, Any], key: str) -> tuple[str, ...]:
    """One text or a list of texts."""
    value = table.get(key, [])
    words = [value] if isinstance(value, str) else value
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise Refused("scenario", "bad-entry", key=key, allowed=("str", "[str, …]"))
    return tuple(words)
