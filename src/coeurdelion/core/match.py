"""A match: its game, its players and its log, from which every position follows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from coeurdelion.core.entry import Entry
from coeurdelion.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class Match:
    """A match is its game, players, options and log; every position follows by replay.

    `position` is the table of a scenario if the match did not begin at the beginning.
    """

    game: AnyGame
    colours: tuple[str, ...]
    names: tuple[str, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    position: Mapping[str, object] | None = None
    log: tuple[Entry, ...] = ()

    def start(self) -> Any:
        """The state before the first entry."""
        if self.position is None:
            return self.game.start(self.colours, self.options)
        return self.game.position(self.colours, self.options, self.position)[0]
