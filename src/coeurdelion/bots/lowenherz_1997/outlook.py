"""What is worked out once for a decision in Löwenherz 1997: the cards to come, and the areas that castles could get."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import NamedTuple

from coeurdelion.bots.realm.enclosure import Gains
from coeurdelion.bots.realm.sites import Area, Shape, Survey, Valuation, closing_chances, survey
from coeurdelion.games.lowenherz_1997.cards import KING, ROWS, SILVER, SWORDS, WALLS, Deck, row_of
from coeurdelion.games.lowenherz_1997.pieces import MOUNTAIN, TOWN
from coeurdelion.games.lowenherz_1997.region import worth
from coeurdelion.games.lowenherz_1997.state import State
from coeurdelion.games.realm.board import FOREST, MEADOW, Land
from coeurdelion.native import lowenherz_1997 as core
from coeurdelion.native import packed_if_compiled

SILVER_SHARE = 0.85
"""What a mountain counts, in points, for each time that mountains will bring points: it may be lost before."""
REGION_WORTH = 1.5
"""The worth in points of having a region at all, from which to extend."""
GAINS: Gains = ((MEADOW + FOREST, 1), (MOUNTAIN, 4), (TOWN, 9))
SHAPES: tuple[Shape, ...] = (((), 1, 3), (GAINS, 2, 2), (GAINS, 3, 3), (GAINS, 2, 3), (GAINS, 3, 4))
MAX_MISSING_WALLS = 16
"""An area that misses this many walls, or more, is not considered."""
CLOSING_EXPONENT = 1.6
LAST_LETTER_CHANCE = 0.5
"""How likely a card of the last letter, which holds the king, is to be turned up at all."""


class CardsAhead(NamedTuple):
    """The cards to come: rounds, how often mountains will bring points, and a prince's share of walls and swords."""

    rounds: int
    silver: int
    walls: int
    swords: int


class Outlook(NamedTuple):
    """The castles without regions, and the cards to come.

    `packed` is the state that it is the outlook of, for the compiled core; None if there is none, or no room in it.
    """

    survey: Survey
    ahead: CardsAhead
    packed: bytes | None = None


def look_ahead(state: State) -> Outlook:
    """The outlook of a state."""
    ahead = cards_ahead(state)
    return Outlook(survey(state.realm, _valuation(ahead)), ahead, packed_if_compiled(core, state))


def cards_ahead(state: State) -> CardsAhead:
    """The cards still to come, what is left of the one turned up included."""
    return _ahead(state.deck, state.card, state.row, len(state.players))


@lru_cache(maxsize=1 << 10)
def _ahead(deck: Deck, card: str, row: int, players: int) -> CardsAhead:
    rounds = walls = swords = 0.0
    silver = 1
    for number, cards in enumerate(deck):
        chance = LAST_LETTER_CHANCE if number == len(deck) - 1 else 1.0
        silver += cards.count(SILVER)
        for code in cards:
            if code not in (SILVER, KING):
                rounds += chance
                walls += chance * symbols(code, WALLS)
                swords += chance * symbols(code, SWORDS)
    walls += symbols(card, WALLS, row)
    swords += symbols(card, SWORDS, row)
    return CardsAhead(round(rounds), silver, round(walls / players), round(swords / players))


def symbols(card: str, kind: str, after: int = 0) -> int:
    """How many walls or swords the rows of a card after one of them bring."""
    rows = (row_of(card, row) for row in ROWS if row > after) if card else ()
    return sum(int(action[1:]) for action in rows if action.startswith(kind))


def _valuation(ahead: CardsAhead) -> Valuation:
    """How areas are valued with these cards to come."""
    chances = closing_chances(MAX_MISSING_WALLS, 1.5 + ahead.walls, CLOSING_EXPONENT)
    return Valuation(SHAPES, chances, partial(_appraise, ahead.silver))


@lru_cache(maxsize=1 << 14)
def _appraise(silver: int, land: Land, cells: int) -> Area:
    points = worth(land, cells)
    mountains = (cells & land.cells(MOUNTAIN)).bit_count()
    return Area(cells, land.grid.around(cells), points, points + SILVER_SHARE * silver * mountains + REGION_WORTH)
