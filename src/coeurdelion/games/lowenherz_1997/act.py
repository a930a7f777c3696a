"""The actions of a card, and the two swords' steps (L97-ACT)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.core.choices import Choices
from coeurdelion.games.lowenherz_1997 import extend, knight
from coeurdelion.games.lowenherz_1997.actions import Action, Knight, knight_actions
from coeurdelion.games.lowenherz_1997.cards import POLITICS, SWORDS, WALLS, row_of
from coeurdelion.games.lowenherz_1997.events import ActionBegun, Event
from coeurdelion.games.lowenherz_1997.refusals import refused
from coeurdelion.games.lowenherz_1997.state import Acted, Look, State, Swords, Walls
from coeurdelion.games.lowenherz_1997.treasure import purse
from coeurdelion.games.realm.actions import DONE, Extend
from coeurdelion.games.realm.events import ActionEnded


def begin(state: State, seat: Seat) -> tuple[State, list[Event]]:
    """A prince carries out the action of the row (L97-ACT-2 … 5)."""
    action = row_of(state.card, state.row)
    phase: Walls | Swords | Look
    match action[0]:
        case kind if kind == WALLS:
            phase = Walls(seat, int(action[1]))
        case kind if kind == SWORDS:
            phase = Swords(seat, int(action[1]))
        case kind:
            assert kind == POLITICS
            phase = Look(seat)
    return state._replace(phase=phase), [ActionBegun(seat, state.row, action)]


def sword_choices(state: State, seat: Seat, phase: Swords) -> Choices[Action]:
    """Knights while a sword is left, cells while an extension goes on or may begin, and `done`."""
    more: tuple[Action, ...] = ()
    mask = 0
    if phase.left:
        money = purse(state, seat)
        cells = knight.targets(state, seat, money)
        mask = knight.for_ducats(state, cells, money)
        more = knight.with_treasures(state, cells, money)
    if phase.cells or (phase.left and phase.may_extend):
        more += extend.choices(state, seat, phase.castle)
    return Choices((*more, DONE), mask, knight_actions(state.realm.land.grid))


def place_knight(state: State, seat: Seat, phase: Swords, action: Knight) -> tuple[State, list[Event]]:
    """A sword is used for a knight; an extension under way ends with that (L97-ACT-3, L97-ACT-4)."""
    if not phase.left:
        rule = "L97-ACT-4" if row_of(state.card, state.row) == "S2" else "L97-ACT-3"
        raise refused(rule, "no-sword-left")
    state, events = knight.stand(state, seat, action)
    return state._replace(phase=_next_step(Swords(seat, phase.left - 1, phase.may_extend))), events


def extend_region(state: State, seat: Seat, phase: Swords, action: Extend) -> tuple[State, list[Event]]:
    """A sword is used for an extension, or its second cell is taken (L97-ACT-3, L97-ACT-4)."""
    if not phase.cells and not phase.may_extend:
        raise refused("L97-ACT-4", "extended-already")
    state, events, cut_off = extend.take(state, seat, phase, action)
    cells = (phase.cells or extend.CELLS) - 1
    castle = state.realm.land.grid.cell(action.castle) if cells else None
    left = phase.left if phase.cells else phase.left - 1
    following = Swords(seat, left, False, castle, cells, cut_off if cells else ())
    return state._replace(phase=_next_step(following)), events


def _next_step(phase: Swords) -> Swords | Acted:
    """The phase, or the end of the action if no step of it is left."""
    return phase if phase.left or phase.cells else Acted()


def end_early(state: State, seat: Seat) -> tuple[State, list[Event]]:
    """The prince uses no more of the action, or nothing of it (L97-ROUND-7)."""
    return state._replace(phase=Acted()), [ActionEnded(seat)]
