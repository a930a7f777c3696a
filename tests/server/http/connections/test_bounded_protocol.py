"""What the bounded protocol assumes of uvicorn holds; else the server runs without bounds, and says so."""

from __future__ import annotations

from typing import Any

import pytest
from structlog.testing import capture_logs

from coeurdelion.server.http.connections import bounded_protocol
from coeurdelion.server.http.connections.bounded_protocol import BoundedHttpProtocol, broken_assumptions
from coeurdelion.server.http.connections.bounds import Bounds
from coeurdelion.server.http.connections.protocol import PLAIN, choose_http_protocol
from coeurdelion.server.network_address import trusted_hosts
from coeurdelion.server.settings import Limits

CHANGED = "uvicorn has changed below its public interface; adapt http/connections/bounded_protocol.py:"
BOUNDS = Bounds(Limits(), 100, trusted_hosts(""))


def test_everything_is_there_that_the_bounds_use() -> None:
    assert broken_assumptions() == [], CHANGED


def test_the_bounded_protocol_is_used_here() -> None:
    with capture_logs() as lines:
        assert issubclass(choose_http_protocol(BOUNDS), BoundedHttpProtocol), CHANGED
    assert not lines


def unavailable() -> list[str]:
    raise AttributeError("ServerState")


@pytest.mark.parametrize("found", [lambda: ["on_header() is gone"], unavailable], ids=["changed", "gone"])
def test_without_what_it_assumes_the_server_runs_without_bounds(found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_protocol, "broken_assumptions", found)
    with capture_logs() as lines:
        assert choose_http_protocol(BOUNDS) == PLAIN
    (line,) = lines
    assert (line["event"], line["log_level"]) == ("connection-bounds-off", "warning")
    assert line["broken"]
