"""The action cards and the politics cards."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import NamedTuple

_TABLE = tomllib.loads(files(__package__).joinpath("cards.toml").read_text("utf-8"))

SILVER, KING = "silver", "king"
DUCATS, POLITICS, WALLS, SWORDS = "$", "P", "W", "S"
ROWS = (1, 2, 3)
Deck = tuple[tuple[str, ...], ...]
"""The action cards left, letter by letter, each in the order of the codes: the order in which they lie does not exist."""

FULL_DECK: Deck = tuple(tuple(sorted(cards)) for cards in _TABLE["actions"].values())
BASIC_DECK: Deck = FULL_DECK[1:]
LETTERS = tuple(_TABLE["actions"])
ACTION_CARDS = frozenset(code for cards in FULL_DECK for code in cards)


def top_cards(deck: Deck) -> tuple[str, ...]:
    """The cards of the deck's first letter that is not empty: any of them can lie on top (L97-SETUP-3)."""
    return next((cards for cards in deck if cards), ())


def without_top(deck: Deck, code: str) -> Deck:
    """The deck after that card was turned up."""
    number = next(number for number, cards in enumerate(deck) if cards)
    cards = list(deck[number])
    cards.remove(code)
    return (*deck[:number], tuple(cards), *deck[number + 1 :])


def row_of(code: str, row: int) -> str:
    """The action in a row of a card, 1 the top one."""
    return code.split("/")[row - 1]


class Politics(NamedTuple):
    """A kind of politics card: its number in the order of the list, its code, its value if it has one."""

    number: int
    code: str
    value: int

    @property
    def is_treasure(self) -> bool:
        return self.code.startswith("treasure")

    @property
    def is_parchment(self) -> bool:
        return self.code.startswith("parchment")


Pile = tuple[int, ...]
"""A multiset of politics cards: how many of each kind, by the kind's number."""

KINDS = tuple(
    Politics(number, code, int(code.lstrip("abcdefghijklmnopqrstuvwxyz") or 0))
    for number, code in enumerate(_TABLE["politics"])
)
KIND = {kind.code: kind for kind in KINDS}
ALLIANCE, RENEGADE = KIND["alliance"], KIND["renegade"]
TREASURE = {kind.value: kind for kind in KINDS if kind.is_treasure}
ALL_POLITICS: Pile = tuple(_TABLE["politics"][kind.code] for kind in KINDS)
NO_POLITICS: Pile = (0,) * len(KINDS)


def pile(cards: Iterable[Politics]) -> Pile:
    """The pile of these cards."""
    counts = [0] * len(KINDS)
    for card in cards:
        counts[card.number] += 1
    return tuple(counts)


def cards_in(counts: Pile) -> tuple[Politics, ...]:
    """The cards of a pile, in the order of their kinds."""
    return tuple(kind for kind in KINDS for _ in range(counts[kind.number]))


def plus(counts: Pile, other: Pile) -> Pile:
    """Two piles together."""
    return tuple(one + two for one, two in zip(counts, other, strict=True))


def minus(counts: Pile, other: Pile) -> Pile:
    """A pile without the cards of another that is part of it."""
    return tuple(one - two for one, two in zip(counts, other, strict=True))
