"""A run: plays the matches that are still missing, and says which of those that are over count."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from statistics import fmean

from coeurdelion.bots.arena.fixture import Finished, Fixture, Illegal, Outcome, Played
from coeurdelion.bots.arena.pairing import fixtures, seatings
from coeurdelion.bots.arena.rating import encounter
from coeurdelion.bots.arena.results_file import Results
from coeurdelion.bots.arena.setting import Setting
from coeurdelion.bots.arena.sprt import Hypotheses, Sprt, Verdict

Schedule = Callable[[Setting, Iterator[Fixture]], Generator[Outcome, None, None]]
"""Plays matches somewhere and yields how they went, in any order; whatever is still under way when it is closed is lost."""


class Counted:
    """The matches that count: those of the first lucks, as far as all of them are over, and until the test has decided.

    So the same matches count in whatever order they came to their ends.
    """

    def __init__(self, setting: Setting, lucks: int, hypotheses: Hypotheses | None = None) -> None:
        of_luck = seatings(setting)
        sides = [(seating.count(0), setting.players - seating.count(0)) for seating in of_luck]
        self.matches: list[Played] = []
        self.lucks = 0
        self.sprt = Sprt(hypotheses, sides) if hypotheses else None
        self._most = lucks
        self._of_luck = len(of_luck)

    @property
    def is_decided(self) -> bool:
        """Whether nothing more needs to be played."""
        return self.lucks == self._most or (self.sprt is not None and self.sprt.verdict is not Verdict.OPEN)

    def count(self, played: dict[int, Played]) -> None:
        """Goes on as far as the matches that are over allow."""
        while not self.is_decided:
            numbers = range(self.lucks * self._of_luck, (self.lucks + 1) * self._of_luck)
            if not all(number in played for number in numbers):
                return
            of_luck = [played[number] for number in numbers]
            self.matches += of_luck
            self.lucks += 1
            if self.sprt:
                self.sprt.add(fmean(encounter(match).share for match in of_luck))


def play_out(
    setting: Setting, results: Results, counted: Counted, lucks: int, schedule: Schedule, tell: Callable[[Finished], None]
) -> Illegal | None:
    """Plays what is missing of so many lucks, or until it is decided; the match that an illegal answer ended, if one did.

    `tell` is called with each match that is over.
    """
    counted.count(results.played)
    if counted.is_decided:
        return None
    missing = (fixture for fixture in fixtures(setting, lucks) if fixture.number not in results.played)
    with closing(schedule(setting, missing)) as outcomes:
        for outcome in outcomes:
            if isinstance(outcome, Illegal):
                return outcome
            results.add(outcome.played)
            tell(outcome)
            counted.count(results.played)
            if counted.is_decided:
                return None
    return None
