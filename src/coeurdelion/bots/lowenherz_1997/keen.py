"""A keen player of Löwenherz 1997: closes regions, extends, plays politics, haggles briefly and bids freely."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from coeurdelion.bots.realm.keen import nearest_frame, plans
from coeurdelion.core import AnyGame, Seat
from coeurdelion.core.choices import bits
from coeurdelion.core.random_play import uniformly
from coeurdelion.games import lowenherz_1997
from coeurdelion.games.lowenherz_1997.actions import (
    Accept,
    Alliance,
    Break,
    Fight,
    Knight,
    LookAt,
    MakeBid,
    Offer,
    Renegade,
    Take,
    Wall,
)
from coeurdelion.games.lowenherz_1997.state import Decide, Duel, Keep, Look, Negotiation, PlaceCastle, State, Swords, Walls
from coeurdelion.games.realm.actions import Extend
from coeurdelion.games.realm.board import cells_of

BREAK_CHANCE = 0.2
"""How likely an alliance that can be broken is broken, at each choice."""
DEAL_CHANCE = 0.6
"""How likely it accepts or offers in a negotiation, and if it does not, how likely it breaks off."""


def keen(game: AnyGame, state: State, seat: Seat, rng: Random) -> Any:
    """The keen choice in Löwenherz 1997."""
    legal = list(lowenherz_1997.legal(state, seat))
    rng.shuffle(legal)
    breaks = [action for action in legal if isinstance(action, Break)]
    if breaks and (rng.random() < BREAK_CHANCE or len(breaks) == len(legal)):
        return breaks[0]
    match state.phase:
        case PlaceCastle():
            return nearest_frame(state.realm.land.grid, legal)
        case Decide():
            return next((action for action in legal if isinstance(action, Renegade | Alliance)), legal[0])
        case Walls():
            return _wall(state, seat, legal, rng)
        case Swords():
            return _swords(state, seat, legal)
        case Negotiation():
            return _talk(state, seat, legal, rng)
        case Duel():
            return _bid(legal, rng)
        case Look() | Keep():
            return next(action for action in legal if isinstance(action, LookAt | Take))
        case _:
            return uniformly(game, state, seat, rng)


def _wall(state: State, seat: Seat, legal: Sequence[Any], rng: Random) -> Any:
    """A wall of the plan that is nearest to done."""
    edges = {state.realm.land.grid.edge(action.edge): action for action in legal if isinstance(action, Wall)}
    for plan in plans(state.realm, seat, rng):
        wanted = [edges[edge] for edge in bits(plan.missing) if edge in edges]
        if wanted:
            return wanted[0]
    return legal[0]


def _swords(state: State, seat: Seat, legal: Sequence[Any]) -> Any:
    """The step after which the player leads by most; a knight inside a region rather than nothing."""
    board, own = state.realm.land.grid, cells_of(state.realm, seat)

    def rank(action: Any) -> float:
        if isinstance(action, Knight):
            return 0.5 if own >> board.cell(action.cell) & 1 else 0
        if not isinstance(action, Extend):
            return -1
        scores = lowenherz_1997.scores(lowenherz_1997.apply(state, seat, action)[0])
        before = lowenherz_1997.scores(state)
        return 2 * scores[seat] - sum(scores) - 2 * before[seat] + sum(before)

    return max(legal, key=rank)


def _talk(state: State, seat: Seat, legal: Sequence[Any], rng: Random) -> Any:
    """Accepts, offers a little, or breaks off."""
    if rng.random() < DEAL_CHANCE:
        for action in legal:
            if isinstance(action, Accept) or (isinstance(action, Offer) and action.ducats <= 3):
                return action
    return next(action for action in legal if isinstance(action, Fight)) if rng.random() < DEAL_CHANCE else legal[0]


def _bid(legal: Sequence[Any], rng: Random) -> Any:
    """A bid of a few ducats, sometimes with treasures, so that ties happen too."""
    small = [action for action in legal if isinstance(action, MakeBid) and action.ducats <= 2]
    return rng.choice(small)
