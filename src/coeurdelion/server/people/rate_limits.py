"""Rate limits: a token bucket for each address, session or guest."""

from __future__ import annotations

import time
from collections import OrderedDict

MAX_TRACKED_KEYS = 20_000
"""Keys whose buckets are kept in memory; the least recently used are forgotten first, and start again with a full bucket."""


class RateLimiter:
    """Token buckets by key: each holds `burst` tokens at most and gains `per_second` of them every second."""

    def __init__(self, burst: int, per_second: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def allow(self, key: str, cost: float = 1) -> bool:
        """Whether the key's bucket holds this many tokens now; if so, they are taken from it."""
        now = time.monotonic()
        tokens, since = self._buckets.pop(key, (float(self._burst), now))
        tokens = min(self._burst, tokens + (now - since) * self._per_second)
        allowed = tokens >= cost
        self._buckets[key] = (tokens - cost if allowed else tokens, now)
        if len(self._buckets) > MAX_TRACKED_KEYS:
            self._buckets.popitem(last=False)
        return allowed
