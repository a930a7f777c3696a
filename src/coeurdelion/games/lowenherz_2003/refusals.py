"""Refusals by the rules of this game; `rules.toml` says which reasons each rule has."""

from __future__ import annotations

from coeurdelion.core import Refused
from coeurdelion.games.lowenherz_2003.state import State
from coeurdelion.games.lowenherz_2003.tiles import TERRAIN
from coeurdelion.games.realm.board import Fault
from coeurdelion.games.realm.faults import refusal
from coeurdelion.games.rulebook import Rulebook

RULES = Rulebook(__package__)
refused = RULES.refused


def refused_by(state: State, fault: Fault, rule: str = "") -> Refused:
    """The refusal for what the realm found wrong, by the rule given if several have this reason."""
    return refusal(RULES, fault, len(state.players), TERRAIN, rule)
