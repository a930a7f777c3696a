"""Looking ahead in Löwenherz 2003: the steps a seat would take for a symbol of a card, and what they lead to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from coeurdelion.bots.evaluation_2003 import Outlook, best_area, best_cells, evaluate
from coeurdelion.core import Seat, bits
from coeurdelion.games.lowenherz_2003 import apply, legal
from coeurdelion.games.lowenherz_2003.actions import DONE, Action, Border, Extend, Knight
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
from coeurdelion.games.realm.board import Realm, cells_of, domain_at, domain_named

EXTENSIONS = 10
"""How many extensions are looked at closely."""
PAIRS = 4
"""How many of them are looked at with a second cell."""
AREAS = 3


class Path(NamedTuple):
    """An action, the state it leads to, what happens, and what it is worth in the end."""

    action: Action
    state: State
    events: tuple[Event, ...]
    value: float


class Outcome(NamedTuple):
    """What the steps of a symbol bring: what they gain, the ducats they cost beside the price, and what happens."""

    gain: float
    spent: int
    events: tuple[Event, ...]


def foresee(state: State, seat: Seat, ahead: Outlook, symbols: Iterable[str]) -> dict[str, Outcome]:
    """What each of these symbols would bring a seat now; a symbol that could not be used is missing."""
    wanted: dict[str, int] = {}
    for symbol in symbols:
        wanted[symbol[0]] = max(wanted.get(symbol[0], 1), int(symbol[1:] or 1))
    found: dict[str, Outcome] = {}
    for kind, count in wanted.items():
        for number, outcome in enumerate(_outcomes(state, seat, ahead, kind, count), 1):
            found[f"{kind}{number}" if kind in "BK" else kind] = outcome
    return found


def _outcomes(state: State, seat: Seat, ahead: Outlook, kind: str, count: int) -> list[Outcome]:
    """What one step of a symbol brings, what two bring, and so on."""
    player = state.players[seat]
    player = player._replace(ducats=max(1, player.ducats // 2))
    state = state._replace(players=with_player(state, seat, player), phase=_steps(seat, kind, count))
    if not legal(state, seat):
        return []
    before = evaluate(state, seat, ahead)
    found: list[Outcome] = []
    events: tuple[Event, ...] = ()
    for path in play_out(state, seat, ahead):
        events += path.events
        found.append(Outcome(path.value - before, player.ducats - path.state.players[seat].ducats, events))
    return found + found[-1:] * (count - len(found)) if kind in "BK" else found[-1:]


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


STEPS = (Borders, Knights, Extension, Desertion, DeserterArrives, DeserterLeaves, Alliance)


def play_out(state: State, seat: Seat, ahead: Outlook) -> list[Path]:
    """The steps of a card as a seat would take them, one after the other, until it is done."""
    steps: list[Path] = []
    while isinstance(state.phase, STEPS):
        path = max(paths(state, seat, ahead), key=lambda path: path.value)
        if isinstance(state.phase, DeserterLeaves) and state.phase.seat != seat:
            path = min(paths(state, seat, ahead), key=lambda path: path.value)
        if path.action is DONE:
            break
        steps.append(path)
        state = path.state
    return steps


def paths(state: State, seat: Seat, ahead: Outlook, actions: Iterable[Action] | None = None) -> list[Path]:
    """Where the actions worth a look lead."""
    phase = state.phase
    mover = phase.seat
    assert mover is not None
    choices = legal(state, mover) if actions is None else actions
    found = [_path(state, mover, seat, ahead, action) for action in _worth_a_look(state, seat, ahead, choices)]
    if isinstance(phase, Extension) and phase.left == EXTENSION_CELLS:
        found.sort(key=lambda path: path.value, reverse=True)
        found[:PAIRS] = [_with_second(path, seat, ahead) for path in found[:PAIRS]]
    return found


def _path(state: State, mover: Seat, seat: Seat, ahead: Outlook, action: Action) -> Path:
    """Where an action leads; one that is only a part of a deserter is seen to its end."""
    after, events = apply(state, mover, action)
    if isinstance(after.phase, DeserterArrives | DeserterLeaves):
        values = [path.value for path in paths(after, seat, ahead)]
        return Path(action, after, events, max(values) if after.phase.seat == seat else min(values))
    return Path(action, after, events, evaluate(after, seat, ahead))


def _with_second(path: Path, seat: Seat, ahead: Outlook) -> Path:
    """A first cell with the best second one in mind."""
    if not isinstance(path.state.phase, Extension):
        return path
    seconds = [second.value for second in paths(path.state, seat, ahead)]
    return path._replace(value=max(path.value, *seconds))


def _worth_a_look(state: State, seat: Seat, ahead: Outlook, choices: Iterable[Action]) -> list[Action]:
    """Of many actions those that may do good; one at least."""
    found = list(choices)
    match state.phase:
        case Borders():
            edges = state.realm.land.grid.edge_number
            useful = _useful_edges(state.realm, seat, ahead)
            kept = [one for one in found if not isinstance(one, Border) or useful >> edges[one.edge] & 1]
        case Knights():
            cells = state.realm.land.grid.cell_number
            useful = _useful_cells(state.realm, seat, ahead)
            kept = [one for one in found if not isinstance(one, Knight) or useful >> cells[one.cell] & 1]
        case Extension():
            found.sort(key=lambda one: _promise(state.realm, one), reverse=True)
            kept = found[:EXTENSIONS]
            kept += [DONE] if DONE in found[EXTENSIONS:] else []
        case _:
            kept = found
    return kept if kept and kept != [DONE] else [*kept, *found[:1]]


def _useful_edges(realm: Realm, seat: Seat, ahead: Outlook) -> int:
    """The edges round areas that own castles could get, and those that would close in another's."""
    own = others = 0
    for place in ahead.sites:
        for area in place.areas:
            if place.colour == seat:
                own |= area.rim
            else:
                others |= area.rim
    return own | sum(1 << edge for edge in bits(others & ~own & ~realm.borders) if _joins(realm, edge))


def _joins(realm: Realm, edge: int) -> bool:
    """Whether a border on this edge would close an area."""
    start, end = realm.land.grid.ends[edge]
    return realm.joints[start] == realm.joints[end]


def _useful_cells(realm: Realm, seat: Seat, ahead: Outlook) -> int:
    """The cells of own domains and of the areas that own castles could get."""
    cells = cells_of(realm, seat)
    taken = sum(domain.cells for domain in realm.domains)
    for place in ahead.sites:
        if place.colour == seat:
            cells |= best_area(realm, place, ahead.turns, taken)[1]
    return cells


def _promise(realm: Realm, action: Action) -> float:
    """A rough guess what an extension is worth: the cell, what another loses, the best cell beyond."""
    if not isinstance(action, Extend):
        return 0.0
    land, board = realm.land, realm.land.grid
    cell = 1 << board.cell(action.cell)
    domain = domain_named(realm, board.cell(action.castle))
    assert domain is not None
    beyond = board.beside(cell) & ~domain.cells
    loser = 2 if domain_at(realm, board.cell(action.cell)) else 1
    return loser * best_cells(land, cell, 1) + 0.5 * best_cells(land, beyond, 1)


__all__ = ["Mapping", "Outcome", "Path", "foresee", "paths", "play_out"]
