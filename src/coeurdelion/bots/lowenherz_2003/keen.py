"""A keen player, for tests and for show: closes areas, extends, calls deserters and allies whenever it can."""

from __future__ import annotations

from random import Random
from typing import Any

from coeurdelion.bots.realm.keen import nearest_frame, plans
from coeurdelion.core import AnyGame, Seat
from coeurdelion.core.choices import bits
from coeurdelion.core.random_play import uniformly
from coeurdelion.games import lowenherz_2003
from coeurdelion.games.lowenherz_2003.actions import DRAW, Border, Knight, Play, Sell, Take
from coeurdelion.games.lowenherz_2003.state import Borders, Extension, Knights, PlaceCastle, Refill, State, UseCard
from coeurdelion.games.realm.actions import Extend
from coeurdelion.games.realm.board import cells_of


def keen(game: AnyGame, state: State, seat: Seat, rng: Random) -> Any:
    """The keen choice in Löwenherz 2003."""
    match state.phase:
        case PlaceCastle():
            return _castle(state, seat, rng)
        case UseCard():
            return _card(state, seat, rng)
        case Borders():
            return _border(state, seat, rng)
        case Knights():
            return _knight(state, seat, rng)
        case Extension():
            return _extension(state, seat, rng)
        case Refill():
            return _refill(state, seat, rng)
        case _:
            return uniformly(game, state, seat, rng)


def _castle(state: State, seat: Seat, rng: Random) -> Any:
    """A castle near the frame, where fewer borders close it in."""
    legal = list(lowenherz_2003.legal(state, seat))
    rng.shuffle(legal)
    return nearest_frame(state.realm.land.grid, legal)


def _card(state: State, seat: Seat, rng: Random) -> Any:
    """The boldest card that can be played, else the best sale."""
    legal = list(lowenherz_2003.legal(state, seat))
    rng.shuffle(legal)
    closing = plans(state.realm, seat, rng)
    boldness = {"D": 6, "A": 5, "X": 4, "B": 3 if closing else 0, "K": 2}

    def rank(action: Any) -> float:
        if isinstance(action, Play):
            symbol = action.symbol or action.card.symbols[0]
            return boldness[symbol[0]] + rng.random()
        assert isinstance(action, Sell)
        return action.card.sale / 10

    return max(legal, key=rank)


def _border(state: State, seat: Seat, rng: Random) -> Any:
    """A border of the plan that is nearest to done."""
    legal = lowenherz_2003.legal(state, seat)
    for plan in plans(state.realm, seat, rng):
        edges = [Border(state.realm.land.grid.edges[edge]) for edge in bits(plan.missing & legal.mask)]
        if edges:
            return rng.choice(edges)
    return legal[-1]


def _knight(state: State, seat: Seat, rng: Random) -> Any:
    """A knight inside a domain, if there is one."""
    legal = list(lowenherz_2003.legal(state, seat))
    board, own = state.realm.land.grid, cells_of(state.realm, seat)
    inside = [action for action in legal if isinstance(action, Knight) and own >> board.cell(action.cell) & 1]
    return rng.choice(inside or legal)


def _extension(state: State, seat: Seat, rng: Random) -> Any:
    """The extension after which the player leads by most."""
    legal = list(lowenherz_2003.legal(state, seat))
    rng.shuffle(legal)

    def lead(action: Any) -> int:
        if not isinstance(action, Extend):
            return -1000
        scores = lowenherz_2003.scores(lowenherz_2003.apply(state, seat, action)[0])
        return 2 * scores[seat] - sum(scores)

    return max(legal, key=lead)


def _refill(state: State, seat: Seat, rng: Random) -> Any:
    """A bold card of the market, else an unknown one."""
    bold = [
        action
        for action in lowenherz_2003.legal(state, seat)
        if isinstance(action, Take) and set(action.card.symbols) & {"D", "A", "X"}
    ]
    return rng.choice(bold) if bold else DRAW
