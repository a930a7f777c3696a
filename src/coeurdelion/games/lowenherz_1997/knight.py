"""Placing knights (L97-KNIGHT)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.core.choices import bits
from coeurdelion.games.lowenherz_1997.actions import Knight
from coeurdelion.games.lowenherz_1997.events import Event, KnightPlaced
from coeurdelion.games.lowenherz_1997.numbers import FOREST_KNIGHT_COST
from coeurdelion.games.lowenherz_1997.refusals import refused, refused_by
from coeurdelion.games.lowenherz_1997.state import State, with_player
from coeurdelion.games.lowenherz_1997.treasure import Purse, can_pay, pay, payments, purse
from coeurdelion.games.realm.board import FOREST, place_knight
from coeurdelion.games.realm.knights import knight_fault, knight_targets


def targets(state: State, seat: Seat, money: Purse) -> int:
    """The cells on which a prince with this money can place a knight (L97-KNIGHT-1 … 4)."""
    if not state.players[seat].reserve:
        return 0
    cells = knight_targets(state.realm, seat)
    return cells if can_pay(FOREST_KNIGHT_COST, money) else cells & ~state.realm.land.cells(FOREST)


def for_ducats(state: State, cells: int, money: Purse) -> int:
    """Those of the target cells that ducats alone can pay for."""
    return cells if money.ducats >= FOREST_KNIGHT_COST else cells & ~state.realm.land.cells(FOREST)


def with_treasures(state: State, cells: int, money: Purse) -> tuple[Knight, ...]:
    """The ways to pay for the forests among the target cells with treasures (L97-KNIGHT-2)."""
    ways = [paid for paid in payments(FOREST_KNIGHT_COST, money) if paid] if money.treasures else []
    if not ways:
        return ()
    names = state.realm.land.grid.cells
    return tuple(Knight(names[cell], paid) for cell in bits(cells & state.realm.land.cells(FOREST)) for paid in ways)


def stand(state: State, seat: Seat, action: Knight) -> tuple[State, list[Event]]:
    """A knight comes from the reserve onto a cell, paid for if it is a forest (L97-KNIGHT-1 … 4)."""
    realm = state.realm
    cell = realm.land.grid.cell(action.cell)
    if fault := knight_fault(realm, seat, cell):
        raise refused_by(state, fault)
    if not state.players[seat].reserve:
        raise refused("L97-KNIGHT-4", "no-knight-left")
    cost = FOREST_KNIGHT_COST if realm.land.terrain[cell] == FOREST else 0
    paid = pay(state, seat, cost, action.treasures)
    if paid is None:
        money = purse(state, seat)
        raise refused("L97-KNIGHT-2", "forest-too-dear", cell=action.cell, price=cost, ducats=money.ducats)
    player = paid.players[seat]
    players = with_player(paid, seat, player._replace(reserve=player.reserve - 1))
    ducats = state.players[seat].ducats - player.ducats
    events: list[Event] = [KnightPlaced(seat, action.cell, ducats, action.treasures)]
    return paid._replace(realm=place_knight(realm, seat, cell), players=players), events
