"""Refusals by the rules of this game; `rules.toml` says which reasons each rule has."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from coeurdelion.core import Param, Refused
from coeurdelion.games.lowenherz_2003.state import State, owner
from coeurdelion.games.lowenherz_2003.tiles import TERRAIN
from coeurdelion.games.realm.board import Fault

_TABLE: dict[str, Any] = tomllib.loads(files(__package__).joinpath("rules.toml").read_text("utf-8"))
PREFIX: str = _TABLE.pop("prefix")
REASONS: dict[str, tuple[str, ...]] = {f"{PREFIX}-{rule}": tuple(entry.get("reasons", ())) for rule, entry in _TABLE.items()}
"""The reasons of every rule, by its id."""

RULE = {reason: rule for rule, reasons in REASONS.items() for reason in reasons}


def refused(rule: str, reason: str, **params: Param) -> Refused:
    """The refusal of an action by a rule."""
    assert reason in REASONS[rule], (rule, reason)
    return Refused(rule, reason, **params)


def refused_by(state: State, fault: Fault) -> Refused:
    """The refusal for what the realm found wrong: the game adds its rule and its words."""
    params = dict(fault.params)
    if isinstance(colour := params.get("owner"), int):
        params["owner"] = owner(state, colour)
    if isinstance(letter := params.get("terrain"), str):
        params["terrain"] = TERRAIN[letter]
    return Refused(RULE[fault.reason], fault.reason, **params)
