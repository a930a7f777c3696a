"""An own domain and a neighbouring one of another colour."""

from __future__ import annotations

from collections.abc import Iterator

from coeurdelion.games.realm.board import Domain, Fault, Realm, are_allied, domain_named, domains_of, neighbours


def pairs(realm: Realm, colour: int) -> Iterator[tuple[Domain, Domain]]:
    """Every domain of a colour with each neighbour of another."""
    for one in domains_of(realm, colour):
        for other in realm.domains:
            if other.colour != colour and neighbours(realm, one, other):
                yield one, other


def alliances_open(realm: Realm, colour: int) -> list[tuple[Domain, Domain]]:
    """The pairs of a colour that are not allied yet."""
    return [(one, other) for one, other in pairs(realm, colour) if not are_allied(realm, one, other)]


def pair(realm: Realm, castle: int, other: int) -> tuple[Domain, Domain]:
    """The domains of two castles that both have one."""
    one, two = domain_named(realm, castle), domain_named(realm, other)
    assert one is not None
    assert two is not None
    return one, two


def pair_fault(realm: Realm, colour: int, castle: int, other: int) -> Fault | None:
    """Why the domains of two castles are no such pair."""
    names = realm.land.grid.cells
    one, two = domain_named(realm, castle), domain_named(realm, other)
    if one is None or two is None:
        return Fault("no-domain", {"castle": names[castle if one is None else other]})
    if one.colour != colour:
        return Fault("not-your-domain", {"castle": names[castle], "owner": one.colour})
    if two.colour == colour:
        return Fault("both-own", {"other": names[other]})
    if not neighbours(realm, one, two):
        return Fault("not-adjacent-domains", {"castle": names[castle], "other": names[other]})
    return None
