"""Rate limits hold for each key, and their memory is bounded."""

from __future__ import annotations

from coeurdelion.server.people.rate_limits import MAX_TRACKED_KEYS, RateLimiter


def test_how_often_one_may_ask_is_counted_for_each_and_bounded() -> None:
    limiter = RateLimiter(3, 0.001)
    assert [limiter.allow("a") for _ in range(5)] == [True, True, True, False, False]
    assert limiter.allow("b")
    for number in range(30_000):
        limiter.allow(str(number))
    assert len(limiter) == MAX_TRACKED_KEYS == 20_000
