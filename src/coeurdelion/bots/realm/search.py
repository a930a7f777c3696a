"""The search of both Löwenherz games: steps one after the other, the most promising of them looked at more closely."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic, NamedTuple, TypeVar

from coeurdelion.bots.realm.fronts import beside
from coeurdelion.bots.realm.sites import Survey, open_sites
from coeurdelion.core import Seat
from coeurdelion.games.realm.actions import DONE, Extend
from coeurdelion.games.realm.board import Realm, cells_of, domain_at, domain_named

NEXT_CELL_SHARE = 0.5
"""What the best cell behind a cell counts in the first guess at an extension, as a share of its worth."""

Action = TypeVar("Action")
State = TypeVar("State")
Event = TypeVar("Event")


class SearchPath(NamedTuple, Generic[Action, State, Event]):
    """An action, the state it leads to, the events on the way, and what it is worth to a seat, in points."""

    action: Action
    state: State
    events: tuple[Event, ...]
    value: float


class SearchOutcome(NamedTuple, Generic[State, Event]):
    """What several steps bring: the gain in points, the state after them, and the events on the way."""

    gain: float
    state: State
    events: tuple[Event, ...]


def path_value(path: SearchPath[Any, Any, Any]) -> float:
    """What a path is worth, as a key to sort by."""
    return path.value


def follow_best(
    state: State, best_path: Callable[[State], SearchPath[Action, State, Event] | None]
) -> Iterator[SearchPath[Action, State, Event]]:
    """The best path from a state, the best one from where it leads, and so on, until there is none or it is DONE."""
    while (path := best_path(state)) is not None and path.action is not DONE:
        yield path
        state = path.state


def deepen(
    paths: list[SearchPath[Action, State, Event]],
    count: int,
    following: Callable[[State], list[SearchPath[Action, State, Event]]],
) -> list[SearchPath[Action, State, Event]]:
    """Paths sorted by value, the best first, the first `count` valued again by the best path that can follow."""
    paths.sort(key=path_value, reverse=True)
    for number, path in enumerate(paths[:count]):
        paths[number] = path._replace(value=max([path.value, *map(path_value, following(path.state))]))
    return paths


def useful_cells(realm: Realm, seat: Seat, survey: Survey) -> int:
    """The cells where a knight may do good: those of own domains and of the best areas that own castles could get."""
    cells = cells_of(realm, seat)
    for _, area in open_sites(realm, survey, seat):
        cells |= area.cells
    return cells


def extension_promise(realm: Realm, action: Extend, best_cell: Callable[[int], float]) -> float:
    """A first guess at what an extension is worth: the cell, what another loses, the best cell behind it."""
    board = realm.land.grid
    cell = board.cell(action.cell)
    domain = domain_named(realm, board.cell(action.castle))
    assert domain is not None
    behind = beside(board, 1 << cell) & ~domain.cells
    swing = 2 if domain_at(realm, cell) else 1
    return swing * best_cell(1 << cell) + NEXT_CELL_SHARE * best_cell(behind)
