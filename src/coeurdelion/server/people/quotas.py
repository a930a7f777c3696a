"""Quotas: how many things of a kind may be open at the same time, in all and for each owner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from coeurdelion.server.metrics import LIMITED


class Quotas:
    """Counts what is open by the limits that it falls under; what is taken must be given back."""

    def __init__(self, limits: Mapping[str, int]) -> None:
        self._limits = dict(limits)
        self._open: Counter[tuple[str, str]] = Counter()

    def count(self, limit: str, owner: str = "") -> int:
        """How many are open under a limit."""
        return self._open[limit, owner]

    def take(self, owners: Mapping[str, str]) -> str:
        """Count one more under each of these limits, for its owner; if one is reached, its name, and nothing is counted."""
        for limit, owner in owners.items():
            if self._open[limit, owner] >= self._limits[limit]:
                LIMITED.labels(limit).inc()
                return limit
        self._open.update(owners.items())
        return ""

    def give_back(self, owners: Mapping[str, str]) -> None:
        """Count one less under each of these limits."""
        for key in owners.items():
            if self._open[key] > 1:
                self._open[key] -= 1
            else:
                del self._open[key]
