"""Mines: income and monopolies (L03-MINE)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.games.lowenherz_2003.events import Event, MonopolyGained, MonopolyLost
from coeurdelion.games.lowenherz_2003.numbers import MONOPOLY_MINES, MONOPOLY_POINTS
from coeurdelion.games.lowenherz_2003.tiles import LETTER, MINES
from coeurdelion.games.realm.board import Realm, cells_of


def mines_of(realm: Realm, seat: Seat) -> tuple[str, ...]:
    """The kinds of mines in a player's domains, each a ducat at the start of the turn (L03-MINE-1)."""
    cells = cells_of(realm, seat)
    return tuple(mine for mine in MINES if cells & realm.land.cells(LETTER[mine])) if cells else ()


def monopoly(realm: Realm, seat: Seat, mine: str) -> int:
    """The mines of a player's monopoly, none if there are fewer than it takes (L03-MINE-2)."""
    mines = cells_of(realm, seat) & realm.land.cells(LETTER[mine])
    return mines if mines.bit_count() >= MONOPOLY_MINES else 0


def monopoly_events(before: Realm, after: Realm, players: int) -> list[Event]:
    """The monopolies gained and lost between two moments (L03-MINE-2)."""
    events: list[Event] = []
    for seat in range(players):
        if cells_of(before, seat) == cells_of(after, seat):
            continue
        for mine in MINES:
            had, has = monopoly(before, seat, mine), monopoly(after, seat, mine)
            if has and not had:
                events.append(MonopolyGained(seat, mine, after.land.grid.names(has), MONOPOLY_POINTS))
            elif had and not has:
                events.append(MonopolyLost(seat, mine, before.land.grid.names(had), -MONOPOLY_POINTS))
    return events
