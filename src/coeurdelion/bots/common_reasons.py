"""Reasons that the bots of every game give, and how the weightiest of several are picked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coeurdelion.core.bot import Reason

MAX_REASONS = 3
"""The most reasons that a bot gives for one action."""
BEST = Reason("reason-best", {})
ONLY = Reason("reason-only", {})
ENOUGH = Reason("reason-enough", {})
WINS = Reason("reason-wins", {})


def ranks(keys: Sequence[str]) -> dict[str, int]:
    """The rank of every key of a list that has the weightiest first."""
    return {key: rank for rank, key in enumerate(keys)}


def weightiest(found: Sequence[Reason], rank: Mapping[str, int]) -> tuple[Reason, ...]:
    """The weightiest of some reasons, each once, MAX_REASONS at most; BEST if there are none."""
    each = {(reason.key, *sorted(reason.params.items(), key=str)): reason for reason in found}
    return tuple(sorted(each.values(), key=lambda reason: rank[reason.key])[:MAX_REASONS]) or (BEST,)
