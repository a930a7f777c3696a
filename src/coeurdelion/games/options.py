"""Options of a match: each known by name, each value checked against what the game says of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import assert_never

from coeurdelion.core import Refused
from coeurdelion.core.options import (
    EDITION,
    RANDOM,
    Flag,
    NumberRange,
    OneNumber,
    OneWord,
    OptionKind,
    OptionSpec,
    SeatOrRandom,
    WordOrText,
)

_FLAGS = {"true": True, "false": False}
_DIGITS = 9
"""Longer texts are read as no number."""


def read_options(given: Mapping[str, object], known: Sequence[OptionSpec], players: int) -> dict[str, object]:
    """The values given, each read; an unknown option or a wrong value is refused by name."""
    specs = {spec.name: spec for spec in known}
    values = {}
    for name, raw in given.items():
        spec = specs.get(name)
        if spec is None:
            raise Refused("option", "unknown-option", option=name, options=tuple(specs))
        value = _read(spec.kind, raw, players)
        if value is None:
            raise Refused("option", "bad-value", option=name, value=str(raw)[:80], allowed=spec.allowed(players))
        values[name] = value
    return values


def with_defaults(values: Mapping[str, object], known: Sequence[OptionSpec]) -> dict[str, object]:
    """The values read, and for every other option its default in the edition chosen."""
    edition = str(values.get(EDITION, ""))
    return {spec.name: values.get(spec.name, spec.editions.get(edition, spec.default)) for spec in known}


def _read(kind: OptionKind, value: object, players: int) -> object:
    """The value that is meant, None if it is not allowed."""
    match kind:
        case Flag():
            return value if isinstance(value, bool) else _FLAGS.get(value) if isinstance(value, str) else None
        case OneWord(words):
            return value if value in words else None
        case OneNumber(numbers) | NumberRange(numbers):
            number = _number(value)
            return number if number in numbers else None
        case SeatOrRandom():
            seat = _number(value)
            return seat if seat in range(players) else value if value == RANDOM else None
        case WordOrText(words):
            return value if value in words else kind.read(value)
        case _:
            assert_never(kind)


def _number(value: object) -> int | None:
    """A whole number, as itself or as text."""
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= _DIGITS:
        return int(value)
    return value if type(value) is int else None


def check_colours(colours: tuple[str, ...], known: tuple[str, ...], seats: range, rule: str) -> None:
    """Refuses a wrong number of players, an unknown colour and a colour taken twice."""
    if len(colours) not in seats:
        raise Refused("option", "bad-players", players=len(colours), allowed=tuple(map(str, seats)))
    if len(set(colours)) < len(colours) or not set(colours) <= set(known):
        raise Refused(rule, "bad-colours", colours=colours, allowed=known)
