"""Refusals by the rules of this game; `rules.toml` says which reasons each rule has."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from coeurdelion.core import Param, Refused

_TABLE: dict[str, Any] = tomllib.loads(files(__package__).joinpath("rules.toml").read_text("utf-8"))
PREFIX: str = _TABLE.pop("prefix")
REASONS: dict[str, tuple[str, ...]] = {f"{PREFIX}-{rule}": tuple(entry.get("reasons", ())) for rule, entry in _TABLE.items()}
"""The reasons of every rule, by its id."""


def refused(rule: str, reason: str, **params: Param) -> Refused:
    """The refusal of an action by a rule."""
    assert reason in REASONS[rule], (rule, reason)
    return Refused(rule, reason, **params)
