"""Armies that the squire builds in Lionheart: a plan by lot, each base on one of the squares that suit its kind."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from coeurdelion.core import Seat
from coeurdelion.core.bot import BotChoice, Reason
from coeurdelion.games.lionheart.actions import Base, army
from coeurdelion.games.lionheart.army import given_bases
from coeurdelion.games.lionheart.field import Field
from coeurdelion.games.lionheart.kinds import KIND
from coeurdelion.games.lionheart.numbers import COLUMNS
from coeurdelion.games.lionheart.state import State

PLANS: Mapping[str, str] = {
    "line": "n2 n2 a4 a4 i4 i4 i4 i4 i4",
    "hired": "m2 n2 n2 a4 a4 i4 i4 i4 i4",
    "guard": "h2 n2 n2 a4 a4 i4 i4 i4 i4",
    "motley": "h2 m2 n2 n2 a4 a4 i4 i4 i4",
    "rising": "m2 p4 n2 n2 a4 a4 i4 i4 i4",
}
"""The bases of each plan beside the King, in the order in which they find their squares."""
MASSED_PLANS: Mapping[str, str] = {
    "phalanx": "h2 m2 p4 n2 n2 a4 a4 i10 i10",
    "columns": "h2 m2 n2 n2 a4 a4 i7 i7 i6",
    "mass": "m2 n2 n2 a4 a4 i5 i5 i5 i5",
}
"""The plans where infantry may be massed."""
PLACES: Mapping[str, str] = {
    "h": "b3 b5 f4",
    "m": "f3 f5 f4",
    "p": "f1 f7 f0 f8",
    "n": "b2 b6 b1 b7",
    "a": "b2 b6 b3 b5 b1 b7",
    "i": "f4 f3 f5 f2 f6 f1 f7",
}
"""The squares that suit each kind, the best first: front or back row, and the column from the left."""
PLACE_JITTER = 3.5
"""How many places down its list a base may be moved by lot."""


def build_army(state: State, seat: Seat, rng: Random) -> BotChoice:
    """An army of one of the plans, with the reason for it."""
    return _built(state, seat, rng.choice(list(_plans(state))), rng)


def armies(state: State, seat: Seat) -> list[BotChoice]:
    """An army of each plan; the same ones for whoever asks again."""
    return [_built(state, seat, plan, Random(0)) for plan in _plans(state)]


def _plans(state: State) -> Mapping[str, str]:
    return MASSED_PLANS if state.options.massed else PLANS


def _built(state: State, seat: Seat, plan: str, rng: Random) -> BotChoice:
    mirrored = rng.random() < 0.5
    bases = list(given_bases(state.field, seat))
    for word in _plans(state)[plan].split():
        letter, figures = word[0], int(word[1:])
        taken = {base.cell for base in bases}
        squares = [_square(state.field, seat, place, mirrored) for place in PLACES[letter].split()]
        free = enumerate(square for square in squares if square not in taken)
        _, cell = min((rank + PLACE_JITTER * rng.random(), square) for rank, square in free)
        bases.append(Base(KIND[letter], figures, cell))
    return BotChoice(army(bases), (Reason("reason-lh-army", {"plan": plan}),))


def _square(field: Field, seat: Seat, place: str, mirrored: bool) -> str:
    """The square of a place on the home rows of a seat, counted from the right if mirrored."""
    front, column = place[0] == "f", int(place[1:])
    last = field.grid.size // COLUMNS - 1
    row = last - front if seat == 0 else int(front)
    return field.grid.cells[row * COLUMNS + (COLUMNS - 1 - column if mirrored else column)]
