"""The stages of a game's first game as their files tell them: a scenario, then tasks with what counts as good."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from coeurdelion.core import AnyGame, Refused
from coeurdelion.games import game_named
from coeurdelion.games.toml_tables import check_keys, read, read_table, read_tables, read_words
from coeurdelion.learn.packaged import packaged
from coeurdelion.match.dictated_match import Dictated
from coeurdelion.match.expected import read_expected
from coeurdelion.match.scenario import (
    Scenario,
    ScenarioStep,
    chance_keys,
    read_dictated,
    read_file,
    read_steps,
    scenario_of,
)

LEARNER = 0
"""The seat of the learner: the first of the players."""
MAX_WITHIN = 3
"""Own lines of one task that are looked ahead."""
_NAME = re.compile(r"[a-z]+(?:-[a-z]+)*")
_TASK_KEYS = {"name", "point", "good", "weaker", "then"}
_CONDITION_KEYS = {"lines", "event", "with", "expect", "at_least"}
_OUTCOME_KEYS = _CONDITION_KEYS | {"say", "then"}
_GOOD_KEYS = _OUTCOME_KEYS | {"within", "way"}


class Outcome(NamedTuple):
    """One way in which a line can turn out, and what is said to it: it is met if all that it names holds."""

    say: str
    """The key of its sentence."""
    way: str
    """The key of what is said to a line after which it can still be met; empty for the task's own."""
    lines: tuple[str, ...]
    """Patterns of lines, as for names of files (`border [a-c]?e`); every line if there are none."""
    event: str
    """An event that the line causes; any if it is empty."""
    params: Mapping[str, Any]
    """What belongs to this event, players by their colours."""
    expect: Mapping[str, Any]
    """What holds after the line, as in scenarios."""
    at_least: Mapping[str, Any]
    """Numbers that are reached or passed after the line."""
    within: int
    """Own lines of the task after which it must be met."""
    dictated: Dictated | None
    """What chance does after such a line; None for what the task says."""
    then: tuple[ScenarioStep, ...]
    """What the others do next."""

    @property
    def is_open(self) -> bool:
        """Whether it is met by every line."""
        return not (self.lines or self.event or self.expect or self.at_least)


class Task(NamedTuple):
    """What the learner is asked for, and how lines are answered.

    The last outcome is met by every line: one of `weaker`, or of `good` if nothing is weaker.
    """

    ask: str
    """The key of its sentence."""
    point: tuple[str, ...]
    """Words of lines to point at: cells, edges, what is in one's hand."""
    good: tuple[Outcome, ...]
    weaker: tuple[Outcome, ...]
    dictated: Dictated


class Stage(NamedTuple):
    """A position, what happened there before the learner comes, and the tasks."""

    name: str
    position: str
    """The part of its file that is a scenario."""
    scenario: Scenario
    """Its steps come before the first task."""
    tasks: tuple[Task, ...]

    @property
    def title(self) -> str:
        """The key of its title."""
        return sentence(self.scenario.game, self.name, "title")


def sentence(game: AnyGame, *words: str) -> str:
    """The key of a sentence of a game's first game."""
    return "-".join(("learn", game.prefix.lower(), *words))


def stages_of(game: str) -> tuple[Stage, ...]:
    """The stages of a game's first game, in order; none for a game that has none."""
    return tuple(_stages(game_named(game).id).values())


def stage_named(game: str, name: str) -> Stage:
    """A stage by its name; an unknown one is refused."""
    found = _stages(game_named(game).id).get(name)
    if found is None:
        raise Refused("lesson", "unknown-stage", stage=f"{game}/{name}"[:80])
    return found


@cache
def _stages(game: str) -> dict[str, Stage]:
    """The stages of a game by name, in the order of their numbers."""
    texts = packaged("lessons", game)
    named = {name: name.partition("-")[2] for name in sorted(texts)}
    return {stage: read_stage(stage, texts[name]) for name, stage in named.items()}


def read_stage(name: str, text: str) -> Stage:
    """The stage that a file holds; refused, with the line, if it is none."""
    return read_file(text, lambda table: _stage_of(name, text, table))


def _stage_of(name: str, text: str, table: Mapping[str, Any]) -> Stage:
    scenario = scenario_of({key: value for key, value in table.items() if key != "task"})
    tasks = tuple(_read_task(task, name, scenario) for task in read_tables(table, "task"))
    if not tasks:
        raise Refused("scenario", "bad-entry", key="task", allowed=("[[task]]",))
    return Stage(name, text.partition("\n[[task]]")[0], scenario, tasks)


def _read_task(table: Mapping[str, Any], stage: str, scenario: Scenario) -> Task:
    game = scenario.game
    check_keys(table, _TASK_KEYS | chance_keys(game))
    name = _read_name(table, "name")
    usual = read_steps(table, "then", game, scenario.colours)
    words = (stage, name)
    good = tuple(_read_outcome(one, _GOOD_KEYS, words, scenario, usual) for one in read_tables(table, "good"))
    weaker = tuple(_read_outcome(one, _OUTCOME_KEYS, words, scenario, ()) for one in read_tables(table, "weaker"))
    if not good:
        raise Refused("scenario", "bad-entry", key="good", allowed=("[[task.good]]",))
    if not (*good, *weaker)[-1].is_open:
        raise Refused("scenario", "bad-entry", key="weaker", allowed=("[[task.weaker]] say",))
    return Task(sentence(game, *words), read_words(table, "point"), good, weaker, read_dictated(table, game))


def _read_outcome(
    table: Mapping[str, Any],
    keys: set[str],
    words: tuple[str, str],
    scenario: Scenario,
    usual: tuple[ScenarioStep, ...],
) -> Outcome:
    game = scenario.game
    check_keys(table, keys | chance_keys(game))
    within = read(table, "within", int, 1)
    if not 1 <= within <= MAX_WITHIN:
        raise Refused("scenario", "bad-entry", key="within", allowed=(f"1–{MAX_WITHIN}",))
    return Outcome(
        say=sentence(game, *words, _read_name(table, "say", "good" if "within" in keys else "")),
        way=sentence(game, *words, _read_name(table, "way")) if "way" in table else "",
        lines=read_words(table, "lines"),
        event=read(table, "event", str, ""),
        params=read_table(table, "with"),
        expect=read_expected(read_table(table, "expect"), game),
        at_least=_read_numbers(read_expected(read_table(table, "at_least"), game)),
        within=within,
        dictated=read_dictated(table, game) if chance_keys(game) & table.keys() else None,
        then=read_steps(table, "then", game, scenario.colours) if "then" in table else usual,
    )


def _read_numbers(table: Mapping[str, Any]) -> Mapping[str, Any]:
    """What is expected in numbers: of everyone, or by player."""
    for key, value in table.items():
        values = value.values() if isinstance(value, dict) else [value]
        if not all(type(one) is int for one in values):
            raise Refused("scenario", "bad-entry", key=key, allowed=("int",))
    return table


def _read_name(table: Mapping[str, Any], key: str, default: str = "") -> str:
    """A name that can be a part of a key."""
    name = read(table, key, str, default)
    if not _NAME.fullmatch(name):
        raise Refused("scenario", "bad-entry", key=key, allowed=("a-z -",))
    return name
