"""A domain takes a cell: where it may, and what becomes of the realm."""

from __future__ import annotations

from typing import NamedTuple

from coeurdelion.core.choices import bits
from coeurdelion.games.realm.board import (
    Domain,
    Fault,
    Realm,
    all_castles,
    are_allied,
    cells_of,
    colour_at,
    domain_at,
    domain_named,
    garrison,
    joined,
    occupied,
    piece_at,
    pieces,
)
from coeurdelion.games.realm.borders import close_areas, inner_edges


class Extension(NamedTuple):
    """What an extension led to: the grown domain, the domain that lost the cell, its cut-off parts, the domains made."""

    realm: Realm
    grown: Domain
    loser: Domain | None
    cut_off: tuple[int, ...]
    made: tuple[Domain, ...]
    returned: int


def extension_targets(realm: Realm, domain: Domain) -> int:
    """The cells a domain may take."""
    board = realm.land.grid
    colour = domain.colour
    targets = board.beside(domain.cells) & ~(occupied(realm) & ~realm.knights[colour])
    for other in realm.domains:
        if targets & other.cells and not _may_enter(realm, domain, other):
            targets &= ~other.cells
    return sum(1 << cell for cell in bits(targets) if _borders_allow(realm, domain, cell)) if targets else 0


def _may_enter(realm: Realm, domain: Domain, other: Domain) -> bool:
    """Whether a domain is strong enough and free to take cells from another."""
    return (
        other.colour != domain.colour
        and not are_allied(realm, domain, other)
        and garrison(realm, domain).bit_count() > garrison(realm, other).bit_count()
    )


def entries(realm: Realm) -> list[tuple[int, int]]:
    """The castles of every two domains of which the first could take a cell from the second now, by an extension."""
    grown = [(one, realm.land.grid.beside(one.cells)) for one in realm.domains]
    strong = ((one, other) for one, beside in grown for other in realm.domains if beside & other.cells)
    may = [(one, other) for one, other in strong if _may_enter(realm, one, other)]
    targets = {one: extension_targets(realm, one) for one, _ in may}
    return [(one.castle, other.castle) for one, other in may if targets[one] & other.cells]


def _borders_allow(realm: Realm, domain: Domain, cell: int) -> bool:
    """Whether the borders round a taken cell part no kin and are there to be placed."""
    removed, added = border_changes(realm, domain, cell)
    return not added & realm.kin and realm.supply + removed.bit_count() >= added.bit_count()


def border_changes(realm: Realm, domain: Domain, cell: int) -> tuple[int, int]:
    """The borders between domain and cell, which go, and the open sides of the cell, which get one."""
    board = realm.land.grid
    inside = board.within(domain.cells | 1 << cell)
    edges = board.edges_of[cell]
    return edges & realm.borders & inside, edges & ~realm.borders & ~inside


def choice_fault(realm: Realm, colour: int, castle: int, chosen: int | None) -> Fault | None:
    """Why a colour may not extend the domain of a castle; once one is chosen, no other."""
    names = realm.land.grid.cells
    domain = domain_named(realm, castle)
    if domain is None:
        return Fault("no-domain", {"castle": names[castle]})
    if domain.colour != colour:
        return Fault("not-your-domain", {"castle": names[castle], "owner": domain.colour})
    if chosen is not None and chosen != castle:
        return Fault("other-domain-chosen", {"castle": names[castle], "other": names[chosen]})
    return None


def extension_fault(realm: Realm, domain: Domain, cell: int) -> Fault | None:
    """Why a domain may not take a cell."""
    board = realm.land.grid
    castle, name, bit = board.cells[domain.castle], board.cells[cell], 1 << cell
    if domain.cells & bit:
        return Fault("cell-already-in", {"cell": name, "castle": castle})
    if not board.beside(domain.cells) & bit:
        return Fault("cell-not-adjacent", {"cell": name, "castle": castle})
    if cells_of(realm, domain.colour) & bit:
        other = domain_at(realm, cell)
        assert other is not None
        return Fault("cell-in-own-domain", {"cell": name, "other": board.cells[other.castle]})
    if all_castles(realm) & pieces(realm, domain.colour) & bit:
        return Fault("cell-has-own-castle", {"cell": name})
    if occupied(realm) & ~pieces(realm, domain.colour) & bit:
        params = {"cell": name, "owner": colour_at(realm, cell), "piece": piece_at(realm, cell)}
        return Fault("cell-has-piece", params)
    return _entry_fault(realm, domain, cell) or _border_fault(realm, domain, cell)


def _entry_fault(realm: Realm, domain: Domain, cell: int) -> Fault | None:
    """Why a domain may not enter the one a cell belongs to."""
    other = domain_at(realm, cell)
    if other is None or _may_enter(realm, domain, other):
        return None
    names = realm.land.grid.cells
    castle, target = names[domain.castle], names[other.castle]
    if are_allied(realm, domain, other):
        return Fault("allied", {"castle": castle, "other": target})
    mine, theirs = garrison(realm, domain).bit_count(), garrison(realm, other).bit_count()
    return Fault(
        "too-few-knights",
        {
            "castle": castle,
            "mine": mine,
            "other": target,
            "owner": other.colour,
            "theirs": theirs,
            "needed": theirs + 1,
        },
    )


def _border_fault(realm: Realm, domain: Domain, cell: int) -> Fault | None:
    """Why the borders round a taken cell cannot be placed."""
    board = realm.land.grid
    removed, added = border_changes(realm, domain, cell)
    if added & realm.kin:
        return Fault("extension-parts-kin", {"cell": board.cells[cell], "edge": board.edge_names(added & realm.kin)[0]})
    if realm.supply + removed.bit_count() < added.bit_count():
        needed = added.bit_count() - removed.bit_count()
        return Fault("extension-lacks-borders", {"cell": board.cells[cell], "needed": needed, "supply": realm.supply})
    return None


def extend(realm: Realm, domain: Domain, cell: int) -> Extension:
    """The realm after a domain took a cell, which must be a target."""
    board = realm.land.grid
    bit = 1 << cell
    loser = domain_at(realm, cell)
    grown = domain._replace(cells=domain.cells | bit)
    removed, added = border_changes(realm, domain, cell)
    borders = realm.borders & ~removed | added
    domains = {one.castle: one for one in realm.domains} | {grown.castle: grown}
    cut_off: tuple[int, ...] = ()
    if loser:
        kept = board.flood(1 << loser.castle, borders)
        domains[loser.castle] = loser._replace(cells=kept)
        cut_off = tuple(board.parts(loser.cells & ~bit & ~kept, borders))
    changed = tuple(sorted(domains.values()))
    realm = realm._replace(
        borders=borders,
        supply=realm.supply + removed.bit_count() - added.bit_count(),
        domains=changed,
        joints=joined(board, borders),
        inner=inner_edges(realm, changed),
    )
    if loser:
        return Extension(realm, grown, loser, cut_off, (), 0)
    beyond = board.beside(bit)
    for one in changed:
        beyond &= ~one.cells
    closure = close_areas(realm, beyond)
    return Extension(closure.realm, grown, None, (), closure.made, closure.returned)
