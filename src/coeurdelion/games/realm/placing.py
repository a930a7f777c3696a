"""Placing castles and their first knights: where they may stand."""

from __future__ import annotations

from coeurdelion.core import Param, Refused
from coeurdelion.core.choices import bits
from coeurdelion.core.grid import ball
from coeurdelion.games.realm.board import MEADOW, Fault, Realm, occupied


def _room(realm: Realm, knights_on: str) -> int:
    """The free cells where a first knight can stand."""
    return realm.land.cells(knights_on) & ~occupied(realm)


def _sites(realm: Realm, knights_on: str) -> int:
    """The free meadows that have room for a knight beside them."""
    return realm.land.cells(MEADOW) & ~occupied(realm) & realm.land.grid.touching(_room(realm, knights_on), 0)


def distance(realm: Realm, colour: int, steps: int, knights_on: str) -> int:
    """The steps a colour's next castle keeps from its others: fewer for this one if no site has as many."""
    sites = _sites(realm, knights_on)
    while steps > 1 and not sites & ~_near(realm, colour, steps):
        steps -= 1
    return steps


def _near(realm: Realm, colour: int, steps: int) -> int:
    """The cells with fewer than so many steps to a castle of the colour."""
    cells = 0
    for castle in bits(realm.castles[colour]):
        cells |= ball(realm.land.grid, castle, steps - 1)
    return cells


def castle_targets(realm: Realm, colour: int, steps: int, knights_on: str) -> int:
    """The cells on which a castle of the colour may be placed, its knight on one of these kinds of terrain."""
    return _sites(realm, knights_on) & ~_near(realm, colour, distance(realm, colour, steps, knights_on))


def check_room_for(realm: Realm, castles: int, knights_on: str) -> None:
    """Refuses a position in which some of so many castles might find no room, wherever the others are placed.

    However badly castles are placed, each keeps at most two pairs of cells from others, its own and one more: so with twice
    as many pairs side by side all find room.
    """
    sites, room, pairs = _sites(realm, knights_on), _room(realm, knights_on), 0
    for site in bits(sites):
        beside = realm.land.grid.beside(1 << site) & room
        if sites >> site & 1 and beside:
            used = 1 << site | beside & -beside
            sites, room, pairs = sites & ~used, room & ~used, pairs + 1
    if pairs < 2 * castles - 1:
        raise Refused("scenario", "no-room-for-all", key="board", count=castles)


def castle_fault(realm: Realm, colour: int, cell: int, steps: int, knights_on: str) -> Fault | None:
    """Why a castle of the colour may not stand on a cell."""
    board = realm.land.grid
    name = board.cells[cell]
    if castle_targets(realm, colour, steps, knights_on) >> cell & 1:
        return None
    if realm.land.terrain[cell] != MEADOW:
        return Fault("castle-terrain", {"cell": name, "terrain": realm.land.terrain[cell]})
    if occupied(realm) >> cell & 1:
        return Fault("castle-occupied", {"cell": name})
    if not _sites(realm, knights_on) >> cell & 1:
        return Fault("castle-no-room", {"cell": name})
    nearest = min(bits(realm.castles[colour]), key=lambda other: board.steps(cell, other))
    needed = distance(realm, colour, steps, knights_on)
    found = board.steps(cell, nearest)
    return Fault("castle-too-near", {"cell": name, "castle": board.cells[nearest], "steps": found, "needed": needed})


def first_knight_targets(realm: Realm, castle: int, knights_on: str) -> int:
    """The cells beside a castle on which its first knight may stand."""
    return realm.land.grid.beside(1 << castle) & _room(realm, knights_on)


def first_knight_fault(realm: Realm, castle: int, cell: int, knights_on: str) -> Fault | None:
    """Why the first knight of a castle may not stand on a cell, and where it may."""
    board = realm.land.grid
    allowed = first_knight_targets(realm, castle, knights_on)
    if allowed >> cell & 1:
        return None
    params: dict[str, Param] = {"cell": board.cells[cell], "castle": board.cells[castle], "cells": board.names(allowed)}
    if not board.beside(1 << castle) >> cell & 1:
        return Fault("first-knight-far", params)
    if occupied(realm) >> cell & 1:
        return Fault("first-knight-occupied", params)
    return Fault("first-knight-terrain", params | {"terrain": realm.land.terrain[cell]})
