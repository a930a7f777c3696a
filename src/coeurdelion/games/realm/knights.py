"""Knights: where one may stand, and which one may leave."""

from __future__ import annotations

from coeurdelion.core.choices import bits
from coeurdelion.games.realm.board import (
    FOREST,
    MEADOW,
    Domain,
    Fault,
    Realm,
    colour_at,
    garrison,
    occupied,
    piece_at,
    pieces,
)


def knight_targets(realm: Realm, colour: int) -> int:
    """The free meadows and forests beside a piece of this colour with no border between."""
    reached = realm.land.grid.touching(pieces(realm, colour), realm.borders)
    return reached & realm.land.cells(MEADOW + FOREST) & ~occupied(realm)


def knight_fault(realm: Realm, colour: int, cell: int) -> Fault | None:
    """Why a knight of this colour may not stand on a cell."""
    board = realm.land.grid
    name = board.cells[cell]
    bit = 1 << cell
    if not realm.land.cells(MEADOW + FOREST) & bit:
        return Fault("knight-terrain", {"cell": name, "terrain": realm.land.terrain[cell]})
    if occupied(realm) & bit:
        return Fault("knight-occupied", {"cell": name, "owner": colour_at(realm, cell), "piece": piece_at(realm, cell)})
    if not board.touching(pieces(realm, colour), realm.borders) & bit:
        own = board.beside(bit) & pieces(realm, colour)
        if not own:
            return Fault("knight-alone", {"cell": name})
        edges = tuple(board.edges[board.edge_between(cell, piece)] for piece in bits(own))
        return Fault("knight-behind-border", {"cell": name, "edges": edges})
    return None


def removable_knights(realm: Realm, domain: Domain) -> int:
    """The owner's knights in a domain whose removal cuts no other off from the castle."""
    return sum(1 << cell for cell in bits(garrison(realm, domain)) if not cut_off_without(realm, domain, cell))


def removal_fault(realm: Realm, domain: Domain, cell: int) -> Fault | None:
    """Why the owner's knight on a cell may not leave a domain."""
    board = realm.land.grid
    name, castle, allowed = board.cells[cell], board.cells[domain.castle], board.names(removable_knights(realm, domain))
    if not garrison(realm, domain) >> cell & 1:
        return Fault("no-such-knight", {"cell": name, "other": castle, "cells": allowed})
    if held := cut_off_without(realm, domain, cell):
        return Fault("knight-holds-line", {"cell": name, "castle": castle, "cells": board.names(held), "allowed": allowed})
    return None


def cut_off_without(realm: Realm, domain: Domain, cell: int) -> int:
    """The owner's knights in a domain that are connected to its castle only through the knight on this cell."""
    line = garrison(realm, domain) | 1 << domain.castle
    return _connected(realm, domain, line) & ~_connected(realm, domain, line & ~(1 << cell)) & ~(1 << cell)


def _connected(realm: Realm, domain: Domain, line: int) -> int:
    """The part of a line of pieces that hangs together with the castle."""
    reached = 1 << domain.castle
    while True:
        grown = (reached | realm.land.grid.touching(reached, realm.borders)) & line
        if grown == reached:
            return reached
        reached = grown
