"""What may be open at the same time is counted for each owner, and given back."""

from __future__ import annotations

from coeurdelion.server.people.quotas import Quotas


def test_what_is_open_is_counted_under_every_limit_or_none() -> None:
    quotas = Quotas({"all": 3, "each": 2})
    assert [quotas.take({"all": "", "each": "a"}) for _ in range(3)] == ["", "", "each"]
    assert [quotas.take({"all": "", "each": "b"}) for _ in range(2)] == ["", "all"]
    assert quotas.count("all") == 3
    assert quotas.count("each", "b") == 1
    quotas.give_back({"all": "", "each": "a"})
    assert quotas.take({"all": "", "each": "b"}) == ""
