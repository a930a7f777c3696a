"""One match of a run as a value: who sits where and by which luck, and how it went."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from coeurdelion.core import Param, Refused, Seat

Seating = tuple[int, ...]
"""The number of the bot on each seat."""


class Fixture(NamedTuple):
    """A match to be played: its number in the run, the number of its luck, from which all chance follows, and the bots."""

    number: int
    luck: int
    bots: Seating


@dataclass(frozen=True, slots=True)
class Played:
    """A match that is over; by seat its bots, its shares of the victory, its points (or figures left), its decisions in ms.

    `log` is a digest of all entries: the same digest, the same match.
    """

    match: int
    luck: int
    bots: Seating
    shares: tuple[float, ...]
    points: tuple[int, ...]
    entries: int
    log: str
    ms: tuple[tuple[float, ...], ...]

    @property
    def is_whole(self) -> bool:
        """Whether every seat has its numbers."""
        return {len(self.shares), len(self.points), len(self.ms)} == {len(self.bots)}


class Finished(NamedTuple):
    """A match that is over, with its match file."""

    played: Played
    record: str


class Illegal(NamedTuple):
    """A match that ended because an answer was refused: whose, what it was and why, and the match file up to there."""

    fixture: Fixture
    seat: Seat
    entry: int
    line: str
    rule: str
    reason: str
    params: dict[str, Param]
    record: str

    @property
    def refused(self) -> Refused:
        """The refusal."""
        return Refused(self.rule, self.reason, **self.params)


Outcome = Finished | Illegal
