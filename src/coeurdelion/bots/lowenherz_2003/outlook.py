"""What is worked out once for a decision in Löwenherz 2003: the turns left, and the areas that castles could get."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from coeurdelion.bots.realm.enclosure import Gains
from coeurdelion.bots.realm.sites import Area, Shape, Survey, Valuation, closing_chances, survey
from coeurdelion.games.lowenherz_2003.domain import CITY, FOREST, VILLAGE, worth
from coeurdelion.games.lowenherz_2003.state import State
from coeurdelion.games.lowenherz_2003.tiles import LETTER, MINES
from coeurdelion.games.realm.board import Land
from coeurdelion.native import lowenherz_2003 as core
from coeurdelion.native import packed_if_compiled

MINE_LETTERS = "".join(LETTER[mine] for mine in MINES)
MINE_WORTH = 2.9
"""The worth of a mine in points, beside those of forests, villages and the city."""
DOMAIN_WORTH = 1.2
"""The worth in points of having a domain at all, from which to extend."""
GAINS: Gains = ((FOREST, 2), (VILLAGE, 6), (CITY, 10), (MINE_LETTERS, 4))
SHAPES: tuple[Shape, ...] = (((), 1, 3), (GAINS, 3, 2), (GAINS, 3, 3), (GAINS, 5, 3), (GAINS, 5, 4))
POINTS_PER_TURN = 2
BORDERS_PER_TURN = 1.2
MAX_MISSING_BORDERS = 14
"""An area that misses this many borders, or more, is not considered."""
CLOSING_EXPONENT = 1.05


class Outlook(NamedTuple):
    """The sites, the turns that each player may still have, and the rounds that the cards alone would last.

    `packed` is the state that it is the outlook of, for the compiled core; None without one, or where it has no room.
    """

    survey: Survey
    turns: int
    rounds: int
    packed: bytes | None = None


def look_ahead(state: State) -> Outlook:
    """The outlook of a state."""
    turns, rounds = turns_and_rounds(state)
    return Outlook(survey(state.realm, valuation(turns)), turns, rounds, packed_if_compiled(core, state))


def turns_and_rounds(state: State) -> tuple[int, int]:
    """The turns that each player may still have, and the rounds by the cards alone."""
    cards = sum(state.deck) + sum(len(player.hand) for player in state.players)
    rounds = max(1, round(cards / len(state.players)))
    best_score = max(player.score for player in state.players)
    return min(rounds, 2 + (state.king - best_score) // POINTS_PER_TURN), rounds


def valuation(turns: int) -> Valuation:
    """How areas are valued with `turns` to come."""
    chances = closing_chances(MAX_MISSING_BORDERS, 1 + BORDERS_PER_TURN * turns, CLOSING_EXPONENT)
    return Valuation(SHAPES, chances, _appraise)


@lru_cache(maxsize=1 << 14)
def _appraise(land: Land, cells: int) -> Area:
    points = worth(land, cells)
    mines = (cells & land.cells(MINE_LETTERS)).bit_count()
    return Area(cells, land.grid.around(cells), points, points + MINE_WORTH * mines + DOMAIN_WORTH)
