"""The 60 action cards, and piles of them as counts."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

LETTERS = "ABCD"
KEPT = 4096
"""Of so many piles it is kept which cards they hold: the same ones are asked for again and again."""


class Card(NamedTuple):
    """A kind of card: its number in the order of the codes, letter, symbols, price and sale value."""

    number: int
    code: str
    letter: str
    symbols: tuple[str, ...]
    price: int
    sale: int


Pile = tuple[int, ...]
"""A multiset of cards: how many of each kind, by the kind's number."""


def _read_cards() -> tuple[tuple[Card, ...], Pile]:
    table = tomllib.loads(files(__package__).joinpath("cards.toml").read_text("utf-8"))["cards"]
    cards = []
    for number, code in enumerate(sorted(table)):
        letter, symbols = code.split(".")
        cards.append(Card(number, code, letter, tuple(symbols.split("/")), table[code]["price"], table[code]["sale"]))
    return tuple(cards), tuple(table[card.code]["count"] for card in cards)


CARDS, FULL_DECK = _read_cards()
CARD = {card.code: card for card in CARDS}
NO_CARDS: Pile = (0,) * len(CARDS)
_OF_LETTER = tuple(tuple(card for card in CARDS if card.letter == letter) for letter in LETTERS)


def pile(cards: Iterable[Card]) -> Pile:
    """The pile of these cards."""
    counts = [0] * len(CARDS)
    for card in cards:
        counts[card.number] += 1
    return tuple(counts)


@lru_cache(KEPT)
def cards_in(counts: Pile) -> tuple[Card, ...]:
    """The cards of a pile, in the order of their codes."""
    return tuple(card for card in CARDS for _ in range(counts[card.number]))


def plus(counts: Pile, card: Card) -> Pile:
    """The pile with one card more."""
    number = card.number
    return (*counts[:number], counts[number] + 1, *counts[number + 1 :])


def minus(counts: Pile, card: Card) -> Pile:
    """The pile with one card less."""
    number = card.number
    return (*counts[:number], counts[number] - 1, *counts[number + 1 :])


def top_cards(counts: Pile) -> tuple[Card, ...]:
    """The kinds of cards that can lie on top of a deck: those left of its first letter that is not empty."""
    for kinds in _OF_LETTER:
        left = tuple(card for card in kinds if counts[card.number])
        if left:
            return left
    return ()


@lru_cache(KEPT)
def letter_counts(counts: Pile) -> tuple[int, ...]:
    """How many cards of each letter a pile holds."""
    return tuple(sum(counts[card.number] for card in kinds) for kinds in _OF_LETTER)


PRICES = {card.code: {"price": card.price, "sale": card.sale} for card in CARDS}
"""The price and the sale value of every card, by its code."""
