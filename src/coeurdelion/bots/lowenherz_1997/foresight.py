"""Looking ahead in Löwenherz 1997: the steps a seat would take for an action, and what they lead to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from coeurdelion.bots.lowenherz_1997.evaluation import best_cells, evaluate
from coeurdelion.bots.lowenherz_1997.money import spares
from coeurdelion.bots.lowenherz_1997.outlook import Outlook
from coeurdelion.bots.realm.fronts import beside, useful_edges
from coeurdelion.bots.realm.sites import open_sites
from coeurdelion.core import Seat
from coeurdelion.core.grid import Grid
from coeurdelion.games.lowenherz_1997 import apply, legal
from coeurdelion.games.lowenherz_1997.actions import Action, Alliance, Break, Knight, Renegade, Wall
from coeurdelion.games.lowenherz_1997.cards import ROWS, SWORDS
from coeurdelion.games.lowenherz_1997.events import Event
from coeurdelion.games.lowenherz_1997.state import RenegadeArrives, State, Swords, Walls
from coeurdelion.games.realm.actions import DONE, Extend
from coeurdelion.games.realm.board import Realm, cells_of, domain_at, domain_named

EXTENSIONS = 9
"""How many extensions are looked at closely."""
FOLLOWED = 3
"""How many steps of swords are looked at with what can follow them."""
BEYOND = 0.5
"""What the best cell behind a cell counts in the first guess at an extension."""
TIDY = 0.001
"""What each end of a wall counts that touches another wall or the frame: it decides between equals."""


class Path(NamedTuple):
    """An action, the state it leads to, what happens, and what it is worth in the end."""

    action: Action
    state: State
    events: tuple[Event, ...]
    value: float


class Outcome(NamedTuple):
    """What the steps of an action bring: the gain, the state after them, what happens."""

    gain: float
    state: State
    events: tuple[Event, ...]


def apart(state: State, phase: Walls | Swords) -> State:
    """The state in which nothing follows an action, so that only the action itself counts."""
    return state._replace(row=len(ROWS), phase=phase)


def foresee(state: State, seat: Seat, outlook: Outlook, action: str) -> Outcome:
    """What walls or swords would bring a seat now."""
    count = int(action[1:])
    phase = Swords(seat, count) if action.startswith(SWORDS) else Walls(seat, count)
    return play_out(apart(state, phase), seat, outlook)


def play_out(state: State, seat: Seat, outlook: Outlook) -> Outcome:
    """The steps of an action as a seat would take them, until all is done."""
    before = value = evaluate(state, seat, outlook)
    events: tuple[Event, ...] = ()
    while isinstance(state.phase, Walls | Swords):
        path = max(paths(state, seat, outlook), key=_value)
        if path.action is DONE:
            break
        events += path.events
        state = path.state
        value = evaluate(state, seat, outlook)
    return Outcome(value - before, state, events)


def _value(path: Path) -> float:
    return path.value


def paths(state: State, seat: Seat, outlook: Outlook, actions: Iterable[Action] | None = None) -> list[Path]:
    """Where the actions worth a look lead, of these or of all that are legal, and what that is worth to a seat."""
    choices = list(legal(state, seat) if actions is None else actions)
    found = [_path(state, seat, outlook, action) for action in _worth_a_look(state, seat, outlook, choices)]
    if isinstance(state.phase, Swords):
        found.sort(key=_value, reverse=True)
        found[:FOLLOWED] = [_followed(path, seat, outlook) for path in found[:FOLLOWED]]
    return found


def _path(state: State, seat: Seat, outlook: Outlook, action: Action) -> Path:
    """Where an action leads."""
    after, events = apply(state, seat, action)
    tidy = TIDY * _ends_touching(state.realm, action.edge) if isinstance(action, Wall) else 0.0
    return Path(action, after, events, evaluate(after, seat, outlook) + tidy)


def _followed(path: Path, seat: Seat, outlook: Outlook) -> Path:
    """A step with the best one after it in mind, and that of an extension with both its cells."""
    if not isinstance(path.state.phase, Swords):
        return path
    choices = list(legal(path.state, seat))
    following = [_path(path.state, seat, outlook, action) for action in _worth_a_look(path.state, seat, outlook, choices)]
    return path._replace(value=max(path.value, *map(_value, following)))


def _ends_touching(realm: Realm, name: str) -> int:
    """How many ends of an edge touch a wall or the frame."""
    board = realm.land.grid
    edges = _edges_at(board)
    return sum(edges[end] & realm.borders != 0 for end in board.ends[board.edge(name)])


@cache
def _edges_at(board: Grid) -> dict[int, int]:
    """The edges at each corner point; a point of the frame has all."""
    width = board.width + 1
    found = {point: 0 for pair in board.ends.values() for point in pair}
    for edge, pair in board.ends.items():
        for point in pair:
            found[point] |= 1 << edge
    framed = [point for point in found if point // width in (0, board.height) or point % width in (0, board.width)]
    return found | dict.fromkeys(framed, board.all_edges)


def _worth_a_look(state: State, seat: Seat, outlook: Outlook, choices: Sequence[Action]) -> list[Action]:
    """Of many actions those that may do good, and the one to do nothing."""
    realm, board = state.realm, state.realm.land.grid
    if isinstance(state.phase, Walls):
        edges = useful_edges(realm, seat, outlook.survey.sites)
        kept: list[Action] = [one for one in choices if isinstance(one, Wall) and edges >> board.edge_number[one.edge] & 1]
    else:
        cells = _useful_cells(realm, seat, outlook)
        kept = [one for one in _cheapest(choices) if cells >> board.cell_number[one.cell] & 1]
        extensions = [one for one in choices if isinstance(one, Extend)]
        kept += sorted(extensions, key=lambda one: _promise(realm, one, outlook), reverse=True)[:EXTENSIONS]
    return [*kept, DONE]


def _cheapest(choices: Iterable[Action]) -> list[Knight]:
    """The knights that can be placed, each in the way that gives away least."""
    ways: dict[str, list[Knight]] = {}
    for one in choices:
        if isinstance(one, Knight):
            ways.setdefault(one.cell, []).append(one)
    return [Knight(cell, spares(one.treasures for one in every)) for cell, every in ways.items()]


def _useful_cells(realm: Realm, seat: Seat, outlook: Outlook) -> int:
    """The cells of own regions and of the best areas that own castles could get."""
    cells = cells_of(realm, seat)
    for _, area in open_sites(realm, outlook.survey, seat):
        cells |= area.cells
    return cells


def _promise(realm: Realm, action: Extend, outlook: Outlook) -> float:
    """A first guess at what an extension is worth: the cell, what another loses, the best cell behind it."""
    land, board = realm.land, realm.land.grid
    cell = board.cell(action.cell)
    region = domain_named(realm, board.cell(action.castle))
    assert region is not None
    silver = outlook.ahead.silver
    behind = beside(board, 1 << cell) & ~region.cells
    swing = 2 if domain_at(realm, cell) else 1
    return swing * best_cells(land, 1 << cell, 1, silver) + BEYOND * best_cells(land, behind, 1, silver)


def with_break(state: State, seat: Seat, outlook: Outlook, action: Break) -> Path:
    """Where it leads to end an alliance and then take the best steps of the swords at hand."""
    after, events = apply(state, seat, action)
    outcome = play_out(after, seat, outlook)
    return Path(action, after, events + outcome.events, evaluate(outcome.state, seat, outlook))


def with_politics(state: State, seat: Seat, outlook: Outlook, action: Action) -> Path:
    """Where it leads to play a politics card; a renegade is seen to the knight that follows."""
    after, events = apply(state, seat, action)
    if isinstance(after.phase, RenegadeArrives):
        arrivals = [_path(after, seat, outlook, knight) for knight in _cheapest(legal(after, seat))]
        best = max(arrivals, key=_value)
        return Path(action, after, events + best.events, best.value)
    return Path(action, after, events, evaluate(after, seat, outlook))


def arrivals(state: State, seat: Seat, outlook: Outlook) -> list[Path]:
    """Where the knight of a renegade can go."""
    return [_path(state, seat, outlook, knight) for knight in _cheapest(legal(state, seat))]


def politics_plays(state: State, seat: Seat) -> list[Alliance | Renegade]:
    """The politics cards that a seat to decide could play, each in the way that gives away least."""
    choices = list(legal(state, seat))
    found: dict[tuple[str, str, str], list[Renegade]] = {}
    for one in choices:
        if isinstance(one, Renegade):
            found.setdefault((one.castle, one.other, one.knight), []).append(one)
    renegades = [Renegade(*named, spares(one.treasures for one in every)) for named, every in found.items()]
    return [*(one for one in choices if isinstance(one, Alliance)), *renegades]
