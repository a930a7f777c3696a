"""An example told in a language: the board before and after, and a sentence or more for each step."""

from __future__ import annotations

from typing import NamedTuple

from coeurdelion.core import ALL, AnyGame, Refused
from coeurdelion.core.options import EDITION
from coeurdelion.draw.boards import plain_board
from coeurdelion.learn.examples import Example
from coeurdelion.learn.trial import Frame, frames_of, scenario_of, wanted_in
from coeurdelion.match.scenario import Scenario
from coeurdelion.text import Speaker


class ToldStep(NamedTuple):
    """What was done and what happened; if it was refused, by which rule."""

    text: str
    rule: str
    """The id of the rule that refused it; empty if it was not refused, or by no rule of the game."""
    is_refused: bool


class Figure(NamedTuple):
    """An example in words and plain text."""

    example: Example
    title: str
    before: str
    steps: tuple[ToldStep, ...]
    after: str
    """The board at the end; empty if it looks as before."""


def figure_of(example: Example, language: str, edition: str) -> Figure:
    """An example in a language, in the words of an edition; in its own if it is played by one."""
    scenario = scenario_of(example.text)
    own = str(example.options.get(EDITION, edition))
    speaker = Speaker.of_colours(language, scenario.game, own, scenario.colours)
    frames = frames_of(scenario)
    before, after = _board(scenario, frames[0]), _board(scenario, frames[-1])
    told = [_told(speaker, scenario.game, frame) for frame in frames]
    return Figure(
        example=example,
        title=speaker.say(example.title),
        before=before,
        steps=tuple(step for step in told if step.text),
        after=after if after != before else "",
    )


def _board(scenario: Scenario, frame: Frame) -> str:
    """The board of a frame, all secrets open."""
    return plain_board(scenario.game.redact(frame.state, ALL), scenario.colours)


def _told(speaker: Speaker, game: AnyGame, frame: Frame) -> ToldStep:
    """A frame in words: what happened, or what somebody wanted and why not."""
    if frame.refused is None:
        events = (event for step in frame.steps for event in step.events)
        return ToldStep(" ".join(map(speaker.event, events)), "", is_refused=False)
    rule = frame.refused.rule if frame.refused.rule in game.reasons else ""
    return ToldStep(_refusal(speaker, game, frame, frame.refused), rule, is_refused=True)


def _refusal(speaker: Speaker, game: AnyGame, frame: Frame, refused: Refused) -> str:
    reason, player, wanted = speaker.reason(refused), speaker.player(frame.by), wanted_in(game, frame)
    if wanted:
        return speaker.say("book-step-refused", player=player, wanted=speaker.question(*wanted), reason=reason)
    return speaker.say("book-step-misread", player=player, line=frame.line, reason=reason)
