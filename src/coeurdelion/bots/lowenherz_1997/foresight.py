"""Looking ahead in Löwenherz 1997: the steps a seat would take for an action, and what they lead to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from coeurdelion.bots.lowenherz_1997.evaluation import cell_worth, evaluate
from coeurdelion.bots.lowenherz_1997.money import spares
from coeurdelion.bots.lowenherz_1997.outlook import Outlook
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
from coeurdelion.games.lowenherz_1997 import apply, legal
from coeurdelion.games.lowenherz_1997.actions import Action, Alliance, Break, Knight, Renegade, Wall
from coeurdelion.games.lowenherz_1997.cards import ROWS, SWORDS
from coeurdelion.games.lowenherz_1997.events import Event
from coeurdelion.games.lowenherz_1997.state import RenegadeArrives, State, Swords, Walls
from coeurdelion.games.realm.actions import DONE, Extend
from coeurdelion.games.realm.board import Realm

MAX_EXTENSIONS = 9
"""The most extensions that are looked at, the most promising ones."""
MAX_DEEPENED = 3
"""The most steps of swords that are looked at with what can follow them."""

Path = SearchPath[Action, State, Event]
Outcome = SearchOutcome[State, Event]


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
    before = evaluate(state, seat, outlook)
    events: tuple[Event, ...] = ()
    for path in follow_best(state, lambda state: _best_path(state, seat, outlook)):
        events += path.events
        state = path.state
    return SearchOutcome(evaluate(state, seat, outlook) - before, state, events)


def _best_path(state: State, seat: Seat, outlook: Outlook) -> Path | None:
    """The best step of walls or swords, None if there are none left."""
    if not isinstance(state.phase, Walls | Swords):
        return None
    return max(paths(state, seat, outlook), key=path_value)


def paths(state: State, seat: Seat, outlook: Outlook, actions: Iterable[Action] | None = None) -> list[Path]:
    """Where the actions worth a look lead, of these or of all that are legal, and what that is worth to a seat."""
    choices = list(legal(state, seat) if actions is None else actions)
    found = _single_steps(state, seat, outlook, choices)
    if not isinstance(state.phase, Swords):
        return found
    return deepen(found, MAX_DEEPENED, lambda after: _next_swords(after, seat, outlook))


def _single_steps(state: State, seat: Seat, outlook: Outlook, choices: Sequence[Action]) -> list[Path]:
    return [_path(state, seat, outlook, action) for action in _worth_a_look(state, seat, outlook, choices)]


def _next_swords(state: State, seat: Seat, outlook: Outlook) -> list[Path]:
    """The steps that can follow a step of swords: a second one, or the second cell of an extension."""
    return _single_steps(state, seat, outlook, list(legal(state, seat))) if isinstance(state.phase, Swords) else []


def _path(state: State, seat: Seat, outlook: Outlook, action: Action) -> Path:
    """Where an action leads."""
    after, events = apply(state, seat, action)
    tidy = tidiness(state.realm, action.edge) if isinstance(action, Wall) else 0.0
    return SearchPath(action, after, events, evaluate(after, seat, outlook) + tidy)


def _worth_a_look(state: State, seat: Seat, outlook: Outlook, choices: Sequence[Action]) -> list[Action]:
    """Of many actions those that may do good, and the one to do nothing."""
    realm, board = state.realm, state.realm.land.grid
    if isinstance(state.phase, Walls):
        edges = useful_edges(realm, seat, outlook.survey.sites)
        kept: list[Action] = [one for one in choices if isinstance(one, Wall) and edges >> board.edge_number[one.edge] & 1]
    else:
        cells = useful_cells(realm, seat, outlook.survey)
        kept = [one for one in _cheapest(choices) if cells >> board.cell_number[one.cell] & 1]
        extensions = [one for one in choices if isinstance(one, Extend)]
        kept += sorted(extensions, key=lambda one: _promise(realm, one, outlook), reverse=True)[:MAX_EXTENSIONS]
    return [*kept, DONE]


def _cheapest(choices: Iterable[Action]) -> list[Knight]:
    """The knights that can be placed, each in the way that gives away least."""
    ways: dict[str, list[Knight]] = {}
    for one in choices:
        if isinstance(one, Knight):
            ways.setdefault(one.cell, []).append(one)
    return [Knight(cell, spares(one.treasures for one in every)) for cell, every in ways.items()]


def _promise(realm: Realm, action: Extend, outlook: Outlook) -> float:
    worth = cell_worth(outlook.ahead.silver)
    return extension_promise(realm, action, lambda cells: best_cells(realm.land, cells, 1, worth))


def with_break(state: State, seat: Seat, outlook: Outlook, action: Break) -> Path:
    """Where it leads to end an alliance and then take the best steps of the swords at hand."""
    after, events = apply(state, seat, action)
    outcome = play_out(after, seat, outlook)
    return SearchPath(action, after, events + outcome.events, evaluate(outcome.state, seat, outlook))


def with_politics(state: State, seat: Seat, outlook: Outlook, action: Action) -> Path:
    """Where it leads to play a politics card; a renegade is seen to the knight that follows."""
    after, events = apply(state, seat, action)
    if isinstance(after.phase, RenegadeArrives):
        best = max(arrivals(after, seat, outlook), key=path_value)
        return SearchPath(action, after, events + best.events, best.value)
    return SearchPath(action, after, events, evaluate(after, seat, outlook))


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
