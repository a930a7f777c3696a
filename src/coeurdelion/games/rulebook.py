"""The rules of a game by their ids, read from its `rules.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from coeurdelion.core import Param, Refused, Seat
from coeurdelion.core.capabilities import Source


def not_now(seat: Seat, asked: str, params: Mapping[str, Param]) -> Refused:
    """The refusal of an action that belongs to another moment; it says what the seat is asked for."""
    return Refused("turn", "not-now", player=seat, asked=asked, **params)


class Rulebook:
    """Which reasons each rule has for refusing an action, and where it comes from."""

    def __init__(self, package: str) -> None:
        table: dict[str, Any] = tomllib.loads(files(package).joinpath("rules.toml").read_text("utf-8"))
        self.prefix: str = table.pop("prefix")
        kinds: dict[str, str] = table.pop("sources")
        self.sources: dict[str, tuple[Source, ...]] = {
            f"{self.prefix}-{rule}": tuple(_source(name, kind, entry[name]) for name, kind in kinds.items() if name in entry)
            for rule, entry in table.items()
        }
        self.reasons: dict[str, tuple[str, ...]] = {
            f"{self.prefix}-{rule}": tuple(entry.get("reasons", ())) for rule, entry in table.items()
        }
        self._rule = {reason: rule for rule, reasons in self.reasons.items() for reason in reasons}

    def refused(self, rule: str, reason: str, **params: Param) -> Refused:
        """The refusal of an action by a rule."""
        assert reason in self.reasons[rule], (rule, reason)
        return Refused(rule, reason, **params)

    def rule_of(self, reason: str) -> str:
        """The rule that has this reason."""
        return self._rule[reason]


def _source(name: str, kind: str, entry: str | bool) -> Source:
    """A source by its name in the file; what a printed rulebook says has its section."""
    return Source(kind, name if kind == "printed" else "", entry if isinstance(entry, str) else "")
