"""What is expected of a state, as scenarios tell it: read, and compared with what is found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from coeurdelion.core import CHANCE, AnyGame, Refused, Seat
from coeurdelion.core.capabilities import Expectation, capabilities_of
from coeurdelion.games.toml_tables import check_keys, read_table, read_words

_RULES_KEYS = {"to_act", "legal", "illegal", "winner"}
"""What is asked of the rules; every other key is compared with the shown view."""
_EVERY_VIEW: Mapping[str, Expectation] = {"score": Expectation.BY_PLAYER}


class Finding(NamedTuple):
    """One comparison: what was looked at, expected and found."""

    what: str
    wanted: Any
    found: Any


def read_expected(table: Mapping[str, Any], game: AnyGame) -> Mapping[str, Any]:
    """What a table expects; refused if the game has no such key or the value is of another kind."""
    shown = _expectations(game)
    check_keys(table, _RULES_KEYS | shown.keys())
    for key, value in table.items():
        match shown.get(key, Expectation.WORDS):
            case Expectation.BY_PLAYER | Expectation.TABLE:
                read_table(table, key)
            case Expectation.NUMBER if type(value) is not int:
                raise Refused("scenario", "bad-entry", key=key, allowed=("int",))
            case Expectation.DIAGRAM if not isinstance(value, str):
                raise Refused("scenario", "bad-entry", key=key, allowed=("str",))
            case Expectation.WORDS:
                read_words(table, key)
                if isinstance(value, str):
                    raise Refused("scenario", "bad-entry", key=key, allowed=("[str, …]",))
            case _:
                pass
    return table


def _expectations(game: AnyGame) -> Mapping[str, Expectation]:
    """What of the shown view scenarios of this game may compare."""
    return {**_EVERY_VIEW, **capabilities_of(game).expectations}


def findings(game: AnyGame, colours: Sequence[str], state: Any, expected: Mapping[str, Any]) -> list[Finding]:
    """What is expected of a state beside what is found."""
    return [finding for key, wanted in expected.items() for finding in _findings(game, colours, state, key, wanted)]


def _findings(game: AnyGame, colours: Sequence[str], state: Any, key: str, expected: Any) -> list[Finding]:
    if key in _RULES_KEYS:
        return _told_by_rules(game, colours, state, key, expected)
    kind = _expectations(game)[key]
    if kind is Expectation.BY_PLAYER:
        return [
            Finding(f"{key} {colour}", wanted, _of_player(game, colours, state, key, colour))
            for colour, wanted in expected.items()
        ]
    found = game.show(game.redact(state, None)).get(key)
    return _rows(key, expected, str(found)) if kind is Expectation.DIAGRAM else [Finding(key, expected, found)]


def _told_by_rules(game: AnyGame, colours: Sequence[str], state: Any, key: str, expected: Any) -> list[Finding]:
    """What the rules say of a state: who is to act, who has won, which actions are legal."""
    if key == "to_act":
        return [Finding(key, expected, [_name(colours, seat) for seat in game.to_act(state)])]
    if key == "winner":
        won = game.winners(state)
        return [Finding(key, expected, "–" if won is None else [colours[seat] for seat in won])]
    lines = {str(action) for seat in game.to_act(state) for action in game.legal(state, seat)}
    wanted_legal = key == "legal"
    return [Finding(f"{key} {line}", wanted_legal, line in lines) for line in expected]


def _rows(key: str, expected: Any, found: str) -> list[Finding]:
    """Two diagrams row by row, however their blanks are set."""
    wanted, drawn = ([" ".join(row.split()) for row in str(text).strip().split("\n")] for text in (expected, found))
    return [Finding(f"{key} {number}", *rows) for number, rows in enumerate(zip_longest(wanted, drawn, fillvalue="–"), 1)]


def _of_player(game: AnyGame, colours: Sequence[str], state: Any, key: str, colour: str) -> Any:
    """The value of a key for one player, as that player sees it."""
    if colour not in colours:
        return None
    seat = colours.index(colour)
    values = game.show(game.redact(state, seat)).get(key)
    return values[seat] if isinstance(values, list) else None


def _name(colours: Sequence[str], seat: Seat) -> str:
    return "chance" if seat == CHANCE else colours[seat]


def alike(wanted: Any, found: Any) -> bool:
    """Whether what is found is what was expected; the order of a list does not matter."""
    return bool(_sorted(wanted) == _sorted(found))


def _sorted(value: Any) -> Any:
    return sorted(map(str, value)) if isinstance(value, list) else value


def told(value: Any) -> str:
    """A value as a failure tells it."""
    if isinstance(value, list):
        return "[" + ", ".join(map(str, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {entry}" for key, entry in sorted(value.items())) + "}"
    return str(value)
