"""Why a bot of Löwenherz 1997 does something, told from what happens then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from coeurdelion.bots.common_reasons import ranks, weightiest
from coeurdelion.bots.lowenherz_1997.outlook import Outlook
from coeurdelion.bots.realm.reasons import Wording, of_borders, of_knights
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
from coeurdelion.games.lowenherz_1997.state import State
from coeurdelion.games.realm.board import Realm

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
    "reason-l97-hard",
    "reason-l97-refuses-pay",
    "reason-l97-refuses-cost",
    "reason-l97-holds-out",
    "reason-l97-fights",
    "reason-l97-bid",
    "reason-l97-bid-refused",
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
WORDING = Wording(
    nearer="reason-l97-nearer",
    outnumbers="reason-l97-outnumbers",
    holds_later="reason-l97-holds-later",
    site="reason-l97-site",
    rank=ranks(REASONS),
)


def step_reasons(before: State, after: State, events: Sequence[Event], seat: Seat, outlook: Outlook) -> tuple[Reason, ...]:
    """The reasons for steps that lead from one state to another; there is always one."""
    realms = before.realm, after.realm
    found = [reason for event in events for reason in _of_event(before.realm, event, seat)]
    if any(isinstance(event, WallPlaced) for event in events):
        found += of_borders(*realms, seat, outlook.survey, WORDING)
    knights = [event.cell for event in events if isinstance(event, KnightPlaced)]
    found += of_knights(*realms, knights, seat, outlook.survey, WORDING)
    return weightiest(found, WORDING.rank)


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
