"""Metrics are shown at a port of their own if there is one, and a port that is taken is refused with a sentence."""

from __future__ import annotations

import httpx
import pytest

from coeurdelion.core import Refused
from coeurdelion.server.run import show_metrics
from coeurdelion.server.settings import Settings
from tests.server.postgres import free_port


def test_metrics_have_a_port_of_their_own() -> None:
    settings = Settings("sqlite:///unused.db", metrics_port=free_port())
    show_metrics(settings)
    answer = httpx.get(f"http://127.0.0.1:{settings.metrics_port}/metrics")
    assert answer.status_code == 200
    assert "coeurdelion_connections" in answer.text
    with pytest.raises(Refused) as refused:
        show_metrics(settings)
    assert refused.value.reason == "port-taken"
