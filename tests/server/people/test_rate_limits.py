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


def test_what_costs_more_than_a_bucket_holds_takes_a_full_one() -> None:
    limiter = RateLimiter(10, 0.001)
    assert limiter.allow("a", 150)
    assert not limiter.allow("a")
    assert 0 < limiter.wait_s("a", 150) <= 10 / 0.001
    assert not RateLimiter(0, 0).allow("a", 150), "nothing is allowed where nothing is to be"
