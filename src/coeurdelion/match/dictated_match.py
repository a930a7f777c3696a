"""A match in which chance does as it is told: by the lines of a scenario, by what its position foresees, or as before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from coeurdelion.core import CHANCE, Match, Seat, Step
from coeurdelion.match.live import LiveMatch

SEED = bytes(32)
"""The seed of such a match: what is derived from it is always the same."""
Otherwise = Callable[[LiveMatch], str]
"""What chance does that is neither dictated nor foreseen."""


class Dictated(NamedTuple):
    """What chance is told to do after an action: lines, or words of which each line takes as many as it needs.

    Words are for games that have them (`ChanceWords`); None says nothing, no words at all that there is nothing to roll.
    """

    lines: tuple[str, ...] = ()
    words: tuple[str, ...] | None = None


NOTHING = Dictated()


class TooFewWords(Exception):  # noqa: N818 - what a scenario lacks, not an error of the program
    """Chance needs more words than it was told; `wanted` is a line that would do."""

    def __init__(self, wanted: str) -> None:
        super().__init__(wanted)
        self.wanted = wanted


class DictatedMatch:
    """A match from a position, and what is still foreseen of its chance.

    Without `otherwise` chance does the first that it can where it is told nothing, and words that are lacking are an error.
    """

    def __init__(self, match: Match, foreseen: Sequence[str], otherwise: Otherwise | None = None) -> None:
        self.live = LiveMatch(match, SEED)
        self.unused = NOTHING
        """What was dictated for the last action without being used."""
        self._foreseen = tuple(foreseen)
        self._otherwise = otherwise
        self.begun = self._act((), NOTHING)
        """What chance did before anyone could act."""

    def do(self, seat: Seat, line: str, dictated: Dictated = NOTHING) -> tuple[Step, ...]:
        """The steps of an action and of chance after it; raises Refused or TooFewWords, and the match has not changed."""
        return self._act(((seat, line),), dictated)

    def _act(self, actions: Sequence[tuple[Seat, str]], dictated: Dictated) -> tuple[Step, ...]:
        tried, told = self.live.copy(), _Told(dictated, self._foreseen, self._otherwise)
        try:
            steps = [tried.do(*action) for action in actions]
            while CHANCE in tried.to_act():
                steps.append(tried.do(CHANCE, told.next_line(tried)))
        finally:
            self.unused = told.unused
        self.live, self._foreseen = tried, tuple(told.foreseen)
        return tuple(steps)


class _Told:
    """What chance is told to do while it acts; whatever it does is taken away."""

    def __init__(self, dictated: Dictated, foreseen: Sequence[str], otherwise: Otherwise | None) -> None:
        self.foreseen = list(foreseen)
        self._lines = list(dictated.lines)
        self._words = None if dictated.words is None else list(dictated.words)
        self._otherwise = otherwise

    @property
    def unused(self) -> Dictated:
        """What is left of what was dictated."""
        return Dictated(tuple(self._lines), None if self._words is None else tuple(self._words))

    def next_line(self, live: LiveMatch) -> str:
        """What chance does now."""
        outcomes = sorted(map(str, live.game.odds(live.state)))
        line = self._dictated_line(outcomes[0]) or next((one for one in self.foreseen if one in outcomes), "")
        if line in self.foreseen:
            self.foreseen.remove(line)
        return line or (self._otherwise(live) if self._otherwise else outcomes[0])

    def _dictated_line(self, like: str) -> str:
        """The next line that is dictated, or made of as many words as a line like this one has; empty if there is none."""
        if self._lines:
            return self._lines.pop(0)
        if self._words is None:
            return ""
        verb, *wanted = like.split(" ")
        if len(self._words) < len(wanted):
            return self._without_words(like)
        line = " ".join([verb, *self._words[: len(wanted)]])
        del self._words[: len(wanted)]
        return line

    def _without_words(self, like: str) -> str:
        if self._otherwise is None:
            raise TooFewWords(like)
        return ""
