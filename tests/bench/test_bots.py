"""The benchmark of the bots measures each level in processes of its own."""

from __future__ import annotations

import pytest

from coeurdelion.bench import bots
from coeurdelion.bots import levels_of, ms_of


def test_a_short_run_measures_every_level_that_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "levels_of", lambda game: {level: levels_of(game)[level] for level in ("random", "squire")})
    told: list[str] = []
    figures = bots.bench_bots(["lionheart"], 2, told.append)
    assert told == list(figures) == ["lionheart squire"]
    found = figures["lionheart squire"]
    assert (found["limit_ms"], found["decisions"]) == (ms_of("squire"), 2 * bots.MATCHES)
    assert 0 < (found["median_ms"] or 0) <= (found["late_ms"] or 0) <= (found["worst_ms"] or 0)
    assert (found["memory_mb"] or 0) > 1
