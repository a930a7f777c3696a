"""What a position of Löwenherz 2003 is worth to a seat, as terms with names and weights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from coeurdelion.bots.lowenherz_2003.outlook import MINE_LETTERS, MINE_WORTH, Outlook, look_ahead
from coeurdelion.bots.realm.fronts import BEST_RIVAL_SHARE, beside, lead, victory
from coeurdelion.bots.realm.sites import prospects
from coeurdelion.bots.realm.standing import (
    ALL_CELLS,
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
from coeurdelion.games import lowenherz_2003
from coeurdelion.games.lowenherz_2003.domain import CITY, FOREST, VILLAGE
from coeurdelion.games.lowenherz_2003.numbers import (
    CITY_POINTS,
    FOREST_POINTS,
    MONOPOLY_MINES,
    MOST_DUCATS_POINTS,
    NEXT_DUCATS_POINTS,
    VILLAGE_POINTS,
)
from coeurdelion.games.lowenherz_2003.state import State
from coeurdelion.games.realm.board import Domain, Land
from coeurdelion.native import core_of, packed_if_compiled
from coeurdelion.native import lowenherz_2003 as packing

WEIGHTS: Mapping[str, float] = {
    "won": 1000.0,
    "points": 1.0,
    "prospects": 0.42,
    "room": 0.19,
    "pressure": 0.5,
    "garrison": 0.6,
    "income": 0.28,
    "monopoly": 1.2,
    "ducats": 0.35,
    "bonus": 1.2,
}
"""What one unit of each term counts, in points."""

CELL_WORTH = CellWorth(
    (
        (CITY, CITY_POINTS),
        (VILLAGE, VILLAGE_POINTS),
        (MINE_LETTERS, MINE_WORTH),
        (FOREST, FOREST_POINTS),
    )
)
MONOPOLY_PROGRESS = (0.0, 0.2, 1.0)
"""What the mines of one kind count on the way to a monopoly."""
FAR_SHARE = 0.45
"""What land two steps away counts, as a share of what land beside a domain does."""

DUCATS_PER_TURN = 4
"""The ducats that a turn can use: more than the turns to come can use are worth nothing."""
DUCAT_WORTH = ((1.0, 8), (0.5, 8), (0.15, 999))
"""What a ducat counts, and for how many ducats that holds: the first, the next, the rest."""
MAX_INCOME_TURNS = 12
"""The most turns whose income counts."""
BONUS_ROUNDS = 6
"""With fewer rounds to come by the cards, the bonus for ducats at the end counts."""


def purse(state: State, seat: Seat, ducats: int, outlook: Outlook) -> float:
    """What it would be worth to a seat to have `ducats`, in points."""
    amounts = [ducats if other == seat else player.ducats for other, player in enumerate(state.players)]
    return sum(WEIGHTS[name] * value for name, value in _money(amounts, seat, outlook).items())


def evaluate(state: State, seat: Seat, outlook: Outlook) -> float:
    """What a state is worth to a seat, in points."""
    return sum(WEIGHTS[name] * value for name, value in terms(state, seat, outlook).items())


def state_worth(state: State, seat: Seat) -> float:
    """What a state is worth to a seat by its own outlook, in points; the compiled core says the same."""
    core, packed = core_of(lowenherz_2003.id), packed_if_compiled(packing, state)
    if core is None or packed is None:
        return evaluate(state, seat, look_ahead(state))
    return sum(WEIGHTS[name] * value for name, value in core.evaluate(packed, seat).items())


def terms(state: State, seat: Seat, outlook: Outlook) -> dict[str, float]:
    """What a state has for a seat, less what it has for the others, by name."""
    realm = state.realm
    standing = _standing(pieces_of(realm))
    points = [player.score for player in state.players]
    ducats = [player.ducats for player in state.players]
    return {
        "won": victory(lowenherz_2003.winners(state), seat),
        "points": lead(points, seat, BEST_RIVAL_SHARE),
        "prospects": lead(prospects(realm, outlook.survey), seat),
        "room": lead(standing.room, seat),
        "pressure": lead(standing.pressure, seat),
        "garrison": lead(standing.garrison, seat),
        "income": lead(standing.income, seat) * min(outlook.turns, MAX_INCOME_TURNS),
        "monopoly": lead(standing.monopoly, seat),
        **_money(ducats, seat, outlook),
    }


def _money(ducats: Sequence[int], seat: Seat, outlook: Outlook) -> dict[str, float]:
    """The terms of ducats: what they can buy, and their bonus at the end."""
    near = 1 - (outlook.rounds - 1) / BONUS_ROUNDS
    return {
        "ducats": _useful(ducats[seat], outlook.turns),
        "bonus": near * lead(_bonuses(ducats), seat) if near > 0 else 0.0,
    }


@lru_cache(maxsize=1 << 12)
def _useful(ducats: int, turns: int) -> float:
    """Ducats, the first counting most, and no more than the turns after this one can use."""
    ducats = min(ducats, DUCATS_PER_TURN * (turns - 1))
    counted = 0.0
    for share, width in DUCAT_WORTH:
        counted += share * min(ducats, width)
        ducats -= min(ducats, width)
    return counted


def _bonuses(ducats: Sequence[int]) -> list[float]:
    """What each would get for ducats if the match ended now (L03-END-3)."""
    amounts = sorted({amount for amount in ducats if amount}, reverse=True)
    points = dict(zip(amounts, (MOST_DUCATS_POINTS, NEXT_DUCATS_POINTS), strict=False))
    return [float(points.get(amount, 0)) for amount in ducats]


class Standing(NamedTuple):
    """What domains and knights are worth beside their points: a number for each seat in every field."""

    room: tuple[float, ...]
    pressure: tuple[float, ...]
    garrison: tuple[float, ...]
    income: tuple[float, ...]
    monopoly: tuple[float, ...]


@lru_cache(maxsize=1 << 13)
def _standing(pieces: Pieces) -> Standing:
    land = pieces.land
    mines = [_mines(land, cells) for cells in domain_cells(pieces)]
    return Standing(
        room=rooms(pieces, CELL_WORTH, ALL_CELLS, FAR_SHARE),
        pressure=pressures(pieces, CELL_WORTH, lambda domain, near, free: _cut_loss(land, domain, near, free)),
        garrison=garrisons(pieces),
        income=tuple(float(len(counts)) for counts in mines),
        monopoly=tuple(sum(map(_progress, counts)) for counts in mines),
    )


def _cut_loss(land: Land, domain: Domain, near: int, free: int) -> float:
    """What a domain loses at most by an extension of two cells (L03-EXTEND-10)."""
    return _worst_cut(land, domain, near | beside(land.grid, near) & free)


@lru_cache(maxsize=1 << 14)
def _worst_cut(land: Land, domain: Domain, cells: int) -> float:
    return worst_cut(land, domain, cells, lambda cell, zone: best_cells(land, cell | zone, ALL_CELLS, CELL_WORTH))


def _mines(land: Land, cells: int) -> list[int]:
    """How many mines of each kind that there are among these cells."""
    counts = ((cells & land.cells(letter)).bit_count() for letter in MINE_LETTERS)
    return [count for count in counts if count]


def _progress(mines: int) -> float:
    """What mines of one kind count until they are a monopoly (L03-MINE-2)."""
    return MONOPOLY_PROGRESS[mines] if mines < MONOPOLY_MINES else 0.0
