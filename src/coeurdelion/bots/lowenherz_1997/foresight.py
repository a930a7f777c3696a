"""Looking ahead in Löwenherz 1997: the steps a seat would take for an action, and what they lead to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from coeurdelion.bots.lowenherz_1997.evaluation import cell_worth, evaluate
from coeurdelion.bots.lowenherz_1997.money import spares
from coeurdelion.bots.lowenherz_1997.outlook import Outlook
from coeurdelion.bots.realm.borders import tidiness, useful_edges
from coeurdelion.bots.realm.choice import Candidate
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
from coeurdelion.native import Unsupported
from coeurdelion.native import lowenherz_1997 as core

MAX_EXTENSIONS = 9
"""The most extensions that are looked at, the most promising ones."""
MAX_DEEPENED = 3
"""The most steps of swords that are looked at with what can follow them."""

Path = SearchPath[Action, State, Event]
Outcome = SearchOutcome[State, Event]
Step = Candidate[Action]
Answer = TypeVar("Answer")


def apart(state: State, phase: Walls | Swords) -> State:
    """The state in which nothing follows an action, so that only the action itself counts."""
    return state._replace(row=len(ROWS), phase=phase)


def _asked(outlook: Outlook, question: Callable[[bytes], Answer]) -> Answer | None:
    """What the compiled core answers by an outlook; None if there is no core, or no room in it for what is asked about."""
    if outlook.packed is None:
        return None
    try:
        return question(outlook.packed)
    except Unsupported:
        return None


def _steps_by_core(state: State, seat: Seat, outlook: Outlook) -> list[Step] | None:
    found = _asked(outlook, lambda root: core.paths(root, state, seat))
    return None if found is None else [Candidate(*one) for one in found]


def _steps_of(found: Iterable[Path]) -> list[Step]:
    return [Candidate(path.action, path.value) for path in found]


def steps(state: State, seat: Seat, outlook: Outlook) -> list[Step]:
    """The steps of walls or swords that are worth a look if nothing follows them, valued."""
    found = _steps_by_core(state, seat, outlook)
    return _steps_of(paths(state, seat, outlook)) if found is None else found


def steps_among(state: State, seat: Seat, outlook: Outlook, actions: Sequence[Action]) -> list[Step]:
    """The steps of walls or swords that are worth a look, of no more than these; the core knows only all that are legal."""
    if len(actions) == len(legal(state, seat)):
        return steps(state, seat, outlook)
    return _steps_of(paths(state, seat, outlook, [action for action in actions if not isinstance(action, Break)]))


def arrival_steps(state: State, seat: Seat, outlook: Outlook) -> list[Step]:
    """The places for the knight of a renegade, valued."""
    found = _steps_by_core(state, seat, outlook)
    return _steps_of(arrivals(state, seat, outlook)) if found is None else found


def politics_steps(state: State, seat: Seat, outlook: Outlook) -> list[Step]:
    """The politics cards that a seat to decide could play, valued."""
    found = _steps_by_core(state, seat, outlook)
    if found is not None:
        return found
    return _steps_of(with_politics(state, seat, outlook, play) for play in politics_plays(state, seat))


def break_step(state: State, seat: Seat, outlook: Outlook, action: Break) -> Step:
    """What it is worth to end an alliance and then take the best steps of the swords at hand, if nothing follows them."""
    value = _asked(outlook, lambda root: core.value_of_break(root, state, seat, action))
    return Candidate(action, with_break(state, seat, outlook, action).value if value is None else value)


def best_step(found: Iterable[Step]) -> Step:
    """The step of most value, the first of equal ones."""
    return max(found, key=lambda step: step.value)


def followed(state: State, seat: Seat, outlook: Outlook, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after a step, and all that happens as far as the value of the step looks ahead."""
    after, events = apply(state, seat, action)
    if isinstance(action, Break):
        events += play_out(after, seat, outlook).events
    elif isinstance(after.phase, RenegadeArrives):
        events += apply(after, seat, best_step(arrival_steps(after, seat, outlook)).action)[1]
    return after, events


def gain_of(state: State, seat: Seat, outlook: Outlook, action: str) -> float:
    """What walls or swords would bring a seat now, in points."""
    is_walls, count = not action.startswith(SWORDS), int(action[1:])
    gain = _asked(outlook, lambda root: core.foresee(root, state, seat, is_walls, count))
    return foresee(state, seat, outlook, action).gain if gain is None else gain


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
    action, value = best_step(steps(state, seat, outlook))
    return SearchPath(action, *apply(state, seat, action), value)


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
