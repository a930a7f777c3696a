"""What a run of the arena is: all that its matches depend on."""

from __future__ import annotations

from dataclasses import dataclass, field

from coeurdelion.bots.arena.contestant import Contestant


@dataclass(frozen=True, slots=True)
class Setting:
    """A run: two of the same setting play the same matches, if the bots are limited by nodes or do not look at the clock.

    `version` is that of the game's rules. With `first_alone`, of two bots at a table of three or four only the one that was
    named first sits alone; else each does in turn.
    """

    game: str
    version: int
    bots: tuple[Contestant, ...]
    players: int = 2
    options: dict[str, str] = field(default_factory=dict)
    seed: int = 0
    ms: int = 1000
    nodes: int | None = None
    first_alone: bool = False
