"""Why a bot of Löwenherz 1997 does something, told from what happens then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from coeurdelion.bots.lowenherz_1997.outlook import Outlook, open_sites, prospects
from coeurdelion.bots.realm.fronts import outnumbered
from coeurdelion.core import Seat
from coeurdelion.core.bot import Reason
from coeurdelion.games.lowenherz_1997.events import (
    AllianceBroken,
    AllianceMade,
    CellLost,
    Event,
    KnightDefected,
    KnightPlaced,
    RegionExtended,
    RegionMade,
    WallPlaced,
    ZoneLost,
)
from coeurdelion.games.lowenherz_1997.pieces import MOUNTAIN
from coeurdelion.games.lowenherz_1997.state import State, owner
from coeurdelion.games.realm.board import Domain, Realm, domain_at

PRIVATE_REASONS = frozenset(
    {
        "reason-l97-row-worth",
        "reason-l97-offers",
        "reason-l97-asks",
        "reason-l97-bid",
        "reason-l97-bid-treasure",
        "reason-l97-looks",
        "reason-l97-keeps",
        "reason-l97-keeps-parchment",
        "reason-l97-keeps-treasure",
    }
)
"""Reasons that give away a hidden card or what something is worth to the bot: for its own seat alone."""
MOST = 3
"""How many reasons are given."""
BEST = Reason("reason-best", {})
ONLY = Reason("reason-only", {})
ENOUGH = Reason("reason-enough", {})
CROWDED = 1.0
"""From so many points less on, another is crowded by a castle."""

REASONS = (
    "reason-l97-breaks",
    "reason-l97-closes",
    "reason-takes-from",
    "reason-cuts-off",
    "reason-l97-mountain",
    "reason-extends",
    "reason-l97-renegade",
    "reason-l97-peace",
    "reason-l97-pays",
    "reason-defends",
    "reason-l97-outnumbers",
    "reason-l97-nearer",
    "reason-l97-hems-in",
    "reason-garrison",
    "reason-l97-holds-later",
    "reason-l97-site",
    "reason-crowds",
    "reason-l97-row-worth",
    "reason-l97-row-ducats",
    "reason-l97-row-best",
    "reason-l97-row-contested",
    "reason-l97-offers",
    "reason-l97-asks",
    "reason-l97-accepts-pay",
    "reason-l97-accepts-cost",
    "reason-l97-fights",
    "reason-l97-bid",
    "reason-l97-bid-treasure",
    "reason-l97-bid-nothing",
    "reason-l97-looks",
    "reason-l97-keeps-parchment",
    "reason-l97-keeps-treasure",
    "reason-l97-keeps",
    "reason-enough",
    "reason-only",
    "reason-best",
)
"""The key of every reason, the weightiest first."""
_RANK = {key: rank for rank, key in enumerate(REASONS)}


def told(before: State, after: State, events: Sequence[Event], seat: Seat, seen: Outlook) -> tuple[Reason, ...]:
    """The reasons for steps that lead from one state to another; there is always one."""
    found = [reason for event in events for reason in _of_event(before.realm, event, seat)]
    if any(isinstance(event, WallPlaced) for event in events):
        found += _nearer(before.realm, after.realm, seat, seen)
    found += [reason for event in events for reason in _of_knight(before, after, event, seat, seen)]
    return weightiest(found)


def weightiest(found: Sequence[Reason]) -> tuple[Reason, ...]:
    """The first reasons by weight, each once."""
    each = {(reason.key, *sorted(reason.params.items(), key=str)): reason for reason in found}
    return tuple(sorted(each.values(), key=lambda reason: _RANK[reason.key])[:MOST]) or (BEST,)


def _of_event(realm: Realm, event: Event, seat: Seat) -> Iterator[Reason]:
    """What an event is good for."""
    match event:
        case RegionMade(seat=whose, castle=castle, points=points):
            yield (
                Reason("reason-l97-closes", {"castle": castle, "points": points})
                if whose == seat
                else Reason("reason-l97-hems-in", {"castle": castle, "owner": whose})
            )
        case RegionExtended(castle=castle, cells=(cell,), points=points):
            is_mountain = realm.land.terrain[realm.land.grid.cell(cell)] == MOUNTAIN
            key = "reason-l97-mountain" if is_mountain else "reason-extends"
            yield Reason(key, {"castle": castle, "cell": cell, "points": points})
        case CellLost(seat=whose, points=points) if points or whose is None:
            yield Reason("reason-takes-from", {"owner": whose, "points": -points})
        case ZoneLost(seat=whose, points=points) if points or whose is None:
            yield Reason("reason-cuts-off", {"owner": whose, "points": -points})
        case KnightDefected(owner=whose, cell=cell, castle=castle):
            yield Reason("reason-l97-renegade", {"cell": cell, "castle": castle, "owner": whose})
        case AllianceMade(castle=castle, other=other, owner=whose):
            yield Reason("reason-l97-peace", {"castle": castle, "other": other, "owner": whose})
        case AllianceBroken(castle=castle, other=other):
            yield Reason("reason-l97-breaks", {"castle": castle, "other": other})
        case KnightPlaced(ducats=ducats, treasures=treasures) if ducats or treasures:
            yield Reason("reason-l97-pays", {"price": ducats + sum(treasures)})
        case _:
            return


def _nearer(before: Realm, after: Realm, seat: Seat, seen: Outlook) -> list[Reason]:
    """The own castle that comes nearest to its region, if any comes nearer."""
    new = after.borders & ~before.borders
    around = before.land.grid.around
    sites = open_sites(after, seen, seat)
    found = [(area.missing.bit_count(), place.castle) for place, area in sites if around(area.cells) & new]
    cells = after.land.grid.cells
    return [Reason("reason-l97-nearer", {"castle": cells[castle], "left": left}) for left, castle in sorted(found)[:1]]


def _of_knight(before: State, after: State, event: Event, seat: Seat, seen: Outlook) -> Iterator[Reason]:
    """What a knight is good for: against a neighbour, or for the region it stands in."""
    if not isinstance(event, KnightPlaced):
        return
    realm, board = after.realm, after.realm.land.grid
    cell = board.cell(event.cell)
    region = domain_at(realm, cell)
    if region is None:
        yield from _of_outpost(realm, cell, seat, seen)
    elif region.colour == seat:
        for other, has in outnumbered(before.realm, after.realm, region):
            yield from _of_margin(after, region, other, has)
        yield Reason("reason-garrison", {"castle": board.cells[region.castle]})


def _of_margin(state: State, region: Domain, other: Domain, has: int) -> Iterator[Reason]:
    """What it is good for that a region, which had no more knights than another, has so many more."""
    cells = state.realm.land.grid.cells
    whose = owner(state, other.colour)
    params = {"castle": cells[region.castle], "other": cells[other.castle], "owner": whose}
    if has > 0:
        yield Reason("reason-l97-outnumbers", params)
    if whose is not None:
        yield Reason("reason-defends", params)


def _of_outpost(realm: Realm, cell: int, seat: Seat, seen: Outlook) -> Iterator[Reason]:
    """The castle for which a knight outside regions stands in the right place."""
    for place, area in open_sites(realm, seen, seat):
        if area.cells >> cell & 1:
            yield Reason("reason-l97-holds-later", {"castle": realm.land.grid.cells[place.castle]})


def of_castle(before: State, after: State, castle: int, seat: Seat, seen: Outlook, then: Outlook) -> tuple[Reason, ...]:
    """The reasons for a castle: the area it could get, and whom it crowds."""
    cells = after.realm.land.grid.cells
    found = [
        Reason("reason-l97-site", {"castle": cells[castle], "points": area.points, "left": area.missing.bit_count()})
        for place, area in open_sites(after.realm, then, seat)
        if place.castle == castle and area.cells
    ]
    had, has = prospects(before.realm, seen), prospects(after.realm, then)
    loss, other = max((had[other] - has[other], other) for other in range(len(had)) if other != seat)
    if loss > CROWDED:
        found.append(Reason("reason-crowds", {"owner": other}))
    return weightiest(found)
