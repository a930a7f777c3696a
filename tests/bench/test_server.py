"""The benchmark of the server runs, also where its peer is not installed."""

from __future__ import annotations

import json

import pytest

from coeurdelion.bench import server as bench_server
from coeurdelion.bench.server import peer


def test_a_short_run_measures_everything(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peer, "is_installed", lambda: False)
    monkeypatch.setattr(bench_server, "WARM_UP_S", 0.2)
    assert bench_server.main(0.8, True, "no peer", matches=(3,), idle=0) == 0
    told = capsys.readouterr()
    figures = json.loads(told.out.splitlines()[-1])
    assert "no peer" in told.err
    assert figures["moves_per_s"] > 0
    assert figures["ack_p99_ms"] >= figures["ack_p50_ms"] > 0
    assert figures["boardgame_io_moves_per_s"] is figures["ratio"] is None
