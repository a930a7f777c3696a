"""The fewest borders that would close a castle in."""

from __future__ import annotations

from collections import deque
from functools import cache
from typing import NamedTuple

from coeurdelion.core import bits
from coeurdelion.games.realm.board import Realm, all_castles
from coeurdelion.grid import Grid


class Enclosure(NamedTuple):
    """An area round one castle and the borders that are missing to close it."""

    castle: int
    cells: int
    missing: int


@cache
def _neighbours(board: Grid) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For every cell its neighbours and the edges to them."""
    found: list[list[tuple[int, int]]] = [[] for _ in range(board.size)]
    for edge, (one, other) in board.sides.items():
        found[one].append((other, edge))
        found[other].append((one, edge))
    return tuple(map(tuple, found))


def enclosure(realm: Realm, castle: int, *, wide: bool = False) -> Enclosure | None:
    """The area with the fewest missing borders that parts a castle from all others, the widest such if asked; None if kin or
    domains stand in the way.

    The smallest cut between the castle and all other castles, found by augmenting paths over the sides that have no border.
    """
    board = realm.land.grid
    sides = _neighbours(board)
    others = all_castles(realm) & ~(1 << castle)
    used: dict[int, int] = {}
    firm = realm.kin | realm.inner
    while True:
        came: dict[int, tuple[int, int]] = {castle: (castle, -1)}
        queue = deque((castle,))
        goal = -1
        while queue and goal < 0:
            cell = queue.popleft()
            for following, edge in sides[cell]:
                if following in came or realm.borders >> edge & 1:
                    continue
                if used.get(edge) == cell and not firm >> edge & 1:
                    continue
                came[following] = cell, edge
                if others >> following & 1:
                    goal = following
                    break
                queue.append(following)
        if goal < 0:
            break
        if len(used) > 40:
            return None
        firm_path = True
        while goal != castle:
            cell, edge = came[goal]
            if not firm >> edge & 1:
                firm_path = False
                if used.get(edge) == goal:
                    del used[edge]
                else:
                    used[edge] = cell
            goal = cell
        if firm_path:
            return None
    cells = sum(1 << cell for cell in came)
    if wide:
        cells = _widened(realm, used, firm, others)
    return Enclosure(castle, cells, board.around(cells) & ~realm.borders)


def _widened(realm: Realm, used: dict[int, int], firm: int, others: int) -> int:
    """All cells from which no other castle can be reached any more."""
    board = realm.land.grid
    sides = _neighbours(board)
    reaching = set(bits(others))
    queue = deque(reaching)
    while queue:
        cell = queue.popleft()
        for before, edge in sides[cell]:
            if before in reaching or realm.borders >> edge & 1:
                continue
            if used.get(edge) == before and not firm >> edge & 1:
                continue
            reaching.add(before)
            queue.append(before)
    return board.all_cells & ~sum(1 << cell for cell in reaching)
