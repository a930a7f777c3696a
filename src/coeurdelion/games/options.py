"""Options of a match: each known by name, each value checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from coeurdelion.core import Refused


class Option(NamedTuple):
    """How one option is read: what it gives for a value, None for a wrong one, and what is allowed, in notation."""

    read: Callable[[object], object]
    allowed: tuple[str, ...]


def one_of(*values: str) -> Option:
    """An option that is one of these words."""
    return Option(lambda value: value if value in values else None, values)


def whole(values: range | tuple[int, ...], *words: str) -> Option:
    """An option that is one of these numbers, or of these words."""

    def read(value: object) -> object:
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
            value = int(value)
        if type(value) is int:
            return value if value in values else None
        return value if isinstance(value, str) and value in words else None

    span = (f"{values[0]}–{values[-1]}",) if isinstance(values, range) else tuple(map(str, values))
    return Option(read, words + span)


def truth() -> Option:
    """An option that is on or off; read as a number so that off is no wrong value."""
    values = {True: 1, False: 0, "true": 1, "false": 0}
    return Option(lambda value: values.get(value) if isinstance(value, bool | str) else None, ("true", "false"))


def read_options(given: Mapping[str, object], known: Mapping[str, Option]) -> dict[str, object]:
    """The values given, each read; an unknown option or a wrong value is refused by name."""
    values = {}
    for name, raw in given.items():
        option = known.get(name)
        if option is None:
            raise Refused("option", "unknown-option", option=name, options=tuple(known))
        value = option.read(raw)
        if value is None:
            raise Refused("option", "bad-value", option=name, value=str(raw)[:80], allowed=option.allowed)
        values[name] = value
    return values


def check_colours(colours: tuple[str, ...], known: tuple[str, ...], seats: range, rule: str) -> None:
    """Refuses a wrong number of players, an unknown colour and a colour taken twice."""
    if len(colours) not in seats:
        raise Refused("option", "bad-players", players=len(colours), allowed=tuple(map(str, seats)))
    if len(set(colours)) < len(colours) or not set(colours) <= set(known):
        raise Refused(rule, "bad-colours", colours=colours, allowed=known)
