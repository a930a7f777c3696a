"""What the keen players of both Löwenherz games share: places for castles, and borders to close areas."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from coeurdelion.bots.realm.enclosure import Enclosure, enclosure
from coeurdelion.core import Seat
from coeurdelion.core.choices import bits
from coeurdelion.core.grid import Grid
from coeurdelion.games.realm.board import Realm, cells_of


def nearest_frame(board: Grid, castles: Sequence[Any]) -> Any:
    """Of several castles to place the one nearest to the frame, where fewer borders close it in."""

    def from_frame(name: str) -> int:
        row, column = divmod(board.cell(name), board.width)
        return min(row, board.height - 1 - row) + min(column, board.width - 1 - column)

    return min(castles, key=lambda action: from_frame(action.cell))


def plans(realm: Realm, seat: Seat, rng: Random) -> list[Enclosure]:
    """The areas that could be closed round the castles that have no domain yet, nearest to done first."""
    free = realm.castles[seat] & ~cells_of(realm, seat)
    tried = [enclosure(realm, castle, wide=rng.random() < 0.5) for castle in bits(free)]
    found = [plan for plan in tried if plan and plan.missing.bit_count() <= realm.supply]
    return sorted(found, key=lambda plan: plan.missing.bit_count())
