"""The renegade (L97-POLITICS-4 … 6)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.core.choices import Choices, bits
from coeurdelion.games.lowenherz_1997 import knight
from coeurdelion.games.lowenherz_1997.actions import Action, Knight, Renegade, Treasures, knight_actions
from coeurdelion.games.lowenherz_1997.cards import RENEGADE
from coeurdelion.games.lowenherz_1997.events import Event, KnightDefected
from coeurdelion.games.lowenherz_1997.numbers import FOREST_KNIGHT_COST
from coeurdelion.games.lowenherz_1997.politics import discard, holds
from coeurdelion.games.lowenherz_1997.refusals import refused, refused_by
from coeurdelion.games.lowenherz_1997.region import own_and_neighbour
from coeurdelion.games.lowenherz_1997.state import Decide, RenegadeArrives, State, owner, with_player
from coeurdelion.games.lowenherz_1997.treasure import Purse, pay, payments, purse
from coeurdelion.games.realm.board import FOREST, Domain, domain_named, remove_knight
from coeurdelion.games.realm.knights import removable_knights, removal_fault
from coeurdelion.games.realm.pairs import pairs


def choices(state: State, seat: Seat) -> tuple[Renegade, ...]:
    """Every renegade that a prince who holds the card can call, with every way to pay (L97-POLITICS-4)."""
    if not holds(state.players[seat], RENEGADE):
        return ()
    names = state.realm.land.grid.cells
    money = purse(state, seat)
    return tuple(
        Renegade(names[one.castle], names[other.castle], names[cell], paid)
        for one, other in pairs(state.realm, seat)
        for cell in bits(removable_knights(state.realm, other))
        for paid in payments(_price(state, cell), money)
        if _room(state, seat, one, _after(money, _price(state, cell), paid))
    )


def _price(state: State, cell: int) -> int:
    """What taking the knight from a cell costs (L97-POLITICS-6)."""
    return FOREST_KNIGHT_COST if state.realm.land.terrain[cell] == FOREST else 0


def _after(money: Purse, price: int, paid: Treasures) -> Purse:
    """The money left after a payment."""
    left = tuple(value for value in money.treasures if value not in paid)
    return Purse(money.ducats - max(0, price - sum(paid)), left)


def _room(state: State, seat: Seat, region: Domain, money: Purse) -> int:
    """The cells of a region on which a prince with this money can place a knight (L97-POLITICS-4)."""
    return knight.targets(state, seat, money) & region.cells


def call(state: State, seat: Seat, action: Renegade) -> tuple[State, list[Event]]:
    """A knight leaves a neighbouring region; his successor is placed next (L97-POLITICS-4 … 6)."""
    if not holds(state.players[seat], RENEGADE):
        raise refused("L97-POLITICS-1", "not-in-hand", politics=RENEGADE.code)
    one, other = own_and_neighbour(state, seat, "L97-POLITICS-4", action.castle, action.other)
    cell = state.realm.land.grid.cell(action.knight)
    if fault := removal_fault(state.realm, other, cell):
        raise refused_by(state, fault)
    if not state.players[seat].reserve:
        raise refused("L97-POLITICS-4", "no-knight-for-renegade")
    paid = pay(state, seat, _price(state, cell), action.treasures)
    if paid is None:
        ducats, price = purse(state, seat).ducats, _price(state, cell)
        raise refused("L97-POLITICS-6", "renegade-too-dear", cell=action.knight, price=price, ducats=ducats)
    if not _room(state, seat, one, purse(paid, seat)):
        raise refused("L97-POLITICS-4", "no-room-for-renegade", castle=action.castle)
    ducats = state.players[seat].ducats - paid.players[seat].ducats
    state, whose = _leave(discard(paid, seat, RENEGADE), other, cell)
    left = KnightDefected(seat, whose, action.knight, action.other, ducats, action.treasures)
    return state._replace(phase=RenegadeArrives(seat, one.castle)), [left]


def _leave(state: State, region: Domain, cell: int) -> tuple[State, Seat | None]:
    """The knight of a region's owner returns to the reserve (L97-POLITICS-4)."""
    whose = owner(state, region.colour)
    players = state.players
    if whose is not None:
        players = with_player(state, whose, players[whose]._replace(reserve=players[whose].reserve + 1))
    return state._replace(realm=remove_knight(state.realm, region.colour, cell), players=players), whose


def arrival_targets(state: State, phase: RenegadeArrives) -> int:
    """The cells of the own region on which the knight can stand (L97-POLITICS-4)."""
    region = domain_named(state.realm, phase.castle)
    assert region is not None
    return _room(state, phase.seat, region, purse(state, phase.seat))


def arrival_choices(state: State, seat: Seat, phase: RenegadeArrives) -> Choices[Action]:
    """Where the knight can stand, with every way to pay."""
    money = purse(state, seat)
    cells = arrival_targets(state, phase)
    more: tuple[Action, ...] = knight.with_treasures(state, cells, money)
    return Choices(more, knight.for_ducats(state, cells, money), knight_actions(state.realm.land.grid))


def arrive(state: State, seat: Seat, phase: RenegadeArrives, action: Knight) -> tuple[State, list[Event]]:
    """The knight comes into the own region; then the decision card is played (L97-POLITICS-4)."""
    board = state.realm.land.grid
    region = domain_named(state.realm, phase.castle)
    assert region is not None
    if not region.cells >> board.cell(action.cell) & 1:
        raise refused("L97-POLITICS-4", "knight-outside-region", cell=action.cell, castle=board.cells[phase.castle])
    state, events = knight.stand(state, seat, action)
    return state._replace(phase=Decide(seat, has_played=True)), events
