"""Why a step on the board is good, in both Löwenherz games: borders, knights, castles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from coeurdelion.bots.realm.fronts import outnumbered
from coeurdelion.bots.realm.sites import Survey, open_sites, prospects
from coeurdelion.core import Seat
from coeurdelion.core.bot import Reason
from coeurdelion.games.realm.board import Domain, Realm, domain_at

CROWDING_LOSS = 1.0
"""A castle crowds another player whose prospects lose more than so many points by it."""


class ReasonKeys(NamedTuple):
    """The keys of the sentences that each game words in its own way."""

    nearer: str
    outnumbers: str
    holds_later: str
    site: str


def of_borders(before: Realm, after: Realm, seat: Seat, survey: Survey, keys: ReasonKeys) -> list[Reason]:
    """The own castle that new borders bring nearest to its domain, if they bring any nearer."""
    new = after.borders & ~before.borders
    if not new:
        return []
    around = before.land.grid.around
    sites = open_sites(after, survey, seat)
    found = [(area.missing.bit_count(), site.castle) for site, area in sites if around(area.cells) & new]
    cells = after.land.grid.cells
    return [Reason(keys.nearer, {"castle": cells[castle], "left": left}) for left, castle in sorted(found)[:1]]


def of_knight(before: Realm, after: Realm, cell: int, seat: Seat, survey: Survey, keys: ReasonKeys) -> Iterator[Reason]:
    """What a new knight is good for: against a neighbour, or for the domain it stands in."""
    domain = domain_at(after, cell)
    if domain is None:
        yield from _of_outpost(after, cell, seat, survey, keys)
    elif domain.colour == seat:
        for other, margin in outnumbered(before, after, domain):
            yield from _of_margin(after, domain, other, margin, keys)
        yield Reason("reason-garrison", {"castle": after.land.grid.cells[domain.castle]})


def _of_margin(realm: Realm, domain: Domain, other: Domain, margin: int, keys: ReasonKeys) -> Iterator[Reason]:
    """What a better margin of knights over a neighbour is good for."""
    cells = realm.land.grid.cells
    owner = other.colour if other.colour < len(realm.castles) - 1 else None
    params = {"castle": cells[domain.castle], "other": cells[other.castle], "owner": owner}
    if margin > 0:
        yield Reason(keys.outnumbers, params)
    if owner is not None:
        yield Reason("reason-defends", params)


def _of_outpost(realm: Realm, cell: int, seat: Seat, survey: Survey, keys: ReasonKeys) -> Iterator[Reason]:
    """The castles in whose best area a knight outside domains stands."""
    for site, area in open_sites(realm, survey, seat):
        if area.cells >> cell & 1:
            yield Reason(keys.holds_later, {"castle": realm.land.grid.cells[site.castle]})


def of_castle(
    before: Realm, after: Realm, castle: int, seat: Seat, surveys: tuple[Survey, Survey], keys: ReasonKeys
) -> Iterator[Reason]:
    """What a new castle is good for, by the surveys before and after it: the area it could get, and whom it crowds."""
    cells = after.land.grid.cells
    for site, area in open_sites(after, surveys[1], seat):
        if site.castle == castle and area.cells:
            left = area.missing.bit_count()
            yield Reason(keys.site, {"castle": cells[castle], "points": area.points, "left": left})
    had, has = prospects(before, surveys[0]), prospects(after, surveys[1])
    loss, other = max((had[other] - has[other], other) for other in range(len(had)) if other != seat)
    if loss > CROWDING_LOSS:
        yield Reason("reason-crowds", {"owner": other})
