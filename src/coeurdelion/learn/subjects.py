"""What can be tried, by its id: `example:GAME/NAME`, a packaged example, or `lesson:GAME/NAME`, a stage of a first game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from coeurdelion.core import Refused
from coeurdelion.games import game_named
from coeurdelion.learn.examples import example
from coeurdelion.learn.lesson import Lesson
from coeurdelion.learn.stages import Stage, stage_named
from coeurdelion.learn.trial import Dictation, Subject, Trial, following, scenario_of

EXAMPLE, LESSON = "example", "lesson"
_KEPT = 64
"""Subjects that are kept, with what their chance does."""


@dataclass(frozen=True, slots=True)
class ExampleSubject:
    """An example to be tried: chance does as in its scenario as long as its own steps are done."""

    text: str
    dictation: Dictation

    def try_lines(self, lines: Iterable[str]) -> Trial:
        """The trial of some lines, each by whoever is to act."""
        return Trial(scenario_of(self.text), lines, self.dictation)


@dataclass(frozen=True, slots=True)
class StageSubject:
    """A stage of a first game to be played: the lines are the learner's."""

    stage: Stage

    @property
    def text(self) -> str:
        """The scenario with the position."""
        return self.stage.position

    def try_lines(self, lines: Iterable[str]) -> Trial:
        """The stage after the learner's lines, with what is said of them."""
        return Lesson(self.stage, lines)


def subject_of(name: str) -> Subject:
    """The subject of an id; an unknown one is refused."""
    kind, _, rest = name.partition(":")
    game, _, within = rest.partition("/")
    if kind not in KINDS:
        raise Refused("example", "unknown-example", example=name[:80])
    return KINDS[kind](game_named(game).id, within)


@lru_cache(_KEPT)
def _example(game: str, name: str) -> Subject:
    found = example(game, name)
    return ExampleSubject(found.text, following(scenario_of(found.text)))


def _stage(game: str, name: str) -> Subject:
    return StageSubject(stage_named(game, name))


KINDS: Mapping[str, Callable[[str, str], Subject]] = {EXAMPLE: _example, LESSON: _stage}
"""How subjects of each kind are found, by their game and their name."""
