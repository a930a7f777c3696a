"""Security events are logged with their address, and a flood of them as one line a second."""

from __future__ import annotations

import asyncio

import pytest
from structlog.testing import capture_logs

from coeurdelion.server import security_events
from coeurdelion.server.security_events import MANY, MAX_TRACKED_SOURCES, SecurityEvents


async def test_a_flood_is_one_line_and_then_its_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(security_events, "INTERVAL_S", 0.05)
    events = SecurityEvents()
    with capture_logs() as lines:
        for _ in range(500):
            events.note("401", "203.0.113.7", request="a1")
        events.note("403", "203.0.113.7")
        events.note("401", "203.0.113.8")
        assert [(line["kind"], line["address"], line["count"]) for line in lines] == [
            ("401", "203.0.113.7", 1),
            ("403", "203.0.113.7", 1),
            ("401", "203.0.113.8", 1),
        ]
        assert lines[0]["request"] == "a1"
        assert {line["log_level"] for line in lines} == {"warning"}
        async with asyncio.timeout(10):
            while len(lines) < 4:
                await asyncio.sleep(0.01)
        assert (lines[3]["kind"], lines[3]["count"]) == ("401", 499)


async def test_a_flood_from_everywhere_is_not_a_line_for_each_address() -> None:
    events = SecurityEvents()
    with capture_logs() as lines:
        for number in range(3 * MAX_TRACKED_SOURCES):
            events.note("429", str(number))
    assert len(lines) == MAX_TRACKED_SOURCES + 1
    assert lines[-1]["address"] == MANY
