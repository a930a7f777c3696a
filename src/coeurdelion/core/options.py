"""The options of a game as data: name, kind, what is allowed, default, the numbers of players it applies to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

OptionValue = str | int | bool
RANDOM = "random"
EDITION = "edition"
"""The option that some games have to set defaults of others."""


@dataclass(frozen=True, slots=True)
class Flag:
    """On or off."""

    def allowed(self, _players: int) -> tuple[str, ...]:
        return ("true", "false")


@dataclass(frozen=True, slots=True)
class OneWord:
    """One of these words."""

    words: tuple[str, ...]

    def allowed(self, _players: int) -> tuple[str, ...]:
        return self.words


@dataclass(frozen=True, slots=True)
class OneNumber:
    """One of these numbers."""

    numbers: tuple[int, ...]

    def allowed(self, _players: int) -> tuple[str, ...]:
        return tuple(map(str, self.numbers))


@dataclass(frozen=True, slots=True)
class NumberRange:
    """A number of a range."""

    numbers: range

    def allowed(self, _players: int) -> tuple[str, ...]:
        return (_span(self.numbers),)


@dataclass(frozen=True, slots=True)
class SeatOrRandom:
    """A seat of the match, or `random`."""

    def allowed(self, players: int) -> tuple[str, ...]:
        return (RANDOM, _span(range(players)))


@dataclass(frozen=True, slots=True)
class WordOrText:
    """One of these words, or a longer text that the game itself reads: `read` gives None for a wrong one."""

    words: tuple[str, ...]
    example: str
    read: Callable[[object], object]

    def allowed(self, _players: int) -> tuple[str, ...]:
        return (*self.words, self.example)


OptionKind = Flag | OneWord | OneNumber | NumberRange | SeatOrRandom | WordOrText


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option of a game."""

    name: str
    kind: OptionKind
    default: OptionValue
    editions: Mapping[str, OptionValue] = field(default_factory=dict)
    """The default in each edition, where editions differ."""
    players: range | None = None
    """The numbers of players it applies to, None for all; with others it is read and has no effect."""
    rules: tuple[str, ...] = ()
    """The ids of the rules that it changes."""

    def allowed(self, players: int) -> tuple[str, ...]:
        """What is allowed in a match of so many players, in notation."""
        return self.kind.allowed(players)


def _span(numbers: range) -> str:
    return f"{numbers[0]}–{numbers[-1]}"
