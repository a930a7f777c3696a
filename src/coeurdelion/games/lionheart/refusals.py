"""Refusals by the rules of this game; `rules.toml` says which reasons each rule has."""

from __future__ import annotations

from coeurdelion.games.rulebook import Rulebook

RULES = Rulebook(__package__)
refused = RULES.refused
