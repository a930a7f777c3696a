"""Looking ahead in Löwenherz 2003: the steps a seat would take for a symbol of a card, and what they lead to."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from coeurdelion.bots.lowenherz_2003.evaluation import best_cells, evaluate
from coeurdelion.bots.lowenherz_2003.outlook import Outlook
from coeurdelion.bots.realm.fronts import useful_edges
from coeurdelion.bots.realm.sites import open_sites
from coeurdelion.core import Seat
from coeurdelion.core.grid import Grid
from coeurdelion.games.lowenherz_2003 import apply, legal
from coeurdelion.games.lowenherz_2003.actions import Action, Border, Knight
from coeurdelion.games.lowenherz_2003.events import Event
from coeurdelion.games.lowenherz_2003.play import EXTENSION_CELLS
from coeurdelion.games.lowenherz_2003.state import (
    Alliance,
    Borders,
    DeserterArrives,
    DeserterLeaves,
    Desertion,
    Extension,
    Knights,
    Phase,
    State,
    with_player,
)
from coeurdelion.games.realm.actions import DONE, Extend
from coeurdelion.games.realm.board import Realm, cells_of, domain_at, domain_named

EXTENSIONS = 10
"""How many extensions are looked at closely."""
PAIRS = 4
"""How many of these are looked at with a second cell."""
BEYOND = 0.5
"""What the best cell behind a cell counts in the first guess at an extension."""
TIDY = 0.001
"""What each end of a border counts that touches another border or the frame: it decides between equals."""


class Path(NamedTuple):
    """An action, the state it leads to, what happens, and what it is worth in the end."""

    action: Action
    state: State
    events: tuple[Event, ...]
    value: float


class Outcome(NamedTuple):
    """What the steps of a symbol bring: the gain, the ducats they cost beside the price, the state after, what happens."""

    gain: float
    spent: int
    state: State
    events: tuple[Event, ...]


def foresee(state: State, seat: Seat, outlook: Outlook, symbols: Iterable[str]) -> dict[str, Outcome]:
    """What each of these symbols would bring a seat now; a symbol that could not be used is missing."""
    wanted: dict[str, int] = {}
    for symbol in symbols:
        wanted[symbol[0]] = max(wanted.get(symbol[0], 1), int(symbol[1:] or 1))
    found: dict[str, Outcome] = {}
    for kind, count in wanted.items():
        for number, outcome in enumerate(_outcomes(state, seat, outlook, kind, count), 1):
            found[f"{kind}{number}" if kind in _COUNTED else kind] = outcome
    return found


_COUNTED = "BK"


def _outcomes(state: State, seat: Seat, outlook: Outlook, kind: str, count: int) -> list[Outcome]:
    """What one step of a symbol brings, what two bring, and so on; of a symbol without a number what all bring."""
    player = state.players[seat]
    player = player._replace(ducats=max(1, player.ducats // 2))
    state = state._replace(players=with_player(state, seat, player), phase=_steps(seat, kind, count))
    if not legal(state, seat):
        return []
    before = evaluate(state, seat, outlook)
    found: list[Outcome] = []
    events: tuple[Event, ...] = ()
    for path in play_out(state, seat, outlook):
        events += path.events
        spent = player.ducats - path.state.players[seat].ducats
        found.append(Outcome(path.value - before, spent, path.state, events))
    return found + found[-1:] * (count - len(found)) if kind in _COUNTED else found[-1:]


def _steps(seat: Seat, kind: str, count: int) -> Phase:
    """The phase in which a symbol is used."""
    match kind:
        case "B":
            return Borders(seat, count)
        case "K":
            return Knights(seat, count)
        case "X":
            return Extension(seat, EXTENSION_CELLS)
        case "D":
            return Desertion(seat)
        case _:
            return Alliance(seat)


_STEPS = (Borders, Knights, Extension, Desertion, DeserterArrives, DeserterLeaves, Alliance)


def play_out(state: State, seat: Seat, outlook: Outlook) -> list[Path]:
    """The steps of a card as a seat would take them, and as another would where it has to choose, until all is done."""
    steps: list[Path] = []
    while isinstance(state.phase, _STEPS):
        best = max if state.phase.seat == seat else min
        path = best(paths(state, seat, outlook), key=_value)
        if path.action is DONE:
            break
        steps.append(path)
        state = path.state
    return steps


def _value(path: Path) -> float:
    return path.value


def paths(state: State, seat: Seat, outlook: Outlook, actions: Iterable[Action] | None = None) -> list[Path]:
    """Where the actions worth a look lead, of these or of all that are legal, and what that is worth to a seat."""
    phase = state.phase
    mover = phase.seat
    assert mover is not None
    choices = legal(state, mover) if actions is None else actions
    found = [_path(state, mover, seat, outlook, action) for action in _worth_a_look(state, seat, outlook, choices)]
    if isinstance(phase, Extension) and phase.left == EXTENSION_CELLS:
        found.sort(key=_value, reverse=True)
        found[:PAIRS] = [_with_second(path, seat, outlook) for path in found[:PAIRS]]
    return found


def _path(state: State, mover: Seat, seat: Seat, outlook: Outlook, action: Action) -> Path:
    """Where an action leads; a deserter is seen to its end."""
    after, events = apply(state, mover, action)
    if isinstance(after.phase, DeserterArrives | DeserterLeaves):
        best = max if after.phase.seat == seat else min
        return Path(action, after, events, best(map(_value, paths(after, seat, outlook))))
    tidy = TIDY * _ends_touching(state.realm, action.edge) if isinstance(action, Border) else 0.0
    return Path(action, after, events, evaluate(after, seat, outlook) + tidy)


def _with_second(path: Path, seat: Seat, outlook: Outlook) -> Path:
    """A first cell with the best second one in mind."""
    if not isinstance(path.state.phase, Extension):
        return path
    return path._replace(value=max(path.value, *map(_value, paths(path.state, seat, outlook))))


def _ends_touching(realm: Realm, name: str) -> int:
    """How many ends of an edge touch a border or the frame."""
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


def _worth_a_look(state: State, seat: Seat, outlook: Outlook, choices: Iterable[Action]) -> list[Action]:
    """Of many actions those that may do good, one step at least."""
    realm = state.realm
    found = list(choices)
    match state.phase:
        case Borders():
            kept = _within(found, useful_edges(realm, seat, outlook.survey.sites), realm.land.grid)
        case Knights():
            kept = _within(found, _useful_cells(realm, seat, outlook), realm.land.grid)
        case Extension():
            steps = [action for action in found if action is not DONE]
            kept = sorted(steps, key=lambda action: _promise(realm, action), reverse=True)[:EXTENSIONS]
        case _:
            kept = found
    kept = kept or found[:1]
    return [*kept, DONE] if DONE in found and DONE not in kept else kept


def _within(actions: list[Action], places: int, board: Grid) -> list[Action]:
    """The borders and knights of a list that go to these places."""
    edges, cells = board.edge_number, board.cell_number
    return [
        action
        for action in actions
        if (isinstance(action, Border) and places >> edges[action.edge] & 1)
        or (isinstance(action, Knight) and places >> cells[action.cell] & 1)
    ]


def _useful_cells(realm: Realm, seat: Seat, outlook: Outlook) -> int:
    """The cells of own domains and of the best areas that own castles could get."""
    cells = cells_of(realm, seat)
    for _, area in open_sites(realm, outlook.survey, seat):
        cells |= area.cells
    return cells


def _promise(realm: Realm, action: Action) -> float:
    """A first guess at what an extension is worth: the cell, what another loses, the best cell behind it."""
    assert isinstance(action, Extend)
    land, board = realm.land, realm.land.grid
    cell = board.cell(action.cell)
    domain = domain_named(realm, board.cell(action.castle))
    assert domain is not None
    behind = board.beside(1 << cell) & ~domain.cells
    swing = 2 if domain_at(realm, cell) else 1
    return swing * best_cells(land, 1 << cell, 1) + BEYOND * best_cells(land, behind, 1)
