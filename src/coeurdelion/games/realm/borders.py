"""Borders and the areas they close."""

from __future__ import annotations

from typing import NamedTuple

from coeurdelion.games.realm.board import Domain, Fault, Realm, all_castles, colour_at, domain_at, join, joined


class Closure(NamedTuple):
    """What a change of borders led to: the realm after it, the domains it made, the superfluous borders that went back."""

    realm: Realm
    made: tuple[Domain, ...]
    returned: int


def border_targets(realm: Realm) -> int:
    """The edges on which a border may be placed."""
    if not realm.supply:
        return 0
    return realm.land.grid.all_edges & ~(realm.borders | realm.inner | realm.kin)


def border_fault(realm: Realm, edge: int) -> Fault | None:
    """Why no border may be placed on an edge."""
    board = realm.land.grid
    name = board.edges[edge]
    one, other = board.sides[edge]
    if realm.borders >> edge & 1:
        return Fault("border-stands", {"edge": name})
    if realm.inner >> edge & 1:
        domain = domain_at(realm, one)
        assert domain is not None
        return Fault("border-in-domain", {"edge": name, "castle": board.cells[domain.castle], "owner": domain.colour})
    if realm.kin >> edge & 1:
        return Fault(
            "border-between-kin",
            {"edge": name, "cell": board.cells[one], "other": board.cells[other], "owner": colour_at(realm, one)},
        )
    if not realm.supply:
        return Fault("no-borders-left", {})
    return None


def place_border(realm: Realm, edge: int) -> Closure:
    """The realm with a border on this edge, which must be a target.

    A new border closes an area only if its two ends were already joined through borders or frame.
    """
    board = realm.land.grid
    start, end = board.ends[edge]
    joints = realm.joints
    borders = realm.borders | 1 << edge
    if joints[start] != joints[end]:
        joints = join(board, joints, edge)
        return Closure(realm._replace(borders=borders, joints=joints, supply=realm.supply - 1), (), 0)
    realm = realm._replace(borders=borders, supply=realm.supply - 1)
    one, other = board.sides[edge]
    return close_areas(realm, 1 << one | 1 << other)


def close_areas(realm: Realm, cells: int) -> Closure:
    """The realm in which every area among these cells that holds exactly one castle has become a domain.

    Borders with the same new domain on both sides return to the supply.
    """
    board = realm.land.grid
    castles = all_castles(realm)
    made = []
    returned = 0
    for area in board.parts(cells, realm.borders):
        castle = area & castles
        if castle.bit_count() == 1:
            cell = castle.bit_length() - 1
            colour = next(c for c, own in enumerate(realm.castles) if own & castle)
            made.append(Domain(cell, colour, area))
            returned |= board.within(area) & realm.borders
    if not made:
        return Closure(realm, (), 0)
    domains = tuple(sorted(realm.domains + tuple(made)))
    borders = realm.borders & ~returned
    realm = realm._replace(
        borders=borders,
        supply=realm.supply + returned.bit_count(),
        domains=domains,
        joints=joined(board, borders) if returned else realm.joints,
        inner=inner_edges(realm, domains),
    )
    return Closure(realm, tuple(made), returned)


def inner_edges(realm: Realm, domains: tuple[Domain, ...]) -> int:
    """The edges with the same domain on both sides."""
    edges = 0
    for domain in domains:
        edges |= realm.land.grid.within(domain.cells)
    return edges
