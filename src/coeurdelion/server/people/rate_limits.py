"""Rate limits: a token bucket for each address, session or guest."""

from __future__ import annotations

import time
from collections import OrderedDict

from coeurdelion.server.metrics import LIMITED
from coeurdelion.server.settings import Limits

MAX_TRACKED_KEYS = 20_000
"""Keys whose buckets are kept in memory; the least recently used are forgotten first, and start again with a full bucket."""
MINUTE_S, HOUR_S = 60, 3600


class RateLimiter:
    """Token buckets by key: each holds `burst` tokens at most and gains `per_second` of them every second.

    What costs more than a bucket holds takes a full one, so that it is not refused for ever.
    """

    def __init__(self, burst: float, per_second: float, name: str = "") -> None:
        self._burst = burst
        self._per_second = per_second
        self._refused = LIMITED.labels(name) if name else None
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def allow(self, key: str, cost: float = 1) -> bool:
        """Whether the key's bucket holds this many tokens now; if so, they are taken from it; a refusal is counted."""
        allowed = self._take(key, cost)
        if not allowed and self._refused:
            self._refused.inc()
        return allowed

    def _take(self, key: str, cost: float) -> bool:
        now = time.monotonic()
        tokens, since = self._buckets.pop(key, (float(self._burst), now))
        tokens = min(self._burst, tokens + (now - since) * self._per_second)
        cost = self._payable(cost)
        allowed = tokens >= cost
        self._buckets[key] = (tokens - cost if allowed else tokens, now)
        if len(self._buckets) > MAX_TRACKED_KEYS:
            self._buckets.popitem(last=False)
        return allowed

    def _payable(self, cost: float) -> float:
        return min(cost, max(1.0, self._burst))  # a bucket that holds nothing pays for nothing

    def wait_s(self, key: str, cost: float = 1) -> float:
        """Seconds until the key's bucket holds this many tokens, if nothing is taken from it meanwhile."""
        tokens, since = self._buckets.get(key, (float(self._burst), 0.0))
        missing = self._payable(cost) - tokens
        return missing / self._per_second - (time.monotonic() - since) if missing > 0 and self._per_second else 0.0


class Rates:
    """Every rate limit of the server: what it limits, and whose; refusals are counted by its name."""

    def __init__(self, limits: Limits) -> None:
        self.session_requests = RateLimiter(
            limits.request_burst_per_session, limits.request_rate_per_session, "request-rate-per-session"
        )
        self.address_requests = RateLimiter(
            limits.request_burst_per_address, limits.request_rate_per_address, "request-rate-per-address"
        )
        self.guest_messages = RateLimiter(limits.message_burst_per_guest, limits.message_rate_per_guest)
        self.address_messages = RateLimiter(limits.message_burst_per_address, limits.message_rate_per_address)
        self.guest_chat = RateLimiter(
            limits.chat_burst_per_guest, limits.chat_per_minute_per_guest / MINUTE_S, "chat-per-minute-per-guest"
        )
        self.address_chat = RateLimiter(
            limits.chat_burst_per_address, limits.chat_per_minute_per_address / MINUTE_S, "chat-per-minute-per-address"
        )
        self.guest_imports = _hourly(limits.imports_per_hour_per_guest, "imports-per-hour-per-guest")
        self.address_imports = _hourly(limits.imports_per_hour_per_address, "imports-per-hour-per-address")
        self.new_guests = _hourly(limits.guests_per_hour_per_address, "guests-per-hour-per-address")


def _hourly(count: int, name: str) -> RateLimiter:
    """So many in an hour, at once or spread over it."""
    return RateLimiter(count, count / HOUR_S, name)
