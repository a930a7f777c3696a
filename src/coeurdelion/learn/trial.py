"""Trying a position: some lines, each by whoever is to act, and what becomes of them.

Nothing is kept between two trials: whoever goes on tries all lines again, or fewer to go back. The same lines always lead
to the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple, Protocol

from coeurdelion.core import ALL, CHANCE, AnyGame, Entry, Refused, Seat, Step
from coeurdelion.core.capabilities import Phrase, capabilities_of
from coeurdelion.match.dictated_match import NOTHING, Dictated, DictatedMatch
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.scenario import Scenario, read_scenario

MAX_LINES = 80
"""Lines of one trial."""
MAX_LINE_LENGTH = 200
"""Characters of one of them."""
_WITH_SEAT = re.compile(r"([0-9]) (.*)", re.ASCII | re.DOTALL)
"""A line that says whose it is, as in match files."""
_KEPT_SCENARIOS = 64
"""Scenarios that are kept as they were read."""

Dictation = Callable[[Sequence[Entry]], Dictated]
"""What chance is told to do after the last of the actions that seats have done so far."""


class Frame(NamedTuple):
    """What one line led to: its own step and those of chance after it, and the state then; or why it was refused.

    The first frame of a trial has no line: it is the position, after chance has acted where it is to act at once.
    """

    by: Seat
    line: str
    steps: tuple[Step, ...]
    state: Any
    refused: Refused | None = None


Status = Literal["wait", "good", "weaker", "done"]
"""`wait`: the task is still to be done; `good`: one is done, here is the next; `weaker`: the last line is allowed but not
what is taught, so it is taken back; `done`: the last task is done."""


class Verdict(NamedTuple):
    """What a lesson says of a trial: how many of its tasks are done, what became of the last line, what is asked now."""

    task: int
    """How many tasks are done: the number of the one that is asked for, counted from 0."""
    of: int
    """How many tasks there are."""
    status: Status
    say: Phrase
    """What is said to the last line: praise, or why it is weaker; what is asked for as long as there is nothing to say."""
    ask: Phrase | None = None
    """What the task asks for; None when all are done."""
    point: tuple[str, ...] = ()
    """Places and other words of lines to look at."""
    then: tuple[Frame, ...] = ()
    """What is to be shown before the position that was reached, if others acted: the last line, then those of the others."""


class Subject(Protocol):
    """What can be tried: a position, and what becomes of lines that are tried on it."""

    @property
    def text(self) -> str:
        """The scenario with the position."""

    def try_lines(self, lines: Iterable[str]) -> Trial:
        """The trial of some lines on this position."""


class Trial:
    """A position after the lines that were tried on it.

    `frames` has the position and what each line led to, up to the first that was refused; that one has changed nothing.
    """

    verdict: Verdict | None = None
    """What is said of the lines; None where nothing is taught."""

    def __init__(self, scenario: Scenario, lines: Iterable[str], dictation: Dictation | None = None) -> None:
        self.scenario = scenario
        self._dictate = dictation or following(scenario)
        self._match = DictatedMatch(scenario.match, scenario.foreseen, LiveMatch.derived)
        self._done: list[Entry] = []
        self.frames = [Frame(CHANCE, "", self._match.begun, self._match.live.state)]
        for line in lines:
            self.frames.append(self._try(line))
            if self.refused:
                break

    @property
    def game(self) -> AnyGame:
        """The game that is tried."""
        return self.scenario.game

    @property
    def live(self) -> LiveMatch:
        """The match that the lines make."""
        return self._match.live

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines that were taken; one that was refused is none of them."""
        return tuple(frame.line for frame in self.frames[1:] if frame.refused is None)

    @property
    def refused(self) -> Refused | None:
        """Why the last line was refused; None if it was not."""
        return self.frames[-1].refused

    @property
    def seat(self) -> Seat | None:
        """The seat that a line is of which names none: the first of those to act."""
        return next(iter(self.live.to_act()), None)

    @property
    def viewer(self) -> Seat | None:
        """Through whose eyes it is seen: nothing is hidden, whoever tries acts for all."""
        return ALL

    def said(self, line: str) -> tuple[Seat, str]:
        """Whose line it is, and what it says."""
        named = _WITH_SEAT.fullmatch(line)
        if named is None:
            return self.seat or 0, line
        seat, count = int(named.group(1)), len(self.scenario.colours)
        if seat >= count:
            raise Refused("protocol", "no-seat", number=str(seat), count=count)
        return seat, named.group(2)

    def preview(self, line: str) -> list[Any]:
        """What a line would cause, as far as its seat can know; nothing changes."""
        return self.live.preview(*self.said(line))

    def why(self, line: str) -> Refused | None:
        """Why a line is refused; None if it is not."""
        try:
            self.live.preview(*self.said(line), outcomes=False)
        except Refused as refused:
            return refused
        return None

    def reach(self, place: str) -> tuple[Phrase, ...]:
        """What can be done at a place of the board or from it; nothing in a game that says nothing of places."""
        reach = capabilities_of(self.game).reach
        return reach(self.game.redact(self.live.state, self.seat), place) if reach else ()

    def _try(self, line: str) -> Frame:
        """What a line leads to."""
        by = self.seat or 0
        try:
            by, action = self.said(line)
            done = [*self._done, Entry(by, str(self.game.parse(action)))]
            steps = self._match.do(by, action, self._dictate(done))
        except Refused as refused:
            return Frame(by, line, (), self.live.state, refused)
        self._done = done
        return Frame(by, line, steps, self.live.state)


def following(scenario: Scenario) -> Dictation:
    """What chance does in a scenario as long as its own steps are done; nothing is told from the first other one on."""
    steps = [frame.steps for frame in frames_of(scenario)[1:] if not frame.refused]
    own = [done.entry for done, *_ in steps]

    def dictate(done: Sequence[Entry]) -> Dictated:
        if own[: len(done)] != list(done):
            return NOTHING
        return Dictated(tuple(step.entry.action for step in steps[len(done) - 1][1:]))

    return dictate


def frames_of(scenario: Scenario) -> list[Frame]:
    """The position of a scenario and what each of its steps leads to; a step that is refused leaves things as they are."""
    match = DictatedMatch(scenario.match, scenario.foreseen)
    frames = [Frame(CHANCE, "", match.begun, match.live.state)]
    for step in scenario.steps:
        try:
            steps, refused = match.do(step.by, step.do, step.dictated), None
        except Refused as why:
            steps, refused = (), why
        frames.append(Frame(step.by, step.do, steps, match.live.state, refused))
    return frames


def wanted_in(game: AnyGame, frame: Frame) -> Phrase | None:
    """What the line of a frame that was refused asked for, in the infinitive; None if it means nothing on this board."""
    infinitive = capabilities_of(game).infinitive
    if infinitive is None or frame.refused is None:
        return None
    try:
        return infinitive(game.redact(frame.state, frame.by), game.parse(frame.line))
    except Refused:
        return None


@lru_cache(_KEPT_SCENARIOS)
def scenario_of(text: str) -> Scenario:
    """The scenario of a text; refused, with the line, if it is none."""
    return read_scenario(text)
