"""What a position of Löwenherz 1997 is worth to a seat, as terms with names and weights."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from coeurdelion.bots.lowenherz_1997.money import money, purse
from coeurdelion.bots.lowenherz_1997.outlook import SILVER_SHARE, CardsAhead, Outlook, look_ahead
from coeurdelion.bots.realm.fronts import BEST_RIVAL_SHARE, lead, victory
from coeurdelion.bots.realm.sites import prospects
from coeurdelion.bots.realm.standing import (
    LOOT_CELLS,
    CellWorth,
    Pieces,
    best_cells,
    domain_cells,
    garrisons,
    pieces_of,
    pressures,
    rooms,
    worst_cut,
)
from coeurdelion.core import Seat
from coeurdelion.games import lowenherz_1997
from coeurdelion.games.lowenherz_1997.cards import ALLIANCE, RENEGADE
from coeurdelion.games.lowenherz_1997.numbers import CELL_POINTS, TOWN_POINTS
from coeurdelion.games.lowenherz_1997.pieces import MOUNTAIN, TOWN
from coeurdelion.games.lowenherz_1997.region import size_points, town_points
from coeurdelion.games.lowenherz_1997.state import State
from coeurdelion.games.realm.board import FOREST, MEADOW, Domain, Land
from coeurdelion.native import core_of, packed_if_compiled
from coeurdelion.native import lowenherz_1997 as packing

WEIGHTS: Mapping[str, float] = {
    "won": 1000.0,
    "points": 1.0,
    "prospects": 0.75,
    "silver": SILVER_SHARE,
    "room": 0.2,
    "pressure": 0.5,
    "garrison": 0.5,
    "ducats": 1.0,
    "politics": 1.0,
}
"""What one unit of each term counts, in points."""
FAR_SHARE = 0.4
"""What land two steps away counts, as a share of what land beside a region does."""
BUSY_SWORDS = 4
"""With fewer swords to come land and knights count in proportion."""
HAND_WORTH = {ALLIANCE.code: 1.2, RENEGADE.code: 2.0}
"""The worth of an alliance or a renegade in hand, in points, while there is time to play it."""
HAND_ROUNDS = 4
"""With fewer rounds to come cards in hand count in proportion."""


def evaluate(state: State, seat: Seat, outlook: Outlook) -> float:
    """What a state is worth to a seat, in points."""
    return sum(WEIGHTS[name] * value for name, value in terms(state, seat, outlook).items())


def state_worth(state: State, seat: Seat) -> float:
    """What a state is worth to a seat by its own outlook, in points; the compiled core says the same."""
    core, packed = core_of(lowenherz_1997.id), packed_if_compiled(packing, state)
    if core is None or packed is None:
        return evaluate(state, seat, look_ahead(state))
    return sum(WEIGHTS[name] * value for name, value in core.evaluate(packed, seat).items())


def terms(state: State, seat: Seat, outlook: Outlook) -> dict[str, float]:
    """What a state has for a seat, less what it has for the others, by name."""
    realm, ahead = state.realm, outlook.ahead
    standing = _standing(pieces_of(realm), ahead)
    activity = min(1.0, ahead.swords / BUSY_SWORDS)
    return {
        "won": victory(lowenherz_1997.winners(state), seat),
        "points": lead([player.score for player in state.players], seat, BEST_RIVAL_SHARE),
        "prospects": lead(prospects(realm, outlook.survey), seat),
        "silver": lead(standing.silver, seat, BEST_RIVAL_SHARE) * ahead.silver,
        "room": lead(standing.room, seat) * activity,
        "pressure": lead(standing.pressure, seat) * activity,
        "garrison": lead(standing.garrison, seat) * activity,
        "ducats": purse(money(state.players[seat]), ahead.rounds),
        "politics": in_hand(state, seat, ahead),
    }


def in_hand(state: State, seat: Seat, ahead: CardsAhead) -> float:
    """What the politics cards in the own hand are worth, treasures apart; open parchments have counted already."""
    held = [one for one in state.players[seat].politics if not one.is_open or not one.card.is_parchment]
    return sum(kept(one.card.code, one.card.value if one.card.is_parchment else 0, ahead) for one in held)


def kept(code: str, points: int, ahead: CardsAhead) -> float:
    """What a politics card that is no money is worth in hand."""
    return points + HAND_WORTH.get(code, 0.0) * min(1.0, ahead.rounds / HAND_ROUNDS)


class Standing(NamedTuple):
    """What regions and knights are worth beside their points: a number for each seat in every field."""

    silver: tuple[float, ...]
    room: tuple[float, ...]
    pressure: tuple[float, ...]
    garrison: tuple[float, ...]


@lru_cache(maxsize=1 << 13)
def _standing(pieces: Pieces, ahead: CardsAhead) -> Standing:
    land, worth = pieces.land, cell_worth(ahead.silver)
    reach = max(1, LOOT_CELLS * ahead.swords)
    return Standing(
        silver=tuple(float((cells & land.cells(MOUNTAIN)).bit_count()) for cells in domain_cells(pieces)),
        room=rooms(pieces, worth, reach, FAR_SHARE),
        pressure=pressures(pieces, worth, lambda region, near, free: _worst_cut(land, region, near, ahead.silver)),
        garrison=garrisons(pieces),
    )


@lru_cache
def cell_worth(silver: int) -> CellWorth:
    """What a cell of each kind is worth to the region that takes it, if mountains will bring points `silver` times."""
    mountain = CELL_POINTS + SILVER_SHARE * silver
    kinds = ((TOWN, CELL_POINTS + TOWN_POINTS), (MOUNTAIN, mountain), (MEADOW + FOREST, CELL_POINTS))
    return CellWorth(tuple(sorted(kinds, key=lambda kind: kind[1], reverse=True)))


@lru_cache(maxsize=1 << 14)
def _worst_cut(land: Land, region: Domain, cells: int, silver: int) -> float:
    """What a region loses at most with one of these cells and all that this cuts off from the castle (L97-EXTEND-10)."""

    def loss(cell: int, zone: int) -> float:
        mountains = (zone & land.cells(MOUNTAIN)).bit_count()
        lost = size_points(zone.bit_count()) + town_points(land, zone) + SILVER_SHARE * silver * mountains
        return lost + best_cells(land, cell, 1, cell_worth(silver))

    return worst_cut(land, region, cells, loss)
