"""The characters that bots appear as: who sits at a table with whom."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from coeurdelion.bots.levels import BOTS
from coeurdelion.core import AnyGame


def characters_of(game: AnyGame) -> tuple[str, ...]:
    """The keys of the characters of a game, none for a game that has no bots of its own."""
    return BOTS[game.id].characters if game.id in BOTS else ()


def draw_characters(game: AnyGame, count: int, rng: Random, seated: Collection[str] = ()) -> list[str]:
    """Different characters for so many bots, none of those who are seated; empty ones once all are taken."""
    free = [character for character in characters_of(game) if character not in seated]
    drawn = rng.sample(free, min(count, len(free)))
    return drawn + [""] * (count - len(drawn))
