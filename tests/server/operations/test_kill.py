"""The server is killed a few times in the middle of matches, on both databases; `./dev prove kill` does it often."""

from __future__ import annotations

import os

import pytest

from proofs.kill import MAX_RECOVERY_S, prove


@pytest.mark.parametrize(("database", "kills"), [("", 3), ("postgresql", 2)])
def test_nothing_is_lost_doubled_or_only_seen_when_the_server_is_killed(database: str, kills: int) -> None:
    found = prove(kills, database)
    assert found["acknowledged"] > 20 * kills
    assert (found["lost"], found["doubled"], found["phantom"]) == (0, 0, 0)
    busy = os.getloadavg()[0] / (os.cpu_count() or 1)  # what else runs here is not the server's fault
    assert found["back_s"] <= MAX_RECOVERY_S * max(1.0, busy)
