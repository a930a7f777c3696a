"""Examples and trials, as they travel by HTTP: everything is open in them, as in a replay."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from coeurdelion.learn.trial import MAX_LINE_LENGTH, MAX_LINES
from coeurdelion.server.wire import Card, Params, Player, Question, Reason, Refusal, Told

TriedLine = Annotated[str, msgspec.Meta(max_length=MAX_LINE_LENGTH)]
"""A line that is tried; it may begin with its seat, as in a match file."""


class TrialFrame(msgspec.Struct):
    """What a line led to, after chance has acted: whose it was, what happened, what the view is then, and who is to act.

    Of the view it has what differs from the first frame, the position, which has no line and is of nobody (-1). A line that
    was refused says why, and has changed nothing; `does` says what it would have done, if that can be said.
    """

    by: int
    line: str
    view: Params
    to_act: list[int]
    events: list[Told]
    refused: Refusal | None
    does: Reason | None = None


class Example(msgspec.Struct):
    """A packaged example: a position and what some lines lead to, one frame each; `title` is the key of its sentence.

    `rules` are the ids of those that it shows, `fixed` is the view of the position. With `own` a match can begin from it.
    """

    game: str
    name: str
    rules: list[str]
    title: str
    edition: str
    options: Params
    players: list[Player]
    cards: dict[str, Card]
    fixed: Params
    frames: list[TrialFrame]
    own: bool


class Try(msgspec.Struct, forbid_unknown_fields=True):
    """Lines to be tried on the position of an example, each by whoever is to act, or in a stage of a lesson, by the learner.

    `of` is `example:GAME/NAME` or `lesson:GAME/STAGE`. In a lesson the others act in between by themselves, and a line that
    was weaker or refused counts only as long as it is the last. Beside that can be asked what another line would cause
    (`preview`), why it is refused (`why`), and what can be done at a place (`reach`).
    """

    of: Annotated[str, msgspec.Meta(max_length=200)]
    lines: Annotated[list[TriedLine], msgspec.Meta(max_length=MAX_LINES)] = []
    preview: TriedLine = ""
    why: TriedLine = ""
    reach: Annotated[str, msgspec.Meta(max_length=8)] = ""


class LessonVerdict(msgspec.Struct):
    """What a lesson says of a trial: how many of its tasks are done, what became of the last line, what is asked now.

    `wait`: the task is still to be done; `good`: one is done, `ask` is the next; `weaker`: the last line is taken back, by
    leaving it out; `done`: all tasks are done. `say` is what is said to the last line, or the task while there is nothing
    to say. `ask` is the task, null when all are done. `point` are places and other words of lines to look at. If others have
    acted since the last line, `then` has what is to be shown before the view that was reached: that line, then theirs, each
    with what differs from the view of the trial without lines.
    """

    task: int
    of: int
    status: Literal["wait", "good", "weaker", "done"]
    say: Reason
    ask: Reason | None
    point: list[str]
    then: list[TrialFrame]


class Tried(msgspec.Struct):
    """Where the lines of a trial lead: the whole view, who is to act, and what the first of these is asked.

    `taken` is how many lines count: all, or those before the first that was refused; `refused` says why that was. A line
    without a seat is of `seat`. `events` are what the last line and chance after it have caused. `previewed` is what the
    line asked about would cause, `reasons` why it is refused (no rule if it is not), `reached` what is told of the place.
    """

    taken: int
    view: Params
    seat: int | None
    to_act: list[int]
    question: Question | None
    events: list[Told]
    refused: Refusal | None
    over: bool
    previewed: list[Told] | None = None
    reasons: Refusal | None = None
    reached: list[Reason] | None = None
    verdict: LessonVerdict | None = None
