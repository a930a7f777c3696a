"""Limits are set by name, and a wrong one is refused before anything begins."""

from __future__ import annotations

import pytest

from coeurdelion.core import Refused
from coeurdelion.server.settings import Limits, parse_limits


def test_limits_are_set_by_name() -> None:
    assert parse_limits([]) == Limits()
    assert parse_limits(["bot-tables-per-guest=5", "lobby-lines-per-guest=0"]) == Limits(
        bot_tables_per_guest=5, lobby_lines_per_guest=0
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("nothing=5", "no-such-limit"),
        ("bot_tables_per_guest=5", "no-such-limit"),
        ("bot-tables-per-guest", "bad-limit"),
        ("bot-tables-per-guest=-1", "bad-limit"),
        ("bot-tables-per-guest=1e3", "bad-limit"),
        ("bot-tables-per-guest=²", "bad-limit"),
        ("bot-tables-per-guest=9999999999", "bad-limit"),
    ],
)
def test_a_wrong_limit_is_refused(text: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        parse_limits([text])
