"""Everything a seat, or chance, can do; `str` and `parse` are inverse."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from coeurdelion.core import Refused
from coeurdelion.core.grid import Grid, kept_by_grid
from coeurdelion.games.lowenherz_1997.cards import ACTION_CARDS, KIND, ROWS, TREASURE, Politics
from coeurdelion.games.realm.actions import CELL, EDGE, TILE, Castle, Done, Extend, First, parse_shared

Treasures = tuple[int, ...]
"""The values of treasures that pay, rising."""


def _paid(treasures: Treasures) -> str:
    return "".join(f" t{value}" for value in treasures)


@dataclass(frozen=True, slots=True)
class Knight:
    cell: str
    treasures: Treasures = ()

    def __str__(self) -> str:
        return f"knight {self.cell}{_paid(self.treasures)}"


@dataclass(frozen=True, slots=True)
class Wall:
    edge: str

    def __str__(self) -> str:
        return f"wall {self.edge}"


@dataclass(frozen=True, slots=True)
class Choose:
    """Play a decision card."""

    row: int

    def __str__(self) -> str:
        return f"choose {self.row}"


@dataclass(frozen=True, slots=True)
class Alliance:
    castle: str
    other: str

    def __str__(self) -> str:
        return f"alliance {self.castle} {self.other}"


@dataclass(frozen=True, slots=True)
class Renegade:
    """Call the knight of region `other` to the own region."""

    castle: str
    other: str
    knight: str
    treasures: Treasures = ()

    def __str__(self) -> str:
        return f"renegade {self.castle} {self.other} {self.knight}{_paid(self.treasures)}"


@dataclass(frozen=True, slots=True)
class Break:
    """End an alliance; its two castles in the order of their names."""

    one: str
    other: str
    treasures: Treasures = ()

    @classmethod
    def of(cls, castles: Iterable[str], treasures: Treasures) -> Break:
        """Ending the alliance of two castles, in whichever order they are given."""
        one, other = sorted(castles)
        return cls(one, other, treasures)

    def __str__(self) -> str:
        return f"break {self.one} {self.other}{_paid(self.treasures)}"


@dataclass(frozen=True, slots=True)
class Offer:
    """I act and pay you."""

    ducats: int

    def __str__(self) -> str:
        return f"offer {self.ducats}"


@dataclass(frozen=True, slots=True)
class Ask:
    """You act and pay me."""

    ducats: int

    def __str__(self) -> str:
        return f"ask {self.ducats}"


@dataclass(frozen=True, slots=True)
class Accept:
    ducats: int

    def __str__(self) -> str:
        return f"accept {self.ducats}"


@dataclass(frozen=True, slots=True)
class Fight:
    """Break off the negotiation."""

    def __str__(self) -> str:
        return "fight"


@dataclass(frozen=True, slots=True)
class MakeBid:
    ducats: int
    treasures: Treasures = ()

    def __str__(self) -> str:
        return f"bid {self.ducats}{_paid(self.treasures)}"


@dataclass(frozen=True, slots=True)
class LookAt:
    pile: int

    def __str__(self) -> str:
        return f"look {self.pile}"


@dataclass(frozen=True, slots=True)
class Take:
    card: Politics

    def __str__(self) -> str:
        return f"take {self.card.code}"


@dataclass(frozen=True, slots=True)
class Piece:
    """Chance lays a piece of the map in the next place."""

    piece: str

    def __str__(self) -> str:
        return f"piece {self.piece}"


@dataclass(frozen=True, slots=True)
class Filled:
    """Chance puts a politics card on a pile."""

    pile: int
    card: Politics

    def __str__(self) -> str:
        return f"pile {self.pile} {self.card.code}"


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """Chance names the action card that is turned up."""

    card: str

    def __str__(self) -> str:
        return f"draw {self.card}"


Action = (
    Castle
    | Knight
    | Wall
    | Extend
    | Choose
    | Alliance
    | Renegade
    | Break
    | Offer
    | Ask
    | Accept
    | Fight
    | MakeBid
    | LookAt
    | Take
    | Done
    | Piece
    | First
    | Filled
    | TurnedUp
)

FIGHT = Fight()
CHOOSE = {row: Choose(row) for row in ROWS}


@kept_by_grid
def wall_actions(board: Grid) -> dict[int, Wall]:
    """The action for every edge of a board."""
    return {edge: Wall(name) for edge, name in board.edges.items()}


@kept_by_grid
def knight_actions(board: Grid) -> dict[int, Knight]:
    """The action for every cell of a board, paid in ducats alone."""
    return {cell: Knight(name) for cell, name in enumerate(board.cells)}


_AMOUNTS: dict[str, type[Offer | Ask | Accept]] = {"offer": Offer, "ask": Ask, "accept": Accept}
_NUMBER = re.compile(r"0|[1-9][0-9]{0,5}")
_TREASURE = {f"t{value}": value for value in TREASURE}


@lru_cache(maxsize=4096)
def parse(text: str) -> Action:
    """The action a line means; refused as notation if there is none."""
    words = text.split(" ")
    action = parse_shared(words) or _parse_place(words) or _parse_word(words) or _parse_number(words) or _parse_chance(words)
    if action is None:
        raise Refused("notation", "no-such-action", text=text[:80])
    return action


def _treasures(words: list[str]) -> Treasures | None:
    """The treasures that words name, None if they name none in rising order."""
    if not all(word in _TREASURE for word in words):
        return None
    values = tuple(_TREASURE[word] for word in words)
    return values if sorted(set(values)) == list(values) else None


def _parse_place(words: list[str]) -> Action | None:
    """The actions on cells and edges, most of which treasures may pay for."""
    match words:
        case ["wall", edge] if EDGE.fullmatch(edge):
            return Wall(edge)
        case ["alliance", castle, other] if CELL.fullmatch(castle) and CELL.fullmatch(other):
            return Alliance(castle, other)
        case ["knight", cell, *paid] if CELL.fullmatch(cell) and (values := _treasures(paid)) is not None:
            return Knight(cell, values)
        case ["break", one, other, *paid] if all(map(CELL.fullmatch, (one, other))):
            values = _treasures(paid)
            return Break.of((one, other), values) if values is not None else None
        case ["renegade", castle, other, knight, *paid] if all(map(CELL.fullmatch, (castle, other, knight))):
            values = _treasures(paid)
            return Renegade(castle, other, knight, values) if values is not None else None
        case _:
            return None


def _parse_word(words: list[str]) -> Action | None:
    """The actions on cards and piles."""
    match words:
        case ["choose", ("1" | "2" | "3") as row]:
            return CHOOSE[int(row)]
        case ["look", ("1" | "2") as number]:
            return LookAt(int(number))
        case ["take", code] if code in KIND:
            return Take(KIND[code])
        case ["fight"]:
            return FIGHT
        case _:
            return None


def _parse_number(words: list[str]) -> Action | None:
    """The actions that name an amount."""
    match words:
        case [("offer" | "ask" | "accept") as verb, amount] if _NUMBER.fullmatch(amount):
            return _AMOUNTS[verb](int(amount))
        case ["bid", amount, *paid] if _NUMBER.fullmatch(amount):
            values = _treasures(paid)
            return MakeBid(int(amount), values) if values is not None else None
        case _:
            return None


def _parse_chance(words: list[str]) -> Action | None:
    """What chance decides."""
    match words:
        case ["piece", piece] if TILE.fullmatch(piece):
            return Piece(piece)
        case ["pile", ("1" | "2") as number, code] if code in KIND:
            return Filled(int(number), KIND[code])
        case ["draw", code] if code in ACTION_CARDS:
            return TurnedUp(code)
        case _:
            return None
