"""Looking ahead in Löwenherz 2003: the steps a seat would take for a symbol of a card, and what they lead to."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from operator import itemgetter
from typing import NamedTuple

from coeurdelion.bots.lowenherz_2003.evaluation import CELL_WORTH, evaluate
from coeurdelion.bots.lowenherz_2003.outlook import Outlook
from coeurdelion.bots.realm.borders import tidiness, useful_edges
from coeurdelion.bots.realm.search import (
    SearchOutcome,
    SearchPath,
    deepen,
    extension_promise,
    follow_best,
    path_value,
    useful_cells,
)
from coeurdelion.bots.realm.standing import best_cells
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
from coeurdelion.games.realm.board import Realm
from coeurdelion.native import lowenherz_2003 as core

MAX_EXTENSIONS = 10
"""The most extensions that are looked at, the most promising ones."""
MAX_DEEPENED = 4
"""The most extensions that are looked at with a second cell."""

Path = SearchPath[Action, State, Event]
Outcome = SearchOutcome[State, Event]


class Prospect(NamedTuple):
    """What a symbol would bring a seat, in points, and how to find the steps that bring it."""

    gain: float
    outcome: Callable[[], Outcome]


def foresee(state: State, seat: Seat, outlook: Outlook, symbols: Iterable[str]) -> dict[str, Prospect]:
    """What each of these symbols would bring a seat now; a symbol that could not be used is missing."""
    wanted: dict[str, int] = {}
    for symbol in symbols:
        wanted[symbol[0]] = max(wanted.get(symbol[0], 1), int(symbol[1:] or 1))
    found: dict[str, Prospect] = {}
    for kind, count in wanted.items():
        for number, prospect in enumerate(_prospects(state, seat, outlook, kind, count)):
            found[f"{kind}{number + 1}" if kind in _COUNTED else kind] = prospect
    return found


_COUNTED = "BK"


def _prospects(state: State, seat: Seat, outlook: Outlook, kind: str, count: int) -> list[Prospect]:
    """What one step of a symbol brings, what two bring, and so on; of a symbol without a number what all bring."""
    if outlook.packed is None:
        outcomes = _outcomes(state, seat, outlook, kind, count)
        return [Prospect(outcome.gain, partial(outcomes.__getitem__, number)) for number, outcome in enumerate(outcomes)]
    gains = core.foresee(outlook.packed, state, seat, kind, count)
    later = partial(_outcome, state, seat, outlook, kind, count)
    return [Prospect(gain, partial(later, number)) for number, gain in enumerate(gains)]


def _outcome(state: State, seat: Seat, outlook: Outlook, kind: str, count: int, number: int) -> Outcome:
    """One of the outcomes of a symbol, found when it is asked for."""
    return _outcomes(state, seat, outlook, kind, count)[number]


def _outcomes(state: State, seat: Seat, outlook: Outlook, kind: str, count: int) -> list[Outcome]:
    """The outcomes of one step of a symbol, of two, and so on; of a symbol without a number that of all."""
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
        found.append(SearchOutcome(path.value - before, path.state, events))
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


STEPS = (Borders, Knights, Extension, Desertion, DeserterArrives, DeserterLeaves, Alliance)
"""The phases in which the steps of a card are taken."""


def play_out(state: State, seat: Seat, outlook: Outlook) -> list[Path]:
    """The steps of a card as a seat would take them, and as another would where it has to choose, until all is done."""
    return list(follow_best(state, lambda state: _best_path(state, seat, outlook)))


def _best_path(state: State, seat: Seat, outlook: Outlook) -> Path | None:
    """The best step for the one who takes it, None if the card is done."""
    if not isinstance(state.phase, STEPS):
        return None
    best = max if state.phase.seat == seat else min
    if outlook.packed is None:
        return best(paths(state, seat, outlook), key=path_value)
    action, value = best(core.paths(outlook.packed, state, seat), key=itemgetter(1))
    return SearchPath(action, *apply(state, state.phase.seat, action), value)


def paths(state: State, seat: Seat, outlook: Outlook, actions: Iterable[Action] | None = None) -> list[Path]:
    """Where the actions worth a look lead, of these or of all that are legal, and what that is worth to a seat."""
    phase = state.phase
    mover = phase.seat
    assert mover is not None
    choices = legal(state, mover) if actions is None else actions
    found = [_path(state, mover, seat, outlook, action) for action in _worth_a_look(state, seat, outlook, choices)]
    if not isinstance(phase, Extension) or phase.left < EXTENSION_CELLS:
        return found
    return deepen(found, MAX_DEEPENED, lambda after: _second_cells(after, seat, outlook))


def _second_cells(state: State, seat: Seat, outlook: Outlook) -> list[Path]:
    """The cells that can follow the first one of an extension."""
    return paths(state, seat, outlook) if isinstance(state.phase, Extension) else []


def _path(state: State, mover: Seat, seat: Seat, outlook: Outlook, action: Action) -> Path:
    """Where an action leads; a deserter is followed to its end."""
    after, events = apply(state, mover, action)
    if isinstance(after.phase, DeserterArrives | DeserterLeaves):
        best = max if after.phase.seat == seat else min
        return SearchPath(action, after, events, best(map(path_value, paths(after, seat, outlook))))
    tidy = tidiness(state.realm, action.edge) if isinstance(action, Border) else 0.0
    return SearchPath(action, after, events, evaluate(after, seat, outlook) + tidy)


def _worth_a_look(state: State, seat: Seat, outlook: Outlook, choices: Iterable[Action]) -> list[Action]:
    """Of many actions those that may do good, one step at least."""
    realm = state.realm
    found = list(choices)
    match state.phase:
        case Borders():
            kept = _within(found, useful_edges(realm, seat, outlook.survey.sites), realm.land.grid)
        case Knights():
            kept = _within(found, useful_cells(realm, seat, outlook.survey), realm.land.grid)
        case Extension():
            steps = [action for action in found if action is not DONE]
            kept = sorted(steps, key=lambda action: _promise(realm, action), reverse=True)[:MAX_EXTENSIONS]
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


def _promise(realm: Realm, action: Action) -> float:
    assert isinstance(action, Extend)
    return extension_promise(realm, action, lambda cells: best_cells(realm.land, cells, 1, CELL_WORTH))
