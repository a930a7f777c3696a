"""How a line of a learner is judged: what it has met, and whether what is asked for can still be met after it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from fnmatch import fnmatchcase
from itertools import islice
from typing import Any, Literal, NamedTuple

from coeurdelion.core import Param, Step, params_of
from coeurdelion.learn.stages import LEARNER, Outcome, Stage, Task
from coeurdelion.match.dictated_match import Dictated, DictatedMatch
from coeurdelion.match.expected import alike, findings

MAX_TRIED = 3000
"""Own lines that are tried to see whether something can still be met."""


class Judgement(NamedTuple):
    """What became of a line: the task is done, goes on, or the line is weaker; what it met, and what the sentence needs."""

    kind: Literal["good", "way", "weaker"]
    outcome: Outcome
    params: Mapping[str, Param] = {}


class Tried(NamedTuple):
    """A line of the learner, its step and those of chance after it, and the match then."""

    line: str
    steps: tuple[Step, ...]
    match: DictatedMatch

    @property
    def events(self) -> list[Any]:
        """What happened."""
        return [event for step in self.steps for event in step.events]


def try_line(task: Task, match: DictatedMatch, line: str) -> Tried:
    """What a line of the learner leads to; refused if it is not allowed. The match itself does not change."""
    action = str(match.live.game.parse(line))
    after = copy(match)
    return Tried(action, after.do(LEARNER, action, _dictated(task, action)), after)


def _dictated(task: Task, line: str) -> Dictated:
    """What chance does after a line: as the first outcome says that the line may meet, else as the task says."""
    told = (one.dictated for one in (*task.good, *task.weaker) if one.dictated is not None and _fits(one, line))
    return next(told, task.dictated)


def judge_line(stage: Stage, task: Task, used: int, tried: Tried) -> Judgement:
    """What is to be said of a line; `used` lines of the task came before it."""
    for outcome in task.good:
        if (params := _met(stage, outcome, tried)) is not None:
            return Judgement("good", outcome, params)
    weaker = _weaker(stage, task, tried)
    if not weaker.outcome.is_open:
        return weaker
    for outcome in task.good:
        if _can_be_met(stage, task, outcome, tried, outcome.within - used - 1):
            return Judgement("way", outcome)
    had_choice = len(stage.scenario.game.legal(tried.steps[0].before, LEARNER)) > 1
    return weaker if had_choice else Judgement("way", task.good[0])


def _weaker(stage: Stage, task: Task, tried: Tried) -> Judgement:
    """The first of what is weaker that a line meets: at the latest the last, which every line does."""
    met = ((outcome, _met(stage, outcome, tried)) for outcome in task.weaker)
    return next(Judgement("weaker", outcome, params) for outcome, params in met if params is not None)


def _met(stage: Stage, outcome: Outcome, tried: Tried) -> Mapping[str, Param] | None:
    """What belongs to the event of an outcome that is met, nothing without one; None if it is not met."""
    if not _fits(outcome, tried.line):
        return None
    event = next((event for event in tried.events if _is(stage, outcome, event)), None) if outcome.event else None
    if (outcome.event and event is None) or not _holds(stage, outcome, tried.match.live.state):
        return None
    return params_of(event) if event else {}


def _fits(outcome: Outcome, line: str) -> bool:
    return not outcome.lines or any(fnmatchcase(line, pattern) for pattern in outcome.lines)


def _is(stage: Stage, outcome: Outcome, event: Any) -> bool:
    """Whether an event is the one of an outcome."""
    params = params_of(event)
    return bool(event.key == outcome.event) and all(
        _named(stage, params.get(name)) == wanted or params.get(name) == wanted for name, wanted in outcome.params.items()
    )


def _named(stage: Stage, value: Param) -> object:
    """A value as a file writes it: a seat by its colour, a row of words as a list."""
    if isinstance(value, tuple):
        return list(value)
    return stage.scenario.colours[value] if isinstance(value, int) and 0 <= value < len(stage.scenario.colours) else value


def _holds(stage: Stage, outcome: Outcome, state: Any) -> bool:
    """Whether a state is as an outcome expects it."""
    game, colours = stage.scenario.game, stage.scenario.colours
    reached = findings(game, colours, state, outcome.at_least)
    return all(found >= wanted for _, wanted, found in reached) and all(
        alike(wanted, found) for _, wanted, found in findings(game, colours, state, outcome.expect)
    )


def _can_be_met(stage: Stage, task: Task, outcome: Outcome, tried: Tried, left: int) -> bool:
    """Whether so many more lines of the learner can meet an outcome, this one being of the kind it names."""
    if left < 1 or not _fits(outcome, tried.line):
        return False
    later = islice(_continuations(stage, task, outcome, tried.match, left), MAX_TRIED)
    return any(_met(stage, outcome, one) is not None for one in later)


def _continuations(stage: Stage, task: Task, outcome: Outcome, match: DictatedMatch, left: int) -> Iterator[Tried]:
    """What the learner could do next before others act, as an outcome names it and with nothing weaker between."""
    live = match.live
    if LEARNER not in live.to_act():
        return
    for line in map(str, live.game.legal(live.state, LEARNER)):
        if _fits(outcome, line):
            tried = try_line(task, match, line)
            yield tried
            if left > 1 and _weaker(stage, task, tried).outcome.is_open:
                yield from _continuations(stage, task, outcome, tried.match, left - 1)
