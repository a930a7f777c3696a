"""How the squires of both Löwenherz games choose: the action of most value, by lot between equals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from coeurdelion.bots.common_reasons import ENOUGH
from coeurdelion.bots.realm.reasons import Wording, castle_reasons
from coeurdelion.bots.realm.sites import Survey, Valuation, best_area, find_site
from coeurdelion.core import Seat
from coeurdelion.core.bot import BotChoice, Reason
from coeurdelion.core.choices import bits
from coeurdelion.games.realm.actions import DONE, Castle
from coeurdelion.games.realm.board import Realm, place_castle

VALUE_DIGITS = 6
"""Values that agree in this many decimal places are equal."""
FAR_STEPS = 4
"""A neutral castle this many steps from own castles, or more, does them no harm."""


class RealmState(Protocol):
    """A state of either game."""

    @property
    def realm(self) -> Realm: ...
    @property
    def phase(self) -> Any: ...


class RealmOutlook(Protocol):
    """An outlook of either game."""

    @property
    def survey(self) -> Survey: ...


Action = TypeVar("Action")
State = TypeVar("State", bound=RealmState)
Outlook = TypeVar("Outlook", bound=RealmOutlook)


class RealmMind(NamedTuple, Generic[State, Outlook]):
    """What a squire decides with: a state that fits its view, its seat, the outlook, and the lots that break ties."""

    state: State
    seat: Seat
    outlook: Outlook
    rng: Random


class Candidate(NamedTuple, Generic[Action]):
    """An action and its value."""

    action: Action
    value: float


class Judgement(NamedTuple, Generic[State, Outlook]):
    """How a game's squire judges: what an action leads to, what a state is worth by its own outlook, and why."""

    apply: Callable[[State, Seat, Any], tuple[State, Any]]
    look_ahead: Callable[[State], Outlook]
    worth: Callable[[State, Seat], float]
    step_reasons: Callable[[State, State, Any, Seat, Outlook], tuple[Reason, ...]]
    wording: Wording


def best_action(candidates: Iterable[Candidate[Action]], rng: Random) -> Action:
    """The action of most value, by lot between equals."""
    return max(candidates, key=lambda one: (round(one.value, VALUE_DIGITS), rng.random())).action


def choose_step(
    mind: RealmMind[State, Outlook],
    steps: Iterable[Candidate[Action]],
    follow: Callable[[Action], tuple[State, Any]],
    judgement: Judgement[State, Outlook],
) -> BotChoice:
    """The best of several steps, with the reasons that are seen when it is followed."""
    state, seat, outlook, rng = mind
    action = best_action(steps, rng)
    if action == DONE:
        return BotChoice(action, (ENOUGH,))
    return BotChoice(action, judgement.step_reasons(state, *follow(action), seat, outlook))


def choose_place(
    mind: RealmMind[State, Outlook], actions: Sequence[Action], judgement: Judgement[State, Outlook]
) -> BotChoice:
    """The best of several places for a castle, or for the knight beside it, with its reasons."""
    state, seat, outlook, rng = mind
    after = {action: judgement.apply(state, seat, action)[0] for action in actions}
    action = best_action((Candidate(action, judgement.worth(after[action], seat)) for action in actions), rng)
    realms, surveys = (state.realm, after[action].realm), (outlook.survey, judgement.look_ahead(after[action]).survey)
    reasons = castle_reasons(*realms, castle_of(state, action), seat, surveys, judgement.wording)
    return BotChoice(action, reasons)


def castle_of(state: RealmState, action: object) -> int:
    """The castle that is placed, or beside which a knight is."""
    if isinstance(action, Castle):
        return state.realm.land.grid.cell(action.cell)
    castle: int = state.phase.castle
    return castle


def likely_places(
    mind: RealmMind[State, Any], colour: int, actions: Sequence[Action], count: int, valuation: Valuation
) -> list[Action]:
    """The places for a castle of a colour that look best by themselves, at most `count`."""
    realm, seat = mind.state.realm, mind.seat

    def guess(action: Action) -> float:
        cell = castle_of(mind.state, action)
        return _own_place(realm, seat, cell, valuation) if colour == seat else _neutral_place(realm, seat, cell)

    return sorted(actions, key=guess, reverse=True)[:count]


def _own_place(realm: Realm, seat: Seat, cell: int, valuation: Valuation) -> float:
    """What an own castle on a cell promises by itself, in points."""
    placed = place_castle(realm, seat, cell)
    return best_area(placed, find_site(placed, seat, cell, valuation), 0, valuation).value


def _neutral_place(realm: Realm, seat: Seat, cell: int) -> int:
    """How many steps nearer a neutral castle on a cell would stand to another's castle than to an own one."""
    board, castles = realm.land.grid, realm.castles[:-1]
    own = min(board.steps(cell, castle) for castle in bits(castles[seat]))
    others = sum(cells for other, cells in enumerate(castles) if other != seat)
    return min(own, FAR_STEPS) - min(board.steps(cell, castle) for castle in bits(others))
