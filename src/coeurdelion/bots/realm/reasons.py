"""Why a step on the board is good, in both Löwenherz games: borders, knights, castles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from coeurdelion.bots.common_reasons import weightiest
from coeurdelion.bots.realm.fronts import outnumbered
from coeurdelion.bots.realm.sites import Survey, open_sites, prospects
from coeurdelion.core import Seat
from coeurdelion.core.bot import Reason
from coeurdelion.games.realm.board import Domain, Realm, domain_at

CROWDING_LOSS = 1.0
"""A castle crowds another player whose prospects lose more than this many points by it."""


class Wording(NamedTuple):
    """The keys of the sentences that each game words in its own way, and the rank of all its keys, the weightiest first."""

    nearer: str
    outnumbers: str
    holds_later: str
    site: str
    rank: Mapping[str, int]


def of_borders(before: Realm, after: Realm, seat: Seat, survey: Survey, wording: Wording) -> list[Reason]:
    """The own castle that new borders bring nearest to its domain, if they bring any nearer."""
    new = after.borders & ~before.borders
    if not new:
        return []
    around = before.land.grid.around
    sites = open_sites(after, survey, seat)
    found = [(area.missing.bit_count(), site.castle) for site, area in sites if around(area.cells) & new]
    cells = after.land.grid.cells
    return [Reason(wording.nearer, {"castle": cells[castle], "left": left}) for left, castle in sorted(found)[:1]]


def of_knights(
    before: Realm, after: Realm, knights: Iterable[str], seat: Seat, survey: Survey, wording: Wording
) -> Iterator[Reason]:
    """What knights on new cells are good for: against a neighbour, or for the domain they stand in."""
    board = after.land.grid
    for name in knights:
        cell = board.cell(name)
        domain = domain_at(after, cell)
        if domain is None:
            yield from _of_outpost(after, cell, seat, survey, wording)
        elif domain.colour == seat:
            for other, margin in outnumbered(before, after, domain):
                yield from _of_margin(after, domain, other, margin, wording)
            yield Reason("reason-garrison", {"castle": board.cells[domain.castle]})


def _of_margin(realm: Realm, domain: Domain, other: Domain, margin: int, wording: Wording) -> Iterator[Reason]:
    """What a better margin of knights over a neighbour is good for."""
    cells = realm.land.grid.cells
    owner = other.colour if other.colour < len(realm.castles) - 1 else None
    params = {"castle": cells[domain.castle], "other": cells[other.castle], "owner": owner}
    if margin > 0:
        yield Reason(wording.outnumbers, params)
    if owner is not None:
        yield Reason("reason-defends", params)


def _of_outpost(realm: Realm, cell: int, seat: Seat, survey: Survey, wording: Wording) -> Iterator[Reason]:
    """The castles in whose best area a knight outside domains stands."""
    for site, area in open_sites(realm, survey, seat):
        if area.cells >> cell & 1:
            yield Reason(wording.holds_later, {"castle": realm.land.grid.cells[site.castle]})


def castle_reasons(
    before: Realm, after: Realm, castle: int, seat: Seat, surveys: tuple[Survey, Survey], wording: Wording
) -> tuple[Reason, ...]:
    """The reasons for a castle or the knight beside it, by the surveys before and after; there is always one."""
    found = [*_of_site(after, castle, seat, surveys[1], wording), *_of_crowding(before, after, seat, surveys)]
    return weightiest(found, wording.rank)


def _of_site(realm: Realm, castle: int, seat: Seat, survey: Survey, wording: Wording) -> Iterator[Reason]:
    """The area that an own castle could get."""
    for site, area in open_sites(realm, survey, seat):
        if site.castle == castle and area.cells:
            name, left = realm.land.grid.cells[castle], area.missing.bit_count()
            yield Reason(wording.site, {"castle": name, "points": area.points, "left": left})


def _of_crowding(before: Realm, after: Realm, seat: Seat, surveys: tuple[Survey, Survey]) -> Iterator[Reason]:
    """The player whose prospects lose most, if they lose enough."""
    had, has = prospects(before, surveys[0]), prospects(after, surveys[1])
    loss, other = max((had[other] - has[other], other) for other in range(len(had)) if other != seat)
    if loss > CROWDING_LOSS:
        yield Reason("reason-crowds", {"owner": other})
