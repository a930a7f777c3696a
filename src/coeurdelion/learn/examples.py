"""The examples of a game: scenarios that show its rules, packaged so that every installation has them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from coeurdelion.core import Refused
from coeurdelion.learn.packaged import packaged

_WORKED = "example-"
"""What the names of examples begin with that the printed rulebooks tell."""


class Example(NamedTuple):
    """A scenario that shows some rules of a game."""

    game: str
    name: str
    text: str
    """The scenario, as `match.scenario` reads it."""
    rules: tuple[str, ...]
    """The ids of the rules that it shows; the one that it shows best comes first."""
    options: Mapping[str, Any]

    @property
    def title(self) -> str:
        """The key of its title."""
        return f"example-{self.game}-{self.name}"

    @property
    def is_worked(self) -> bool:
        """Whether it is an example of the printed rulebooks."""
        return self.name.startswith(_WORKED)


def example_names(game: str) -> tuple[str, ...]:
    """The names of all examples of a game, those of one rule side by side; none for a game that has none."""
    return tuple(_examples(game))


def example(game: str, name: str) -> Example:
    """An example by its name; an unknown one is refused."""
    found = _examples(game).get(name)
    if found is None:
        raise Refused("example", "unknown-example", example=f"{game}/{name}"[:80])
    return found


@cache
def _examples(game: str) -> dict[str, Example]:
    """The examples of a game by name."""
    texts = packaged("examples", game)
    return {name: _read(game, name, texts[name]) for name in sorted(texts, key=_in_order)}


def _read(game: str, name: str, text: str) -> Example:
    table = tomllib.loads(text)
    return Example(game, name, text, tuple(table["rules"]), table.get("options", {}))


def _in_order(name: str) -> list[tuple[int, str]]:
    """Names in the order of the alphabet, numbers in theirs."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in re.split(r"(\d+)", name)]
