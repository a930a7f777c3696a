"""Edges on which a border may do good, and how tidy it would be there."""

from __future__ import annotations

from collections.abc import Iterable

from coeurdelion.bots.realm.sites import Site
from coeurdelion.core import Seat
from coeurdelion.core.choices import bits
from coeurdelion.core.grid import Grid, kept_by_grid
from coeurdelion.games.realm.board import Realm

TIDY_END = 0.001
"""What an end of a border counts, in points, that touches another border or the frame: it only decides between equals."""


def useful_edges(realm: Realm, seat: Seat, sites: Iterable[Site]) -> int:
    """The edges round areas that own castles could get, and those that would at once close in another's."""
    own = others = 0
    for site in sites:
        for area in site.areas:
            if site.colour == seat:
                own |= area.rim
            else:
                others |= area.rim
    return own | sum(1 << edge for edge in bits(others & ~own & ~realm.borders) if _closes(realm, edge))


def _closes(realm: Realm, edge: int) -> bool:
    """Whether a border on this edge would close an area."""
    start, end = realm.land.grid.ends[edge]
    return realm.joints[start] == realm.joints[end]


def tidiness(realm: Realm, edge: str) -> float:
    """What the ends of a border on an edge count that touch another border or the frame, in points."""
    board = realm.land.grid
    edges = _edges_at(board)
    return TIDY_END * sum(edges[end] & realm.borders != 0 for end in board.ends[board.edge(edge)])


@kept_by_grid
def _edges_at(board: Grid) -> dict[int, int]:
    """The edges at each corner point; a point of the frame has all."""
    width = board.width + 1
    found = {point: 0 for pair in board.ends.values() for point in pair}
    for edge, pair in board.ends.items():
        for point in pair:
            found[point] |= 1 << edge
    framed = [point for point in found if point // width in (0, board.height) or point % width in (0, board.width)]
    return found | dict.fromkeys(framed, board.all_edges)
