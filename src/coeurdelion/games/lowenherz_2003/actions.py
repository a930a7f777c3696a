"""Everything a seat, or chance, can do; `str` and `parse` are inverse."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from coeurdelion.core import Refused
from coeurdelion.core.grid import Grid, kept_by_grid
from coeurdelion.games.lowenherz_2003.cards import CARD, CARDS, LETTERS, Card
from coeurdelion.games.realm.actions import CELL, EDGE, TILE, Castle, Done, Extend, First, parse_shared


@dataclass(frozen=True, slots=True)
class Knight:
    cell: str

    def __str__(self) -> str:
        return f"knight {self.cell}"


@dataclass(frozen=True, slots=True)
class Sell:
    card: Card

    def __str__(self) -> str:
        return f"sell {self.card.code}"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card for one of its symbols; `symbol` is empty on a card that has only one."""

    card: Card
    symbol: str = ""

    def __str__(self) -> str:
        return f"play {self.card.code} {self.symbol}".rstrip()


@dataclass(frozen=True, slots=True)
class Border:
    edge: str

    def __str__(self) -> str:
        return f"border {self.edge}"


@dataclass(frozen=True, slots=True)
class Desert:
    """Call a deserter from domain `other` to the own one; `knight` is empty where the opponent removes it later."""

    castle: str
    other: str
    knight: str = ""

    def __str__(self) -> str:
        return f"desert {self.castle} {self.other} {self.knight}".rstrip()


@dataclass(frozen=True, slots=True)
class Remove:
    cell: str

    def __str__(self) -> str:
        return f"remove {self.cell}"


@dataclass(frozen=True, slots=True)
class Ally:
    castle: str
    other: str

    def __str__(self) -> str:
        return f"ally {self.castle} {self.other}"


@dataclass(frozen=True, slots=True)
class Draw:
    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Take:
    card: Card

    def __str__(self) -> str:
        return f"take {self.card.code}"


@dataclass(frozen=True, slots=True)
class Tile:
    """Chance lays a tile in the next place."""

    tile: str

    def __str__(self) -> str:
        return f"tile {self.tile}"


@dataclass(frozen=True, slots=True)
class Drawn:
    """Chance names the card on top of the deck."""

    card: Card

    def __str__(self) -> str:
        return f"draw {self.card.code}"


Action = Castle | Knight | Sell | Play | Border | Extend | Desert | Remove | Ally | Draw | Take | Done | Tile | First | Drawn

DRAW = Draw()
SELL = tuple(Sell(card) for card in CARDS)
TAKE = tuple(Take(card) for card in CARDS)
DRAWN = tuple(Drawn(card) for card in CARDS)
PLAY = tuple(
    tuple(Play(card, symbol) for symbol in card.symbols) if len(card.symbols) > 1 else (Play(card),) for card in CARDS
)
"""The ways to play each card, by its number."""


@kept_by_grid
def border_actions(board: Grid) -> dict[int, Border]:
    """The action for every edge of a board."""
    return {edge: Border(name) for edge, name in board.edges.items()}


@kept_by_grid
def knight_actions(board: Grid) -> dict[int, Knight]:
    """The action for every cell of a board."""
    return {cell: Knight(name) for cell, name in enumerate(board.cells)}


@kept_by_grid
def remove_actions(board: Grid) -> dict[int, Remove]:
    """The action for every cell of a board."""
    return {cell: Remove(name) for cell, name in enumerate(board.cells)}


_SYMBOL = re.compile(r"B[123]|K[12]|X|D|A")
_CODE = re.compile(rf"[{LETTERS}]\.[A-Z0-9/]+")


@lru_cache(maxsize=4096)
def parse(text: str) -> Action:
    """The action a line means; refused as notation if there is none."""
    words = text.split(" ")
    if shared := parse_shared(words):
        return shared
    match words:
        case ["knight", cell] if CELL.fullmatch(cell):
            return Knight(cell)
        case ["border", edge] if EDGE.fullmatch(edge):
            return Border(edge)
        case ["desert", castle, other, *knight] if len(knight) < 2 and all(map(CELL.fullmatch, (castle, other, *knight))):
            return Desert(castle, other, *knight)
        case ["remove", cell] if CELL.fullmatch(cell):
            return Remove(cell)
        case ["ally", castle, other] if CELL.fullmatch(castle) and CELL.fullmatch(other):
            return Ally(castle, other)
        case ["tile", tile] if TILE.fullmatch(tile):
            return Tile(tile)
        case ["draw"]:
            return DRAW
        case [("sell" | "take" | "draw" | "play") as verb, code, *rest] if _CODE.fullmatch(code):
            return _parse_card(text, verb, code, rest)
        case _:
            raise Refused("notation", "no-such-action", text=text[:80])


def _parse_card(text: str, verb: str, code: str, rest: list[str]) -> Action:
    """The action on a card: one of the four verbs that name one."""
    card = CARD.get(code)
    if card is None:
        raise Refused("notation", "no-such-card", code=code)
    match verb, rest:
        case "sell", []:
            return SELL[card.number]
        case "take", []:
            return TAKE[card.number]
        case "draw", []:
            return DRAWN[card.number]
        case "play", []:
            return Play(card)
        case "play", [symbol] if len(card.symbols) > 1 and _SYMBOL.fullmatch(symbol):
            return Play(card, symbol)
        case _:
            raise Refused("notation", "no-such-action", text=text[:80])
