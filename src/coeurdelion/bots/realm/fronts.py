"""Domains and their neighbours: who leads, who outnumbers whom, which cells are free to take."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from coeurdelion.core import Seat
from coeurdelion.core.grid import Grid
from coeurdelion.games.realm.board import (
    Domain,
    Realm,
    alliance,
    are_allied,
    domain_named,
    garrison,
    neighbours,
)

BEST_RIVAL_SHARE = 0.5
"""The share of the best rival in what the others' points count; the rest is their mean."""
_FIRMNESS_BY_KNIGHTS = (0.0, 1.0, 1.7, 2.2, 2.6, 2.9, 3.1)
"""How firmly a domain is held, by the number of its knights; further ones add nothing."""

beside = lru_cache(maxsize=1 << 14)(Grid.beside)


def lead(values: Sequence[float], seat: Seat, share: float = 0.0) -> float:
    """A seat's value less a share of the best of the others' and for the rest their mean."""
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - share * max(others) - (1 - share) * sum(others) / len(others)


def victory(winners: tuple[Seat, ...] | None, seat: Seat) -> float:
    """A victory, shared or alone, or a defeat; nothing while the match goes on."""
    if winners is None:
        return 0.0
    return (2.0 / len(winners) if seat in winners else 0.0) - 1.0


def firmness(knights: int) -> float:
    """How firmly a domain with this number of knights is held."""
    return _FIRMNESS_BY_KNIGHTS[min(knights, len(_FIRMNESS_BY_KNIGHTS) - 1)]


def held(domains: Iterable[Domain], knights: tuple[int, ...], seat: Seat) -> float:
    """How firmly a player's domains are held."""
    return sum(firmness((domain.cells & knights[seat]).bit_count()) for domain in domains if domain.colour == seat)


def pieces_but(castles: tuple[int, ...], knights: tuple[int, ...], seat: Seat) -> int:
    """The cells with a castle or another's knight, which a seat cannot take."""
    cells = 0
    for colour, own in enumerate(castles):
        cells |= own if colour == seat else own | knights[colour]
    return cells


def in_domains(realm: Realm) -> int:
    """All cells that belong to a domain."""
    return sum(domain.cells for domain in realm.domains)


def fronts(
    board: Grid, attackers: Sequence[Domain], domains: Sequence[Domain], allied: frozenset[tuple[int, int]]
) -> Iterator[tuple[Domain, Domain]]:
    """Every attacker with every neighbour of another colour that it is not allied with."""
    for one in attackers:
        near = beside(board, one.cells)
        for other in domains:
            if other.cells & near and other.colour != one.colour and alliance(one, other) not in allied:
                yield one, other


def margin(realm: Realm, domain: Domain, other: Domain) -> int:
    """How many knights a domain has more than another."""
    one, two = domain_named(realm, domain.castle) or domain, domain_named(realm, other.castle) or other
    return garrison(realm, one).bit_count() - garrison(realm, two).bit_count()


def outnumbered(before: Realm, after: Realm, domain: Domain) -> Iterator[tuple[Domain, int]]:
    """The neighbours that had as many knights as a domain, or more, and by how many it outnumbers them after a change."""
    for other in after.domains:
        if other.colour != domain.colour and neighbours(after, domain, other) and not are_allied(after, domain, other):
            had, has = margin(before, domain, other), margin(after, domain, other)
            if had < has and had <= 0:
                yield other, has
