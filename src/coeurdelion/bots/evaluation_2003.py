"""What a position of Löwenherz 2003 is worth to a seat, as terms with names and weights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from coeurdelion.bots.prospects_2003 import Site, prospects, sites
from coeurdelion.bots.standing_2003 import standing
from coeurdelion.core import Seat
from coeurdelion.games.lowenherz_2003.state import Over, State
from coeurdelion.games.lowenherz_2003.table import MOST_DUCATS_POINTS, NEXT_DUCATS_POINTS

WEIGHTS: Mapping[str, float] = {
    "won": 1000.0,
    "points": 1.0,
    "prospects": 0.66,
    "room": 0.19,
    "pressure": 0.5,
    "garrison": 0.6,
    "income": 0.28,
    "monopoly": 1.2,
    "ducats": 0.35,
    "bonus": 1.2,
}
"""What one unit of each term counts, in points; found by matches of the squire against itself."""

RIVAL = 0.5
"""How much of the others' points is those of the best of them; the rest is their mean."""
INCOME_TURNS = 12
"""For how many turns income is counted at most."""
POINTS_A_TURN = 2
"""How fast the leader comes nearer to the king, at a guess."""
DUCATS_A_TURN = 4
"""How many ducats a turn can use."""
PURSE = ((1.0, 8), (0.5, 8), (0.15, 999))
"""What the first ducats count, what the next do, what the rest do, and how many these are."""
BONUS_ROUNDS = 6
"""With fewer turns left by the cards the bonus for ducats comes into sight."""


class Outlook(NamedTuple):
    """What is worked out once for a decision: the sites, how many turns each player may still have, and how many more the
    cards would last if nobody reached the king.
    """

    sites: tuple[Site, ...]
    turns: int
    rounds: int


def outlook(state: State) -> Outlook:
    """The outlook of a state."""
    return Outlook(sites(state.realm), *_turns(state))


def _turns(state: State) -> tuple[int, int]:
    """How many turns each player may still have, and how many by the cards alone."""
    cards = sum(state.deck) + sum(len(player.hand) for player in state.players)
    rounds = max(1, round(cards / len(state.players)))
    ahead = max(player.score for player in state.players)
    return min(rounds, 2 + (state.king - ahead) // POINTS_A_TURN), rounds


def purse(state: State, seat: Seat, ducats: int, ahead: Outlook) -> float:
    """What it would be worth to a seat to have so many ducats, in points."""
    amounts = [ducats if other == seat else player.ducats for other, player in enumerate(state.players)]
    return sum(WEIGHTS[name] * value for name, value in _money(amounts, seat, ahead).items())


def evaluate(state: State, seat: Seat, ahead: Outlook) -> float:
    """What a state is worth to a seat, in points."""
    return sum(WEIGHTS[name] * value for name, value in terms(state, seat, ahead).items())


def terms(state: State, seat: Seat, ahead: Outlook) -> dict[str, float]:
    """What a state has for a seat, less what it has for the others, by name."""
    realm = state.realm
    held = standing(realm.land, realm.domains, realm.castles, realm.knights, realm.allied)
    points = [player.score for player in state.players]
    ducats = [player.ducats for player in state.players]
    return {
        "won": _won(state, seat),
        "points": _lead(points, seat, RIVAL),
        "prospects": _lead(prospects(realm, ahead.sites, ahead.turns), seat),
        "room": _lead(held.room, seat),
        "pressure": _lead(held.pressure, seat),
        "garrison": _lead(held.garrison, seat),
        "income": _lead(held.income, seat) * min(ahead.turns, INCOME_TURNS),
        "monopoly": _lead(held.monopoly, seat),
        **_money(ducats, seat, ahead),
    }


def _money(ducats: Sequence[int], seat: Seat, ahead: Outlook) -> dict[str, float]:
    """The terms of ducats: what they can buy, and their bonus at the end."""
    near = 1 - (ahead.rounds - 1) / BONUS_ROUNDS
    return {
        "ducats": _useful(ducats[seat], ahead.turns),
        "bonus": near * _lead(_bonuses(ducats), seat) if near > 0 else 0.0,
    }


def _lead(values: Sequence[float], seat: Seat, share: float = 0.0) -> float:
    """A seat's value less a share of the best of the others' and for the rest their mean."""
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - share * max(others) - (1 - share) * sum(others) / len(others)


def _won(state: State, seat: Seat) -> float:
    """A victory, shared or alone, or a defeat."""
    if not isinstance(state.phase, Over):
        return 0.0
    won = state.phase.winners
    return (2.0 / len(won) if seat in won else 0.0) - 1.0


@lru_cache(maxsize=1 << 12)
def _useful(ducats: int, turns: int) -> float:
    """Ducats, the first counting most, and no more than the turns after this one can use."""
    ducats = min(ducats, DUCATS_A_TURN * (turns - 1))
    counted = 0.0
    for share, width in PURSE:
        counted += share * min(ducats, width)
        ducats -= min(ducats, width)
    return counted


def _bonuses(ducats: Sequence[int]) -> list[float]:
    """What each would get for ducats if the match ended now (L03-END-3)."""
    amounts = sorted({amount for amount in ducats if amount}, reverse=True)
    points = dict(zip(amounts, (MOST_DUCATS_POINTS, NEXT_DUCATS_POINTS), strict=False))
    return [float(points.get(amount, 0)) for amount in ducats]
