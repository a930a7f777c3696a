"""How far a search may look: as far as its level does, and no further than the request allows."""

from __future__ import annotations

from typing import NamedTuple

from coeurdelion.core.bot import BotRequest

TIME_SHARE = 0.9
"""The share of its time that a search uses."""


class SearchLimits(NamedTuple):
    """The most positions, None for any number, and the most milliseconds, 0 where time does not count; one of them holds."""

    nodes: int | None
    ms: int


def limits_within(request: BotRequest, nodes: int | None, ms: int) -> SearchLimits:
    """The limits of a level, and of a request too."""
    limits = [limit for limit in (nodes, request.nodes) if limit is not None]
    time = max(1, round(TIME_SHARE * min(ms, request.ms))) if request.nodes is None else 0
    return SearchLimits(min(limits, default=None), time)
