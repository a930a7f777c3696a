"""Scenarios: one position, some actions, what must follow."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from itertools import zip_longest
from typing import Any, NamedTuple

from coeurdelion.core import CHANCE, AnyGame, Match, Refused, Seat
from coeurdelion.core.capabilities import Expectation, capabilities_of
from coeurdelion.games import game_named
from coeurdelion.games.toml_tables import check_keys

_SCENARIO_KEYS = {"title", "game", "rules", "options", "position", "step", "expect"}
_STEP_KEYS = {"by", "do", "refused", "chance", "expect"}
_RULES_KEYS = {"to_act", "legal", "illegal", "winner"}
"""What is asked of the rules; every other key is compared with the shown view."""
_EVERY_VIEW: Mapping[str, Expectation] = {"score": Expectation.BY_PLAYER}


class ScenarioStep(NamedTuple):
    """One action of a scenario and what must follow it."""

    by: Seat
    do: str
    refused: tuple[str, ...]
    chance: tuple[str, ...]
    chance_words: tuple[str, ...] | None
    """What chance does, word by word, in a game that has such words."""
    expect: Mapping[str, Any]


class Scenario(NamedTuple):
    """A scenario as its file describes it, its position already loaded."""

    title: str
    game: AnyGame
    rules: tuple[str, ...]
    colours: tuple[str, ...]
    state: Any
    foreseen: tuple[str, ...]
    steps: tuple[ScenarioStep, ...]
    expect: Mapping[str, Any]

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
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        line = re.search(r"at line (\d+)", str(error))
        number = int(line.group(1)) if line else text.count("\n") + 1
        raise Refused("scenario", "no-toml", line=number, text=str(error)) from None
    try:
        return _read(table)
    except Refused as refused:
        raise _with_line(refused, text) from None


def read_position(text: str) -> Match:
    """A match that begins at the position of a scenario."""
    scenario = read_scenario(text)
    table = tomllib.loads(text)
    position = {key: value for key, value in _table(table, "position").items() if key != "players"}
    return Match(scenario.game, scenario.colours, ("",) * len(scenario.colours), _table(table, "options"), position)


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


def _read(table: Mapping[str, Any]) -> Scenario:
    check_keys(table, _SCENARIO_KEYS)
    game = game_named(table.get("game", ""))
    position = _table(table, "position")
    colours = _words(position, "players") or game.colours[: game.seats[0]]
    state, foreseen = game.position(colours, _table(table, "options"), position)
    steps = table.get("step", [])
    if not isinstance(steps, list) or not all(isinstance(step, dict) for step in steps):
        raise Refused("scenario", "bad-entry", key="step", allowed=("[[step]]",))
    return Scenario(
        title=str(table.get("title", "")),
        game=game,
        rules=_words(table, "rules"),
        colours=colours,
        state=state,
        foreseen=foreseen,
        steps=tuple(_read_step(step, game, colours) for step in steps),
        expect=_read_expect(_table(table, "expect"), game),
    )


def _read_step(table: Mapping[str, Any], game: AnyGame, colours: tuple[str, ...]) -> ScenarioStep:
    words = capabilities_of(game).chance_words
    check_keys(table, _STEP_KEYS | ({words.key} if words else set()))
    by, do = table.get("by"), table.get("do")
    if by != "chance" and by not in colours:
        raise Refused("scenario", "bad-entry", key="by", allowed=colours)
    if not isinstance(do, str):
        raise Refused("scenario", "bad-entry", key="do", allowed=("str",))
    return ScenarioStep(
        by=CHANCE if by == "chance" else colours.index(by),
        do=do,
        refused=_words(table, "refused"),
        chance=_words(table, "chance"),
        chance_words=words.read(table[words.key]) if words and words.key in table else None,
        expect=_read_expect(_table(table, "expect"), game),
    )


def _read_expect(table: Mapping[str, Any], game: AnyGame) -> Mapping[str, Any]:
    shown = _expectations(game)
    check_keys(table, _RULES_KEYS | shown.keys())
    for key, value in table.items():
        match shown.get(key, Expectation.WORDS):
            case Expectation.BY_PLAYER | Expectation.TABLE:
                _table(table, key)
            case Expectation.NUMBER if type(value) is not int:
                raise Refused("scenario", "bad-entry", key=key, allowed=("int",))
            case Expectation.DIAGRAM if not isinstance(value, str):
                raise Refused("scenario", "bad-entry", key=key, allowed=("str",))
            case Expectation.WORDS:
                _words(table, key)
                if isinstance(value, str):
                    raise Refused("scenario", "bad-entry", key=key, allowed=("[str, …]",))
            case _:
                pass
    return table


def _expectations(game: AnyGame) -> Mapping[str, Expectation]:
    """What of the shown view scenarios of this game may compare."""
    return {**_EVERY_VIEW, **capabilities_of(game).expectations}


def _table(table: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = table.get(key, {})
    if not isinstance(value, dict):
        raise Refused("scenario", "bad-entry", key=key, allowed=(f"[{key}]",))
    return value


def _words(table: Mapping[str, Any], key: str) -> tuple[str, ...]:
    """One text or a list of texts."""
    value = table.get(key, [])
    words = [value] if isinstance(value, str) else value
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise Refused("scenario", "bad-entry", key=key, allowed=("str", "[str, …]"))
    return tuple(words)


def run_scenario(scenario: Scenario) -> list[Failure]:
    """What does not hold in a scenario, up to the first step that goes wrong."""
    state, foreseen = _chance(scenario.game, scenario.state, [], list(scenario.foreseen))
    for number, step in enumerate(scenario.steps, 1):
        lines = list(step.chance)
        words = None if step.chance_words is None else list(step.chance_words)
        try:
            done, _ = scenario.game.apply(state, step.by, scenario.game.parse(step.do))
            state, foreseen = _chance(scenario.game, done, lines, foreseen, words)
            rule = ""
        except Refused as refused:
            rule = refused.rule
        except _TooFewWords as missing:
            return [Failure(number, scenario.chance_words_key, missing.wanted, " ".join(step.chance_words or ()))]
        if rule not in (step.refused or ("",)):
            return [Failure(number, step.do, " / ".join(step.refused) or "ok", rule or "ok")]
        if lines:
            return [Failure(number, "chance", "", " ".join(lines))]
        if words:
            return [Failure(number, scenario.chance_words_key, "", " ".join(words))]
        if failures := _compare(scenario, state, step.expect, number):
            return failures
    return _compare(scenario, state, scenario.expect, 0)


class _TooFewWords(Exception):  # noqa: N818 - what the scenario lacks, not an error of the program
    """Chance needs more words than a scenario gives; `wanted` is a line that would do."""

    def __init__(self, wanted: str) -> None:
        super().__init__(wanted)
        self.wanted = wanted


def _chance(
    game: AnyGame, state: Any, lines: list[str], foreseen: list[str], words: list[str] | None = None
) -> tuple[Any, list[str]]:
    """The state after chance has acted, by the lines or words given, else as foreseen; and what is still foreseen."""
    foreseen = list(foreseen)
    while CHANCE in game.to_act(state):
        outcomes = sorted(map(str, game.odds(state)))
        if lines:
            line = lines.pop(0)
        elif words is not None:
            line = _next_line(words, outcomes[0])
        else:
            line = next((one for one in foreseen if one in outcomes), outcomes[0])
        state, _ = game.apply(state, CHANCE, game.parse(line))
        if line in foreseen:
            foreseen.remove(line)
    return state, foreseen


def _next_line(words: list[str], like: str) -> str:
    """The next words after the verb of another line, as many as that has; they are taken away."""
    verb, *wanted = like.split(" ")
    if len(words) < len(wanted):
        raise _TooFewWords(like)
    line = " ".join([verb, *words[: len(wanted)]])
    del words[: len(wanted)]
    return line


def _compare(scenario: Scenario, state: Any, expect: Mapping[str, Any], number: int) -> list[Failure]:
    """Where a state is not as expected."""
    failures = []
    for key, expected in expect.items():
        for what, wanted, found in _findings(scenario, state, key, expected):
            if _sorted(wanted) != _sorted(found):
                failures.append(Failure(number, what, _told(wanted), _told(found)))
    return failures


def _findings(scenario: Scenario, state: Any, key: str, expected: Any) -> list[tuple[str, Any, Any]]:
    """For one key, each comparison as its name, the expected and the actual value."""
    game = scenario.game
    if key in _RULES_KEYS:
        return _told_by_rules(scenario, state, key, expected)
    kind = _expectations(game)[key]
    if kind is Expectation.BY_PLAYER:
        return [(f"{key} {colour}", wanted, _of_player(scenario, state, key, colour)) for colour, wanted in expected.items()]
    found = game.show(game.redact(state, None)).get(key)
    return _rows(key, expected, str(found)) if kind is Expectation.DIAGRAM else [(key, expected, found)]


def _told_by_rules(scenario: Scenario, state: Any, key: str, expected: Any) -> list[tuple[str, Any, Any]]:
    """What the rules say of a state: who is to act, who has won, which actions are legal."""
    game, colours = scenario.game, scenario.colours
    if key == "to_act":
        return [(key, expected, [_name(colours, seat) for seat in game.to_act(state)])]
    if key == "winner":
        won = game.winners(state)
        return [(key, expected, "–" if won is None else [colours[seat] for seat in won])]
    lines = {str(action) for seat in game.to_act(state) for action in game.legal(state, seat)}
    wanted_legal = key == "legal"
    return [(f"{key} {line}", wanted_legal, line in lines) for line in expected]


def _rows(key: str, expected: Any, found: str) -> list[tuple[str, Any, Any]]:
    """Two diagrams row by row, however their blanks are set."""
    wanted, drawn = ([" ".join(row.split()) for row in str(text).strip().split("\n")] for text in (expected, found))
    return [(f"{key} {number}", *rows) for number, rows in enumerate(zip_longest(wanted, drawn, fillvalue="–"), 1)]


def _of_player(scenario: Scenario, state: Any, key: str, colour: str) -> Any:
    """The value of a key for one player, as that player sees it."""
    if colour not in scenario.colours:
        return None
    seat = scenario.colours.index(colour)
    values = scenario.game.show(scenario.game.redact(state, seat)).get(key)
    return values[seat] if isinstance(values, list) else None


def _name(colours: tuple[str, ...], seat: Seat) -> str:
    return "chance" if seat == CHANCE else colours[seat]


def _sorted(value: Any) -> Any:
    return sorted(map(str, value)) if isinstance(value, list) else value


def _told(value: Any) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(map(str, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {entry}" for key, entry in sorted(value.items())) + "}"
    return str(value)
