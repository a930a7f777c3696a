"""How a match ended, typed, with the notation of match files."""

from __future__ import annotations

import re
from dataclasses import dataclass

from coeurdelion.core.refusal import Refused
from coeurdelion.core.seat import Seat


@dataclass(frozen=True, slots=True)
class Won:
    """One seat has won, or several together."""

    seats: tuple[Seat, ...]

    def __str__(self) -> str:
        return "win " + " ".join(map(str, self.seats))


@dataclass(frozen=True, slots=True)
class Drawn:
    """Nobody has won."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Abandoned:
    """The match was given up without a result."""

    def __str__(self) -> str:
        return "abandoned"


Result = Won | Drawn | Abandoned
_WON = re.compile(r"win( [0-9])+")


def parse_result(text: str) -> Result:
    """The result that a line means; the inverse of `str`."""
    if text == "draw":
        return Drawn()
    if text == "abandoned":
        return Abandoned()
    if _WON.fullmatch(text):
        return Won(tuple(map(int, text.split(" ")[1:])))
    raise Refused("notation", "no-such-action", text=text[:80])
