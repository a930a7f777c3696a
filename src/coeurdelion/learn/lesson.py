"""A stage of a first game as a learner plays it: the others act in between as its file says, and each line is judged."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from coeurdelion.core import CHANCE, Param, Refused, Seat
from coeurdelion.core.capabilities import Phrase
from coeurdelion.learn.judgement import Judgement, Tried, judge_line, try_line
from coeurdelion.learn.stages import LEARNER, Stage, Task
from coeurdelion.learn.trial import Frame, Status, Trial, Verdict
from coeurdelion.match.dictated_match import NOTHING, DictatedMatch
from coeurdelion.match.scenario import ScenarioStep


class Lesson(Trial):
    """A stage after the lines of the learner; `verdict` says what became of the last one and what is asked next.

    A line that is weaker or refused counts only as long as it is the last: the next is tried as if it had not been.
    """

    verdict: Verdict

    def __init__(self, stage: Stage, lines: Iterable[str]) -> None:
        super().__init__(stage.scenario, (), lambda done: NOTHING)
        self.stage = stage
        self._number = 0
        """How many tasks are done."""
        self._used: list[str] = []
        """The lines of the task at hand."""
        self._back: DictatedMatch | None = None
        """Where the last line is taken back to, if it does not count."""
        self._play(stage.scenario.steps)
        self.frames = [Frame(CHANCE, "", (), self.live.state)]
        self.verdict = self._verdict("wait", self._asked())
        for line in lines:
            self._follow(line)

    @property
    def seat(self) -> Seat | None:
        """The learner's seat; None if the learner is not to act."""
        return LEARNER if LEARNER in self.live.to_act() else None

    @property
    def viewer(self) -> Seat | None:
        """The learner: what others hide stays hidden."""
        return LEARNER

    @property
    def is_done(self) -> bool:
        """Whether every task is done."""
        return self._number == len(self.stage.tasks)

    @property
    def task(self) -> Task:
        """What is to be done now, or was last."""
        return self.stage.tasks[min(self._number, len(self.stage.tasks) - 1)]

    def said(self, line: str) -> tuple[Seat, str]:
        """A line is always the learner's."""
        return LEARNER, line

    def _follow(self, line: str) -> None:
        """One more line of the learner; the one before is forgotten if it does not count."""
        if self._back:
            self._match, self._back = self._back, None
            self.frames.pop()
        before = self._match
        try:
            tried = self._tried(line)
        except Refused as refused:
            self.frames.append(Frame(LEARNER, line, (), self.live.state, refused))
            self._back = before
            self.verdict = self.verdict if self.is_done else self._verdict("wait", self._asked())
            return
        self._match = tried.match
        self.frames.append(Frame(LEARNER, line, tried.steps, self.live.state))
        judged = judge_line(self.stage, self.task, len(self._used), tried)
        if judged.kind == "weaker":
            self._back = before
        self.verdict = self._answer(tried, judged)

    def _tried(self, line: str) -> Tried:
        if self.is_done:
            raise Refused("over", "stage-done")
        return try_line(self.task, self._match, line)

    def _answer(self, tried: Tried, judged: Judgement) -> Verdict:
        """What is said to a line, after the others have done what follows on it."""
        outcome = judged.outcome
        if judged.kind == "way":
            self._used.append(tried.line)
            return self._verdict("wait", (outcome.way, {}) if outcome.way else self._asked())
        others = self._play(outcome.then)
        if judged.kind == "good":
            self._number, self._used = self._number + 1, []
        status: Status = "weaker" if judged.kind == "weaker" else "done" if self.is_done else "good"
        return self._verdict(status, (outcome.say, judged.params), (self.frames[-1], *others) if others else ())

    def _play(self, steps: Iterable[ScenarioStep]) -> list[Frame]:
        """What others do, as the file tells it."""
        frames = []
        for step in steps:
            done = self._match.do(step.by, step.do, step.dictated)
            frames.append(Frame(step.by, step.do, done, self.live.state))
        return frames

    def _asked(self) -> Phrase:
        params: Mapping[str, Param] = {}
        return self.task.ask, params

    def _verdict(self, status: Status, say: Phrase, then: tuple[Frame, ...] = ()) -> Verdict:
        named = {word for line in self._used for word in line.split(" ")}
        return Verdict(
            task=self._number,
            of=len(self.stage.tasks),
            status=status,
            say=say,
            ask=None if self.is_done else self._asked(),
            point=() if self.is_done else tuple(word for word in self.task.point if word not in named),
            then=then,
        )
