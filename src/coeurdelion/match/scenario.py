"""Scenarios: one position, some actions, what must follow."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from coeurdelion.core import CHANCE, AnyGame, Match, Refused, Seat
from coeurdelion.core.capabilities import capabilities_of
from coeurdelion.games import game_named
from coeurdelion.games.toml_tables import check_keys, read_table, read_tables, read_words
from coeurdelion.match.dictated_match import Dictated, DictatedMatch, TooFewWords
from coeurdelion.match.expected import alike, findings, read_expected, told

T = TypeVar("T")
_SCENARIO_KEYS = {"title", "game", "rules", "options", "position", "step", "expect"}
_STEP_KEYS = {"by", "do", "refused", "expect"}


class ScenarioStep(NamedTuple):
    """One action of a scenario and what must follow it."""

    by: Seat
    do: str
    refused: tuple[str, ...]
    dictated: Dictated
    expect: Mapping[str, Any]


class Scenario(NamedTuple):
    """A scenario as its file describes it, its position already loaded."""

    title: str
    game: AnyGame
    rules: tuple[str, ...]
    match: Match
    """The match that begins at its position."""
    foreseen: tuple[str, ...]
    """What chance does from there on if it is not told otherwise."""
    steps: tuple[ScenarioStep, ...]
    expect: Mapping[str, Any]

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours of its players, by seat."""
        return self.match.colours

    @property
    def state(self) -> Any:
        """The state of its position."""
        return self.match.start()

    @property
    def chance_words_key(self) -> str:
        """Under which steps tell what chance does word by word."""
        words = capabilities_of(self.game).chance_words
        return words.key if words else ""


class Failure(NamedTuple):
    """What did not hold: the number of the step, 0 for the end, what was looked at, expected and found."""

    step: int
    what: str
    expected: str
    found: str


def read_scenario(text: str) -> Scenario:
    """The scenario a file holds; refused, with the line, if it is none."""
    return read_file(text, scenario_of)


def read_file(text: str, read: Callable[[Mapping[str, Any]], T]) -> T:
    """What is read from the tables of a TOML file; what is refused, with the line it is about."""
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        line = re.search(r"at line (\d+)", str(error))
        number = int(line.group(1)) if line else text.count("\n") + 1
        raise Refused("scenario", "no-toml", line=number, text=str(error)) from None
    try:
        return read(table)
    except Refused as refused:
        raise _with_line(refused, text) from None


def read_position(text: str) -> Match:
    """A match that begins at the position of a scenario."""
    return read_scenario(text).match


def read_start(text: str) -> Match:
    """A match to be played from the position of a scenario; refused, with the line, if it could not come to an end."""
    match = read_position(text)
    try:
        return _completed(match)
    except Refused as refused:
        raise _with_line(refused, text) from None


def _completed(match: Match) -> Match:
    """A match from a position in which someone is to act, or chance, with all that its game needs for the end."""
    game, state, completed = match.game, match.start(), capabilities_of(match.game).completed
    if completed:
        match = replace(match, position=completed(state, match.position or {}))
        state = match.start()
    if game.winners(state) is not None or not game.to_act(state):
        raise Refused("scenario", "nobody-acts")
    return match


def _with_line(refused: Refused, text: str) -> Refused:
    """The refusal with the line of the file it is about."""
    params = dict(refused.params)
    lines = text.split("\n")
    if "line" in params:
        board = next((number for number, line in enumerate(lines) if re.match(r"\s*board\s*=", line)), 0)
        params["line"] = board + 2 + int(str(params["line"]))
    else:
        named = re.escape(str(params.get("key") or params.get("option") or params.get("cell") or "position"))
        found = (number for number, line in enumerate(lines, 1) if re.search(rf"\b{named}\b", line))
        params["line"] = next(found, 1)
    return Refused(refused.rule, refused.reason, **params)


def scenario_of(table: Mapping[str, Any]) -> Scenario:
    """The scenario that the tables of a file hold; refused if they hold none."""
    check_keys(table, _SCENARIO_KEYS)
    game = game_named(table.get("game", ""))
    position = read_table(table, "position")
    colours = read_words(position, "players") or game.colours[: game.seats[0]]
    options = read_table(table, "options")
    _, foreseen = game.position(colours, options, position)
    described = {key: value for key, value in position.items() if key != "players"}
    return Scenario(
        title=str(table.get("title", "")),
        game=game,
        rules=read_words(table, "rules"),
        match=Match(game, colours, ("",) * len(colours), options, described),
        foreseen=foreseen,
        steps=read_steps(table, "step", game, colours),
        expect=read_expected(read_table(table, "expect"), game),
    )


def read_steps(table: Mapping[str, Any], key: str, game: AnyGame, colours: tuple[str, ...]) -> tuple[ScenarioStep, ...]:
    """The steps under a key, in order."""
    return tuple(_read_step(step, game, colours) for step in read_tables(table, key))


def _read_step(table: Mapping[str, Any], game: AnyGame, colours: tuple[str, ...]) -> ScenarioStep:
    check_keys(table, _STEP_KEYS | chance_keys(game))
    by, do = table.get("by"), table.get("do")
    if by != "chance" and by not in colours:
        raise Refused("scenario", "bad-entry", key="by", allowed=colours)
    if not isinstance(do, str):
        raise Refused("scenario", "bad-entry", key="do", allowed=("str",))
    return ScenarioStep(
        by=CHANCE if by == "chance" else colours.index(by),
        do=do,
        refused=read_words(table, "refused"),
        dictated=read_dictated(table, game),
        expect=read_expected(read_table(table, "expect"), game),
    )


def chance_keys(game: AnyGame) -> set[str]:
    """The keys of a table that tell what chance does."""
    words = capabilities_of(game).chance_words
    return {"chance", words.key} if words else {"chance"}


def read_dictated(table: Mapping[str, Any], game: AnyGame) -> Dictated:
    """What the keys of a table tell chance to do."""
    words = capabilities_of(game).chance_words
    return Dictated(read_words(table, "chance"), words.read(table[words.key]) if words and words.key in table else None)


def run_scenario(scenario: Scenario) -> list[Failure]:
    """What does not hold in a scenario, up to the first step that goes wrong."""
    play = DictatedMatch(scenario.match, scenario.foreseen)
    for number, step in enumerate(scenario.steps, 1):
        try:
            play.do(step.by, step.do, step.dictated)
            rule = ""
        except Refused as refused:
            rule = refused.rule
        except TooFewWords as missing:
            return [Failure(number, scenario.chance_words_key, missing.wanted, " ".join(step.dictated.words or ()))]
        if rule not in (step.refused or ("",)):
            return [Failure(number, step.do, " / ".join(step.refused) or "ok", rule or "ok")]
        if play.unused.lines:
            return [Failure(number, "chance", "", " ".join(play.unused.lines))]
        if play.unused.words:
            return [Failure(number, scenario.chance_words_key, "", " ".join(play.unused.words))]
        if failures := _failures(scenario, play.live.state, step.expect, number):
            return failures
    return _failures(scenario, play.live.state, scenario.expect, 0)


def _failures(scenario: Scenario, state: Any, expected: Mapping[str, Any], number: int) -> list[Failure]:
    """Where a state is not as expected."""
    found = findings(scenario.game, scenario.colours, state, expected)
    return [Failure(number, what, told(wanted), told(seen)) for what, wanted, seen in found if not alike(wanted, seen)]
