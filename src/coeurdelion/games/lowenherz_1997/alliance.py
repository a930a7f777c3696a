"""Alliances: made with a politics card, broken for ducats at any time (L97-POLITICS-2, L97-POLITICS-3)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.games.lowenherz_1997 import renegade
from coeurdelion.games.lowenherz_1997.actions import Alliance, Break, Treasures
from coeurdelion.games.lowenherz_1997.cards import ALLIANCE
from coeurdelion.games.lowenherz_1997.events import AllianceBroken, AllianceMade, Event
from coeurdelion.games.lowenherz_1997.numbers import BREAK_COST
from coeurdelion.games.lowenherz_1997.politics import discard, holds
from coeurdelion.games.lowenherz_1997.refusals import refused
from coeurdelion.games.lowenherz_1997.region import own_and_neighbour
from coeurdelion.games.lowenherz_1997.state import Decide, Over, RenegadeArrives, State, owner
from coeurdelion.games.lowenherz_1997.treasure import pay, payments, purse
from coeurdelion.games.realm.board import Domain, alliance, ally, are_allied, domain_named, marked_border, part
from coeurdelion.games.realm.pairs import alliances_open


def choices(state: State, seat: Seat) -> tuple[Alliance, ...]:
    """Every alliance that a prince who holds the card can make (L97-POLITICS-2)."""
    if not holds(state.players[seat], ALLIANCE):
        return ()
    cells = state.realm.land.grid.cells
    return tuple(Alliance(cells[one.castle], cells[other.castle]) for one, other in alliances_open(state.realm, seat))


def make(state: State, seat: Seat, action: Alliance) -> tuple[State, list[Event]]:
    """Two regions ally; neither extends into the other from now on (L97-POLITICS-2)."""
    if not holds(state.players[seat], ALLIANCE):
        raise refused("L97-POLITICS-1", "not-in-hand", politics=ALLIANCE.code)
    one, other = own_and_neighbour(state, seat, "L97-POLITICS-2", action.castle, action.other)
    if are_allied(state.realm, one, other):
        raise refused("L97-POLITICS-2", "already-allied", castle=action.castle, other=action.other)
    edge = marked_border(state.realm, one, other)
    made = AllianceMade(seat, action.castle, action.other, owner(state, other.colour), edge)
    state = discard(state, seat, ALLIANCE)
    return state._replace(realm=ally(state.realm, one, other), phase=Decide(seat, has_played=True)), [made]


def breaks(state: State, seat: Seat) -> tuple[Break, ...]:
    """Every alliance that a prince can pay to end, at any time (L97-POLITICS-3)."""
    if not state.realm.allied or isinstance(state.phase, Over):
        return ()
    names = state.realm.land.grid.cells
    paid = payments(BREAK_COST, purse(state, seat))
    own = [pair for pair in sorted(state.realm.allied) if _is_party(state, seat, pair)]
    ways = [way for way in paid if own and _leaves_enough(state, seat, way)]
    return tuple(Break.of((names[one], names[other]), way) for one, other in own for way in ways)


def _leaves_enough(state: State, seat: Seat, treasures: Treasures) -> bool:
    """Whether a renegade on his way can still be placed after the payment (L97-POLITICS-3)."""
    if not isinstance(state.phase, RenegadeArrives) or state.phase.seat != seat:
        return True
    paid = pay(state, seat, BREAK_COST, treasures)
    return paid is not None and bool(renegade.arrival_targets(paid, state.phase))


def _is_party(state: State, seat: Seat, pair: tuple[int, int]) -> bool:
    return any(1 << castle & state.realm.castles[seat] for castle in pair)


def end(state: State, seat: Seat, action: Break) -> tuple[State, list[Event]]:
    """A prince pays the bank to end an alliance (L97-POLITICS-3)."""
    one, other = _allied(state, seat, action)
    paid = pay(state, seat, BREAK_COST, action.treasures)
    if paid is None:
        raise refused("L97-POLITICS-3", "break-too-dear", price=BREAK_COST, ducats=purse(state, seat).ducats)
    if not _leaves_enough(state, seat, action.treasures):
        raise refused("L97-POLITICS-3", "renegade-on-his-way", price=BREAK_COST)
    ducats = state.players[seat].ducats - paid.players[seat].ducats
    events: list[Event] = [AllianceBroken(seat, action.one, action.other, ducats, action.treasures)]
    return paid._replace(realm=part(state.realm, one, other)), events


def _allied(state: State, seat: Seat, action: Break) -> tuple[Domain, Domain]:
    """The two regions of an alliance that a prince belongs to."""
    cell = state.realm.land.grid.cell
    one, other = domain_named(state.realm, cell(action.one)), domain_named(state.realm, cell(action.other))
    if one is None or other is None or not are_allied(state.realm, one, other):
        raise refused("L97-POLITICS-3", "not-allied", castle=action.one, other=action.other)
    if not _is_party(state, seat, alliance(one, other)):
        raise refused("L97-POLITICS-3", "not-your-alliance", castle=action.one, other=action.other)
    return one, other
