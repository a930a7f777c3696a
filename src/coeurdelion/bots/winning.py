"""The chance of each seat to win, from what a state that hides nothing is worth to everyone by the game's evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from coeurdelion.bots.levels import BOTS
from coeurdelion.core import AnyGame, Seat

Chances = tuple[float, ...]
"""The chance of each seat to win, a shared victory or a draw counting in parts; together they are 1."""


def winning_chances(game: AnyGame, state: Any) -> Chances:
    """The chances in a state; of a match that is over, who has won. For a game that has bots."""
    winners, seats = game.winners(state), len(game.scores(state))
    if winners is not None:
        return shares(winners, seats)
    guide = BOTS[game.id].winning
    return chances_of(guide.worths(state), guide.perils(state), guide.sharpness.after(guide.rounds_left(state)))


def shares(winners: Sequence[Seat], seats: int) -> Chances:
    """What each seat has of a victory: the winners divide it, all of them if nobody has won."""
    share = 1 / (len(winners) or seats)
    return tuple(share if seat in winners or not winners else 0.0 for seat in range(seats))


def chances_of(worths: Sequence[float], perils: Sequence[float], sharpness: float) -> Chances:
    """The chances of seats to which a state is worth so much, if one unit of it counts `sharpness` logits.

    What a seat in peril may lose goes to the others, as likely as each wins without it.
    """
    best = max(worths)
    odds = [exp(sharpness * (worth - best)) for worth in worths]
    chances = tuple(one / sum(odds) for one in odds)
    for seat, peril in enumerate(perils):
        chances = _but_for(chances, seat, peril)
    return chances


def _but_for(chances: Chances, lost: Seat, peril: float) -> Chances:
    """The chances if a seat has lost with a likelihood of `peril`."""
    others = 1 - chances[lost]
    if not others:
        return chances
    return tuple(
        chance * (1 - peril) if seat == lost else chance * (1 - chances[lost] * (1 - peril)) / others
        for seat, chance in enumerate(chances)
    )
