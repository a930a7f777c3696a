"""Everything a seat, or chance, can do; `str` and `parse` are inverse."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from coeurdelion.core import Refused
from coeurdelion.games.lionheart.kinds import FACINGS, KIND, RANK, Kind
from coeurdelion.games.lionheart.numbers import DIE, MOST_DICE


@dataclass(frozen=True, slots=True)
class Move:
    cell: str
    to: str

    def __str__(self) -> str:
        return f"move {self.cell} {self.to}"


@dataclass(frozen=True, slots=True)
class Turn:
    cell: str
    facing: str

    def __str__(self) -> str:
        return f"turn {self.cell} {self.facing}"


@dataclass(frozen=True, slots=True)
class Attack:
    cell: str
    target: str

    def __str__(self) -> str:
        return f"attack {self.cell} {self.target}"


@dataclass(frozen=True, slots=True)
class Bribe:
    cell: str
    target: str

    def __str__(self) -> str:
        return f"bribe {self.cell} {self.target}"


@dataclass(frozen=True, slots=True)
class End:
    def __str__(self) -> str:
        return "end"


class Base(NamedTuple):
    """One base of an army: its kind, its figures, its square."""

    kind: Kind
    figures: int
    cell: str

    def __str__(self) -> str:
        return f"{self.kind.letter}{self.figures}@{self.cell}"


@dataclass(frozen=True, slots=True)
class BuildArmy:
    """A whole army; its bases stand in the order of their kinds, then of their squares."""

    bases: tuple[Base, ...]

    def __str__(self) -> str:
        return "army " + " ".join(map(str, self.bases))


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance rolls the dice of an attack or for the first turn."""

    faces: tuple[str, ...]

    def __str__(self) -> str:
        return "roll " + " ".join(self.faces)


Action = Move | Turn | Attack | Bribe | End | BuildArmy | Roll

END = End()


@cache
def attack_action(cell: str, target: str) -> Attack:
    """The attack of one square on another; each exists once."""
    return Attack(cell, target)


@cache
def roll_action(faces: tuple[str, ...]) -> Roll:
    """The roll that shows these faces; each exists once."""
    return Roll(faces)


def army(bases: Iterable[Base]) -> BuildArmy:
    """The army of these bases, in their order of notation."""
    return BuildArmy(tuple(sorted(bases, key=lambda base: (RANK[base.kind], int(base.cell[1:]), base.cell, base.figures))))


_CELL = re.compile(r"[a-z][1-9][0-9]?")
_BASE = re.compile(rf"([{''.join(KIND)}])([1-9][0-9]?)@([a-z][1-9][0-9]?)")


@lru_cache(maxsize=4096)
def parse(text: str) -> Action:
    """The action a line means; refused as notation if there is none."""
    match text.split(" "):
        case ["move", cell, to] if _CELL.fullmatch(cell) and _CELL.fullmatch(to):
            return Move(cell, to)
        case ["turn", cell, facing] if _CELL.fullmatch(cell) and facing in tuple(FACINGS):
            return Turn(cell, facing)
        case ["attack", cell, target] if _CELL.fullmatch(cell) and _CELL.fullmatch(target):
            return attack_action(cell, target)
        case ["bribe", cell, target] if _CELL.fullmatch(cell) and _CELL.fullmatch(target):
            return Bribe(cell, target)
        case ["end"]:
            return END
        case ["roll", *faces] if 0 < len(faces) <= MOST_DICE and all(face in DIE for face in faces):
            return roll_action(tuple(faces))
        case ["army", *words] if words:
            return army(_base(text, word) for word in words)
        case _:
            raise Refused("notation", "no-such-action", text=text[:80])


def _base(text: str, word: str) -> Base:
    """One base of an army."""
    found = _BASE.fullmatch(word)
    if found is None:
        raise Refused("notation", "no-such-base", text=word[:20])
    letter, figures, cell = found.groups()
    return Base(KIND[letter], int(figures), cell)
